//! What lies on the table, as it is: numbers that cost next to nothing to write, mostly 0. Cells are counted from the town's upper left card, as in the index of
//! actions.

use hill::cards::{Landmark, PlanCard, PlanKind, Roads, TownCard};
use hill::cell::Direction;
use hill::path::TOKENS;
use hill::state::{Pending, Phase, Player, ROUNDS};
use hill::{ByLine, Hill, Line};
use table::{Pile, Seat, Viewer};

use super::numbering::Corner;
use super::sight::{kind_of, token_of};
use crate::numbering::Block;

const LINE: (&str, u16) = ("line", 4);
const COLUMN: (&str, u16) = ("column", 4);
const ROW: (&str, u16) = ("row", 4);
/// What there is to see of a Town card: its values, its landmark, its roads.
const CARD: (&str, u16) = ("4 values / 5, 9 landmarks, 8 roads from north", 21);
/// What there is to see of a Plan card: its kind, and the landmarks it names.
const PLAN: (&str, u16) = ("7 kinds, 9 landmarks", 16);

const ROUND: Block = Block::new("rounds left", &[]);
const PHASE: Block = ROUND.then("phase", &[("sets, private choices, taking, turns, over", 5)]);
const TAKEN: Block = PHASE.then("taken from", &[("location", 4)]);
const DONE: Block = TAKEN.then("done this turn", &[("placed, laid, location", 3)]);
const PENDING: Block = DONE.then(
    "pending",
    &[("bonus, its track, keep plan, assign, keep token, upgrade", 6)],
);
const MEANS: Block = PENDING.then("means", &[("resources / 10, Wild landmarks, Double Tracks", 3)]);
const TOWN: Block = MEANS.then(
    "town",
    &[
        COLUMN,
        ROW,
        ("4 values / 5, 9 landmarks, 8 roads from north, card, upgrade", 23),
    ],
);
const TRACKS: Block = TOWN.then("track", &[LINE, ("towards E, SE, S, SW", 4), COLUMN, ROW]);
const SUPPLY: Block = TRACKS.then("tracks in supply / 8", &[LINE]);
const PLANS: Block = SUPPLY.then("plans of the line", &[LINE, PLAN]);
const HAND: Block = PLANS.then("card in hand", &[("card", 3), CARD]);
const OFFER: Block = HAND.then("card at the location", &[("location", 4), CARD]);
const FACE_UP: Block = OFFER.then("face-up plan", &[("card", 2), PLAN]);
const FACE_UP_TOKENS: Block = FACE_UP.then("face-up tokens", &[("upgrade, Double Track, Wild landmark", 3)]);
const TO_ASSIGN: Block = FACE_UP_TOKENS.then("plan to keep or assign", &[("card", 6), PLAN]);
const TO_KEEP: Block = TO_ASSIGN.then(
    "token to keep",
    &[("token", 2), ("upgrade, Double Track, Wild landmark", 3)],
);
const OTHERS: Block = TO_KEEP.then(
    "others, clockwise",
    &[("seat", 3), ("cards / 16, resources / 10, tracks of each line / 8", 6)],
);

/// The blocks in their order.
pub(super) const BLOCKS: &[Block] = &[
    ROUND,
    PHASE,
    TAKEN,
    DONE,
    PENDING,
    MEANS,
    TOWN,
    TRACKS,
    SUPPLY,
    PLANS,
    HAND,
    OFFER,
    FACE_UP,
    FACE_UP_TOKENS,
    TO_ASSIGN,
    TO_KEEP,
    OTHERS,
];

/// Writes what a seat sees; what isn't written is 0 already.
pub(super) fn write(game: &Hill, seat: Seat, out: &mut [f32]) {
    let phase = game.public().phase;
    if phase == Phase::PrivateChoices {
        let player = game.player_as_chosen(seat);
        write_seat(game, &player, &Corner::of_town(player.town.cells()), out);
        for (place, plan) in game.plans_to_assign(seat).enumerate() {
            write_plan(game.cards().plan(plan), part(TO_ASSIGN, place, out));
        }
    } else {
        let player = &game.public().seats[seat.index()];
        write_seat(game, player, &Corner::of_town(player.town.cells()), out);
        write_drawn(game, seat, player, out);
    }
    write_course(game, out);
    write_board(game, out);
    write_others(game, seat, out);
}

/// The places of one thing in a block of several.
fn part(block: Block, thing: usize, out: &mut [f32]) -> &mut [f32] {
    let len = usize::from(block.len() / block.axes[0].1);
    let first = usize::from(block.first) + thing * len;
    &mut out[first..first + len]
}

fn set<const N: usize>(block: Block, coordinates: [usize; N], value: f32, out: &mut [f32]) {
    if let Some(place) = out.get_mut(usize::from(block.at(coordinates))) {
        *place = value;
    }
}

fn write_course(game: &Hill, out: &mut [f32]) {
    let public = game.public();
    set(ROUND, [], f32::from(ROUNDS - public.round) / f32::from(ROUNDS), out);
    let phase = match public.phase {
        Phase::ChoosingSets => 0,
        Phase::PrivateChoices => 1,
        Phase::Taking => 2,
        Phase::Turns => 3,
        Phase::Over => 4,
    };
    set(PHASE, [phase], 1.0, out);
}

fn write_seat(game: &Hill, player: &Player, corner: &Corner, out: &mut [f32]) {
    write_turn(player, out);
    write_means(game, player, out);
    write_town(game, player, corner, out);
    for (line, plans) in player.plans.iter() {
        let row = part(PLANS, line as usize, out);
        for &plan in plans.as_slice() {
            write_plan(game.cards().plan(plan), row);
        }
    }
    for (place, &card) in player.hand.as_slice().iter().enumerate() {
        write_card(game.cards().town(card), part(HAND, place, out));
    }
}

fn write_turn(player: &Player, out: &mut [f32]) {
    let turn = &player.turn;
    if let Some(location) = turn.location {
        set(TAKEN, [location as usize], 1.0, out);
    }
    for (place, is_done) in [turn.placed, turn.laid, turn.located].into_iter().enumerate() {
        set(DONE, [place], f32::from(u8::from(is_done)), out);
    }
    let pending = match turn.pending {
        Pending::Nothing => return,
        Pending::Bonus => 0,
        Pending::BonusTrack => 1,
        Pending::KeepPlan => 2,
        Pending::Assign(_) => 3,
        Pending::KeepToken => 4,
        Pending::Upgrade(_) => 5,
    };
    set(PENDING, [pending], 1.0, out);
}

fn write_means(game: &Hill, player: &Player, out: &mut [f32]) {
    let (cards, kept) = (game.cards(), player.kept);
    set(MEANS, [0], f32::from(player.resources.min(40)) / 10.0, out);
    if !kept.is_empty() {
        set(MEANS, [1], kept.and(cards.wilds).len() as f32, out);
        set(MEANS, [2], kept.and(cards.double_tracks).len() as f32, out);
    }
}

fn write_town(game: &Hill, player: &Player, corner: &Corner, out: &mut [f32]) {
    let (cards, town) = (game.cards(), &player.town);
    for placed in town.placed() {
        let [column, row] = corner.to(placed.cell, 0);
        let card = cards.town(placed.card);
        let first = usize::from(TOWN.first) + (column * 4 + row) * 23;
        let Some(row) = out.get_mut(first..first + 23) else {
            continue;
        };
        write_face(card, card.roads.turned(placed.rotation), row);
        row[21] = 1.0;
        if let Some(upgrade) = placed.token.and_then(|token| cards.upgrade(token)) {
            row[22] = 1.0;
            for (line, place) in Line::ALL.into_iter().zip(&mut *row) {
                *place = upgrade.raise(line, card.values[line].into()) as f32 / 5.0;
            }
        }
    }
    for line in Line::ALL {
        let path = town.path(line);
        for spot in path.spots() {
            let [step, column, row] = corner.spot(spot);
            set(TRACKS, [line as usize, step, column, row], 1.0, out);
        }
        set(SUPPLY, [line as usize], f32::from(TOKENS - path.used()) / 8.0, out);
    }
}

/// What was drawn to keep one of it, and the Plan card at hand. Only the seat itself sees what was drawn.
fn write_drawn(game: &Hill, seat: Seat, player: &Player, out: &mut [f32]) {
    match player.turn.pending {
        Pending::Assign(plan) => write_plan(game.cards().plan(plan), part(TO_ASSIGN, 0, out)),
        Pending::KeepPlan => {
            let view = table::Game::view(game, Viewer::Seat(seat));
            let drawn = view.own().map(|own| own.drawn_plans);
            for (place, &plan) in drawn.iter().flat_map(Pile::as_slice).enumerate() {
                write_plan(game.cards().plan(plan), part(TO_ASSIGN, place, out));
            }
        }
        Pending::KeepToken => {
            let view = table::Game::view(game, Viewer::Seat(seat));
            let drawn = view.own().map(|own| own.drawn_tokens);
            for (place, &token) in drawn.iter().flat_map(Pile::as_slice).enumerate() {
                set(TO_KEEP, [place, token_of(game.cards().token(token).kind)], 1.0, out);
            }
        }
        _ => {}
    }
}

fn write_board(game: &Hill, out: &mut [f32]) {
    let (cards, board) = (game.cards(), &game.public().board);
    for (place, town) in board.towns.iter().enumerate() {
        if let Some(town) = *town {
            write_card(cards.town(town), part(OFFER, place, out));
        }
    }
    for (place, &plan) in board.plans.as_slice().iter().enumerate() {
        write_plan(cards.plan(plan), part(FACE_UP, place, out));
    }
    for &token in board.tokens.as_slice() {
        out[usize::from(FACE_UP_TOKENS.first) + token_of(cards.token(token).kind)] += 1.0;
    }
}

fn write_others(game: &Hill, seat: Seat, out: &mut [f32]) {
    let public = game.public();
    for behind in 1..public.players {
        let other = &public.seats[seat.clockwise(behind, public.players).index()];
        let row = part(OTHERS, usize::from(behind) - 1, out);
        row[0] = other.town.cells().len() as f32 / 16.0;
        row[1] = f32::from(other.resources.min(40)) / 10.0;
        for line in Line::ALL {
            row[2 + line as usize] = f32::from(other.town.path(line).tokens()) / 8.0;
        }
    }
}

fn write_card(card: &TownCard, row: &mut [f32]) {
    write_face(card, card.roads, row);
}

fn write_face(card: &TownCard, roads: Roads, row: &mut [f32]) {
    let ByLine {
        red,
        yellow,
        blue,
        black,
    } = card.values;
    for (place, value) in row.iter_mut().zip([red, yellow, blue, black]) {
        *place = f32::from(value) / 5.0;
    }
    if let Some(landmark) = card.landmark {
        row[4 + landmark as usize] = 1.0;
    }
    for (direction, place) in Direction::ALL.into_iter().zip(&mut row[13..21]) {
        *place = f32::from(u8::from(roads.has(direction)));
    }
}

/// Adds a Plan card: a line has several.
fn write_plan(card: &PlanCard, row: &mut [f32]) {
    row[kind_of(card.kind)] += 1.0;
    if let PlanKind::ThreeLandmarks(named) = card.kind {
        named
            .into_iter()
            .for_each(|landmark: Landmark| row[7 + landmark as usize] += 1.0);
    }
}
