//! Tickets in words: `#24 Willow Bank: number B1, Build 1, strip`.

use table::phrase::Phrase;
use table::words::Say;

use crate::text::noun::{Printed, cut, face, printed};
use crate::ticket::{Class, Consequence, Face, Icon, Ticket};

use super::ink::{BOLD, COSTLY};
use super::{Sight, Word};

/// A ticket where it lies on the table.
pub(super) fn phrase(sight: &Sight<'_>, ticket: Ticket) -> Phrase {
    let Some(face) = face(&sight.components.cards, ticket) else {
        return Phrase::new(ticket);
    };
    let icons: Vec<String> = printed(face).iter().map(|icon| sight.name(icon)).collect();
    let name = cut(&face.name);
    let phrase = Phrase::in_style(BOLD, ticket).plain(format_args!(" {name}: {}", icons.join(", ")));
    match face.consequence {
        Consequence::None => phrase,
        consequence => phrase.styled(COSTLY, format_args!(" !{}", sight.said(&consequence))),
    }
}

/// A ticket by its number and icons alone, where there is little room: `#34 F2+Construct+$1`. Strips are left out; a ticket without one says so.
pub(in crate::text) fn brief(sight: &Sight<'_>, ticket: Ticket) -> String {
    let Some(face) = face(&sight.components.cards, ticket) else {
        return ticket.to_string();
    };
    let mut signs: Vec<String> = face.icons.iter().map(|&icon| sign(sight, face, icon)).collect();
    match (face.class, face.strip) {
        (Class::Auction { void: true, .. }, _) => signs.push(sight.name(&Printed::Void)),
        (_, false) => signs.push(sight.word(Word::NoStrip)),
        (_, true) => (),
    }
    let costly = if face.consequence == Consequence::None { "" } else { "!" };
    format!("{ticket} {}{costly}", signs.join("+"))
}

fn sign(sight: &Sight<'_>, face: &Face, icon: Icon) -> String {
    match (icon, face.class) {
        (Icon::ParcelNumber, Class::Parcel(name)) => name.to_string(),
        _ => icon.say(&sight.components).said(&sight.voice()),
    }
}
