use std::sync::Arc;

use table::{Card, Game, Language, Present, Rng, Seat, Seed, Told, Viewer, Voice, random_decision};

use crate::parts::cards::{
    Landmark, PlanIndex, PlanKind, Roads, Rotation, TokenIndex, TokenKind, TownCard, TownId, TownIndex,
};
use crate::parts::cell::Direction;
use crate::parts::load;
use crate::state::view::View;
use crate::state::{Pending, Phase, Private};
use crate::{Action, ByLine, Cell, Duty, Event, Hill, Line, Location, Options, Spot};

use super::pen::Pen;
use super::{card, town};

/// The text without ANSI sequences.
fn plain(text: &str) -> String {
    let mut parts = text.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |out, part| {
        out + part.split_once('m').map_or("", |(_, rest)| rest)
    })
}

fn cell(column: i8, row: i8) -> Cell {
    Cell::new(column, row).expect("within reach")
}

fn spot(a: [i8; 2], b: [i8; 2]) -> Spot {
    Spot::between(cell(a[0], a[1]), cell(b[0], b[1])).expect("neighbours")
}

fn lay(line: Line, a: [i8; 2], b: [i8; 2]) -> Action {
    Action::Lay {
        duty: Duty::Track,
        line,
        spot: spot(a, b),
    }
}

/// A game in round 5, seat 0 in the middle of its turn, on cards with these roads (as in the card lists) in two rows of two.
fn game(roads: &str) -> Hill {
    let list = include_str!("../../../data/hill.toml");
    let line = |line: &str| {
        if line.starts_with("roads") {
            format!("roads = \"{roads}\"\n")
        } else {
            format!("{line}\n")
        }
    };
    let cards = load::from_toml(&list.lines().map(line).collect::<String>()).expect("a good list");
    let mut hill = Hill::new(
        2,
        &Options {
            cards: Arc::new(cards),
            ..Options::default()
        },
        Seed::from_text("text"),
    )
    .expect("a legal set-up");
    hill.public.phase = Phase::Turns;
    hill.public.round = 5;
    hill.public.starting = Seat::new(0).expect("a seat");
    hill.private = [Private::NEW; 4];
    let player = &mut hill.public.seats[0];
    for (card, [column, row]) in (0..).map(TownIndex::from_number).zip([[0, 0], [1, 0], [0, 1], [1, 1]]) {
        player.town.place(&hill.cards, cell(column, row), card, Rotation::NONE);
    }
    player.resources = 0;
    player.turn.location = Some(Location::Resources);
    hill
}

fn picture_of_town(hill: &Hill) -> String {
    let pen = Pen {
        view: &hill.view(Viewer::Spectator),
        voice: &Voice::default(),
    };
    plain(&town::draw(pen, &hill.public.seats[0].town).to_string())
}

/// The picture as seat 0 sees it.
fn picture(hill: &Hill) -> String {
    plain(&Hill::picture(
        &hill.view(Viewer::Seat(hill.public.starting)),
        &Voice::default(),
    ))
}

fn words(hill: &Hill, action: Action) -> String {
    plain(&Hill::action_label(&hill.view(Viewer::Spectator), &action).to_string())
}

#[test]
fn h5_4_roads_are_drawn_as_the_card_is_turned() {
    let roads = Roads::default().with(Direction::N).with(Direction::NE);
    let values = ByLine {
        red: 1,
        yellow: 2,
        blue: 3,
        black: 4,
    };
    let town_card = TownCard {
        id: TownId(7),
        values,
        roads,
        landmark: Some(Landmark::Zoo),
    };
    let hill = game("");
    let pen = Pen {
        view: &hill.view(Viewer::Spectator),
        voice: &Voice::default(),
    };
    let drawn = |turned| plain(&card::draw(pen, &town_card, turned, None).to_string());
    assert_eq!(
        drawn(Rotation::NONE),
        "╭─────╨─────╱\n\
         │7          │\n\
         │♣ Zoo      │\n\
         │R1 Y2 B3 K4│\n\
         ╰───────────╯\n"
    );
    assert_eq!(
        drawn(Rotation::ALL[1]),
        "╭───────────╮\n\
         │7          │\n\
         │♣ Zoo      ╞\n\
         │R1 Y2 B3 K4│\n\
         ╰───────────╲\n"
    );
}

#[test]
fn h6_2_a_road_all_the_way_is_drawn_through() {
    let expected = "
      column 0          column 1
    ╲─────╨─────╮     ╲─────╨─────╮
row │1          │     │2          │
 0  ╡♣ Park     ╞═════╡♣ Park     ╞
    │R1 Y1 B1 K6│     │R4 Y1 B2 K3│
    ╰───────────╲     ╰───────────╲
                  ╲
                   ╲
          ║         ╲       ║
    ╲─────╨─────╮     ╲─────╨─────╮
row │3          │     │4          │
 1  ╡♣ Park     ╞═════╡♣ Park     ╞
    │R3 Y3 B3 K3│     │R3 Y3 B3 K3│
    ╰───────────╲     ╰───────────╲
";
    assert_eq!(format!("\n{}", picture_of_town(&game("E SE W NW N"))), expected);
}

#[test]
fn h6_4_h6_10_crossings_and_double_tracks_can_be_read() {
    let mut hill = game("");
    let town = &mut hill.public.seats[0].town;
    town.lay(Line::Red, spot([0, 0], [1, 1]));
    town.lay(Line::Yellow, spot([0, 0], [1, 1]));
    town.lay(Line::Blue, spot([1, 0], [0, 1]));
    town.lay(Line::Red, spot([0, 0], [1, 0]));
    town.lay(Line::Black, spot([0, 0], [1, 0]));
    town.lay(Line::Blue, spot([1, 0], [1, 1]));
    let expected = "
      column 0          column 1
    ╭───────────╮     ╭───────────╮
row │1          │     │2          │
 0  │♣ Park     │━RK━━│♣ Park     │
    │R1 Y1 B1 K6│     │R4 Y1 B2 K3│
    ╰───────────╯     ╰───────────╯
                 RY ╱B      ┃
                   ╳        B
                 B╱ RY      ┃
    ╭───────────╮     ╭───────────╮
row │3          │     │4          │
 1  │♣ Park     │     │♣ Park     │
    │R3 Y3 B3 K3│     │R3 Y3 B3 K3│
    ╰───────────╯     ╰───────────╯
";
    assert_eq!(format!("\n{}", picture_of_town(&hill)), expected);
}

#[test]
fn four_colours_find_room_on_any_spot() {
    for (a, b) in [([0, 0], [1, 1]), ([1, 0], [0, 1]), ([0, 0], [1, 0]), ([0, 0], [0, 1])] {
        let mut hill = game("");
        Line::ALL
            .into_iter()
            .for_each(|line| hill.public.seats[0].town.lay(line, spot(a, b)));
        let picture = picture_of_town(&hill);
        let cards = ["R1", "Y1", "B1", "K6", "R4", "B2", "K3", "R3", "Y3", "B3"];
        let tracks = cards
            .iter()
            .fold(picture.clone(), |text, value| text.replace(value, ""));
        let letters: String = tracks.chars().filter(|symbol| "RYBK".contains(*symbol)).collect();
        assert_eq!(letters, "RYBK", "{picture}");
    }
}

#[test]
fn upgrades_say_what_they_make_of_the_value() {
    let mut hill = game("");
    let token = hill.cards.tokens.iter().position(|token| {
        matches!(
            token.kind,
            TokenKind::Upgrade(crate::parts::cards::Upgrade::DoubleValue(Line::Black))
        )
    });
    let token = TokenIndex::from_number(token.expect("the list has them") as u8);
    hill.public.seats[0].turn.pending = Pending::Upgrade(token);
    assert_eq!(
        words(&hill, Action::Upgrade { at: cell(0, 0) }),
        "Put ×2 for black on Amusement Park (card 1): black 6 becomes 12"
    );
    hill.public.seats[0].town.upgrade(cell(0, 0), token);
    assert!(
        picture_of_town(&hill).contains("│1    K×2=12│"),
        "{}",
        picture_of_town(&hill)
    );
}

#[test]
fn plans_are_ticked_when_fulfilled_and_say_what_is_missing_otherwise() {
    let mut hill = game("");
    let number = |wanted: PlanKind| {
        hill.cards
            .plans
            .iter()
            .position(|plan| plan.kind == wanted)
            .map(|place| PlanIndex::from_number(place as u8))
            .expect("the list has one")
    };
    let (seven, five) = (number(PlanKind::SevenTracks), number(PlanKind::FiveTypes));
    let corners = number(PlanKind::TopLeftToBottomRight);
    let id = |plan: PlanIndex| hill.cards.plan(plan).id.0;
    let expected = [
        format!(" ✓ 6 #{} 7 tracks", id(seven)),
        format!("   6 #{} 5 types of landmarks", id(five)),
        format!("   8 #{} top left and bottom right corners", id(corners)),
    ];
    let player = &mut hill.public.seats[0];
    [seven, five, corners]
        .into_iter()
        .for_each(|plan| player.plans.red.push(plan));
    for (card, [column, row]) in (4..).map(TownIndex::from_number).zip([[2, 0], [2, 1], [2, 2], [1, 2]]) {
        player.town.place(&hill.cards, cell(column, row), card, Rotation::NONE);
    }
    let path = [[0, 0], [0, 1], [1, 1], [1, 0], [2, 0], [2, 1], [2, 2], [1, 2]];
    path.windows(2)
        .for_each(|pair| player.town.lay(Line::Red, spot(pair[0], pair[1])));
    let picture = picture(&hill);
    assert!(
        picture.contains(" R  ●●◆●●◆●○  7 laid, 1 left           21 points\n"),
        "{picture}"
    );
    let missing = ["", "3 to go", "frame open"];
    for (row, missing) in expected.iter().zip(missing) {
        assert!(
            picture
                .lines()
                .any(|line| line.contains(row) && line.ends_with(missing)),
            "{row}: {picture}"
        );
    }
}

#[test]
fn lays_are_told_with_their_costs() {
    let mut hill = game("N");
    let town = &mut hill.public.seats[0].town;
    town.lay(Line::Red, spot([0, 0], [1, 1]));
    assert_eq!(
        words(&hill, lay(Line::Blue, [0, 0], [1, 0])),
        "Lay blue from Amusement Park (card 1) to Amusement Park (card 2) as action C (2 resources)"
    );
    assert_eq!(
        words(&hill, lay(Line::Blue, [0, 1], [0, 0])),
        "Lay blue from Amusement Park (card 1) to Amusement Park (card 3) as action C (1 resource)"
    );
    assert_eq!(
        words(&hill, lay(Line::Blue, [0, 1], [1, 0])),
        "Lay blue from Amusement Park (card 2) to Amusement Park (card 3) as action C (4 resources, crossing)"
    );
    assert_eq!(
        words(&hill, lay(Line::Blue, [0, 0], [1, 1])),
        "Lay blue from Amusement Park (card 1) to Amusement Park (card 4) as action C (2 resources, Double Track)"
    );
    hill.public.seats[0].town.lay(Line::Red, spot([1, 1], [1, 0]));
    let location = Action::Lay {
        duty: Duty::Location,
        line: Line::Red,
        spot: spot([1, 0], [0, 1]),
    };
    assert_eq!(
        words(&hill, location),
        "Lay red from Amusement Park (card 2) to Amusement Park (card 3) as action D (4 resources, crossing, then a bonus)"
    );
}

#[test]
fn cards_are_told_with_their_names_and_roads() {
    let hill = game("N SE");
    let place = Action::Place {
        card: TownId(7),
        at: cell(-1, 0),
        turned: Rotation::ALL[1],
    };
    assert_eq!(
        words(&hill, place),
        "Place Zoo (card 7) at column −1, row 0, turned 90° (roads E SW)"
    );
    let unknown = Action::Place {
        card: TownId(999),
        at: cell(0, 2),
        turned: Rotation::NONE,
    };
    assert_eq!(words(&hill, unknown), "Place card 999 at column 0, row 2 (no roads)");
}

#[test]
fn events_name_the_seat() {
    let mut hill = game("");
    hill.public.seats[0].resources = 9;
    let mut told: Vec<Told<Event>> = Vec::new();
    for action in [lay(Line::Red, [0, 0], [1, 1]), Action::Gain {}] {
        hill.apply(hill.public.starting, &action, &mut told).expect("legal");
    }
    let view = hill.view(Viewer::Spectator);
    let lines: Vec<String> = told
        .iter()
        .map(|told| Hill::event_line(&view, &told.event).to_string())
        .collect();
    assert_eq!(
        lines,
        [
            "Seat 0 laid red from Amusement Park (card 1) to Amusement Park (card 4) for 2 resources.",
            "Seat 0 gained 2 resources."
        ]
    );
}

#[test]
fn the_viewer_is_asked_what_is_still_to_do() {
    let mut hill = game("N");
    let last_line = |hill: &Hill| picture(hill).lines().last().map(String::from).unwrap_or_default();
    assert_eq!(
        last_line(&hill),
        "▶ Do these in any order: place a Town card, take 2 resources and lay a track."
    );
    (hill.public.seats[0].turn.placed, hill.public.seats[0].turn.located) = (true, true);
    assert_eq!(
        last_line(&hill),
        "▶ All done: end your turn, or take free actions first.",
        "no track can be paid for"
    );
    hill.public.seats[0].resources = 1;
    assert_eq!(last_line(&hill), "▶ Still to do: lay a track.");
}

#[test]
fn h7_1_drawn_cards_are_shown_to_their_owner_only() {
    let mut hill = game("");
    hill.public.seats[0].turn.pending = Pending::KeepPlan;
    [0, 1]
        .map(PlanIndex::from_number)
        .into_iter()
        .for_each(|plan| hill.private[0].drawn_plans.push(plan));
    let drawn = |viewer| {
        plain(&Hill::picture(&hill.view(viewer), &Voice::default()))
            .lines()
            .filter(|line| line.contains("drawn: 8 #"))
            .count()
    };
    let seats = Viewer::all(2).map(drawn).collect::<Vec<_>>();
    assert_eq!(seats, [2, 0, 0], "{}", picture(&hill));
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

fn check_view(hill: &Hill, view: &View, most: usize) {
    check_lines(&Hill::picture(view, &Voice::default()), most);
    for language in [Language::Ja, Language::Fr] {
        let most_characters = most + 20; // some words are longer
        check_lines(&Hill::picture(view, &Voice::in_language(language)), most_characters);
    }
    let mut legal = Vec::new();
    hill.awaiting().iter().for_each(|seat| hill.legal(seat, &mut legal));
    for action in &legal {
        let words = Hill::action_label(view, action).to_string();
        assert!(!words.contains('\n'));
        check_lines(&words, 2 * most);
    }
}

/// Plays a random game; the viewers take turns in looking at it, one at each position.
fn play_and_look(players: u8, options: &Options, rng: &mut Rng, most: usize) {
    let mut hill = Hill::new(players, options, rng.seed()).expect("a legal set-up");
    let stranger = Viewer::Seat(Seat::new(4).expect("a seat of other games"));
    let viewers: Vec<Viewer> = Viewer::all(players).chain([stranger]).collect();
    let mut legal = Vec::new();
    for viewer in viewers.into_iter().cycle() {
        let before = hill.view(viewer);
        check_view(&hill, &before, most);
        let Some((seat, action)) = random_decision(&hill, rng, &mut legal) else {
            break;
        };
        let mut told: Vec<Told<Event>> = Vec::new();
        hill.apply(seat, &action, &mut told).expect("legal");
        for view in [before, hill.view(viewer)] {
            told.iter()
                .for_each(|told| check_lines(&Hill::event_line(&view, &told.event).to_string(), 3 * most));
        }
    }
}

#[test]
fn every_position_can_be_shown_to_everybody() {
    let mut rng = Rng::new(Seed::from_text("text"));
    for players in 1..=4 {
        play_and_look(players, &Options::default(), &mut rng, 130);
        play_and_look(
            players,
            &Options {
                residents: true,
                no_rotation: true,
                simultaneous: true,
                ..Options::default()
            },
            &mut rng,
            130,
        );
    }
}

#[test]
fn h1_1_card_lists_with_odd_numbers_and_names_can_be_shown() {
    let odd = |line: &str| match line.split_once(" = ") {
        Some(("id", name)) if name.starts_with('"') => {
            format!("id = \"{}\\u001B[31m\\n of a long name\"\n", name.trim_matches('"'))
        }
        Some(("id", number)) => format!("id = {}\n", 65_000 + number.parse::<u32>().expect("a number")),
        Some(("points", number)) if !number.starts_with('{') => "points = 100\n".into(),
        Some(("name", _)) => "name = \"\"\n".into(),
        _ => format!("{line}\n"),
    };
    let list: String = include_str!("../../../data/hill.toml").lines().map(odd).collect();
    let cards = Arc::new(load::from_toml(&list).expect("a good list"));
    play_and_look(
        4,
        &Options {
            residents: true,
            cards,
            ..Options::default()
        },
        &mut Rng::new(Seed::from_text("odd")),
        145,
    );
}
