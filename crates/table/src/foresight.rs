//! Deciding ahead: when a seat has no real choice.

use crate::chance::{Rng, Seed};
use crate::event::Told;
use crate::game::{Game, Takeback};
use crate::seat::Seat;

/// Among more choices than these nobody looks whether they differ.
const FEW: usize = 12;
/// How many states are imagined in which all choices must come to the same.
const IMAGINED: [&str; 3] = ["one", "another", "a third"];

/// What a seat would certainly do: its one legal action, or any where all of them come to the very same. It is found in what the seat sees, never in the state: what
/// is hidden can't show by what is done.
///
/// Choices come to the same if they lead to the same state, with the same events, in each of several states that the view allows. So two choices that differ in
/// anything at all, such as the order of two equal cards, count as different.
pub fn only_choice<G: Game>(view: &G::View, seat: Seat) -> Option<G::Action> {
    let imagined = |name| G::imagine(view, &mut Rng::new(Seed::from_text(name)));
    let mut legal = Vec::new();
    imagined(IMAGINED[0]).legal(seat, &mut legal);
    let all_the_same = |legal: &[G::Action]| {
        IMAGINED
            .into_iter()
            .all(|name| is_the_same(&imagined(name), seat, legal))
    };
    match legal.as_slice() {
        [] => None,
        [only] => Some(only.clone()),
        few if few.len() <= FEW && all_the_same(few) => legal.into_iter().next(),
        _ => None,
    }
}

/// What comes of an action.
type Outcome<G> = (G, Takeback, Vec<Told<<G as Game>::Event>>);

fn outcome<G: Game>(state: &G, seat: Seat, action: &G::Action) -> Option<Outcome<G>> {
    let (mut after, mut told) = (state.clone(), Vec::new());
    let takeback = after.apply(seat, action, &mut told).ok()?;
    Some((after, takeback, told))
}

fn is_the_same<G: Game>(state: &G, seat: Seat, actions: &[G::Action]) -> bool {
    let mut outcomes = actions.iter().map(|action| outcome(state, seat, action));
    match outcomes.next() {
        Some(Some(first)) => outcomes.all(|other| other.as_ref() == Some(&first)),
        _ => false,
    }
}
