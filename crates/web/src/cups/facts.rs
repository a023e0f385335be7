//! A tournament in a few words.

use wire::cups::{Cup, CupState, Format, Leavers};

use super::{format_name, moment};
use crate::shell::continued::game_name;
use crate::shell::fields::level_name;
use crate::texts::t;
use crate::time::clock_text;

/// How it is played.
pub(super) fn facts(cup: &Cup) -> String {
    let mut facts = vec![
        game_name(&cup.game),
        format_name(cup.format),
        t!("cups.tables_of", n = cup.size),
    ];
    if cup.games > 1 {
        facts.push(t!("cups.games_of", n = cup.games));
    }
    facts.push(clock_text(&cup.clock));
    facts.push(match cup.leavers {
        Leavers::Bot => t!("cups.fact_bot", level = level_name(&cup.bot)),
        Leavers::Out => t!("cups.fact_out"),
    });
    if cup.accounts {
        facts.push(t!("cups.accounts"));
    }
    if let Some(host) = &cup.host {
        facts.push(t!("cups.by", name = host.clone()));
    }
    facts.join(" · ")
}

/// Where it stands.
pub(super) fn standing(cup: &Cup) -> String {
    let people = cup.people.len();
    match cup.state {
        CupState::Open => opening(cup, people),
        CupState::Running => t!(
            "cups.round_of",
            round = cup.rounds.len(),
            rounds = usize::from(cup.rounds_planned).max(cup.rounds.len())
        ),
        CupState::Finished => match winners(cup).as_slice() {
            [] => t!("cups.finished"),
            names => t!("cups.won", names = names.join(", ")),
        },
        CupState::Cancelled => t!("cups.cancelled"),
    }
}

fn opening(cup: &Cup, people: usize) -> String {
    let number = t!("cups.signed_up", people = people, most = cup.most);
    let start = match (cup.starts, cup.when_full) {
        (Some(at), true) => t!("cups.starts_at_or_full", at = moment(at)),
        (Some(at), false) => t!("cups.starts_at", at = moment(at)),
        (None, true) => t!("cups.starts_full"),
        (None, false) => t!("cups.starts_by_hand"),
    };
    format!("{number} {start}")
}

fn winners(cup: &Cup) -> Vec<String> {
    let first = cup.people.iter().filter(|person| person.place == 1 && !person.left);
    first
        .map(|person| person.name.clone().unwrap_or_else(|| t!("standing.somebody")))
        .collect()
}

/// What a round is called.
pub(super) fn round_name(cup: &Cup, round: usize) -> String {
    let is_last = round + 1 == usize::from(cup.rounds_planned);
    match cup.format {
        Format::Knockout if is_last => t!("cups.final"),
        _ => t!("cups.round", n = round + 1),
    }
}
