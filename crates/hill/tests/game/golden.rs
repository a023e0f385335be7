//! Recorded games with readable transcripts. `cargo xtask golden` rewrites the transcripts after a wanted change.

use hill::cards::{TokenKind, Upgrade};
use hill::{BonusChoice, Event, Hill, Line, Options};
use table::kit::golden;

#[test]
fn golden_games_read_as_before() {
    golden::check_all::<Hill>(golden::FOLDER);
}

#[test]
fn golden_games_are_whole_and_cover_each_player_count_and_variant() {
    let variants = |residents: bool, no_rotation: bool, simultaneous: bool| Options {
        residents,
        no_rotation,
        simultaneous,
        ..Options::default()
    };
    golden::check_covered::<Hill>([
        ("solo", 1, Options::default()),
        ("two_players", 2, Options::default()),
        ("three_players", 3, Options::default()),
        ("four_players", 4, Options::default()),
        ("residents", 2, variants(true, false, false)),
        ("residents_solo", 1, variants(true, false, false)),
        ("no_rotation", 3, variants(false, true, false)),
        ("simultaneous", 4, variants(false, false, true)),
        ("all_variants", 2, variants(true, true, true)),
    ]);
}

#[test]
fn the_golden_bonus_chain_has_three_links() {
    let events = golden::events::<Hill>("bonus_chain");
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
    let events = golden::events::<Hill>("double_tracks_and_crossings");
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
    let log = golden::log::<Hill>("every_token_kind");
    let events = golden::events::<Hill>("every_token_kind");
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
