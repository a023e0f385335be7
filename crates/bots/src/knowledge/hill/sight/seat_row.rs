//! What a net sees of a player, beside the lines.

use hill::Hill;
use hill::cell::Direction;
use hill::state::{Pending, Phase, ROUNDS};
use hill::{Line, Location};
use table::{Game, Seat};

use super::card;
use super::line_row::LANDMARK_NAMES;
use super::plan::{KINDS, kind_of};
use super::seen::Seen;
use crate::sight::Sheet;

pub(super) fn write(game: &Hill, seat: Seat, seen: &Seen<'_>, sheet: &mut impl Sheet) {
    write_turn(game, seat, seen, sheet);
    write_means(game, seat, seen, sheet);
    write_town(seen, sheet);
    write_hand(game, seat, seen, sheet);
}

fn write_turn(game: &Hill, seat: Seat, seen: &Seen<'_>, sheet: &mut impl Sheet) {
    let (public, turn) = (game.public(), &seen.player.turn);
    let place = (0..public.players)
        .position(|n| public.in_turn_order(n) == seat)
        .unwrap_or(0);
    let has_moved = public.round > 0
        && (public.ready.contains(seat) || place < usize::from(public.moved) && public.phase == Phase::Turns);
    let left = ROUNDS - public.round + u8::from(!has_moved);
    sheet.flag("decides", public.awaiting().contains(seat));
    sheet.number("place in turn order", place as f32 / 4.0);
    sheet.number("turns left", f32::from(left.min(ROUNDS)) / f32::from(ROUNDS));
    sheet.flag("last turn", left == 1);
    sheet.flag("last turn but one", left == 2);
    sheet.flag("no turn left", left == 0);
    sheet.one_of(
        &["has taken at a", "has taken at b", "has taken at c", "has taken at d"],
        turn.location.filter(|_| !has_moved).map(|location| location as usize),
    );
    let in_turn = !has_moved && public.phase == Phase::Turns;
    sheet.flag("has placed", in_turn && turn.placed);
    sheet.flag("has laid", in_turn && turn.laid);
    sheet.flag("has done what the location gives", in_turn && turn.located);
    sheet.flag(
        "extra track to lay",
        in_turn && !turn.located && turn.location == Some(Location::Track),
    );
    sheet.one_of(
        &[
            "bonus",
            "bonus track",
            "keeping a plan",
            "assigning a plan",
            "keeping a token",
            "upgrading",
        ],
        match turn.pending {
            Pending::Nothing => None,
            Pending::Bonus => Some(0),
            Pending::BonusTrack => Some(1),
            Pending::KeepPlan => Some(2),
            Pending::Assign(_) => Some(3),
            Pending::KeepToken => Some(4),
            Pending::Upgrade(_) => Some(5),
        },
    );
    let plan = match turn.pending {
        Pending::Assign(plan) => Some(kind_of(seen.cards.plan(plan).kind)),
        _ => None,
    };
    sheet.about("to assign");
    sheet.one_of(&KINDS, plan);
    sheet.about("");
}

fn write_means(game: &Hill, seat: Seat, seen: &Seen<'_>, sheet: &mut impl Sheet) {
    let (cards, player) = (seen.cards, &seen.player);
    sheet.number("points", game.points(seat) as f32 / 100.0);
    sheet.number("resources", f32::from(player.resources.min(20)) / 10.0);
    for (name, least) in [
        ("a resource", 1),
        ("2 resources", 2),
        ("3 resources", 3),
        ("4 resources", 4),
        ("6 resources", 6),
    ] {
        sheet.flag(name, player.resources >= least);
    }
    sheet.flag("an odd resource", player.resources % 2 == 1);
    let wilds = player.kept.and(cards.wilds).len();
    let doubles = player.kept.and(cards.double_tracks).len();
    sheet.number("Wild landmarks", wilds as f32 / 2.0);
    sheet.number("Double Tracks", doubles as f32 / 2.0);
    sheet.flag("a Wild landmark", wilds > 0);
    sheet.flag("a Double Track", doubles > 0);
}

fn write_town(seen: &Seen<'_>, sheet: &mut impl Sheet) {
    let town = &seen.player.town;
    let cells = town.cells();
    sheet.number("cards in town", cells.len() as f32 / 16.0);
    let (columns, rows) = if cells.is_empty() {
        (0, 0)
    } else {
        let ([left, right], [top, bottom]) = cells.span();
        (right - left + 1, bottom - top + 1)
    };
    sheet.number("columns", f32::from(columns) / 4.0);
    sheet.number("rows", f32::from(rows) / 4.0);
    sheet.flag("frame fixed", town.frame().is_some());
    sheet.number("open cells", seen.open.len() as f32 / 16.0);
    sheet.number("upgrades", town.upgraded().len() as f32 / 8.0);
    for (paid, name) in ["free streets", "streets for 1", "streets for 2"]
        .into_iter()
        .enumerate()
    {
        let streets: usize = Direction::ALL[..4]
            .iter()
            .map(|&direction| seen.streets.towards(direction, paid).len())
            .sum();
        sheet.number(name, streets as f32 / 20.0);
    }
    let roads: usize = Direction::ALL
        .into_iter()
        .map(|direction| town.roads(direction).and(cells).len())
        .sum();
    sheet.number("roads", roads as f32 / 64.0);
    let out: usize = Direction::ALL
        .into_iter()
        .map(|direction| town.roads(direction).moved(direction).and(seen.open).len())
        .sum();
    sheet.number("roads to open cells", out as f32 / 16.0);
    sheet.about("in town");
    for (name, there) in LANDMARK_NAMES.into_iter().zip(&seen.landmarks) {
        sheet.number(name, there.len() as f32 / 2.0);
    }
    for (line, name) in Line::ALL.into_iter().zip(card::LINES) {
        sheet.number(name, seen.sum(cells, line) / 40.0);
    }
    sheet.about("");
}

/// The cards in hand, and Plan cards that wait for a line.
fn write_hand(game: &Hill, seat: Seat, seen: &Seen<'_>, sheet: &mut impl Sheet) {
    let hand = seen.player.hand.as_slice();
    for (place, about) in ["card 1", "card 2", "card 3"].into_iter().enumerate() {
        sheet.about(about);
        card::write(hand.get(place).map(|&town| seen.cards.town(town)), sheet);
    }
    sheet.about("plans in hand");
    let mut plans = [0_u8; KINDS.len()];
    if game.public().phase == Phase::PrivateChoices {
        for plan in game.plans_to_assign(seat) {
            plans[kind_of(seen.cards.plan(plan).kind)] += 1;
        }
    }
    for (name, count) in KINDS.into_iter().zip(plans) {
        sheet.number(name, f32::from(count) / 2.0);
    }
    sheet.about("");
}
