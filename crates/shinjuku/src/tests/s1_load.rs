//! S1.1: map files, and what is wrong with bad ones.

use crate::parts::load::{self, MapFile};
use crate::parts::map::Map;

/// Three wards, five stations, a link.
pub(super) const SMALL: &str = r#"format = 1
name = "Small"
[[ward]]
id = "north"
name = "North"
cards = 6
neighbours = ["south"]
[[ward]]
id = "south"
name = "South"
cards = 6
[[ward]]
id = "west"
name = "West"
cards = 6
[[station]]
id = "a"
name = "A"
ward = "north"
at = [0.5, 0.1]
department_store_rank = 1
[[station]]
id = "b"
name = "B"
ward = "north"
at = [0.6, 0.2]
[[station]]
id = "c"
name = "C"
ward = "south"
at = [0.5, 0.8]
department_store_rank = 2
[[station]]
id = "d"
name = "D"
ward = "west"
at = [0.1, 0.5]
[[station]]
id = "e"
name = "E"
ward = "west"
at = [0.0, 1.0]
[network]
connections = [["a", "b"], ["b", "c"], ["d", "e"]]
open_links = [["c", "d"]]
[[customer]]
kind = "food"
singles = 3
doubles = 1
[[customer]]
kind = "clothing"
singles = 2
doubles = 1
[[customer]]
kind = "books"
singles = 2
doubles = 0
[[customer]]
kind = "electronics"
singles = 0
doubles = 1
"#;

/// What is said of the small map with one place changed.
fn said(from: &str, to: &str) -> String {
    assert!(SMALL.contains(from), "{from}");
    load::from_toml(&SMALL.replacen(from, to, 1))
        .expect_err("it should be refused")
        .to_string()
}

#[test]
fn s1_1_a_map_is_written_as_it_was_read() {
    for text in [SMALL, include_str!("../../data/shinjuku.toml")] {
        let map = load::from_toml(text).expect("a good map");
        let written = toml::to_string(&MapFile::from(&map)).expect("it can be written");
        assert_eq!(load::from_toml(&written).expect("still good"), map);
    }
    assert!(
        load::from_toml(include_str!("../../data/shinjuku.toml"))
            .expect("ours")
            .is_standard()
    );
    assert!(!load::from_toml(SMALL).expect("good").is_standard());
}

#[test]
fn s1_1_options_keep_the_map_by_name_or_in_full() {
    let standard = crate::Options::default();
    assert_eq!(serde_json::to_value(&standard).expect("JSON")["map"], "standard");
    let own = crate::Options {
        map: std::sync::Arc::new(load::from_toml(SMALL).expect("good")),
        ..standard
    };
    let text = serde_json::to_string(&own).expect("JSON");
    assert_eq!(serde_json::from_str::<crate::Options>(&text).expect("the same"), own);
    let unknown = serde_json::from_str::<crate::Options>(r#"{"map":"osaka"}"#)
        .expect_err("an unknown map")
        .to_string();
    assert!(
        unknown.starts_with("map: unknown name 'osaka': \"standard\" or a whole file is expected"),
        "{unknown}"
    );
}

#[test]
fn s1_1_what_is_no_map_is_refused_with_its_line() {
    assert_eq!(
        load::from_toml("format = 1\nname = 3")
            .expect_err("bad")
            .to_string()
            .split(':')
            .next(),
        Some("line 2")
    );
    assert!(said("cards = 6\nneighbours", "card = 6\nneighbours").starts_with("line 6: unknown field `card`"));
    assert_eq!(
        said("format = 1", "format = 2"),
        "format 2 is unknown; this program reads format 1"
    );
}

#[test]
fn s1_1_ids_are_short_and_unique() {
    assert_eq!(said("id = \"north\"", "id = \"\""), "ward : an id has 1 to 23 bytes");
    let long = "x".repeat(24);
    assert_eq!(
        said("id = \"e\"", &format!("id = \"{long}\"")),
        format!("station {long}: an id has 1 to 23 bytes")
    );
    assert_eq!(
        said("id = \"south\"", "id = \"north\""),
        "ward north: this id appears twice in the list"
    );
    assert_eq!(
        said("id = \"b\"", "id = \"a\""),
        "station a: this id appears twice in the list"
    );
}

#[test]
fn s1_1_names_must_be_known() {
    assert_eq!(
        said("neighbours = [\"south\"]", "neighbours = [\"east\"]"),
        "ward north: unknown neighbour 'east'"
    );
    assert_eq!(
        said("ward = \"south\"", "ward = \"east\""),
        "station c: unknown ward 'east'"
    );
    assert_eq!(
        said("[\"d\", \"e\"]", "[\"d\", \"f\"]"),
        "connection d-f: unknown station 'f'"
    );
    assert_eq!(
        said("[\"c\", \"d\"]", "[\"c\", \"f\"]"),
        "link c-f: unknown station 'f'"
    );
    assert_eq!(
        said("kind = \"food\"", "kind = \"fish\""),
        "customer food: each kind stands once in the list"
    );
    let fifth = "[[customer]]\nkind = \"fish\"\nsingles = 1\ndoubles = 0\n[[customer]]\nkind = \"food\"";
    assert_eq!(
        said("[[customer]]\nkind = \"food\"", fifth),
        "customer fish: unknown kind; there are food, clothing, books and electronics"
    );
}

#[test]
fn s1_1_numbers_must_make_sense() {
    assert_eq!(
        said("cards = 6", "cards = 0"),
        "ward north: 0 cards; 1 to 255 are possible"
    );
    assert_eq!(
        said("cards = 6", "cards = 300"),
        "ward north: 300 cards; 1 to 255 are possible"
    );
    assert_eq!(
        said("at = [0.0, 1.0]", "at = [0.0, 1.1]"),
        "station e: at [0.0, 1.1]; both numbers lie between 0 and 1"
    );
    assert_eq!(said("rank = 2", "rank = 0"), "station c: rank 0; 1 to 255 are possible");
    assert_eq!(
        said("rank = 2", "rank = 1"),
        "station c: another station has the same department store rank"
    );
    assert_eq!(
        said("singles = 3", "singles = -1"),
        "customer food: counts run from 0 to 128"
    );
    assert_eq!(
        said("singles = 0\ndoubles = 1", "singles = 0\ndoubles = 0"),
        "customer electronics: at least one is needed"
    );
    assert_eq!(
        said("cards = 6", "cards = 120"),
        "132 ward cards; at most 128 are possible"
    );
    assert_eq!(
        said("singles = 3", "singles = 128"),
        "135 customers; at most 128 are possible"
    );
}

#[test]
fn s1_1_connections_are_pairs_each_once() {
    assert_eq!(
        said("[\"d\", \"e\"]", "[\"d\", \"d\"]"),
        "connection d-d: it joins a station to itself"
    );
    assert_eq!(
        said("[\"d\", \"e\"]", "[\"d\", \"e\"], [\"e\", \"d\"]"),
        "connection e-d: it appears twice in the list"
    );
    assert_eq!(
        said("[\"d\", \"e\"]", "[\"d\", \"e\"], [\"d\", \"c\"]"),
        "station c: its link stands among the connections too"
    );
}

#[test]
fn s1_1_every_ward_has_a_station_and_every_station_can_be_reached() {
    assert_eq!(
        said("ward = \"south\"", "ward = \"north\""),
        "ward south: it has no station"
    );
    assert_eq!(
        said("open_links = [[\"c\", \"d\"]]", ""),
        "station d: it cannot be reached from the first station of the list"
    );
    assert_eq!(
        said("[\"a\", \"b\"], ", ""),
        "station b: it cannot be reached from the first station of the list"
    );
}

#[test]
fn s5_6_a_station_has_at_most_one_link() {
    assert_eq!(
        said("[[\"c\", \"d\"]]", "[[\"c\", \"d\"], [\"d\", \"a\"]]"),
        "station d: it has more than one link"
    );
    load::from_toml(&SMALL.replacen("[[\"c\", \"d\"]]", "[[\"c\", \"d\"], [\"e\", \"a\"]]", 1))
        .expect("two links apart are fine");
}

#[test]
fn s1_1_a_map_has_at_most_32_wards_and_64_stations() {
    let stations = |count: usize| {
        let station =
            |n: usize| format!("[[station]]\nid = \"s{n}\"\nname = \"S\"\nward = \"north\"\nat = [0.5, 0.5]\n");
        let more: String = (0..count).map(station).collect();
        let way = |n: usize| format!("[\"a\", \"s{n}\"], ");
        let ways: String = (0..count).map(way).collect();
        load::from_toml(&SMALL.replacen("[network]", &format!("{more}[network]"), 1).replacen(
            "[\"a\", \"b\"]",
            &format!("{ways}[\"a\", \"b\"]"),
            1,
        ))
    };
    assert_eq!(stations(59).expect("64 are possible").stations.len(), 64);
    assert_eq!(
        stations(60).expect_err("65").to_string(),
        "65 stations; 1 to 64 are possible"
    );
    let ward = |n: usize| format!("[[ward]]\nid = \"w{n}\"\nname = \"W\"\ncards = 1\n");
    let wards: String = (0..30).map(ward).collect();
    assert_eq!(
        said("[[station]]", &format!("{wards}[[station]]")),
        "33 wards; 1 to 32 are possible"
    );
}

#[test]
fn s2_2_a_map_needs_cards_for_all_hands_and_the_first_customer() {
    let small = |cards: &str| -> Map { load::from_toml(&SMALL.replace("cards = 6", cards)).expect("good in itself") };
    let new_game = |players: u8, map: Map| {
        let options = crate::Options {
            map: std::sync::Arc::new(map),
            ..crate::Options::default()
        };
        <crate::Shinjuku as table::Game>::new(players, &options, table::Seed::from_text("few"))
    };
    assert!(new_game(3, small("cards = 6")).is_ok());
    assert_eq!(
        new_game(4, small("cards = 6")).expect_err("18 for 20").to_string(),
        "The map “Small” has 18 ward cards; 4 players need 21."
    );
}
