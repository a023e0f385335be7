//! The reel: the steps of a film in their order, and which of them is shown.

use table::{Seat, Seats};

use crate::boards::Way;

/// A caption longer than this, in letters, becomes two steps where it can.
const LONGEST: usize = 120;
/// A film that lags further behind than this, in steps, leaves some out: the log tells them, and the viewer can ask for them.
const MOST_LEFT: usize = 40;
/// This much of it is shown then: about what the last player did.
const LAST: usize = 12;

/// A sentence of what happened, and what it is about.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Part {
    /// Its line in the log: how many decisions there are with it, and the number of its event.
    pub line: (usize, usize),
    /// The sentence.
    pub text: String,
    /// The thing on the board.
    pub target: Option<String>,
    /// Who is named in it.
    pub names: Seats,
    /// Whose thing it is.
    pub about: Option<Seat>,
    /// The way that something moves.
    pub way: Option<Way>,
}

/// One step of a film: what is told and shown together.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Step {
    /// The newest line of the log that is shown with it.
    pub line: (usize, usize),
    /// Who decided; nobody at set-up.
    pub by: Option<Seat>,
    /// Whose thing it is about.
    pub about: Option<Seat>,
    /// The caption.
    pub text: String,
    /// Who is named in it.
    pub names: Seats,
    /// What is highlighted.
    pub target: Option<String>,
    /// What moves, and where.
    pub ways: Vec<Way>,
    /// Does the board go on showing the present? The viewer is deciding meanwhile.
    pub is_aside: bool,
}

impl Step {
    /// The step that begins with a sentence.
    fn with(part: Part, by: Option<Seat>, is_aside: bool) -> Step {
        Step {
            line: part.line,
            by,
            about: part.about.or(by),
            text: part.text,
            names: part.names,
            target: part.target,
            ways: part.way.into_iter().collect(),
            is_aside,
        }
    }

    /// Does the caption say who decided?
    pub fn names_who_decided(&self) -> bool {
        self.by.is_some_and(|seat| self.names.contains(seat))
    }

    /// Can this sentence be told with it? It is about the same thing, and short enough.
    fn takes(&self, part: &Part) -> bool {
        let same_target = self.target.is_none() || part.target.is_none() || self.target == part.target;
        let same_seat = part.about.is_none() || self.about == part.about;
        same_target && same_seat && self.text.chars().count() + part.text.chars().count() < LONGEST
    }

    fn take(&mut self, part: Part) {
        self.line = part.line;
        // Japanese has no space between sentences
        if !self.text.ends_with('。') {
            self.text.push(' ');
        }
        self.text.push_str(&part.text);
        self.names = part.names.iter().fold(self.names, Seats::with);
        self.target = self.target.take().or(part.target);
        self.ways.extend(part.way);
    }
}

/// Cuts what was told of one decision into steps.
pub fn cut(parts: impl IntoIterator<Item = Part>, by: Option<Seat>, is_aside: bool) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for part in parts {
        match steps.last_mut() {
            Some(step) if step.takes(&part) => step.take(part),
            _ => steps.push(Step::with(part, by, is_aside)),
        }
    }
    steps
}

/// The steps of a film, and which of them is shown.
#[derive(Clone, Debug, Default)]
pub struct Reel {
    steps: Vec<Step>,
    /// The number of the step that is shown; `None` when no film runs.
    place: Option<usize>,
    is_paused: bool,
    /// The viewer asked for this many steps, about the past.
    asked: usize,
    /// How often another step has come: tells one showing from the next.
    turns: usize,
}

impl Reel {
    /// The step that is shown.
    pub fn now(&self) -> Option<&Step> {
        self.steps.get(self.place?)
    }

    /// The ply of the moment that the board shows with it; `None` for the present. The last step is shown there: what comes after it tells nothing, and the viewer can
    /// already go on.
    pub fn shows(&self) -> Option<usize> {
        let is_last = self.place? + 1 >= self.steps.len();
        self.now()
            .filter(|step| !is_last && !step.is_aside)
            .map(|step| step.line.0)
    }

    /// Does a film run?
    pub fn is_running(&self) -> bool {
        self.place.is_some()
    }

    /// Does it stand still?
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Is it about the past, as the viewer asked for it?
    pub fn is_catch_up(&self) -> bool {
        self.asked > 0 && self.is_running()
    }

    /// How many steps come after the one that is shown.
    pub fn left(&self) -> Option<usize> {
        self.place.map(|place| self.steps.len() - place - 1)
    }

    /// Which showing of a step it is, and whether the next one comes by itself.
    pub fn beat(&self) -> Option<(usize, bool)> {
        self.place.map(|_| (self.turns, !self.is_paused))
    }

    /// The log ends with this line while a film runs.
    pub fn limit(&self) -> Option<(usize, usize)> {
        self.now().filter(|step| !step.is_aside).map(|step| step.line)
    }

    /// More has happened.
    pub fn append(&mut self, steps: Vec<Step>) {
        if self.is_running() {
            self.steps.extend(steps);
        } else {
            self.begin(steps);
        }
    }

    /// The past, as the viewer asked for it.
    pub fn catch_up(&mut self, steps: Vec<Step>, plays: bool) {
        let asked = steps.len();
        self.begin(steps);
        (self.asked, self.is_paused) = (asked, !plays);
    }

    fn begin(&mut self, steps: Vec<Step>) {
        let place = (!steps.is_empty()).then_some(0);
        *self = Reel {
            steps,
            place,
            turns: self.turns + 1,
            ..Reel::default()
        };
    }

    /// Goes on by itself; the film is over after the last step. It leaves steps out only here: what somebody reads is never taken away, and who goes step by step gets
    /// every one.
    pub fn go_on(&mut self) {
        let next = self.next();
        let is_asked_for = next < self.asked;
        if !is_asked_for && self.steps.len().saturating_sub(next) > MOST_LEFT {
            self.turn_to(self.last_few());
        } else {
            self.turn_to(next);
        }
    }

    fn next(&self) -> usize {
        self.place.map_or(0, |place| place + 1)
    }

    /// Where the last few steps begin, with a whole decision.
    fn last_few(&self) -> usize {
        let few = self.steps.len().saturating_sub(LAST).max(1);
        let begins = |&place: &usize| self.steps[place - 1].line.0 != self.steps[place].line.0;
        (few..self.steps.len()).find(begins).unwrap_or(few)
    }

    fn turn_to(&mut self, place: usize) {
        if place < self.steps.len() {
            (self.place, self.turns) = (Some(place), self.turns + 1);
        } else {
            self.stop();
        }
    }

    /// The viewer goes on a step: from there it goes no further by itself.
    pub fn step(&mut self) {
        self.is_paused = true;
        self.turn_to(self.next());
    }

    /// The viewer goes back a step.
    pub fn step_back(&mut self) {
        if let Some(place) = self.place {
            (self.place, self.turns) = (Some(place.saturating_sub(1)), self.turns + 1);
            self.is_paused = true;
        }
    }

    /// Stands still, or goes on.
    pub fn pause(&mut self) {
        self.is_paused = !self.is_paused;
        self.turns += 1;
    }

    /// The film is over.
    pub fn stop(&mut self) {
        self.begin(Vec::new());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(number: usize, text: &str, target: Option<&str>) -> Part {
        Part {
            line: (1, number),
            text: text.into(),
            target: target.map(Into::into),
            ..Part::default()
        }
    }

    fn reel(steps: usize) -> Reel {
        let mut reel = Reel::default();
        reel.append(some(steps));
        reel
    }

    fn some(steps: usize) -> Vec<Step> {
        let step = |number| Step {
            line: (number, 0),
            ..Step::default()
        };
        (1..=steps).map(step).collect()
    }

    fn line(reel: &Reel) -> Option<usize> {
        reel.now().map(|step| step.line.0)
    }

    #[test]
    fn sentences_about_one_thing_are_one_step() {
        let parts = [
            part(0, "Mika paid 2.", None),
            part(1, "Mika laid a track.", Some("track")),
            part(2, "The turn ended.", None),
        ];
        let steps = cut(parts, Seat::new(1), false);
        assert_eq!(steps.len(), 1);
        assert_eq!(steps[0].text, "Mika paid 2. Mika laid a track. The turn ended.");
        assert_eq!((steps[0].line, steps[0].target.as_deref()), ((1, 2), Some("track")));
        assert_eq!((steps[0].by, steps[0].about), (Seat::new(1), Seat::new(1)));
    }

    #[test]
    fn another_thing_is_another_step() {
        let parts = [part(0, "One.", Some("here")), part(1, "Two.", Some("there"))];
        let steps = cut(parts, None, false);
        assert_eq!(steps.iter().map(|step| step.line).collect::<Vec<_>>(), [(1, 0), (1, 1)]);
    }

    #[test]
    fn the_thing_of_another_player_is_another_step() {
        let about = |number, seat| Part {
            about: Seat::new(seat),
            ..part(number, "A card was placed.", None)
        };
        let steps = cut([about(0, 1), about(1, 1), about(2, 0)], Seat::new(1), false);
        assert_eq!(
            steps.iter().map(|step| step.about).collect::<Vec<_>>(),
            [Seat::new(1), Seat::new(0)]
        );
    }

    #[test]
    fn a_long_tale_is_told_in_parts() {
        let long = "This sentence is long enough that two of them do not fit on one line of a phone.";
        assert_eq!(cut([part(0, long, None), part(1, long, None)], None, false).len(), 2);
    }

    #[test]
    fn japanese_sentences_stand_without_a_space() {
        let steps = cut([part(0, "一。", None), part(1, "二。", None)], None, false);
        assert_eq!(steps[0].text, "一。二。");
    }

    #[test]
    fn a_film_goes_on_to_its_end() {
        let mut reel = reel(2);
        assert_eq!(line(&reel), Some(1));
        reel.go_on();
        assert_eq!(line(&reel), Some(2));
        reel.go_on();
        assert!(!reel.is_running());
        assert_eq!(reel.beat(), None);
    }

    #[test]
    fn what_happens_meanwhile_comes_last_and_does_not_start_the_step_again() {
        let mut reel = reel(1);
        let beat = reel.beat();
        reel.append(some(1));
        assert_eq!(reel.beat(), beat);
        reel.go_on();
        assert!(reel.is_running());
        assert_ne!(reel.beat(), beat);
    }

    #[test]
    fn a_film_that_lags_far_behind_leaves_out_all_but_the_last_few_steps() {
        let mut reel = reel(3);
        reel.append(some(MOST_LEFT));
        assert_eq!(line(&reel), Some(1), "what is being read stays");
        reel.go_on();
        assert_eq!(reel.left(), Some(LAST - 1));
        reel.step_back();
        assert_eq!(reel.left(), Some(LAST), "what was left out is still there");
    }

    #[test]
    fn a_film_that_does_not_lag_leaves_nothing_out() {
        let mut reel = reel(1);
        (0..100).for_each(|_| {
            reel.append(some(1));
            reel.go_on();
        });
        reel.append(some(MOST_LEFT));
        reel.go_on();
        assert_eq!((line(&reel), reel.left()), (Some(1), Some(MOST_LEFT - 1)));
    }

    #[test]
    fn however_fast_others_decide_the_film_stays_near_them() {
        let mut reel = reel(1);
        for _ in 0..500 {
            reel.append(some(3));
            reel.go_on();
            assert!(reel.left().is_some_and(|left| left < MOST_LEFT));
        }
    }

    #[test]
    fn a_decision_is_left_out_whole_or_not_at_all() {
        let ply = |step: usize| Step {
            line: (step / 5, step % 5),
            ..Step::default()
        };
        let mut reel = Reel::default();
        reel.append((0..100).map(ply).collect());
        reel.go_on();
        assert_eq!(reel.now().map(|step| step.line), Some((18, 0)));
    }

    #[test]
    fn who_pauses_and_steps_sees_every_step() {
        let mut reel = reel(2);
        reel.pause();
        reel.append(some(100));
        reel.step();
        assert_eq!((line(&reel), reel.left()), (Some(2), Some(100)));
        reel.pause();
        reel.go_on();
        assert_eq!(reel.left(), Some(LAST - 1), "from there it goes on by itself again");
    }

    #[test]
    fn all_is_shown_that_was_asked_for() {
        let mut reel = Reel::default();
        reel.catch_up(some(100), true);
        reel.append(some(100));
        (1..100).for_each(|_| reel.go_on());
        assert_eq!((line(&reel), reel.left()), (Some(100), Some(100)));
        reel.go_on();
        assert_eq!(reel.left(), Some(LAST - 1), "what came after it is like any other film");
    }

    #[test]
    fn a_caption_knows_whether_it_says_who_decided() {
        let named = |number, seats: &[u8]| Part {
            names: seats
                .iter()
                .filter_map(|&seat| Seat::new(seat))
                .fold(Seats::NONE, Seats::with),
            ..part(number, "Somebody paid.", None)
        };
        let says = |parts: &[Part]| cut(parts.to_vec(), Seat::new(1), false)[0].names_who_decided();
        assert!(says(&[named(0, &[]), named(1, &[0, 1])]));
        assert!(!says(&[named(0, &[]), named(1, &[0])]));
        let setup = cut([named(0, &[1])], None, false);
        assert!(!setup[0].names_who_decided(), "nobody decided");
    }

    #[test]
    fn who_steps_has_all_the_time() {
        let mut reel = reel(3);
        reel.step();
        assert_eq!((line(&reel), reel.beat().map(|beat| beat.1)), (Some(2), Some(false)));
        reel.step_back();
        reel.step_back();
        assert_eq!(line(&reel), Some(1));
        reel.pause();
        assert_eq!(reel.beat().map(|beat| beat.1), Some(true));
    }

    #[test]
    fn the_last_step_is_shown_in_the_present() {
        let mut reel = reel(2);
        assert_eq!(reel.shows(), Some(1));
        reel.go_on();
        assert_eq!(reel.shows(), None);
        reel.append(some(1));
        assert_eq!(reel.shows(), Some(2), "there is more to come");
    }

    #[test]
    fn skipping_leaves_nothing() {
        let mut reel = reel(3);
        reel.stop();
        assert_eq!((reel.now(), reel.limit()), (None, None));
        reel.append(some(1));
        assert_eq!(line(&reel), Some(1), "the next film begins at its own first step");
    }

    #[test]
    fn a_catch_up_can_wait_for_the_viewer() {
        let mut reel = Reel::default();
        reel.catch_up(some(2), false);
        assert!(reel.is_catch_up() && reel.is_paused());
        reel.step();
        reel.step();
        assert!(!reel.is_running() && !reel.is_catch_up());
    }

    #[test]
    fn the_log_is_whole_beside_a_decision() {
        let mut reel = Reel::default();
        reel.append(cut([part(0, "Mika took a card.", None)], Seat::new(1), true));
        assert_eq!(reel.limit(), None);
        assert!(reel.is_running());
    }

    #[test]
    fn nothing_to_tell_is_no_film() {
        let mut reel = Reel::default();
        reel.append(Vec::new());
        assert!(!reel.is_running());
    }
}
