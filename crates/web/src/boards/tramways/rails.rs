//! The rails: tiles as curves and straights in their owner's colour and pattern, links that can be pointed at, loose ends.

use leptos::prelude::*;
use table::Seat;
use tramways::links::{Link, LinkEnd, Links};
use tramways::pending::Pending;
use tramways::state::ROUNDS;
use tramways::{Action, ActionKind, Tramways, View};

use super::aim::Aim;
use super::desk::Desk;
use super::facts;
use super::grid;
use super::names;
use super::seats;
use super::target::Target;
use super::thing::Thing;
use crate::picture::Point;
use crate::table::Moment;
use crate::texts::t;

/// A link as it is drawn.
#[derive(Clone, PartialEq)]
struct Drawn {
    link: Link,
    /// Its tiles, and which are upgraded.
    tiles: Vec<(String, bool)>,
    /// T8: where it is loose, and whether it was worked on in this round.
    loose: Vec<(LinkEnd, bool)>,
    name: String,
    /// T8.4: what becomes of it, if it is incomplete.
    warning: Option<String>,
}

impl Drawn {
    fn of(view: &View, link: &Link) -> Drawn {
        let (map, city) = (&view.components().map, &view.public().city);
        let tile = |end: LinkEnd| {
            let tile = city.tile_at(end.at, end.side)?;
            Some((grid::tile(end.at, tile.sides()), tile.is_upgraded()))
        };
        // T14.5: nothing is removed in the last round
        let is_safe = view.is_worked_on(link) || view.public().round == ROUNDS;
        let loose = (0..2).filter(|&end| link.places[end].is_none());
        Drawn {
            link: *link,
            tiles: Links::tiles_of(map, city, link).into_iter().filter_map(tile).collect(),
            loose: loose.map(|end| (link.ends[end], is_safe)).collect(),
            name: names::link(view, link),
            warning: facts::warning(view, link),
        }
    }

    /// The paths of all its tiles, or of the upgraded ones.
    fn path(&self, only_upgraded: bool) -> String {
        let tiles = self.tiles.iter().filter(|(_, upgraded)| *upgraded || !only_upgraded);
        tiles.map(|(tile, _)| tile.as_str()).collect()
    }

    fn picture(&self) -> AnyView {
        let (whole, grand) = (self.path(false), self.path(true));
        let loose_ends = self.loose.iter().map(|&(end, is_safe)| loose_end(end, is_safe));
        view! {
            <g class=format!("tram-rail-inside {}", seats::mark(self.link.owner).class)>
                <path class="tram-rail-glow" d=whole.clone()/>
                <path class="tram-rail-bed" d=whole.clone()/>
                <path class="tram-rail-grand" d=grand/>
                <path class="tram-rail-line" d=whole.clone()/>
                <path class="tram-rail-pattern" d=whole.clone()/>
                <path class="tram-rail-hit" d=whole/>
                {loose_ends.collect_view()}
            </g>
        }
        .into_any()
    }

    /// The link with all that its card shows, for those who only hear it.
    fn words(&self, desk: Desk) -> String {
        let link = t!(
            "tramways.label.link",
            link = self.name.as_str(),
            name = desk.table.name(self.link.owner),
            tiles = self.link.tiles
        );
        let facts = [facts::fare(&self.link)].into_iter().chain(self.warning.clone());
        facts.fold(link, |told, fact| t!("tramways.label.and", one = told, other = fact))
    }
}

/// All links, each a thing to point at.
pub fn rails(desk: Desk) -> AnyView {
    let links = Memo::new(move |_| {
        let moment = desk.table.moment()?;
        let links = moment.view.public().city.links().all();
        Some(
            links
                .iter()
                .map(|link| Drawn::of(&moment.view, link))
                .collect::<Vec<_>>(),
        )
    });
    let stop = stop(desk);
    let drawn = move || {
        links
            .get()
            .map(|links| links.into_iter().map(|link| rail(desk, stop, link)).collect_view())
    };
    view! { <g class="tram-rails">{drawn}</g> }.into_any()
}

/// The link that Tab comes to, of those with which there is nothing to do: the one looked at last, or the first.
fn stop(desk: Desk) -> Memo<Option<Thing>> {
    Memo::new(move |last: Option<&Option<Thing>>| {
        let moment = desk.table.moment()?;
        let links = moment.view.public().city.links().all().iter();
        let idle = links.filter(|link| !aim_at(desk, &moment, link).allowed);
        let idle: Vec<Thing> = idle.map(|link| Thing::Link(link.name())).collect();
        let mut looked_at = [desk.looked_at.get(), last.copied().flatten()].into_iter().flatten();
        let again = looked_at.find(|thing| idle.contains(thing));
        again.or(idle.first().copied())
    })
}

fn rail(desk: Desk, stop: Memo<Option<Thing>>, drawn: Drawn) -> AnyView {
    let link = drawn.link;
    let aim = desk.aim(move |moment| aim_at(desk, moment, &link));
    let picture = drawn.picture();
    Target::new(desk, Some(Thing::Link(link.name())), aim)
        .worth_a_look(stop)
        .drawn("tram-rail", move || drawn.words(desk), picture)
}

/// T9.1: a link to upgrade. T11.8: the next link of the trip.
fn aim_at(desk: Desk, moment: &Moment<Tramways>, link: &Link) -> Aim {
    let action = Action::Link { link: link.name() };
    match moment.view.pending() {
        Pending::Chosen {
            kind: ActionKind::UpgradeLink,
        }
        | Pending::Travelling { .. } => Aim::new(moment, action),
        Pending::Nothing {} => desk.aim_through(ActionKind::UpgradeLink, action),
        _ => Aim::default(),
    }
}

/// T8.4: a buffer stop; a warning where the link is lost unless it is worked on.
fn loose_end(end: LinkEnd, is_safe: bool) -> AnyView {
    let (at, inner) = (grid::edge(end.at, end.side), grid::centre(end.at));
    let (a, b) = (at.aside(inner, 13.0), at.aside(inner, -13.0));
    let warning = (!is_safe).then(|| {
        let Point { x, y } = at.towards(inner, 0.45);
        view! {
            <g class="tram-warning">
                <path d=format!("M{x:.0} {:.0}l13 23h-26z", y - 15.0)/>
                <text x=x y=y + 6.0 text-anchor="middle">"!"</text>
            </g>
        }
    });
    view! { <path class="tram-buffer" d=format!("M{:.0} {:.0}L{:.0} {:.0}", a.x, a.y, b.x, b.y)/>{warning} }.into_any()
}

/// A player's own rails that are only declared: the tiles of the run.
pub fn declared(desk: Desk) -> AnyView {
    let tiles = Memo::new(move |_| {
        let moment = desk.table.moment()?;
        let run = moment.view.run()?;
        let tiles: String = run
            .tiles
            .iter()
            .map(|tile| grid::way(tile.at, tile.from, tile.to))
            .collect();
        Some((moment.seat()?, tiles))
    });
    let drawn = move || tiles.get().map(|(seat, tiles)| ghost(seat, tiles));
    view! { <g class="tram-declared">{drawn}</g> }.into_any()
}

/// Rails that are not there yet.
pub fn ghost(seat: Seat, tiles: String) -> AnyView {
    view! {
        <g class=format!("tram-ghost {}", seats::mark(seat).class)>
            <path class="tram-rail-bed" d=tiles.clone()/>
            <path class="tram-ghost-line" d=tiles/>
        </g>
    }
    .into_any()
}
