//! The head of the picture: when it is, whose turn comes when; and what the signs mean.

use table::phrase::Phrase;
use table::words::{Argue, Argument};

use crate::phase::{Phase, Turn};
use crate::state::ROUNDS;
use crate::text::noun::cut;

use super::ink::{BOLD, DIM, ink};
use super::phrase::{flow, marked, wrapped};
use super::word::Given;
use super::{Sight, WIDTH, Word, rule};

/// What a rule puts around its heading.
const MARGIN: usize = 4;

/// The title; below it the variants, if any are in use.
pub(super) fn draw(sight: &Sight<'_>) -> Vec<Phrase> {
    let title = Phrase::in_style(BOLD, "Tramways").plain(format_args!(" · {}", sight.word(moment(sight))));
    let order = order(sight);
    let whole = match order.width() {
        0 => title.clone(),
        _ => title.clone().plain(" · ").then(&order),
    };
    // five players, or players with long names, have a row of their own
    let head = if whole.width() + MARGIN <= WIDTH {
        vec![rule(&whole)]
    } else {
        vec![rule(&title), order]
    };
    let variants = variants(sight);
    let with = if variants.is_empty() {
        Vec::new()
    } else {
        let variants = Given(Argument::All(
            variants.into_iter().map(|word| said(sight, &word)).collect(),
        ));
        wrapped(&sight.word(Word::With { variants }), WIDTH)
    };
    head.into_iter().chain(with).collect()
}

fn said(sight: &Sight<'_>, word: &Word) -> Argument {
    table::words::Say::say(word, &sight.components).argue(&())
}

/// When in the game it is.
fn moment(sight: &Sight<'_>) -> Word {
    let (round, rounds) = (sight.public.round, ROUNDS);
    match sight.public.phase {
        Phase::Draft { .. } => Word::SetUpDraft,
        Phase::Books { .. } => Word::SetUpBooks,
        Phase::KeepOne { .. } => Word::SetUpDevelopment,
        Phase::Auction(_) => Word::RoundAuction { round, rounds },
        Phase::TakeCard { .. } | Phase::Void { .. } => Word::RoundCards { round, rounds },
        Phase::Line {} => Word::RoundLine { round, rounds },
        Phase::FillHand { .. } => Word::RoundHands { round, rounds },
        Phase::Actions(Turn { second, left, .. }) => Word::RoundActions {
            round,
            rounds,
            second: u8::from(second) + 1,
            left,
        },
        Phase::Administration { .. } | Phase::PlaceAgain { .. } => Word::RoundAdministration { round, rounds },
        Phase::Over {} => Word::TheEnd,
    }
}

/// T4.2, T5.1: the turn order; in the auction the old one.
fn order(sight: &Sight<'_>) -> Phrase {
    if sight.public.players == 1 {
        return Phrase::default();
    }
    let name = if matches!(sight.public.phase, Phase::Auction(_)) {
        Word::OldOrder
    } else {
        Word::TurnOrder
    };
    let mut phrase = Phrase::new(sight.word(name));
    for (number, seat) in sight.public.order.iter().enumerate() {
        let comma = if number == 0 { " " } else { ", " };
        phrase = phrase.plain(comma).styled(ink(seat), sight.who(seat));
    }
    phrase
}

fn variants(sight: &Sight<'_>) -> Vec<Word> {
    let (public, components) = (&sight.public, &sight.components);
    let variants = [
        (public.expert, Word::ExpertVariant),
        (public.advanced_deal, Word::AdvancedDeal),
        (public.alternate_development, Word::OpenDevelopment),
        (
            !components.boards.is_standard(),
            Word::TheBoards {
                name: cut(&components.boards.name),
            },
        ),
        (
            !components.cards.is_standard(),
            Word::TheCards {
                name: cut(&components.cards.name),
            },
        ),
    ];
    variants
        .into_iter()
        .filter(|(used, _)| *used)
        .map(|(_, name)| name)
        .collect()
}

/// What the signs mean.
pub(super) fn signs(sight: &Sight<'_>) -> Vec<Phrase> {
    let mut signs = vec![
        Word::SignSquare,
        Word::SignPlain,
        Word::SignMountain,
        Word::SignLake,
        Word::SignParcel,
        Word::SignBuilding,
        Word::SignRail,
        Word::SignUpgraded,
        Word::SignTwoRails,
        Word::SignOwner,
        Word::SignUpgradedBuilding,
        Word::SignSameBuilding,
        Word::SignLooseEnd,
        Word::SignTiles,
        Word::SignHand,
        Word::SignConsequence,
        Word::SignBrief,
    ];
    if sight.run().is_some() {
        signs.extend([Word::SignNotPaid, Word::SignNext]);
    }
    let signs = signs
        .into_iter()
        .map(|sign| Phrase::in_style(DIM, sight.word(sign)))
        .collect();
    let rows = flow(marked(" ·", signs), 1, WIDTH);
    std::iter::once(rule(&Phrase::default())).chain(rows).collect()
}
