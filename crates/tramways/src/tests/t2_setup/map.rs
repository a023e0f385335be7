//! T2.1 to T2.4: the map.

use std::collections::HashSet;
use std::sync::Arc;

use table::{Game, Seed, SetupError};

use super::{all_tickets, auction_cards, different, games, hands, on_map, parcel_cards, parcels_on_map, standard};
use crate::board::Ground;
use crate::kind::Kind;
use crate::load;
use crate::side::Side;
use crate::tests::support::*;
use crate::{Options, Tramways};

fn expert() -> Options {
    Options {
        expert: true,
        ..standard()
    }
}

/// Why such a table is not set up.
fn refused(players: u8, options: &Options) -> String {
    let error = Tramways::new(players, options, Seed::from_text("refused")).expect_err("it should be refused");
    assert!(matches!(error, SetupError::Options(_)));
    error.to_string()
}

fn boards(game: &Tramways) -> Vec<char> {
    game.components.layout.boards().map(|board| board.letter).collect()
}

#[test]
fn t2_1_two_boards_for_each_player() {
    for players in 2..=5 {
        for position in games(players, &standard(), 20) {
            let boards = boards(&position.game);
            assert_eq!(
                boards.iter().collect::<HashSet<_>>().len(),
                2 * usize::from(players),
                "all of them different: {boards:?}"
            );
            assert!(position.game.components.map.parcels.len() >= 4 * usize::from(players));
        }
        assert_eq!(
            refused(players, &on_map("ABC")),
            format!("The map has 3 boards; this table needs {}.", 2 * players)
        );
    }
}

/// Boards A, D, F and G have three parcels, B, C, E and H none: for eight parcels at least three of the former are needed.
#[test]
fn t2_1_boards_with_too_few_parcels_are_swapped() {
    let board = |letter: char| {
        let parcels = if "ADFG".contains(letter) {
            ["1", "2", "3"].map(|digit| format!("{letter}{digit}"))
        } else {
            ["..", "..", ".."].map(String::from)
        };
        let [a, b, c] = parcels;
        format!("[board.{letter}]\ngrid = '''\n{a} .. RR .. CC\n{b} .. .. .. ..\n{c} .. LL .. II\n'''\n")
    };
    let file = "format = 1\nname = \"Few\"\n".to_owned() + &"ABCDEFGH".chars().map(board).collect::<String>();
    let few = Options {
        boards: Arc::new(load::boards_from_toml(&file).expect("good boards")),
        ..standard()
    };
    let fourth = games(2, &few, 30).filter(|position| {
        assert!(position.game.components.map.parcels.len() >= 8);
        position.game.components.map.parcels.len() == 9
    });
    assert!(fourth.count() > 20, "the other one is left to chance");
    let chosen = Options {
        map: "AdBc".into(),
        ..few
    };
    assert_eq!(refused(2, &chosen), "The boards show 6 parcels; this table needs 8.");
}

#[test]
fn t2_2_a_rectangle_of_two_boards_by_the_number_of_players() {
    for players in 2..=5 {
        let position = Position::new_game(players, &standard(), "rectangle");
        let map = &position.game.components.map;
        assert_eq!((map.rows, map.columns), (3 * players, 10), "TR3");
        assert_eq!(map.squares().count(), 30 * usize::from(players));
    }
}

#[test]
fn t2_2_boards_lie_as_the_players_like_also_turned() {
    let position = Position::new_game(2, &on_map("AbDg"), "fixed");
    for seat in position.game.seats() {
        assert_eq!(position.game.hand(seat).and(parcel_cards(&position.game)).len(), 4);
    }
    position.assert_map(
        "
        .. A1 LL ^^ .. ^^ .. ~~ CC ..
        .. .. LL A2 .. B2 .. B1 .. ..
        A3 .. .. ^^ .. .. ^^ RR RR ..
        .. D1 .. .. D2 .. .. G3 G2 ^^
        .. .. .. D3 .. II .. .. ^^ ..
        II II .. ^^ ^^ ^^ .. G1 CC ..",
    );
}

/// TR9: a hole is an edge.
#[test]
fn t2_2_other_shapes_and_holes_are_permitted() {
    let position = Position::new_game(2, &on_map("A./BC/.D"), "shape");
    let map = &position.game.components.map;
    assert_eq!((map.rows, map.columns, map.squares().count()), (9, 10, 60));
    assert_eq!(map.ground(at(0, 5)), Ground::Outside);
    assert_eq!(
        (map.neighbour(at(0, 4), Side::East), map.neighbour(at(3, 4), Side::East)),
        (None, Some(at(3, 5)))
    );
}

/// TR3: boards are chosen and turned at random; a type of building is never missing.
#[test]
fn t2_2_a_map_is_left_to_chance() {
    assert!(different(2, &standard(), |game| game.components.layout.text()) > 35);
    let turned: Vec<bool> = games(2, &standard(), 40)
        .flat_map(|position| position.game.components.layout.boards().collect::<Vec<_>>())
        .map(|b| b.turned)
        .collect();
    let share = turned.iter().filter(|&&turned| turned).count();
    assert!((50..=110).contains(&share), "{share} of {} are turned", turned.len());
    for position in games(2, &standard(), 40) {
        let map = &position.game.components.map;
        assert!(
            Kind::ALL
                .into_iter()
                .all(|kind| map.squares().any(|at| map.printed(at) == Some(kind))),
            "{}",
            position.game.components.layout.text()
        );
    }
}

#[test]
fn t2_3_only_parcel_cards_of_the_map_take_part() {
    for players in 1..=5 {
        let game = Position::new_game(players, &standard(), "parcels").game;
        assert_eq!(all_tickets(&game).and(parcel_cards(&game)), parcels_on_map(&game));
    }
    // boards A, B, C, D: #21 to #30
    let game = Position::new_game(2, &on_map("ABCD"), "parcels").game;
    assert_eq!(parcels_on_map(&game), (21..=30).map(ticket).collect());
}

/// TR3, TR4.
#[test]
fn t2_4_the_expert_variant_has_three_boards_and_eight_parcels_at_least() {
    for position in games(2, &expert(), 40) {
        let game = &position.game;
        let map = &game.components.map;
        assert_eq!((map.rows, map.columns, boards(game).len()), (9, 5, 3));
        assert!([8, 9].contains(&map.parcels.len()));
        // all else is as with two players
        assert_eq!(hands(game).and(parcel_cards(game)).len(), 8);
        assert_eq!(auction_cards(game).and(parcel_cards(game)).len(), map.parcels.len() - 8);
        assert_eq!(
            (
                auction_cards(game).len(),
                game.public.display.len(),
                game.public.supply.len(),
                game.public.books.len()
            ),
            (10, 2, 5, 2)
        );
    }
    let on = |map: &str| Options {
        map: map.into(),
        ..expert()
    };
    assert_eq!(refused(2, &on("ABC")), "The boards show 7 parcels; this table needs 8.");
    assert!(Tramways::new(2, &on("ABD"), Seed::from_text("expert")).is_ok());
    assert_eq!(refused(3, &expert()), "The expert variant is for 2 players, not 3.");
}
