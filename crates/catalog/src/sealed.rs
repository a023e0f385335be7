//! A stand-in game for tests: sealed bids. In each of three rounds everybody secretly picks one of the coins in hand; when all have, the coins are revealed
//! and go on the table. Most on the table wins. It has what the real games have: simultaneous and hidden decisions, chance, a flag and a file.

use serde::{Deserialize, Serialize};
use table::options::{parse_flag, unknown_option};
use table::words::Source;
use table::{
    Audience, Book, Chance, EntryError, Game, Illegal, Inconsistent, Message, Meta, OptionError, OptionSpec, Options,
    Outcome, PadRow, Present, Refused, Rng, ScorePad, ScorePart, Seat, SeatResult, Seats, Seed, SetupError, Sink,
    Takeback, Viewer, Voice, Worth,
};

const ROUNDS: usize = 3;
const HAND: usize = 4;

#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Terms {
    double: bool,
    coins: Option<Vec<u8>>,
}

impl Options for Terms {
    fn specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec::flag("double", Message::verbatim("Every coin counts twice.")),
            OptionSpec::file("coins", Message::verbatim("The coins, one number per line."), "1 to 9"),
        ]
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "double" => self.double = parse_flag(name, value)?,
            "coins" => {
                let coins: Result<Vec<u8>, _> = value.lines().map(str::parse).collect();
                self.coins = Some(coins.map_err(|error| OptionError::Value {
                    name: name.into(),
                    reason: Message::verbatim(error.to_string()),
                })?);
            }
            _ => return Err(unknown_option::<Terms>(name)),
        }
        Ok(())
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Purse {
    hand: Vec<u8>,
    picked: Option<u8>,
    table: Vec<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Unchecked", into = "Unchecked")]
pub(crate) struct Sealed(Unchecked);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Unchecked {
    worth: u32,
    purses: Vec<Purse>,
}

impl TryFrom<Unchecked> for Sealed {
    type Error = Inconsistent;
    fn try_from(unchecked: Unchecked) -> Result<Sealed, Inconsistent> {
        let sealed = Sealed(unchecked);
        sealed.check().map(|()| sealed)
    }
}

impl From<Sealed> for Unchecked {
    fn from(sealed: Sealed) -> Unchecked {
        sealed.0
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Bid {
    Pick(u8),
    Again,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Heard {
    Picked { seat: Seat, coin: Option<u8> },
    Revealed(Vec<u8>),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Look {
    tables: Vec<Vec<u8>>,
    own: Option<Vec<u8>>,
}

impl Sealed {
    fn purse(&self, seat: Seat) -> &Purse {
        &self.0.purses[seat.index()]
    }

    fn done(&self) -> bool {
        self.0.purses.iter().all(|purse| purse.table.len() == ROUNDS)
    }

    fn reveal(&mut self, events: &mut impl Sink<Heard>) {
        let coins: Vec<u8> = self
            .0
            .purses
            .iter_mut()
            .filter_map(|purse| purse.picked.take())
            .collect();
        for (purse, &coin) in self.0.purses.iter_mut().zip(&coins) {
            purse.table.push(coin);
        }
        events.tell(Audience::Everyone, || Heard::Revealed(coins));
    }
}

impl Game for Sealed {
    type Options = Terms;
    type Action = Bid;
    type View = Look;
    type Event = Heard;
    type Refusal = &'static str;

    fn meta() -> Meta {
        Meta {
            id: "sealed",
            name: "Sealed Bids",
            letter: 'X',
            colour: "#888",
            rules: 3,
            players: 2..=5,
            usual_players: 2,
        }
    }

    fn new(players: u8, options: &Terms, seed: Seed) -> Result<Sealed, SetupError> {
        Self::meta().check_players(players)?;
        let coins = options.coins.clone().unwrap_or_else(|| (1..=9).collect());
        if coins.is_empty() {
            return Err(SetupError::Options(Message::verbatim("there are no coins")));
        }
        let hand = |rng: &mut Rng| (0..HAND).filter_map(|_| rng.pick(&coins).copied()).collect();
        let purse = |rng: &mut Rng| Purse {
            hand: hand(rng),
            picked: None,
            table: Vec::new(),
        };
        let purses = Chance::new(seed).draw(|rng| (0..players).map(|_| purse(rng)).collect());
        Ok(Sealed(Unchecked {
            worth: 1 + u32::from(options.double),
            purses,
        }))
    }

    fn players(&self) -> u8 {
        self.0.purses.len() as u8
    }

    fn awaiting(&self) -> Seats {
        if self.done() {
            Seats::NONE
        } else {
            Seats::all(self.players())
                .iter()
                .filter(|&seat| self.purse(seat).picked.is_none())
                .collect()
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Bid>) {
        if self.awaiting().contains(seat) {
            out.extend(self.purse(seat).hand.iter().map(|&coin| Bid::Pick(coin)));
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Bid,
        events: &mut impl Sink<Heard>,
    ) -> Result<Takeback, Illegal<&'static str>> {
        Illegal::unless(self.awaiting().contains(seat), "X1", "you have picked already")?;
        let purse = &mut self.0.purses[seat.index()];
        let held = purse
            .hand
            .iter()
            .position(|&held| *action == Bid::Pick(held))
            .ok_or(Illegal::new("X1", "you don't have that coin"))?;
        let coin = purse.hand.remove(held);
        purse.picked = Some(coin);
        events.tell(Audience::Only(seat), || Heard::Picked { seat, coin: Some(coin) });
        events.tell(Audience::Others(seat), || Heard::Picked { seat, coin: None });
        if !self.awaiting().is_empty() {
            return Ok(Takeback::Open);
        }
        self.reveal(events);
        Ok(Takeback::Closed)
    }

    fn explain(&self, illegal: Illegal<&'static str>) -> Refused {
        Refused {
            clause: illegal.clause.into(),
            message: Message::verbatim(illegal.reason),
        }
    }

    fn view(&self, viewer: Viewer) -> Look {
        let own = viewer.seat().map(|seat| self.purse(seat).hand.clone());
        Look {
            tables: self.0.purses.iter().map(|purse| purse.table.clone()).collect(),
            own,
        }
    }

    fn points(&self, seat: Seat) -> i32 {
        self.0.purses[seat.index()]
            .table
            .iter()
            .map(|&coin| i32::from(coin))
            .sum::<i32>()
            * self.0.worth as i32
    }

    fn outcome(&self) -> Option<Outcome> {
        let result = |seat| SeatResult {
            place: 0,
            score: self.standing(seat),
            tie_breaks: Vec::new(),
            name: None,
            title: None,
        };
        self.done()
            .then(|| Outcome::ranked(Seats::all(self.players()).iter().map(result).collect()))
    }

    fn imagine(_: &Look, _: &mut Rng) -> Sealed {
        unimplemented!("nobody thinks in these tests")
    }

    fn check(&self) -> Result<(), Inconsistent> {
        let coins = |purse: &Purse| purse.hand.len() + usize::from(purse.picked.is_some()) + purse.table.len();
        Inconsistent::unless(self.0.purses.iter().all(|purse| coins(purse) == HAND), || {
            format!("not everybody has {HAND} coins")
        })
    }
}

impl Present for Sealed {
    fn book() -> &'static Book {
        &table::words::BOOK
    }

    fn cover() -> &'static Book {
        const WORDS: &str = "game-about = A stand-in.\ngame-length = no time\ngame-credit = us";
        static COVER: Book = Book::new([WORDS; 3]);
        &COVER
    }

    fn reference() -> [Source; 3] {
        Source::here(["# Sealed\n- X1 Everybody picks a coin of their hand.\n- X2 Most wins."; 3])
    }

    fn picture(view: &Look, _: &Voice<'_>) -> String {
        format!("{view:?}\n")
    }

    fn prompt(_: &Look) -> Message {
        Message::verbatim("Pick a coin.")
    }

    fn prompt_clause(_: &Look) -> &'static str {
        "X1"
    }

    fn action_label(_: &Look, action: &Bid) -> Message {
        Message::verbatim(format!("{action:?}"))
    }

    fn event_line(_: &Look, event: &Heard) -> Message {
        Message::verbatim(format!("{event:?}"))
    }

    fn standing(&self, seat: Seat) -> ScorePart {
        ScorePart::leaf("X2", Message::verbatim("coins"), self.points(seat))
    }
}

impl ScorePad for Sealed {
    type Entry = Vec<Vec<u8>>;

    fn score(options: &Terms, entry: &Vec<Vec<u8>>) -> Result<Outcome, EntryError> {
        if let Some(seat) = entry.iter().position(|table| table.len() != ROUNDS) {
            return Err(EntryError(vec![
                Message::verbatim(format!("seat {seat} has not {ROUNDS} coins.")),
                Message::verbatim("Mend it."),
            ]));
        }
        let purses = entry
            .iter()
            .map(|table| Purse {
                hand: vec![1],
                picked: None,
                table: table.clone(),
            })
            .collect();
        let game = Sealed(Unchecked {
            worth: 1 + u32::from(options.double),
            purses,
        });
        Ok(game.outcome().expect("all coins are on the table"))
    }

    fn pad_rows() -> Vec<PadRow> {
        vec![PadRow {
            id: "coins",
            what: Message::verbatim("Coins"),
            clause: "X1",
            worth: Worth::Points,
            limits: 0..=99,
        }]
    }
}
