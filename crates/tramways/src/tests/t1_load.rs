//! T1.2, T1.3: files of boards and cards, what is wrong with bad ones, and our own.

use table::{Say, Seed};

use crate::board::{Board, Boards, Ground};
use crate::kind::Kind;
use crate::load::{self, BoardsFile, CardsFile, LoadError};
use crate::text::load::LoadProblem;
use crate::ticket::{Cards, Class, Consequence, Face, Icon, Ticket};

/// Two boards.
const BOARDS: &str = r#"format = 1
name = "Two boards"
[board.B]
grid = """
.. RR RR ^^ ..
.. .. B1 .. B2
.. CC ~~ LL II
"""
[board.A]
grid = """
.. A1 LL ^^ ..
.. .. LL A2 ..
A3 .. .. ^^ ..
"""
"#;

/// A card of every kind.
const CARDS: &str = r#"format = 1
name = "Six cards"
generic = [{ id = 7, name = "Gang", icons = ["build2", "get_worker"], strip = true, consequence = "none" }]
development = [{ id = 3, name = "Shift", icons = ["build3"], strip = true, consequence = "stress1" }]
parcel = [{ id = 2, name = "Row", parcel = "A1", icons = ["parcel_number", "dest_R"], strip = true, consequence = "none" }]
building = [{ id = 127, name = "Shop", building = "C", icons = ["money2"], strip = true, consequence = "pay3" }]
auction = [
    { id = 1, name = "Stock", players = 2, void = true, icons = ["build1", "build1", "dest_L", "dest_I"], strip = false, consequence = "none" },
    { id = 5, name = "Fair", players = 5, icons = ["money1"], strip = true, consequence = "none" },
]
"#;

fn changed(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

/// What is said of the two boards with one place changed.
fn boards_said(from: &str, to: &str) -> String {
    load::boards_from_toml(&changed(BOARDS, from, to))
        .expect_err("it should be refused")
        .to_string()
}

/// What is said of the card list with one place changed.
fn cards_said(from: &str, to: &str) -> String {
    load::cards_from_toml(&changed(CARDS, from, to))
        .expect_err("it should be refused")
        .to_string()
}

#[test]
fn t1_2_boards_are_read_in_the_order_of_their_letters() {
    let boards = load::boards_from_toml(BOARDS).expect("good boards");
    assert_eq!(
        (
            boards.name.as_str(),
            boards.boards.iter().map(|board| board.letter).collect::<String>()
        ),
        ("Two boards", "AB".to_owned())
    );
    let a = boards.find('A').expect("it is there");
    assert_eq!(
        a.parcels().map(|name| name.to_string()).collect::<Vec<_>>(),
        ["A1", "A2", "A3"]
    );
    let b = boards.find('B').expect("it is there");
    assert_eq!(
        b.grid[0][1..4],
        [
            Ground::Building(Kind::Residence),
            Ground::Building(Kind::Residence),
            Ground::Mountain
        ]
    );
    assert_eq!(
        b.grid[2][1..],
        [
            Ground::Building(Kind::Commerce),
            Ground::Lake,
            Ground::Building(Kind::Leisure),
            Ground::Building(Kind::Industry)
        ]
    );
}

#[test]
fn t1_3_cards_are_read_in_the_order_of_their_numbers() {
    let cards = load::cards_from_toml(CARDS).expect("a good list");
    assert_eq!(
        cards.faces.iter().map(|face| u8::from(face.ticket)).collect::<Vec<_>>(),
        [1, 2, 3, 5, 7, 127]
    );
    let icons = vec![Icon::Build1, Icon::Build1, Icon::Leisure, Icon::Industry];
    let class = Class::Auction { players: 2, void: true };
    let stock = Face {
        ticket: ticket(1),
        name: "Stock".into(),
        class,
        icons,
        strip: false,
        consequence: Consequence::None,
    };
    assert_eq!(*cards.face(ticket(1)), stock);
    assert_eq!(
        cards.face(ticket(5)).class,
        Class::Auction {
            players: 5,
            void: false
        }
    );
    assert_eq!(
        (cards.face(ticket(127)).class, cards.face(ticket(127)).consequence),
        (Class::Building(Kind::Commerce), Consequence::Pay3)
    );
    assert_eq!(
        (cards.face(ticket(3)).class, cards.face(ticket(3)).consequence),
        (Class::Development, Consequence::Stress1)
    );
    assert_eq!(
        (cards.face(ticket(7)).class, cards.face(ticket(7)).strip),
        (Class::Generic, true)
    );
    assert_eq!(cards.parcel(table::Label::new("A1").expect("short")), Some(ticket(2)));
}

#[test]
fn t1_2_boards_are_written_as_they_were_read() {
    for text in [BOARDS, include_str!("../../data/boards.toml")] {
        let boards = load::boards_from_toml(text).expect("good boards");
        let written = toml::to_string(&BoardsFile::from(&boards)).expect("TOML");
        assert_eq!(load::boards_from_toml(&written).expect("still good"), boards);
        let json = serde_json::to_string(&BoardsFile::from(&boards)).expect("JSON");
        assert_eq!(
            Boards::try_from(serde_json::from_str::<BoardsFile>(&json).expect("the same")),
            Ok(boards)
        );
    }
    assert!(!load::boards_from_toml(BOARDS).expect("good").is_standard());
    assert!(
        load::boards_from_toml(include_str!("../../data/boards.toml"))
            .expect("ours")
            .is_standard()
    );
}

#[test]
fn t1_3_cards_are_written_as_they_were_read() {
    for text in [CARDS, include_str!("../../data/cards.toml")] {
        let cards = load::cards_from_toml(text).expect("a good list");
        let written = toml::to_string(&CardsFile::from(&cards)).expect("TOML");
        assert_eq!(load::cards_from_toml(&written).expect("still good"), cards);
        let json = serde_json::to_string(&CardsFile::from(&cards)).expect("JSON");
        assert_eq!(
            Cards::try_from(serde_json::from_str::<CardsFile>(&json).expect("the same")),
            Ok(cards)
        );
    }
    assert!(!load::cards_from_toml(CARDS).expect("good").is_standard());
    assert!(
        load::cards_from_toml(include_str!("../../data/cards.toml"))
            .expect("ours")
            .is_standard()
    );
}

#[test]
fn t1_2_what_are_no_boards_is_refused() {
    assert_eq!(
        load::boards_from_toml("format = 1\nname = 3")
            .expect_err("bad")
            .to_string()
            .split(':')
            .next(),
        Some("line 2")
    );
    assert!(boards_said("grid", "grind").starts_with("line 4: unknown field `grind`"));
    assert!(
        boards_said("[board.A]", "[board.B]").starts_with("line 9: "),
        "a letter twice"
    );
    assert_eq!(
        boards_said("format = 1", "format = 2"),
        "format 2 is unknown; this program reads format 1"
    );
    assert_eq!(
        boards_said("Two boards", " "),
        "the name ' ' is empty or too long; a name has 1 to 40 characters"
    );
    let none = load::boards_from_toml("format = 1\nname = \"None\"").expect_err("no boards");
    let problem = LoadProblem::NoBoards { most: 26 }.say(&());
    assert_eq!(none, LoadError::Whole { problem });
    assert_eq!(none.to_string(), "there are no boards; 1 to 26 are possible");
}

#[test]
fn t1_2_a_board_is_named_by_a_letter() {
    for name in ["a", "AA", "7", "Ä", "\"\""] {
        let expected = format!(
            "board {}: a board is named by one letter from A to Z",
            name.trim_matches('"')
        );
        assert_eq!(
            boards_said(
                "[board.A]",
                &format!("[board.{}]", if name == "Ä" { "\"Ä\"" } else { name })
            ),
            expected
        );
    }
    let all = |letters: std::ops::RangeInclusive<char>| -> String {
        let board = |letter: char| {
            format!("[board.{letter}]\ngrid = '''\n.. .. .. .. ..\n.. .. .. .. ..\n.. .. .. .. {letter}1\n'''\n")
        };
        "format = 1\nname = \"All\"\n".to_owned() + &letters.map(board).collect::<String>()
    };
    assert_eq!(
        load::boards_from_toml(&all('A'..='Z'))
            .expect("26 are possible")
            .boards
            .len(),
        26
    );
}

#[test]
fn t1_2_a_board_has_three_rows_of_five_squares() {
    assert_eq!(boards_said("\n.. .. LL A2 ..", ""), "board A: 2 rows; a board has 3");
    assert_eq!(
        boards_said("\n.. .. LL A2 ..", "\n.. .. .. .. ..\n.. .. .. .. .."),
        "board A: 4 rows; a board has 3"
    );
    assert_eq!(
        boards_said("\n.. .. LL A2 ..", "\n.. .. .. .. ..\n"),
        "board A: 4 rows; a board has 3"
    );
    assert_eq!(
        boards_said(".. .. LL A2 ..", ".. .. LL A2"),
        "board A: row 2: 4 squares; a row has 5"
    );
    assert_eq!(
        boards_said(".. .. LL A2 ..", ".. .. LL A2 .. .."),
        "board A: row 2: 6 squares; a row has 5"
    );
    assert_eq!(
        boards_said("\"\"\"\n.. RR RR ^^ ..\n.. .. B1 .. B2\n.. CC ~~ LL II\n\"\"\"", "''"),
        "board B: 0 rows; a board has 3"
    );
}

#[test]
fn t1_2_squares_are_known_and_parcels_belong_to_their_board() {
    let unknown = |token: &str| {
        format!("board A: row 2: unknown square '{token}'; there are .. ^^ ~~ RR CC LL II and the parcels A1 to A9")
    };
    for token in ["A0", "AA", "A10", "a2", "ll", "--", "L", ".", "Ä2"] {
        assert_eq!(
            boards_said(".. .. LL A2 ..", &format!(".. .. LL {token} ..")),
            unknown(token)
        );
    }
    assert_eq!(
        boards_said("A3", "B3"),
        "board A: row 3: the parcel B3 is of another board; here they are A1 to A9"
    );
    assert_eq!(
        boards_said("A3", "A1"),
        "board A: row 3: the parcel A1 appears twice on the board"
    );
    load::boards_from_toml(&changed(BOARDS, "A3", "A9")).expect("digits may be left out");
}

#[test]
fn t1_3_what_is_no_card_list_is_refused() {
    assert_eq!(
        load::cards_from_toml("format = 1\nname = 3")
            .expect_err("bad")
            .to_string()
            .split(':')
            .next(),
        Some("line 2")
    );
    assert!(cards_said("strip = true", "stripe = true").starts_with("line 3: unknown field `stripe`"));
    assert!(cards_said(", consequence = \"stress1\"", "").starts_with("line 4: missing field `consequence`"));
    assert!(cards_said("generic", "general").starts_with("line 3: unknown field `general`"));
    assert_eq!(
        cards_said("format = 1", "format = 0"),
        "format 0 is unknown; this program reads format 1"
    );
    assert_eq!(
        cards_said("Six cards", ""),
        "the name '' is empty or too long; a name has 1 to 40 characters"
    );
    let none = load::cards_from_toml("format = 1\nname = \"None\"").expect_err("no cards");
    let problem = LoadProblem::NoCards { most: 127 }.say(&());
    assert_eq!(none, LoadError::Whole { problem });
    assert_eq!(none.to_string(), "there are no cards; 1 to 127 are possible");
}

#[test]
fn t1_3_cards_are_numbered_from_1_to_127_each_once_over_all_kinds() {
    for id in ["0", "128", "-1", "259", "9223372036854775807"] {
        assert_eq!(
            cards_said("id = 3", &format!("id = {id}")),
            format!("Development card {id}: cards are numbered from 1 to 127")
        );
    }
    assert_eq!(
        cards_said("id = 7", "id = 2"),
        "Generic card 2: this id appears twice in the list"
    );
    assert_eq!(
        cards_said("id = 5", "id = 1"),
        "Auction card 1: this id appears twice in the list"
    );
}

#[test]
fn t1_3_cards_have_names_that_can_be_printed() {
    let long = "x".repeat(41);
    let said = |name: &str| {
        format!("Building card 127: the name '{name}' is empty or too long; a name has 1 to 40 characters")
    };
    assert_eq!(cards_said("\"Shop\"", "\"\""), said(""));
    assert_eq!(cards_said("Shop", &long), said(&long));
    assert_eq!(
        cards_said("Shop", "Sh\\u001bop"),
        r#"Building card 127: the name "Sh\u{1b}op" has a character that cannot be printed"#
    );
    load::cards_from_toml(&changed(CARDS, "Shop", &"ä".repeat(40))).expect("40 characters are possible");
}

#[test]
fn t1_3_fields_belong_to_their_kind_of_card() {
    assert_eq!(
        cards_said("\"Shift\",", "\"Shift\", parcel = \"A2\","),
        "Development card 3: only Parcel cards have the field 'parcel'"
    );
    assert_eq!(
        cards_said("\"Row\",", "\"Row\", building = \"R\","),
        "Parcel card 2: only Building cards have the field 'building'"
    );
    assert_eq!(
        cards_said("\"Gang\",", "\"Gang\", players = 2,"),
        "Generic card 7: only Auction cards have the field 'players'"
    );
    assert_eq!(
        cards_said("\"Shop\",", "\"Shop\", void = false,"),
        "Building card 127: only Auction cards have the field 'void'"
    );
    assert_eq!(
        cards_said(" parcel = \"A1\",", ""),
        "Parcel card 2: its parcel is missing"
    );
    assert_eq!(
        cards_said(" building = \"C\",", ""),
        "Building card 127: its building is missing"
    );
    assert_eq!(
        cards_said(" players = 5,", ""),
        "Auction card 5: its players are missing"
    );
}

#[test]
fn t1_3_buildings_and_players_are_known() {
    for letter in ["c", "CC", "", "X"] {
        let said = cards_said("building = \"C\"", &format!("building = \"{letter}\""));
        assert_eq!(
            said,
            format!("Building card 127: unknown building '{letter}'; there are R, C, L, I")
        );
    }
    for players in ["1", "6", "-3", "258"] {
        assert_eq!(
            cards_said("players = 5", &format!("players = {players}")),
            format!("Auction card 5: players = {players}; 2 to 5 are possible")
        );
    }
}

#[test]
fn t1_3_a_parcel_has_one_card_and_a_proper_name() {
    for name in ["", "A", "A0", "A12", "a1", "1A", "ÄA"] {
        let said = cards_said("parcel = \"A1\"", &format!("parcel = \"{name}\""));
        assert_eq!(
            said,
            format!(
                "Parcel card 2: '{name}' isn't a parcel; a parcel is named like A1, by a letter and a digit from 1 to 9"
            )
        );
    }
    let second = "parcel = [{ id = 9, name = \"Twin\", parcel = \"A1\", icons = [\"parcel_number\"], strip = true, consequence = \"none\" }, ";
    assert_eq!(
        cards_said("parcel = [", second),
        "Parcel card 2: the parcel A1 has a card already, #9"
    );
}

#[test]
fn t1_3_a_card_has_one_to_four_icons() {
    assert_eq!(
        cards_said("[\"build3\"]", "[]"),
        "Development card 3: 0 icons; 1 to 4 are possible"
    );
    assert_eq!(
        cards_said("[\"build1\",", "[\"build1\", \"build1\","),
        "Auction card 1: 5 icons; 1 to 4 are possible"
    );
    let known = "build1, build2, build3, upgrade_rail, construct_building, upgrade_building, parcel_number, dest_R, dest_C, dest_L, dest_I, money1, money2, \
                 money3, get_worker, add_passenger and decrease_stress";
    for icon in ["build4", "Build3", "residence", ""] {
        assert_eq!(
            cards_said("build3", icon),
            format!("Development card 3: unknown icon '{icon}'; there are {known}")
        );
    }
    assert_eq!(
        cards_said("build3", "strip"),
        "Development card 3: the strip takes no slot (TR2); write strip = true"
    );
}

#[test]
fn t1_3_a_consequence_is_known() {
    assert_eq!(
        cards_said("stress1", "stress2"),
        "Development card 3: unknown consequence 'stress2'; there are none, pay3 and stress1"
    );
}

#[test]
fn t1_3_a_parcel_number_is_on_each_parcel_card_and_on_no_other() {
    assert_eq!(
        cards_said("build3", "parcel_number"),
        "Development card 3: only Parcel cards have the icon parcel_number"
    );
    assert_eq!(
        cards_said("\"parcel_number\", ", ""),
        "Parcel card 2: 0 times the icon parcel_number; a Parcel card has it once"
    );
    assert_eq!(
        cards_said("dest_R", "parcel_number"),
        "Parcel card 2: 2 times the icon parcel_number; a Parcel card has it once"
    );
}

/// Reading never panics: cut off anywhere, with a character lost or a foreign one put in.
#[test]
fn broken_files_are_read_or_refused() {
    let boards_are_good = |text: &str| load::boards_from_toml(text).is_ok();
    let cards_are_good = |text: &str| load::cards_from_toml(text).is_ok();
    for (text, is_good) in [
        (BOARDS, &boards_are_good as &dyn Fn(&str) -> bool),
        (CARDS, &cards_are_good),
    ] {
        let broken = |at: usize| {
            [
                text[..at].to_owned(),
                text[..at].to_owned() + &text[at + 1..],
                text[..at].to_owned() + "é" + &text[at..],
            ]
        };
        let good = (0..text.len()).flat_map(broken).filter(|text| is_good(text)).count();
        assert!(good > 0 && is_good(text), "a letter less in a name does no harm");
    }
}

/// The squares of our boards of one kind.
fn count(fits: impl Fn(Ground) -> bool) -> usize {
    Boards::standard()
        .boards
        .iter()
        .flat_map(|board| board.squares().collect::<Vec<_>>())
        .filter(|&ground| fits(ground))
        .count()
}

#[test]
fn t1_2_our_boards_have_the_published_totals() {
    let boards = Boards::standard();
    assert_eq!((boards.boards.len(), count(|_| true)), (10, 150));
    let simple = [Ground::Plain, Ground::Mountain, Ground::Lake].map(|kind| count(|ground| ground == kind));
    assert_eq!(simple, [72, 24, 5]);
    assert_eq!(count(|ground| matches!(ground, Ground::Parcel(_))), 25);
    assert_eq!(
        Kind::ALL.map(|kind| count(|ground| ground == Ground::Building(kind))),
        [6; 4]
    );
    assert_eq!(
        boards
            .boards
            .iter()
            .map(|board| board.parcels().count())
            .collect::<Vec<_>>(),
        [3, 2, 2, 3, 2, 3, 3, 2, 2, 3]
    );
    for kind in Kind::ALL {
        let buildings = boards
            .boards
            .iter()
            .flat_map(|board| regions(board, &|ground| ground == Ground::Building(kind)));
        let mut sizes: Vec<usize> = buildings.map(|squares| squares.len()).collect();
        sizes.sort_unstable();
        assert_eq!(sizes, [1, 1, 2, 2], "{kind}");
    }
}

#[test]
fn t1_3_our_cards_have_the_published_totals() {
    let cards = Cards::standard();
    let count = |fits: &dyn Fn(Class) -> bool| cards.faces.iter().filter(|face| fits(face.class)).count();
    assert_eq!(
        (cards.faces.len(), count(&|class| class == Class::Development)),
        (101, 20)
    );
    assert_eq!(count(&|class| matches!(class, Class::Parcel(_))), 25);
    assert_eq!(
        Kind::ALL.map(|kind| count(&|class| class == Class::Building(kind))),
        [4; 4]
    );
    assert_eq!(
        [2, 3, 4, 5].map(|mark| count(&|class| matches!(class, Class::Auction { players, .. } if players == mark))),
        [12, 6, 6, 6]
    );
    let generic = |icons: &[Icon]| {
        cards
            .faces
            .iter()
            .filter(|face| face.class == Class::Generic && face.icons == icons)
            .count()
    };
    assert_eq!(
        [
            generic(&[Icon::Build2, Icon::GetWorker]),
            generic(&[Icon::Money1, Icon::ConstructBuilding])
        ],
        [5, 5]
    );
}

#[test]
fn t1_2_every_parcel_of_our_boards_has_its_card() {
    let cards = Cards::standard();
    for name in Boards::standard()
        .boards
        .iter()
        .flat_map(|board| board.parcels().collect::<Vec<_>>())
    {
        assert!(cards.parcel(name).is_some(), "{name}");
    }
}

#[test]
fn t1_3_of_our_cards_the_void_ones_and_only_they_have_no_strip() {
    for face in &Cards::standard().faces {
        assert_eq!(
            face.strip,
            !matches!(face.class, Class::Auction { void: true, .. }),
            "{}",
            face.name
        );
    }
}

/// What the comment in `boards.toml` promises.
#[test]
fn t1_2_our_boards_can_be_put_together_in_any_way() {
    let open = |ground: Ground| matches!(ground, Ground::Plain | Ground::Mountain);
    for board in &Boards::standard().boards {
        let opens = |squares: &mut dyn Iterator<Item = (usize, usize)>| {
            squares.filter(|&(row, column)| open(board.grid[row][column])).count()
        };
        for (row, column) in [(0, 0), (2, 4)] {
            assert!(
                opens(&mut (0..5).map(|column| (row, column))) >= 3,
                "J1 {}",
                board.letter
            );
            assert!(opens(&mut (0..3).map(|row| (row, column))) >= 2, "J1 {}", board.letter);
        }
        assert_eq!(
            regions(board, &|ground| open(ground) || matches!(ground, Ground::Parcel(_))).len(),
            1,
            "J2 {}",
            board.letter
        );
        let parts = regions(board, &open);
        let reaches = |part: &Vec<(usize, usize)>, row| part.iter().any(|square| square.0 == row);
        assert!(
            parts.len() == 1 || parts.len() == 2 && parts.iter().all(|part| reaches(part, 0) && reaches(part, 2)),
            "J2 {}",
            board.letter
        );
        let parcels = board.parcels().map(Ground::Parcel);
        for place in parcels
            .chain(Kind::ALL.map(Ground::Building))
            .flat_map(|ground| regions(board, &|other| other == ground))
        {
            let around: std::collections::HashSet<_> = place.iter().flat_map(|&square| neighbours(square)).collect();
            assert!(
                opens(&mut around.into_iter()) > place.len(),
                "J3 {} {place:?}",
                board.letter
            );
        }
    }
}

/// The regions of squares of a board that fit and hang together.
fn regions(board: &Board, fits: &dyn Fn(Ground) -> bool) -> Vec<Vec<(usize, usize)>> {
    let mut left: Vec<(usize, usize)> = (0..3).flat_map(|row| (0..5).map(move |column| (row, column))).collect();
    left.retain(|&(row, column)| fits(board.grid[row][column]));
    let mut regions = Vec::new();
    while let Some(first) = left.pop() {
        let mut region = vec![first];
        let mut next = 0;
        while let Some(&square) = region.get(next) {
            next += 1;
            region.extend(left.extract_if(.., |other| neighbours(square).any(|neighbour| neighbour == *other)));
        }
        regions.push(region);
    }
    regions
}

/// The neighbours of a square on its board.
fn neighbours((row, column): (usize, usize)) -> impl Iterator<Item = (usize, usize)> {
    let steps = [
        (row.wrapping_sub(1), column),
        (row + 1, column),
        (row, column.wrapping_sub(1)),
        (row, column + 1),
    ];
    steps.into_iter().filter(|&(row, column)| row < 3 && column < 5)
}

/// A log names the rules version and not the boards and cards: others under the same version would change every old game. When this fails, raise `rules` in
/// `game.rs`, record the golden games anew, and put the new hash here.
#[test]
fn our_boards_and_cards_belong_to_their_rules_version() {
    let boards = serde_json::to_string(&BoardsFile::from(&*Boards::standard())).expect("plain data");
    let cards = serde_json::to_string(&CardsFile::from(&*Cards::standard())).expect("plain data");
    let hash = |list: &str| Seed::from_text(list).to_string()[..16].to_owned();
    assert_eq!(
        (hash(&boards).as_str(), hash(&cards).as_str()),
        ("dbe02fc127518603", "cf51e47559044db5")
    );
}

fn ticket(number: u8) -> Ticket {
    Ticket::new(number).expect("from 1 to 127")
}
