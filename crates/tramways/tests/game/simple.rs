//! A simple player: in its own turns it tries many random ways to play the turn out, in states imagined from what it sees, and goes the best one; elsewhere it
//! follows rules of thumb.

use table::{Game, Rng, Seat, Viewer};
use tramways::phase::Phase;
use tramways::ticket::Icon;
use tramways::{Action, ActionKind, Tramways};

/// A simple player, with the plan it follows.
pub(crate) struct Simple {
    rng: Rng,
    plan: Vec<Action>,
    ways: usize,
}

impl Simple {
    /// A player that tries this many ways to play a turn out.
    pub(crate) fn with_ways(rng: Rng, ways: usize) -> Simple {
        Simple {
            rng,
            plan: Vec::new(),
            ways,
        }
    }

    /// What this seat does.
    pub(crate) fn decide(&mut self, game: &Tramways, seat: Seat) -> Action {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        if let [only] = legal[..] {
            self.plan.clear();
            return only;
        }
        let view = game.view(Viewer::Seat(seat));
        match view.public().phase {
            Phase::Actions(_) => self.in_turn(game, seat, &legal),
            Phase::Auction(_) => self.bid(&legal),
            Phase::Administration { .. } => self.administer(game, seat, &legal),
            _ => *self.rng.pick(&legal).expect("something is legal"),
        }
    }

    /// Follows the plan, or makes a new one.
    fn in_turn(&mut self, game: &Tramways, seat: Seat, legal: &[Action]) -> Action {
        if self.plan.is_empty() || !legal.contains(&self.plan[0]) {
            self.plan = self.best_way(game, seat);
        }
        self.plan.remove(0)
    }

    fn best_way(&mut self, game: &Tramways, seat: Seat) -> Vec<Action> {
        let mut best = (i32::MIN, Vec::new());
        for _ in 0..self.ways {
            let imagined = Tramways::imagine(&game.view(Viewer::Seat(seat)), &mut self.rng);
            let (way, worth) = self.try_a_way(imagined, seat);
            if worth > best.0 {
                best = (worth, way);
            }
        }
        best.1
    }

    /// Plays the turn out at random, and says what it is worth.
    fn try_a_way(&mut self, mut game: Tramways, seat: Seat) -> (Vec<Action>, i32) {
        let mut way = Vec::new();
        let mut legal = Vec::new();
        loop {
            legal.clear();
            game.legal(seat, &mut legal);
            let action = *self.likely(&legal);
            way.push(action);
            let ends = action == Action::EndTurn {};
            if ends {
                return (way, worth(&game, seat));
            }
            game.apply(seat, &action, &mut ()).expect("it is legal");
        }
    }

    /// A random action, with a leaning to what brings happiness.
    fn likely<'a>(&mut self, legal: &'a [Action]) -> &'a Action {
        let wanted = |action: &&Action| {
            matches!(
                action,
                Action::Stop {}
                    | Action::Choose {
                        action: ActionKind::Move | ActionKind::UpgradeLink | ActionKind::UpgradeBuilding
                    }
            )
        };
        let wanted: Vec<&Action> = legal.iter().filter(wanted).collect();
        match self.rng.pick(&wanted) {
            Some(action) if self.rng.below(2) == 0 => action,
            _ => self.rng.pick(legal).expect("something is legal"),
        }
    }

    /// Bids low or passes.
    fn bid(&mut self, legal: &[Action]) -> Action {
        let low: Vec<&Action> = legal
            .iter()
            .filter(|action| {
                matches!(
                    action,
                    Action::Bid { amount: 1..=2 } | Action::Pass {} | Action::PayCash {}
                )
            })
            .collect();
        **self.rng.pick(&low).unwrap_or(&&legal[0])
    }

    /// Plays every icon that does good, and finishes.
    fn administer(&mut self, game: &Tramways, seat: Seat, legal: &[Action]) -> Action {
        let view = game.view(Viewer::Seat(seat));
        let player = view.player(seat);
        let cards = &view.components().cards;
        let cheap = |action: &Action| match action {
            Action::Use { ticket, icon } => {
                let first = player.discards.contains(*ticket);
                let harmless = cards.face(*ticket).consequence == tramways::ticket::Consequence::None && !first;
                harmless
                    && matches!(icon, Icon::GetWorker | Icon::DecreaseStress | Icon::AddPassenger)
                    && (view.public().round < 6 || *icon == Icon::DecreaseStress)
            }
            _ => false,
        };
        match legal.iter().find(|action| cheap(action)) {
            Some(action) => *action,
            None if legal.contains(&Action::Done {}) => Action::Done {},
            None => *self.rng.pick(legal).expect("something is legal"),
        }
    }
}

/// What a position is worth to a seat: its points, and a little for what can still be used.
fn worth(game: &Tramways, seat: Seat) -> i32 {
    let view = game.view(Viewer::Seat(seat));
    let player = view.player(seat);
    let rounds = i32::from(6 - view.public().round);
    let open = view
        .public()
        .city
        .links()
        .of(seat)
        .filter(|link| !link.is_complete())
        .count() as i32;
    let reach: i32 = view
        .public()
        .city
        .links()
        .of(seat)
        .filter(|link| link.is_complete())
        .map(|link| i32::from(link.tiles))
        .sum();
    100 * game.points(seat)
        + 8 * i32::from(player.money)
        + rounds * (15 * i32::from(player.workers) + 4 * i32::from(view.hand_size(seat)) + 3 * reach)
        - 20 * open
}
