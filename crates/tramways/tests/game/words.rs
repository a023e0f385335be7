//! Everything the game says has its words, in every language.

use table::kit::words;
use table::words::Say;
use tramways::Tramways;
use tramways::action::ActionKind;
use tramways::kind::Kind;
use tramways::side::Side;
use tramways::text::due::{Due, Purpose};
use tramways::text::label::Label;
use tramways::text::load::{EntryKind, LoadProblem};
use tramways::text::noun::Noun;
use tramways::text::opening::{Holding, Opening};
use tramways::text::part::{About, EntryProblem, MapProblem, Part, Row, SetupProblem, Title};
use tramways::text::prompt::{Awaited, Prompt};
use tramways::text::tale::Tale;
use tramways::text::tie::TieWords;
use tramways::text::{BOOK, Refusal, Word};
use tramways::ticket::{Consequence, Icon};

use crate::conceivable::conceivable;

#[test]
fn every_text_is_there_in_every_language() {
    words::check(
        &BOOK,
        &[
            Refusal::kinds(),
            Prompt::kinds(),
            Awaited::kinds(),
            Purpose::kinds(),
            Due::kinds(),
            Label::kinds(),
            Tale::kinds(),
            Noun::kinds(),
            Holding::kinds(),
            Opening::kinds(),
            Word::kinds(),
            Kind::kinds(),
            Side::kinds(),
            Icon::kinds(),
            Consequence::kinds(),
            ActionKind::kinds(),
            About::kinds(),
            Part::kinds(),
            Row::kinds(),
            TieWords::kinds(),
            Title::kinds(),
            SetupProblem::kinds(),
            MapProblem::kinds(),
            EntryKind::kinds(),
            LoadProblem::kinds(),
            EntryProblem::kinds(),
        ],
    );
}

#[test]
fn whole_games_are_told_in_every_language() {
    words::play_and_tell::<Tramways>(conceivable);
}
