//! What a seat sees, as one row of numbers of a fixed length.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use bots::numbering::{self, Block};
use bots::sight::{Row, Sheet};
use bots::{Knowledge, Names};
use pyo3::PyResult;
use table::{Game, MOST_SEATS, Rng, Seat, Seed, Viewer};

use crate::error::refuse;

/// Whose rows are seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seeing {
    /// The table and the seat's own, which need no guess.
    Own,
    /// All seats, in a state imagined from what the seat knows.
    All,
    /// The table as it is.
    Plain,
}

impl Seeing {
    /// What is called so.
    pub(crate) fn named(name: &str) -> PyResult<Seeing> {
        match name {
            "own" => Ok(Seeing::Own),
            "all" => Ok(Seeing::All),
            "plain" => Ok(Seeing::Plain),
            _ => Err(refuse(format!(
                "there is no way to observe '{name}'; choose own, all or plain"
            ))),
        }
    }
}

/// How long the rows of a game are, and what their numbers are called.
pub(crate) struct Shape {
    names: Names,
    parts: usize,
    plain: &'static [Block],
}

impl Shape {
    /// The shape of a game's rows.
    pub(crate) fn of<G: Knowledge>() -> Arc<Shape> {
        static KNOWN: LazyLock<Mutex<HashMap<&'static str, Arc<Shape>>>> = LazyLock::new(Mutex::default);
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(
            known
                .entry(G::meta().id)
                .or_insert_with(|| Arc::new(Shape::look::<G>())),
        )
    }

    /// Looks at a new game, and at what comes of it, until every kind of row was there.
    fn look<G: Knowledge>() -> Shape {
        let seed = Seed::from_text("a look");
        let game = G::new(G::meta().usual_players, &G::Options::default(), seed);
        let mut game = game.expect("the standard game can be set up for as many as usually play");
        let (mut legal, mut rng) = (Vec::new(), Rng::new(seed));
        let mut names = Names::default();
        while let Some((seat, action)) = table::random_decision(&game, &mut rng, &mut legal) {
            names = Names::of(&game, seat, &legal);
            if G::PARTS == 0 || !names.part.is_empty() {
                break;
            }
            let applied = game.apply(seat, &action, &mut ());
            debug_assert!(applied.is_ok(), "what is legal is accepted");
        }
        Shape {
            names,
            parts: G::PARTS,
            plain: G::PLAIN,
        }
    }

    /// How long a seat's numbers are, those of its parts included.
    fn seat(&self) -> usize {
        self.names.seat.len() + self.parts * self.names.part.len()
    }

    /// How long the row is at a table of so many.
    pub(crate) fn len(&self, seeing: Seeing, players: u8) -> usize {
        let seats = match seeing {
            Seeing::Own => 1,
            Seeing::All => usize::from(players),
            Seeing::Plain => return numbering::len(self.plain),
        };
        self.names.table.len() + seats * self.seat()
    }

    /// How many numbers an action has.
    pub(crate) fn action(&self) -> &[String] {
        &self.names.action
    }

    /// What the numbers are called, in their order.
    pub(crate) fn names(&self, seeing: Seeing, players: u8) -> Vec<String> {
        let seats = match seeing {
            Seeing::Own => 1,
            Seeing::All => players,
            Seeing::Plain => return self.plain.iter().flat_map(names_in).collect(),
        };
        let mut all: Vec<String> = self.names.table.iter().map(|name| format!("table: {name}")).collect();
        for seat in 0..seats {
            let who = match seat {
                0 => "own".to_owned(),
                1 => "next seat".to_owned(),
                _ => format!("seat {seat} further"),
            };
            all.extend(self.names.seat.iter().map(|name| format!("{who}: {name}")));
            for part in 1..=self.parts {
                all.extend(self.names.part.iter().map(|name| format!("{who}: part {part}: {name}")));
            }
        }
        all
    }

    /// Writes what a seat sees; every number of the row is written. `rng` is what others' secrets are drawn with.
    pub(crate) fn write<G: Knowledge>(&self, game: &G, seat: Seat, seeing: Seeing, rng: &mut Rng, out: &mut [f32]) {
        if seeing == Seeing::Plain {
            out.fill(0.0);
            return game.see_plain(seat, out);
        }
        let mut writer = Writer {
            shape: self,
            players: game.players(),
            viewer: seat,
            out,
            next: 0..0,
            part: 0,
            end: 0,
        };
        match seeing {
            Seeing::Own | Seeing::Plain => game.see_own(seat, &mut writer),
            Seeing::All => G::imagine(&game.view(Viewer::Seat(seat)), rng).see(&mut writer),
        }
        writer.finish_seat();
    }
}

/// What the numbers of a block are called: its name with their coordinates.
fn names_in(block: &Block) -> impl Iterator<Item = String> {
    (block.first..block.first + block.len()).map(|place| {
        let coordinates = block.coordinates(place).unwrap_or_default();
        let told = coordinates.iter().zip(block.axes);
        let told: Vec<String> = told
            .map(|(coordinate, (axis, _))| format!("{axis} {coordinate}"))
            .collect();
        if told.is_empty() {
            block.name.to_owned()
        } else {
            format!("{}: {}", block.name, told.join(", "))
        }
    })
}

/// Puts numbers to their places in the row.
struct Writer<'a> {
    shape: &'a Shape,
    players: u8,
    viewer: Seat,
    out: &'a mut [f32],
    /// Where the next numbers go.
    next: Range<usize>,
    /// Where the next part of the seat goes.
    part: usize,
    /// Where the parts of the seat end.
    end: usize,
}

impl Writer<'_> {
    /// What a seat doesn't have is 0.
    fn finish_seat(&mut self) {
        if self.part < self.end {
            self.out[self.part..self.end].fill(0.0);
        }
        self.part = self.end;
    }
}

impl Sheet for Writer<'_> {
    #[inline]
    fn row(&mut self, row: Row) {
        let names = &self.shape.names;
        match row {
            Row::Table => self.next = 0..names.table.len(),
            Row::Seat(seat) => {
                self.finish_seat();
                let behind = seat.clockwise(self.players - u8::from(self.viewer), self.players);
                let first = names.table.len() + behind.index() * self.shape.seat();
                self.part = first + names.seat.len();
                self.end = first + self.shape.seat();
                self.next = first..self.part;
            }
            Row::Part => {
                let end = (self.part + names.part.len()).min(self.end);
                self.next = self.part..end;
                self.part = end;
            }
            Row::Action => self.next = 0..0,
        }
    }

    #[inline]
    fn number(&mut self, _: &'static str, value: f32) {
        if let Some(place) = self.next.next() {
            self.out[place] = value;
        }
    }
}

/// The points of every seat.
pub(crate) type Points = [i32; MOST_SEATS as usize];

/// What every seat would score now.
pub(crate) fn points<G: Game>(game: &G) -> Points {
    let mut points = Points::default();
    for seat in table::Seats::all(game.players()).iter() {
        points[seat.index()] = game.points(seat);
    }
    points
}
