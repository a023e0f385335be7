//! The course of a finished game: its decisions, what happened with them, and what could be expected after each turn.

use std::sync::Arc;

use bots::Forecast;
use bots::review::{Mistake, Spans};
use leptos::prelude::*;
use table::{Log, Message, Outcome, Seat, Seats, Told, Viewer, Voice};

use super::finished::{Finished, Slip};
use super::turns::{Decided, Turns};
use super::{Moment, SitterKind, Table};
use crate::boards::{Board, SeatMark};
use crate::few;
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
    /// The turns of all, as a review judges them.
    to_judge: Vec<bots::review::Turn<G::Action>>,
}

impl<G: Board> Course<G> {
    /// Plays the log again, and makes every moment of it part of the table's history.
    pub(super) fn recall(table: Table<G>, log: Log<G>) -> Course<G> {
        let last = table.history.with_untracked(|history| history.last().cloned());
        let viewer = last.map_or(Viewer::Spectator, |moment| moment.viewer);
        let replayed = Replayed::of(&log, viewer);
        let outcome = replayed.moments.last().and_then(|moment| moment.outcome.clone());
        if outcome.is_some() {
            table.history.set(replayed.moments);
        }
        Course {
            table,
            viewer,
            heard: replayed.heard,
            turns: Turns::of(&replayed.decisions[..replayed.over]),
            forecasts: replayed.forecasts,
            outcome,
            to_judge: replayed.spans.turns(&log.actions),
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

    /// The turns of a seat, as a review judges them.
    fn turns_of(&self, seat: Seat) -> impl Iterator<Item = &bots::review::Turn<G::Action>> {
        self.to_judge.iter().filter(move |turn| turn.seat == seat)
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
        self.outcome.as_deref()
    }

    fn players(&self) -> u8 {
        self.log.players
    }

    fn kind(&self) -> String {
        let options = serde_json::to_string(&self.log.options).expect("options have text for keys");
        format!("{} {} {options}", self.log.game, self.log.players)
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
        // who only watched takes the seat that decides there
        let next = self.log.actions.get(place).map(|next| next.seat);
        let own = self.viewer.seat().or(next).or_else(|| Seat::new(0));
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

    fn judged(&self) -> Vec<Seat> {
        if let Some(seat) = self.viewer.seat() {
            return vec![seat];
        }
        let is_bot = |seat: &Seat| {
            self.table.sitters.with_untracked(|sitters| {
                let sitter = sitters.get(seat.index());
                sitter.is_some_and(|sitter| matches!(sitter.kind, SitterKind::Bot(_)))
            })
        };
        let mut seats: Vec<Seat> = Seats::all(self.log.players).iter().collect();
        few::sort_by_key(&mut seats, is_bot);
        seats
    }

    fn to_judge(&self, seat: Seat) -> usize {
        self.turns_of(seat).count()
    }

    fn judge(self: Arc<Self>, seat: Seat, number: usize, depth: Depth, then: Box<dyn FnOnce(Option<Slip>)>) {
        let course = self.clone();
        let turn = self
            .turns_of(seat)
            .nth(number)
            .expect("only turns that there are get judged");
        worker::judge::<G>(&self.log, turn, depth, move |verdict| {
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
    decisions: Vec<Decided>,
    /// How many of them are part of turns that are over.
    over: usize,
    /// At the beginning, and after each turn.
    forecasts: Vec<Forecast>,
    /// The turns as a review judges them.
    spans: Spans,
}

impl<G: Board> Replayed<G> {
    /// Plays a log once, as far as it can be played.
    fn of(log: &Log<G>, viewer: Viewer) -> Replayed<G> {
        let mut replayed = Replayed {
            moments: Vec::new(),
            heard: Vec::new(),
            decisions: Vec::new(),
            over: 0,
            forecasts: Vec::new(),
            spans: Spans::default(),
        };
        let Ok(start) = log.start() else { return replayed };
        replayed.spans = Spans::begin(start.turn());
        replayed.note(&start, log, viewer);
        let mut told: Vec<Told<G::Event>> = Vec::new();
        let _ = log.replay_with(&mut told, |ply, state, told, _| {
            replayed.spans.decided(ply, log.actions[ply].seat, state.turn());
            replayed.heard.push(table::heard(told, viewer).cloned().collect());
            told.clear();
            replayed.note(state, log, viewer);
        });
        replayed
    }

    /// The state at the next place.
    fn note(&mut self, state: &G, log: &Log<G>, viewer: Viewer) {
        let place = self.moments.len();
        self.moments.push(Arc::new(Moment::memory(state, viewer, place)));
        let next = log.actions.get(place).map(|next| Decided {
            seat: next.seat,
            turn: state.turn(),
            round: G::round(state),
        });
        // only where the next decision is no part of the turn a forecast is wanted, and each takes its time
        if place == 0 || self.decisions.last() != next.as_ref() {
            self.forecasts.push(Forecast::new(state));
            self.over = place;
        }
        self.decisions.extend(next);
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
    if way.iter().any(|place| G::is_on_board(place)) {
        way.retain(|place| G::is_on_board(place));
        way.dedup();
    }
    way
}

#[cfg(test)]
pub(super) mod tests {
    use table::{Play, Rng, Seed, random_decision};

    use super::*;

    /// A random game, played again: nothing is left to be done in its moments, and what could be expected is known exactly where its turns end.
    pub fn turns_are_whole<G: Board>() {
        let mut rng = Rng::new(Seed::from_text("course"));
        let mut play = Play::<G>::new(2, G::Options::default(), Seed::from_text("course")).unwrap();
        let (mut buffer, mut forecasts) = (Vec::new(), vec![Forecast::new(play.state())]);
        while let Some((seat, action)) = random_decision(play.state(), &mut rng, &mut buffer) {
            play.act(seat, &action, &mut ()).unwrap();
            forecasts.push(Forecast::new(play.state()));
        }
        let (log, viewer) = (play.log(), Viewer::Seat(Seat::new(0).unwrap()));
        let replayed = Replayed::of(log, viewer);
        assert_eq!(
            (replayed.over, replayed.heard.len()),
            (log.actions.len(), log.actions.len())
        );
        assert!(replayed.moments.iter().all(|moment| !moment.is_mine()));
        assert!(replayed.moments.last().unwrap().outcome.is_some());
        let turns = Turns::of(&replayed.decisions);
        let ends = (0..=turns.all().len()).map(|number| forecasts[turns.after(number)]);
        assert_eq!(replayed.forecasts, ends.collect::<Vec<_>>());
        assert_eq!(replayed.spans.turns(&log.actions), bots::review::turns(log).unwrap());
    }
}
