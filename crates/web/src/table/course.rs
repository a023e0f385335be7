//! The course of a finished game: its decisions, what happened with them, and what could be expected after each turn.

use std::sync::Arc;

use bots::Forecast;
use bots::review::{Mistake, turns};
use leptos::prelude::*;
use table::{Log, Message, Outcome, Seat, Told, Viewer, Voice};

use super::finished::{Finished, Slip};
use super::turns::{Decided, Turns};
use super::{Moment, SitterKind, Table};
use crate::boards::{Board, SeatMark};
use crate::host::kept::{self, KeptSeat};
use crate::settings::settings;
use crate::worker::{self, Depth};

/// How many decisions of a line are told.
const TOLD: usize = 5;

/// What the whole log tells.
pub(super) struct Course<G: Board> {
    table: Table<G>,
    log: Log<G>,
    /// The seat through whose eyes it is seen.
    viewer: Viewer,
    /// What the viewer heard of each decision.
    heard: Vec<Vec<G::Event>>,
    turns: Turns,
    forecasts: Vec<Forecast>,
    outcome: Option<Arc<Outcome>>,
    /// The viewer's own turns, as a review judges them.
    own: Vec<bots::review::Turn<G::Action>>,
}

impl<G: Board> Course<G> {
    /// Plays the log again, and makes every moment of it part of the table's history.
    pub(super) fn recall(table: Table<G>, log: Log<G>) -> Course<G> {
        let last = table.history.with_untracked(|history| history.last().cloned());
        let viewer = last.map_or(Viewer::Spectator, |moment| moment.viewer);
        let Replayed {
            moments,
            heard,
            turns: all,
            forecasts,
        } = replayed(&log, viewer);
        let outcome = moments.last().and_then(|moment| moment.outcome.clone());
        if outcome.is_some() {
            table.history.set(moments);
        }
        let own = turns(&log)
            .unwrap_or_default()
            .into_iter()
            .filter(|turn| viewer.seat() == Some(turn.seat));
        Course {
            table,
            viewer,
            heard,
            turns: all,
            forecasts,
            outcome,
            own: own.collect(),
            log,
        }
    }

    /// What the viewer heard on the way to a place.
    fn heard_at(&self, place: usize) -> impl Iterator<Item = &G::Event> {
        let decisions = match self.turns.leading_to(place) {
            Some(turn) if turn.ends == place => turn.begins..place,
            _ => place.saturating_sub(1)..place,
        };
        decisions.filter_map(|ply| self.heard.get(ply)).flatten()
    }

    /// A mistake as it is shown.
    fn slip(&self, seat: Seat, mistake: &Mistake<G::Action>) -> Option<Slip> {
        let mut log = self.log.clone();
        log.actions.truncate(mistake.ply);
        let before = log.replay().ok()?;
        Some(Slip {
            place: mistake.ply,
            played: words::<G>(&before, seat, &mistake.played),
            better: words::<G>(&before, seat, &mistake.better),
            loss: mistake.loss,
            played_way: way::<G>(&before, seat, &mistake.played),
            better_way: way::<G>(&before, seat, &mistake.better),
        })
    }
}

impl<G: Board> Finished for Course<G> {
    fn turns(&self) -> &Turns {
        &self.turns
    }

    fn forecasts(&self) -> &[Forecast] {
        &self.forecasts
    }

    fn outcome(&self) -> Option<&Outcome> {
    fn kind(&self) -> String {
        let options = serde_json::to_string(&self.log.options).expect("options have text for keys");
        format!("{} {} {options}", self.log.game, self.log.players)
    }

        self.outcome.as_deref()
    }

    fn players(&self) -> u8 {
        self.log.players
    }

    fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    fn reader(&self) -> Option<Seat> {
        reader(self.table)
    }

    fn name(&self, seat: Seat) -> String {
        self.table.name(seat)
    }

    fn mark(&self, seat: Seat) -> SeatMark {
        G::seat_mark(seat)
    }

    fn part_name(&self, what: &Message) -> String {
        G::part_name(what)
    }

    fn past(&self) -> RwSignal<Option<usize>> {
        self.table.past
    }

    fn highlight(&self) -> RwSignal<Option<String>> {
        self.table.highlight
    }

    fn told(&self, place: usize) -> Vec<String> {
        let moment = self.table.history.with_untracked(|history| history.get(place).cloned());
        let Some(moment) = moment else {
            return Vec::new();
        };
        let name = |seat| self.table.name(seat);
        let voice = Voice {
            you: self.reader(),
            name: Some(&name),
            ..crate::texts::voice()
        };
        self.heard_at(place)
            .filter_map(|event| G::told(&moment.view, event, &voice))
            .collect()
    }

    fn target(&self, place: usize) -> Option<String> {
        self.heard_at(place).filter_map(G::event_target).last()
    }

    fn continue_from(&self, place: usize) {
        let mut log = self.log.clone();
        log.actions.truncate(place);
        let chosen = settings().now();
        let own = self.viewer.seat().or_else(|| Seat::new(0));
        let seat = |number: u8| {
            if Seat::new(number) == own {
                KeptSeat::person(&chosen.name)
            } else {
                KeptSeat::bot(&chosen.level)
            }
        };
        let id = kept::begin_from(&log, (0..log.players).map(seat).collect(), true);
        leptos_router::hooks::use_navigate()(&format!("/local/{id}"), leptos_router::NavigateOptions::default());
    }

    fn to_judge(&self) -> usize {
        self.own.len()
    }

    fn judge(self: Arc<Self>, number: usize, depth: Depth, then: Box<dyn FnOnce(Option<Slip>)>) {
        let course = self.clone();
        worker::judge::<G>(&self.log, &self.own[number], depth, move |verdict| {
            let mistake = verdict
                .as_ref()
                .and_then(|verdict| Some((verdict.seat, verdict.mistake()?)));
            then(mistake.and_then(|(seat, mistake)| course.slip(seat, mistake)));
        });
    }
}

/// What comes of playing a log again.
struct Replayed<G: Board> {
    moments: Vec<Arc<Moment<G>>>,
    heard: Vec<Vec<G::Event>>,
    turns: Turns,
    forecasts: Vec<Forecast>,
}

fn replayed<G: Board>(log: &Log<G>, viewer: Viewer) -> Replayed<G> {
    let mut decisions = Vec::with_capacity(log.actions.len());
    let (mut moments, mut heard, mut forecasts) = (Vec::new(), Vec::new(), Vec::new());
    let mut note = |state: &G, place: usize| {
        moments.push(Arc::new(Moment::of(state, viewer, place)));
        forecasts.push(Forecast::new(state));
        if let Some(next) = log.actions.get(place) {
            decisions.push(Decided {
                seat: next.seat,
                turn: state.turn(),
                round: G::round(state),
            });
        }
    };
    if let Ok(start) = log.start() {
        note(&start, 0);
    }
    let mut told: Vec<Told<G::Event>> = Vec::new();
    // a log that can't be played to its end shows how far it could
    let _ = log.replay_with(&mut told, |ply, state, told, _| {
        note(state, ply + 1);
        heard.push(table::heard(told, viewer).cloned().collect());
        told.clear();
    });
    decisions.truncate(heard.len());
    let turns = Turns::of(&decisions);
    let ends = (0..=turns.all().len()).map(|number| turns.after(number));
    Replayed {
        forecasts: ends.filter_map(|place| forecasts.get(place).copied()).collect(),
        moments,
        heard,
        turns,
    }
}

/// Whom texts call "you": the viewer, unless several people play at this screen.
pub(super) fn reader<G: Board>(table: Table<G>) -> Option<Seat> {
    let people = table
        .sitters
        .with(|sitters| sitters.iter().filter(|sitter| sitter.kind == SitterKind::Here).count());
    // the whole history is replaced when a finished game is recalled, by the same viewer
    let seat = table
        .history
        .with_untracked(|history| history.last().and_then(|moment| moment.seat()));
    seat.filter(|_| people <= 1)
}

/// The decisions of a line in a few words each, as the seat saw the game then.
fn words<G: Board>(before: &G, seat: Seat, line: &[G::Action]) -> String {
    let mut game = before.clone();
    let mut told: Vec<String> = Vec::new();
    for action in line {
        let label = G::action_line(&game.view(Viewer::Seat(seat)), action);
        if told.last() != Some(&label) {
            told.push(label);
        }
        if game.apply(seat, action, &mut ()).is_err() {
            break;
        }
    }
    if told.len() > TOLD {
        told.truncate(TOLD);
        told.push("…".into());
    }
    told.join(" · ")
}

/// The things on the board that a line is about, in order: as its actions name them, or else what happens with them.
fn way<G: Board>(before: &G, seat: Seat, line: &[G::Action]) -> Vec<String> {
    let mut game = before.clone();
    let mut way: Vec<String> = Vec::new();
    for action in line {
        let mut told: Vec<Told<G::Event>> = Vec::new();
        if game.apply(seat, action, &mut told).is_err() {
            break;
        }
        let mut places = G::action_places(seat, action);
        if places.is_empty() {
            places.extend(table::heard(&told, Viewer::Seat(seat)).filter_map(G::event_target));
        }
        for place in places {
            if way.last() != Some(&place) {
                way.push(place);
            }
        }
    }
    way
}
