//! A player's part of the table: links, tickets, and what is in play.

use table::phrase::Phrase;
use table::{CardSet, Seat};

use crate::phase::Phase;
use crate::ticket::Ticket;

use super::ink::{BOLD, DIM, ink, letter};
use super::phrase::{flow, labelled, marked};
use super::{INDENT, Sight, TICKETS, WIDTH, Word, link, rule, ticket};
use crate::event::Played;
use crate::text::seen;

/// Everything of a seat but what the table of all players says.
pub(super) fn draw(view: &Sight<'_>, seat: Seat) -> Vec<Phrase> {
    let panel = Panel { view, seat };
    let mut rows = vec![panel.heading()];
    rows.extend(row(&view.word(Word::Links), marked(" ·", panel.links()), 1));
    rows.extend(row(&view.word(Word::Planned), panel.planned(), 1));
    rows.extend(row(&view.word(Word::InPlay), panel.in_play(), 1));
    rows.extend(panel.tickets());
    rows
}

struct Panel<'a> {
    view: &'a Sight<'a>,
    seat: Seat,
}

/// The rows of a part under its label; none if it is empty.
fn row(label: &str, phrases: Vec<Phrase>, grid: usize) -> Vec<Phrase> {
    labelled(
        &Phrase::in_style(DIM, label),
        INDENT,
        flow(phrases, grid, WIDTH - INDENT),
    )
}

impl Panel<'_> {
    fn heading(&self) -> Phrase {
        let Panel { view, seat } = *self;
        let mut heading = Phrase::in_style(ink(seat), format_args!("{} {}", letter(seat, false), view.who(seat)));
        if seen::viewer(view) == Some(seat) {
            heading = heading.plain(format_args!(" · {}", view.word(Word::You)));
        }
        rule(&heading)
    }

    /// T1.8: the links on the map.
    fn links(&self) -> Vec<Phrase> {
        let links = self
            .view
            .public
            .city
            .links
            .of(self.seat)
            .map(|each| Phrase::in_style(ink(self.seat), link::words(self.view, each)));
        let links: Vec<Phrase> = links.collect();
        if links.is_empty() {
            vec![Phrase::in_style(DIM, self.view.word(Word::None))]
        } else {
            links
        }
    }

    /// T12.5: the passengers to be put when all have finished.
    fn planned(&self) -> Vec<Phrase> {
        self.view
            .player(self.seat)
            .planned
            .iter()
            .map(|at| Phrase::new(self.view.word(Word::PassengerOn { at })))
            .collect()
    }

    /// T3.3: the tickets in play, with the icons used.
    fn in_play(&self) -> Vec<Phrase> {
        let cards = &self.view.components.cards;
        let payment = seen::payment(self.view, self.seat);
        let words = |each: Ticket| {
            let icons = payment.icons(cards, each).collect();
            Phrase::new(self.view.name(&Played { ticket: each, icons }))
        };
        marked(",", payment.tickets().iter().map(words).collect())
    }

    fn tickets(&self) -> Vec<Phrase> {
        let player = self.view.player(self.seat);
        let mut rows = self.hand();
        if matches!(self.view.public.phase, Phase::FillHand { .. }) {
            rows.extend(self.laid_out());
        } else {
            rows.extend(row(&self.view.word(Word::Discards), self.in_brief(player.discards), 1));
        }
        rows.extend(row(&self.view.word(Word::Boxed), self.in_brief(player.boxed), 1));
        rows
    }

    /// T18.2, T18.3: the viewer's own hand in full; of others what all know of it.
    fn hand(&self) -> Vec<Phrase> {
        let player = self.view.player(self.seat);
        if let Some(hand) = self.view.hand(self.seat) {
            let mut rows = row(&self.view.word(Word::Hand), self.in_full(hand), TICKETS);
            rows.extend(row(&self.view.word(Word::Dealt), self.dealt(), TICKETS));
            rows.extend(row(
                &self.view.word(Word::Deck),
                self.in_brief(player.shuffled.minus(hand)),
                1,
            ));
            return rows;
        }
        let hidden = player.known.minus(player.discards).minus(player.boxed);
        let drawn = if self.view.deck_size(self.seat) > 0 {
            hidden.and(player.shuffled)
        } else {
            CardSet::EMPTY
        };
        let mut rows = row(&self.view.word(Word::InHand), self.in_brief(hidden.minus(drawn)), 1);
        rows.extend(row(&self.view.word(Word::OrDeck), self.in_brief(drawn), 1));
        rows
    }

    /// T2.15: the Development cards dealt to the viewer, until all have chosen.
    fn dealt(&self) -> Vec<Phrase> {
        let own = self
            .view
            .own
            .filter(|_| matches!(self.view.public.phase, Phase::KeepOne { .. }));
        let kept = |each: Ticket| {
            if own.is_some_and(|own| own.kept == Some(each)) {
                format!("{} ", self.view.word(Word::Kept))
            } else {
                String::new()
            }
        };
        let dealt = own.map_or(CardSet::EMPTY, |own| own.dealt);
        dealt
            .iter()
            .map(|each| Phrase::in_style(BOLD, kept(each)).then(&ticket::phrase(self.view, each)))
            .collect()
    }

    /// T14.3: the tickets laid out for round 6, and those that the viewer has chosen.
    fn laid_out(&self) -> Vec<Phrase> {
        let laid_out = self.view.player(self.seat).discards;
        let Some(own) = self.view.own.filter(|_| seen::viewer(self.view) == Some(self.seat)) else {
            return row(&self.view.word(Word::LaidOut), self.in_brief(laid_out), 1);
        };
        let mut rows = row(&self.view.word(Word::Chosen), self.in_full(own.picks), TICKETS);
        rows.extend(row(
            &self.view.word(Word::LaidOut),
            self.in_full(laid_out.minus(own.picks)),
            TICKETS,
        ));
        rows
    }

    fn in_full(&self, tickets: CardSet<Ticket>) -> Vec<Phrase> {
        tickets.iter().map(|each| ticket::phrase(self.view, each)).collect()
    }

    fn in_brief(&self, tickets: CardSet<Ticket>) -> Vec<Phrase> {
        marked(
            ",",
            tickets
                .iter()
                .map(|each| Phrase::new(ticket::brief(self.view, each)))
                .collect(),
        )
    }
}
