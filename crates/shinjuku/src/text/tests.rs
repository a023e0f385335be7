use std::sync::Arc;

use table::{Game, Label, Present, Rng, Seat, Seed, Told, Viewer, random_decision};

use crate::parts::action::Kind;
use crate::parts::cards::Hand;
use crate::parts::customer::{Customer, Customers, Goods};
use crate::parts::load;
use crate::parts::map::{Station, Ward};
use crate::state::{Kinds, Phase, Private, Sells, Step, Store};
use crate::{Action, Event, Options, Shinjuku, View};

/// The text without ANSI sequences.
fn plain(text: &str) -> String {
    let mut parts = text.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |out, part| {
        out + part.split_once('m').map_or("", |(_, rest)| rest)
    })
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn id(text: &str) -> Label {
    Label::new(text).expect("an id")
}

fn customers(list: &[(Goods, bool)]) -> Customers {
    list.iter().map(|&(goods, double)| Customer { goods, double }).collect()
}

fn station(game: &Shinjuku, text: &str) -> Station {
    game.map.find_station(id(text)).expect("a station")
}

fn ward(game: &Shinjuku, text: &str) -> Ward {
    game.map.find_ward(id(text)).expect("a ward")
}

fn put(game: &mut Shinjuku, owner: u8, sells: Sells, at: &str) {
    let at = station(game, at);
    let owner = seat(owner);
    game.public.stores.put(at, Store { owner, sells });
}

fn lay(game: &mut Shinjuku, owner: u8, from: &str, to: &str) {
    let connection = game
        .map
        .connection_between(station(game, from), station(game, to))
        .expect("a connection");
    game.public.tracks.lay(seat(owner), connection);
}

fn wait(game: &mut Shinjuku, place: &str, list: &[(Goods, bool)]) {
    let place = ward(game, place);
    game.public.waiting[place.index()] = customers(list);
}

fn give(game: &mut Shinjuku, owner: u8, cards: &[&str]) {
    game.private[usize::from(owner)].hand = cards.iter().map(|card| ward(game, card)).collect::<Hand>();
}

/// The position of the rulebook's example of a Move (set-up A in `RULES.md`), in a turn of Keido Subway.
fn example() -> Shinjuku {
    let mut game = Shinjuku::new(3, &Options::default(), Seed::from_text("text")).expect("a legal set-up");
    game.public.seat = seat(0);
    game.public.waiting = [Customers::NONE; crate::parts::map::MOST_WARDS];
    game.private = [Private::NEW; 4];
    let stores = [
        (0, Goods::Food, "takadanobaba"),
        (0, Goods::Books, "shinjuku"),
        (1, Goods::Food, "yotsuya"),
        (1, Goods::Books, "akihabara"),
        (2, Goods::Electronics, "iidabashi"),
        (2, Goods::Clothing, "tokyo"),
    ];
    stores
        .into_iter()
        .for_each(|(owner, goods, at)| put(&mut game, owner, Sells::Goods(goods), at));
    let tracks = [
        (0, "takadanobaba", "shinjuku"),
        (1, "shinjuku", "yotsuya"),
        (1, "yotsuya", "tokyo"),
        (2, "takadanobaba", "iidabashi"),
    ];
    tracks
        .into_iter()
        .for_each(|(owner, from, to)| lay(&mut game, owner, from, to));
    wait(&mut game, "shinjuku", &[(Goods::Clothing, false)]);
    wait(
        &mut game,
        "chiyoda",
        &[
            (Goods::Food, false),
            (Goods::Food, true),
            (Goods::Food, true),
            (Goods::Books, false),
        ],
    );
    give(&mut game, 0, &["shinjuku", "chiyoda", "ota", "ota", "koto"]);
    game
}

/// The picture as seat 0 sees it.
fn picture(game: &Shinjuku) -> String {
    plain(&Shinjuku::picture(
        &game.view(Viewer::Seat(seat(0))),
        &table::Voice::default(),
    ))
}

/// The row that begins so, blanks before it left out.
fn row(picture: &str, start: &str) -> String {
    picture
        .lines()
        .map(str::trim_start)
        .rfind(|line| line.starts_with(start))
        .map(String::from)
        .unwrap_or_default()
}

/// What stands below the signs.
fn question(game: &Shinjuku) -> String {
    picture(game)
        .lines()
        .skip_while(|line| !line.contains("F food"))
        .skip(1)
        .collect::<Vec<_>>()
        .join(" ")
}

fn words(game: &Shinjuku, action: Action) -> String {
    Shinjuku::action_label(&game.view(Viewer::Spectator), &action).to_string()
}

#[test]
fn a_ward_shows_its_customers_and_stores() {
    let mut game = example();
    assert_eq!(
        row(&picture(&game), "Chiyoda"),
        "Chiyoda     F F2×2 B      Tokyo★4 B:cloth         Akihabara★10 N:books    Iidabashi B:elec"
    );
    put(&mut game, 1, Sells::Everything, "akihabara");
    wait(
        &mut game,
        "chiyoda",
        &Customer::all()
            .map(|customer| (customer.goods, customer.double))
            .collect::<Vec<_>>(),
    );
    let picture = picture(&game);
    assert!(
        row(&picture, "Chiyoda").contains("F F2 C C2 B   Tokyo★4 B:cloth         Akihabara★10 N:DEPT "),
        "{picture}"
    );
    assert!(picture.contains("\n            B2 E E2\n"), "{picture}");
    assert_eq!(
        row(&picture, "Ota"),
        "Ota                       Omori –                 Tamagawa –"
    );
}

#[test]
fn your_hand_marks_wildcards_and_others_are_hidden() {
    let game = example();
    let picture = picture(&game);
    assert_eq!(
        row(&picture, "hand"),
        "hand   5 cards: Chiyoda Shinjuku* Koto Ota×2 (* wild)"
    );
    assert_eq!(picture.matches("behind the screen").count(), 2, "{picture}");
    let spectator = plain(&Shinjuku::picture(
        &game.view(Viewer::Spectator),
        &table::Voice::default(),
    ));
    assert_eq!(spectator.matches("behind the screen").count(), 3, "{spectator}");
    assert!(!spectator.contains("Ota×2"));
}

#[test]
fn s7_2_the_removed_type_and_the_score_are_shown() {
    let mut game = example();
    let singles = |goods: Goods, number: usize| vec![(goods, false); number];
    let doubles = |goods: Goods, number: usize| vec![(goods, true); number];
    let tokens = [
        singles(Goods::Food, 1),
        doubles(Goods::Food, 3),
        singles(Goods::Clothing, 3),
        singles(Goods::Books, 3),
        doubles(Goods::Books, 1),
    ];
    game.private[0].earned = customers(&[tokens.concat(), singles(Goods::Electronics, 1)].concat());
    let expected = "earned food F F2×3 · clothing C×3 · books B×3 B2 (most, removed) · electronics E · 11 points";
    assert_eq!(row(&picture(&game), "earned"), expected);
}

#[test]
fn tracks_are_shown_as_routes() {
    let mut game = example();
    lay(&mut game, 0, "nakano", "koenji");
    lay(&mut game, 0, "takadanobaba", "ikebukuro");
    let picture = picture(&game);
    assert_eq!(
        row(&picture, "track"),
        "track  Shinjuku - Takadanobaba - Ikebukuro, Nakano - Koenji"
    );
    assert_eq!(
        row(&picture, "supply"),
        "supply stores 1 food, 2 clothing, 1 books, 2 electronics · 3 department stores · 10 tracks"
    );
    assert!(picture.contains("open link: Shinjuku=Yoyogi"), "{picture}");
}

#[test]
fn the_head_says_when_it_is() {
    let mut game = example();
    game.public.taken = Kinds::NONE.with(Kind::Build).with(Kind::Move);
    game.public.phase = Phase::LastTurns(2);
    let head = picture(&game).lines().next().map(String::from).unwrap_or_default();
    assert!(
        head.starts_with(
            "── Shinjuku · Keido Subway's turn · taken: Build and Move · 2 last turns left, counting this one ──"
        ),
        "{head}"
    );
    assert_eq!(question(&game), "▶ Last turn! You've taken two actions. End your turn.");
}

/// Carries out actions of Keido Subway; before each one, what it is called and what was asked.
fn play(game: &mut Shinjuku, actions: &[Action]) -> (Vec<String>, Vec<Told<Event>>) {
    let (mut lines, mut told) = (Vec::new(), Vec::new());
    for action in actions {
        lines.push(question(game));
        lines.push(words(game, *action));
        game.apply(seat(0), action, &mut told).expect("legal");
    }
    lines.push(question(game));
    (lines, told)
}

#[test]
fn s6_a_move_in_words() {
    let mut game = example();
    put(&mut game, 2, Sells::Everything, "iidabashi");
    let actions = [
        Action::Choose { action: Kind::Move },
        Action::MoveFrom { ward: id("chiyoda") },
        Action::Pay { card: id("shinjuku") },
        Action::StartAt {
            station: id("iidabashi"),
        },
        Action::HandOver {
            goods: Goods::Food,
            double: false,
        },
        Action::GoTo {
            station: id("takadanobaba"),
        },
        Action::Stop {},
    ];
    let (lines, told) = play(&mut game, &actions);
    let expected = [
        "▶ Choose your first action.",
        "Move customers",
        "▶ Choose the ward whose customers move.",
        "Move the customers in Chiyoda: 1 food, 2 double food and 1 books",
        "▶ Pay a card of Chiyoda, or a wildcard, to move the customers in Chiyoda.",
        "Pay Shinjuku as a wildcard",
        "▶ Choose the station in Chiyoda where the customers set off.",
        "Set off from Iidabashi: Boutou Kyuukou's department store takes one",
        "▶ Which customer gets off at Iidabashi? On the way: 1 food, 2 double food and 1 books.",
        "Hand over 1 food to Boutou Kyuukou",
        "▶ Move 2 double food and 1 books on from Iidabashi, or end the Move here.",
        "Go on to Takadanobaba along Boutou Kyuukou's track: your food store takes one",
        "▶ Move 1 double food and 1 books on from Takadanobaba, or end the Move here.",
        "End the Move: 1 double food and 1 books stay in Shinjuku (Income for Boutou Kyuukou)",
        "▶ Choose a second, different action, or end your turn.",
    ];
    assert_eq!(lines, expected);
    let view = game.view(Viewer::Spectator);
    let events: Vec<String> = told
        .iter()
        .map(|told| Shinjuku::event_line(&view, &told.event).to_string())
        .collect();
    let expected = [
        "Keido Subway chose Move.",
        "Keido Subway paid Shinjuku.",
        "Keido Subway sent the customers in Chiyoda off from Iidabashi: 1 food, 2 double food and 1 books.",
        "Boutou Kyuukou got 1 food at Iidabashi.",
        "They went on to Takadanobaba along Boutou Kyuukou's track.",
        "Keido Subway got 1 double food at Takadanobaba.",
        "Left in Shinjuku: 1 double food and 1 books.",
    ];
    assert_eq!(events[..expected.len()], expected);
}

#[test]
fn s5_building_and_expanding_in_words() {
    let mut game = example();
    let actions = [
        Action::Choose { action: Kind::Build },
        Action::BuildAt { station: id("shibuya") },
        Action::NewStore { goods: Goods::Food },
        Action::PayThree {},
        Action::Pay { card: id("ota") },
        Action::Pay { card: id("ota") },
    ];
    let (lines, _) = play(&mut game, &actions);
    assert_eq!(lines[3], "Build at Shibuya (Shibuya, icon 3)");
    assert_eq!(lines[5], "New food store (1 in your supply)");
    assert_eq!(
        lines[6],
        "▶ Pay a card of Shibuya, or a wildcard, for a new food store at Shibuya."
    );
    assert_eq!(lines[9], "Pay Ota as one of three");
    assert_eq!(
        lines[12],
        "▶ Pick one more card besides Ota and Ota for a new food store at Shibuya."
    );
    let others = plain(&Shinjuku::picture(
        &game.view(Viewer::Seat(seat(1))),
        &table::Voice::default(),
    ));
    assert!(
        others.ends_with("Keido Subway is picking three cards for a new food store at Shibuya.\n"),
        "{others}"
    );
    let mut game = example();
    let actions = [
        Action::Choose { action: Kind::Expand },
        Action::Connect {
            from: id("ueno"),
            to: id("oshiage"),
        },
        Action::Connect {
            from: id("kinshicho"),
            to: id("oshiage"),
        },
    ];
    let (lines, _) = play(&mut game, &actions);
    assert_eq!(lines[3], "Lay a track from Ueno to Oshiage");
    assert_eq!(lines[5], "Lay a second track from Kinshicho to Oshiage");
    assert_eq!(
        lines[6],
        "▶ Pay a card of Taito or Sumida, or a wildcard, for the track Kinshicho – Oshiage."
    );
}

#[test]
fn s5_8_an_upgrade_in_words() {
    let mut game = example();
    game.private[0].earned = customers(&[(Goods::Books, false), (Goods::Books, true)]);
    let actions = [
        Action::Choose { action: Kind::Upgrade },
        Action::UpgradeAt {
            station: id("shinjuku"),
        },
        Action::GiveUp { double: true },
        Action::Pay { card: id("shinjuku") },
    ];
    let (lines, told) = play(&mut game, &actions);
    assert_eq!(lines[3], "Upgrade the books store at Shinjuku (icon 1)");
    assert_eq!(lines[5], "Give up 1 double books");
    assert_eq!(
        lines[6],
        "▶ Pay a card of Shinjuku, or a wildcard, for the department store at Shinjuku, giving up 1 double books."
    );
    assert_eq!(lines[7], "Pay Shinjuku");
    let mut giving_up = example();
    giving_up.private[0].earned = customers(&[(Goods::Books, true)]);
    play(&mut giving_up, &actions[..3]);
    let others = plain(&Shinjuku::picture(
        &giving_up.view(Viewer::Seat(seat(1))),
        &table::Voice::default(),
    ));
    assert!(
        others.ends_with(
            "Keido Subway is paying a card of Shinjuku or a wildcard for the department store at Shinjuku.\n"
        ),
        "{others}"
    );
    let last = told
        .last()
        .map(|told| Shinjuku::event_line(&game.view(Viewer::Spectator), &told.event).to_string());
    assert_eq!(
        last.as_deref(),
        Some("Keido Subway opened a department store at Shinjuku and gave up 1 double books.")
    );
}

#[test]
fn s7_4_the_end_names_the_winner() {
    let mut game = example();
    (game.public.phase, game.public.step) = (Phase::Over, Step::Choose);
    assert_eq!(
        question(&game),
        "The game is over: Keido Subway, Nippon Railways and Boutou Kyuukou share the victory with 0 points each."
    );
    put(&mut game, 1, Sells::Everything, "akihabara");
    assert_eq!(question(&game), "The game is over: Nippon Railways won with 0 points.");
    assert!(
        picture(&game).contains("── N · Nippon Railways (blue) · place 1 ──"),
        "{}",
        picture(&game)
    );
}

#[test]
fn words_for_what_is_unknown_or_not_asked() {
    let game = example();
    assert_eq!(
        words(&game, Action::BuildAt { station: id("nowhere") }),
        "Build at nowhere"
    );
    assert_eq!(words(&game, Action::GoTo { station: id("tokyo") }), "Go on to Tokyo");
    assert_eq!(
        words(&game, Action::GiveUp { double: false }),
        "Give up a single customer"
    );
    assert_eq!(
        Shinjuku::event_line(&game.view(Viewer::Spectator), &Event::TurnStarted { seat: seat(4) }).to_string(),
        "Seat 4 began a new turn."
    );
}

/// No line has more than this many columns, and nothing but our own colours is in it.
fn check_lines(text: &str, most: usize) {
    for line in plain(text).lines() {
        assert!(
            line.chars().count() <= most && !line.contains('\u{1b}'),
            "{line}\n in \n{text}"
        );
    }
}

fn check_view(game: &Shinjuku, view: &View, most: usize) {
    check_lines(&Shinjuku::picture(view, &table::Voice::default()), 120);
    let mut legal = Vec::new();
    game.awaiting().iter().for_each(|seat| game.legal(seat, &mut legal));
    for action in &legal {
        let words = Shinjuku::action_label(view, action).to_string();
        assert!(!words.contains('\n'));
        check_lines(&words, most);
    }
}

/// Plays a random game; the viewers take turns in looking at it, one at each position.
fn play_and_look(players: u8, options: &Options, rng: &mut Rng, most: usize) {
    let mut game = Shinjuku::new(players, options, rng.seed()).expect("a legal set-up");
    let viewers: Vec<Viewer> = Viewer::all(players).chain([Viewer::Seat(seat(4))]).collect();
    let mut legal = Vec::new();
    for viewer in viewers.iter().copied().cycle() {
        let before = game.view(viewer);
        check_view(&game, &before, most);
        let Some((seat, action)) = random_decision(&game, rng, &mut legal) else {
            break;
        };
        let mut told: Vec<Told<Event>> = Vec::new();
        game.apply(seat, &action, &mut told).expect("legal");
        for view in [before, game.view(viewer)] {
            told.iter()
                .for_each(|told| check_lines(&Shinjuku::event_line(&view, &told.event).to_string(), most));
        }
    }
    viewers
        .into_iter()
        .for_each(|viewer| check_view(&game, &game.view(viewer), most));
}

#[test]
fn every_position_can_be_shown_to_everybody() {
    let mut rng = Rng::new(Seed::from_text("text"));
    for players in 2..=4 {
        for open_customers in [false, true, false] {
            play_and_look(
                players,
                &Options {
                    open_customers,
                    ..Options::default()
                },
                &mut rng,
                130,
            );
        }
    }
}

#[test]
fn s1_1_maps_with_odd_names_can_be_shown() {
    let odd = |line: &str| match line.split_once(" = ") {
        Some(("name", name)) => format!("name = \"{}\\u001B[31m\\n of a long name\"\n", name.trim_matches('"')),
        Some(("department_store_rank", rank)) => format!(
            "department_store_rank = {}\n",
            240 + rank.parse::<u32>().expect("a number")
        ),
        _ => format!("{line}\n"),
    };
    let map: String = include_str!("../../data/shinjuku.toml").lines().map(odd).collect();
    let map = Arc::new(load::from_toml(&map).expect("a good map"));
    play_and_look(
        4,
        &Options {
            map,
            ..Options::default()
        },
        &mut Rng::new(Seed::from_text("odd")),
        150,
    );
}
