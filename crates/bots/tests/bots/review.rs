//! A review can be trusted: it never blames what a hint recommends, nor the same turn in another order; and it finds what is plainly bad.

use bots::knowledge::games;
use bots::review::{Finding, Reviewer, Turn, mistakes, turns};
use bots::{Advisor, Knowledge, Visitor, visit};
use table::{Game, Log, Play, Ply, Present, Rng, Seat, Seed, Takeback, Viewer, random_decision};

/// A game in which everybody does what the advisor says.
fn advised_game<G: Knowledge>(advisor: Advisor, seed: &str) -> Log<G> {
    let mut play = Play::<G>::new(2, G::Options::default(), Seed::from_text(seed)).expect("the standard game");
    let mut legal = Vec::new();
    // where several decide at once, the last comes first now and then: turns may be interleaved
    let mut rng = Rng::new(Seed::from_text(seed));
    while let Some(first) = play.state().awaiting().first() {
        let last = play.state().awaiting().iter().last().unwrap_or(first);
        let seat = if rng.below(2) == 0 { first } else { last };
        legal.clear();
        play.state().legal(seat, &mut legal);
        let view = play.state().view(Viewer::Seat(seat));
        let action = advisor.best::<G>(seat, &view, &legal).expect("something is legal");
        play.act(seat, &action, &mut ()).expect("it is legal");
    }
    play.log().clone()
}

/// The state before the decision of this number.
fn before<G: Game>(log: &Log<G>, number: usize) -> G {
    let mut short = log.clone();
    short.actions.truncate(number);
    short.replay().expect("the log is sound")
}

fn reviewer(iterations: u32, imagined: u32) -> Reviewer {
    Reviewer {
        iterations,
        hint: iterations,
        imagined,
        seed: Seed::from_text("a review"),
    }
}

struct FollowsHints;

impl Visitor for FollowsHints {
    type Output = ();

    fn visit<G: Knowledge + Present>(self) {
        const ITERATIONS: u32 = 3;
        let reviewer = reviewer(ITERATIONS, 4);
        let mut judged = 0;
        for number in 0..50 {
            let log = advised_game::<G>(Advisor { iterations: ITERATIONS }, &format!("hints {number}"));
            let turns = turns(&log).expect("the log is sound");
            // other turns in every game
            for turn in turns.iter().skip(number % 8).step_by(8) {
                let verdict = reviewer.judge(&before(&log, turn.first), turn);
                assert_eq!(verdict.finding, Finding::AsAdvised, "{turn:?}");
                assert!(mistakes(&[verdict], 5).is_empty());
                judged += 1;
            }
        }
        assert!(judged > 100, "{judged} turns");
    }
}

/// Over 50 games of each game.
#[test]
fn what_a_hint_recommends_is_never_a_mistake() {
    for game in games() {
        visit(game, FollowsHints).expect("bots know it");
    }
}

struct LooksQuickly;

impl Visitor for LooksQuickly {
    /// How many turns a short thought alone would have blamed.
    type Output = usize;

    fn visit<G: Knowledge + Present>(self) -> usize {
        let quick = reviewer(30, 8).quick();
        let rash = Reviewer {
            hint: quick.iterations,
            ..quick
        };
        let mut blamed = 0;
        for number in 0..6 {
            let log = advised_game::<G>(Advisor { iterations: quick.hint }, &format!("quick {number}"));
            let turns = turns(&log).expect("the log is sound");
            for turn in turns.iter().skip(number % 2).step_by(2) {
                let before = before(&log, turn.first);
                if rash.judge(&before, turn).mistake().is_some() {
                    blamed += 1;
                    assert_eq!(quick.judge(&before, turn).mistake(), None);
                }
            }
        }
        blamed
    }
}

/// A tenth of a hint's budget finds other things best; the hint itself has the last word.
#[test]
fn what_a_hint_recommends_is_no_mistake_at_a_quick_look_either() {
    let blamed: Vec<usize> = games()
        .map(|game| visit(game, LooksQuickly).expect("bots know it"))
        .collect();
    assert!(blamed.iter().sum::<usize>() > 0, "{blamed:?}");
}

struct Reordered;

impl Visitor for Reordered {
    /// How many turns could be played in another order.
    type Output = u32;

    fn visit<G: Knowledge + Present>(self) -> u32 {
        const ITERATIONS: u32 = 6;
        let log = advised_game::<G>(Advisor { iterations: ITERATIONS }, "in another order");
        let mut found = 0;
        for turn in turns(&log).expect("the log is sound") {
            let before = before(&log, turn.first);
            let Some(swapped) = swapped(&before, &turn) else {
                continue;
            };
            let verdict = reviewer(ITERATIONS, 4).judge(&before, &swapped);
            assert_eq!(verdict.finding, Finding::Reordered, "{swapped:?}");
            found += 1;
        }
        found
    }
}

/// The same turn with two neighbouring decisions swapped, if that leads to the same state, and neither reveals anything. Where others decide in between, the
/// advice knows of that in one order and not in the other.
fn swapped<G: Knowledge>(before: &G, turn: &Turn<G::Action>) -> Option<Turn<G::Action>> {
    let after = |plies: &[Ply<G::Action>]| {
        let mut game = before.clone();
        let takebacks: Result<Vec<Takeback>, _> = plies
            .iter()
            .map(|ply| game.apply(ply.seat, &ply.action, &mut ()))
            .collect();
        takebacks.ok().map(|takebacks| (game, takebacks))
    };
    if turn.plies.iter().any(|ply| ply.seat != turn.seat) {
        return None;
    }
    let (end, takebacks) = after(&turn.plies)?;
    (1..turn.plies.len()).find_map(|place| {
        let pair = [place - 1, place];
        let mut other = turn.clone();
        other.plies.swap(place - 1, place);
        let (other_end, other_takebacks) = after(&other.plies)?;
        let is_open = |takebacks: &[Takeback]| pair.iter().all(|&place| takebacks[place] == Takeback::Open);
        let same = end == other_end && turn.plies != other.plies;
        (same && is_open(&takebacks) && is_open(&other_takebacks)).then_some(other)
    })
}

#[test]
fn the_same_turn_in_another_order_is_no_mistake() {
    let found: Vec<u32> = games()
        .map(|game| visit(game, Reordered).expect("bots know it"))
        .collect();
    assert!(found.iter().sum::<u32>() > 0, "{found:?}");
}

struct Blunders;

impl Visitor for Blunders {
    /// How many of the worst turns were judged, and how many were found to be mistakes.
    type Output = (u32, u32);

    fn visit<G: Knowledge + Present>(self) -> (u32, u32) {
        let log = advised_game::<G>(Advisor { iterations: 40 }, "blunders");
        let turns = turns(&log).expect("the log is sound");
        let (mut judged, mut found) = (0, 0);
        for turn in turns.iter().skip(turns.len() / 2).step_by(turns.len() / 24) {
            let before = before(&log, turn.first);
            let Some(worst) = worst(&before, turn.seat) else {
                continue;
            };
            let turn = Turn {
                plies: worst,
                ..turn.clone()
            };
            let verdict = reviewer(60, 6).judge(&before, &turn);
            judged += 1;
            if let Some(mistake) = verdict.mistake() {
                found += 1;
                assert!(mistake.loss.price.mean > 2.0 * mistake.loss.price.error, "{mistake:?}");
                assert!((turn.first..=turn.last()).contains(&mistake.ply) && mistake.better != mistake.played);
            }
        }
        (judged, found)
    }
}

/// The worst of many random turns, if there are much better ones.
fn worst<G: Knowledge>(before: &G, seat: Seat) -> Option<Vec<Ply<G::Action>>> {
    let (mut rng, mut buffer) = (Rng::new(Seed::from_text("a bad turn")), Vec::new());
    let mut tried: Vec<(f32, Vec<Ply<G::Action>>)> = Vec::new();
    for _ in 0..200 {
        let (mut game, mut plies) = (before.clone(), Vec::new());
        while game.turn() == before.turn() && game.awaiting().contains(seat) && plies.len() < 40 {
            let (_, action) = random_decision(&game, &mut rng, &mut buffer).filter(|(awaited, _)| *awaited == seat)?;
            game.apply(seat, &action, &mut ()).expect("it is legal");
            plies.push(Ply { seat, action });
        }
        tried.push((game.worths()[seat.index()], plies));
    }
    tried.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (least, most) = (tried.first()?.0, tried.last()?.0);
    (most - least > G::MARGIN / 4.0).then(|| tried.swap_remove(0).1)
}

#[test]
fn what_is_plainly_bad_is_found() {
    for game in games() {
        let (judged, found) = visit(game, Blunders).expect("bots know it");
        assert!(judged > 0 && 3 * found >= judged, "{game}: {found} of {judged}");
    }
}

struct Advises;

impl Visitor for Advises {
    type Output = ();

    fn visit<G: Knowledge + Present>(self) {
        let game = G::new(3, &G::Options::default(), Seed::from_text("advice")).expect("the standard game");
        let seat = game.awaiting().first().expect("the game goes on");
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let advise = |view: &G::View| Advisor { iterations: 60 }.advise::<G>(seat, view, &legal);
        let advice = advise(&view);
        assert_eq!(advise(&view), advice);
        // a page asks its worker in JSON
        let written = serde_json::to_string(&view).expect("views have text for keys");
        assert_eq!(
            advise(&serde_json::from_str(&written).expect("it was just written")),
            advice
        );
        assert!(Advisor::of_game::<G>().iterations >= 1_000, "a hint is worth its time");
    }
}

#[test]
fn the_same_position_gets_the_same_advice() {
    for game in games() {
        visit(game, Advises).expect("bots know it");
    }
}
