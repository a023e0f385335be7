//! V1: components.

use crate::edition::Edition;
use crate::parts::cities;
use crate::parts::customer::Goods;
use crate::parts::map::Map;
use crate::second::Second;
use crate::second::components::{
    FILE, HAND, LONG_QUEUE, QUEUE, SEED_CUSTOMERS, SEED_WARDS, SETS, SPACES, STACKS, TRACK,
};
use crate::second::options::check_neighbours;
use crate::state::{DEPARTMENT_STORES, STORES_PER_TYPE};
use crate::{Customer, Shinjuku2};

fn file() -> toml::Table {
    toml::from_str(FILE).expect("our own file")
}

fn number(file: &toml::Table, name: &str) -> i64 {
    file["start"][name].as_integer().expect("a number")
}

#[test]
fn v1_1_tokyo_has_the_56_pairs_of_neighbours_of_the_file() {
    let (file, map) = (file(), Map::standard());
    let mut pairs = 0;
    for kind in ["land", "river", "bay"] {
        for pair in file["borders"][kind].as_array().expect("a list") {
            let [a, b] = [0, 1].map(|end| {
                let id = table::Label::new(pair[end].as_str().expect("an id")).expect("short");
                map.find_ward(id).expect("a ward")
            });
            assert!(map.neighbours(a).contains(b) && map.neighbours(b).contains(a), "{pair}");
            pairs += 1;
        }
    }
    let all: usize = map.each_ward().map(|ward| map.neighbours(ward).iter().count()).sum();
    assert_eq!((pairs, all), (56, 112));
}

#[test]
fn v1_1_the_cities_have_good_neighbours_and_others_are_refused() {
    for city in cities::CITIES {
        let map = cities::find(city).expect("a city of ours");
        assert_eq!(check_neighbours(&map), Ok(()), "{city}");
    }
    let tokyo = include_str!("../../../data/shinjuku.toml");
    let said = |from: &str, to: &str| {
        let mut options = super::support::options("");
        let text = tokyo.replacen(from, to, 1);
        table::Options::set(&mut options, "map", &text)
            .expect_err("bad")
            .to_string()
    };
    let first = "neighbours = [\"chuo\", \"minato\", \"shinjuku\", \"bunkyo\", \"taito\"]";
    assert!(said(first, "neighbours = [\"chuo\"]").contains("doesn't name it back"));
    assert!(said(first, "neighbours = [\"chiyoda\"]").contains("its own neighbour"));
}

#[test]
fn v1_1_a_map_without_neighbours_is_refused_where_figures_move() {
    let tokyo = include_str!("../../../data/shinjuku.toml");
    let lines = tokyo.lines().filter(|line| !line.starts_with("neighbours"));
    let bare = lines.collect::<Vec<_>>().join("\n");
    let new = |words: &str| {
        let mut options = super::support::options(words);
        table::Options::set(&mut options, "map", &bare).expect("a good map");
        <Shinjuku2 as table::Game>::new(2, &options, table::Seed::from_text("bare"))
    };
    assert!(
        new("")
            .expect_err("no neighbours")
            .to_string()
            .contains("which wards are neighbours")
    );
    assert!(new("no_matsuri kaicho").is_err());
    assert!(new("no_matsuri thief").is_ok());
}

#[test]
fn v1_2_72_customers_24_of_each_type_on_every_map() {
    let all = Second::customers(&Map::standard());
    let kind = |goods, double| all.of(Customer { goods, double });
    assert_eq!(all.len(), 72);
    assert_eq!(Goods::ALL.map(|goods| all.tokens(goods)), [23, 20, 16, 13]);
    assert_eq!(Goods::ALL.map(|goods| kind(goods, true)), [1, 4, 8, 11]);
    assert_eq!(Goods::ALL.map(|goods| all.points(goods)), [24; 4]);
    assert_eq!(Second::customers(&cities::find("paris").expect("ours")), all);
}

#[test]
fn v1_3_everyone_has_16_track_8_stores_and_3_department_stores() {
    for players in 2..=4 {
        let position = super::support::position(players, "", super::support::QUEUE);
        let seat = crate::tests::support::SEATS[0];
        assert_eq!(position.game.public.track_left(seat), 16);
        assert_eq!(
            Goods::ALL.map(|goods| position.game.public.stores_left(seat, goods)),
            [2; 4]
        );
        assert_eq!(position.game.public.department_stores_left(seat), 3);
    }
}

#[test]
fn v1_4_the_numbers_are_those_of_the_file() {
    let file = file();
    let ours = [
        ("hand", HAND),
        ("income", HAND),
        ("track", TRACK.into()),
        ("seed_wards", SEED_WARDS),
        ("seed_customers", SEED_CUSTOMERS),
        ("queue_cards", SPACES),
        ("queue_customers", QUEUE),
        ("queue_customers_jp", LONG_QUEUE),
        ("stores_of_each_kind", STORES_PER_TYPE.into()),
        ("department_stores", DEPARTMENT_STORES.into()),
    ];
    for (name, ours) in ours {
        assert_eq!(number(&file, name), ours as i64, "{name}");
    }
    let list = |value: &toml::Value| -> Vec<i64> {
        let numbers = value.as_array().expect("a list").iter();
        numbers.map(|number| number.as_integer().expect("a number")).collect()
    };
    assert_eq!(list(&file["bonus"]["stacks"]), STACKS.map(i64::from));
    assert_eq!(STACKS.iter().sum::<u8>(), 11);
    assert_eq!(list(&file["score"]["sets_with_art"]), SETS.map(i64::from));
    assert_eq!(
        list(&file["score"]["sets"]),
        SETS[..4].iter().copied().map(i64::from).collect::<Vec<_>>()
    );
}
