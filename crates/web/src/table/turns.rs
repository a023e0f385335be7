//! The turns and rounds of a finished game, and the ways through them.
//!
//! A *place* is a number of decisions: place 0 is the beginning, place 1 comes after the first decision.

use table::Seat;

/// One decision, as far as it matters for turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Decided {
    pub(super) seat: Seat,
    /// [`Knowledge::turn`](bots::Knowledge::turn) before it.
    pub(super) turn: u32,
    /// [`Board::round`](crate::boards::Board::round) before it.
    pub(super) round: Option<u32>,
}

/// A turn: decisions of one seat in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Turn {
    pub(super) seat: Seat,
    /// The round; 0 is the set-up.
    pub(super) round: u32,
    /// The place before its first decision.
    pub(super) begins: usize,
    /// The place after its last one.
    pub(super) ends: usize,
}

/// All turns of a game: each begins where the one before ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Turns(Vec<Turn>);

impl Turns {
    /// Decisions in a row of one seat are a turn, as long as the game says that it is the same. In a game without rounds a new one begins whenever whoever
    /// decided first is on turn again.
    pub(super) fn of(decisions: &[Decided]) -> Turns {
        let mut turns: Vec<Turn> = Vec::new();
        let first = decisions.first().map(|decided| decided.seat);
        let mut before: Option<Decided> = None;
        for (ply, &decided) in decisions.iter().enumerate() {
            match turns.last_mut() {
                Some(turn) if before == Some(decided) => turn.ends = ply + 1,
                last => {
                    let counted = last.map_or(0, |turn| turn.round) + u32::from(Some(decided.seat) == first);
                    turns.push(Turn {
                        seat: decided.seat,
                        round: decided.round.unwrap_or(counted),
                        begins: ply,
                        ends: ply + 1,
                    });
                }
            }
            before = Some(decided);
        }
        Turns(turns)
    }

    /// All of them.
    pub(super) fn all(&self) -> &[Turn] {
        &self.0
    }

    /// The end of the game.
    pub(super) fn last(&self) -> usize {
        self.0.last().map_or(0, |turn| turn.ends)
    }

    /// The place after this many turns.
    pub(super) fn after(&self, turns: usize) -> usize {
        match turns.checked_sub(1) {
            None => 0,
            Some(number) => self.0.get(number).map_or(self.last(), |turn| turn.ends),
        }
    }

    /// How many turns are over at a place.
    pub(super) fn over_at(&self, place: usize) -> usize {
        self.0.iter().take_while(|turn| turn.ends <= place).count()
    }

    /// The turn whose decision led to a place; none at the beginning.
    pub(super) fn leading_to(&self, place: usize) -> Option<&Turn> {
        self.0.iter().find(|turn| turn.begins < place && place <= turn.ends)
    }

    /// The places at which rounds begin, with their numbers.
    pub(super) fn rounds(&self) -> Vec<(u32, usize)> {
        let mut rounds: Vec<(u32, usize)> = Vec::new();
        for turn in &self.0 {
            if rounds.last().is_none_or(|&(round, _)| round != turn.round) {
                rounds.push((turn.round, turn.begins));
            }
        }
        rounds
    }

    /// Where a jump leads; never beyond the beginning or the end.
    pub(super) fn jump(&self, from: usize, jump: Jump) -> usize {
        let last = self.last();
        let turn_ends = || self.0.iter().map(|turn| turn.ends);
        let begun = || self.rounds().into_iter().map(|(_, place)| place);
        match jump {
            Jump::First => 0,
            Jump::Last => last,
            Jump::StepBack => from.saturating_sub(1),
            Jump::Step => (from + 1).min(last),
            Jump::TurnBack => turn_ends().take_while(|&end| end < from).last().unwrap_or(0),
            Jump::Turn => turn_ends().find(|&end| end > from).unwrap_or(last),
            Jump::RoundBack => begun().take_while(|&place| place < from).last().unwrap_or(0),
            Jump::Round => begun().find(|&place| place > from).unwrap_or(last),
        }
    }
}

/// A way through a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Jump {
    First,
    RoundBack,
    TurnBack,
    StepBack,
    Step,
    Turn,
    Round,
    Last,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Decisions as seat, turn and round; a round of 9 is none.
    fn turns(decisions: &[(u8, u32, u32)]) -> Turns {
        let decided = |&(seat, turn, round): &(u8, u32, u32)| Decided {
            seat: Seat::new(seat).unwrap(),
            turn,
            round: (round != 9).then_some(round),
        };
        Turns::of(&decisions.iter().map(decided).collect::<Vec<_>>())
    }

    fn as_text(turns: &Turns) -> String {
        let one = |turn: &Turn| format!("{}:{} {}-{}", turn.round, turn.seat.index(), turn.begins, turn.ends);
        turns.all().iter().map(one).collect::<Vec<_>>().join(", ")
    }

    fn two_rounds() -> Turns {
        turns(&[(0, 8, 1), (0, 8, 1), (1, 9, 1), (1, 16, 2), (1, 16, 2), (0, 17, 2)])
    }

    #[test]
    fn a_turn_ends_with_its_seat_or_when_the_game_says_so() {
        assert_eq!(as_text(&two_rounds()), "1:0 0-2, 1:1 2-3, 2:1 3-5, 2:0 5-6");
    }

    #[test]
    fn without_rounds_once_around_the_table_is_one() {
        let around = turns(&[(1, 1, 9), (1, 1, 9), (0, 0, 9), (2, 2, 9), (1, 1, 9), (0, 0, 9)]);
        assert_eq!(as_text(&around), "1:1 0-2, 1:0 2-3, 1:2 3-4, 2:1 4-5, 2:0 5-6");
    }

    #[test]
    fn jumps_go_by_step_turn_and_round_and_stay_within() {
        let turns = two_rounds();
        let way = |jump| (0..=6).map(|from| turns.jump(from, jump)).collect::<Vec<_>>();
        assert_eq!(way(Jump::Turn), [2, 2, 3, 5, 5, 6, 6]);
        assert_eq!(way(Jump::TurnBack), [0, 0, 0, 2, 3, 3, 5]);
        assert_eq!(way(Jump::Round), [3, 3, 3, 6, 6, 6, 6]);
        assert_eq!(way(Jump::RoundBack), [0, 0, 0, 0, 3, 3, 3]);
        assert_eq!((way(Jump::Step)[6], way(Jump::StepBack)[0]), (6, 0));
        assert_eq!((way(Jump::First)[4], way(Jump::Last)[4]), (0, 6));
    }

    #[test]
    fn a_place_belongs_to_the_turn_that_led_there() {
        let turns = two_rounds();
        assert_eq!(turns.leading_to(0), None);
        assert_eq!(turns.leading_to(2).map(|turn| turn.ends), Some(2));
        assert_eq!(turns.leading_to(4).map(|turn| turn.begins), Some(3));
        assert_eq!([0, 1, 2, 4, 6].map(|place| turns.over_at(place)), [0, 0, 1, 2, 4]);
        assert_eq!([0, 1, 4, 9].map(|number| turns.after(number)), [0, 2, 6, 6]);
    }

    #[test]
    fn a_game_without_decisions_has_no_turns() {
        let none = turns(&[]);
        assert_eq!(
            (none.last(), none.rounds(), none.jump(0, Jump::Turn)),
            (0, Vec::new(), 0)
        );
    }
}
