//! The table in the terminal.
//!
//! From top to bottom: the head, the wards with their customers and stations, the companies, and what is asked. What matters most to the viewer, the viewer's
//! company and the question, stands last, where a terminal has its cursor.

mod flow;
pub(crate) mod head;
pub(crate) mod ink;
pub(crate) mod player;
mod question;
mod routes;
mod wards;
mod word;

use table::phrase::Phrase;
use table::words::Message;
use table::{Say, Seat, Seats, Voice};

use crate::edition::Edition;
use crate::parts::customer::{Customer, Customers, Goods};
use crate::parts::map::{Map, Station, Ward};
use crate::state::view::View;

use super::noun;
use ink::DIM;
pub use word::{Short, Sign, Word};

/// The columns of the whole picture.
const WIDTH: usize = 120;

/// The whole table as the viewer sees it.
pub(super) fn draw<E: Edition>(view: &View<E>, voice: &Voice<'_>) -> String {
    let seats = seats(view);
    let picture = Picture { view, voice };
    let mut rows = picture.head();
    rows.extend(picture.wards());
    rows.extend(seats.into_iter().flat_map(|seat| picture.player(seat)));
    rows.push(rule(&picture.legend()));
    rows.extend(picture.question());
    rows.iter().flat_map(|row| [row.to_string(), "\n".into()]).collect()
}

/// All seats clockwise, the viewer's last.
fn seats<E: Edition>(view: &View<E>) -> Vec<Seat> {
    let players = view.public.players;
    match view.seat() {
        Some(you) => (1..=players).map(|steps| you.clockwise(steps, players)).collect(),
        None => Seats::all(players).iter().collect(),
    }
}

/// What is drawn, and for whom.
pub struct Picture<'a, E: Edition> {
    pub(crate) view: &'a View<E>,
    voice: &'a Voice<'a>,
}

impl<E: Edition> Picture<'_, E> {
    pub(crate) fn map(&self) -> &Map {
        &self.view.map
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        message.said(self.voice)
    }

    pub(crate) fn word(&self, word: &Word) -> String {
        self.say(&word.say(self.map()))
    }

    pub(crate) fn station(&self, station: Station) -> String {
        self.say(&noun::station(self.map(), station))
    }

    pub(crate) fn ward(&self, ward: Ward) -> String {
        self.say(&noun::ward(self.map(), ward))
    }

    pub(crate) fn goods(&self, goods: Goods) -> String {
        self.say(&goods.say(self.map()))
    }

    /// Customers in letters: `F×2 B2`, the 2 marking a double.
    pub(crate) fn tokens(&self, customers: &Customers) -> Vec<String> {
        let token = |kind: Customer| {
            let double = if kind.double { "2" } else { "" };
            let letter = self.say(&Sign::of(kind.goods).say(self.map()));
            match customers.of(kind) {
                1 => format!("{letter}{double}"),
                number => format!("{letter}{double}×{number}"),
            }
        };
        customers.kinds().map(token).collect()
    }
}

/// Phrases in rows of the whole width.
pub(crate) fn flow_rows(phrases: impl IntoIterator<Item = Phrase>) -> Vec<Phrase> {
    flow::flow(phrases, 2, WIDTH)
}

/// A heading across the picture.
fn rule(heading: &Phrase) -> Phrase {
    let heading = Phrase::in_style(DIM, "── ").then(heading).plain(" ");
    let rest = WIDTH.saturating_sub(heading.width());
    heading.styled(DIM, "─".repeat(rest))
}
