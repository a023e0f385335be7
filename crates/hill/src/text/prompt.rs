//! What is asked now, in one sentence; at the end, who won.

use table::{Seat, Seats};

use crate::action::Location;
use crate::cards::Cards;
use crate::lay;
use crate::solo;
use crate::stage::Stage;
use crate::state::{Phase, Player, Private};
use crate::view::View;

use super::ink::{ASKED, GOOD};
use super::{names, seen};
use table::phrase::Phrase;

/// What the viewer is asked, or whom all wait for.
pub(super) fn sentence(view: &View) -> Phrase {
    let awaiting = view.public.awaiting();
    match (seen::viewer(view), view.stage()) {
        (Some(seat), stage) if stage != Stage::Idle => Phrase::in_style(
            ASKED,
            format_args!("▶ You ({seat}) are asked to {}.", task(view, seat, stage)),
        ),
        _ if awaiting.is_empty() => Phrase::in_style(GOOD, ending(view)),
        _ => Phrase::new(format_args!(
            "Waiting for {} to {}.",
            seats(awaiting),
            others_task(view, awaiting)
        )),
    }
}

fn seats(seats: Seats) -> String {
    names::list(seats.iter().map(|seat| seat.to_string()).collect())
}

/// What others are asked, as far as all can know.
fn others_task(view: &View, awaiting: Seats) -> String {
    match (view.public.phase, awaiting.first()) {
        (Phase::PrivateChoices, _) => "make their private choices".into(),
        (_, Some(seat)) if awaiting == Seats::only(seat) => {
            task(view, seat, Stage::of(&view.public, seat, &Private::NEW))
        }
        _ => "finish their turns".into(),
    }
}

fn task(view: &View, seat: Seat, stage: Stage) -> String {
    let cards = &view.cards;
    let player = view.public.player(seat);
    match stage {
        Stage::Idle => "wait".into(),
        Stage::TakeSet => "take one of the sets".into(),
        Stage::FirstCards => "place two of the three Town cards; the third stays in hand".into(),
        Stage::FirstUpgrade => "put the Town upgrade on one of the two placed cards".into(),
        Stage::FirstPlan(line) => format!("choose the Plan card of the {line} line"),
        Stage::Take => format!("take a Town card (action A) from {}", open_locations(view)),
        Stage::Act => acts(view, player),
        Stage::Bonus => "choose a bonus: 2 resources, one more track, or 2 Plan cards of which 1 is kept".into(),
        Stage::BonusTrack => "lay the extra track of the bonus".into(),
        Stage::KeepPlan => "keep one of the two Plan cards drawn".into(),
        Stage::Assign(plan) => format!("put {} next to a line", names::plan_card(cards.plan(plan))),
        Stage::KeepToken => "keep one of the two Development tokens drawn".into(),
        Stage::Upgrade(token) => format!("put {} on a card without a token", upgrade(cards, token)),
    }
}

fn upgrade(cards: &Cards, token: table::CardNumber) -> String {
    names::token_kind(cards.token(token).kind)
}

fn open_locations(view: &View) -> String {
    let open = Location::ALL
        .into_iter()
        .filter(|&location| view.public.board.towns[location as usize].is_some());
    let letters: Vec<String> = open.map(|location| location.letter().to_string()).collect();
    match &letters[..] {
        [] => "the main board".into(),
        letters => letters.join(", "),
    }
}

/// H4.2: which of B, C and D are still open. At the end of the turn, tracks that cannot be laid are skipped.
fn acts(view: &View, player: &Player) -> String {
    let turn = &player.turn;
    let location = turn.location.filter(|_| !turn.located);
    let duty = location.and_then(|location| match location {
        Location::Resources => Some("take 2 resources (D)"),
        Location::Plan => (!view.public.board.plans.is_empty()).then_some("take a Plan card (D)"),
        Location::Development => (!view.public.board.tokens.is_empty()).then_some("take a Development token (D)"),
        Location::Track => None,
    });
    let mut open: Vec<&str> = (!turn.placed)
        .then_some("place a card (B)")
        .into_iter()
        .chain(duty)
        .collect();
    let only_tracks = open.is_empty();
    if !only_tracks || lay::can_lay(&view.cards, player) {
        open.extend((!turn.laid).then_some("lay a track (C)"));
        open.extend((location == Some(Location::Track)).then_some("lay an extra track (D)"));
    }
    let list = names::list(open.iter().map(|&task| task.into()).collect());
    match (open.is_empty(), only_tracks && !lay::must_lay(player)) {
        (true, _) => "end the turn, or take free actions first".into(),
        (false, true) => format!("{list}, or end the turn"),
        (false, false) => list,
    }
}

/// H10.6, H13.2.
fn ending(view: &View) -> String {
    let scores = Seats::all(view.public.players)
        .iter()
        .filter_map(|seat| Some((seat, view.score(seat)?)));
    let merits: Vec<_> = scores
        .map(|(seat, tally)| (seat, (tally.total(), tally.plans_fulfilled())))
        .collect();
    let Some(&(_, best)) = merits.iter().max_by_key(|(_, merit)| *merit) else {
        return "The game is over.".into();
    };
    if merits.len() == 1 {
        return format!(
            "The game is over: {} points, {}.",
            best.0,
            solo::title(best.0, view.public.variants.residents)
        );
    }
    let winners: Seats = merits
        .iter()
        .filter(|(_, merit)| *merit == best)
        .map(|&(seat, _)| seat)
        .collect();
    let verb = if winners.len() == 1 {
        "wins"
    } else {
        "share the victory"
    };
    let plans = if best.1 == 1 { "plan" } else { "plans" };
    format!(
        "The game is over: {} {verb} with {} points and {} fulfilled {plans}.",
        seats(winners),
        best.0,
        best.1
    )
}
