//! What lies next to a town: lines, plans, tokens, the hand.

use anstyle::Style;
use table::Seat;

use crate::parts::cards::{PlanIndex, PlanKind, Rotation, TokenKind};
use crate::parts::line::Line;
use crate::parts::path::{Path, TOKENS, is_bonus_token};
use crate::rules::conditions::{self, Gap, Landmarks};
use crate::rules::scoring::Tally;
use crate::state::{Pending, Player, Private};
use crate::text::noun::Noun;
use crate::text::seen;
use crate::text::word::Word;

use table::phrase::Phrase;

use super::canvas::Canvas;
use super::ink::{DIM, GOOD, ink, letter, tile};
use super::pen::Pen;
use super::{card, plan};

/// Where a line's points end, and what is missing for its plans.
const RIGHT: usize = 48;
/// Where the names of things end and the things begin.
const INDENT: usize = 6;

/// Everything of a player that lies next to the town.
pub(super) fn draw(pen: Pen<'_>, seat: Seat, player: &Player) -> Canvas {
    let view = pen.view;
    let own = view.own.as_ref().filter(|_| seen::viewer(view) == Some(seat));
    let panel = Panel {
        pen,
        player,
        tally: view.tally(player),
        own,
    };
    let mut canvas = Canvas::default();
    if view.public.round == 0 {
        panel.dealt(&mut canvas);
    } else {
        panel.lines(&mut canvas);
    }
    panel.at_hand(&mut canvas);
    canvas.push(panel.kept());
    panel.hand(&mut canvas);
    canvas
}

struct Panel<'a> {
    pen: Pen<'a>,
    player: &'a Player,
    tally: Tally,
    /// What only the viewer sees, if it is the viewer's panel.
    own: Option<&'a Private>,
}

impl Panel<'_> {
    /// H2.4, H2.8: the six Plan cards dealt at set-up, and the lines chosen for them.
    fn dealt(&self, canvas: &mut Canvas) {
        let Some(own) = self.own else { return };
        canvas.push(Phrase::in_style(DIM, self.pen.say(&Word::Dealt)));
        for &number in own.plans.as_slice() {
            let line = own
                .choices
                .plans
                .iter()
                .find(|(_, chosen)| **chosen == Some(number))
                .map(|(line, _)| line);
            let row = line.map_or_else(Phrase::default, label).up_to_column(INDENT - 2);
            canvas.push(row.then(&plan::card(self.pen, self.pen.cards().plan(number), Style::new())));
        }
        canvas.push(Phrase::default());
    }

    fn lines(&self, canvas: &mut Canvas) {
        for line in Line::ALL {
            canvas.push(self.line(line));
            for (n, &plan) in self.player.plans[line].as_slice().iter().enumerate() {
                canvas.push(self.plan(line, plan, self.tally.fulfilled[line] >> n & 1 != 0));
            }
            canvas.push(Phrase::default());
        }
    }

    /// H1.2: the tokens of a line, and its points (H10.1).
    fn line(&self, line: Line) -> Phrase {
        let path = self.player.town.path(line);
        let words = self.pen.say(&Word::Tracks {
            laid: path.tokens(),
            gone: path.used() - path.tokens(),
            left: TOKENS - path.used(),
        });
        let points = self.tally.lines[line];
        let points = Phrase::in_style(ink(line), self.pen.say(&Noun::Points { points }));
        let row = label(line)
            .plain(" ")
            .styled(ink(line), tokens(path))
            .plain("  ")
            .plain(words);
        row.up_to_column(RIGHT.saturating_sub(points.width())).then(&points)
    }

    /// A Plan card next to a line: a tick when it is fulfilled, otherwise how much is missing.
    fn plan(&self, line: Line, number: PlanIndex, fulfilled: bool) -> Phrase {
        let card = self.pen.cards().plan(number);
        let (tick, style) = if fulfilled { ('✓', GOOD) } else { (' ', Style::new()) };
        let note = match (fulfilled, self.missing(line, card.kind)) {
            (true, Some(1..)) => Some(Word::Wild),
            (true, _) => None,
            (false, Some(missing)) => Some(Word::Missing { missing }),
            (false, None) => Some(Word::FrameOpen),
        };
        let note = note.map_or_else(Phrase::default, |note| Phrase::in_style(DIM, self.pen.say(&note)));
        let row = Phrase::in_style(GOOD, format_args!(" {tick} "))
            .then(&plan::card(self.pen, card, style))
            .plain(" ");
        row.up_to_column(RIGHT.saturating_sub(note.width())).then(&note)
    }

    /// H11: how many landmarks, tracks or corners a line still needs for a plan; `None` while the corners are nowhere (H10.8).
    fn missing(&self, line: Line, kind: PlanKind) -> Option<usize> {
        let town = &self.player.town;
        let path = town.path(line);
        match kind {
            PlanKind::SevenTracks => Some(conditions::SEVEN.saturating_sub(path.tokens()).into()),
            PlanKind::TopLeftToBottomRight => town.frame().map(|frame| frame.falling_corners().minus(path.on()).len()),
            PlanKind::TopRightToBottomLeft => town.frame().map(|frame| frame.rising_corners().minus(path.on()).len()),
            _ => match conditions::gap(
                kind,
                path,
                &Landmarks::passed(self.pen.cards(), town, path),
                town.frame(),
            ) {
                Gap::Landmarks(missing) => Some(missing.into()),
                Gap::Other => None,
            },
        }
    }

    /// What comes before anything else.
    fn at_hand(&self, canvas: &mut Canvas) {
        let cards = self.pen.cards();
        let plan = |number| plan::card(self.pen, cards.plan(number), Style::new());
        let token = |number| plan::token(self.pen, cards.token(number));
        match self.player.turn.pending {
            Pending::Assign(number) => canvas.push(self.heading(&Word::ToAssign).then(&plan(number))),
            Pending::Upgrade(number) => canvas.push(self.heading(&Word::ToPut).then(&token(number))),
            _ => {}
        }
        let Some(own) = self.own else { return };
        let drawn = |thing: &Phrase| self.heading(&Word::Drawn).then(thing);
        for &number in own.drawn_plans.as_slice() {
            canvas.push(drawn(&plan(number)));
        }
        for &number in own.drawn_tokens.as_slice() {
            canvas.push(drawn(&token(number)));
        }
    }

    /// H9.6: the tokens kept.
    fn kept(&self) -> Phrase {
        let kinds = [TokenKind::DoubleTrack, TokenKind::WildLandmark];
        let number = |kind| {
            self.player
                .kept
                .iter()
                .filter(|&token| self.pen.cards().token(token).kind == kind)
                .count()
        };
        let kept = kinds
            .map(|what| Word::Times {
                count: number(what),
                what,
            })
            .into_iter()
            .filter(|word| !matches!(word, Word::Times { count: 0, .. }))
            .map(|word| self.pen.say(&word));
        self.heading(&Word::Kept).plain(kept.collect::<Vec<_>>().join(", "))
    }

    fn hand(&self, canvas: &mut Canvas) {
        let y = canvas.height();
        for (n, &number) in self.player.hand.as_slice().iter().enumerate() {
            let drawn = card::draw(self.pen, self.pen.cards().town(number), Rotation::NONE, None);
            canvas.stamp(INDENT + n * (card::WIDTH + 1), y, &drawn);
        }
        if !self.player.hand.is_empty() {
            canvas.put(0, y, &self.heading(&Word::Hand));
        }
    }

    fn heading(&self, what: &Word) -> Phrase {
        Phrase::in_style(DIM, format_args!("{}: ", self.pen.say(what)))
    }
}

/// The letter of a line on its colour.
fn label(line: Line) -> Phrase {
    Phrase::in_style(tile(line), format_args!(" {} ", letter(line)))
}

/// The eight tokens in the order in which they leave the supply: those gone filled, the bonus tokens as diamonds.
fn tokens(path: &Path) -> String {
    let token = |n: u8| match (n <= path.used(), is_bonus_token(n)) {
        (true, false) => '●',
        (true, true) => '◆',
        (false, false) => '○',
        (false, true) => '◇',
    };
    (1..=TOKENS).map(token).collect()
}
