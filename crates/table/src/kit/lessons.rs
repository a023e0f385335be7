//! Lessons that hold what they promise: they can be done as the solution says, every try goes wrong as it says, nobody gets stuck, and everything has its words.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::Value;

use crate::chance::{Rng, Seed};
use crate::lesson::{Lesson, Run, Source, Step, Teach, Try, TryResult, Verdict, fits};
use crate::rulebook;
use crate::seat::Seats;
use crate::words::{Language, Voice};

/// The most that a learner reads at once, in words: a task, what is said of a try (or a nudge), the closing sentence.
const TASK: usize = 14;
const SAID: usize = 25;
const CLOSE: usize = 16;
/// French takes more words for the same.
const FRENCH: (usize, usize) = (7, 5);
/// Japanese has no words to count: this many characters are read like one.
const JAPANESE: usize = 4;

/// A lesson with where it begins.
struct Taught<G: Teach> {
    lesson: Arc<Lesson<G>>,
    position: G,
}

/// Panics with everything that is wrong with the lessons of a game: positions that can't be, goals that are reached before the solution or not by it, tries that
/// don't go wrong as they say.
pub fn check<G: Teach>() {
    report(G::lessons().iter().flat_map(|source| match taught::<G>(source) {
        Ok(taught) => problems(&taught),
        Err(problem) => vec![problem],
    }));
}

/// Panics if somebody who decides at random in this many runs of each lesson ever gets stuck: every decision leads on, or is taken back to where the goal can be
/// reached.
pub fn check_walks<G: Teach>(runs: usize) {
    let taught = G::lessons().iter().filter_map(|source| taught::<G>(source).ok());
    report(taught.flat_map(|taught| {
        let walk = |number: usize| walk(&taught, number).err();
        (0..runs).find_map(walk).into_iter()
    }));
}

/// Panics with texts that are missing, too many or too long, in any language.
pub fn check_texts<G: Teach>() {
    let mut wanted = BTreeSet::new();
    let mut found = Vec::new();
    for taught in G::lessons().iter().filter_map(|source| taught::<G>(source).ok()) {
        for (part, most) in texts(&taught.lesson) {
            let id = taught.lesson.text(&part);
            found.extend(
                Language::ALL
                    .into_iter()
                    .filter_map(|language| text_problem::<G>(language, &id, most)),
            );
            wanted.insert(id);
        }
    }
    for name in others::<G>() {
        found.extend(
            Language::ALL
                .into_iter()
                .filter_map(|language| text_problem::<G>(language, &name, 2)),
        );
        wanted.insert(name);
    }
    let written = G::lesson_book().uses(Language::En);
    found.extend(
        written
            .keys()
            // what puzzles are about is said by whoever makes them
            .filter(|id| !wanted.contains(*id) && !id.starts_with("theme-"))
            .map(|id| format!("nobody says {id}")),
    );
    found.extend(
        Language::ALL
            .into_iter()
            .flat_map(|language| G::lesson_book().problems(language)),
    );
    report(found);
}

/// Panics with the clauses that neither a lesson teaches nor `untaught` lists, and with those that are listed for nothing.
pub fn check_clauses<G: Teach>(untaught: &[&str]) {
    let letter = G::meta().letter;
    let defined: BTreeSet<String> = rulebook::numbers(G::rules_in(Language::En))
        .into_iter()
        .filter(|clause| clause.contains('.'))
        .collect();
    let taught: BTreeSet<String> = G::lessons()
        .iter()
        .filter_map(|source| taught::<G>(source).ok())
        .flat_map(|taught| taught.lesson.clauses.clone())
        .collect();
    let listed = |clause: &String| untaught.contains(&clause.as_str());
    let unknown = taught
        .iter()
        .filter(|clause| !defined.contains(*clause) || !clause.starts_with(letter));
    let unknown = unknown.map(|clause| format!("a lesson teaches {clause}, which is not in the rules"));
    let missing = defined
        .iter()
        .filter(|clause| !taught.contains(*clause) && !listed(clause));
    let missing = missing.map(|clause| format!("no lesson teaches {clause}"));
    let stale = untaught
        .iter()
        .filter(|clause| taught.contains(**clause) || !defined.contains(**clause));
    let stale =
        stale.map(|clause| format!("{clause} need not be listed: a lesson teaches it, or there is no such clause"));
    report(unknown.chain(missing).chain(stale).chain(misplaced::<G>()));
}

/// Clauses of steps that are not their lesson's, or belong to two steps.
fn misplaced<G: Teach>() -> Vec<String> {
    let mut problems = Vec::new();
    for taught in G::lessons().iter().filter_map(|source| taught::<G>(source).ok()) {
        let (lesson, mut seen) = (&taught.lesson, BTreeSet::new());
        for clause in lesson.steps.iter().flat_map(|step| &step.clauses) {
            if !lesson.clauses.contains(clause) || !seen.insert(clause) {
                problems.push(format!(
                    "{}: {clause} of a step is not the lesson's, or of two steps",
                    lesson.id
                ));
            }
        }
    }
    problems
}

/// How long a course takes at a moderate pace, in seconds: a lesson, a decision, and a click where there is only one thing to do.
const LESSON: usize = 20;
const DECISION: usize = 10;
const CLICK: usize = 2;

/// Panics if a course takes longer than this many minutes.
pub fn check_par<G: Teach>(minutes: usize) {
    let taught = G::lessons().iter().filter_map(|source| taught::<G>(source).ok());
    let seconds: usize = taught.map(|taught| par(&taught)).sum();
    assert!(
        seconds <= minutes * 60,
        "{}:{:02} are more than {minutes} minutes",
        seconds / 60,
        seconds % 60
    );
}

/// How long a lesson takes whoever does as the solutions say.
fn par<G: Teach>(taught: &Taught<G>) -> usize {
    let mut run = Run::begin(taught.lesson.clone(), taught.position.clone());
    let mut seconds = LESSON;
    for step in &taught.lesson.steps {
        for action in &step.solution {
            let mut legal = Vec::new();
            run.state().legal(taught.lesson.seat, &mut legal);
            seconds += if legal.len() > 1 { DECISION } else { CLICK };
            if run.decide(action).is_err() {
                break;
            }
        }
        run.go_on();
    }
    seconds
}

fn report(problems: impl IntoIterator<Item = String>) {
    let problems: Vec<String> = problems.into_iter().collect();
    assert!(problems.is_empty(), "lessons:\n  {}", problems.join("\n  "));
}

fn taught<G: Teach>(source: &Source) -> Result<Taught<G>, String> {
    let wrong = |problem: String| format!("{}: {problem}", source.id);
    let lesson = source.lesson().map_err(wrong)?;
    let position: G = source.position().map_err(wrong)?;
    position.check().map_err(|problem| wrong(problem.to_string()))?;
    if lesson.id != source.id {
        return Err(wrong(format!("calls itself {}", lesson.id)));
    }
    Ok(Taught {
        lesson: Arc::new(lesson),
        position,
    })
}

fn problems<G: Teach>(taught: &Taught<G>) -> Vec<String> {
    let mut run = Run::begin(taught.lesson.clone(), taught.position.clone());
    let mut problems = Vec::new();
    for (number, step) in (1..).zip(&taught.lesson.steps) {
        let name = format!("{} step {number}", taught.lesson.id);
        problems.extend(
            step.tries
                .iter()
                .filter_map(|each| Some(format!("{name}: {}", try_problem(&run, step, each)?))),
        );
        if let Err(problem) = follow(&mut run, step) {
            problems.push(format!("{name}: {problem}"));
            return problems;
        }
    }
    problems
}

/// Does a step as its solution says.
fn follow<G: Teach>(run: &mut Run<G>, step: &Step<G>) -> Result<(), String> {
    for (number, action) in (1..).zip(&step.solution) {
        let decided = run.decide(action).map_err(|illegal| run.state().explain(illegal));
        let (_, verdict) =
            decided.map_err(|refused| format!("decision {number} of the solution is refused: {refused}"))?;
        let wanted = if number == step.solution.len() {
            Verdict::Reached
        } else {
            Verdict::GoesOn
        };
        if verdict != wanted {
            return Err(format!("after decision {number} of the solution: {verdict:?}"));
        }
    }
    run.go_on();
    Ok(())
}

/// What is wrong with a try, from where its step begins.
fn try_problem<G: Teach>(run: &Run<G>, step: &Step<G>, tried: &Try<G>) -> Option<String> {
    let mut run = run.clone();
    for action in &tried.after {
        if let Err(illegal) = run.decide(action) {
            return Some(format!(
                "{action:?} before a try is refused: {}",
                run.state().explain(illegal)
            ));
        }
    }
    match &tried.result {
        TryResult::Refused(clause) => refusal_problem(&mut run, &tried.does, clause),
        TryResult::Say(say) => miss_problem(&mut run, step, tried, say),
    }
}

/// What is wrong with a try that the rules refuse.
fn refusal_problem<G: Teach>(run: &mut Run<G>, does: &Value, clause: &str) -> Option<String> {
    let Ok(action) = serde_json::from_value::<G::Action>(does.clone()) else {
        return Some(format!("{does} is no action"));
    };
    match run.decide(&action) {
        Ok(_) => Some(format!("{does} is not refused")),
        Err(illegal) if illegal.clause == clause => None,
        Err(illegal) => {
            let refused = run.state().explain(illegal);
            Some(format!("{does} is refused by {refused}, not {clause}"))
        }
    }
}

/// What is wrong with a try that misses.
fn miss_problem<G: Teach>(run: &mut Run<G>, step: &Step<G>, tried: &Try<G>, say: &str) -> Option<String> {
    let (does, mut legal) = (&tried.does, Vec::new());
    run.state().legal(run.lesson().seat, &mut legal);
    let tries = |action: &&G::Action| serde_json::to_value(action).is_ok_and(|action: Value| fits(does, &action));
    let Some(action) = legal.iter().find(tries) else {
        return Some(format!("nothing legal fits {does}"));
    };
    if tried.only_if.is_none() && step.solution.iter().any(|action| tries(&action)) {
        return Some(format!("{does} is a part of the solution"));
    }
    match run.decide(action) {
        Ok((_, Verdict::Missed(miss))) if miss.say.as_deref() == Some(say) => None,
        decided => Some(format!("{does}: {:?}", decided.map(|(_, verdict)| verdict).ok())),
    }
}

/// Somebody who decides at random, through all steps. Whoever misses too often is shown the way.
fn walk<G: Teach>(taught: &Taught<G>, number: usize) -> Result<(), String> {
    const PATIENCE: usize = 20;
    let mut rng = Rng::new(Seed::from_text(&format!("walk {number}")));
    let mut run = Run::begin(taught.lesson.clone(), taught.position.clone());
    let (seat, mut misses) = (taught.lesson.seat, 0);
    while !run.is_over() {
        let stuck = |what: &str| format!("{} step {}, walk {number}: {what}", taught.lesson.id, run.step() + 1);
        let mut legal = Vec::new();
        run.state().legal(seat, &mut legal);
        let shown = (misses > PATIENCE).then(|| run.way().map(|way| way[0].clone()));
        let action = match shown {
            Some(None) => return Err(stuck("no way leads on")),
            Some(Some(action)) => action,
            None => rng
                .pick(&legal)
                .cloned()
                .ok_or_else(|| stuck("there is nothing to decide"))?,
        };
        match run.decide(&action) {
            Err(_) => return Err(format!("{}: {action:?} is listed, but refused", taught.lesson.id)),
            Ok((_, Verdict::GoesOn)) => {}
            Ok((_, Verdict::Reached)) => {
                run.go_on();
                misses = 0;
                if !run.is_over() && run.way().is_none() {
                    return Err(format!(
                        "{} step {}, walk {number}: begins where no way leads on",
                        taught.lesson.id,
                        run.step() + 1
                    ));
                }
            }
            Ok((_, Verdict::Missed(_))) => {
                run.take_back();
                misses += 1;
            }
        }
    }
    Ok(())
}

/// How those are called who sit with the learner: `name-1`, `name-2`.
fn others<G: Teach>() -> BTreeSet<String> {
    let taught = G::lessons().iter().filter_map(|source| taught::<G>(source).ok());
    taught
        .flat_map(|taught| {
            Seats::all(taught.position.players())
                .without(taught.lesson.seat)
                .iter()
                .collect::<Vec<_>>()
        })
        .map(|seat| format!("name-{}", u8::from(seat)))
        .collect()
}

/// The texts of a lesson, and how many words each may have.
fn texts<G: Teach>(lesson: &Lesson<G>) -> Vec<(String, usize)> {
    let mut texts = vec![("title".to_owned(), TASK), ("close".to_owned(), CLOSE)];
    for (number, step) in (1..).zip(&lesson.steps) {
        texts.push((format!("task{number}"), TASK));
        texts.push((format!("nudge{number}"), SAID));
        for tried in &step.tries {
            if let TryResult::Say(say) = &tried.result {
                texts.push((format!("try-{say}"), SAID));
            }
        }
    }
    texts
}

fn text_problem<G: Teach>(language: Language, id: &str, most: usize) -> Option<String> {
    let code = language.code();
    if !G::lesson_book().has(language, id) {
        return Some(format!("{code} lacks {id}"));
    }
    let text = G::lesson_book().text(&Voice::in_language(language), id, &[])?;
    let (length, most) = match language {
        Language::En => (text.split_whitespace().count(), most),
        Language::Fr => (
            text.split_whitespace()
                .filter(|word| word.chars().any(char::is_alphanumeric))
                .count(),
            most * FRENCH.0 / FRENCH.1,
        ),
        Language::Ja => (text.chars().count(), most * JAPANESE),
    };
    (length > most).then(|| format!("{code} {id} is {length} long, at most {most}: {text}"))
}
