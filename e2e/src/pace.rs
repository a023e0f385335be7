//! How quickly a page answers.

use std::fmt;

use serde_json::json;

use crate::browser::Browser;

/// How quickly a page answered.
#[derive(Clone, Default, Debug)]
pub struct Pace {
    /// Milliseconds from each click until what it changed was painted.
    pub answers: Vec<f64>,
    /// The longest time in milliseconds in which the page did not get to anything.
    pub gap: f64,
}

impl Pace {
    /// The answer in the middle of all.
    pub fn median(&self) -> f64 {
        let mut sorted = self.answers.clone();
        sorted.sort_by(f64::total_cmp);
        sorted.get(sorted.len() / 2).copied().unwrap_or_default()
    }

    /// The slowest answer.
    pub fn slowest(&self) -> f64 {
        self.answers.iter().copied().fold(0.0, f64::max)
    }
}

impl Browser {
    /// Clicks one thing, and says how many milliseconds it took until the words of another that it changes were painted. `None` where nothing of `meanwhile` was there
    /// when the click came: what should go on at the same time was over by then.
    pub async fn answer(&self, clicked: &str, changed: &str, meanwhile: &str) -> Option<f64> {
        self.ask(
            "e2e.time(arguments[0], arguments[1])",
            vec![json!(changed), json!(meanwhile)],
        )
        .await;
        self.click(clicked).await;
        self.until(&format!("a click on '{clicked}' is answered"), async || {
            self.ask("return e2e.timed", vec![]).await.is_number()
        })
        .await;
        let time = self.ask("return e2e.timed", vec![]).await.as_f64();
        time.filter(|&time| time >= 0.0)
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} clicks answered in {:.0} ms (median), {:.0} ms (slowest); longest pause of the page {:.0} ms",
            self.answers.len(),
            self.median(),
            self.slowest(),
            self.gap
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        let pace = Pace {
            answers: vec![30.0, 10.0, 90.0],
            gap: 0.0,
        };
        assert_eq!((pace.median() as u32, pace.slowest() as u32), (30, 90));
        assert_eq!(Pace::default().median() as u32, 0);
    }
}
