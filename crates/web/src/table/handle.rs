//! The handle of a table: what boards read from it, and what they can do.

use std::ops::Range;
use std::sync::Arc;

use leptos::prelude::*;
use table::{Game, Log, Message, Refused, Rng, Seat, Seats, Seed};

use super::advised::Advised;
use super::film::Film;
use super::moment::{Entry, Moment};
use crate::texts::{self, t};

/// Where a game is kept and goes on: in this page, on a server, or in a replay. It writes into the table's signals what happens.
pub trait Host<G: Game> {
    /// Decides for a seat. Whatever comes of it, the table's signals tell.
    fn act(&self, seat: Seat, action: G::Action);
    /// Takes back the last decision of a seat.
    fn undo(&self, seat: Seat);
    /// The table's own name, for thoughts about it.
    fn id(&self) -> String;
    /// The log of the finished game, as soon as it is there.
    fn with_log(&self, _then: Box<dyn FnOnce(Log<G>)>) {}
    /// Fills the table's history in where moments of these plies are missing, as far as they can be had, and then goes on.
    fn recall(&self, _plies: Range<usize>, then: Box<dyn FnOnce()>) {
        then();
    }
    /// Around one screen: this player looks now.
    fn reveal(&self, _seat: Seat) {}
}

/// Somebody at the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitter {
    /// The name to show.
    pub name: String,
    /// Is it a person without an account? Then anybody may have taken the name.
    pub is_guest: bool,
    /// Who it is.
    pub kind: SitterKind,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SitterKind {
    /// A person who plays at this screen.
    Here,
    /// A person elsewhere.
    Elsewhere,
    /// A bot of this level.
    Bot(String),
    /// A bot that plays until a person is back.
    StandIn,
}

/// Something to tell the viewer, in the prompt bar.
#[derive(Clone, PartialEq, Debug)]
pub struct Notice {
    /// The text.
    pub text: String,
    /// The clause of the rules that it is about.
    pub clause: Option<String>,
}

/// What an action would bring about, as far as the viewer can know.
#[derive(Clone, Debug)]
pub struct Preview<G: Game> {
    /// What the viewer would hear.
    pub events: Vec<G::Event>,
    /// A state like the one before it.
    pub before: G,
    /// A state like the one after it.
    pub after: G,
}

impl<G: Game> Preview<G> {
    /// How many points more the seat would have, if the game ended right then.
    pub fn points(&self, seat: Seat) -> i32 {
        self.after.points(seat) - self.before.points(seat)
    }
}

/// A table. Copied freely: it is a handle of signals.
pub struct Table<G: Game> {
    /// What the board shows: the present, the step that the film is at, or the past that the viewer looks back at.
    pub now: Memo<Shown<G>>,
    /// What others do, step by step.
    pub film: Film<G>,
    /// The moment before the first decision, where it is known.
    pub start: RwSignal<Option<Arc<Moment<G>>>>,
    /// Everything that the viewer saw, in order.
    pub history: RwSignal<Vec<Arc<Moment<G>>>>,
    /// The number in the history of the moment that is looked back at.
    pub past: RwSignal<Option<usize>>,
    /// Who sits where.
    pub sitters: RwSignal<Vec<Sitter>>,
    /// Whose players are not here now.
    pub away: RwSignal<Seats>,
    /// If a bot waits for a place to think: how many other people's bots wait, too.
    pub bots_wait: RwSignal<Option<usize>>,
    /// What happened.
    pub log: RwSignal<Vec<Entry<G>>>,
    /// The last refusal or notice.
    pub notice: RwSignal<Option<Notice>>,
    /// Is the connection to the server lost?
    pub adrift: RwSignal<bool>,
    /// Is there a decision that the server can't store right now? Taking back drops it.
    pub unstored: RwSignal<bool>,
    /// Around one screen: who has to take the seat before anything is shown.
    pub curtain: RwSignal<Option<Seat>>,
    /// The thing on the board that a line of the log names, as [`Board::event_target`](crate::boards::Board::event_target) calls it.
    pub highlight: RwSignal<Option<String>>,
    /// What the hint that is open shows on the board: read it by [`Table::advised`].
    pub advice: RwSignal<Option<Arc<Advised<G>>>>,
    /// What a lesson puts into the player's hand: a part of a decision, by its name.
    pub hold: RwSignal<Option<serde_json::Value>>,
    /// The part of the board that a guide speaks of.
    pub light: RwSignal<Option<&'static str>>,
    /// In a lesson: whom to ask for a hint.
    pub teacher: StoredValue<Option<Callback<()>>>,
    host: StoredValue<Option<Box<dyn Host<G>>>, LocalStorage>,
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Table<G> {
        *self
    }
}
impl<G: Game> Copy for Table<G> {}

/// A moment that is the same only if it is the very same.
#[derive(Clone, Debug)]
pub struct Shown<G: Game>(pub Option<Arc<Moment<G>>>);

impl<G: Game> PartialEq for Shown<G> {
    fn eq(&self, other: &Shown<G>) -> bool {
        match (&self.0, &other.0) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (None, None) => true,
            _ => false,
        }
    }
}

impl<G: Game> Table<G> {
    /// A table with nothing to see yet.
    pub fn new() -> Table<G> {
        let history = RwSignal::new(Vec::<Arc<Moment<G>>>::new());
        let past = RwSignal::new(None::<usize>);
        let film = Film::new();
        let now = Memo::new(move |_| {
            let history = history.read();
            match past.get().and_then(|number| history.get(number)) {
                Some(memory) => Shown(Some(Arc::new(memory.past()))),
                None => Shown(film.held().or_else(|| history.last().cloned())),
            }
        });
        Table {
            now,
            film,
            start: RwSignal::new(None),
            history,
            past,
            sitters: RwSignal::default(),
            away: RwSignal::new(Seats::NONE),
            bots_wait: RwSignal::default(),
            log: RwSignal::default(),
            notice: RwSignal::default(),
            adrift: RwSignal::new(false),
            unstored: RwSignal::new(false),
            curtain: RwSignal::default(),
            highlight: RwSignal::default(),
            advice: RwSignal::default(),
            hold: RwSignal::default(),
            light: RwSignal::default(),
            teacher: StoredValue::new(None),
            host: StoredValue::new_local(None),
        }
    }

    /// The host takes the table over.
    pub fn keep_at(self, host: impl Host<G> + 'static) {
        self.host.set_value(Some(Box::new(host)));
    }

    /// Asks the host for something.
    pub fn with_host(self, ask: impl FnOnce(&dyn Host<G>)) {
        self.host.with_value(|host| {
            if let Some(host) = host {
                ask(host.as_ref());
            }
        });
    }

    /// Does the page still show it? What comes late has to ask.
    pub fn is_open(self) -> bool {
        self.history.try_with_untracked(|_| ()).is_some()
    }

    /// The table's own name.
    pub fn id(self) -> String {
        self.host
            .with_value(|host| host.as_ref().map(|host| host.id()).unwrap_or_default())
    }

    /// What is shown; asks to be told of changes. `None` before the first moment arrives.
    pub fn moment(self) -> Option<Arc<Moment<G>>> {
        self.now.get().0
    }

    /// What is shown, just once.
    pub fn moment_now(self) -> Option<Arc<Moment<G>>> {
        self.now.get_untracked().0
    }

    /// A new moment: what was there stays in the history.
    pub fn show(self, moment: Moment<G>) {
        self.history.update(|history| history.push(Arc::new(moment)));
        self.tell_film();
    }

    /// Closes the curtain until this seat has been taken. Nothing that the last viewer saw is left in the page.
    pub fn close_curtain(self, seat: Seat) {
        self.past.set(None);
        self.skip_film();
        self.start.set(None);
        self.history.set(Vec::new());
        self.log.set(Vec::new());
        self.advice.set(None);
        // a closed curtain stays as it is, with the focus on its button
        if self.curtain.get_untracked() != Some(seat) {
            self.curtain.set(Some(seat));
        }
    }

    /// The viewer decides. What is not allowed is explained and changes nothing.
    pub fn act(self, action: G::Action) {
        self.skip_film();
        let Some(moment) = self.moment_now() else { return };
        let Some(seat) = moment.seat() else { return };
        if moment.legal.contains(&action) {
            self.notice.set(None);
            return self.with_host(|host| host.act(seat, action));
        }
        if let Some(illegal) = self.refusal(&action) {
            self.refuse(illegal);
        }
    }

    /// Tells that something is not allowed, and by which clause.
    pub fn refuse(self, refused: Refused) {
        self.notice.set(Some(Notice {
            text: refused.message.said(&texts::voice()),
            clause: Some(refused.clause).filter(|clause| !clause.is_empty()),
        }));
    }

    /// Tells something.
    pub fn tell(self, text: impl Into<String>) {
        self.notice.set(Some(Notice {
            text: text.into(),
            clause: None,
        }));
    }

    /// Why the viewer can't do this; `None` if it can.
    pub fn refusal(self, action: &G::Action) -> Option<Refused> {
        self.preview(action).err()
    }

    /// What an action would bring about, tried on a state imagined from what the viewer sees.
    pub fn preview(self, action: &G::Action) -> Result<Preview<G>, Refused> {
        let nothing = || Refused {
            clause: String::new(),
            message: Message::verbatim(t!("table.not_your_turn")),
        };
        let moment = self.moment_now().ok_or_else(nothing)?;
        let seat = moment.seat().ok_or_else(nothing)?;
        let before = G::imagine(&moment.view, &mut Rng::new(Seed::from_text("a preview")));
        let mut after = before.clone();
        let mut told = Vec::new();
        after
            .apply(seat, action, &mut told)
            .map_err(|illegal| before.explain(illegal))?;
        let events = table::heard(&told, moment.viewer).cloned().collect();
        Ok(Preview { events, before, after })
    }

    /// What a hint advises in what is shown; asks to be told of changes.
    pub fn advised(self) -> Option<Arc<Advised<G>>> {
        self.advice.get().filter(|_| !self.looks_back())
    }

    /// Which step of what is advised this action is, from 1: boards write it into `data-advised`.
    pub fn advises(self, action: &G::Action) -> Option<usize> {
        self.advised()?.number(action)
    }

    /// Takes back the viewer's last decision.
    pub fn undo(self) {
        self.skip_film();
        let Some(seat) = self.moment_now().and_then(|moment| moment.seat()) else {
            return;
        };
        self.notice.set(None);
        self.with_host(|host| host.undo(seat));
    }

    /// The name of whoever sits there.
    pub fn name(self, seat: Seat) -> String {
        self.sitters.with(|sitters| {
            sitters
                .get(seat.index())
                .map(|sitter| sitter.name.clone())
                .unwrap_or_default()
        })
    }

    /// Does the viewer look at the past?
    pub fn looks_back(self) -> bool {
        self.past.get().is_some() || self.film.looks_back()
    }
}

impl<G: Game> Default for Table<G> {
    fn default() -> Table<G> {
        Table::new()
    }
}
