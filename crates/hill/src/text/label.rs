//! Actions in a few words.

use crate::parts::action::{Action, BonusChoice, Duty, Location};
use crate::parts::cards::{Cards, PlanId, Roads, Rotation, TokenId, TokenKind, TownId, Upgrade};
use crate::parts::cell::Cell;
use crate::parts::line::Line;
use crate::parts::path::is_bonus_token;
use crate::parts::spot::Spot;
use crate::rules::lay::Cost;
use crate::state::view::View;
use crate::state::{Pending, Player};

use super::BOOK;
use super::noun::End;
use super::refusal::Letter;
use super::seen;

table::messages! {
    /// An action.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Label in BOOK, "label", on Cards {
        TakeSet { number: u8, towns: Vec<TownId>, token: TokenId },
        /// A set that isn't on offer any more.
        TakeUnknownSet { number: u8 },
        Take { town: TownId, letter: Letter, gives: Location },
        /// The card of a location that is empty now.
        TakeFrom { letter: Letter, gives: Location },
        Place { town: TownId, at: Cell, degrees: u16, roads: Roads },
        Lay { line: Line, from: End, to: End, duty: Duty, resources: u8, crossing: u8, double: u8, bonus: u8 },
        /// A lay of a player nobody knows, so that nobody knows what it costs.
        LaySomewhere { line: Line, from: End, to: End, duty: Duty },
        Gain,
        TakePlan { plan: PlanId },
        TakeToken { token: TokenId },
        BonusResources,
        BonusTrack,
        BonusPlans,
        KeepPlan { plan: PlanId },
        Assign { plan: PlanId, line: Line },
        Replace { plan: PlanId, line: Line, old: PlanId },
        KeepToken { token: TokenId },
        /// With what becomes of the value that it raises.
        Upgrade { token: TokenKind, town: TownId, line: Line, before: i32, after: i32 },
        UpgradeHere { town: End },
        Buy,
        DiscardTrack { line: Line, from: End, to: End },
        EndTurn,
    }
}

impl Label {
    /// An action of the viewer, or of the seat that all wait for.
    pub fn of(view: &View, action: &Action) -> Label {
        let player = seen::actor(view).map(|seat| seen::player(view, seat));
        let teller = Teller { view, player };
        match *action {
            Action::TakeSet { set } => teller.take_set(set),
            Action::Take { location } => teller.take(location),
            Action::Place { card, at, turned } => Label::place(&view.cards, card, at, turned),
            Action::Lay { duty, line, spot } => teller.lay(duty, line, spot),
            Action::Upgrade { at } => teller.upgrade(at),
            Action::DiscardTrack { line, spot } => {
                let [from, to] = teller.ends(spot);
                Label::DiscardTrack { line, from, to }
            }
            _ => Label::plain(action),
        }
    }

    /// Placing a card, by the columns and rows of the terminal's picture.
    fn place(cards: &Cards, town: TownId, at: Cell, turned: Rotation) -> Label {
        Label::Place {
            town,
            at,
            degrees: turned.degrees(),
            roads: cards
                .find_town(town)
                .map_or_else(Roads::default, |card| card.roads.turned(turned)),
        }
    }

    /// An action that says all by itself.
    fn plain(action: &Action) -> Label {
        match *action {
            Action::TakePlan { plan } => Label::TakePlan { plan },
            Action::TakeToken { token } => Label::TakeToken { token },
            Action::Bonus { choice } => match choice {
                BonusChoice::Resources => Label::BonusResources,
                BonusChoice::Track => Label::BonusTrack,
                BonusChoice::Plans => Label::BonusPlans,
            },
            Action::KeepPlan { plan } => Label::KeepPlan { plan },
            Action::Assign { plan, line, discard } => match discard {
                None => Label::Assign { plan, line },
                Some(old) => Label::Replace { plan, line, old },
            },
            Action::KeepToken { token } => Label::KeepToken { token },
            Action::Gain {} => Label::Gain,
            Action::Buy {} => Label::Buy,
            _ => Label::EndTurn,
        }
    }
}

struct Teller<'a> {
    view: &'a View,
    /// Who acts, if that is known.
    player: Option<Player>,
}

impl Teller<'_> {
    fn take_set(&self, set: u8) -> Label {
        let (cards, number) = (&self.view.cards, set + 1);
        match self.view.public.sets.get(usize::from(set)) {
            Some(Some(set)) => Label::TakeSet {
                number,
                towns: set.towns.map(|card| cards.town(card).id).to_vec(),
                token: cards.token(set.token).id,
            },
            _ => Label::TakeUnknownSet { number },
        }
    }

    fn take(&self, location: Location) -> Label {
        let (letter, gives) = (Letter(location), location);
        match self.view.public.board.towns[location as usize] {
            Some(card) => Label::Take {
                town: self.view.cards.town(card).id,
                letter,
                gives,
            },
            None => Label::TakeFrom { letter, gives },
        }
    }

    fn lay(&self, duty: Duty, line: Line, spot: Spot) -> Label {
        let [from, to] = self.ends(spot);
        let Some(player) = &self.player else {
            return Label::LaySomewhere { line, from, to, duty };
        };
        let cost = Cost::of(&player.town, spot);
        Label::Lay {
            line,
            from,
            to,
            duty,
            resources: cost.resources(),
            crossing: cost.crossing.into(),
            double: player.town.tracks().contains(spot).into(),
            bonus: is_bonus_token(player.town.path(line).used() + 1).into(),
        }
    }

    fn upgrade(&self, at: Cell) -> Label {
        let Some(player) = &self.player else {
            return Label::UpgradeHere { town: End::Cell(at) };
        };
        let cards = &self.view.cards;
        let kind = match player.turn.pending {
            Pending::Upgrade(token) => Some(cards.token(token).kind),
            _ => None,
        };
        let card = player.town.card_at(at).map(|placed| cards.town(placed.card));
        match (kind, card) {
            (Some(token @ TokenKind::Upgrade(upgrade)), Some(card)) => {
                let (Upgrade::DoubleValue(line) | Upgrade::PlusThree(line)) = upgrade;
                let before = i32::from(card.values[line]);
                Label::Upgrade {
                    token,
                    town: card.id,
                    line,
                    before,
                    after: upgrade.raise(line, before),
                }
            }
            _ => Label::UpgradeHere {
                town: seen::end(cards, player, at),
            },
        }
    }

    fn ends(&self, spot: Spot) -> [End; 2] {
        spot.cells().map(|cell| match &self.player {
            Some(player) => seen::end(&self.view.cards, player, cell),
            None => End::Cell(cell),
        })
    }
}
