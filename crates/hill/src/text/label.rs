//! Actions in a few words.

use crate::action::{Action, BonusChoice, Duty, Location};
use crate::cards::{Rotation, TokenKind, TownId};
use crate::cell::Cell;
use crate::lay::Cost;
use crate::line::Line;
use crate::spot::Spot;
use crate::state::{Pending, Player};
use crate::view::View;

use super::ink::ink;
use super::names::{self, Numbers};
use super::panel::is_bonus_token;
use super::seen;
use table::phrase::Phrase;

/// An action of the viewer, or of the seat that all wait for.
pub(super) fn words(view: &View, action: &Action) -> Phrase {
    let teller = Teller {
        view,
        numbers: Numbers(&view.cards),
        player: seen::actor(view).map(|seat| seen::player(view, seat)),
    };
    teller.words(action)
}

struct Teller<'a> {
    view: &'a View,
    numbers: Numbers<'a>,
    /// Who acts, if that is known.
    player: Option<Player>,
}

impl Teller<'_> {
    fn words(&self, action: &Action) -> Phrase {
        match *action {
            Action::TakeSet { set } => Phrase::new(self.take_set(set)),
            Action::Take { location } => Phrase::new(self.take(location)),
            Action::Place { card, at, turned } => Phrase::new(self.place(card, at, turned)),
            Action::Lay { duty, line, spot } => self.lay(duty, line, spot),
            Action::Gain {} => Phrase::new("take the 2 resources of location a"),
            Action::TakePlan { plan } => Phrase::new(format_args!("take {}", self.numbers.plan(plan))),
            Action::TakeToken { token } => {
                Phrase::new(format_args!("take token {} ({})", token.0, self.numbers.token(token)))
            }
            Action::Bonus { choice } => Phrase::new(format_args!("bonus: {}", bonus(choice))),
            Action::KeepPlan { plan } => Phrase::new(format_args!("keep {}", self.numbers.plan(plan))),
            Action::Assign { plan, line, discard } => {
                let discard = discard.map_or_else(String::new, |plan| {
                    format!(", discarding {}", self.numbers.plan_in_short(plan))
                });
                Phrase::new(format_args!("put {} next to ", self.numbers.plan(plan)))
                    .then(&colour(line))
                    .plain(discard)
            }
            Action::KeepToken { token } => {
                Phrase::new(format_args!("keep token {} ({})", token.0, self.numbers.token(token)))
            }
            Action::Upgrade { at } => Phrase::new(self.upgrade(at)),
            Action::Buy {} => Phrase::new("buy a Development token for 3 resources: draw 2, keep 1"),
            Action::DiscardTrack { line, spot } => Phrase::new("discard ")
                .then(&colour(line))
                .plain(format_args!(" {} for 2 resources", names::spot(spot))),
            Action::EndTurn {} => Phrase::new("end the turn"),
        }
    }

    fn take_set(&self, number: u8) -> String {
        let cards = &self.view.cards;
        let Some(Some(set)) = self.view.public.sets.get(usize::from(number)) else {
            return format!("take set {number}");
        };
        let towns = set.towns.map(|card| names::town_card(cards.town(card))).join(", ");
        format!(
            "take set {number}: cards {towns}, with {}",
            names::token_kind(cards.token(set.token).kind)
        )
    }

    fn take(&self, location: Location) -> String {
        let card = self.view.public.board.towns[location as usize];
        let card = card.map_or_else(
            || "the card".into(),
            |card| format!("card {}", names::town_card(self.view.cards.town(card))),
        );
        format!(
            "take {card} from location {} ({})",
            location.letter(),
            names::gives(location)
        )
    }

    fn place(&self, id: TownId, at: Cell, turned: Rotation) -> String {
        let roads = self.numbers.find_town(id).map_or_else(String::new, |card| {
            format!(" ({})", names::roads(card.roads.turned(turned)))
        });
        format!(
            "place card {} at {}{}{roads}",
            self.numbers.town(id),
            names::cell(at),
            names::turn(turned)
        )
    }

    fn lay(&self, duty: Duty, line: Line, spot: Spot) -> Phrase {
        let duty = match duty {
            Duty::Track => "action C",
            Duty::Location => "action D",
            Duty::Bonus => "bonus",
        };
        let price = self
            .player
            .as_ref()
            .map_or_else(String::new, |player| format!(" ({})", price(player, line, spot)));
        Phrase::new("lay ")
            .then(&colour(line))
            .plain(format_args!(" {} as {duty}{price}", names::spot(spot)))
    }

    fn upgrade(&self, at: Cell) -> String {
        let token = self.player.as_ref().and_then(|player| match player.turn.pending {
            Pending::Upgrade(token) => Some(self.view.cards.token(token)),
            _ => None,
        });
        let card = self
            .player
            .as_ref()
            .and_then(|player| player.town.card_at(at))
            .map(|placed| self.view.cards.town(placed.card));
        match (token.map(|token| token.kind), card) {
            (Some(kind @ TokenKind::Upgrade(upgrade)), Some(card)) => {
                let line = names::raised_line(upgrade);
                let value = i32::from(card.values[line]);
                let (token, name, at) = (names::token_kind(kind), names::town_card(card), names::cell(at));
                format!(
                    "put {token} on card {name} at {at}: {line} {value} becomes {}",
                    upgrade.raise(line, value)
                )
            }
            _ => format!("put the Town upgrade on the card at {}", names::cell(at)),
        }
    }
}

/// What a lay costs, and what comes with it.
fn price(player: &Player, line: Line, spot: Spot) -> String {
    let cost = Cost::of(&player.town, spot);
    let mut price = names::price(cost.resources());
    if cost.crossing {
        price += ", crossing";
    }
    if player.town.tracks().contains(spot) {
        price += ", Double Track";
    }
    if is_bonus_token(player.town.path(line).used() + 1) {
        price += ", then a bonus";
    }
    price
}

fn colour(line: Line) -> Phrase {
    Phrase::in_style(ink(line), line)
}

const fn bonus(choice: BonusChoice) -> &'static str {
    match choice {
        BonusChoice::Resources => "take 2 resources",
        BonusChoice::Track => "lay one more track",
        BonusChoice::Plans => "draw 2 Plan cards, keep 1",
    }
}
