//! Everything that anyone could send.

use hill::cards::{Cards, PlanId, Rotation, TokenId, TownId};
use hill::state::Player;
use hill::{Action, BonusChoice, Cell, Duty, Hill, Line, Location, Spot, View};
use table::{Game, Viewer};

/// Every kind of action with every cell, spot, line, token and Plan card, whether there is any sense in it or not. Town cards are those in somebody's
/// hand and one more; Plan cards that make room are those next to somebody's lines and one more.
pub(crate) fn conceivable(game: &Hill, out: &mut Vec<Action>) {
    let view = game.view(Viewer::Spectator);
    out.extend((0..=4).map(|set| Action::TakeSet { set }));
    out.extend(Location::ALL.map(|location| Action::Take { location }));
    out.extend([Action::Gain {}, Action::Buy {}, Action::EndTurn {}]);
    out.extend([BonusChoice::Resources, BonusChoice::Track, BonusChoice::Plans].map(|choice| Action::Bonus { choice }));
    push_placements(&view, out);
    push_tracks(out);
    push_plans(&view, out);
    push_tokens(view.cards(), out);
    out.extend(Cell::all().map(|at| Action::Upgrade { at }));
}

fn push_placements(view: &View, out: &mut Vec<Action>) {
    let cards = view.cards();
    let hands = players(view)
        .iter()
        .flat_map(|player| player.hand.as_slice())
        .map(|&card| cards.town(card).id);
    let mut towns: Vec<TownId> = hands.chain([cards.towns[0].id, TownId(u16::MAX)]).collect();
    towns.sort_unstable();
    towns.dedup();
    for card in towns {
        out.extend(Cell::all().flat_map(|at| Rotation::ALL.map(|turned| Action::Place { card, at, turned })));
    }
}

fn push_tracks(out: &mut Vec<Action>) {
    for line in Line::ALL {
        for spot in Spot::all() {
            out.extend([Duty::Track, Duty::Location, Duty::Bonus].map(|duty| Action::Lay { duty, line, spot }));
            out.push(Action::DiscardTrack { line, spot });
        }
    }
}

fn push_plans(view: &View, out: &mut Vec<Action>) {
    let cards = view.cards();
    let plans = || cards.plans.iter().map(|card| card.id).chain([PlanId(u16::MAX)]);
    for plan in plans() {
        out.extend([Action::TakePlan { plan }, Action::KeepPlan { plan }]);
        out.extend(Line::ALL.map(|line| Action::Assign {
            plan,
            line,
            discard: None,
        }));
    }
    for line in Line::ALL {
        let rows = players(view)
            .iter()
            .flat_map(|player| player.plans[line].as_slice())
            .map(|&plan| cards.plan(plan).id);
        for old in rows.chain([PlanId(u16::MAX)]) {
            out.extend(plans().map(|plan| Action::Assign {
                plan,
                line,
                discard: Some(old),
            }));
        }
    }
}

fn push_tokens(cards: &Cards, out: &mut Vec<Action>) {
    for token in cards.tokens.iter().map(|token| token.id).chain([TokenId(u16::MAX)]) {
        out.extend([Action::TakeToken { token }, Action::KeepToken { token }]);
    }
}

fn players(view: &View) -> &[Player] {
    view.public().in_play()
}
