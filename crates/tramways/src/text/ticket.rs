//! Tickets in words: `#24 Willow Bank: number B1, Build 1, strip`.

use table::CardSet;
use table::phrase::Phrase;

use crate::ticket::{Cards, Class, Consequence, Face, Icon, Ticket};

use super::ink::{BOLD, COSTLY};
use super::names;

/// A ticket as printed, if the list has it.
pub(super) fn face(cards: &Cards, ticket: Ticket) -> Option<&Face> {
    cards.contains(ticket).then(|| cards.face(ticket))
}

/// The tickets of a set.
pub(super) fn each(tickets: CardSet<u8>) -> impl Iterator<Item = Ticket> {
    tickets.iter().map(Ticket)
}

/// Number and name.
pub(super) fn name(cards: &Cards, ticket: Ticket) -> String {
    face(cards, ticket).map_or_else(
        || ticket.to_string(),
        |face| format!("{ticket} {}", names::cut(&face.name)),
    )
}

/// Several tickets, as in a sentence.
pub(super) fn list(cards: &Cards, tickets: &[Ticket]) -> String {
    names::list(tickets.iter().map(|&ticket| name(cards, ticket)).collect())
}

/// Many tickets, as in a sentence, in brief.
pub(super) fn list_in_brief(cards: &Cards, tickets: &[Ticket]) -> String {
    names::list(tickets.iter().map(|&ticket| brief(cards, ticket)).collect())
}

/// An icon of a ticket.
pub(super) fn icon(cards: &Cards, ticket: Ticket, icon: Icon) -> String {
    match (icon, face(cards, ticket).map(|face| face.class)) {
        (Icon::ParcelNumber, Some(Class::Parcel(name))) => format!("number {name}"),
        _ => short_icon(icon).into(),
    }
}

const fn short_icon(icon: Icon) -> &'static str {
    match icon {
        Icon::Build1 => "Build 1",
        Icon::Build2 => "Build 2",
        Icon::Build3 => "Build 3",
        Icon::UpgradeRail => "Upgrade Rail",
        Icon::ConstructBuilding => "Construct",
        Icon::UpgradeBuilding => "Upgrade Building",
        Icon::ParcelNumber => "parcel number",
        Icon::Residence => "R",
        Icon::Commerce => "C",
        Icon::Leisure => "L",
        Icon::Industry => "I",
        Icon::Money1 => "$1",
        Icon::Money2 => "$2",
        Icon::Money3 => "$3",
        Icon::GetWorker => "Worker",
        Icon::AddPassenger => "Passenger",
        Icon::DecreaseStress => "Stress -1",
        Icon::Strip => "strip",
    }
}

/// The kind of icon that is to be played, in a sentence.
pub(super) fn wanted(icon: Icon) -> String {
    match icon {
        Icon::Strip => "a strip".into(),
        Icon::UpgradeRail | Icon::UpgradeBuilding => format!("an {} icon", short_icon(icon)),
        _ => format!("a {} icon", short_icon(icon)),
    }
}

/// Everything on a ticket but its name, number and consequence.
fn icons(cards: &Cards, face: &Face) -> String {
    let void = is_void(face).then(|| "void".into());
    face.all_icons()
        .map(|printed| icon(cards, face.ticket, printed))
        .chain(void)
        .collect::<Vec<_>>()
        .join(", ")
}

/// T3.6: what must be done when it leaves the hand.
pub(super) const fn consequence(face: &Face) -> Option<&'static str> {
    match face.consequence {
        Consequence::None => None,
        Consequence::Pay3 => Some("pay $3"),
        Consequence::Stress1 => Some("stress +1"),
    }
}

/// A ticket with all that is on it.
pub(super) fn words(cards: &Cards, ticket: Ticket) -> String {
    let Some(face) = face(cards, ticket) else {
        return name(cards, ticket);
    };
    let consequence = consequence(face).map_or_else(String::new, |consequence| format!(" !{consequence}"));
    format!("{}: {}{consequence}", name(cards, ticket), icons(cards, face))
}

/// The same where it lies on the table.
pub(super) fn phrase(cards: &Cards, ticket: Ticket) -> Phrase {
    let Some(face) = face(cards, ticket) else {
        return Phrase::new(ticket);
    };
    let phrase =
        Phrase::in_style(BOLD, ticket).plain(format_args!(" {}: {}", names::cut(&face.name), icons(cards, face)));
    consequence(face).map_or(phrase.clone(), |consequence| {
        phrase.styled(COSTLY, format_args!(" !{consequence}"))
    })
}

/// A ticket by its number and icons alone, where there is little room: `#34 F2+Construct+$1`. Strips are left out; a ticket without one says so.
pub(super) fn brief(cards: &Cards, ticket: Ticket) -> String {
    let Some(face) = face(cards, ticket) else {
        return name(cards, ticket);
    };
    let sign = |printed: Icon| match (printed, face.class) {
        (Icon::ParcelNumber, Class::Parcel(name)) => name.to_string(),
        _ => short_icon(printed).into(),
    };
    let odd = match (is_void(face), face.strip) {
        (true, _) => Some("void".into()),
        (false, false) => Some("no strip".into()),
        (false, true) => None,
    };
    let signs = face
        .icons
        .iter()
        .map(|&printed| sign(printed))
        .chain(odd)
        .collect::<Vec<_>>()
        .join("+");
    format!(
        "{ticket} {signs}{}",
        if face.consequence == Consequence::None { "" } else { "!" }
    )
}

const fn is_void(face: &Face) -> bool {
    matches!(face.class, Class::Auction { void: true, .. })
}
