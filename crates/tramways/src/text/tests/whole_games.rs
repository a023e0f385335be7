//! Whole games, shown at every step to everybody.

use std::collections::BTreeSet;
use std::sync::Arc;

use table::{Game, Present, Rng, Seed, Told, Viewer, heard, random_decision};

use crate::{Event, Options, Tramways, load};

use super::super::picture::WIDTH;
use super::{plain, seat};

/// Every line is short enough, and nothing but our own colours is in it.
fn check_lines(text: &str, most: usize) {
    for line in plain(text).lines() {
        assert!(
            line.chars().count() <= most && !line.contains(char::is_control),
            "{line}\n in \n{text}"
        );
    }
}

/// A line of words.
fn check_words(words: &str) {
    assert!(
        !words.trim().is_empty() && words.lines().count() == 1 && !words.contains(['\u{2014}', '“', '”', '’']),
        "{words:?}"
    );
    check_lines(words, 320); // nine tickets by their names
}

/// Different actions of a seat have different words.
fn check_actions(game: &Tramways) {
    let mut legal = Vec::new();
    for seat in game.awaiting().iter() {
        legal.clear();
        game.legal(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let words: BTreeSet<String> = legal
            .iter()
            .map(|action| plain(&Tramways::action_label(&view, action).to_string()))
            .collect();
        assert_eq!(words.len(), legal.len(), "{legal:?} are {words:?}");
        words.iter().for_each(|words| check_words(words));
    }
}

/// Plays a random game; the viewers take turns in looking at it, one at each position. Says how many lines the longest picture has.
fn play_and_look(players: u8, options: &Options, rng: &mut Rng) -> usize {
    let mut game = Tramways::new(players, options, rng.seed()).expect("a legal set-up");
    let viewers: Vec<Viewer> = Viewer::all(players).chain([Viewer::Seat(seat(4))]).collect();
    let mut legal = Vec::new();
    let mut longest = 0;
    for &viewer in viewers.iter().cycle() {
        let before = game.view(viewer);
        let picture = Tramways::picture(&before, &table::Voice::default());
        longest = longest.max(picture.lines().count());
        check_lines(&picture, WIDTH);
        check_actions(&game);
        let Some((seat, action)) = random_decision(&game, rng, &mut legal) else {
            break;
        };
        check_words(&Tramways::action_label(&before, &action).to_string());
        let mut told: Vec<Told<Event>> = Vec::new();
        game.apply(seat, &action, &mut told).expect("legal");
        for view in [before, game.view(viewer)] {
            heard(&told, viewer).for_each(|event| check_words(&Tramways::event_line(&view, event).to_string()));
        }
    }
    viewers
        .into_iter()
        .for_each(|viewer| check_lines(&Tramways::picture(&game.view(viewer), &table::Voice::default()), WIDTH));
    longest
}

#[test]
fn every_position_can_be_shown_to_everybody() {
    let mut rng = Rng::new(Seed::from_text("text"));
    for players in 1..=5 {
        for (advanced_deal, alternate_development) in [(false, false), (true, false), (false, true), (true, true)] {
            let options = Options {
                advanced_deal,
                alternate_development,
                expert: players == 2 && advanced_deal,
                ..Options::default()
            };
            let longest = play_and_look(players, &options, &mut rng);
            assert!(players != 3 || longest < 62, "{longest} lines");
        }
    }
}

#[test]
fn t2_2_maps_with_holes_can_be_shown() {
    let options = Options {
        map: "Ab/.C/De/f.".into(),
        ..Options::default()
    };
    play_and_look(3, &options, &mut Rng::new(Seed::from_text("holes")));
}

#[test]
fn t1_3_cards_with_long_names_can_be_shown() {
    let odd = include_str!("../../../data/cards.toml").replace(", name = \"", ", name = \"A longer one: ");
    let cards = Arc::new(load::cards_from_toml(&odd).expect("a good list"));
    play_and_look(
        4,
        &Options {
            cards,
            advanced_deal: true,
            alternate_development: true,
            ..Options::default()
        },
        &mut Rng::new(Seed::from_text("odd")),
    );
}
