//! A forecast becomes the result, and chances are chances all the way.

use bots::knowledge::games;
use bots::{Forecast, Knowledge, Visitor, visit};
use table::{Present, Rng, Seats, Seed, random_decision};

struct ToTheEnd;

impl Visitor for ToTheEnd {
    type Output = ();

    fn visit<G: Knowledge + Present>(self) {
        for players in G::meta().players {
            let seed = Seed::from_text(&format!("to the end of {players}"));
            let mut game = G::new(players, &G::Options::default(), seed).expect("the standard game");
            assert!(
                game.progress() < 0.01,
                "a game begins at its beginning: {}",
                game.progress()
            );
            let (mut rng, mut buffer, mut turns, mut progress) = (Rng::new(seed), Vec::new(), 0, 0.0);
            while let Some((seat, action)) = random_decision(&game, &mut rng, &mut buffer) {
                let turn = game.turn();
                game.apply(seat, &action, &mut ()).expect("it is legal");
                if game.turn() != turn {
                    turns += 1;
                    assert!(game.progress() >= progress, "{} after {progress}", game.progress());
                    progress = game.progress();
                    check(&game);
                }
            }
            assert!(
                turns > 10 && (game.progress() - 1.0).abs() < f32::EPSILON,
                "{turns} turns"
            );
            check_end(&game);
        }
    }
}

/// Chances are chances.
fn check<G: Knowledge>(game: &G) {
    let forecast = Forecast::new(game);
    assert!((forecast.win.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{forecast:?}");
    let seats = Seats::all(game.players());
    let is_sound = |seat| (0.0..=1.0).contains(&forecast.win(seat)) && forecast.score(seat).is_finite();
    assert!(seats.iter().all(is_sound), "{forecast:?}");
}

/// At the end a forecast is the result.
fn check_end<G: Knowledge>(game: &G) {
    let (forecast, outcome) = (Forecast::new(game), game.outcome().expect("it is over"));
    let winners = outcome.seats.iter().filter(|result| result.place == 1).count() as f32;
    for (seat, result) in Seats::all(game.players()).iter().zip(&outcome.seats) {
        assert!(
            (forecast.score(seat) - result.score.points as f32).abs() < 1e-6,
            "{forecast:?}"
        );
        let won = if result.place == 1 { 1.0 / winners } else { 0.0 };
        assert!((forecast.win(seat) - won).abs() < 1e-6, "{forecast:?}");
    }
}

#[test]
fn a_forecast_becomes_the_result() {
    for game in games() {
        visit(game, ToTheEnd).expect("bots know it");
    }
}

struct Ahead;

impl Visitor for Ahead {
    type Output = ();

    /// Who is worth more can expect more, and is likelier to win.
    fn visit<G: Knowledge + Present>(self) {
        for players in G::meta().players {
            for progress in [0.3, 0.6, 0.95] {
                let worths = [40.0, 20.0, 20.0, 20.0, 20.0];
                let forecast = Forecast::expect(G::course(players), progress, players, &worths, &[0.0; 5]);
                let [first, others @ ..] = &forecast.score[..players.into()] else {
                    continue;
                };
                assert!(
                    others.iter().all(|other| first > other),
                    "{} {forecast:?}",
                    G::meta().id
                );
                let [first, others @ ..] = &forecast.win[..players.into()] else {
                    continue;
                };
                assert!(
                    others.iter().all(|other| first > other),
                    "{} {forecast:?}",
                    G::meta().id
                );
            }
        }
    }
}

#[test]
fn who_is_ahead_can_expect_more() {
    for game in games() {
        visit(game, Ahead).expect("bots know it");
    }
}
