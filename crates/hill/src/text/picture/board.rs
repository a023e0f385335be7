//! The main board; at set-up the sets on offer.

use anstyle::Style;

use crate::parts::action::Location;
use crate::parts::cards::{Rotation, TownCard};
use crate::state::{Phase, StartSet};
use crate::text::noun::LocationName;
use crate::text::word::Word;

use table::phrase::Phrase;

use super::canvas::Canvas;
use super::ink::{BOLD, DIM};
use super::pen::{Pen, cut};
use super::town::column_start;
use super::{PANEL, card, plan};

/// The columns of a set.
const SET_WIDTH: usize = 3 * card::WIDTH + 5;

/// What lies in the middle of the table.
pub(super) fn draw(pen: Pen<'_>) -> Canvas {
    let mut canvas = requests(pen);
    match pen.view.public.phase {
        Phase::ChoosingSets => canvas.append(sets(pen)),
        Phase::PrivateChoices => {}
        Phase::Taking | Phase::Turns | Phase::Over => canvas.append(locations(pen)),
    }
    canvas
}

/// H2.9: the Residents' Requests.
fn requests(pen: Pen<'_>) -> Canvas {
    let mut canvas = Canvas::default();
    for &request in pen.view.public.requests.iter().flatten() {
        let request = pen.cards().request(request);
        canvas.push(Phrase::new(pen.say(&Word::ResidentsRequest {
            letter: cut(&request.id, 4),
            points: request.points,
            what: request.kind,
        })));
    }
    canvas
}

/// H3.7: the four locations with their Town cards.
fn locations(pen: Pen<'_>) -> Canvas {
    let mut canvas = Canvas::default();
    for (n, location) in Location::ALL.into_iter().enumerate() {
        let x = column_start(n);
        canvas.put(
            x,
            0,
            &Phrase::in_style(BOLD, location.letter())
                .plain(format_args!(" {}", pen.say(&LocationName::from(location)))),
        );
        match pen.view.public.board.towns[n] {
            Some(number) => canvas.stamp(x, 1, &as_printed(pen, pen.cards().town(number))),
            None => canvas.put(x + 4, 3, &Phrase::in_style(DIM, pen.say(&Word::Taken))),
        }
    }
    canvas.stamp(PANEL + 1, 1, &face_up(pen));
    canvas
}

fn as_printed(pen: Pen<'_>, town_card: &TownCard) -> Canvas {
    card::draw(pen, town_card, Rotation::NONE, None)
}

/// H2.2: the sets on offer, two next to each other.
fn sets(pen: Pen<'_>) -> Canvas {
    let mut canvas = Canvas::default();
    let on_offer = pen
        .view
        .public
        .sets
        .iter()
        .enumerate()
        .filter_map(|(number, set)| Some((number, set.as_ref()?)));
    for (n, (number, set)) in on_offer.enumerate() {
        canvas.stamp(
            n % 2 * SET_WIDTH,
            n / 2 * (card::HEIGHT + 1),
            &draw_set(pen, number, set),
        );
    }
    canvas
}

fn draw_set(pen: Pen<'_>, number: usize, set: &StartSet) -> Canvas {
    let mut canvas = Canvas::default();
    let token = Word::WithToken {
        token: pen.cards().token(set.token).kind,
    };
    let name = pen.say(&Word::Set { number: number + 1 });
    canvas.push(Phrase::in_style(BOLD, name).plain(format_args!(" {}", pen.say(&token))));
    for (n, &town) in set.towns.iter().enumerate() {
        canvas.stamp(n * (card::WIDTH + 1), 1, &as_printed(pen, pen.cards().town(town)));
    }
    canvas
}

/// H3.4: the Plan cards of location b and the Development tokens of location d.
fn face_up(pen: Pen<'_>) -> Canvas {
    let (cards, board) = (pen.cards(), &pen.view.public.board);
    let mut canvas = Canvas::default();
    for &number in board.plans.as_slice() {
        canvas.push(Phrase::in_style(BOLD, "b ").then(&plan::card(pen, cards.plan(number), Style::new())));
    }
    for &number in board.tokens.as_slice() {
        canvas.push(Phrase::in_style(BOLD, "d ").then(&plan::token(pen, cards.token(number))));
    }
    canvas
}
