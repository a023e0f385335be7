//! The table in the terminal.
//!
//! From top to bottom: the head, the others' towns, the middle of the table, the viewer's town, the score pad, and what the viewer is asked; what
//! matters most stands last, where a terminal has its cursor. A town is drawn with its lines, plans and hand on its right.

mod board;
mod canvas;
mod card;
mod ink;
mod panel;
mod pen;
mod plan;
mod score;
mod town;

#[cfg(test)]
mod tests;

use table::phrase::Phrase;
use table::words::Say;
use table::{Message, Seat, Seats, Voice};

use crate::rules::question::Question;
use crate::state::view::View;
use crate::state::{Phase, ROUNDS};

use super::choice::Choice;
use super::noun::Noun;
use super::prompt::Prompt;
use super::seen;
use super::word::Word;
use canvas::Canvas;
use ink::{ASKED, BOLD, DIM, GOOD};
use pen::{Pen, cut};

/// The columns of the whole picture.
const WIDTH: usize = 120;

/// The most characters of a name from a card list, or of a player's.
const MOST_NAME: usize = 30;

/// Where the right half begins: beside a town of four columns.
const PANEL: usize = town::column_start(4) - town::GAP_WIDTH + 1;

/// The whole table, as the viewer sees it and in the reader's words.
pub(super) fn draw(view: &View, voice: &Voice<'_>) -> String {
    let pen = Pen { view, voice };
    let mut canvas = Canvas::default();
    canvas.append(head(pen));
    let own = seen::viewer(view);
    for seat in others(view, own) {
        canvas.append(part(pen, seat));
    }
    canvas.append(middle(pen));
    if let Some(seat) = own {
        canvas.append(part(pen, seat));
    }
    canvas.append(foot(pen));
    canvas.to_string()
}

/// The other seats, clockwise from the viewer's; all of them for a spectator.
fn others(view: &View, own: Option<Seat>) -> Vec<Seat> {
    let players = view.public.players;
    match own {
        Some(own) => (1..players).map(|steps| own.clockwise(steps, players)).collect(),
        None => Seats::all(players).iter().collect(),
    }
}

/// A heading across the picture.
fn rule(heading: &Phrase) -> Phrase {
    let heading = Phrase::in_style(DIM, "── ").then(heading).plain(" ");
    let rest = WIDTH.saturating_sub(heading.width());
    heading.styled(DIM, "─".repeat(rest))
}

/// A part of the picture under its heading.
fn section(heading: &Phrase) -> Canvas {
    let mut canvas = Canvas::default();
    canvas.push(Phrase::default());
    canvas.push(rule(heading));
    canvas
}

/// The title and when it is; below it the variants, if any are in use.
fn head(pen: Pen<'_>) -> Canvas {
    let seat = pen.view.public.starting;
    let words = format!(
        " · {} · {}",
        pen.say(&moment(pen.view)),
        pen.say(&Word::StartingPlayer { seat })
    );
    let mut canvas = Canvas::default();
    canvas.push(rule(&Phrase::in_style(BOLD, crate::meta().name).plain(words)));
    let choices = choices(pen.view);
    if !choices.is_empty() {
        canvas.push(Phrase::new(pen.say(&Word::With { choices })));
    }
    canvas
}

fn choices(view: &View) -> Vec<Message> {
    let variants = view.public.variants;
    let variants = [
        (variants.residents, Choice::Residents),
        (variants.no_rotation, Choice::NoRotation),
        (variants.simultaneous, Choice::Simultaneous),
    ];
    let names = variants
        .into_iter()
        .filter(|(used, _)| *used)
        .map(|(_, choice)| choice.say(&()));
    let cards = (!view.cards.is_standard()).then(|| {
        let name = cut(&view.cards.name, MOST_NAME);
        Word::CardsNamed { name }.say(&view.cards)
    });
    names.chain(cards).collect()
}

/// When in the game it is.
fn moment(view: &View) -> Word {
    let (round, rounds) = (view.public.round, ROUNDS);
    match view.public.phase {
        Phase::ChoosingSets => Word::ChoosingSets,
        Phase::PrivateChoices => Word::SecretChoices,
        Phase::Taking => Word::Taking { round, rounds },
        Phase::Turns => Word::Round { round, rounds },
        Phase::Over => Word::End,
    }
}

/// A player's part of the table.
fn part(pen: Pen<'_>, seat: Seat) -> Canvas {
    let view = pen.view;
    let player = seen::player(view, seat);
    let mut heading = Phrase::in_style(BOLD, pen.name(seat, MOST_NAME));
    if seen::viewer(view) == Some(seat) {
        heading = heading.plain(format_args!(" ({})", pen.say(&Word::You)));
    }
    let resources = Noun::Resources {
        resources: player.resources,
    };
    heading = heading.plain(format_args!(" · {}", pen.say(&resources)));
    if view.public.starting == seat {
        heading = heading.plain(format_args!(" · {}", pen.say(&Word::IsStartingPlayer)));
    }
    if view.public.awaiting().contains(seat) {
        heading = heading.plain(" · ").styled(ASKED, pen.say(&Word::ToAct));
    }
    let mut canvas = section(&heading);
    let top = canvas.height();
    canvas.stamp(0, top, &town::draw(pen, &player.town));
    canvas.stamp(PANEL, top, &panel::draw(pen, seat, &player));
    canvas
}

/// The middle of the table.
fn middle(pen: Pen<'_>) -> Canvas {
    let sizes = pen.view.deck_sizes;
    let name = if pen.view.public.round == 0 {
        Word::SetUp
    } else {
        Word::MainBoard
    };
    let decks = Word::Decks {
        towns: sizes.towns,
        plans: sizes.plans,
        tokens: sizes.tokens,
    };
    let words = format!(" · {} · {}", pen.say(&moment(pen.view)), pen.say(&decks));
    let mut canvas = section(&Phrase::in_style(BOLD, pen.say(&name)).plain(words));
    canvas.append(board::draw(pen));
    canvas
}

/// The score pad, the signs, the question.
fn foot(pen: Pen<'_>) -> Canvas {
    let mut canvas = Canvas::default();
    if pen.view.public.round > 0 {
        canvas.append(section(&Phrase::in_style(BOLD, pen.say(&Word::Score))));
        canvas.append(score::draw(pen));
    }
    canvas.append(section(&Phrase::in_style(DIM, pen.say(&Word::Signs))));
    canvas.push(question(pen));
    canvas
}

/// What is asked now: in colour if it is the viewer who is asked.
fn question(pen: Pen<'_>) -> Phrase {
    let words = pen.say(&Prompt::of(pen.view));
    if pen.view.question() != Question::None {
        Phrase::in_style(ASKED, format_args!("▶ {words}"))
    } else if pen.view.public.phase == Phase::Over {
        Phrase::in_style(GOOD, words)
    } else {
        Phrase::new(words)
    }
}
