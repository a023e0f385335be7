//! The main board; at set-up the sets on offer.

use anstyle::Style;

use crate::action::Location;
use crate::cards::{Rotation, TownCard};
use crate::scoring::request_words;
use crate::state::{Phase, StartSet};
use crate::view::View;

use table::phrase::Phrase;

use super::canvas::Canvas;
use super::ink::{BOLD, DIM};
use super::town::column_start;
use super::{PANEL, card, names, plan};

/// The columns of a set.
const SET_WIDTH: usize = 3 * card::WIDTH + 5;

/// What lies in the middle of the table.
pub(super) fn draw(view: &View) -> Canvas {
    let mut canvas = requests(view);
    match view.public.phase {
        Phase::ChoosingSets => canvas.append(sets(view)),
        Phase::PrivateChoices => {}
        Phase::Taking | Phase::Turns | Phase::Over => canvas.append(locations(view)),
    }
    canvas
}

/// H2.9: the Residents' Requests.
fn requests(view: &View) -> Canvas {
    let mut canvas = Canvas::default();
    for &request in view.public.requests.iter().flatten() {
        let request = view.cards.request(request);
        let words = format!("{} × {}", request.points, request_words(request.kind));
        canvas.push(
            Phrase::new("Residents' Request ")
                .styled(BOLD, names::cut(&request.id, 4))
                .plain(format_args!(": {words}")),
        );
    }
    canvas
}

/// H3.7: the four locations with their Town cards.
fn locations(view: &View) -> Canvas {
    let mut canvas = Canvas::default();
    for (n, location) in Location::ALL.into_iter().enumerate() {
        let x = column_start(n);
        canvas.put(
            x,
            0,
            &Phrase::in_style(BOLD, location.letter()).plain(format_args!(" {}", names::gives(location))),
        );
        match view.public.board.towns[n] {
            Some(number) => canvas.stamp(x, 1, &as_printed(view, view.cards.town(number))),
            None => canvas.put(x + 4, 3, &Phrase::in_style(DIM, "taken")),
        }
    }
    canvas.stamp(PANEL + 1, 1, &face_up(view));
    canvas
}

fn as_printed(view: &View, town_card: &TownCard) -> Canvas {
    card::draw(&view.cards, town_card, Rotation::NONE, None)
}

/// H2.2: the sets on offer, two next to each other.
fn sets(view: &View) -> Canvas {
    let mut canvas = Canvas::default();
    let on_offer = view
        .public
        .sets
        .iter()
        .enumerate()
        .filter_map(|(number, set)| Some((number, set.as_ref()?)));
    for (n, (number, set)) in on_offer.enumerate() {
        canvas.stamp(
            n % 2 * SET_WIDTH,
            n / 2 * (card::HEIGHT + 1),
            &draw_set(view, number, set),
        );
    }
    canvas
}

fn draw_set(view: &View, number: usize, set: &StartSet) -> Canvas {
    let mut canvas = Canvas::default();
    canvas.push(Phrase::in_style(BOLD, format_args!("set {number}")).plain(format_args!(
        " with {}",
        names::token_kind(view.cards.token(set.token).kind)
    )));
    for (n, &town) in set.towns.iter().enumerate() {
        canvas.stamp(n * (card::WIDTH + 1), 1, &as_printed(view, view.cards.town(town)));
    }
    canvas
}

/// H3.4: the Plan cards of location b and the Development tokens of location d.
fn face_up(view: &View) -> Canvas {
    let (cards, board) = (&view.cards, &view.public.board);
    let mut canvas = Canvas::default();
    for &number in board.plans.as_slice() {
        canvas.push(Phrase::in_style(BOLD, "b ").then(&plan::card(cards.plan(number), Style::new())));
    }
    for &number in board.tokens.as_slice() {
        canvas.push(Phrase::in_style(BOLD, "d ").then(&plan::token(cards.token(number))));
    }
    canvas
}
