//! What tells the companies apart, and what the players' panel says of them.

use leptos::prelude::*;
use shinjuku::company::Company;
use shinjuku::scoring;
use shinjuku::state::Phase;
use shinjuku::{Goods, Shinjuku};
use table::Seat;

use crate::boards::SeatMark;
use crate::table::{Table, score_so_far};
use crate::texts::{key, t};

/// The colour and the letter of a company.
pub fn mark(seat: Seat) -> SeatMark {
    // Fuden is yellow, which only the fifth of the shared colours is like
    let class = ["seat-0", "seat-1", "seat-2", "seat-4"]
        .get(seat.index())
        .copied()
        .unwrap_or("seat-3");
    SeatMark {
        class,
        letter: Company::of(seat).map_or('?', Company::letter),
    }
}

/// Hand, track, stores; customers and points where the viewer sees them.
pub fn panel(table: Table<Shinjuku>, seat: Seat) -> AnyView {
    let facts = move || {
        let moment = table.moment()?;
        let (view, public) = (&moment.view, moment.view.public());
        let stores: u8 = Goods::ALL
            .into_iter()
            .map(|goods| public.stores_left(seat, goods))
            .sum();
        let earned = view.earned(seat);
        let customers = earned.map(|earned| fact("shin-fact", t!("shinjuku.panel.customers", n = earned.len())));
        let points = earned.map(|earned| {
            let key = if public.phase == Phase::Over {
                key!("shinjuku.panel.points", n)
            } else {
                key!("shinjuku.panel.points_now", n)
            };
            let words = t!(key, n = scoring::points(&earned));
            score_so_far::button(&moment, seat, "shin-fact shin-points", words)
        });
        Some(view! {
            {points}
            {customers}
            {fact("shin-fact", t!("shinjuku.panel.cards", n = view.hand_size(seat)))}
            {fact("shin-fact", t!("shinjuku.panel.track", n = public.track_left(seat)))}
            {fact("shin-fact", t!("shinjuku.panel.stores", n = stores))}
            {fact("shin-fact", t!("shinjuku.panel.department_stores", n = public.department_stores_left(seat)))}
        })
    };
    let company = Company::of(seat).map(Company::name);
    view! { <div class="shin-panel"><span class="shin-company">{company}</span>{facts}</div> }.into_any()
}

fn fact(class: &'static str, words: String) -> AnyView {
    view! { <span class=class>{words}</span> }.into_any()
}
