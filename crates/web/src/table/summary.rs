//! A finished game in at most three sentences: who led, which turn decided it, and where the points came from.

use bots::Forecast;
use bots::review::turning_points;
use leptos::prelude::*;
use table::{Outcome, ScorePart, Seat, Seats};

use super::finished::Finished;
use super::turns::Turn;
use super::{captions, end};
use crate::few;
use crate::texts::{figure, percent, t};

/// Whoever leads must be ahead by so much of a chance to win to be called the leader.
const CLEAR: f32 = 0.04;
/// A turn that changed the winner's chance by less did not decide the game.
const DECISIVE: f32 = 0.12;
/// How many parts of the score are named.
const PARTS: usize = 2;

/// Something to say about a game.
#[derive(Clone, PartialEq, Debug)]
enum Sentence {
    /// The winner was ahead all the time.
    Throughout(Seat),
    /// Somebody else was ahead until this round.
    TookOver { first: Seat, round: u32, winner: Seat },
    /// The lead went to and fro; the winner had it for good from this round on.
    ToAndFro { times: usize, round: u32, winner: Seat },
    /// The turn that changed most.
    Decisive(Swing),
    /// Alone: the turn that added most to the expected score.
    BestTurn { round: u32, gain: f32 },
    /// Where the winner was better than this rival.
    Gap {
        winner: Seat,
        rival: Seat,
        parts: Vec<(String, i32)>,
    },
    /// Alone: where most points came from.
    Sources(Vec<(String, i32)>),
}

/// A turn that changed the winner's chance.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Swing {
    mover: Seat,
    round: u32,
    winner: Seat,
    from: f32,
    to: f32,
}

/// What is known of a game.
struct Facts<'a> {
    turns: &'a [Turn],
    /// At the beginning and after each turn.
    forecasts: &'a [Forecast],
    /// Who won, if somebody did alone.
    winner: Option<Seat>,
    /// Whom the winner is compared with: the reader, or the second.
    rival: Option<Seat>,
    /// The parts of everybody's score, by seat.
    parts: Vec<Vec<(String, i32)>>,
}

impl Facts<'_> {
    fn sentences(&self) -> Vec<Sentence> {
        if self.parts.len() == 1 {
            return self.best_turn().into_iter().chain(self.sources()).collect();
        }
        let told = [self.lead(), self.decisive(), self.gap()];
        told.into_iter().flatten().collect()
    }

    /// Who took the lead, and in which round, as often as it changed.
    fn leads(&self) -> Vec<(Seat, u32)> {
        let mut leads: Vec<(Seat, u32)> = Vec::new();
        for (turn, forecast) in self.turns.iter().zip(self.forecasts.iter().skip(1)) {
            let Some(leader) = forecast.leader() else { continue };
            let held = leads.last().map(|&(seat, _)| seat);
            let others = Seats::all(forecast.players).iter().filter(|&seat| seat != leader);
            let next = others.map(|seat| forecast.win(seat)).fold(0.0, f32::max);
            let than = held.map_or(next, |seat| forecast.win(seat));
            if held != Some(leader) && forecast.win(leader) > than + CLEAR {
                leads.push((leader, turn.round));
            }
        }
        leads
    }

    fn lead(&self) -> Option<Sentence> {
        let winner = self.winner?;
        let leads = self.leads();
        match leads[..] {
            [] => None,
            [(seat, _)] => (seat == winner).then_some(Sentence::Throughout(winner)),
            [(first, _), (second, round)] if second == winner => Some(Sentence::TookOver { first, round, winner }),
            [.., (last, round)] => (last == winner).then_some(Sentence::ToAndFro {
                times: leads.len() - 1,
                round,
                winner,
            }),
        }
    }

    fn decisive(&self) -> Option<Sentence> {
        let winner = self.winner?;
        let place = *turning_points(self.forecasts, 1).first()?;
        let (from, to) = (self.forecasts[place - 1].win(winner), self.forecasts[place].win(winner));
        let turn = self.turns.get(place - 1)?;
        let swing = Swing {
            mover: turn.seat,
            round: turn.round,
            winner,
            from,
            to,
        };
        (to - from >= DECISIVE).then_some(Sentence::Decisive(swing))
    }

    fn gap(&self) -> Option<Sentence> {
        let (winner, rival) = (self.winner?, self.rival?);
        let of = |seat: Seat, name: &str| {
            let own = self.parts[seat.index()].iter().filter(|(own, _)| own == name);
            own.map(|(_, points)| points).sum::<i32>()
        };
        let both = self.parts[winner.index()].iter().chain(&self.parts[rival.index()]);
        let mut names: Vec<&String> = both.map(|(name, _)| name).collect();
        names.sort_unstable();
        names.dedup();
        let gap = |name: &String| (name.clone(), of(winner, name) - of(rival, name));
        let parts = largest(names.into_iter().map(gap).collect());
        (!parts.is_empty()).then_some(Sentence::Gap { winner, rival, parts })
    }

    fn best_turn(&self) -> Option<Sentence> {
        let alone = Seat::new(0)?;
        let gains = self
            .forecasts
            .windows(2)
            .map(|pair| pair[1].score(alone) - pair[0].score(alone));
        let (turn, gain) = self.turns.iter().zip(gains).max_by(|(_, a), (_, b)| a.total_cmp(b))?;
        (gain >= 1.0).then_some(Sentence::BestTurn {
            round: turn.round,
            gain,
        })
    }

    fn sources(&self) -> Option<Sentence> {
        let parts = largest(self.parts.first()?.clone());
        (!parts.is_empty()).then_some(Sentence::Sources(parts))
    }
}

/// The largest of these, and the next one too if it is at least half as large.
fn largest(mut parts: Vec<(String, i32)>) -> Vec<(String, i32)> {
    few::sort_by_key(&mut parts, |(_, points)| -points);
    let least = parts.first().map_or(1, |(_, most)| (most / 2).max(1));
    parts.retain(|(_, points)| *points >= least);
    parts.truncate(PARTS);
    parts
}

/// The text.
pub(super) fn panel(past: &dyn Finished) -> AnyView {
    let Some(outcome) = past.outcome() else {
        return ().into_any();
    };
    let sentences = facts(past, outcome).sentences();
    let told: Vec<String> = sentences.iter().map(|sentence| said(past, sentence)).collect();
    view! { <p class="summary" data-summary>{captions::joined(&told)}</p> }.into_any()
}

fn facts<'a>(past: &'a dyn Finished, outcome: &Outcome) -> Facts<'a> {
    let first = end::winners(outcome);
    let winner = first.first().filter(|_| first.len() == 1);
    let lost = past.reader().filter(|&seat| winner.is_some() && winner != Some(seat));
    let named = |part: &ScorePart| (past.part_name(&part.what), part.points);
    Facts {
        turns: past.turns().all(),
        forecasts: past.forecasts(),
        winner,
        rival: lost.or_else(|| end::second(outcome)),
        parts: outcome
            .seats
            .iter()
            .map(|seat| seat.score.parts.iter().map(named).collect())
            .collect(),
    }
}

/// A sentence in words.
fn said(past: &dyn Finished, sentence: &Sentence) -> String {
    let is = |seat: Seat| past.is_you(seat);
    let name = |seat: Seat| past.name(seat);
    match sentence {
        &Sentence::Throughout(seat) => t!("summary.throughout", who = name(seat), who_is = is(seat)),
        &Sentence::TookOver { first, round, winner } => t!(
            "summary.took_over",
            first = name(first),
            first_is = is(first),
            round = round,
            who = name(winner),
            who_is = is(winner)
        ),
        &Sentence::ToAndFro { times, round, winner } => t!(
            "summary.to_and_fro",
            times = times,
            round = round,
            who = name(winner),
            who_is = is(winner)
        ),
        Sentence::Decisive(swing) => decisive(past, swing),
        &Sentence::BestTurn { round, gain } => {
            t!("summary.best_turn", round = round, points = gain.round() as i32)
        }
        Sentence::Gap { winner, rival, parts } => gap(past, *winner, *rival, parts),
        Sentence::Sources(parts) => t!("summary.sources", parts = list(parts)),
    }
}

fn decisive(past: &dyn Finished, swing: &Swing) -> String {
    t!(
        "summary.decisive",
        mover = past.name(swing.mover),
        mover_is = past.is_you(swing.mover),
        round = swing.round,
        who = past.name(swing.winner),
        who_is = past.is_you(swing.winner),
        from = percent(swing.from),
        to = percent(swing.to)
    )
}

fn gap(past: &dyn Finished, winner: Seat, rival: Seat, parts: &[(String, i32)]) -> String {
    if past.is_you(rival) == "you" {
        return t!("summary.gap_lost", who = past.name(winner), parts = list(parts));
    }
    t!(
        "summary.gap",
        who = past.name(winner),
        who_is = past.is_you(winner),
        rival = past.name(rival),
        parts = list(parts)
    )
}

/// Parts of a score, each with its points.
fn list(parts: &[(String, i32)]) -> Vec<String> {
    let part = |(name, points): &(String, i32)| t!("summary.part", name = name, points = figure(*points));
    parts.iter().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    /// Two players in turn, two turns a round, with these chances of the first after each turn.
    fn sentences(chances: &[f32], winner: u8, parts: [&[(&str, i32)]; 2]) -> Vec<Sentence> {
        let forecast = |&chance: &f32| Forecast {
            players: 2,
            score: [0.0; 5],
            win: [chance, 1.0 - chance, 0.0, 0.0, 0.0],
        };
        let forecasts: Vec<Forecast> = std::iter::once(&0.5).chain(chances).map(forecast).collect();
        let turn = |number: usize| Turn {
            seat: seat((number % 2) as u8),
            round: (number / 2 + 1) as u32,
            begins: number,
            ends: number + 1,
        };
        let turns: Vec<Turn> = (0..chances.len()).map(turn).collect();
        let owned = |parts: &[(&str, i32)]| parts.iter().map(|&(name, points)| (name.to_owned(), points)).collect();
        let facts = Facts {
            turns: &turns,
            forecasts: &forecasts,
            winner: Some(seat(winner)),
            rival: Some(seat(1 - winner)),
            parts: parts.map(owned).to_vec(),
        };
        facts.sentences()
    }

    #[test]
    fn who_was_always_ahead_led_throughout() {
        let told = sentences(&[0.51, 0.56, 0.6, 0.66, 0.7, 0.75, 0.8, 0.88, 0.95, 1.0], 0, [&[], &[]]);
        assert_eq!(told, [Sentence::Throughout(seat(0))]);
    }

    #[test]
    fn a_lead_that_changed_once_is_told_with_its_round_and_the_turn_that_did_it() {
        let told = sentences(&[0.6, 0.62, 0.6, 0.3, 0.28, 0.0], 1, [&[], &[]]);
        assert_eq!(
            told[0],
            Sentence::TookOver {
                first: seat(0),
                round: 2,
                winner: seat(1)
            }
        );
        assert!(
            matches!(told[1], Sentence::Decisive(Swing { mover, round: 2, winner, .. }) if mover == seat(1) && winner == seat(1)),
            "{told:?}"
        );
    }

    #[test]
    fn a_hair_more_is_no_lead() {
        let told = sentences(&[0.51, 0.49, 0.52, 0.48, 0.54, 1.0], 0, [&[], &[]]);
        assert_eq!(told[0], Sentence::Throughout(seat(0)));
    }

    #[test]
    fn a_lead_that_went_to_and_fro_is_counted() {
        let told = sentences(&[0.6, 0.4, 0.6, 1.0], 0, [&[], &[]]);
        assert_eq!(
            told[0],
            Sentence::ToAndFro {
                times: 2,
                round: 2,
                winner: seat(0)
            }
        );
    }

    #[test]
    fn the_gap_is_told_by_its_largest_parts() {
        let told = sentences(
            &[0.5, 0.5],
            1,
            [
                &[("lines", 20), ("plans", 3), ("rest", 9)],
                &[("lines", 18), ("plans", 23), ("rest", 20), ("open lines", -5)],
            ],
        );
        let parts = vec![("plans".to_owned(), 20), ("rest".to_owned(), 11)];
        let gap = Sentence::Gap {
            winner: seat(1),
            rival: seat(0),
            parts,
        };
        assert_eq!(told, [gap]);
    }

    #[test]
    fn small_parts_beside_a_large_one_are_left_out() {
        let owned = |parts: &[(&str, i32)]| parts.iter().map(|&(name, points)| (name.to_owned(), points)).collect();
        assert_eq!(largest(owned(&[("a", 3), ("b", 20)])), owned(&[("b", 20)]));
        assert_eq!(largest(owned(&[("a", -3), ("b", 0)])), owned(&[]));
    }
}
