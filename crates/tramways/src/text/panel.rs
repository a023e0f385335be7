//! A player's part of the table: links, tickets, and what is in play.

use table::phrase::Phrase;
use table::{CardSet, Seat};

use crate::phase::Phase;
use crate::ticket::Ticket;
use crate::view::View;

use super::ink::{BOLD, DIM, ink, letter};
use super::phrase::{flow, labelled, marked};
use super::{INDENT, TICKETS, WIDTH, link, names, rule, seen, ticket};

/// Everything of a seat but what the table of all players says.
pub(super) fn draw(view: &View, seat: Seat) -> Vec<Phrase> {
    let panel = Panel { view, seat };
    let mut rows = vec![panel.heading()];
    rows.extend(row("links", marked(" ·", panel.links()), 1));
    rows.extend(row("planned", panel.planned(), 1));
    rows.extend(row("in play", panel.in_play(), 1));
    rows.extend(panel.tickets());
    rows
}

struct Panel<'a> {
    view: &'a View,
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
        let mut heading = Phrase::in_style(
            ink(seat),
            format_args!("{} {}", letter(seat, false), names::player(seat)),
        )
        .plain(format_args!(" · {seat}"));
        if seen::viewer(view) == Some(seat) {
            heading = heading.plain(" · you");
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
            vec![Phrase::in_style(DIM, "none")]
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
            .map(|at| Phrase::new(format_args!("passenger on {at}")))
            .collect()
    }

    /// T3.3: the tickets in play, with the icons used.
    fn in_play(&self) -> Vec<Phrase> {
        let cards = &self.view.components.cards;
        let payment = seen::payment(self.view, self.seat);
        let icons = |each: Ticket| {
            payment
                .icons(cards, each)
                .map(|icon| ticket::icon(cards, each, icon))
                .collect()
        };
        let words = |each: Ticket| {
            Phrase::new(format_args!(
                "{} of {}",
                names::list(icons(each)),
                ticket::name(cards, each)
            ))
        };
        marked(",", ticket::each(payment.tickets()).map(words).collect())
    }

    fn tickets(&self) -> Vec<Phrase> {
        let player = self.view.player(self.seat);
        let mut rows = self.hand();
        if matches!(self.view.public.phase, Phase::FillHand { .. }) {
            rows.extend(self.laid_out());
        } else {
            rows.extend(row("discards", self.in_brief(player.discards), 1));
        }
        rows.extend(row("boxed", self.in_brief(player.boxed), 1));
        rows
    }

    /// T18.2, T18.3: the viewer's own hand in full; of others what all know of it.
    fn hand(&self) -> Vec<Phrase> {
        let player = self.view.player(self.seat);
        if let Some(hand) = self.view.hand(self.seat) {
            let mut rows = row("hand", self.in_full(hand), TICKETS);
            rows.extend(row("dealt", self.dealt(), TICKETS));
            rows.extend(row("deck", self.in_brief(player.shuffled.minus(hand)), 1));
            return rows;
        }
        let hidden = player.known.minus(player.discards).minus(player.boxed);
        let drawn = if self.view.deck_size(self.seat) > 0 {
            hidden.and(player.shuffled)
        } else {
            CardSet::EMPTY
        };
        let mut rows = row("in hand", self.in_brief(hidden.minus(drawn)), 1);
        rows.extend(row("or deck", self.in_brief(drawn), 1));
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
                "kept: "
            } else {
                ""
            }
        };
        let dealt = own.map_or(CardSet::EMPTY, |own| own.dealt);
        ticket::each(dealt)
            .map(|each| Phrase::in_style(BOLD, kept(each)).then(&ticket::phrase(&self.view.components.cards, each)))
            .collect()
    }

    /// T14.3: the tickets laid out for round 6, and those that the viewer has chosen.
    fn laid_out(&self) -> Vec<Phrase> {
        let laid_out = self.view.player(self.seat).discards;
        let Some(own) = self.view.own.filter(|_| seen::viewer(self.view) == Some(self.seat)) else {
            return row("laid out", self.in_brief(laid_out), 1);
        };
        let mut rows = row("chosen", self.in_full(own.picks), TICKETS);
        rows.extend(row("laid out", self.in_full(laid_out.minus(own.picks)), TICKETS));
        rows
    }

    fn in_full(&self, tickets: CardSet<u8>) -> Vec<Phrase> {
        ticket::each(tickets)
            .map(|each| ticket::phrase(&self.view.components.cards, each))
            .collect()
    }

    fn in_brief(&self, tickets: CardSet<u8>) -> Vec<Phrase> {
        marked(
            ",",
            ticket::each(tickets)
                .map(|each| Phrase::new(ticket::brief(&self.view.components.cards, each)))
                .collect(),
        )
    }
}
