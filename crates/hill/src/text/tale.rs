//! Events in one line. They are plain text: whoever tells them may colour the whole line.

use table::Seat;

use crate::action::BonusChoice;
use crate::cards::{PlanId, TokenId, TownId};
use crate::cell::Cell;
use crate::event::Event;
use crate::view::View;

use super::names::{self, Numbers};
use super::seen;

/// An event, in a game that has gone on since.
pub(super) fn words(view: &View, event: &Event) -> String {
    Teller {
        view,
        numbers: Numbers(&view.cards),
    }
    .words(event)
}

struct Teller<'a> {
    view: &'a View,
    numbers: Numbers<'a>,
}

impl Teller<'_> {
    fn words(&self, event: &Event) -> String {
        let Teller { numbers, .. } = *self;
        match *event {
            Event::SetTaken { seat, ref towns, token } => format!(
                "{seat} takes the set of cards {} with {}",
                self.towns(towns),
                numbers.token(token)
            ),
            Event::Revealed {} => "the private choices are revealed".into(),
            Event::Placed { seat, card, at, turned } => format!(
                "{seat} places card {} at {}{}",
                numbers.town(card),
                names::cell(at),
                names::turn(turned)
            ),
            Event::Upgraded { seat, token, at } => {
                format!("{seat} puts {} on {}", numbers.token(token), self.card_at(seat, at))
            }
            Event::UpgradeLost { seat, token } => format!(
                "{seat} has no card for {}: it goes to the discard",
                numbers.token(token)
            ),
            Event::Assigned {
                seat,
                plan,
                line,
                discarded,
            } => {
                format!(
                    "{seat} puts {} next to {line}{}",
                    numbers.plan(plan),
                    self.discarding(", discarding", discarded)
                )
            }
            Event::PlansDiscarded { seat, ref plans } => format!("{seat} discards {}", self.plans(plans)),
            Event::RoundStarted { round, starting } => {
                format!("round {round} begins; {starting} is the starting player")
            }
            Event::BoardRevealed {
                ref towns,
                ref plans,
                ref tokens,
            } => self.board(towns, plans, tokens),
            Event::PlansReshuffled {} => "the discarded Plan cards are shuffled into a new deck".into(),
            Event::TokensReshuffled {} => "the discarded Development tokens are shuffled into a new pile".into(),
            Event::Took { seat, card, location } => format!(
                "{seat} takes card {} from location {}",
                numbers.town(card),
                location.letter()
            ),
            Event::Gained { seat, resources } => format!("{seat} gains {}", names::count(resources.into(), "resource")),
            Event::PlanTaken { seat, plan } => format!("{seat} takes {}", numbers.plan(plan)),
            Event::TokenTaken { seat, token } => format!("{seat} takes token {} ({})", token.0, numbers.token(token)),
            Event::Laid {
                seat,
                line,
                spot,
                paid,
                crossing,
                double_track,
            } => {
                let price = if paid == 0 { "free".into() } else { paid.to_string() };
                let crossing = if crossing { ", crossing" } else { "" };
                let double = if double_track.is_some() {
                    ", with a Double Track token"
                } else {
                    ""
                };
                format!("{seat} lays {line} {} for {price}{crossing}{double}", names::spot(spot))
            }
            Event::BonusChosen { seat, choice } => format!("{seat} takes as bonus {}", bonus(choice)),
            Event::PlansDrawn { seat, ref plans } => format!("{seat} draws {}", self.plans(plans)),
            Event::PlansDrawnUnseen { seat, count } => {
                format!("{seat} draws {}", names::count(count.into(), "Plan card"))
            }
            Event::PlanKept { seat, plan, discarded } => format!(
                "{seat} keeps {}{}",
                numbers.plan(plan),
                self.discarding(" and discards", discarded)
            ),
            Event::Bought { seat, paid } => format!("{seat} buys a Development token for {paid}"),
            Event::TokensDrawn { seat, ref tokens } => format!("{seat} draws {}", self.tokens(tokens)),
            Event::TokensDrawnUnseen { seat, count } => {
                format!("{seat} draws {}", names::count(count.into(), "Development token"))
            }
            Event::TokenKept { seat, token, discarded } => {
                let discarded =
                    discarded.map_or_else(String::new, |token| format!(" and discards {}", numbers.token(token)));
                format!("{seat} keeps {}{discarded}", numbers.token(token))
            }
            Event::TrackDiscarded { seat, line, spot } => format!("{seat} discards {line} {}", names::spot(spot)),
            Event::TurnEnded { seat } => format!("{seat} ends the turn"),
            Event::GameOver {} => "the game is over".into(),
        }
    }

    fn discarding(&self, verb: &str, plan: Option<PlanId>) -> String {
        plan.map_or_else(String::new, |plan| {
            format!("{verb} {}", self.numbers.plan_in_short(plan))
        })
    }

    fn board(&self, towns: &[TownId], plans: &[PlanId], tokens: &[TokenId]) -> String {
        let plans = names::list(plans.iter().map(|plan| plan.0.to_string()).collect());
        format!(
            "face up are now cards {}; plans {plans}; {}",
            self.towns(towns),
            self.tokens(tokens)
        )
    }

    fn towns(&self, towns: &[TownId]) -> String {
        names::list(towns.iter().map(|&town| self.numbers.town(town)).collect())
    }

    fn plans(&self, plans: &[PlanId]) -> String {
        names::list(plans.iter().map(|&plan| self.numbers.plan_in_short(plan)).collect())
    }

    fn tokens(&self, tokens: &[TokenId]) -> String {
        names::list(tokens.iter().map(|&token| self.numbers.token(token)).collect())
    }

    /// The card on a cell of a town, as far as this viewer sees it.
    fn card_at(&self, seat: Seat, at: Cell) -> String {
        let town = seen::plays(self.view, seat).then(|| seen::player(self.view, seat).town);
        let placed = town.as_ref().and_then(|town| town.card_at(at));
        match placed {
            Some(placed) => format!(
                "card {} at {}",
                names::town_card(self.view.cards.town(placed.card)),
                names::cell(at)
            ),
            None => format!("the card at {}", names::cell(at)),
        }
    }
}

const fn bonus(choice: BonusChoice) -> &'static str {
    match choice {
        BonusChoice::Resources => "2 resources",
        BonusChoice::Track => "one more track",
        BonusChoice::Plans => "2 Plan cards, of which 1 is kept",
    }
}
