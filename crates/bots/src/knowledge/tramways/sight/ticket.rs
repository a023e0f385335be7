//! What a net sees of a ticket that is taken, played or discarded.

use tramways::ticket::{Class, Consequence, Icon};

use super::action_row::{Decision, Row};
use super::icons::Icons;
use crate::sight::Sheet;

impl Decision<'_> {
    pub(super) fn write_ticket(&self, row: &Row, sheet: &mut impl Sheet) {
        let face = row.ticket.map(|ticket| self.game.components().cards.face(ticket));
        let icons = face.map_or(Icons::NONE, Icons::of);
        let used = row.used.map_or(Icons::NONE, |icon| Icons::NONE.with(icon));
        let in_hand = row.ticket.is_some_and(|ticket| self.hand.tickets.contains(ticket));
        let discards = self.game.player(self.seat).discards;
        let is_owned = in_hand || row.ticket.is_some_and(|ticket| discards.contains(ticket));
        let (scarce, rare) = (few(&self.hand.counts, in_hand), few(&self.owned, is_owned));
        sheet.about("ticket");
        icons.write(sheet);
        sheet.flag(
            "void",
            face.is_some_and(|face| matches!(face.class, Class::Auction { void: true, .. })),
        );
        sheet.flag(
            "costs $3",
            face.is_some_and(|face| face.consequence == Consequence::Pay3),
        );
        sheet.flag(
            "costs stress",
            face.is_some_and(|face| face.consequence == Consequence::Stress1),
        );
        sheet.flag("in play", row.in_play);
        sheet.number("icons that no other ticket in hand has", icons.len_in(scarce) / 3.0);
        sheet.number("icons that no other own ticket has", icons.len_in(rare) / 3.0);
        sheet.number("other icons", icons.minus(used).len() as f32 / 4.0);
        sheet.about("icon");
        used.write(sheet);
    }
}

/// The icons of which there are no others, beside those of one ticket that is or is not among them.
fn few(counts: &[u8; Icon::ALL.len()], is_among: bool) -> Icons {
    let most = u8::from(is_among);
    Icon::ALL
        .into_iter()
        .filter(|&icon| counts[icon as usize] <= most)
        .fold(Icons::NONE, Icons::with)
}
