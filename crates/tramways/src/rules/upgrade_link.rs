//! T9: upgrading a link.

use crate::Illegal;
use table::{Audience, Seat, Sink, Takeback};

use crate::action::Action;
use crate::destination::Destination;
use crate::event::Event;
use crate::links::{Link, LinkEnd, Links};
use crate::payment::{Bill, Payment};
use crate::pending::Deed;
use crate::state::Tramways;
use crate::text::Refusal;
use crate::ticket::Icon;

/// T9.3: the happiness for an upgraded link.
const HAPPINESS: i16 = 3;

impl Tramways {
    /// T9.1: what an upgrade costs: the icon, and a destination icon for one of its ends.
    fn upgrade_bill(&self, link: &Link) -> Bill {
        let ends = link
            .places
            .map(|place| place.and_then(|place| Destination::of(&self.components.map, &self.public.city, place)));
        Bill::icon(Icon::UpgradeRail, ends)
    }

    /// T9.2, T8.6: only the seat's own complete links that are not upgraded yet.
    fn is_upgradable(seat: Seat, link: &Link) -> Result<(), Illegal> {
        let owner = link.owner;
        Illegal::unless(owner == seat, "T9.2", Refusal::OthersLink { seat: owner })?;
        Illegal::unless(link.is_complete(), "T9.2", Refusal::LinkIncomplete)?;
        Illegal::unless(!link.is_upgraded(), "T9.2", Refusal::LinkUpgraded)
    }

    /// T9.1, T9.2: the links that can be upgraded and paid.
    fn upgradable_links(&self, seat: Seat) -> impl Iterator<Item = &Link> {
        let purse = self.purse(seat);
        let open = self
            .public
            .city
            .links
            .all()
            .iter()
            .filter(move |link| Tramways::is_upgradable(seat, link).is_ok());
        open.filter(move |link| purse.can_pay(&self.upgrade_bill(link)))
    }

    /// T9.1: is there one?
    pub(crate) fn can_upgrade_link(&self, seat: Seat) -> bool {
        self.has_icon(seat, Icon::UpgradeRail) && self.upgradable_links(seat).next().is_some()
    }

    /// Is such an icon in hand at all?
    pub(crate) fn has_icon(&self, seat: Seat, icon: Icon) -> bool {
        !self.hand(seat).and(self.components.cards.having(icon)).is_empty()
    }

    /// T9.1: the links that can be upgraded.
    pub(crate) fn legal_link_upgrades(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(
            self.upgradable_links(seat)
                .map(|link| Action::Link { link: link.name() }),
        );
    }

    /// T9.1: the link to upgrade.
    pub(crate) fn choose_link(
        &mut self,
        seat: Seat,
        name: LinkEnd,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let link = self
            .public
            .city
            .links
            .named(name)
            .ok_or(Illegal::new("T9.2", Refusal::NoLinkThere { at: name.at }))?;
        Tramways::is_upgradable(seat, link)?;
        let bill = self.upgrade_bill(link);
        Illegal::unless(self.purse(seat).can_pay(&bill), "T9.1", Refusal::LinkUpgradeTakes)?;
        Ok(self.ask_payment(seat, Deed::UpgradeLink { link: name }, bill, Payment::NOTHING, events))
    }

    /// What upgrading this link costs, if it may be upgraded.
    pub(crate) fn link_upgrade_bill(&self, seat: Seat, name: LinkEnd) -> Option<Bill> {
        let link = self.public.city.links.named(name)?;
        Tramways::is_upgradable(seat, link)
            .ok()
            .map(|()| self.upgrade_bill(link))
    }

    /// T9.3: all tiles are turned over.
    pub(crate) fn upgrade_link(&mut self, seat: Seat, name: LinkEnd, events: &mut impl Sink<Event>) -> Takeback {
        let map = &self.components.map;
        if let Some(link) = self.public.city.links.named(name) {
            for LinkEnd { at, side } in Links::tiles_of(map, &self.public.city, link) {
                self.public.city.upgrade_tile(at, side);
            }
        }
        self.public.city.find_links(map);
        events.tell(Audience::Everyone, || Event::LinkUpgraded { seat, link: name });
        self.add_happiness(seat, HAPPINESS, events);
        self.action_done();
        Takeback::Open
    }
}
