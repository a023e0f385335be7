//! Recorded games with readable transcripts. `cargo xtask golden` rewrites the transcripts after a wanted change.

use std::path::Path;

use hill::cards::{TokenKind, Upgrade};
use hill::{BonusChoice, Event, Hill, Line};
use table::kit::golden;
use table::{Game, Log, Told};

pub(crate) const GAMES: &str = "tests/golden";

/// The log of a golden game.
pub(crate) fn log(name: &str) -> Log<Hill> {
    let path = Path::new(GAMES).join(name).with_extension("json");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn events(name: &str) -> Vec<Event> {
    let mut told: Vec<Told<Event>> = Vec::new();
    log(name)
        .replay_with(&mut told, |_, _, _, _| ())
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    told.into_iter().map(|told| told.event).collect()
}

#[test]
fn golden_games_read_as_before() {
    golden::check_all::<Hill>(GAMES);
}

#[test]
fn golden_games_are_whole_and_cover_each_player_count_and_variant() {
    let covers = |name: &str, players: u8, residents: bool, no_rotation: bool, simultaneous: bool| {
        let log = log(name);
        let options = &log.options;
        assert_eq!(
            (
                log.players,
                options.residents,
                options.no_rotation,
                options.simultaneous
            ),
            (players, residents, no_rotation, simultaneous),
            "{name}"
        );
        assert!(
            log.replay()
                .unwrap_or_else(|error| panic!("{name}: {error}"))
                .outcome()
                .is_some(),
            "{name} is not played to its end"
        );
    };
    covers("solo", 1, false, false, false);
    covers("two_players", 2, false, false, false);
    covers("three_players", 3, false, false, false);
    covers("four_players", 4, false, false, false);
    covers("residents", 2, true, false, false);
    covers("residents_solo", 1, true, false, false);
    covers("no_rotation", 3, false, true, false);
    covers("simultaneous", 4, false, false, true);
    covers("all_variants", 2, true, true, true);
}

#[test]
fn the_golden_bonus_chain_has_three_links() {
    let events = events("bonus_chain");
    let link = |window: &[Event]| {
        matches!(
            window,
            [
                Event::BonusChosen {
                    choice: BonusChoice::Track,
                    ..
                },
                Event::Laid { .. },
                Event::BonusChosen { .. }
            ]
        )
    };
    let chain = |start: usize| {
        (start..)
            .step_by(2)
            .take_while(|&n| events.get(n..n + 3).is_some_and(link))
            .count()
    };
    assert_eq!((0..events.len()).map(chain).max(), Some(3));
}

#[test]
fn the_golden_double_tracks_and_crossings_are_there() {
    let events = events("double_tracks_and_crossings");
    let crossings = events
        .iter()
        .filter(|event| matches!(event, Event::Laid { crossing: true, .. }))
        .count();
    let double_tracks = events
        .iter()
        .filter(|event| {
            matches!(
                event,
                Event::Laid {
                    double_track: Some(_),
                    ..
                }
            )
        })
        .count();
    assert_eq!((crossings, double_tracks), (3, 2));
}

#[test]
fn the_golden_game_of_all_tokens_uses_every_kind() {
    let (log, events) = (log("every_token_kind"), events("every_token_kind"));
    let kind = |id| {
        log.options
            .cards
            .tokens
            .iter()
            .find(|token| token.id == id)
            .map(|token| token.kind)
    };
    let used: Vec<TokenKind> = events
        .iter()
        .filter_map(|event| match event {
            Event::Upgraded { token, .. }
            | Event::Laid {
                double_track: Some(token),
                ..
            } => kind(*token),
            Event::TokenKept { token, .. } | Event::TokenTaken { token, .. } => {
                kind(*token).filter(|kind| *kind == TokenKind::WildLandmark)
            }
            _ => None,
        })
        .collect();
    let any_colour = |make: fn(Line) -> Upgrade| {
        Line::ALL
            .into_iter()
            .any(|line| used.contains(&TokenKind::Upgrade(make(line))))
    };
    assert!(any_colour(Upgrade::DoubleValue) && any_colour(Upgrade::PlusThree));
    assert!(used.contains(&TokenKind::DoubleTrack) && used.contains(&TokenKind::WildLandmark));
}
