//! A town: large with everything that can be done in it, or small.

use std::sync::Arc;

use hill::cards::Cards;
use hill::question::Question;
use hill::{Action, Cell, Hill, View};
use leptos::ev::WheelEvent;
use leptos::prelude::*;
use table::Seat;

use super::map::Map;
use super::scene::{Lot, Scene, Track};
use super::ui::{Ui, data, keys, part};
use super::{card, draft, events, hint, names, spots, tracks};
use crate::browser;
use crate::picture::Point;
use crate::table::Moment;
use crate::texts::t;

/// What a card of a town is called by lines of the log.
pub fn card_key(seat: Seat, cell: Cell) -> String {
    format!("card-{}-{cell}", seat.index())
}

/// What a track of a town is called by lines of the log.
pub fn track_key(seat: Seat, track: Track) -> String {
    format!("track-{}-{}-{}", seat.index(), track.line, track.spot)
}

/// A town that is only looked at.
pub fn small(view: &View, seat: Seat) -> AnyView {
    let scene = Scene::of(view, seat);
    let map = Map::around(scene.cells());
    view! { <svg class="town small" viewBox=map.view_box() aria-hidden="true">{still(view.cards(), map, &scene)}</svg> }
        .into_any()
}

/// Cards and tracks, with nothing to be done.
pub fn still(cards: &Cards, map: Map, scene: &Scene) -> AnyView {
    let never = || Signal::from(false);
    view! {
        {scene.lots.iter().map(|lot| at(map, lot.cell, "card", card::ground(cards.town(lot.card).roads.turned(lot.turned)))).collect_view()}
        {tracks::draw(map, scene, &|_| false, &|_| never())}
        {scene.lots.iter().map(|lot| at(map, lot.cell, "face", card::face(cards.town(lot.card), lot.upgrade))).collect_view()}
    }
    .into_any()
}

fn at(map: Map, cell: Cell, class: &'static str, inside: AnyView) -> AnyView {
    view! { <g class=class transform=shift(map.centre(cell))>{inside}</g> }.into_any()
}

/// Moves what is drawn around (0, 0) to a point.
pub fn shift(point: Point) -> String {
    format!("translate({:.1} {:.1})", point.x, point.y)
}

/// A town, large.
pub struct Large {
    /// What the player has in mind.
    pub ui: Ui,
    /// What there is to see.
    pub moment: Arc<Moment<Hill>>,
    /// What was there before.
    pub before: Option<Scene>,
    /// Whose town it is.
    pub seat: Seat,
    /// What lies in it.
    pub scene: Scene,
    /// Where things are.
    pub map: Map,
}

impl Large {
    /// The town of a seat.
    pub fn new(ui: Ui, moment: Arc<Moment<Hill>>, before: Option<&Moment<Hill>>, seat: Seat) -> Large {
        let scene = Scene::of(&moment.view, seat);
        let map = Map::with_room(&scene);
        Large {
            ui,
            before: before.map(|before| Scene::of(&before.view, seat)),
            seat,
            scene,
            map,
            moment,
        }
    }

    fn is_own(&self) -> bool {
        self.moment.seat() == Some(self.seat)
    }

    fn cards(&self) -> &Cards {
        self.moment.view.cards()
    }

    /// The picture, and what lies above it.
    pub fn draw(&self) -> AnyView {
        let ui = self.ui;
        let own = self.is_own();
        let label = if own {
            t!("hill.town.own")
        } else {
            t!("hill.town.of", name = ui.table.name(self.seat))
        };
        let over = own.then(|| view! { {draft::overlay(ui, self.map, self.scene.cells())}{spots::overlay(self)} });
        let zoom = ui.zoom;
        zoom.spread(self.map.extent());
        let picture = view! {
            <svg class="town large" role="group" aria-label=label
                class:placing=move || ui.picked.get().is_some() class:drafting=move || ui.draft.get().is_some()
                class:near=move || zoom.is_near() node_ref=zoom.picture viewBox=move || zoom.view_box()
                on:wheel=move |event| wheel(ui, &event) on:dblclick=move |event| zoom.double_click(&event) on:focusin=move |event| zoom.reveal(&event)
                on:pointerdown=move |event| zoom.press(&event) on:pointermove=move |event| zoom.drag(&event)
                on:pointerup=move |event| zoom.release(&event) on:pointercancel=move |event| zoom.release(&event)>
                {self.ghosts()}
                {self.grounds()}
                {own.then(|| spots::candidates(self))}
                {self.tracks()}
                {self.faces()}
                {own.then(|| spots::trial(self))}
                {own.then(|| hint::ghosts(self))}
                {own.then(|| spots::targets(self))}
                {own.then(|| self.upgrade_targets())}
                {own.then(|| draft::card(ui, self.moment.clone(), self.map))}
                {self.anchors()}
            </svg>
        };
        view! { <div class="town-frame">{picture}{over}</div> }.into_any()
    }

    /// Every cell, taken or not: what arrows go to.
    fn anchors(&self) -> AnyView {
        let anchor = |cell| view! { <rect class="anchor" data-target=card_key(self.seat, cell) x="-50" y="-50" width="100" height="100" transform=shift(self.map.centre(cell))/> };
        self.map.cells().iter().map(anchor).collect_view().into_any()
    }

    fn is_fresh(&self, lot: &Lot) -> bool {
        self.before.as_ref().is_some_and(|before| {
            !before
                .lots
                .iter()
                .any(|old| (old.cell, old.card) == (lot.cell, lot.card))
        })
    }

    fn lit(&self, key: String) -> Signal<bool> {
        let highlight = self.ui.table.highlight;
        Signal::derive(move || highlight.with(|lit| lit.as_deref() == Some(key.as_str())))
    }

    fn grounds(&self) -> AnyView {
        let ground = |lot: &Lot| {
            let key = card_key(self.seat, lot.cell);
            let lit = self.lit(key.clone());
            let roads = self.cards().town(lot.card).roads.turned(lot.turned);
            view! {
                <g class="card" data-target=key class:fresh=self.is_fresh(lot) class:lit=move || lit.get() transform=shift(self.map.centre(lot.cell))>
                    <g class="inner">{card::ground(roads)}</g>
                </g>
            }
        };
        self.scene.lots.iter().map(ground).collect_view().into_any()
    }

    fn faces(&self) -> AnyView {
        let face = |lot: &Lot| {
            let card = self.cards().town(lot.card);
            let name = names::town_card(card);
            view! {
                <g class="face" class:fresh=self.is_fresh(lot) role="img" aria-label=name transform=shift(self.map.centre(lot.cell))>
                    <g class="inner">{card::face(card, lot.upgrade)}</g>
                </g>
            }
        };
        self.scene.lots.iter().map(face).collect_view().into_any()
    }

    fn tracks(&self) -> AnyView {
        let fresh = |track: Track| {
            self.before
                .as_ref()
                .is_some_and(|before| !before.tracks.contains(&track))
        };
        tracks::draw(self.map, &self.scene, &fresh, &|track| {
            self.lit(track_key(self.seat, track))
        })
    }

    /// Where the next card can go; and where it can't, to be told why.
    fn ghosts(&self) -> AnyView {
        let room = self.scene.room();
        if !self.is_own()
            || !self
                .moment
                .legal
                .iter()
                .any(|action| matches!(action, Action::Place { .. }))
        {
            let idle = |cell| view! { <rect class="idle-cell" x="-50" y="-50" width="100" height="100" rx="7" transform=shift(self.map.centre(cell))/> };
            return room.iter().map(idle).collect_view().into_any();
        }
        let empty = self.map.cells().minus(self.scene.cells());
        empty
            .iter()
            .map(|cell| self.ghost(cell, room.contains(cell)))
            .collect_view()
            .into_any()
    }

    /// A place for the next card, or one to be told why not.
    fn ghost(&self, cell: Cell, legal: bool) -> AnyView {
        let ui = self.ui;
        let label = events::free_place(self.cards(), &self.scene, cell);
        let lit = self.lit(card_key(self.seat, cell));
        let press = move || ui.choose_cell(cell);
        let enter = move |event: leptos::ev::KeyboardEvent| {
            let here = ui.draft.get_untracked().is_some_and(|draft| draft.at == cell);
            match event.key().as_str() {
                "Enter" if here => ui.place(),
                "Enter" | " " => press(),
                _ => return,
            }
            event.prevent_default();
        };
        let hovered = RwSignal::new(false);
        view! {
            <g class="ghost" class:legal=legal class:lit=move || lit.get() transform=shift(self.map.centre(cell)) role="button" tabindex=if legal { "0" } else { "-1" }
                data-pick=legal.then_some("cell") data-part=part("at", &cell)
                aria-label=label on:click=move |_| press() on:keydown=enter
                on:pointerenter=move |_| hovered.set(true) on:pointerleave=move |_| hovered.set(false)>
                <rect x="-50" y="-50" width="100" height="100" rx="7"/>
                <path d="M0 -10V10M-10 0H10"/>
                {move || (legal && hovered.get()).then(|| draft::shadow(ui))}
            </g>
        }
        .into_any()
    }

    /// The cards on which the Town upgrade at hand can go.
    fn upgrade_targets(&self) -> AnyView {
        if !matches!(
            self.moment.view.question(),
            Question::Upgrade(_) | Question::FirstUpgrade
        ) || !self.moment.is_mine()
        {
            return ().into_any();
        }
        self.scene
            .lots
            .iter()
            .map(|lot| self.upgrade_target(lot))
            .collect_view()
            .into_any()
    }

    fn upgrade_target(&self, lot: &Lot) -> AnyView {
        let (ui, action) = (self.ui, Action::Upgrade { at: lot.cell });
        let legal = self.moment.legal.contains(&action);
        let name = names::town_card(self.cards().town(lot.card));
        let tell = move || ui.detail.set(Some(gain_words(ui, &action, &name)));
        let label = names::action(&self.moment.view, &action);
        view! {
            <rect class="card-target" class:legal=legal x="-52" y="-52" width="104" height="104" rx="9" transform=shift(self.map.centre(lot.cell))
                role="button" tabindex="0" aria-label=label data-act=legal.then(|| data(&action))
                data-advised=move || ui.table.advises(&action) on:click=move |_| ui.act(action) on:keydown=keys(move || ui.act(action))
                on:pointerenter={ let tell = tell.clone(); move |_| tell() } on:focus=move |_| tell() on:pointerleave=move |_| ui.detail.set(None)/>
        }
        .into_any()
    }
}

/// The wheel turns a card on trial, and scrolls a page that is longer than the screen; otherwise, or with fingers on a touchpad, it is for looking closer.
fn wheel(ui: Ui, event: &WheelEvent) {
    let pinch = event.ctrl_key() || event.meta_key();
    let is_ours = ui.draft.get_untracked().is_none() && (pinch || !browser::page_scrolls());
    if is_ours {
        ui.zoom.wheel(event);
    }
}

/// What an action would bring in points, after what it is about.
pub fn gain_words(ui: Ui, action: &Action, about: &str) -> String {
    let seat = ui.table.moment_now().and_then(|moment| moment.seat());
    match (ui.table.preview(action), seat) {
        (Ok(preview), Some(seat)) if preview.points(seat) != 0 => {
            t!("hill.gain", what = about, n = signed(preview.points(seat)))
        }
        (Err(illegal), _) => format!("{about}: {} {}", illegal.clause, names::said(&illegal.message)),
        _ => about.to_owned(),
    }
}

/// A number with its sign.
pub fn signed(number: i32) -> String {
    if number < 0 {
        format!("−{}", number.unsigned_abs())
    } else {
        format!("+{number}")
    }
}
