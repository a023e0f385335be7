//! T9: upgrading a link.

use table::{Audience, Illegal, Seat, Sink, Takeback};

use crate::action::Action;
use crate::destination::Destination;
use crate::event::Event;
use crate::links::{Link, LinkEnd};
use crate::payment::{Bill, Payment};
use crate::pending::Deed;
use crate::state::Tramways;
use crate::ticket::Icon;

/// T9.3: the happiness for an upgraded link.
const HAPPINESS: i16 = 3;

impl Tramways {
    /// T9.1: what an upgrade costs: the icon, and a destination icon for one of its ends.
    fn upgrade_bill(&self, link: &Link) -> Bill {
        let ends = link.places.map(|place| place.and_then(|place| Destination::of(&self.components.map, &self.public.city, place)));
        Bill::icon(Icon::UpgradeRail, ends)
    }

    /// T9.2: only own, complete links that are not upgraded yet.
    fn is_upgradable(seat: Seat, link: &Link) -> Result<(), Illegal> {
        Illegal::unless(link.owner == seat, "T9.2", "only own links are upgraded")?;
        Illegal::unless(link.is_complete(), "T9.2", "only complete links are upgraded")?;
        Illegal::unless(!link.is_upgraded(), "T9.2", "the link is upgraded already")
    }

    fn upgradable_links(&self, seat: Seat) -> impl Iterator<Item = &Link> {
        let purse = self.purse(seat);
        let open = self.public.city.links.all().iter().filter(move |link| Tramways::is_upgradable(seat, link).is_ok());
        open.filter(move |link| purse.can_pay(&self.upgrade_bill(link)))
    }

    pub(crate) fn can_upgrade_link(&self, seat: Seat) -> bool {
        self.has_icon(seat, Icon::UpgradeRail) && self.upgradable_links(seat).next().is_some()
    }

    /// Is such an icon in hand at all?
    pub(crate) fn has_icon(&self, seat: Seat, icon: Icon) -> bool {
        !self.hand(seat).and(self.components.cards.having(icon)).is_empty()
    }

    pub(crate) fn legal_link_upgrades(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.upgradable_links(seat).map(|link| Action::Link { link: link.name() }));
    }

    /// T9.1: the link to upgrade.
    pub(crate) fn choose_link(&mut self, seat: Seat, name: LinkEnd, events: &mut impl Sink<Event>) -> Result<Takeback, Illegal> {
        let link = self.public.city.links.named(name).ok_or(Illegal::new("T9.2", "there is no such link"))?;
        Tramways::is_upgradable(seat, link)?;
        let bill = self.upgrade_bill(link);
        Illegal::unless(self.purse(seat).can_pay(&bill), "T9.1", "no tickets in hand pay for that upgrade")?;
        Ok(self.ask_payment(seat, Deed::UpgradeLink { link: name }, bill, Payment::NOTHING, events))
    }

    /// What upgrading this link costs, if it may be upgraded.
    pub(crate) fn link_upgrade_bill(&self, seat: Seat, name: LinkEnd) -> Option<Bill> {
        let link = self.public.city.links.named(name)?;
        Tramways::is_upgradable(seat, link).ok().map(|()| self.upgrade_bill(link))
    }

    /// T9.3: all tiles are turned over.
    pub(crate) fn upgrade_link(&mut self, seat: Seat, name: LinkEnd, events: &mut impl Sink<Event>) -> Takeback {
        self.each_tile_of(name, |game, end| game.public.city.upgrade_tile(end.at, end.side));
        self.public.city.find_links(&self.components.map);
        events.tell(Audience::Everyone, || Event::LinkUpgraded { seat, link: name });
        self.add_happiness(seat, HAPPINESS, events);
        self.action_done();
        Takeback::Open
    }

    /// Does something with every tile of a link, each named by the side towards the link's first end.
    pub(crate) fn each_tile_of(&mut self, name: LinkEnd, mut then: impl FnMut(&mut Tramways, LinkEnd)) {
        let Some(&link) = self.public.city.links.named(name) else { return };
        let (map, city) = (&self.components.map, &self.public.city);
        let mut tiles = Vec::with_capacity(link.tiles.into());
        let mut end = name;
        for _ in 0..link.tiles {
            tiles.push(end);
            let Some(tile) = city.tile_at(end.at, end.side) else { break };
            let onwards = tile.sides().other(end.side);
            match map.neighbour(end.at, onwards) {
                Some(next) => end = LinkEnd { at: next, side: onwards.opposite() },
                None => break,
            }
        }
        tiles.into_iter().for_each(|end| then(self, end));
    }
}
