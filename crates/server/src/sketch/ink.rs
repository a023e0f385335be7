//! Text with the colours that a terminal gives it.

/// What everything stands on.
pub(super) const GROUND: &str = "#18202b";
const LETTERS: &str = "#d8dee9";
const DIM: &str = "#6b7686";
/// Black, red, green, yellow, blue, magenta, cyan, white; then the bright ones.
const COLOURS: [&str; 16] = [
    "#0b0f14", "#c0392b", "#4caf6d", "#d9a520", "#3f78c9", "#a667b5", "#3fa7b0", "#d8dee9", "#6b7686", "#ef6a5b",
    "#7bd694", "#f3cc5c", "#6fa8f5", "#d78fe3", "#6fd6de", "#ffffff",
];

/// How letters look.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Ink {
    pub(super) letters: String,
    pub(super) paper: Option<String>,
    pub(super) is_bold: bool,
}

impl Ink {
    pub(super) fn plain() -> Ink {
        Ink {
            letters: LETTERS.to_owned(),
            paper: None,
            is_bold: false,
        }
    }

    pub(super) fn heading() -> Ink {
        Ink {
            letters: COLOURS[15].to_owned(),
            is_bold: true,
            ..Ink::plain()
        }
    }

    /// Changes as these numbers of an escape sequence say.
    fn change(&mut self, numbers: &[u8]) {
        let mut rest = numbers.iter().copied();
        while let Some(number) = rest.next() {
            match number {
                0 => *self = Ink::plain(),
                1 => self.is_bold = true,
                2 => DIM.clone_into(&mut self.letters),
                30..=37 => COLOURS[usize::from(number - 30)].clone_into(&mut self.letters),
                90..=97 => COLOURS[usize::from(number - 82)].clone_into(&mut self.letters),
                40..=47 => self.paper = Some(COLOURS[usize::from(number - 40)].to_owned()),
                100..=107 => self.paper = Some(COLOURS[usize::from(number - 92)].to_owned()),
                38 => self.letters = further(&mut rest).unwrap_or_else(|| LETTERS.to_owned()),
                48 => self.paper = further(&mut rest),
                _ => {}
            }
        }
    }
}

/// A colour by its number among 256, or by its parts.
fn further(rest: &mut impl Iterator<Item = u8>) -> Option<String> {
    let rgb = |red: u8, green: u8, blue: u8| format!("#{red:02x}{green:02x}{blue:02x}");
    match rest.next()? {
        5 => Some(match rest.next()? {
            number @ 0..16 => COLOURS[usize::from(number)].to_owned(),
            number @ 16..232 => {
                let part = |number: u8| if number == 0 { 0 } else { 55 + 40 * number };
                let number = number - 16;
                rgb(part(number / 36), part(number / 6 % 6), part(number % 6))
            }
            number => {
                let grey = 8 + 10 * (number - 232);
                rgb(grey, grey, grey)
            }
        }),
        2 => Some(rgb(rest.next()?, rest.next()?, rest.next()?)),
        _ => None,
    }
}

/// Letters that look the same, in a row of text.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Run {
    pub(super) column: usize,
    pub(super) text: String,
    pub(super) ink: Ink,
}

impl Run {
    /// The column after it.
    pub(super) fn end(&self) -> usize {
        self.column + self.text.chars().map(columns).sum::<usize>()
    }
}

/// How many columns of a terminal a letter takes.
fn columns(letter: char) -> usize {
    match u32::from(letter) {
        0x1100..=0x115f
        | 0x2e80..=0xa4cf
        | 0xac00..=0xd7a3
        | 0xf900..=0xfaff
        | 0xfe30..=0xfe4f
        | 0xff00..=0xff60
        | 0xffe0..=0xffe6 => 2,
        _ => 1,
    }
}

/// The runs of a row.
pub(super) fn runs(row: &str) -> Vec<Run> {
    let (mut found, mut column, mut ink) = (Vec::new(), 0, Ink::plain());
    let mut parts = row.split("\u{1b}[");
    let mut add = |text: &str, ink: &Ink| {
        if !text.is_empty() {
            let run = Run {
                column,
                text: text.to_owned(),
                ink: ink.clone(),
            };
            column = run.end();
            found.push(run);
        }
    };
    add(parts.next().unwrap_or_default(), &ink);
    for part in parts {
        let (numbers, text) = part.split_once('m').unwrap_or((part, ""));
        let numbers: Vec<u8> = numbers.split(';').map(|number| number.parse().unwrap_or(0)).collect();
        ink.change(&numbers);
        add(text, &ink);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_cut_where_its_colour_changes() {
        let runs = runs("ab\u{1b}[1m\u{1b}[91mcd\u{1b}[0m東e");
        let shown: Vec<(usize, &str, bool, &str)> = runs
            .iter()
            .map(|run| (run.column, run.text.as_str(), run.ink.is_bold, run.ink.letters.as_str()))
            .collect();
        assert_eq!(
            shown,
            [
                (0, "ab", false, LETTERS),
                (2, "cd", true, COLOURS[9]),
                (4, "東e", false, LETTERS)
            ]
        );
        assert_eq!(runs[2].end(), 7, "two columns for a wide letter");
    }

    #[test]
    fn every_kind_of_colour_is_known() {
        let ink = |text: &str| runs(text)[0].ink.clone();
        assert_eq!(ink("\u{1b}[38;5;196mx").letters, "#ff0000");
        assert_eq!(ink("\u{1b}[48;2;1;2;3mx").paper.as_deref(), Some("#010203"));
        assert_eq!(ink("\u{1b}[38;5;255mx").letters, "#eeeeee");
        assert_eq!(ink("\u{1b}[100mx").paper.as_deref(), Some(COLOURS[8]));
        assert_eq!(ink("\u{1b}[38mx").letters, LETTERS, "half a colour is none");
    }
}
