//! What the games say, in a few sentences: only what is clear of chance.

use wire::strategy::{Estimate, Kind, Table, Thing};

use super::{Facts, even};
use crate::texts::{t, tenths};

/// The sentences.
pub(super) fn sentences(facts: Facts, table: &Table) -> Vec<String> {
    let openings = extremes(table, |kind| matches!(kind, Kind::Opened(_)));
    let things = extremes(table, |kind| kind == Kind::Had).or_else(|| extremes(table, |kind| kind == Kind::Scored));
    let opening = openings.map(|(best, worst)| {
        t!(
            "strategy.best_opening",
            best = facts.name(best),
            more = wins(best),
            worst = facts.name(worst),
            fewer = wins(worst)
        )
    });
    let thing = things.map(|(best, worst)| {
        t!(
            "strategy.best_thing",
            best = facts.name(best),
            more = wins(best),
            worst = facts.name(worst),
            fewer = wins(worst)
        )
    });
    [Some(seat(table)), part(facts, table), opening, thing]
        .into_iter()
        .flatten()
        .collect()
}

/// Does it matter where you sit?
fn seat(table: &Table) -> String {
    let even = even(table);
    let clear = (1u32..).zip(&table.seats).filter(|(_, seat)| seat.is_clear_of(even));
    let best = clear.max_by(|(_, one), (_, other)| (one.0 - even).abs().total_cmp(&(other.0 - even).abs()));
    match best {
        Some((number, &Estimate(share, ..))) => {
            t!(
                "strategy.seat_wins",
                n = number,
                share = tenths(100.0 * share),
                even = tenths(100.0 * even)
            )
        }
        None => t!("strategy.seats_even"),
    }
}

/// Where do winners get ahead?
fn part(facts: Facts, table: &Table) -> Option<String> {
    let clear = table.parts.iter().filter(|part| part.lead.is_clear_of(0.0));
    let best = clear.max_by(|one, other| one.lead.0.total_cmp(&other.lead.0))?;
    Some(t!(
        "strategy.winners_lead",
        part = facts.word(best.what),
        points = tenths(best.lead.0)
    ))
}

/// The best and the worst of some things, where both are clear of chance: by the ends of their intervals, so that what few had doesn't lead.
fn extremes(table: &Table, wanted: impl Fn(Kind) -> bool) -> Option<(&Thing, &Thing)> {
    let things = || {
        let groups = table.groups.iter().filter(|group| wanted(group.kind));
        groups
            .flat_map(|group| &group.things)
            .filter(|thing| thing.win.is_clear_of(0.0))
    };
    let best = things().max_by(|one, other| one.win.1.total_cmp(&other.win.1))?;
    let worst = things().min_by(|one, other| one.win.2.total_cmp(&other.win.2))?;
    (best.win.0 > 0.0 && worst.win.0 < 0.0).then_some((best, worst))
}

/// How many wins in a hundred games.
fn wins(thing: &Thing) -> String {
    tenths(100.0 * thing.win.0.abs())
}
