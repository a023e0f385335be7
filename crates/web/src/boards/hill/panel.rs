//! What the players' panel shows of a seat.

use hill::path::TOKENS;
use hill::{Hill, Line};
use leptos::prelude::*;
use table::Seat;

use super::{icons, names, scene};
use crate::table::{Table, score_so_far};
use crate::texts::{figure, t};

/// Score, resources, hand, and the tokens left of each line.
pub fn draw(table: Table<Hill>, seat: Seat) -> AnyView {
    (move || {
        let moment = table.moment()?;
        let player = moment.view.public().in_play().get(seat.index()).copied()?;
        let points = moment.view.score(seat).map_or(0, |tally| tally.total());
        let hand = scene::hand(&moment.view, seat).len();
        let left = Line::ALL.map(|line| {
            let left = TOKENS - player.town.path(line).used();
            let label = t!("hill.panel.left", line = names::line(line), n = left);
            view! {
                <span class=format!("left {}", names::line_class(line)) title=label.clone() role="img" aria-label=label>
                    <i>{names::letter(line)}</i>{left}
                </span>
            }
        });
        Some(view! {
            <div class="hill-seat">
                {score_so_far::button(&moment, seat, "seat-points", figure(points))}
                <span class="seat-fact" title=t!("hill.resources_title")>{icons::resource_icon()}{player.resources}</span>
                <span class="seat-fact" title=t!("hill.hand")>{icons::plan_icon()}{hand}</span>
                <span class="lefts">{left.collect_view()}</span>
            </div>
        })
    })
    .into_any()
}
