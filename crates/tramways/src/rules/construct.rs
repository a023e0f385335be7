//! T10: constructing and upgrading buildings.

use crate::Illegal;
use table::{Audience, Seat, Sink, Takeback};

use crate::action::Action;
use crate::city::Building;
use crate::destination::Destination;
use crate::event::Event;
use crate::map::Parcel;
use crate::payment::{Bill, Payment};
use crate::pending::{Deed, Pending};
use crate::square::Square;
use crate::state::{MOST_LIMIT, Tramways};
use crate::text::Refusal;
use crate::text::noun::EndIcon;
use crate::ticket::{Icon, Ticket};

/// T10.5: the happiness for a new building.
const CONSTRUCTED: i16 = 1;
/// T10.12: the happiness for an upgraded building.
const UPGRADED: i16 = 3;

impl Tramways {
    /// T10.1: the Construct icon, and the number of the parcel.
    fn construct_bill(parcel: &Parcel) -> Bill {
        Bill::icon(
            Icon::ConstructBuilding,
            [Some(Destination::Parcel(parcel.ticket)), None],
        )
    }

    /// T10.1, T10.2: can this seat build on this parcel?
    fn may_construct(&self, seat: Seat, at: Square) -> Result<Bill, Illegal> {
        let city = &self.public.city;
        let parcel = self
            .components
            .map
            .parcel_at(at)
            .ok_or(Illegal::new("T10.1", Refusal::NoParcelThere { at }))?;
        Illegal::unless(city.disc(at) == Some(seat), "T10.1", Refusal::NotYourParcel { at })?;
        Illegal::unless(city.built(at).is_none(), "T16.2", Refusal::ParcelBuiltOver { at })?;
        Illegal::unless(!self.public.supply.is_empty(), "T10.2", Refusal::SupplyEmpty)?;
        let bill = Tramways::construct_bill(parcel);
        let number = EndIcon(Destination::Parcel(parcel.ticket));
        Illegal::unless(
            self.purse(seat).can_pay(&bill),
            "T10.1",
            Refusal::ConstructTakes { number },
        )?;
        Ok(bill)
    }

    /// T10.1: the parcels that can be built on and paid.
    fn sites(&self, seat: Seat) -> impl Iterator<Item = Square> {
        self.components
            .map
            .parcels
            .iter()
            .map(|parcel| parcel.at)
            .filter(move |&at| self.may_construct(seat, at).is_ok())
    }

    /// T10.1: is there one?
    pub(crate) fn can_construct(&self, seat: Seat) -> bool {
        self.has_icon(seat, Icon::ConstructBuilding)
            && self.has_icon(seat, Icon::ParcelNumber)
            && self.sites(seat).next().is_some()
    }

    /// T10.1: the parcels that can be built on.
    pub(crate) fn legal_sites(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.sites(seat).map(|at| Action::Square { at }));
    }

    /// T10.1: the parcel to build on.
    pub(crate) fn choose_site(&mut self, seat: Seat, at: Square) -> Result<Takeback, Illegal> {
        self.may_construct(seat, at)?;
        self.set_pending(seat, Pending::Site { at });
        Ok(Takeback::Open)
    }

    /// What building here costs, if it may be built on.
    pub(crate) fn site_bill(&self, seat: Seat, at: Square) -> Option<Bill> {
        self.may_construct(seat, at).ok()
    }

    /// What upgrading the building here costs, if it may be upgraded.
    pub(crate) fn building_upgrade_bill(&self, seat: Seat, at: Square) -> Option<Bill> {
        self.may_upgrade_building(seat, at).ok()
    }

    /// T10.2, TR8: the Building cards of the supply, equal ones of a type once.
    fn distinct_supply(&self) -> impl Iterator<Item = Ticket> {
        let supply = self.public.supply.iter();
        supply.filter(|&card| self.supply_twin(card).is_none())
    }

    /// An equal Building card of the same type with a lower number.
    fn supply_twin(&self, card: Ticket) -> Option<Ticket> {
        let cards = &self.components.cards;
        let twins = cards.lookup.lower_twins[card.index()].and(self.public.supply);
        let mut twins = twins.iter();
        twins.find(|&twin| cards.building(twin) == cards.building(card))
    }

    /// T10.2: the buildings left.
    pub(crate) fn legal_buildings(&self, out: &mut Vec<Action>) {
        out.extend(self.distinct_supply().map(|card| Action::Building { card }));
    }

    /// T10.2: the type, and with it the card.
    pub(crate) fn choose_building(
        &mut self,
        seat: Seat,
        at: Square,
        card: Ticket,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let left = self.public.supply.contains(card);
        Illegal::unless(left, "T10.2", Refusal::NotInSupply { ticket: card })?;
        if let Some(twin) = self.supply_twin(card) {
            return Err(Illegal::new("TR8", Refusal::LowerTwin { twin }));
        }
        let bill = self.may_construct(seat, at)?;
        Ok(self.ask_payment(seat, Deed::Construct { at, card }, bill, Payment::NOTHING, events))
    }

    /// T10.3 to T10.8, T10.4, T10.7, TR27: the building stands, with a passenger; rails on the parcel go back.
    pub(crate) fn construct(
        &mut self,
        seat: Seat,
        at: Square,
        card: Ticket,
        events: &mut impl Sink<Event>,
    ) -> Takeback {
        let kind = self
            .components
            .cards
            .building(card)
            .expect("the supply holds Building cards");
        for tile in self.public.city.tiles(at) {
            if let Some(side) = tile.sides().iter().next() {
                self.lift_tile(at, side);
            }
        }
        self.public.city.build(
            at,
            Building {
                kind,
                owner: seat,
                upgraded: false,
            },
        );
        self.public.city.add_passenger(at);
        self.public.city.derive(&self.components.map);
        self.public.supply.remove(card);
        self.receive(seat, card);
        events.tell(Audience::Everyone, || Event::Constructed { seat, at, kind, card });
        self.add_happiness(seat, CONSTRUCTED, events);
        if kind == crate::kind::Kind::Industry {
            self.raise_limit(seat, events);
        }
        self.action_done();
        Takeback::Open
    }

    /// T10.6: an Industry raises the hand limit.
    fn raise_limit(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        if player.limit < MOST_LIMIT {
            player.limit += 1;
            let limit = player.limit;
            events.tell(Audience::Everyone, || Event::HandLimit { seat, limit });
        }
    }

    /// T10.10, T10.11: can this seat upgrade the building on this square?
    fn may_upgrade_building(&self, seat: Seat, at: Square) -> Result<Bill, Illegal> {
        let building = self
            .public
            .city
            .built(at)
            .ok_or(Illegal::new("T10.11", Refusal::NoPlayersBuilding { at }))?;
        let owner = building.owner;
        Illegal::unless(owner == seat, "T10.11", Refusal::OthersBuilding { seat: owner })?;
        Illegal::unless(!building.upgraded, "T10.11", Refusal::BuildingUpgraded)?;
        let bill = Bill::icon(Icon::UpgradeBuilding, [Some(Destination::Kind(building.kind)), None]);
        let kind = building.kind;
        Illegal::unless(
            self.purse(seat).can_pay(&bill),
            "T10.10",
            Refusal::BuildingUpgradeTakes { kind },
        )?;
        Ok(bill)
    }

    /// T10.11: the buildings that can be upgraded and paid.
    fn upgradable_buildings(&self, seat: Seat) -> impl Iterator<Item = Square> {
        self.components
            .map
            .parcels
            .iter()
            .map(|parcel| parcel.at)
            .filter(move |&at| self.may_upgrade_building(seat, at).is_ok())
    }

    /// T10.10: is there one?
    pub(crate) fn can_upgrade_building(&self, seat: Seat) -> bool {
        self.has_icon(seat, Icon::UpgradeBuilding) && self.upgradable_buildings(seat).next().is_some()
    }

    /// T10.10: the buildings that can be upgraded.
    pub(crate) fn legal_building_upgrades(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.upgradable_buildings(seat).map(|at| Action::Square { at }));
    }

    /// T10.10: the building to upgrade.
    pub(crate) fn choose_building_upgrade(
        &mut self,
        seat: Seat,
        at: Square,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let bill = self.may_upgrade_building(seat, at)?;
        Ok(self.ask_payment(seat, Deed::UpgradeBuilding { at }, bill, Payment::NOTHING, events))
    }

    /// T10.12, TR28: the tile is turned over; a passenger comes if its square has none.
    pub(crate) fn upgrade_building(&mut self, seat: Seat, at: Square, events: &mut impl Sink<Event>) -> Takeback {
        if let Some(building) = self.public.city.built(at) {
            self.public.city.build(
                at,
                Building {
                    upgraded: true,
                    ..building
                },
            );
        }
        self.public.city.add_passenger(at);
        events.tell(Audience::Everyone, || Event::BuildingUpgraded { seat, at });
        self.add_happiness(seat, UPGRADED, events);
        self.action_done();
        Takeback::Open
    }
}
