//! The head of the picture: when it is, whose turn comes when; and what the signs mean.

use table::phrase::Phrase;

use crate::phase::{Phase, Turn};
use crate::state::ROUNDS;
use crate::view::View;

use super::ink::{BOLD, DIM, ink};
use super::phrase::{flow, marked, wrapped};
use super::{WIDTH, names, rule, seen};

/// The title; below it the variants, if any are in use.
pub(super) fn draw(view: &View) -> Vec<Phrase> {
    let title = Phrase::in_style(BOLD, "Tramways")
        .plain(format_args!(" · {}", moment(view)))
        .then(&order(view));
    let variants = variants(view);
    let with = if variants.is_empty() {
        Vec::new()
    } else {
        wrapped(&format!("with {}", names::list(variants)), WIDTH)
    };
    std::iter::once(rule(&title)).chain(with).collect()
}

/// When in the game it is.
fn moment(view: &View) -> String {
    let in_round = |what: &str| format!("round {} of {ROUNDS} · {what}", view.public.round);
    match view.public.phase {
        Phase::Draft { .. } => "set-up · draft of the parcels".into(),
        Phase::Books { .. } => "set-up · Ticket Books".into(),
        Phase::KeepOne { .. } => "set-up · Development cards".into(),
        Phase::Auction(_) => in_round("auction"),
        Phase::TakeCard { .. } | Phase::Void { .. } => in_round("auction, taking cards"),
        Phase::Line {} => in_round("the line"),
        Phase::FillHand { .. } => in_round("filling the hands"),
        Phase::Actions(Turn { second, left, .. }) => {
            let left = if left == 0 {
                "no action".into()
            } else {
                names::count(left.into(), "action")
            };
            in_round(&format!("action round {}, {left} left", if second { 2 } else { 1 }))
        }
        Phase::Administration { .. } | Phase::PlaceAgain { .. } => in_round("administration"),
        Phase::Over {} => "the end".into(),
    }
}

/// T4.2, T5.1: the turn order; in the auction the old one.
fn order(view: &View) -> Phrase {
    if view.public.players == 1 {
        return Phrase::default();
    }
    let name = if matches!(view.public.phase, Phase::Auction(_)) {
        "old order"
    } else {
        "turn order"
    };
    let mut phrase = Phrase::new(format_args!(" · {name}"));
    for seat in view.public.order.iter() {
        phrase = phrase.plain(" ").styled(ink(seat), names::player(seat));
    }
    phrase
}

fn variants(view: &View) -> Vec<String> {
    let (public, components) = (&view.public, &view.components);
    let variants = [
        (public.expert, "the expert variant"),
        (public.advanced_deal, "the advanced deal"),
        (public.alternate_development, "open Development cards"),
    ];
    let names = variants
        .into_iter()
        .filter(|(used, _)| *used)
        .map(|(_, name)| name.into());
    let boards =
        (!components.boards.is_standard()).then(|| format!("the boards '{}'", names::cut(&components.boards.name)));
    let cards =
        (!components.cards.is_standard()).then(|| format!("the cards '{}'", names::cut(&components.cards.name)));
    names.chain(boards).chain(cards).collect()
}

/// What the signs mean.
pub(super) fn signs(view: &View) -> Vec<Phrase> {
    let mut signs = vec![
        "(row,column)",
        ".. plain",
        "^^ mountain",
        "~~ lake",
        "A1 parcel",
        "RR CC LL II building",
        "o─ rail",
        "O─ upgraded",
        "++ two rails",
        "(0,1)o* Orange's building with a passenger",
        "(0,1)O upgraded",
        "+(0,2) same building",
        "(0,1)N? loose end",
        "s/c straights/curves",
        "hand 5/7 limit 7",
        "!pay $3 consequence",
        "#8 R+$1! in short, strip left out",
    ];
    if seen::run(view).is_some() {
        signs.extend(["?─ rail not paid yet", "?? next rail"]);
    }
    let rows = flow(
        marked(" ·", signs.iter().map(|sign| Phrase::in_style(DIM, sign)).collect()),
        1,
        WIDTH,
    );
    std::iter::once(rule(&Phrase::default())).chain(rows).collect()
}
