//! Where everybody stands.

use std::cmp::Reverse;

use crate::entrant::{Entrant, Field};
use crate::matched::Match;
use crate::plan::{Format, Plan};
use crate::points::Points;

/// Where somebody stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Who.
    pub entrant: Entrant,
    /// From 1 on; who is equal in everything shares a place.
    pub place: u16,
    /// All points.
    pub points: Points,
    /// The points of all whom they met, for each time: against strong people, points are worth more.
    pub opponents: Points,
    /// How much of those who are equal up to here was left behind when they met.
    pub direct: Points,
    /// How far ahead of the others' average in all games together, in twelfths.
    pub margin: i32,
    /// How many matches they had.
    pub played: u16,
    /// The last round in which they had a match, from 1 on.
    pub reached: u16,
    /// Have they left?
    pub has_left: bool,
}

/// Where everybody stands after these rounds, the first before the others: by points, then by those of the people they met, then by what happened among equals, then by the margin. In a
/// knockout, who came further is before. Who has left is behind all who stayed.
pub fn standings(plan: &Plan, field: &Field, rounds: &[Vec<Match>]) -> Vec<Row> {
    let mut rows: Vec<Row> = field.all().map(|entrant| row(field, entrant, rounds)).collect();
    let points: Vec<Points> = rows.iter().map(|row| row.points).collect();
    for row in &mut rows {
        row.opponents = met(row.entrant, rounds).map(|other| points[other.index()]).sum();
    }
    let merits: Vec<_> = rows.iter().map(|row| merit(plan, row)).collect();
    for (own, row) in rows.iter_mut().enumerate() {
        let equals = |other: Entrant| merits[other.index()] == merits[own];
        row.direct = direct(row.entrant, rounds, equals);
    }
    rows.sort_by_key(|row| {
        (
            Reverse(merit(plan, row)),
            Reverse((row.direct, row.margin)),
            row.entrant,
        )
    });
    number(plan, &mut rows);
    rows
}

fn number(plan: &Plan, rows: &mut [Row]) {
    let whole = |row: &Row| (merit(plan, row), row.direct, row.margin);
    for place in 0..rows.len() {
        let is_equal = place > 0 && whole(&rows[place - 1]) == whole(&rows[place]);
        rows[place].place = if is_equal {
            rows[place - 1].place
        } else {
            place as u16 + 1
        };
    }
}

/// What counts before anything that happened among equals.
fn merit(plan: &Plan, row: &Row) -> (bool, u16, Points, Points) {
    let reached = if plan.format == Format::Knockout {
        row.reached
    } else {
        0
    };
    (!row.has_left, reached, row.points, row.opponents)
}

fn row(field: &Field, entrant: Entrant, rounds: &[Vec<Match>]) -> Row {
    let mut row = Row {
        entrant,
        place: 0,
        points: Points(0),
        opponents: Points(0),
        direct: Points(0),
        margin: 0,
        played: 0,
        reached: 0,
        has_left: field.has_left(entrant),
    };
    for (number, round) in rounds.iter().enumerate() {
        let Some(played) = round
            .iter()
            .find(|played| played.people().any(|person| person == entrant))
        else {
            continue;
        };
        row.reached = number as u16 + 1;
        if let Some((_, mark)) = played.marked().find(|(person, _)| *person == entrant) {
            row.points += mark.points;
            row.margin += mark.margin;
            row.played += u16::from(!played.is_bye());
        }
    }
    row
}

/// Whom somebody met, once for each time, as far as it is decided.
fn met(entrant: Entrant, rounds: &[Vec<Match>]) -> impl Iterator<Item = Entrant> {
    let own = move |played: &&Match| played.marks.is_some() && played.people().any(|person| person == entrant);
    let others = move |played: &Match| played.people().filter(|person| *person != entrant).collect::<Vec<_>>();
    rounds.iter().flatten().filter(own).flat_map(others)
}

/// How much of its equals somebody left behind.
fn direct(entrant: Entrant, rounds: &[Vec<Match>], equals: impl Fn(Entrant) -> bool) -> Points {
    let among = |played: &Match| {
        let marks: Vec<_> = played.marked().filter(|(person, _)| equals(*person)).collect();
        let own = marks.iter().position(|(person, _)| *person == entrant)?;
        let points: Vec<Points> = marks.iter().map(|(_, mark)| mark.points).collect();
        Points::shares(&points).get(own).copied()
    };
    rounds.iter().flatten().filter_map(among).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matched::Mark;

    const SWISS: Plan = Plan {
        format: Format::Swiss,
        size: 2,
        least: 2,
        rounds: 3,
        games: 1,
    };

    /// A match of two: who won, by how much.
    fn won(winner: u16, loser: u16, margin: i32) -> Match {
        let mark = |points, margin| Mark { points, margin };
        Match {
            marks: Some(vec![mark(Points::WIN, margin), mark(Points(0), -margin)]),
            ..Match::new(vec![Some(Entrant(winner)), Some(Entrant(loser))])
        }
    }

    fn order(rows: &[Row]) -> Vec<(u16, u16)> {
        rows.iter().map(|row| (row.place, row.entrant.0)).collect()
    }

    #[test]
    fn strong_opponents_come_before_the_margin() {
        // 0 and 2 have a win each: 0 against 1, who won the other game, 2 against 3, who won none
        let rounds = [vec![won(0, 1, 5), won(2, 3, 90)], vec![won(1, 3, 9)]];
        let rows = standings(&SWISS, &Field::new(4), &rounds);
        assert_eq!(rows[0].points, Points::WIN);
        assert_eq!(order(&rows), [(1, 0), (2, 1), (3, 2), (4, 3)]);
    }

    #[test]
    fn equals_are_told_apart_by_their_own_match() {
        // 0, 1 and 2 won against each other in a circle; so did 3 and 4 against nobody
        let rounds = [vec![won(0, 1, 9)], vec![won(1, 2, 20)], vec![won(2, 0, 5)]];
        let rows = standings(&SWISS, &Field::new(3), &rounds);
        assert!(rows.iter().all(|row| row.direct == Points::WIN), "a circle: {rows:?}");
        assert_eq!(order(&rows), [(1, 1), (2, 0), (3, 2)], "then the margin decides");
        let rounds = [
            vec![won(0, 1, 1)],
            vec![won(1, 2, 50)],
            vec![won(0, 2, 1)],
            vec![won(1, 2, 1)],
        ];
        let rows = standings(&SWISS, &Field::new(3), &rounds);
        assert_eq!(
            (rows[0].entrant, rows[0].points),
            (Entrant(0), rows[1].points),
            "the margin of 1 is larger, but 0 won against 1"
        );
    }

    #[test]
    fn who_is_equal_in_everything_shares_a_place() {
        let rows = standings(&SWISS, &Field::new(4), &[vec![won(0, 1, 3), won(2, 3, 3)]]);
        assert_eq!(order(&rows), [(1, 0), (1, 2), (3, 1), (3, 3)]);
    }

    #[test]
    fn who_has_left_is_behind() {
        let mut field = Field::new(4);
        field.out.insert(Entrant(0));
        let rows = standings(&SWISS, &field, &[vec![won(0, 1, 3), won(2, 3, 3)]]);
        assert_eq!(rows.last().map(|row| row.entrant), Some(Entrant(0)));
    }

    #[test]
    fn in_a_knockout_who_came_further_is_before() {
        let plan = Plan {
            format: Format::Knockout,
            ..SWISS
        };
        let rounds = [vec![won(0, 1, 90), won(3, 2, 1)], vec![won(3, 0, 1)]];
        assert_eq!(
            order(&standings(&plan, &Field::new(4), &rounds)),
            [(1, 3), (2, 0), (3, 2), (4, 1)]
        );
    }
}
