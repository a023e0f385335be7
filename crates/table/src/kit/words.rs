//! Everything that is said has its words, in every language.

use std::collections::{BTreeMap, BTreeSet};

use crate::chance::{Rng, Seed};
use crate::event::{Told, heard};
use crate::game::{Game, Present};
use crate::options::Options;
use crate::outcome::ScorePart;
use crate::seat::{Seats, Viewer};
use crate::words::{Book, Kind, Language, Message, Voice, facts};

use super::Conceivable;
use super::position::legal_actions;
use super::tables::combinations;

/// Panics with everything that is wrong with a book: texts that can't be read, that lack in a language, that use an argument which nobody gives, or that
/// nobody says. `kinds` is what is said: the `kinds` of every `messages!` and `terms!` of the book.
pub fn check(book: &Book, kinds: &[Vec<Kind>]) {
    let problems = problems(book, kinds);
    assert!(
        problems.is_empty(),
        "the words are not right:\n  {}",
        problems.join("\n  ")
    );
}

/// All that is wrong with a book.
pub fn problems(book: &Book, kinds: &[Vec<Kind>]) -> Vec<String> {
    let said: BTreeMap<&str, &Kind> = kinds.iter().flatten().map(|kind| (kind.id.as_str(), kind)).collect();
    let mut problems = Vec::new();
    for language in Language::ALL {
        problems.extend(book.problems(language));
        let code = language.code();
        let texts = book.uses(language);
        let missing = said.keys().filter(|id| !texts.contains_key(**id));
        problems.extend(missing.map(|id| format!("{code}: {id} has no text")));
        for (id, used) in &texts {
            match said.get(id.as_str()) {
                None => problems.push(format!("{code}: nobody says {id}")),
                Some(kind) => problems.extend(not_given(kind, used).map(|name| format!("{code}: {id} has no ${name}"))),
            }
        }
    }
    problems
}

/// What a text uses and nobody gives. A seat `x` also comes as `x_is`.
fn not_given<'a>(kind: &'a Kind, used: &'a BTreeSet<String>) -> impl Iterator<Item = &'a String> {
    used.iter().filter(|name| {
        let plain = name.strip_suffix("_is").unwrap_or(name);
        !kind.arguments.contains(&name.as_str()) && !kind.arguments.contains(&plain)
    })
}

/// Plays random games at every table and says everything that can be said in them, in every language: prompts, actions, events, refusals, scores. Words
/// that are missing panic.
pub fn play_and_tell<G: Present>(conceivable: Conceivable<G>) {
    check(G::cover(), &[facts()]);
    for fact in [G::about(), G::length(), G::credit()] {
        say(&fact);
    }
    for spec in G::Options::specs() {
        say(&spec.about);
    }
    for players in G::meta().players {
        for options in combinations::<G::Options>() {
            if let Ok(game) = G::new(players, &options, Seed::from_text("in every language")) {
                tell(game, conceivable);
            }
        }
    }
}

/// About how many of the actions of a position are told.
const MOST_TOLD: usize = 8;

fn tell<G: Present>(mut game: G, conceivable: Conceivable<G>) {
    let mut rng = Rng::new(Seed::from_text("who decides"));
    while let Some(seat) = game.awaiting().first() {
        for viewer in Viewer::all(game.players()) {
            say(&G::prompt(&game.view(viewer)));
        }
        let view = game.view(Viewer::Seat(seat));
        let actions = legal_actions(&game, seat);
        // a few of them: placements and lays come by the hundred
        let some = actions.iter().step_by(1 + actions.len() / MOST_TOLD);
        some.for_each(|action| say(&G::action_label(&view, action)));
        if rng.below(20) == 0 {
            refusals(&game, conceivable);
        }
        let action = rng.pick(&actions).expect("who is awaited can do something").clone();
        let mut told: Vec<Told<G::Event>> = Vec::new();
        game.apply(seat, &action, &mut told).expect("a listed action");
        for viewer in Viewer::all(game.players()) {
            let view = game.view(viewer);
            heard(&told, viewer).for_each(|event| say(&G::event_line(&view, event)));
        }
    }
    let outcome = game.outcome().expect("the game is over");
    say(&G::prompt(&game.view(Viewer::Spectator)));
    for seat in &outcome.seats {
        seat.title.iter().for_each(say);
        parts(&seat.score);
    }
    for language in Language::ALL {
        G::picture(&game.view(Viewer::Spectator), &Voice::in_language(language));
    }
}

fn refusals<G: Game>(game: &G, conceivable: Conceivable<G>) {
    let mut actions = Vec::new();
    conceivable(game, &mut actions);
    for seat in Seats::all(game.players()).iter() {
        for action in &actions {
            if let Err(illegal) = game.clone().apply(seat, action, &mut ()) {
                say(&game.explain(illegal).message);
            }
        }
    }
}

fn parts(score: &ScorePart) {
    say(&score.what);
    score.parts.iter().for_each(parts);
}

/// Says it in every language, by name and to each of two seats, and reads it back from JSON.
fn say(message: &Message) {
    for language in Language::ALL {
        let voice = Voice::in_language(language);
        for you in [None, Seats::all(1).first()] {
            let said = message.said(&Voice { you, ..voice });
            assert!(!said.trim().is_empty(), "{message:?} says nothing");
        }
    }
    let json = serde_json::to_string(message).expect("messages are JSON");
    let read: Message = serde_json::from_str(&json).expect("messages are read back");
    assert!(
        read == *message && read.to_string() == message.to_string(),
        "{json} reads as {read:?}"
    );
}
