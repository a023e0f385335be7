//! What a net sees of the table as a whole.

use hill::Hill;
use hill::cards::{RequestKind, TokenKind};
use hill::state::{Phase, ROUNDS};

use super::card;
use super::plan::{KINDS, kind_of};
use crate::sight::Sheet;

pub(super) fn write(game: &Hill, sheet: &mut impl Sheet) {
    write_course(game, sheet);
    write_board(game, sheet);
    write_requests(game, sheet);
}

fn write_course(game: &Hill, sheet: &mut impl Sheet) {
    let public = game.public();
    sheet.number("rounds left", f32::from(ROUNDS - public.round) / f32::from(ROUNDS));
    sheet.one_of(
        &["choosing sets", "private choices", "taking", "turns", "game over"],
        Some(match public.phase {
            Phase::ChoosingSets => 0,
            Phase::PrivateChoices => 1,
            Phase::Taking => 2,
            Phase::Turns => 3,
            Phase::Over => 4,
        }),
    );
    sheet.one_of(
        &["1 player", "2 players", "3 players", "4 players"],
        Some(usize::from(public.players) - 1),
    );
    sheet.flag("the display stays", public.players == 1 && public.round % 2 == 1);
    sheet.number("turns over", f32::from(public.moved) / f32::from(public.players));
    sheet.flag("residents", public.variants.residents);
    sheet.flag("no rotation", public.variants.no_rotation);
    sheet.flag("simultaneous", public.variants.simultaneous);
}

/// What lies face up.
fn write_board(game: &Hill, sheet: &mut impl Sheet) {
    let (cards, board) = (game.cards(), &game.public().board);
    for (about, town) in ["location a", "location b", "location c", "location d"]
        .into_iter()
        .zip(board.towns)
    {
        sheet.about(about);
        card::write(town.map(|town| cards.town(town)), sheet);
    }
    sheet.about("face up");
    let mut plans = [0_u8; KINDS.len()];
    for &plan in board.plans.as_slice() {
        plans[kind_of(cards.plan(plan).kind)] += 1;
    }
    for (name, count) in KINDS.into_iter().zip(plans) {
        sheet.number(name, f32::from(count));
    }
    let mut tokens = [0_u8; TOKENS.len()];
    for &token in board.tokens.as_slice() {
        tokens[token_of(cards.token(token).kind)] += 1;
    }
    for (name, count) in TOKENS.into_iter().zip(tokens) {
        sheet.number(name, f32::from(count));
    }
}

/// The kinds of Development tokens.
pub(super) const TOKENS: [&str; 3] = ["Town upgrade", "Double Track", "Wild landmark"];

/// The place of a kind among these.
pub(in crate::knowledge::hill) const fn token_of(kind: TokenKind) -> usize {
    match kind {
        TokenKind::Upgrade(_) => 0,
        TokenKind::DoubleTrack => 1,
        TokenKind::WildLandmark => 2,
    }
}

fn write_requests(game: &Hill, sheet: &mut impl Sheet) {
    let requests = game.public().requests;
    let lies_there = |kind: RequestKind| {
        let mut requests = requests.iter().flatten();
        requests.any(|&request| game.cards().request(request).kind == kind)
    };
    sheet.about("request");
    for (name, kind) in [
        ("top to bottom", RequestKind::TopToBottom),
        ("left to right", RequestKind::LeftToRight),
        ("four-colour cards", RequestKind::FourColourCards),
        ("outer three-colour cards", RequestKind::OuterThreeColourCards),
        ("corner two-colour cards", RequestKind::CornerTwoColourCards),
        ("crossings", RequestKind::Crossings),
        ("three of the centre", RequestKind::ThreeOfCentre),
        ("two corners", RequestKind::TwoCorners),
        ("two of each category", RequestKind::TwoOfEachCategory),
        ("every card served", RequestKind::EveryCardServed),
        ("shortest line", RequestKind::ShortestLine),
        ("least planned line", RequestKind::LeastPlannedLine),
    ] {
        sheet.flag(name, lies_there(kind));
    }
}
