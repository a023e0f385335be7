use shinjuku::map::Map;
use shinjuku::text::Part;
use shinjuku::{Customer, Event, Goods, Shinjuku};
use table::{Label, Say, Seat};

use super::area::Area;
use super::plan::{HEIGHT, Plan, WIDTH, sites};
use super::way::Way;
use super::{names, regions, words};
use crate::picture::Point;
use crate::table::{Entry, checks};

fn plan() -> Plan {
    let map = Map::standard();
    Plan::new(
        &map,
        |station| names::station(&map, station),
        |ward| names::ward(&map, ward),
    )
}

#[test]
fn every_station_lies_in_its_ward() {
    let map = Map::standard();
    let stations = plan().stations;
    let regions = regions::grow(&map, &stations, Some(&super::tokyo::shore()));
    for station in map.each_station() {
        let ward = map.ward_of(station).index();
        assert!(
            regions.contains(ward, stations[station.index()]),
            "{}",
            map.station(station).name
        );
    }
}

#[test]
fn neighbouring_wards_have_different_tints_and_all_have_an_outline() {
    let (map, plan) = (Map::standard(), plan());
    for ward in map.each_ward() {
        let own = &plan.wards[ward.index()];
        assert!(
            own.outline.starts_with('M') && own.outline.ends_with('Z'),
            "{}",
            map.ward(ward).name
        );
        for neighbour in &map.ward(ward).neighbours {
            assert_ne!(
                own.tint,
                plan.wards[neighbour.index()].tint,
                "{} and {}",
                map.ward(ward).name,
                map.ward(*neighbour).name
            );
        }
    }
}

#[test]
fn every_name_is_on_the_map() {
    let plan = plan();
    let on_map = |point: &Point| (0.0..WIDTH).contains(&point.x) && (0.0..HEIGHT).contains(&point.y);
    assert!(plan.labels.iter().all(|label| on_map(&label.at)) && plan.wards.iter().all(|ward| on_map(&ward.name)));
}

/// What lies at the stations: whose it is, what it is, and where.
fn boxes(map: &Map, plan: &Plan) -> Vec<(usize, &'static str, Area)> {
    let sites = sites(map, &plan.stations);
    let each = sites.into_iter().zip(&plan.stands).zip(&plan.labels).enumerate();
    each.flat_map(|(number, ((site, stand), label))| {
        [
            (number, "sign", site.sign()),
            (number, "store", stand.area(site)),
            (number, "name", label.area),
        ]
    })
    .collect()
}

/// Names are as large as on a phone there, in Latin letters and in Japanese ones.
#[test]
fn no_store_and_no_name_covers_another_or_a_sign() {
    let map = Map::standard();
    let kanji = Plan::new(
        &map,
        |station| map.station(station).kanji.clone(),
        |ward| names::ward(&map, ward),
    );
    for plan in [plan(), kanji] {
        let boxes = boxes(&map, &plan);
        for (place, &(one, what, area)) in boxes.iter().enumerate() {
            for &(other, beside, near) in &boxes[place + 1..] {
                // a store stands on the upper edge of its own sign
                let belong = one == other && (what, beside) == ("sign", "store");
                let name = |number: usize| &map.stations[number].name;
                assert!(
                    belong || area.shared(near) < 1.0,
                    "the {what} of {} and the {beside} of {}",
                    name(one),
                    name(other)
                );
            }
        }
    }
}

#[test]
fn the_stores_of_shinjuku_and_yoyogi_stand_apart() {
    let (map, plan) = (Map::standard(), plan());
    let sites = sites(&map, &plan.stations);
    let find = |id: &str| {
        let number = map
            .stations
            .iter()
            .position(|station| station.id.as_str() == id)
            .unwrap();
        (sites[number].sign(), plan.stands[number].area(sites[number]))
    };
    let ((shinjuku, its_store), (yoyogi, other_store)) = (find("shinjuku"), find("yoyogi"));
    let pairs = [(shinjuku, other_store), (yoyogi, its_store), (its_store, other_store)];
    assert!(pairs.iter().all(|(one, other)| one.shared(*other) < 1.0));
}

#[test]
fn parts_of_the_score_share_a_row_and_tell_their_tokens() {
    let map = Map::standard();
    let part = |part: Part| part.say(&map);
    let goods = Goods::Food;
    let (kept, removed) = (part(Part::Kept { n: 3, goods }), part(Part::Removed { n: 4, goods }));
    assert_eq!(words::part_name(&kept), words::part_name(&removed));
    assert_eq!((words::is_removed(&kept), words::is_removed(&removed)), (false, true));
    assert!(words::part_note(&removed).is_some_and(|note| note.contains('4')));
    assert_eq!(words::part_note(&part(Part::Customers)), None);
}

#[test]
fn the_way_of_a_move_is_read_from_the_log() {
    let label = |text: &str| Label::new(text).unwrap();
    let [you, other] = [0, 1].map(|number| Seat::new(number).unwrap());
    let food = Customer {
        goods: Goods::Food,
        double: false,
    };
    let events = vec![
        Event::SetOff {
            seat: you,
            ward: label("chiyoda"),
            station: label("tokyo"),
            customers: vec![food, food],
        },
        Event::WentOn {
            to: label("yotsuya"),
            owner: Some(other),
        },
        Event::Served {
            seat: other,
            station: label("yotsuya"),
            customer: food,
        },
        Event::Stayed {
            ward: label("shinjuku"),
            customers: vec![food],
        },
        Event::DrewUnseen { seat: other, count: 2 },
    ];
    let map = Map::standard();
    let entry = |events: Vec<Event>| Entry {
        ply: 1,
        seat: you,
        events,
        undone: false,
    };
    let way = Way::latest(&map, [entry(events.clone())].iter()).unwrap();
    assert_eq!(
        way.stops
            .iter()
            .map(|stop| map.station(stop.station).id)
            .collect::<Vec<_>>(),
        [label("tokyo"), label("yotsuya")]
    );
    assert_eq!(
        (way.stops[1].by, way.stops[1].served, way.income),
        (Some(other), Some((other, food)), vec![(other, 2)])
    );
    let chosen = Event::Chosen {
        seat: you,
        action: shinjuku::Kind::Build,
    };
    assert_eq!(
        Way::latest(&map, [entry(events), entry(vec![chosen])].iter()),
        None,
        "another action ends it"
    );
}

#[test]
fn the_parts_of_the_running_score_are_its_points() {
    checks::parts_are_points::<Shinjuku>();
}

#[test]
fn no_choice_is_told_with_better_figures_than_the_first() {
    checks::first_is_best::<Shinjuku>();
}

#[test]
fn every_choice_of_a_hint_has_its_reason() {
    checks::reasons::<Shinjuku>();
}

#[test]
fn a_game_played_again_has_whole_turns() {
    checks::turns_are_whole::<Shinjuku>();
}

#[test]
fn the_guide_comes_to_its_end() {
    checks::the_guide_comes_to_its_end::<Shinjuku>();
}
