//! T1: components and words. (What boards and cards are, T1.2 and T1.3, stands in `t1_load`.)

use table::{CardSet, Game, Seed};

use crate::kind::Kind;
use crate::state::{MOST_STRESS, Player};
use crate::tests::support::*;
use crate::ticket::{Class, Icon, Ticket};
use crate::{Action, Options, Tramways};

#[test]
fn t1_1_one_to_five_play() {
    let set_up = |players: u8| Tramways::new(players, &Options::default(), Seed::from_text("players"));
    assert!((1..=5).all(|players| set_up(players).is_ok()));
    for players in [0, 6] {
        let refused = set_up(players).expect_err("it should be refused");
        assert_eq!(
            refused.to_string(),
            format!("Tramways is for 1 to 5 players, not {players}.")
        );
    }
}

#[test]
fn t1_4_a_player_has_24_tiles_a_stress_track_a_hand_limit_and_room_for_two_workers() {
    for players in 1..=5 {
        let position = Position::new_game(players, &Options::default(), "player boards");
        for seat in position.game.seats() {
            let Player {
                straights,
                curves,
                stress,
                limit,
                workers,
                ..
            } = *position.player(seat);
            assert_eq!((straights, curves, stress, limit, workers), (12, 12, 1, 7, 2));
        }
    }
    assert_eq!(MOST_STRESS, 21);
}

#[test]
fn t1_4_a_tile_has_a_normal_and_an_upgraded_side() {
    let mut position = Position::drawn("LL o─ o─ RR").hand(ORANGE, &[9]).sound();
    let link = position.link_at(at(0, 1), ORANGE).name();
    position.acts(ORANGE, &[UPGRADE_LINK, Action::Link { link }]);
    position.assert_map("LL O─ O─ RR");
    assert_eq!(position.supply(ORANGE), (10, 12), "they are the same tiles");
}

/// TR7: passengers and coins never run short.
#[test]
fn t1_5_more_than_30_passengers_and_620_dollars_are_possible() {
    // 32 places for passengers, 31 of them taken
    let picture = "
        RR CC LL II RR CC LL II
        II RR CC LL II RR CC LL
        LL II RR CC LL II RR CC
        CC LL II RR CC LL II RR";
    let all = (0..4).flat_map(|row| (0..8).map(move |column| at(row, column)));
    let others: Vec<_> = all.filter(|&square| square != at(0, 0)).collect();
    let mut position = Position::drawn(picture)
        .passengers(&others)
        .hand(ORANGE, &[71])
        .administration()
        .sound();
    position.acts(ORANGE, &[using(71, Icon::AddPassenger), square(0, 0), DONE]);
    position.act(BROWN, DONE);
    position.act(PINK, DONE);
    assert_eq!(position.passenger_squares().len(), 32);

    // all 60 coins together are $620
    let mut position = Position::drawn("RR .. CC").money(ORANGE, 620).sound();
    position.act(ORANGE, Action::TakeMoney {});
    assert_eq!(position.player(ORANGE).money, 622);
}

/// TR7: 5 x 2 are all ten.
#[test]
fn t1_5_ten_workers_are_enough_for_all() {
    let position = Position::new_game(5, &Options::default(), "workers");
    assert_eq!(
        position
            .game
            .seats()
            .map(|seat| position.player(seat).workers)
            .sum::<u8>(),
        10
    );
}

#[test]
fn t1_6_there_are_four_building_tiles_of_each_type() {
    let position = Position::new_game(5, &Options::default(), "buildings");
    let supply = position.game.public.supply;
    let of_kind = |kind: Kind| {
        position
            .game
            .components
            .cards
            .of_class(|class| class == Class::Building(kind))
    };
    assert_eq!(Kind::ALL.map(|kind| supply.and(of_kind(kind)).len()), [4; 4]);
    assert_eq!(supply.len(), 16);
}

#[test]
fn t1_6_hand_limit_tiles_show_8_and_9() {
    let mut position = Position::drawn("A2 .. D3")
        .owns(ORANGE, "A2 D3")
        .hand(ORANGE, &[22, 30])
        .sound();
    assert_eq!(position.player(ORANGE).limit, 7);
    position.construct(
        ORANGE,
        at(0, 0),
        58,
        &[(22, Icon::ConstructBuilding), (22, Icon::ParcelNumber)],
    );
    assert_eq!(position.player(ORANGE).limit, 8);
    position.construct(
        ORANGE,
        at(0, 2),
        59,
        &[(30, Icon::ConstructBuilding), (30, Icon::ParcelNumber)],
    );
    assert_eq!(position.player(ORANGE).limit, 9);
}

/// Every row has a link of Orange from the Residence to something; where that is a location, the link is complete.
#[test]
fn t1_7_locations_are_buildings_and_parcels_without_rail() {
    let position = Position::drawn(
        "
        RR .. CC
        RR .. A1
        RR .. B1
        RR .. ..
        RR .. ^^
        RR .. ~~",
    )
    .owns(ORANGE, "A1 B1")
    .rails(
        "
        RR o─ CC
        RR o─ A1
        RR o─ o│
        RR o─ ..
        RR o─ ^^
        RR o─ ~~",
    )
    .sound();
    let complete = |row: u8| position.link_at(at(row, 1), ORANGE).is_complete();
    assert!(complete(0), "a building");
    assert!(complete(1), "a parcel without rail");
    assert!(!complete(2), "a parcel with rail is none");
    assert!(
        [3, 4, 5].into_iter().all(|row| !complete(row)),
        "nor are plains, mountains and lakes"
    );
}

#[test]
fn t1_7_merged_squares_are_one_location() {
    let position = Position::drawn(
        "
        RR A1 B1
        .. CC CC",
    )
    .owns(ORANGE, "A1")
    .owns(BROWN, "B1")
    .rails(
        "
        RR RR LL
        .. CC CC",
    )
    .sound();
    let place = |row: u8, column: u8| position.game.public.city.building_place(at(row, column));
    assert_eq!(place(0, 0), place(0, 1), "printed and built");
    assert_eq!(place(1, 1), place(1, 2), "both printed");
    assert_ne!(place(0, 1), place(0, 2), "different types");
    assert_ne!(place(0, 1), place(1, 1), "different types");
    assert_eq!(place(1, 0), None);
}

#[test]
fn t1_8_a_link_is_a_chain_of_tiles_of_one_colour() {
    let position = Position::drawn(
        "
        RR o─ o┐ LL
        CC b─ ++ II
        .. .. LL ..",
    )
    .shared(at(1, 2), "o└ b┐")
    .sound();
    // on the square that both use, each link goes on with its own colour only
    let (orange, brown) = (position.link_at(at(0, 1), ORANGE), position.link_at(at(1, 1), BROWN));
    assert_eq!((orange.tiles, brown.tiles), (3, 2));
    assert_eq!(position.link_at(at(1, 2), ORANGE), orange);
    assert_eq!(position.link_at(at(1, 2), BROWN), brown);
}

#[test]
fn t1_8_crossing_tiles_of_one_player_are_two_links() {
    let position = Position::drawn(
        "
        .. LL ..
        RR ++ CC
        .. II ..",
    )
    .shared(at(1, 1), "o─ o│")
    .sound();
    let tiles: Vec<u8> = position
        .game
        .public
        .city
        .links()
        .of(ORANGE)
        .map(|link| link.tiles)
        .collect();
    assert_eq!((tiles, position.complete(ORANGE)), (vec![1, 1], 2));
}

#[test]
fn t1_8_a_link_is_complete_when_both_ends_point_to_a_location() {
    let begun = Position::drawn("RR o─ .. CC").sound();
    assert!(!begun.link_at(at(0, 1), ORANGE).is_complete());
    let whole = begun.rails("RR o─ o─ CC").sound();
    let link = whole.link_at(at(0, 1), ORANGE);
    assert_eq!((link.tiles, link.is_complete()), (2, true));
}

#[test]
fn t1_9_a_disc_marks_the_parcels_of_who_received_their_cards() {
    for players in 1..=5 {
        let position = Position::new_game(players, &Options::default(), "discs");
        let (map, city) = (&position.game.components.map, &position.game.public.city);
        let unclaimed: CardSet<Ticket> = map
            .parcels
            .iter()
            .filter(|parcel| city.disc(parcel.at).is_none())
            .map(|parcel| parcel.ticket)
            .collect();
        assert_eq!(unclaimed.len(), map.parcels.len() - 4 * usize::from(players));
        for parcel in &map.parcels {
            let holder = position
                .game
                .seats()
                .find(|&seat| position.game.hand(seat).contains(parcel.ticket));
            assert_eq!(city.disc(parcel.at), holder, "{}", parcel.name);
        }
    }
}
