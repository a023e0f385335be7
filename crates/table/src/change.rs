//! What a score gained and lost between two moments, part by part.

use crate::outcome::ScorePart;
use crate::words::Message;

/// A part of a score that changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreChange {
    /// The row of the score sheet that it stands in.
    pub row: Message,
    /// What the points are for; what they were for, where the part is gone.
    pub what: Message,
    /// How many points more it gives.
    pub points: i32,
}

impl ScorePart {
    /// What changed since an earlier score of the same seat: the smallest parts that give other points, in the order of the sheet. Together they are the whole
    /// difference.
    pub fn since(&self, before: &ScorePart) -> Vec<ScoreChange> {
        let mut changes = Vec::new();
        compare_parts(Some(before), Some(self), None, &mut changes);
        changes
    }

    /// What it is for, whatever it counts.
    fn thing(&self) -> &Message {
        self.item.as_ref().unwrap_or(&self.what)
    }
}

/// Compares two forms of a part, one of which may not be there.
fn compare(before: Option<&ScorePart>, after: Option<&ScorePart>, row: Option<&Message>, out: &mut Vec<ScoreChange>) {
    let Some(part) = after.or(before) else { return };
    let row = row.unwrap_or(&part.what);
    if [before, after].into_iter().flatten().any(|part| !part.parts.is_empty()) {
        return compare_parts(before, after, Some(row), out);
    }
    let points = |part: Option<&ScorePart>| part.map_or(0, |part| part.points);
    if points(before) != points(after) {
        out.push(ScoreChange {
            row: row.clone(),
            what: part.what.clone(),
            points: points(after) - points(before),
        });
    }
}

/// Compares the parts of two forms: those for the same thing belong together.
fn compare_parts(
    before: Option<&ScorePart>,
    after: Option<&ScorePart>,
    row: Option<&Message>,
    out: &mut Vec<ScoreChange>,
) {
    let mut left: Vec<&ScorePart> = before.iter().flat_map(|part| &part.parts).collect();
    for part in after.iter().flat_map(|part| &part.parts) {
        let same = left.iter().position(|other| other.thing() == part.thing());
        compare(same.map(|place| left.remove(place)), Some(part), row, out);
    }
    for gone in left {
        compare(Some(gone), None, row, out);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leaf(what: &str, points: i32) -> ScorePart {
        ScorePart::leaf("", Message::verbatim(what), points)
    }

    fn sum(what: &str, parts: Vec<ScorePart>) -> ScorePart {
        ScorePart::sum("", Message::verbatim(what), parts)
    }

    fn told(after: &ScorePart, before: &ScorePart) -> Vec<String> {
        let tell = |change: ScoreChange| format!("{}/{} {:+}", change.row, change.what, change.points);
        after.since(before).into_iter().map(tell).collect()
    }

    #[test]
    fn only_what_gives_other_points_is_a_change() {
        let before = sum("all", vec![sum("red", vec![leaf("bank", 3)]), leaf("money", 2)]);
        let after = sum(
            "all",
            vec![sum("red", vec![leaf("bank", 5), leaf("zoo", 4)]), leaf("money", 2)],
        );
        assert_eq!(told(&after, &before), ["red/bank +2", "red/zoo +4"]);
        assert_eq!(told(&before, &before), [""; 0]);
    }

    #[test]
    fn what_is_gone_gives_its_points_back() {
        let penalty = |lines: &[&str]| {
            sum(
                "all",
                vec![sum("penalty", lines.iter().map(|line| leaf(line, -10)).collect())],
            )
        };
        assert_eq!(
            told(&penalty(&["blue"]), &penalty(&["red", "blue"])),
            ["penalty/red +10"]
        );
        assert_eq!(told(&penalty(&["blue"]), &penalty(&[])), ["penalty/blue -10"]);
    }

    #[test]
    fn a_thing_stays_the_same_whatever_is_said_of_it() {
        let food = |words: &str, points: i32| sum("all", vec![leaf(words, points).of_item(Message::verbatim("food"))]);
        let (kept, removed) = (food("3 food", 3), food("4 food, removed", 0));
        assert_eq!(told(&removed, &kept), ["4 food, removed/4 food, removed -3"]);
    }

    #[test]
    fn equal_things_are_counted_one_by_one() {
        let cards = |points: &[i32]| {
            sum(
                "all",
                vec![sum(
                    "cards",
                    points.iter().map(|&points| leaf("card", points)).collect(),
                )],
            )
        };
        assert_eq!(told(&cards(&[2, 2, 2]), &cards(&[2, 2])), ["cards/card +2"]);
    }
}
