//! Tramways: what can still be used counts a little beside the points, the less the later it is.

mod numbering;
mod sight;
mod themes;

use table::{Game, Seat};
use tramways::phase::{Phase, Turn};
use tramways::state::ROUNDS;
use tramways::ticket::Icon;
use tramways::{Action, ActionKind, Event, Tramways};

use super::{Knowledge, Worths, by_seat};

/// What a dollar is worth.
const MONEY: f32 = 0.08;
/// What a worker is worth for each round to come.
const WORKER: f32 = 0.15;
/// What a ticket in hand is worth for each round to come.
const TICKET: f32 = 0.04;
/// A hand of more tickets than this is no better.
const FULL_HAND: usize = 9;
/// What a tile of a complete link is worth for each round to come: passengers pay for it.
const TILE: f32 = 0.03;
/// What an incomplete link costs: it needs work, or is lost.
const LOOSE: f32 = 0.2;

/// How much of a round is over when its auction begins, ...
const AUCTION: f32 = 0.02;
/// ... when its cards are taken, ...
const CARDS: f32 = 0.1;
/// ... when its actions begin, ...
const ACTIONS: f32 = 0.2;
/// ... and when they are done.
const ADMINISTRATION: f32 = 0.95;

impl Knowledge for Tramways {
    const MARGIN: f32 = 15.0;
    const CLEAR: f32 = 2.0;
    const HORIZON: u32 = 6;
    const LOOK: u32 = 0;
    const HINT: u32 = 2_500;

    fn turn(&self) -> u32 {
        u32::from(self.public().round) * 256 + stage(&self.public().phase)
    }

    fn progress(&self) -> f32 {
        let public = self.public();
        let of_round = match public.phase {
            Phase::Draft { .. } | Phase::Books { .. } | Phase::KeepOne { .. } => 0.0,
            Phase::Auction(_) | Phase::Line {} => AUCTION,
            Phase::TakeCard { .. } | Phase::Void { .. } | Phase::FillHand { .. } => CARDS,
            Phase::Actions(turn) => {
                let passed = turn.position.index() as f32 / f32::from(public.players);
                let both = f32::midpoint(f32::from(u8::from(turn.second)), passed);
                ACTIONS + (ADMINISTRATION - ACTIONS) * both
            }
            Phase::Administration { .. } | Phase::PlaceAgain { .. } => ADMINISTRATION,
            Phase::Over {} => return 1.0,
        };
        (f32::from(public.round) - 1.0 + of_round) / f32::from(ROUNDS)
    }

    fn due(&self, seat: Seat) -> f32 {
        let Phase::Actions(turn) = self.public().phase else {
            return 0.0;
        };
        // all before the present one have had their turn in this action round
        let order = &self.public().order;
        let is_due = (turn.position.index()..order.len()).any(|place| order.get(place) == Some(seat));
        f32::from(u8::from(is_due))
    }

    fn is_settled(&self, seat: Seat) -> bool {
        let public = self.public();
        match public.phase {
            Phase::Administration { waiting } => public.round == ROUNDS && !waiting.contains(seat),
            Phase::Over {} => true,
            _ => false,
        }
    }

    learned!("tramways.txt");
    own_net!(Tramways, "net-tramways.safetensors");

    fn worths(&self) -> Worths {
        by_seat(self, |seat| self.points(seat) as f32 + prospects(self, seat))
    }

    fn leanings(&self, _: Seat, actions: &[Action], leanings: &mut Vec<f32>) {
        leanings.extend(actions.iter().map(leaning));
    }

    fn abstains(action: &Action) -> bool {
        themes::abstains(action)
    }

    fn is_payment(event: &Event) -> bool {
        themes::is_payment(event)
    }

    fn is_quiet(seat: Seat, events: &[Event]) -> bool {
        themes::is_quiet(seat, events)
    }

    fn themes(before: &Tramways, after: &Tramways, seat: Seat, events: &[Event]) -> Vec<(&'static str, bool)> {
        themes::of(before, after, seat, events)
    }
}

/// What sensible players do.
fn leaning(action: &Action) -> f32 {
    match action {
        Action::Stop {} => 2.0,
        Action::Choose {
            action: ActionKind::Move | ActionKind::UpgradeLink | ActionKind::UpgradeBuilding,
        } => 3.0,
        Action::Choose { .. } => 1.5,
        Action::TakeMoney {} => 0.3,
        Action::Bid { amount } => 1.0 / f32::from(*amount),
        Action::Discard { .. } => 0.1,
        Action::Use {
            icon: Icon::Money1 | Icon::Money2 | Icon::Money3,
            ..
        } => 0.5,
        _ => 1.0,
    }
}

/// Where a round stands: another number after each turn of a seat, and after each phase in which all decide.
fn stage(phase: &Phase) -> u32 {
    let (phase, turn) = match *phase {
        Phase::Draft { taken } => (0, usize::from(taken / 2)),
        Phase::Books { position, .. } => (1, position.index()),
        Phase::KeepOne { .. } => (2, 0),
        Phase::Auction(auction) => (3, auction.position.index()),
        Phase::Line {} => (4, 0),
        Phase::TakeCard { position } => (5, position.index()),
        Phase::Void { position } => (6, position.index()),
        Phase::FillHand { .. } => (7, 0),
        Phase::Actions(Turn {
            second: false,
            position,
            ..
        }) => (8, position.index()),
        Phase::Actions(Turn {
            second: true, position, ..
        }) => (9, position.index()),
        Phase::Administration { .. } => (10, 0),
        Phase::PlaceAgain { position, .. } => (11, position.index()),
        Phase::Over {} => (12, 0),
    };
    16 * phase + turn as u32
}

/// What a seat can hope for beyond its points.
fn prospects(game: &Tramways, seat: Seat) -> f32 {
    let public = game.public();
    if public.awaiting().is_empty() {
        return 0.0;
    }
    let player = game.player(seat);
    let to_come = f32::from(ROUNDS - public.round);
    let (mut tiles, mut loose) = (0.0, 0.0);
    for link in public.city.links().of(seat) {
        if link.is_complete() {
            tiles += f32::from(link.tiles);
        } else {
            loose += 1.0;
        }
    }
    let means = WORKER * f32::from(player.workers) + TICKET * game.hand_size(seat).min(FULL_HAND) as f32 + TILE * tiles;
    MONEY * f32::from(player.money) + to_come * means - LOOSE * loose
}
