//! The table in the terminal.
//!
//! From top to bottom: the head, the others' towns, the middle of the table, the viewer's own town, the score pad, and what the viewer is asked; what
//! matters most stands last, where a terminal has its cursor. A town is drawn with its lines, plans and hand on its right.

mod action;
mod board;
mod canvas;
mod card;
mod event;
mod ink;
mod names;
mod panel;
mod plan;
mod question;
mod score;
mod seen;
mod town;

#[cfg(test)]
mod tests;

use table::{Book, Message, Present, Seat, Seats, Voice};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Hill, Phase, ROUNDS};
use crate::view::View;

use canvas::Canvas;
use ink::{ASKED, BOLD, DIM};
use table::phrase::Phrase;

/// The columns of the whole picture.
const WIDTH: usize = 120;

/// What the signs mean.
const SIGNS: &str =
    "roads ═ ║ ╲ ╱ · tracks R Y B K · ● used ○ left ◆ ◇ bonus · ♣ leisure ♥ welfare ★ public · cells are [column,row]";

/// Where the right half begins: beside a town of four columns.
const PANEL: usize = town::column_start(4) - town::GAP_WIDTH + 1;

impl Present for Hill {
    fn book() -> &'static Book {
        static BOOK: Book = Book::new(["", "", ""]);
        &BOOK
    }

    fn about() -> Message {
        Message::verbatim("A 4x4 town of cards, four railway lines through it, plans to fulfil.")
    }

    fn prompt(view: &View) -> Message {
        Message::verbatim(question::sentence(view).to_string())
    }

    fn picture(view: &View, _: &Voice<'_>) -> String {
        let mut canvas = Canvas::default();
        canvas.append(head(view));
        let own = seen::viewer(view);
        for seat in others(view, own) {
            canvas.append(part(view, seat));
        }
        canvas.append(middle(view));
        if let Some(seat) = own {
            canvas.append(part(view, seat));
        }
        canvas.append(foot(view));
        canvas.to_string()
    }

    fn action_label(view: &View, action: &Action) -> Message {
        Message::verbatim(action::words(view, action).to_string())
    }

    fn event_line(view: &View, event: &Event) -> Message {
        Message::verbatim(event::words(view, event))
    }
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
fn head(view: &View) -> Canvas {
    let words = format!(" · {} · starting player {}", moment(view), view.public.starting);
    let mut canvas = Canvas::default();
    canvas.push(rule(&Phrase::in_style(BOLD, "The Rail on the Hill").plain(words)));
    let variants = variants(view);
    if !variants.is_empty() {
        canvas.push(Phrase::in_style(DIM, "with ").plain(names::list(variants)));
    }
    canvas
}

fn variants(view: &View) -> Vec<String> {
    let variants = view.public.variants;
    let variants = [
        (variants.residents, "Residents' Requests"),
        (variants.no_rotation, "No Rotation"),
        (variants.simultaneous, "simultaneous turns"),
    ];
    let names = variants
        .into_iter()
        .filter(|(used, _)| *used)
        .map(|(_, name)| name.into());
    let cards = (!view.cards.is_standard()).then(|| format!("the cards '{}'", names::cut(&view.cards.name, 30)));
    names.chain(cards).collect()
}

/// When in the game it is.
fn moment(view: &View) -> String {
    match view.public.phase {
        Phase::ChoosingSets => "choosing sets".into(),
        Phase::PrivateChoices => "private choices".into(),
        Phase::Taking => format!("round {} of {ROUNDS}, taking cards", view.public.round),
        Phase::Turns => format!("round {} of {ROUNDS}", view.public.round),
        Phase::Over => "the end".into(),
    }
}

/// A player's part of the table.
fn part(view: &View, seat: Seat) -> Canvas {
    let player = seen::player(view, seat);
    let mut heading = Phrase::in_style(BOLD, seat);
    if seen::viewer(view) == Some(seat) {
        heading = heading.plain(" (you)");
    }
    heading = heading.plain(format_args!(" · {}", names::count(player.resources, "resource")));
    if view.public.starting == seat {
        heading = heading.plain(" · starting player");
    }
    if view.public.awaiting().contains(seat) {
        heading = heading.plain(" · ").styled(ASKED, "to act");
    }
    let mut canvas = section(&heading);
    let top = canvas.height();
    canvas.stamp(0, top, &town::draw(&view.cards, &player.town));
    canvas.stamp(PANEL, top, &panel::draw(view, seat, &player));
    canvas
}

/// The middle of the table.
fn middle(view: &View) -> Canvas {
    let sizes = view.deck_sizes;
    let name = if view.public.round == 0 { "Set-up" } else { "Main board" };
    let decks = format!(
        " · {} · decks: {} Town, {} Plan, {} Development",
        moment(view),
        sizes.towns,
        sizes.plans,
        sizes.tokens
    );
    let mut canvas = section(&Phrase::in_style(BOLD, name).plain(decks));
    canvas.append(board::draw(view));
    canvas
}

/// The score pad, the signs, the question.
fn foot(view: &View) -> Canvas {
    let mut canvas = Canvas::default();
    if view.public.round > 0 {
        canvas.append(section(&Phrase::in_style(BOLD, "Score")));
        canvas.append(score::draw(view));
    }
    canvas.append(section(&Phrase::in_style(DIM, SIGNS)));
    canvas.push(question::sentence(view));
    canvas
}
