//! What a net sees of the table as a whole.

use table::Game;
use tramways::Tramways;
use tramways::kind::Kind;
use tramways::phase::{Phase, Step};
use tramways::state::ROUNDS;
use tramways::ticket::{Class, Icon};

use super::icons::{Icons, NAMES, many};
use super::network::{Network, PARCEL, TARGET_NAMES};
use crate::sight::Sheet;

/// The icons of tickets on offer that are counted.
const OFFERED: [Icon; 12] = [
    Icon::UpgradeRail,
    Icon::ConstructBuilding,
    Icon::UpgradeBuilding,
    Icon::ParcelNumber,
    Icon::Residence,
    Icon::Commerce,
    Icon::Leisure,
    Icon::Industry,
    Icon::GetWorker,
    Icon::AddPassenger,
    Icon::DecreaseStress,
    Icon::Strip,
];

pub(super) fn write(game: &Tramways, network: &Network, sheet: &mut impl Sheet) {
    write_course(game, sheet);
    write_auction(game, sheet);
    write_offer(game, sheet);
    write_city(game, network, sheet);
}

fn write_course(game: &Tramways, sheet: &mut impl Sheet) {
    let public = game.public();
    sheet.one_of(
        &["round 1", "round 2", "round 3", "round 4", "round 5", "round 6"],
        Some(usize::from(public.round) - 1),
    );
    sheet.one_of(
        &[
            "draft",
            "Ticket Books",
            "keeping a Development card",
            "auction",
            "taking cards",
            "void ticket",
            "line",
            "filling hands",
            "action round 1",
            "action round 2",
            "administration",
            "placing again",
            "game over",
        ],
        Some(phase(&public.phase)),
    );
    let (place, left, taken, step) = match &public.phase {
        Phase::Actions(turn) => (turn.position.index(), turn.left, turn.money_taken, step(&turn.step)),
        Phase::Books { position, .. }
        | Phase::TakeCard { position }
        | Phase::Void { position }
        | Phase::PlaceAgain { position, .. } => (position.index(), 0, false, None),
        Phase::Auction(auction) => (auction.position.index(), 0, false, None),
        _ => (0, 0, false, None),
    };
    sheet.number("place of who decides", place as f32 / f32::from(game.players()));
    sheet.number("actions left in the turn", f32::from(left) / 2.0);
    sheet.flag("money taken", taken);
    sheet.one_of(&["Commerce", "looking through a Book", "Leisure"], step);
    sheet.one_of(
        &["1 player", "2 players", "3 players", "4 players", "5 players"],
        Some(usize::from(game.players()) - 1),
    );
    sheet.flag("expert", public.expert);
    sheet.flag("alternate rule for Development cards", public.alternate_development);
}

const fn phase(phase: &Phase) -> usize {
    match phase {
        Phase::Draft { .. } => 0,
        Phase::Books { .. } => 1,
        Phase::KeepOne { .. } => 2,
        Phase::Auction(_) => 3,
        Phase::TakeCard { .. } => 4,
        Phase::Void { .. } => 5,
        Phase::Line {} => 6,
        Phase::FillHand { .. } => 7,
        Phase::Actions(turn) => 8 + turn.second as usize,
        Phase::Administration { .. } => 10,
        Phase::PlaceAgain { .. } => 11,
        Phase::Over {} => 12,
    }
}

const fn step(step: &Step) -> Option<usize> {
    match step {
        Step::Choose {} => None,
        Step::Commerce { .. } => Some(0),
        Step::Look { .. } => Some(1),
        Step::Leisure { .. } => Some(2),
    }
}

fn write_auction(game: &Tramways, sheet: &mut impl Sheet) {
    let public = game.public();
    let (highest, still_in) = match &public.phase {
        Phase::Auction(auction) => {
            let bids = auction.still_in.iter().map(|seat| auction.bid(seat));
            (bids.max().unwrap_or(0), auction.still_in.len())
        }
        _ => (0, 0),
    };
    sheet.about("auction");
    sheet.number("highest bid", f32::from(highest) / 5.0);
    sheet.number("players still in", still_in as f32 / 5.0);
}

/// T5.14: the tickets that lie open, in this auction or the next; T2.18: the buildings left.
fn write_offer(game: &Tramways, sheet: &mut impl Sheet) {
    let (public, cards) = (game.public(), &game.components().cards);
    let (mut rails, mut dollars, mut void) = (0, 0, 0);
    let mut counts = [0u32; Icon::ALL.len()];
    for ticket in public.display.iter().chain(public.line.as_slice().iter().copied()) {
        let face = cards.face(ticket);
        let icons = Icons::of(face);
        rails += icons.rails();
        dollars += icons.dollars();
        void += u32::from(matches!(face.class, Class::Auction { void: true, .. }));
        OFFERED
            .iter()
            .for_each(|&icon| counts[icon as usize] += u32::from(icons.contains(icon)));
    }
    sheet.about("open auction cards");
    sheet.number("rail symbols", rails as f32 / 6.0);
    sheet.number("dollars", dollars as f32 / 6.0);
    sheet.number("void", void as f32 / 3.0);
    for icon in OFFERED {
        sheet.number(NAMES[icon as usize], counts[icon as usize] as f32 / 2.0 / many(icon));
    }
    let mut supply = [0u32; 4];
    for ticket in public.supply.iter() {
        if let Class::Building(kind) = cards.face(ticket).class {
            supply[kind.index()] += 1;
        }
    }
    sheet.about("buildings left");
    for (name, count) in TARGET_NAMES.iter().zip(supply) {
        sheet.number(name, count as f32 / 4.0);
    }
}

fn write_city(game: &Tramways, network: &Network, sheet: &mut impl Sheet) {
    let public = game.public();
    let city = &public.city;
    let mut waiting = [0u32; 4];
    let mut empty = [0u32; 4];
    for at in city.building_squares().iter() {
        if let Some(kind) = city.kind(at) {
            let counts = if city.passengers().contains(at) {
                &mut waiting
            } else {
                &mut empty
            };
            counts[kind.index()] += 1;
        }
    }
    let players = f32::from(game.players());
    sheet.about("passengers per player");
    for (name, count) in TARGET_NAMES.iter().zip(waiting) {
        sheet.number(name, count as f32 / players / 3.0);
    }
    sheet.about("empty building squares per player");
    for (name, count) in TARGET_NAMES.iter().zip(empty) {
        sheet.number(name, count as f32 / players / 3.0);
    }
    // T13.5: there is no end of round 6
    let coming = |round: u8| (round < ROUNDS).then(|| public.types[usize::from(round) - 1].index());
    sheet.about("passengers come after this round to");
    sheet.one_of(&TARGET_NAMES[..PARCEL], coming(public.round));
    let (links, nodes) = (city.links().all(), network.nodes());
    let squares = f32::from(game.components().map.rows) * f32::from(game.components().map.columns);
    let passengers: u32 = nodes.iter().map(|node| u32::from(node.passengers)).sum();
    sheet.about("city per player");
    sheet.number("links", links.len() as f32 / players / 8.0);
    sheet.number("locations with links", nodes.len() as f32 / players / 8.0);
    sheet.number("passengers at links", passengers as f32 / players / 5.0);
    sheet.number("squares", squares / players / 45.0);
    let soon = public.types.iter().skip(usize::from(public.round));
    let mut later = [0u32; Kind::ALL.len()];
    soon.for_each(|kind| later[kind.index()] += 1);
    sheet.about("passengers come later to");
    for (name, count) in TARGET_NAMES.iter().zip(later) {
        sheet.number(name, count as f32 / 3.0);
    }
}
