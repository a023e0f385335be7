//! Tramways: what can still be used counts a little beside the points, the less the later it is.

use table::{Game, Seat};
use tramways::state::ROUNDS;
use tramways::ticket::Icon;
use tramways::{Action, ActionKind, Tramways};

use super::Knowledge;

/// What a dollar is worth.
const MONEY: f32 = 0.08;
/// What a worker is worth for each round to come.
const WORKER: f32 = 0.15;
/// What a ticket in hand is worth for each round to come.
const TICKET: f32 = 0.04;
/// What a tile of a complete link is worth for each round to come: others may travel on it.
const TILE: f32 = 0.03;
/// What an incomplete link costs: it needs work, or is lost.
const LOOSE: f32 = 0.2;

impl Knowledge for Tramways {
    const MARGIN: f32 = 15.0;
    const DEPTH: u32 = 30;

    fn worth(&self, seat: Seat) -> f32 {
        let points = self.points(seat) as f32;
        let public = self.public();
        if public.awaiting().is_empty() {
            return points;
        }
        let player = self.player(seat);
        let to_come = f32::from(ROUNDS - public.round);
        let (mut tiles, mut loose) = (0.0, 0.0);
        for link in public.city.links().of(seat) {
            if link.is_complete() {
                tiles += f32::from(link.tiles);
            } else {
                loose += 1.0;
            }
        }
        let means = WORKER * f32::from(player.workers) + TICKET * self.hand_size(seat).min(9) as f32 + TILE * tiles;
        points + MONEY * f32::from(player.money) + to_come * means - LOOSE * loose
    }

    fn leaning(&self, _: Seat, action: &Action) -> f32 {
        match action {
            Action::Stop {} => 2.0,
            Action::Choose { action: ActionKind::Move | ActionKind::UpgradeLink | ActionKind::UpgradeBuilding } => 3.0,
            Action::Choose { .. } => 1.5,
            Action::TakeMoney {} => 0.3,
            Action::Bid { amount } => 1.0 / f32::from(*amount),
            Action::Discard { .. } => 0.1,
            Action::Use { icon: Icon::Money1 | Icon::Money2 | Icon::Money3, .. } => 0.5,
            _ => 1.0,
        }
    }
}
