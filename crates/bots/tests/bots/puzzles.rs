//! The shipped puzzles: what is written down of them holds.

use std::collections::BTreeSet;
use std::path::Path;

use bots::puzzle::{Judge, Maker, Puzzle, is_over};
use bots::{Knowledge, Visitor, visit};
use table::{Language, Seat, Seed, Takeback, Teach};

/// As many there have to be of each game at least.
const ENOUGH: usize = 200;

fn shipped<G: Knowledge>() -> Vec<Puzzle<G>> {
    let file = format!("../web/static/puzzles-{}.jsonl", G::meta().id);
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

struct Check;

impl Visitor for Check {
    type Output = ();

    fn visit<G: Knowledge + table::Present>(self) {
        let puzzles = shipped::<G>();
        let names: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
        assert_eq!(names.len(), puzzles.len(), "each has a name of its own");
        let grades: BTreeSet<u8> = puzzles.iter().map(|puzzle| puzzle.grade).collect();
        assert_eq!(grades, (1..=5).collect(), "of every grade");
        puzzles.iter().for_each(check);
    }
}

/// What is written down of a puzzle holds: its answers are complete turns, lead to different places, and are in their order.
fn check<G: Knowledge>(puzzle: &Puzzle<G>) {
    let id = &puzzle.id;
    let position = puzzle.position().unwrap();
    assert!(position.awaiting().contains(puzzle.seat), "{id}");
    assert!(puzzle.accepted > 0 && puzzle.accepted < puzzle.answers.len(), "{id}");
    let told_apart = puzzle.told_apart();
    assert_eq!(told_apart.as_ref(), Some(puzzle), "nobody can tell its answers apart");
    let mut ends = Vec::new();
    for (number, answer) in puzzle.answers.iter().enumerate() {
        let (mut game, mut last) = (position.clone(), Takeback::Open);
        for (step, action) in answer.line.iter().enumerate() {
            let is_done = step > 0 && is_over(&game, puzzle.seat, position.turn(), last);
            assert!(!is_done, "{id}: answer {number} goes on after its end");
            last = game.apply(puzzle.seat, action, &mut ()).unwrap();
        }
        assert!(
            is_over(&game, puzzle.seat, position.turn(), last),
            "{id}: answer {number} is complete"
        );
        assert!(
            !ends.contains(&game),
            "{id}: answer {number} is another one in disguise"
        );
        ends.push(game);
        let known = puzzle.known(&position, &answer.line).unwrap();
        assert_eq!(known.solves, number < puzzle.accepted, "{id}: answer {number}");
    }
}

#[test]
fn hill_puzzles_hold() {
    visit("hill", Check).unwrap();
}

#[test]
fn shinjuku_puzzles_hold() {
    visit("shinjuku", Check).unwrap();
}

#[test]
fn tramways_puzzles_hold() {
    visit("tramways", Check).unwrap();
}

struct Count;

impl Visitor for Count {
    type Output = usize;

    fn visit<G: Knowledge + table::Present>(self) -> usize {
        shipped::<G>().len()
    }
}

#[test]
fn there_are_enough() {
    for game in bots::knowledge::games() {
        let number = visit(game, Count).unwrap();
        assert!(number >= ENOUGH, "{game} has {number}");
    }
}

/// All themes of a game, in words of its lessons in every language; nothing else is called a theme.
fn check_themes<G: Knowledge + Teach>() {
    let game = G::new(2, &G::Options::default(), Seed::from_text("themes")).unwrap();
    let all = G::themes(&game, &game, Seat::new(0).unwrap(), &[]);
    let all: BTreeSet<String> = all.into_iter().map(|(theme, _)| theme.to_owned()).collect();
    for language in Language::ALL {
        let written: BTreeSet<String> = G::lesson_book()
            .uses(language)
            .keys()
            .filter_map(|id| Some(id.strip_prefix("theme-")?.to_owned()))
            .collect();
        assert_eq!(written, all, "{}", language.code());
    }
    for puzzle in shipped::<G>() {
        assert!(!puzzle.themes.is_empty(), "{} is about nothing", puzzle.id);
        assert_eq!(puzzle.clone().with_themes(), puzzle, "its themes are those of today");
    }
}

#[test]
fn themes_have_words() {
    check_themes::<hill::Hill>();
    check_themes::<shinjuku::Shinjuku>();
    check_themes::<tramways::Tramways>();
}

/// A judge finds out by itself what is written down.
#[test]
fn turns_that_are_not_written_down_are_judged() {
    let mut puzzle = shipped::<hill::Hill>().swap_remove(0);
    let wrong = puzzle.answers.pop().unwrap();
    let judgement = Judge::QUICK.judge(&puzzle, &wrong.line).unwrap();
    assert!(!judgement.known && !judgement.solves, "{judgement:?}");
    let best = puzzle.answers[0].line.clone();
    assert!(Judge::QUICK.judge(&puzzle, &best).unwrap().solves);
    assert!(
        Judge::QUICK.judge(&puzzle, &best[1..]).is_none() || best.len() == 1,
        "half a turn is none"
    );
}

/// The same seed makes the same puzzles.
#[test]
fn puzzles_are_made_again() {
    let maker = Maker { seed: "again".into() };
    let both = [(); 2].map(|()| maker.make::<tramways::Tramways>(0));
    assert_eq!(both[0], both[1]);
}
