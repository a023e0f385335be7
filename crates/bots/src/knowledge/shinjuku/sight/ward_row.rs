//! What a net sees of a ward as it is to a seat: a part. Wards where nobody waits and that the seat doesn't serve say nothing.

use shinjuku::map::{MOST_STATIONS, Ward};
use shinjuku::{Customers, Goods};
use table::Seat;

use super::table_row::GOODS;
use super::web::{Shops, Stations, Web, bit};
use crate::sight::{Row, Sheet};

/// A seat among its wards.
pub(super) struct Wards<'a> {
    pub(super) web: &'a Web<'a>,
    pub(super) seat: Seat,
    /// How far it is from each station to a store of the seat, by what it sells: the last are department stores.
    away: [[u8; MOST_STATIONS]; 5],
    /// From where its stores can be reached, by type of goods: now, with one more track, and with two.
    pub(super) reached: [[Stations; 3]; 4],
    /// Can it pay for any ward?
    pays_any: bool,
}

impl<'a> Wards<'a> {
    pub(super) fn of(web: &'a Web<'a>, seat: Seat) -> Wards<'a> {
        let hand = &web.game.private_of(seat).hand;
        Wards {
            web,
            seat,
            away: web.away(seat),
            reached: web.reached(seat),
            pays_any: hand.len() >= 3 || hand.wards().any(|ward| web.is_wild(ward, seat)),
        }
    }

    pub(super) fn write(&self, sheet: &mut impl Sheet) {
        for ward in self.web.map.each_ward() {
            let waiting = &self.web.game.public().waiting[ward.index()];
            let shops = &self.web.ward(ward).shops[self.seat.index()];
            if !waiting.is_empty() || !shops.is_empty() {
                sheet.row(Row::Part);
                self.write_ward(ward, waiting, shops, sheet);
            }
        }
    }

    /// Is there a way to pay for the people of this ward?
    pub(super) fn can_pay(&self, ward: Ward) -> bool {
        self.pays_any || self.web.game.private_of(self.seat).hand.of(ward) > 0
    }

    fn write_ward(&self, ward: Ward, waiting: &Customers, shops: &Shops, sheet: &mut impl Sheet) {
        let (web, map) = (self.web, self.web.map);
        let cards = web.game.private_of(self.seat).hand.of(ward);
        sheet.number("cards in all", f32::from(map.ward(ward).cards) / 5.0);
        sheet.number("cards in hand", f32::from(cards) / 2.0);
        sheet.flag("wild", web.is_wild(ward, self.seat));
        sheet.flag("can pay", self.can_pay(ward));
        self.write_waiting(ward, waiting, shops, sheet);
        let [gain, points] = web.ward(ward).gain[self.seat.index()];
        sheet.number("gain", gain / 3.0);
        sheet.number("points gained", points / 4.0);
        sheet.flag("gain now", gain > 0.0 && self.can_pay(ward));
        sheet.number("points to another", web.ward(ward).gain_of_others(self.seat) / 4.0);
        self.write_places(ward, sheet);
    }

    fn write_waiting(&self, ward: Ward, waiting: &Customers, shops: &Shops, sheet: &mut impl Sheet) {
        let (seen, stations) = (self.web.ward(ward), self.web.map.stations_of(ward));
        for (goods, name) in Goods::ALL.into_iter().zip(GOODS) {
            let tokens = f32::from(waiting.tokens(goods));
            let steps = stations.iter().map(|station| {
                let away = &self.away;
                away[goods as usize][station.index()].min(away[4][station.index()])
            });
            let near = 1.0 / (1.0 + f32::from(steps.min().unwrap_or(u8::MAX)));
            let sells = shops.sell(goods);
            let rivals = seen.is_sold_by_others(self.seat, goods);
            sheet.about(name);
            sheet.number("waiting", tokens / 3.0);
            sheet.number("points waiting", waiting.points(goods) as f32 / 4.0);
            sheet.flag("sold", sells);
            sheet.number("near", if near > 0.01 { near } else { 0.0 });
            sheet.number("served", if sells { tokens / 3.0 } else { 0.0 });
            sheet.flag("sold by others", rivals);
            sheet.flag("sold alone", sells && !rivals);
            let [_, one_on, two_on] = self.reached[goods as usize].map(|reached| reached & seen.stations != 0);
            sheet.flag("sold one track on", one_on && !sells);
            sheet.number("served one track on", if one_on && !sells { tokens / 3.0 } else { 0.0 });
            sheet.number(
                "served two tracks on",
                if two_on && !one_on { tokens / 3.0 } else { 0.0 },
            );
        }
        sheet.about("");
        sheet.number("waiting", waiting.len() as f32 / 6.0);
        sheet.number("department stores near", f32::from(shops.department_stores) / 2.0);
    }

    fn write_places(&self, ward: Ward, sheet: &mut impl Sheet) {
        let (web, map) = (self.web, self.web.map);
        let stations = web.ward(ward).stations;
        let own = web.stores_of(self.seat) & stations;
        let free = stations & !web.built;
        let icons = map
            .stations_of(ward)
            .iter()
            .filter(|station| map.station(**station).rank.is_some() && free & bit(**station) != 0);
        sheet.number("own stores", own.count_ones() as f32 / 2.0);
        sheet.number(
            "others' stores",
            (web.built & stations & !own).count_ones() as f32 / 2.0,
        );
        sheet.number("free stations", free.count_ones() as f32 / 3.0);
        sheet.flag("a free station with the icon", icons.count() > 0);
        sheet.flag("own track", web.railed[self.seat.index()] & stations != 0);
        let railed = web.railed.iter().fold(0, |all, stations| all | stations);
        sheet.flag("any track", railed & stations != 0);
    }
}

impl Web<'_> {
    fn away(&self, seat: Seat) -> [[u8; MOST_STATIONS]; 5] {
        self.by_kind(seat).map(|stations| self.steps_to(stations))
    }
}
