//! The viewer's tickets: the hand with what can be played of it; beside it the tickets to choose for round 6, deck, discard pile and box.

mod piles;

use leptos::prelude::*;
use table::Seat;
use tramways::payment::Payment;
use tramways::pending::Pending;
use tramways::phase::{Phase, Step, Turn};
use tramways::text::noun::Printed;
use tramways::ticket::{Icon, Ticket};
use tramways::{Action, Tramways, View};

use super::desk::Desk;
use super::{aim, hint, icons, names, thing, ticket};
use crate::picture::named;
use crate::table::Moment;
use crate::texts::{Key, key, t};

/// A ticket, or some equal ones, in the hand.
#[derive(Clone, PartialEq)]
struct Held {
    ticket: Ticket,
    /// How many equal ones: the rules offer only the first.
    number: usize,
    /// T3.3: the icons in play.
    used: Vec<Icon>,
    /// The icons that can be played now.
    plays: Vec<Icon>,
    /// Has it left the hand, with icons that can still be played?
    played: bool,
    /// T5.13, T12.6: what is written on the button that discards it, if it can be discarded.
    discard: Option<Key>,
}

impl Held {
    /// How many equal icons are in play.
    fn used(&self, icon: Icon) -> usize {
        self.used.iter().filter(|&&other| other == icon).count()
    }

    /// The icon of which `earlier` equal ones stand in front.
    fn slot(&self, icon: Icon, earlier: usize) -> Slot {
        if earlier < self.used(icon) {
            Slot::Used
        } else if self.plays.contains(&icon) {
            Slot::Plays
        } else {
            Slot::Rests
        }
    }
}

/// What an icon of a ticket can do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Slot {
    Rests,
    Plays,
    Used,
}

/// The hand and the piles of the viewer, if it plays.
pub fn hand(desk: Desk) -> AnyView {
    let plays = Memo::new(move |_| desk.table.moment().is_some_and(|moment| moment.view.own().is_some()));
    let shown = move || plays.get().then(|| whole(desk));
    view! { {shown} }.into_any()
}

fn whole(desk: Desk) -> AnyView {
    let held = Memo::new(move |_| of_viewer(desk, held).unwrap_or_default());
    let tickets = move || held.read().iter().map(|held| held.ticket).collect::<Vec<_>>();
    let empty = move || {
        held.read()
            .is_empty()
            .then(|| view! { <p class="tram-note">{t!("tramways.hand.empty")}</p> })
    };
    view! {
        <section class="tram-hand" aria-label=t!("tramways.hand.label")>
            {piles::choosing(desk)}
            <h3>{title(desk)}</h3>
            <div class="tram-tickets">
                <For each=tickets key=|ticket| *ticket children=move |ticket| held_ticket(desk, held, ticket)/>
                {empty}
            </div>
            <div class="tram-piles">{piles::piles(desk)}</div>
        </section>
    }
    .into_any()
}

/// What the viewer's seat has, as it changes.
fn of_viewer<T>(desk: Desk, look: impl Fn(&Moment<Tramways>, Seat) -> T) -> Option<T> {
    let moment = desk.table.moment()?;
    let seat = moment.seat()?;
    moment.view.own().is_some().then(|| look(&moment, seat))
}

/// How many tickets, and the hand limit (T10.6).
fn title(desk: Desk) -> AnyView {
    let sizes =
        move |moment: &Moment<Tramways>, seat: Seat| (moment.view.hand_size(seat), moment.view.player(seat).limit);
    let sizes = Memo::new(move |_| of_viewer(desk, sizes).unwrap_or_default());
    let words = move || {
        let (n, limit) = sizes.get();
        t!("tramways.hand.title", n = n, limit = limit)
    };
    view! { {words} }.into_any()
}

/// The tickets in hand, and those in play that have left it.
fn held(moment: &Moment<Tramways>, seat: Seat) -> Vec<Held> {
    let view = &moment.view;
    let cards = &view.components().cards;
    let (hand, payment) = (view.hand(seat).unwrap_or_default(), in_play(view, seat));
    let gone = payment.tickets().minus(hand);
    let apart = hand.and(payment.tickets()).or(gone);
    let mut stacks = ticket::stacks(cards, hand.minus(apart));
    stacks.extend(apart.iter().map(|ticket| (ticket, 1)));
    stacks.sort_unstable();
    let held = |(ticket, number): (Ticket, usize)| Held {
        ticket,
        number,
        used: payment.icons(cards, ticket).collect(),
        plays: plays(moment, ticket),
        played: gone.contains(ticket),
        discard: discard(moment, seat, ticket),
    };
    stacks.into_iter().map(held).collect()
}

/// The icons of a ticket that can be played now.
fn plays(moment: &Moment<Tramways>, of: Ticket) -> Vec<Icon> {
    let icon = |action: &Action| match *action {
        Action::Use { ticket, icon } if ticket == of => Some(icon),
        _ => None,
    };
    moment.legal.iter().filter_map(icon).collect()
}

/// T12.6: what discarding costs, where it is allowed.
fn discard(moment: &Moment<Tramways>, seat: Seat, ticket: Ticket) -> Option<Key> {
    let view = &moment.view;
    let key = match view.public().phase {
        Phase::Administration { .. } if view.player(seat).discarded > 0 => key!("tramways.hand.discard_paid"),
        Phase::Administration { .. } => key!("tramways.hand.discard_free"),
        _ => key!("tramways.hand.discard"),
    };
    moment.legal.contains(&Action::Discard { ticket }).then_some(key)
}

/// T3.3, TR20: the icons of the viewer that are in play.
fn in_play(view: &View, seat: Seat) -> Payment {
    match (view.pending(), &view.public().phase) {
        (Pending::Paying { payment, .. }, _) => *payment,
        (
            _,
            Phase::Actions(Turn {
                step: Step::Leisure { payment, .. },
                ..
            }),
        ) if view.public().awaiting().contains(seat) => *payment,
        _ => view.player(seat).playing,
    }
}

/// A card of the hand. It stays the same while its icons light up and are used, so that the keyboard keeps its place.
fn held_ticket(desk: Desk, all: Memo<Vec<Held>>, of: Ticket) -> AnyView {
    let Some(moment) = desk.table.moment_now() else {
        return ().into_any();
    };
    let this = Memo::new(move |_| all.read().iter().find(|held| held.ticket == of).cloned());
    let number = Memo::new(move |_| this.read().as_ref().map_or(1, |held| held.number));
    let is = move |fits: fn(&Held) -> bool| this.read().as_ref().is_some_and(fits);
    let view = &moment.view;
    let face = ticket::face(view, of);
    let words = ticket::words(view, of);
    let parts = ticket::parts(view, of, |place, icon| slot(desk, this, view, (of, place, icon)));
    let name = thing::ticket(of);
    let key = name.clone();
    view! {
        <div
            class="tram-held"
            class:lit=move || desk.is_lit(&key)
            role="group"
            aria-label=move || ticket::many(words.clone(), number.get())
            data-target=name
            data-advised=move || later_discard(desk, this, of)
        >
            <div
                class=ticket::class(face)
                class:hot=move || is(|held| !held.plays.is_empty())
                class:in-play=move || is(|held| !held.used.is_empty())
                class:played=move || is(|held| held.played)
                class:stacked={move || number.get() > 1}
            >
                {parts}
                {move || ticket::count(number.get())}
            </div>
            {move || this.read().as_ref().and_then(|held| held.discard).map(|key| discard_button(desk, of, key))}
        </div>
    }
    .into_any()
}

/// The step of what is advised that discards a ticket, as long as there is no button that says so.
fn later_discard(desk: Desk, this: Memo<Option<Held>>, of: Ticket) -> Option<usize> {
    let has_button = this.read().as_ref().is_some_and(|held| held.discard.is_some());
    let step = desk.table.advises(&Action::Discard { ticket: of });
    step.filter(|_| !has_button)
}

/// An icon in its slot: always a button, since a click on one that can't be played says why.
fn slot(desk: Desk, this: Memo<Option<Held>>, view: &View, (of, place, icon): (Ticket, usize, Icon)) -> AnyView {
    let face = ticket::face(view, of);
    let parcel = ticket::parcel(face);
    let earlier = face.icons.iter().take(place).filter(|&&other| other == icon).count();
    let state = slot_state(this, icon, earlier);
    let action = Action::Use { ticket: of, icon };
    let name = names::said(view, &Printed::Icon(of, icon));
    let words = move || {
        this.track(); // the second icon of a ticket costs stress
        slot_words(desk, state.get(), &action, &name)
    };
    let tip = words.clone();
    let plays = move || state.get() == Slot::Plays;
    let point = move || {
        desk.pointed
            .set((state.get_untracked() == Slot::Plays).then_some(action));
    };
    view! {
        <button
            class=ticket::place_class(place)
            class:hot=plays
            class:used=move || state.get() == Slot::Used
            tabindex=move || if plays() { "0" } else { "-1" }
            title=tip
            data-act=move || plays().then(|| aim::data(&action))
            data-advised=move || slot_step(desk, this, (of, icon), earlier)
            on:click=move |_| { desk.pointed.set(None); desk.act(action, None) }
            on:pointerenter=move |_| point()
            on:pointerleave=move |_| desk.pointed.set(None)
            on:focus=move |_| point()
            on:blur=move |_| desk.pointed.set(None)
        >
            {named(words, icons::icon(icon, parcel.as_deref()))}
        </button>
    }
    .into_any()
}

/// What the icon in this slot of a ticket can do, as it changes.
fn slot_state(this: Memo<Option<Held>>, icon: Icon, earlier: usize) -> Memo<Slot> {
    Memo::new(move |_| {
        this.read()
            .as_ref()
            .map_or(Slot::Rests, |held| held.slot(icon, earlier))
    })
}

/// The step of what is advised that plays the icon in this slot, now or later.
fn slot_step(desk: Desk, this: Memo<Option<Held>>, (ticket, icon): (Ticket, Icon), earlier: usize) -> Option<usize> {
    let used = this.read().as_ref().map_or(0, |held| held.used(icon));
    let advised = desk.table.advised()?;
    hint::icon_step(
        &advised.steps,
        &Action::Use { ticket, icon },
        earlier.checked_sub(used)?,
    )
}

/// What an icon does if it can be played; otherwise what it is.
fn slot_words(desk: Desk, state: Slot, action: &Action, name: &str) -> String {
    match (state, desk.table.moment_now()) {
        (Slot::Plays, Some(moment)) => names::decision(&moment.view, action),
        (Slot::Used, _) => t!("tramways.hand.used", icon = name),
        _ => name.to_owned(),
    }
}

/// T5.13, T12.6: the button under a ticket that discards it.
fn discard_button(desk: Desk, of: Ticket, key: Key) -> AnyView {
    let action = Action::Discard { ticket: of };
    let words = desk
        .table
        .moment_now()
        .map(|moment| names::decision(&moment.view, &action))
        .unwrap_or_default();
    let inside = view! { <span aria-hidden="true">"↓"</span>{t!(key)} }.into_any();
    ticket::choice(desk, action, "tram-discard".to_owned(), words, inside)
}
