//! A company's part of the table: hand, earned customers, supply, tracks.

use table::Seat;
use table::phrase::Phrase;

use crate::edition::Edition;
use crate::first::First;
use crate::parts::company::Company;
use crate::parts::customer::{Customer, Customers, Goods};
use crate::parts::map::{Station, Ward};
use crate::rules::scoring;
use crate::state::Private;

use super::flow::flow;
use super::ink::{ASKED, BOLD, DIM, ink, letter};
use super::{Picture, WIDTH, Word, routes, rule};

/// S7.2: the customers of each type; the type that is removed is marked.
pub(crate) fn earned_row(picture: &Picture<'_, First>, earned: &Customers) -> Vec<Phrase> {
    let removed = scoring::removed(earned);
    let of_type = |goods: Goods| picture.earned_of(earned, goods, removed == Some(goods));
    let points = Word::Points {
        n: scoring::points(earned),
    };
    let points = Phrase::in_style(BOLD, picture.word(&points));
    Goods::ALL.into_iter().map(of_type).chain([points]).collect()
}

/// Where the rows begin, after their headings.
const INDENT: usize = 9;

impl<E: Edition> Picture<'_, E> {
    /// Everything of a seat that is not on the map, and its tracks.
    pub(super) fn player(&self, seat: Seat) -> Vec<Phrase> {
        let rows = [
            (Word::Hand, self.hand(seat)),
            (Word::Earned, self.earned(seat)),
            (Word::Supply, self.supply(seat)),
            (Word::Track, self.track(seat)),
        ];
        let rows = rows
            .into_iter()
            .flat_map(|(heading, phrases)| self.row(&heading, phrases));
        [self.heading(seat)].into_iter().chain(rows).collect()
    }

    fn heading(&self, seat: Seat) -> Phrase {
        let letter = letter(seat).to_string();
        let name = match Company::of(seat).map(Company::colour) {
            Some(colour) => Word::Company { letter, seat, colour },
            None => Word::Stranger { letter, seat },
        };
        let mut heading = Phrase::in_style(ink(seat), self.word(&name));
        if self.view.seat() == Some(seat) {
            heading = heading.plain(" · ").plain(self.word(&Word::You));
        }
        let outcome = self.view.outcome();
        if let Some(result) = outcome.and_then(|outcome| outcome.seats.into_iter().nth(seat.index())) {
            let place = Word::Place { n: result.place };
            heading = heading.plain(" · ").styled(BOLD, self.word(&place));
        }
        if self.view.public.awaiting().contains(seat) {
            heading = heading.plain(" · ").styled(ASKED, self.word(&Word::ToAct));
        }
        rule(&heading)
    }

    /// Phrases after a heading, in as many rows as they need.
    fn row(&self, heading: &Word, phrases: Vec<Phrase>) -> Vec<Phrase> {
        let start = Phrase::in_style(DIM, format_args!("  {}", self.word(heading)));
        let starts = [start].into_iter().chain(std::iter::repeat(Phrase::default()));
        flow(phrases, 1, WIDTH - INDENT)
            .into_iter()
            .zip(starts)
            .map(|(row, start)| start.up_to_column(INDENT).then(&row))
            .collect()
    }

    /// S8.1: the viewer's hand, of others how many cards they have.
    fn hand(&self, seat: Seat) -> Vec<Phrase> {
        let n = self.view.hand_size(seat);
        let number = Phrase::new(self.word(&Word::Cards { n }));
        match self.view.own.filter(|_| self.view.seat() == Some(seat)) {
            None => vec![number],
            Some(own) if own.hand.is_empty() => vec![number],
            Some(own) => [number.plain(":")].into_iter().chain(self.cards(seat, &own)).collect(),
        }
    }

    /// S4.2: the wildcards are marked.
    fn cards(&self, seat: Seat, own: &Private) -> Vec<Phrase> {
        let wild = self.view.public.wild_wards(self.map(), seat);
        let card = |ward: Ward| {
            let number = match own.hand.of(ward) {
                1 => String::new(),
                number => format!("×{number}"),
            };
            let name = format!("{}{number}", self.ward(ward));
            if wild.contains(ward) {
                Phrase::in_style(BOLD, format_args!("{name}*"))
            } else {
                Phrase::new(name)
            }
        };
        let mut phrases: Vec<Phrase> = own.hand.wards().map(card).collect();
        if own.hand.wards().any(|ward| wild.contains(ward)) {
            phrases.push(Phrase::in_style(DIM, self.word(&Word::WildNote)));
        }
        phrases
    }

    /// S7.2, S8.2: what was earned, if this viewer may know.
    fn earned(&self, seat: Seat) -> Vec<Phrase> {
        let earned = match self.view.earned(seat) {
            Some(earned) => E::earned_row(self, seat, &earned),
            None => vec![Phrase::in_style(DIM, self.word(&Word::Hidden))],
        };
        earned.into_iter().chain(E::open_row(self, seat)).collect()
    }

    pub(crate) fn earned_of(&self, earned: &Customers, goods: Goods, removed: bool) -> Phrase {
        let wants = |customer: &Customer| customer.goods == goods;
        let same: Customers = earned.each().filter(wants).collect();
        let tokens = if same.is_empty() {
            "–".into()
        } else {
            self.tokens(&same).join(" ")
        };
        let goods = self.goods(goods);
        if removed {
            Phrase::in_style(DIM, format_args!("{goods} {tokens} {} ·", self.word(&Word::Removed)))
        } else {
            Phrase::new(format_args!("{goods} ")).styled(BOLD, tokens).plain(" ·")
        }
    }

    /// S1.4: what is left to build with.
    fn supply(&self, seat: Seat) -> Vec<Phrase> {
        let public = &self.view.public;
        let [food, clothing, books, electronics] = Goods::ALL.map(|goods| public.stores_left(seat, goods));
        let words = [
            Word::StoresLeft {
                food,
                clothing,
                books,
                electronics,
            },
            Word::DepartmentStoresLeft {
                n: public.department_stores_left(seat),
            },
            Word::TrackLeft {
                n: public.track_left(seat),
            },
        ];
        vec![Phrase::new(words.map(|word| self.word(&word)).join(" · "))]
    }

    /// S5.4: the tracks on the map.
    fn track(&self, seat: Seat) -> Vec<Phrase> {
        let routes = routes::of(self.map(), &self.view.public, seat);
        if routes.is_empty() {
            return vec![Phrase::in_style(DIM, self.word(&Word::None))];
        }
        let route = |route: &Vec<Station>| {
            let stops = route.iter().map(|&stop| self.station(stop));
            stops.collect::<Vec<_>>().join(" -\n")
        };
        let words = routes.iter().map(route).collect::<Vec<_>>().join(",\n"); // one line for each station: rows don't break within a name
        words.lines().map(|word| Phrase::in_style(ink(seat), word)).collect()
    }
}
