//! What a net sees of a seat, beside its wards.

use shinjuku::map::Ward;
use shinjuku::scoring::{points_without, removed};
use shinjuku::state::{Phase, Step, track_supply};
use shinjuku::{Customers, Goods};
use table::{Game, Seat};

use super::table_row::GOODS;
use super::ward_row::Wards;
use super::web::{Web, bit, for_each, to_come};
use crate::sight::Sheet;

pub(super) fn write(web: &Web<'_>, wards: &Wards<'_>, sheet: &mut impl Sheet) {
    write_turn(web, wards.seat, sheet);
    write_earned(web, wards.seat, sheet);
    write_means(web, wards.seat, sheet);
    write_market(web, wards, sheet);
    write_trip(web, wards.seat, sheet);
}

fn write_turn(web: &Web<'_>, seat: Seat, sheet: &mut impl Sheet) {
    let public = web.game.public();
    let ahead = (u8::from(seat) + public.players - u8::from(public.seat)) % public.players;
    let left = match public.phase {
        Phase::Turns => 2,
        Phase::LastDrawn => 1 + u8::from(ahead == 0),
        Phase::LastTurns(left) => u8::from(ahead < left),
        Phase::Over => 0,
    };
    sheet.flag("decides", ahead == 0);
    sheet.number("turns of others before", f32::from(ahead) / 3.0);
    sheet.one_of(&["no turn left", "last turn", "more turns"], Some(left.min(2).into()));
}

/// What it has earned: the type with most tokens counts for nothing.
fn write_earned(web: &Web<'_>, seat: Seat, sheet: &mut impl Sheet) {
    let earned = web.game.earned(seat);
    let gone = removed(earned);
    sheet.number("points", web.game.points(seat) as f32 / 20.0);
    sheet.number("points of all", points_without(earned, 0) as f32 / 30.0);
    sheet.number("points without two types", points_without(earned, 2) as f32 / 15.0);
    let most = Goods::ALL
        .map(|goods| earned.tokens(goods))
        .into_iter()
        .max()
        .unwrap_or(0);
    for (goods, name) in Goods::ALL.into_iter().zip(GOODS) {
        sheet.about(name);
        let tokens = earned.tokens(goods);
        sheet.number("earned", f32::from(tokens) / 6.0);
        sheet.number("points earned", earned.points(goods) as f32 / 8.0);
        sheet.flag("doesn't count", gone == Some(goods));
        sheet.number("behind the most", f32::from(most - tokens) / 4.0);
        // what one more single one is worth at once
        let mut more = *earned;
        more.add(shinjuku::Customer { goods, double: false });
        let gain = shinjuku::scoring::points(&more) - shinjuku::scoring::points(earned);
        sheet.number("worth of one more", gain as f32 / 2.0);
    }
    sheet.about("");
}

fn write_means(web: &Web<'_>, seat: Seat, sheet: &mut impl Sheet) {
    let (game, public) = (web.game, web.game.public());
    let hand = &game.private_of(seat).hand;
    let is_wild = |ward: &Ward| web.is_wild(*ward, seat);
    let wild_cards: u8 = hand.wards().filter(is_wild).map(|ward| hand.of(ward)).sum();
    let customers = |ward: Ward| public.waiting[ward.index()].len();
    let useful = hand.wards().filter(|&ward| customers(ward) > 0).count();
    sheet.number("cards", hand.len() as f32 / 6.0);
    sheet.flag("no card", hand.is_empty());
    sheet.flag("3 cards", hand.len() >= 3);
    sheet.flag("5 cards", hand.len() >= 5);
    sheet.number("wards in hand", hand.wards().count() as f32 / 5.0);
    sheet.number("wild cards", f32::from(wild_cards) / 2.0);
    sheet.flag("a wild card", wild_cards > 0);
    sheet.number("wild wards", web.map.each_ward().filter(is_wild).count() as f32 / 6.0);
    sheet.number("cards where somebody waits", useful as f32 / 3.0);
    let picked = game.private_of(seat).picks.cards().count();
    sheet.number("cards picked to pay", picked as f32 / 2.0);
    let supply = track_supply(public.players);
    let track = web.track_left(seat);
    sheet.number("track left", f32::from(track) / f32::from(supply));
    sheet.flag("no track left", track == 0);
    let department_stores = web.department_stores_left(seat);
    sheet.number("department stores left", f32::from(department_stores) / 3.0);
    let mut upgradable = 0;
    for (goods, stations) in Goods::ALL.into_iter().zip(web.by_kind(seat)) {
        if game.earned(seat).tokens(goods) > 0 {
            for_each(stations, |station| {
                upgradable += u8::from(web.map.stations[station].rank.is_some());
            });
        }
    }
    sheet.number("stores that can be upgraded", f32::from(upgradable) / 2.0);
    sheet.about("built");
    for (goods, name) in Goods::ALL.into_iter().zip(GOODS) {
        sheet.number(name, 1.0 - f32::from(web.stores_left(seat, goods)) / 2.0);
    }
    sheet.about("");
    sheet.number("stores", web.stores_of(seat).count_ones() as f32 / 6.0);
    sheet.number("rank for ties", f32::from(best_rank(web, seat)) / 12.0);
}

/// The highest rank number of its department stores, which breaks ties.
fn best_rank(web: &Web<'_>, seat: Seat) -> u8 {
    let mut best = 0;
    for_each(web.by_kind(seat)[4], |station| {
        best = best.max(web.map.stations[station].rank.unwrap_or(0));
    });
    best
}

/// What comes to its stores: those who wait, and those who will.
fn write_market(web: &Web<'_>, wards: &Wards<'_>, sheet: &mut impl Sheet) {
    let (map, public, seat) = (web.map, web.game.public(), wards.seat);
    let all_cards = map.card_count() as f32;
    let (mut waiting, mut alone, mut coming) = ([0.0_f32; 4], [0.0_f32; 4], [0.0_f32; 4]);
    let (mut best, mut second) = (0.0_f32, 0.0_f32);
    let mut soon = [[0.0_f32; 2]; 4];
    for ward in map.each_ward() {
        let seen = web.ward(ward);
        let shops = &seen.shops[seat.index()];
        let there = &public.waiting[ward.index()];
        for (goods, soon) in Goods::ALL.into_iter().zip(&mut soon) {
            let [_, one_on, two_on] = wards.reached[goods as usize].map(|reached| reached & seen.stations != 0);
            if one_on && !shops.sell(goods) {
                soon[0] += there.points(goods) as f32;
            } else if two_on && !one_on {
                soon[1] += there.points(goods) as f32;
            }
        }
        if shops.is_empty() {
            continue;
        }
        for goods in Goods::ALL.into_iter().filter(|&goods| shops.sell(goods)) {
            waiting[goods as usize] += there.points(goods) as f32;
            alone[goods as usize] += if seen.is_sold_by_others(seat, goods) {
                0.0
            } else {
                there.points(goods) as f32
            };
            coming[goods as usize] += f32::from(map.ward(ward).cards) / all_cards;
        }
        let [_, points] = seen.gain[seat.index()];
        second = second.max(points.min(best));
        best = best.max(points);
    }
    let to_come = to_come(web.game);
    for (place, name) in GOODS.into_iter().enumerate() {
        sheet.about(name);
        sheet.number("points served", waiting[place] / 5.0);
        sheet.number("points served alone", alone[place] / 5.0);
        sheet.number("share of the map served", coming[place]);
        sheet.number("points to come served", coming[place] * to_come[place][1] / 6.0);
        sheet.number("points one track on", soon[place][0] / 5.0);
        sheet.number("points two tracks on", soon[place][1] / 5.0);
    }
    sheet.about("");
    sheet.number("best trip", best / 4.0);
    sheet.number("second trip", second / 4.0);
    sheet.number("largest network", web.largest(web.stores_of(seat)) as f32 / 20.0);
    sheet.number(
        "stations with own track",
        web.railed[seat.index()].count_ones() as f32 / 20.0,
    );
}

/// What a trip under way can still bring.
fn write_trip(web: &Web<'_>, seat: Seat, sheet: &mut impl Sheet) {
    let (group, at, visited) = match web.game.public().step {
        Step::HandOver(trip) | Step::Travel(trip) => (trip.group, Some(trip.at), trip.visited),
        _ => (Customers::NONE, None, shinjuku::state::Visited::default()),
    };
    let takers = web.takers(seat, &group);
    let steps = at.and_then(|at| web.steps(bit(at), takers & !bit(at), visited));
    let here = at.is_some_and(|at| takers & bit(at) != 0 && matches!(web.game.public().step, Step::HandOver(_)));
    let [tokens, points] = at.map_or([0.0, 0.0], |at| web.shops(at, seat).serve(&group));
    sheet.about("the trip");
    sheet.number("nearness", steps.map_or(0.0, |steps| 1.0 / (1.0 + f32::from(steps))));
    sheet.flag("hands over here", here);
    sheet.number("could come", tokens / 3.0);
    sheet.number("points that could come", points / 4.0);
    sheet.about("");
}
