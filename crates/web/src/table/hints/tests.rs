//! What the hints of every game have to be like: the boards check it for themselves.

use bots::review::{Estimate, Loss};
use bots::{Advisor, Expected};
use table::{Game, Rng, Seats, Seed, Viewer, random_decision};

use super::why::{line, merged};
use super::{Choice, figures, further};
use crate::boards::Board;
use crate::table::Advised;

/// A game in which this many decisions were made at random.
fn played<G: Game>(decisions: usize) -> G {
    let mut rng = Rng::new(Seed::from_text("hints"));
    let mut game = G::new(2, &G::Options::default(), Seed::from_text("hints")).unwrap();
    let mut buffer = Vec::new();
    for _ in 0..decisions {
        let Some((seat, action)) = random_decision(&game, &mut rng, &mut buffer) else {
            break;
        };
        game.apply(seat, &action, &mut ()).unwrap();
    }
    game
}

#[test]
fn parts_of_the_same_name_are_told_once_and_the_largest_first() {
    let parts = [
        ("red", 2),
        ("plan", 8),
        ("red", 3),
        ("money", 1),
        ("money", -1),
        ("stress", -6),
    ];
    let parts = parts.map(|(name, points)| (name.to_owned(), points));
    let expected = [("plan", 8), ("stress", -6), ("red", 5)];
    assert_eq!(
        merged(parts.into_iter()),
        expected.map(|(name, points)| (name.to_owned(), points))
    );
}

/// After every decision of a random game, for every seat; and the changes are the whole difference.
pub fn parts_are_points<G: Board>() {
    let mut rng = Rng::new(Seed::from_text("scores"));
    let (mut game, mut buffer, mut changed) = (played::<G>(0), Vec::new(), 0);
    while let Some((decided, action)) = random_decision(&game, &mut rng, &mut buffer) {
        let before = game.clone();
        game.apply(decided, &action, &mut ()).unwrap();
        for seat in Seats::all(game.players()).iter() {
            let (old, new) = (before.standing(seat), game.standing(seat));
            assert_eq!(new.points, game.points(seat), "{action:?}");
            let changes = new.since(&old);
            let sum: i32 = changes.iter().map(|change| change.points).sum();
            assert_eq!(sum, new.points - old.points, "{action:?}: {changes:?}");
            changed += changes.len();
            assert!(changes.iter().all(|change| !G::gain_name(change).is_empty()));
        }
    }
    assert!(changed > 0, "nothing ever scored");
}

/// At many places of a game, the first thing that can be done and what follows it.
pub fn reasons<G: Board>() {
    for decisions in (0..150).step_by(7) {
        let game = played::<G>(decisions);
        let Some(seat) = game.awaiting().first() else { return };
        let (view, mut legal) = (game.view(Viewer::Seat(seat)), Vec::new());
        game.legal(seat, &mut legal);
        let mut advised = Advised::<G>::new(&view, seat, &legal[0]).unwrap();
        while let Some(next) = advised.next().first().and_then(|step| further(&advised, step)) {
            advised = next;
            if advised.steps.len() >= super::MOST_STEPS {
                break;
            }
        }
        assert_eq!(advised.number(&legal[0]), Some(1));
        let choice = |action: &G::Action| Choice::<G> {
            action: action.clone(),
            expected: Expected::AsGood,
        };
        let choices: Vec<_> = legal.iter().take(3).map(choice).collect();
        let words = line(&advised, &choices, 0, legal.len() == 1);
        assert!(words.len() > 10 && !words.contains("hints"), "{words}");
        assert_eq!(super::why::steps(&advised).len(), advised.steps.len() - 1);
    }
}

/// A loss of this many points and this much of a chance to win, each with its standard error.
fn loss(score: (f32, f32), win: (f32, f32)) -> Loss {
    let estimate = |(mean, error)| Estimate { mean, error };
    Loss {
        score: estimate(score),
        win: estimate(win),
        price: estimate((0.1, 0.01)),
    }
}

#[test]
fn only_the_first_choice_is_told_by_its_own_figures() {
    let best = Expected::Best {
        score: 41.6,
        win: 0.094,
    };
    assert_eq!(
        figures::below(&best, false),
        "About 42 points at the end, about 9% chance to win"
    );
    assert_eq!(figures::below(&best, true), "About 42 points at the end");
    assert_eq!(
        figures::below(&Expected::AsGood, false),
        "About as good as the first choice"
    );
}

#[test]
fn what_the_bot_could_not_try_out_has_no_figures() {
    assert!(figures::below(&Expected::Unknown, false).contains("can't say"));
    assert_eq!(figures::lead(&Expected::Unknown), None);
    assert_eq!(figures::lag(&Expected::Unknown), None);
}

#[test]
fn another_choice_is_told_by_what_it_certainly_costs() {
    let below = |score, win| figures::below(&Expected::Worse(loss(score, win)), false);
    assert_eq!(
        below((2.1, 0.2), (0.06, 0.01)),
        "Expect about 2.1 points less and about 6% less chance to win"
    );
    assert_eq!(below((2.1, 0.2), (-0.06, 0.01)), "Expect about 2.1 points less");
    assert_eq!(below((2.1, 2.0), (0.06, 0.01)), "Expect about 6% less chance to win");
    assert_eq!(below((0.3, 0.1), (0.01, 0.02)), "A little worse than the first choice");
}

/// At many places of a game, as the panel tells it.
pub fn first_is_best<G: Board>() {
    for decisions in (0..150).step_by(6) {
        let game = played::<G>(decisions);
        let Some(seat) = game.awaiting().first() else { return };
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let hints = Advisor { iterations: 100 }.advise::<G>(seat, &game.view(Viewer::Seat(seat)), &legal);
        let told: Vec<String> = hints.iter().map(|hint| figures::below(&hint.expected, false)).collect();
        let (first, others) = told.split_first().expect("something is legal");
        assert!(first.contains("at the end"), "{told:?}");
        let is_behind = |words: &String| ["as good", "less", "worse"].iter().any(|word| words.contains(word));
        assert!(others.iter().all(is_behind), "{told:?}");
        assert!(others.iter().all(|words| !words.contains('−')), "{told:?}");
    }
}
