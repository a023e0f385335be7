//! What happened, in one line.

use table::Seat;

use crate::parts::action::BonusChoice;
use crate::parts::cards::{Cards, PlanId, TokenId, TownId};
use crate::parts::cell::Cell;
use crate::parts::event::Event;
use crate::parts::line::Line;
use crate::parts::spot::Spot;
use crate::state::view::View;

use super::BOOK;
use super::noun::End;
use super::refusal::Letter;
use super::seen;

table::messages! {
    /// Something that happened.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Tale in BOOK, "tale", on Cards {
        SetTaken { seat: Seat, towns: Vec<TownId>, token: TokenId },
        Revealed,
        Placed { seat: Seat, town: TownId },
        Upgraded { seat: Seat, token: TokenId, town: End },
        UpgradeLost { seat: Seat, token: TokenId },
        Assigned { seat: Seat, plan: PlanId, line: Line },
        Replaced { seat: Seat, plan: PlanId, line: Line, old: PlanId },
        PlansDiscarded { seat: Seat, plans: Vec<PlanId> },
        RoundStarted { seat: Seat, round: u8 },
        BoardRevealed { towns: Vec<TownId>, plans: Vec<PlanId>, tokens: Vec<TokenId> },
        PlansReshuffled,
        TokensReshuffled,
        Took { seat: Seat, town: TownId, letter: Letter },
        Gained { seat: Seat, resources: u8 },
        PlanTaken { seat: Seat, plan: PlanId },
        TokenTaken { seat: Seat, token: TokenId },
        Laid { seat: Seat, line: Line, from: End, to: End, resources: u8, crossing: u8, double: u8 },
        BonusResources { seat: Seat },
        BonusTrack { seat: Seat },
        BonusPlans { seat: Seat },
        PlansDrawn { seat: Seat, plans: Vec<PlanId> },
        PlansDrawnUnseen { seat: Seat, count: u8 },
        PlanKept { seat: Seat, plan: PlanId },
        PlanKeptOfTwo { seat: Seat, plan: PlanId, old: PlanId },
        Bought { seat: Seat, resources: u8 },
        TokensDrawn { seat: Seat, tokens: Vec<TokenId> },
        TokensDrawnUnseen { seat: Seat, count: u8 },
        TokenKept { seat: Seat, token: TokenId },
        TokenKeptOfTwo { seat: Seat, token: TokenId, old: TokenId },
        TrackDiscarded { seat: Seat, line: Line, from: End, to: End },
        TurnEnded { seat: Seat },
        GameOver,
    }
}

impl Tale {
    /// An event, in a game that has gone on since.
    pub fn of(view: &View, event: &Event) -> Tale {
        match *event {
            Event::Upgraded { seat, token, at } => Tale::Upgraded {
                seat,
                token,
                town: end(view, seat, at),
            },
            Event::Laid {
                seat,
                line,
                spot,
                paid,
                crossing,
                double_track,
            } => {
                let [from, to] = ends(view, seat, spot);
                Tale::Laid {
                    seat,
                    line,
                    from,
                    to,
                    resources: paid,
                    crossing: crossing.into(),
                    double: double_track.is_some().into(),
                }
            }
            Event::TrackDiscarded { seat, line, spot } => {
                let [from, to] = ends(view, seat, spot);
                Tale::TrackDiscarded { seat, line, from, to }
            }
            _ => Tale::of_cards(event),
        }
    }

    /// An event about cards and tokens.
    fn of_cards(event: &Event) -> Tale {
        match *event {
            Event::SetTaken { seat, ref towns, token } => Tale::SetTaken {
                seat,
                towns: towns.clone(),
                token,
            },
            Event::Placed { seat, card, .. } => Tale::Placed { seat, town: card },
            Event::UpgradeLost { seat, token } => Tale::UpgradeLost { seat, token },
            Event::Took { seat, card, location } => Tale::Took {
                seat,
                town: card,
                letter: Letter(location),
            },
            Event::PlanTaken { seat, plan } => Tale::PlanTaken { seat, plan },
            Event::TokenTaken { seat, token } => Tale::TokenTaken { seat, token },
            Event::TokensDrawn { seat, ref tokens } => Tale::TokensDrawn {
                seat,
                tokens: tokens.clone(),
            },
            Event::TokensDrawnUnseen { seat, count } => Tale::TokensDrawnUnseen { seat, count },
            Event::TokenKept { seat, token, discarded } => match discarded {
                None => Tale::TokenKept { seat, token },
                Some(old) => Tale::TokenKeptOfTwo { seat, token, old },
            },
            _ => Tale::of_plans(event),
        }
    }

    /// An event about Plan cards.
    fn of_plans(event: &Event) -> Tale {
        match *event {
            Event::Assigned {
                seat,
                plan,
                line,
                discarded,
            } => match discarded {
                None => Tale::Assigned { seat, plan, line },
                Some(old) => Tale::Replaced { seat, plan, line, old },
            },
            Event::PlansDiscarded { seat, ref plans } => Tale::PlansDiscarded {
                seat,
                plans: plans.clone(),
            },
            Event::PlansDrawn { seat, ref plans } => Tale::PlansDrawn {
                seat,
                plans: plans.clone(),
            },
            Event::PlansDrawnUnseen { seat, count } => Tale::PlansDrawnUnseen { seat, count },
            Event::PlanKept { seat, plan, discarded } => match discarded {
                None => Tale::PlanKept { seat, plan },
                Some(old) => Tale::PlanKeptOfTwo { seat, plan, old },
            },
            _ => Tale::of_table(event),
        }
    }

    /// An event about the game as a whole.
    fn of_table(event: &Event) -> Tale {
        match *event {
            Event::Revealed {} => Tale::Revealed,
            Event::RoundStarted { round, starting } => Tale::RoundStarted { seat: starting, round },
            Event::BoardRevealed {
                ref towns,
                ref plans,
                ref tokens,
            } => Tale::BoardRevealed {
                towns: towns.clone(),
                plans: plans.clone(),
                tokens: tokens.clone(),
            },
            Event::PlansReshuffled {} => Tale::PlansReshuffled,
            Event::TokensReshuffled {} => Tale::TokensReshuffled,
            Event::Gained { seat, resources } => Tale::Gained { seat, resources },
            Event::BonusChosen { seat, choice } => match choice {
                BonusChoice::Resources => Tale::BonusResources { seat },
                BonusChoice::Track => Tale::BonusTrack { seat },
                BonusChoice::Plans => Tale::BonusPlans { seat },
            },
            Event::Bought { seat, paid } => Tale::Bought { seat, resources: paid },
            Event::TurnEnded { seat } => Tale::TurnEnded { seat },
            _ => Tale::GameOver,
        }
    }
}

/// The card on a cell of a town, as far as this viewer sees it.
fn end(view: &View, seat: Seat, at: Cell) -> End {
    if seen::plays(view, seat) {
        seen::end(&view.cards, &seen::player(view, seat), at)
    } else {
        End::Cell(at)
    }
}

fn ends(view: &View, seat: Seat, spot: Spot) -> [End; 2] {
    spot.cells().map(|cell| end(view, seat, cell))
}
