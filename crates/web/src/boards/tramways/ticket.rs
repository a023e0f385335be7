//! A ticket drawn as a card: four slots, the strip along its lower edge, and the consequence in the corner (T3.1, T3.6).

use leptos::prelude::*;
use table::CardSet;
use tramways::text::noun::{InFull, Printed};
use tramways::ticket::{Cards, Class, Consequence, Face, Icon, SLOTS, Ticket};
use tramways::{Action, Tramways, View};

use super::desk::Desk;
use super::{aim, icons, names, thing, words};
use crate::picture::named;
use crate::table::Moment;
use crate::texts::t;

/// A ticket in full size, to look at.
pub fn ticket(view: &View, ticket: Ticket) -> AnyView {
    let (words, name) = (words(view, ticket), thing::ticket(ticket));
    view! {
        <span class=class(face(view, ticket)) role="img" aria-label=words.clone() title=words data-target=name>
            {still(view, ticket)}
        </span>
    }
    .into_any()
}

/// A ticket in full size that stands for an action: a button where the action is allowed.
pub fn offered(desk: Desk, moment: &Moment<Tramways>, card: Ticket, action: Action) -> AnyView {
    if !moment.legal.contains(&action) {
        return ticket(&moment.view, card);
    }
    let class = format!("{} hot", class(face(&moment.view, card)));
    let words = names::decision(&moment.view, &action);
    choice(desk, action, class, words, still(&moment.view, card))
}

/// A button that commits an action; pointing at it tells what it costs.
pub fn choice(desk: Desk, action: Action, class: String, words: String, inside: AnyView) -> AnyView {
    let decide = move |_| {
        desk.pointed.set(None);
        desk.act(action, None);
    };
    let tip = words.clone();
    let name = words::action_target(&action);
    let key = name.clone();
    view! {
        <button
            class=class
            class:lit=move || key.as_ref().is_some_and(|key| desk.is_lit(key))
            title=tip
            data-target=name
            data-act=aim::data(&action)
            data-advised=move || desk.table.advises(&action)
            on:click=decide
            on:pointerenter=move |_| desk.pointed.set(Some(action))
            on:pointerleave=move |_| desk.pointed.set(None)
            on:focus=move |_| desk.pointed.set(Some(action))
            on:blur=move |_| desk.pointed.set(None)
        >
            {named(words, inside)}
        </button>
    }
    .into_any()
}

/// A ticket in one line, for piles: number, icons, consequence; `number` of them if there are equal ones.
pub fn small(view: &View, ticket: Ticket, number: usize) -> AnyView {
    let face = face(view, ticket);
    let words = many(words(view, ticket), number);
    let parcel = parcel(face);
    let icons: Vec<AnyView> = face
        .all_icons()
        .map(|icon| icons::icon(icon, parcel.as_deref()))
        .collect();
    view! {
        <span class=format!("{} small", class(face)) role="img" aria-label=words.clone() title=words>
            <span class="tram-ticket-number">{ticket.to_string()}</span>
            {icons}
            {is_void(face).then(|| icons::figure(icons::void()))}
            {corner(face)}
            {count(number)}
        </span>
    }
    .into_any()
}

/// Tickets in one line each.
pub fn smalls(view: &View, tickets: CardSet<Ticket>) -> Vec<AnyView> {
    let stacks = stacks(&view.components().cards, tickets);
    stacks
        .into_iter()
        .map(|(ticket, number)| small(view, ticket, number))
        .collect()
}

/// The card's parts; `slot` draws the icon in the slot with this number, [`SLOTS`] being the strip.
pub fn parts(view: &View, ticket: Ticket, slot: impl Fn(usize, Icon) -> AnyView) -> AnyView {
    let face = face(view, ticket);
    let slots: Vec<AnyView> = (0..SLOTS)
        .map(|place| match face.icons.get(place) {
            Some(&icon) => slot(place, icon),
            None => view! { <span class="tram-slot empty"></span> }.into_any(),
        })
        .collect();
    let void = is_void(face).then(|| {
        view! { <span class="tram-void" aria-hidden="true">{icons::figure(icons::void())}{names::said(view, &Printed::Void)}</span> }
    });
    view! {
        {head(face)}
        <span class="tram-slots">{slots}</span>
        <span class="tram-ticket-foot">{face.strip.then(|| slot(SLOTS, Icon::Strip))}{void}{corner(face)}</span>
    }
    .into_any()
}

/// The parts of a card that is only looked at.
fn still(view: &View, ticket: Ticket) -> AnyView {
    let parcel = parcel(face(view, ticket));
    parts(view, ticket, |place, icon| {
        view! { <span class=place_class(place) data-word=names::said(view, &icon)>{icons::icon(icon, parcel.as_deref())}</span> }.into_any()
    })
}

/// The class of a slot, or of the strip.
pub const fn place_class(place: usize) -> &'static str {
    if place == SLOTS { "tram-strip" } else { "tram-slot" }
}

/// What kind of card it is, its name and its number.
fn head(face: &Face) -> AnyView {
    view! {
        <span class="tram-ticket-head" aria-hidden="true">
            <span class="tram-ticket-sign"><b class="tram-ticket-class">{letter(face.class).to_string()}</b><span class="tram-ticket-number">{face.ticket.to_string()}</span></span>
            <span class="tram-ticket-name">{face.name.clone()}</span>
        </span>
    }
    .into_any()
}

/// T3.6: the consequence in the lower right corner.
fn corner(face: &Face) -> Option<AnyView> {
    let figure = icons::consequence(face.consequence)?;
    let words = match face.consequence {
        Consequence::Pay3 => t!("tramways.ticket.pay3"),
        _ => t!("tramways.ticket.stress1"),
    };
    Some(view! { <span class="tram-consequence" aria-hidden="true">{figure}{words}</span> }.into_any())
}

/// How many equal tickets there are, where there is more than one.
pub fn count(number: usize) -> Option<AnyView> {
    (number > 1).then(|| {
        view! { <b class="tram-ticket-count" aria-hidden="true">{t!("tramways.ticket.times", n = number)}</b> }
            .into_any()
    })
}

/// `2 × ...`, where there is more than one.
pub fn many(words: String, number: usize) -> String {
    if number > 1 {
        t!("tramways.ticket.several", n = number, ticket = words)
    } else {
        words
    }
}

/// A ticket with all that is on it.
pub fn words(view: &View, ticket: Ticket) -> String {
    let ticket_words = names::said(view, &InFull(ticket));
    match face(view, ticket).class {
        Class::Development => t!("tramways.ticket.development", ticket = ticket_words),
        Class::Parcel(_) => t!("tramways.ticket.parcel", ticket = ticket_words),
        Class::Building(kind) => {
            t!(
                "tramways.ticket.building",
                kind = names::kind(view, kind),
                ticket = ticket_words
            )
        }
        Class::Auction { .. } => t!("tramways.ticket.auction", ticket = ticket_words),
        Class::Generic => t!("tramways.ticket.generic", ticket = ticket_words),
    }
}

/// The ticket as printed.
pub fn face(view: &View, ticket: Ticket) -> &Face {
    view.components().cards.face(ticket)
}

/// The name of its parcel, on a Parcel card.
pub fn parcel(face: &Face) -> Option<String> {
    match face.class {
        Class::Parcel(name) => Some(name.to_string()),
        _ => None,
    }
}

const fn is_void(face: &Face) -> bool {
    matches!(face.class, Class::Auction { void: true, .. })
}

/// T1.3: the letter of a kind of card.
const fn letter(class: Class) -> char {
    match class {
        Class::Development => 'D',
        Class::Parcel(_) => 'P',
        Class::Building(_) => 'B',
        Class::Auction { .. } => 'A',
        Class::Generic => 'G',
    }
}

/// The classes of a card: its kind, and what to beware of.
pub fn class(face: &Face) -> String {
    let letter = letter(face.class).to_ascii_lowercase();
    let void = if is_void(face) { " void" } else { "" };
    let costly = if face.consequence == Consequence::None {
        ""
    } else {
        " costly"
    };
    let kind = match face.class {
        Class::Building(kind) => names::kind_class(kind),
        _ => "",
    };
    format!("tram-ticket tram-class-{letter}{void}{costly} {kind}")
}

/// Of equal tickets, of which the rules offer only the first, that one and how many there are.
pub fn stacks(cards: &Cards, tickets: CardSet<Ticket>) -> Vec<(Ticket, usize)> {
    let stack = |first: Ticket| (first, cards.like(first, tickets).len());
    cards.distinct(tickets).map(stack).collect()
}
