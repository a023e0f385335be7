//! Everything the game says has its words, in every language.

use shinjuku::text::{BOOK, kinds};
use shinjuku::{Shinjuku, View};
use table::kit::{golden, words};
use table::{Game, Language, Message, Present, Voice};

use crate::conceivable::conceivable;

#[test]
fn every_text_is_there_in_every_language() {
    words::check(&BOOK, &kinds());
}

#[test]
fn whole_games_are_told_in_every_language() {
    words::play_and_tell::<Shinjuku>(conceivable);
}

#[test]
fn prompts_are_short() {
    let mut long = Vec::new();
    let mut look = |view: &View| {
        let prompt = Shinjuku::prompt(view);
        if prompt.to_string().chars().count() > 130 {
            long.push(prompt);
        }
    };
    let log = golden::log::<Shinjuku>("four_players");
    let mut game = log.start().expect("a golden game");
    for ply in &log.actions {
        look(&game.view(table::Viewer::Seat(ply.seat)));
        game.apply(ply.seat, &ply.action, &mut ()).expect("a golden game");
    }
    assert_eq!(long, Vec::<Message>::new());
}

#[test]
fn places_have_their_japanese_names_where_the_map_has_them() {
    let map = shinjuku::map::Map::standard();
    let ward = map.each_ward().next().expect("a ward");
    let name = shinjuku::text::noun::ward(&map, ward);
    assert_eq!(name.to_string(), map.ward(ward).name);
    assert_eq!(name.said(&Voice::in_language(Language::Ja)), map.ward(ward).kanji);
}
