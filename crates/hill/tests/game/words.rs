//! Everything that is said has its words, in every language.

use hill::cards::RequestKind;
use hill::text::{
    BOOK, CardKind, Choice, Condition, Effect, EntryKind, EntryProblem, Label, LineName, LoadProblem, LocationName,
    Noun, Opening, OptionAbout, Part, Prompt, Refusal, Row, ShortLandmark, Supply, Tale, Task, TieWords, Title, Word,
};
use hill::{Action, Duty, Hill, Line, Location, Options};
use table::kit::words;
use table::{Game, Language, Options as _, Rng, Say, ScorePart, Seed, Voice};

use crate::conceivable::conceivable;

#[test]
fn every_text_is_there_in_every_language() {
    words::check(
        &BOOK,
        &[
            Line::kinds(),
            LineName::kinds(),
            hill::cards::Landmark::kinds(),
            ShortLandmark::kinds(),
            Location::kinds(),
            LocationName::kinds(),
            Duty::kinds(),
            Condition::kinds(),
            Effect::kinds(),
            RequestKind::kinds(),
            Noun::kinds(),
            Opening::kinds(),
            Refusal::kinds(),
            Prompt::kinds(),
            Task::kinds(),
            Label::kinds(),
            Tale::kinds(),
            Part::kinds(),
            Row::kinds(),
            TieWords::kinds(),
            Title::kinds(),
            OptionAbout::kinds(),
            Choice::kinds(),
            CardKind::kinds(),
            Supply::kinds(),
            EntryKind::kinds(),
            LoadProblem::kinds(),
            EntryProblem::kinds(),
            Word::kinds(),
        ],
    );
}

#[test]
fn whole_games_are_told_in_every_language() {
    words::play_and_tell::<Hill>(conceivable);
}

/// A random game, in which tracks stay where they are, with a card list in which every card has another number than ours has.
fn game_with_other_cards() -> Hill {
    let other = |line: &str| match line.strip_prefix("id = ").map(str::parse::<u32>) {
        Some(Ok(number)) => format!("id = {}\n", 1_000 + number),
        _ => format!("{line}\n"),
    };
    let list: String = include_str!("../../data/hill.toml").lines().map(other).collect();
    let mut options = Options::default();
    options.set("cards", &list).expect("a good list");
    let mut game = Hill::new(2, &options, Seed::from_text("other cards")).expect("a legal set-up");
    let (mut rng, mut actions) = (Rng::new(Seed::from_text("other cards")), Vec::new());
    while let Some(seat) = game.awaiting().first() {
        actions.clear();
        game.legal(seat, &mut actions);
        actions.retain(|action| !matches!(action, Action::DiscardTrack { .. }));
        let action = *rng.pick(&actions).expect("there is always something else to do");
        game.apply(seat, &action, &mut ()).expect("legal");
    }
    game
}

fn leaves(part: &ScorePart) -> Vec<&ScorePart> {
    if part.parts.is_empty() {
        vec![part]
    } else {
        part.parts.iter().flat_map(leaves).collect()
    }
}

/// The number in "(card 1007)" and its like.
fn card_number(said: &str) -> Option<u32> {
    let digits: String = said.chars().filter(char::is_ascii_digit).collect();
    digits.parse().ok()
}

#[test]
fn the_score_sheet_names_the_cards_of_the_list_that_was_played_with() {
    let game = game_with_other_cards();
    let outcome = game.outcome().expect("the game is over");
    for language in Language::ALL {
        let voice = Voice::in_language(language);
        let mut landmarks = 0;
        for seat in &outcome.seats {
            for part in leaves(&seat.score).iter().filter(|part| part.clause == "H10.1") {
                let said = part.what.said(&voice);
                let Some(number) = card_number(&said) else { continue };
                let card = game.cards().towns.iter().find(|card| u32::from(card.id.0) == number);
                let card = card.unwrap_or_else(|| panic!("no card {number} was played with: {said}"));
                if let Some(landmark) = card.landmark {
                    landmarks += 1;
                    let name = landmark.say(game.cards()).said(&voice);
                    assert!(said.contains(&name), "{said} does not name {name}");
                }
            }
        }
        assert!(landmarks > 0, "some cards with landmarks are passed");
    }
}
