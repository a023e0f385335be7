//! What tells the players apart, and what the players' panel says of them.

use leptos::prelude::*;
use table::Seat;
use tramways::phase::Phase;
use tramways::{Tramways, View};

use super::{icons, tracks};
use crate::boards::SeatMark;
use crate::table::{Table, score_so_far};
use crate::texts::{Key, figure, key, t};

/// Orange, brown, pink, green and purple, with the letters that the game's picture in a terminal gives their rails.
const MARKS: [(&str, char); 5] = [
    ("seat-0", 'O'),
    ("seat-1", 'B'),
    ("seat-2", 'P'),
    ("seat-3", 'G'),
    ("seat-4", 'U'),
];

/// The colour and the letter of a player.
pub fn mark(seat: Seat) -> SeatMark {
    let (class, letter) = MARKS[seat.index()];
    SeatMark { class, letter }
}

/// The disc of a player, with the name for whoever can't see it.
pub fn disc(table: Table<Tramways>, seat: Seat) -> AnyView {
    let mark = mark(seat);
    let name = table.name(seat);
    view! {
        <span class=format!("tram-token {}", mark.class) title=name.clone()>
            <span aria-hidden="true">{mark.letter.to_string()}</span>
            <span class="hidden-text">{name.clone()}</span>
        </span>
    }
    .into_any()
}

/// What the panel says of a player.
#[derive(Clone, Copy, PartialEq)]
struct Facts {
    over: bool,
    points: i32,
    hp: i16,
    money: u16,
    stress: u8,
    workers: u8,
    hand: u8,
    limit: u8,
    deck: u8,
    complete: usize,
    incomplete: usize,
    straights: u8,
    curves: u8,
}

impl Facts {
    fn of(view: &View, seat: Seat) -> Facts {
        let (player, links) = (view.player(seat), view.public().city.links());
        let complete = links.of(seat).filter(|link| link.is_complete()).count();
        Facts {
            over: matches!(view.public().phase, Phase::Over {}),
            points: view.tally(seat).points(),
            hp: player.hp,
            money: player.money,
            stress: player.stress,
            workers: player.workers,
            hand: view.hand_size(seat),
            limit: player.limit,
            deck: view.deck_size(seat),
            complete,
            incomplete: links.of(seat).count() - complete,
            straights: player.straights,
            curves: player.curves,
        }
    }

    const fn points_key(self) -> Key {
        if self.over {
            key!("tramways.panel.points", n)
        } else {
            key!("tramways.panel.points_now", n)
        }
    }

    fn links(self) -> String {
        if self.incomplete == 0 {
            t!("tramways.panel.links", n = self.complete)
        } else {
            t!(
                "tramways.panel.links_and",
                n = self.complete,
                incomplete = self.incomplete
            )
        }
    }
}

/// Points now, happiness, money, stress, workers, tickets, links and tiles.
pub fn panel(table: Table<Tramways>, seat: Seat) -> AnyView {
    let facts = Memo::new(move |_| table.moment().map(|moment| Facts::of(&moment.view, seat)));
    let shown = move || {
        let (facts, moment) = (facts.get()?, table.moment_now()?);
        let points = t!(facts.points_key(), n = facts.points);
        Some(view! {
            {score_so_far::button(&moment, seat, "tram-fact tram-points", points)}
            {figure_fact(icons::heart(), t!("tramways.panel.happiness", n = facts.hp), figure(facts.hp.into()))}
            {figure_fact(icons::coin(), t!("tramways.panel.money", n = facts.money), facts.money.to_string())}
            {figure_fact(icons::worker(), t!("tramways.panel.workers", n = facts.workers), facts.workers.to_string())}
            <span class="tram-fact tram-panel-stress">{icons::figure(icons::stress())}{tracks::gauge(facts.stress)}{facts.stress}</span>
            {fact("tram-fact", t!("tramways.panel.hand", n = facts.hand, limit = facts.limit))}
            {fact("tram-fact", t!("tramways.panel.deck", n = facts.deck))}
            {fact("tram-fact", facts.links())}
            {fact("tram-fact", t!("tramways.panel.tiles", straights = facts.straights, curves = facts.curves))}
        })
    };
    view! { <div class="tram-panel">{shown}</div> }.into_any()
}

fn fact(class: &'static str, words: String) -> AnyView {
    view! { <span class=class>{words}</span> }.into_any()
}

/// A number with its sign, told in words to whoever can't see that.
fn figure_fact(sign: AnyView, words: String, number: String) -> AnyView {
    view! {
        <span class="tram-fact tram-sum" title=words.clone()>
            {icons::figure(sign)}
            <span aria-hidden="true">{number}</span>
            <span class="hidden-text">{words.clone()}</span>
        </span>
    }
    .into_any()
}
