//! T7: building rails. The worked examples stand in `t7_examples.rs`.
//!
//! Tickets used here: #7 (Build 1, L), #8 and #65 (Build 1, I, worker), #64 (Build 1, L, $1), #3 (Build 2, $2), #92 (Build 2, worker), #78 (Build 3), #17 (R, C,
//! L, I), #66 (worker, $2), #21 (number A1, Build 1), #24 (number B1, Build 1), #29 (number D2).

use std::collections::BTreeSet;

use crate::Illegal;
use table::{Game, Seat};

use super::support::*;
use crate::action::Action;
use crate::destination::Destination;
use crate::kind::Kind;
use crate::payment::Bill;
use crate::rules::builder::Builder;
use crate::run::Run;
use crate::side::Side;
use crate::square::Square;
use crate::ticket::Icon;

/// A hand that pays any number of rails from 1 to 8, with any type of destination: what is refused then is refused for where it lies.
pub(super) const PLENTY: &[u8] = &[7, 92, 3, 78, 17];

/// The clause by which these rails are refused. The game refuses a tile as soon as nothing payable can follow; here the rails as a whole are judged.
pub(super) fn refused(position: &Position, seat: Seat, tiles: &[(Square, &str)]) -> &'static str {
    assert!(!legal(position, seat, tiles), "these rails should be refused");
    whole_run(position, seat, tiles)
        .expect_err("the game refuses them")
        .clause
}

/// Lays and pays these rails, unless something is wrong with them.
fn whole_run(position: &Position, seat: Seat, tiles: &[(Square, &str)]) -> Result<Bill, Illegal> {
    let (game, player) = (&position.game, position.player(seat));
    let builder = Builder::new(
        &game.components.map,
        &game.public.city,
        seat,
        (player.straights, player.curves),
        game.purse(seat),
    );
    let sides = |number: usize| tiles[number].1.chars().map(side).collect::<Vec<Side>>();
    builder.may_begin(tiles[0].0, sides(0)[0])?;
    let run = (0..tiles.len()).try_fold(Run::beginning(tiles[0].0, sides(0)[0]), |run, number| {
        builder.laid(&run, sides(number)[1])
    })?;
    builder.may_stop(&run)
}

/// Can these rails be built?
pub(super) fn legal(position: &Position, seat: Seat, tiles: &[(Square, &str)]) -> bool {
    position.clone().lay_rails(seat, tiles).is_ok()
}

/// The icons that can be played next for what is declared.
pub(super) fn offered(position: &Position, seat: Seat) -> Vec<(u8, Icon)> {
    let icon = |action| {
        if let Action::Use { ticket, icon } = action {
            Some((ticket.into(), icon))
        } else {
            None
        }
    };
    position.legal(seat).into_iter().filter_map(icon).collect()
}

/// Plays these icons for what is declared; where there is no choice they are played by themselves.
pub(super) fn play(position: &mut Position, seat: Seat, icons: &[(u8, Icon)]) {
    for &(number, icon) in icons {
        if offered(position, seat).contains(&(number, icon)) {
            position.act(seat, using(number, icon));
        }
    }
}

/// The destinations for which an icon can be played next: nothing else may be due.
pub(super) fn due(position: &Position, seat: Seat) -> BTreeSet<Destination> {
    let destination = |(number, icon)| match icon {
        Icon::ParcelNumber => Destination::Parcel(ticket(number)),
        _ => Destination::Kind(
            Kind::ALL
                .into_iter()
                .find(|&kind| Icon::of(kind) == icon)
                .unwrap_or_else(|| panic!("{icon:?} is offered")),
        ),
    };
    offered(position, seat).into_iter().map(destination).collect()
}

/// The locations at the ends of a link; `None` where it is loose.
pub(super) fn ends(position: &Position, on: Square, seat: Seat) -> BTreeSet<Option<Square>> {
    position.link_at(on, seat).places.into_iter().collect()
}

/// This seat takes $2 and does nothing else.
fn idle(position: &mut Position, seat: Seat) {
    position.acts(seat, &[Action::TakeMoney {}, END]);
}

fn begin(row: u8, column: u8, from: char) -> Action {
    Action::Begin {
        at: at(row, column),
        from: side(from),
    }
}

fn lay(to: char) -> Action {
    Action::Lay { to: side(to) }
}

#[test]
fn t7_1_a_complete_link_costs_build_icons_a_worker_and_one_destination_icon() {
    let mut position = Position::drawn("RR .. LL").hand(ORANGE, &[7, 17]).sound();
    position.build(ORANGE, &[(at(0, 1), "WE")], &[(7, Icon::Build1), (17, Icon::Residence)]);
    position.assert_map("RR o─ LL");
    assert_eq!((position.player(ORANGE).workers, position.complete(ORANGE)), (1, 1));
    assert_eq!(
        (position.hand_of(ORANGE), position.player(ORANGE).stress),
        (vec![], 1),
        "both tickets are played, an icon of each"
    );
}

#[test]
fn t7_1_the_player_chooses_the_end_that_is_named() {
    // The Build icon of #8 is the only one, so it is played at once; its I names neither end.
    let mut position = Position::drawn("RR .. LL").hand(ORANGE, &[8, 17]).sound();
    position.lay_rails(ORANGE, &[(at(0, 1), "WE")]).expect("legal");
    assert_eq!(
        due(&position, ORANGE),
        [Destination::Kind(Kind::Residence), Destination::Kind(Kind::Leisure)].into()
    );
    let neither = Position::drawn("RR .. LL").hand(ORANGE, &[8]);
    assert!(
        !neither.can(ORANGE, BUILD),
        "I names neither end, and there is nothing else to build"
    );
}

#[test]
fn t7_1_t16_1_a_parcel_is_named_by_its_own_number() {
    let position = Position::drawn("RR .. A1\n.. .. B1").owns(ORANGE, "A1 B1");
    let link = [(at(0, 1), "WE")];
    assert_eq!(
        refused(&position.clone().hand(ORANGE, &[7, 24]), ORANGE, &link),
        "T7.1",
        "#24 names B1"
    );
    let mut position = position.hand(ORANGE, &[7, 21]).sound();
    position.build(ORANGE, &link, &[(7, Icon::Build1), (21, Icon::ParcelNumber)]);
    assert_eq!(position.complete(ORANGE), 1);
}

#[test]
fn t7_1_tr21_no_destination_icon_is_played_for_an_incomplete_link() {
    let mut position = Position::drawn("RR .. .. LL").hand(ORANGE, &[8, 17]).sound();
    position.build(ORANGE, &[(at(0, 1), "WE")], &[(8, Icon::Build1)]);
    assert_eq!(
        (
            position.hand_of(ORANGE),
            position.player(ORANGE).stress,
            position.complete(ORANGE)
        ),
        (vec![17], 1, 0)
    );
    assert_eq!(position.player(ORANGE).workers, 1, "the worker is needed all the same");
}

#[test]
fn t7_1_one_build_action_works_on_one_link() {
    let mut position = Position::drawn("RR .. .. .. LL").hand(ORANGE, PLENTY).sound();
    position.acts(ORANGE, &[BUILD, begin(0, 1, 'W'), lay('E')]);
    assert!(
        !position.can(ORANGE, begin(0, 3, 'E')),
        "a link at the other building would be a second one"
    );
    assert!(position.can(ORANGE, lay('E')) && position.can(ORANGE, STOP));
}

#[test]
fn t7_2_rail_symbols_are_used_up_exactly() {
    // Only Build 2 icons: 2 or 4 symbols.
    let position = Position::drawn("RR .. .. .. LL\n.. .. .. .. ..")
        .hand(ORANGE, &[3, 92, 17])
        .sound();
    let straight = [(at(0, 1), "WE"), (at(0, 2), "WE"), (at(0, 3), "WE")];
    assert_eq!(refused(&position, ORANGE, &straight[..1]), "T7.2");
    assert!(legal(&position, ORANGE, &straight[..2]));
    assert_eq!(refused(&position, ORANGE, &straight), "T7.2");
    assert!(legal(
        &position,
        ORANGE,
        &[(at(0, 1), "WE"), (at(0, 2), "WS"), (at(1, 2), "NE"), (at(1, 3), "WN")]
    ));
}

#[test]
fn t7_2_a_mountain_costs_two_symbols_a_plain_or_an_own_parcel_one() {
    let position = Position::drawn("RR RR RR RR\n.. ^^ A1 ..\n.. .. .. ..").owns(ORANGE, "A1");
    let (one, two) = (
        position.clone().hand(ORANGE, &[7]).sound(),
        position.hand(ORANGE, &[92]).sound(),
    );
    let costs = |column: u8| {
        (
            legal(&one, ORANGE, &[(at(1, column), "NS")]),
            legal(&two, ORANGE, &[(at(1, column), "NS")]),
        )
    };
    assert_eq!(costs(0), (true, false), "plain");
    assert_eq!(costs(1), (false, true), "mountain");
    assert_eq!(costs(2), (true, false), "Orange's parcel");
}

#[test]
fn t7_3_without_a_rail_symbol_or_a_worker_nothing_is_built() {
    let position = Position::drawn("RR .. .. LL");
    assert!(
        !position.clone().hand(ORANGE, &[17, 66]).can(ORANGE, BUILD),
        "no rail symbol"
    );
    let position = position.hand(ORANGE, &[8, 66]).sound();
    assert!(position.can(ORANGE, BUILD));
    let position = position.workers(ORANGE, 0);
    assert!(!position.can(ORANGE, BUILD), "no worker");
    assert_eq!(
        offered(&position, ORANGE),
        [],
        "and none can be fetched with the icons of #8 and #66"
    );
}

#[test]
fn t7_3_an_industry_delivery_gives_a_worker_to_build_with() {
    let mut position = Position::drawn("RR o─ II .. ..\n.. .. .. .. ..")
        .hand(ORANGE, &[7, 17])
        .workers(ORANGE, 0)
        .passengers(&[at(0, 0)])
        .sound();
    assert!(!position.can(ORANGE, BUILD));
    position.travel(
        ORANGE,
        at(0, 0),
        Destination::Kind(Kind::Industry),
        &[],
        &[(17, Icon::Strip), (17, Icon::Industry)],
    );
    assert_eq!(position.player(ORANGE).workers, 1);
    position.build(ORANGE, &[(at(0, 3), "WS")], &[(7, Icon::Build1)]);
    assert_eq!(position.player(ORANGE).workers, 0);
}

#[test]
fn t7_4_rails_begin_at_any_building_an_own_parcel_or_an_own_loose_end() {
    let mut position = Position::drawn(
        "
        C1 .. .. A1 .. .. RR
        D1 .. .. .. .. .. E1
        LL o─ .. .. .. b─ II",
    )
    .owns(BROWN, "C1 D1")
    .owns(ORANGE, "A1")
    .rails("CC")
    .hand(ORANGE, PLENTY)
    .sound();
    position.act(ORANGE, BUILD);
    assert!(position.can(ORANGE, begin(0, 5, 'E')), "a printed building");
    assert!(position.can(ORANGE, begin(0, 1, 'W')), "a building of Brown");
    assert!(position.can(ORANGE, begin(0, 2, 'E')), "Orange's parcel");
    assert!(position.can(ORANGE, begin(2, 2, 'W')), "the loose end of Orange's link");
    assert_eq!(position.refusal(ORANGE, begin(1, 2, 'W')), "T7.4", "nothing is there");
    assert_eq!(
        position.refusal(ORANGE, begin(2, 4, 'E')),
        "T7.4",
        "the loose end of a link of Brown"
    );
    assert_eq!(position.refusal(ORANGE, begin(1, 1, 'W')), "T7.4", "a parcel of Brown");
    assert_eq!(
        position.refusal(ORANGE, begin(1, 5, 'E')),
        "T7.4",
        "an unclaimed parcel"
    );
}

#[test]
fn t7_4_each_tile_continues_the_previous_one() {
    let mut position = Position::drawn("RR .. .. ..\n.. .. .. ..").hand(ORANGE, PLENTY).sound();
    position.acts(ORANGE, &[BUILD, begin(0, 1, 'W'), lay('E')]);
    assert_eq!(
        position.refusal(ORANGE, lay('W')),
        "T7.4",
        "the next tile is entered from the west"
    );
    position.acts(ORANGE, &[lay('S'), STOP]);
    position.pay(ORANGE, &[(92, Icon::Build2)]);
    position.assert_map("RR o─ o┐ ..\n.. .. .. ..");
}

#[test]
fn t7_4_tr10_a_side_ends_at_a_location_joins_or_is_loose() {
    // Every link of Orange begins at one of the Residences above and ends to the south.
    let position = Position::drawn(
        "
        RR RR RR RR RR RR RR
        o│ o│ o│ o│ o│ o│ o│
        LL A1 .. ^^ ~~ B1 ..",
    )
    .owns(ORANGE, "A1 B1")
    .rails(
        "
        RR RR RR RR RR RR RR
        o│ o│ o│ o│ o│ o│ o│
        LL A1 .. ^^ ~~ o─ b─",
    );
    let south = |column: u8| position.link_at(at(1, column), ORANGE).places[1];
    assert_eq!(south(0), Some(at(2, 0)), "a building");
    assert_eq!(south(1), Some(at(2, 1)), "Orange's parcel without rail");
    assert_eq!([2, 3, 4].map(south), [None; 3], "plain, mountain, lake");
    assert_eq!(
        south(5),
        None,
        "Orange's parcel with a rail that does not use that side"
    );
    assert_eq!(south(6), None, "a rail of Brown that does not use that side");
    assert_eq!(position.link_at(at(1, 5), ORANGE).tiles, 1);
    let joined = Position::drawn("RR\no│\no│\nLL");
    assert_eq!(
        (joined.link_at(at(1, 0), ORANGE).tiles, joined.complete(ORANGE)),
        (2, 1),
        "a side that faces Orange's rail joins it"
    );
    let apart = Position::drawn("RR\no│\nb│\nLL");
    assert_eq!(
        (
            apart.link_at(at(1, 0), ORANGE).tiles,
            apart.complete(ORANGE),
            apart.complete(BROWN)
        ),
        (1, 0, 0),
        "never one of Brown"
    );
}

#[test]
fn t7_5_tr39_rails_lie_on_plains_mountains_and_own_parcels() {
    let mut position = Position::drawn(
        "
        RR RR RR RR RR RR
        .. ^^ A1 B1 C1 ~~
        .. .. .. .. .. ..",
    )
    .owns(ORANGE, "A1")
    .owns(BROWN, "B1")
    .hand(ORANGE, PLENTY)
    .sound();
    position.act(ORANGE, BUILD);
    assert!(
        [0, 1, 2]
            .into_iter()
            .all(|column| position.can(ORANGE, begin(1, column, 'N'))),
        "plain, mountain, Orange's parcel"
    );
    assert_eq!(position.refusal(ORANGE, begin(1, 3, 'N')), "T7.5", "a parcel of Brown");
    assert_eq!(
        position.refusal(ORANGE, begin(1, 4, 'N')),
        "T7.5",
        "an unclaimed parcel"
    );
    assert_eq!(position.refusal(ORANGE, begin(1, 5, 'N')), "T7.5", "a lake");
    assert_eq!(position.refusal(ORANGE, begin(0, 1, 'W')), "T7.5", "a building");
}

#[test]
fn t7_5_t7_7_tr39_rails_past_a_parcel_stay_when_it_is_claimed() {
    let map = "RR o─ LL\n.. D2 ..";
    let mut position = Position::drawn(map).display(&[29, 64, 65]).sound();
    position.act(ORANGE, take(64));
    position.act(BROWN, take(29));
    assert_eq!(position.game.public.city.disc(at(1, 1)), Some(BROWN));
    position.assert_map(map);
    assert_eq!(position.complete(ORANGE), 1);
    // From now on rails may lead there, but only Brown's.
    let position = position.hand(ORANGE, PLENTY).hand(BROWN, &[8]);
    assert_eq!(
        refused(&position.clone().turn(ORANGE, 2), ORANGE, &[(at(1, 0), "NE")]),
        "T7.7"
    );
    assert!(legal(&position.turn(BROWN, 2), BROWN, &[(at(1, 0), "NE")]));
}

/// The six shapes by their sides, with their signs.
const SHAPES: [(&str, char); 6] = [
    ("WE", '─'),
    ("NS", '│'),
    ("NE", '└'),
    ("NW", '┘'),
    ("SE", '┌'),
    ("SW", '┐'),
];

#[test]
fn t7_6_two_tiles_share_a_square_if_they_use_different_sides() {
    for (old, sign) in SHAPES {
        let position = Position::drawn(&format!(".. LL ..\nRR o{sign} CC\n.. II .."))
            .hand(ORANGE, &[7, 17])
            .hand(BROWN, &[8, 73])
            .sound();
        for (new, _) in SHAPES {
            let different = new.chars().all(|side| !old.contains(side));
            for seat in [ORANGE, BROWN] {
                let position = position.clone().turn(seat, 2);
                if different {
                    assert!(legal(&position, seat, &[(at(1, 1), new)]), "{seat}: {new} beside {old}");
                } else {
                    assert_eq!(
                        refused(&position, seat, &[(at(1, 1), new)]),
                        "T7.6",
                        "{seat}: {new} beside {old}"
                    );
                }
            }
        }
    }
}

#[test]
fn t7_7_no_tile_points_off_the_map() {
    let mut position = Position::drawn(".. RR\n.. ..").hand(ORANGE, PLENTY).sound();
    position.acts(ORANGE, &[BUILD, begin(0, 0, 'E')]);
    assert_eq!(position.refusal(ORANGE, lay('N')), "T7.7");
    assert_eq!(position.refusal(ORANGE, lay('W')), "T7.7");
    position.act(ORANGE, lay('S'));
    assert_eq!(position.refusal(ORANGE, lay('S')), "T7.7");
    assert!(position.can(ORANGE, lay('E')));
}

#[test]
fn t7_7_no_tile_points_to_a_parcel_that_is_not_ones_own() {
    let position = Position::drawn(
        "
        .. A1 ..
        B1 .. C1
        .. RR ..",
    )
    .owns(ORANGE, "A1")
    .owns(BROWN, "B1")
    .hand(ORANGE, &[7, 17, 21])
    .sound();
    assert!(legal(&position, ORANGE, &[(at(1, 1), "SN")]), "Orange's parcel");
    assert_eq!(
        refused(&position, ORANGE, &[(at(1, 1), "SW")]),
        "T7.7",
        "a parcel of Brown"
    );
    assert_eq!(
        refused(&position, ORANGE, &[(at(1, 1), "SE")]),
        "T7.7",
        "an unclaimed parcel"
    );
    // A building on it is open to all (T7.10).
    let built = position.rails(".. A1 ..\nLL .. C1");
    assert!(legal(&built, ORANGE, &[(at(1, 1), "SW")]));
}

#[test]
fn t7_8_nobody_adds_to_redirects_or_joins_a_link_of_another() {
    let mut position = Position::drawn("RR b─ .. .. LL\n.. .. .. .. ..")
        .hand(ORANGE, PLENTY)
        .sound();
    assert_eq!(
        refused(&position, ORANGE, &[(at(0, 3), "EW"), (at(0, 2), "EW")]),
        "T7.8",
        "it would face the end of Brown's link"
    );
    assert!(legal(&position, ORANGE, &[(at(0, 3), "EW"), (at(0, 2), "ES")]));
    position.act(ORANGE, BUILD);
    assert_eq!(position.refusal(ORANGE, begin(0, 2, 'W')), "T7.4");
    assert_eq!(
        position.refusal(
            ORANGE,
            Action::Redirect {
                at: at(0, 1),
                to: Side::South
            }
        ),
        "T8.3"
    );
}

#[test]
fn t7_8_tr12_a_loose_end_is_never_walled_in_by_a_rail_of_another() {
    // Whatever Brown lays on the square before Orange's end leaves the facing side and one more free.
    for (brown, free) in [('└', "WS"), ('│', "WE"), ('┌', "WN")] {
        let map = format!(".. .. CC ..\nRR o─ b{brown} LL\n.. .. II ..");
        let position = Position::drawn(&map).hand(ORANGE, &[7, 17]).sound();
        assert!(legal(&position, ORANGE, &[(at(1, 2), free)]), "{free} beside {brown}");
    }
}

#[test]
fn t7_9_two_own_incomplete_links_are_joined() {
    let mut position = Position::drawn("RR o─ .. o─ LL").hand(ORANGE, &[8, 17]).sound();
    position.lay_rails(ORANGE, &[(at(0, 2), "WE")]).expect("legal");
    assert_eq!(
        due(&position, ORANGE),
        [Destination::Kind(Kind::Residence), Destination::Kind(Kind::Leisure)].into(),
        "either end of the whole"
    );
    position.pay(ORANGE, &[(17, Icon::Leisure)]);
    let link = position.link_at(at(0, 1), ORANGE);
    assert_eq!((link.tiles, link.is_complete()), (3, true));
    assert_eq!(position.game.public.city.links.of(ORANGE).count(), 1);
}

#[test]
fn t7_10_a_link_runs_through_own_parcels_and_ends_at_own_parcels_and_any_building() {
    let mut position = Position::drawn("A1 .. B1 .. C1")
        .owns(ORANGE, "A1 B1")
        .owns(BROWN, "C1")
        .rails("A1 .. B1 .. LL")
        .hand(ORANGE, PLENTY)
        .sound();
    position.build(
        ORANGE,
        &[(at(0, 1), "WE"), (at(0, 2), "WE"), (at(0, 3), "WE")],
        &[(78, Icon::Build3), (17, Icon::Leisure)],
    );
    position.assert_map("A1 o─ o─ o─ LL");
    assert_eq!(
        ends(&position, at(0, 1), ORANGE),
        [Some(at(0, 0)), Some(at(0, 4))].into(),
        "Orange's parcel and Brown's building"
    );
}

#[test]
fn t7_10_a_parcel_with_a_rail_is_neither_an_end_nor_a_destination() {
    let mut position = Position::drawn("RR .. A1 .. LL\n.. CC .. .. ..")
        .owns(ORANGE, "A1")
        .rails("RR o─ o─ o─ LL")
        .hand(ORANGE, &[3, 7, 17, 21])
        .passengers(&[at(0, 0)])
        .sound();
    let mut trip = position.clone();
    trip.acts(ORANGE, &[MOVE, square(0, 0)]);
    assert_eq!(
        trip.refusal(
            ORANGE,
            Action::Destination {
                to: Destination::Parcel(ticket(21))
            }
        ),
        "T11.9"
    );
    // Towards the parcel there is no end, so no destination icon is due.
    position.build(ORANGE, &[(at(1, 2), "WN")], &[(7, Icon::Build1)]);
    assert_eq!(ends(&position, at(1, 2), ORANGE), [Some(at(1, 1)), None].into());
}

#[test]
fn t7_11_the_ends_of_a_link_are_different_locations() {
    let position = Position::drawn("RR o┐ ..\no└ .. ..\n.. .. ..")
        .hand(ORANGE, PLENTY)
        .sound();
    assert_eq!(
        refused(&position, ORANGE, &[(at(1, 1), "NW")]),
        "T7.11",
        "joining both loose ends would lead from the Residence to itself"
    );
    let own = Position::drawn(".. A1 ..\n.. .. ..\n.. .. ..")
        .owns(ORANGE, "A1")
        .hand(ORANGE, &[7, 92, 3, 21])
        .sound();
    let around = [(at(0, 2), "WS"), (at(1, 2), "NW"), (at(1, 1), "EN")];
    assert_eq!(refused(&own, ORANGE, &around), "T7.11", "the same for a parcel");
    let two = Position::drawn("RR .. RR").hand(ORANGE, PLENTY).sound();
    assert!(legal(&two, ORANGE, &[(at(0, 1), "WE")]), "equal types are fine");
}

#[test]
fn t7_11_tr11_parallel_links_are_allowed() {
    let mut position = Position::drawn("RR .. LL\nRR .. LL")
        .hand(ORANGE, &[7, 17, 8, 73])
        .sound();
    position.build(ORANGE, &[(at(0, 1), "WE")], &[(7, Icon::Build1), (17, Icon::Leisure)]);
    position.build(ORANGE, &[(at(1, 1), "WE")], &[(8, Icon::Build1), (73, Icon::Leisure)]);
    assert_eq!(position.complete(ORANGE), 2);
}

#[test]
fn t7_12_tr21_a_link_carried_on_beyond_its_parcel_stays_one_link_and_is_named_anew() {
    let mut position = Position::drawn("RR o─ A1 .. LL")
        .owns(ORANGE, "A1")
        .hand(ORANGE, &[92, 17, 21])
        .sound();
    assert_eq!(
        ends(&position, at(0, 1), ORANGE),
        [Some(at(0, 0)), Some(at(0, 2))].into()
    );
    position
        .lay_rails(ORANGE, &[(at(0, 2), "WE"), (at(0, 3), "WE")])
        .expect("legal");
    assert_eq!(
        due(&position, ORANGE),
        [Destination::Kind(Kind::Residence), Destination::Kind(Kind::Leisure)].into(),
        "A1 is no end any more"
    );
    position.pay(ORANGE, &[(17, Icon::Residence)]);
    position.assert_map("RR o─ o─ o─ LL");
    assert_eq!(
        (position.link_at(at(0, 1), ORANGE).tiles, position.complete(ORANGE)),
        (3, 1)
    );
}

#[test]
fn t7_12_tr11_a_rail_on_a_parcel_strands_no_own_link() {
    // The link at A1 is not complete, but it ends there: the rail from R must take it along.
    let position = Position::drawn(".. .. .. ..\n.. o│ .. ..\nRR A1 .. LL\n.. .. .. ..")
        .owns(ORANGE, "A1")
        .hand(ORANGE, PLENTY)
        .sound();
    assert_eq!(
        refused(&position, ORANGE, &[(at(2, 1), "WE"), (at(2, 2), "WE")]),
        "TR11"
    );
    assert!(legal(&position, ORANGE, &[(at(2, 1), "WN")]));
}

#[test]
fn t7_12_tr11_a_link_never_closes_a_ring() {
    let position = Position::drawn("RR .. .. ..\n.. A1 o┐ ..\n.. .. .. ..")
        .owns(ORANGE, "A1")
        .hand(ORANGE, &[92, 7, 3, 78, 17, 21])
        .sound();
    let around = [(at(2, 2), "NW"), (at(2, 1), "EN"), (at(1, 1), "SE")];
    assert_eq!(
        refused(&position, ORANGE, &around),
        "TR11",
        "over the parcel into its own beginning"
    );
    assert_eq!(refused(&position, ORANGE, &around[..2]), "T7.11", "back to the parcel");
}

#[test]
fn t7_12_tr11_the_link_worked_on_may_run_over_the_parcel_where_it_began() {
    // TR11 asks that the link worked on keeps one end at a location (here R), and that no *other* link loses one.
    let map = ".. .. .. ..\n.. A1 .. ..\nRR .. .. ..";
    let loop_over_a1 = [
        (at(1, 2), "WE"),
        (at(1, 3), "WN"),
        (at(0, 3), "SW"),
        (at(0, 2), "EW"),
        (at(0, 1), "ES"),
        (at(1, 1), "NS"),
        (at(2, 1), "NW"),
    ];
    let position = Position::drawn(map).owns(ORANGE, "A1").hand(ORANGE, PLENTY).sound();
    assert!(legal(&position, ORANGE, &loop_over_a1), "in one action");
    let begun = position.rails(".. .. .. ..\n.. A1 o─ ..\nRR .. .. ..").sound();
    assert!(legal(&begun, ORANGE, &loop_over_a1[1..]), "in a second action");
    // The same from the other end: over B1, where the link ends, and into it at A1. It is one incomplete link then, with its end at R.
    let around = Position::drawn("o┌ o┐ ..\nA1 B1 RR")
        .owns(ORANGE, "A1 B1")
        .hand(ORANGE, PLENTY)
        .sound();
    assert!(legal(&around, ORANGE, &[(at(1, 1), "EW"), (at(1, 0), "EN")]));
}

#[test]
fn t7_13_a_tile_of_the_needed_shape_must_be_in_the_supply() {
    let position = Position::drawn("RR .. .. LL\n.. .. .. ..").hand(ORANGE, PLENTY).sound();
    assert_eq!(position.supply(ORANGE), (12, 12));
    let (straight, curve) = ([(at(0, 1), "WE")], [(at(0, 1), "WS")]);
    let no_curve = position.clone().tiles_left(ORANGE, 1, 0);
    assert!(legal(&no_curve, ORANGE, &straight));
    assert_eq!(refused(&no_curve, ORANGE, &curve), "T7.13");
    let no_straight = position.tiles_left(ORANGE, 0, 1);
    assert!(legal(&no_straight, ORANGE, &curve));
    assert_eq!(refused(&no_straight, ORANGE, &straight), "T7.13");
}

#[test]
fn t7_14_building_earns_nothing_at_once_but_complete_links_count_in_the_end() {
    let mut position = Position::drawn("RR .. LL ..\n.. .. .. ..")
        .hand(ORANGE, &[7, 17, 8])
        .sound();
    let before = (position.player(ORANGE).hp, position.player(ORANGE).money);
    let points = position.game.points(ORANGE);
    position.build(ORANGE, &[(at(0, 1), "WE")], &[(7, Icon::Build1), (17, Icon::Leisure)]);
    assert_eq!((position.player(ORANGE).hp, position.player(ORANGE).money), before);
    assert_eq!(position.game.points(ORANGE), points + 3);
    position.build(ORANGE, &[(at(0, 3), "WS")], &[(8, Icon::Build1)]);
    assert_eq!(
        position.game.points(ORANGE),
        points + 3,
        "the incomplete link counts nothing"
    );
}

#[test]
fn x21_t7_15_a_round_has_at_most_two_build_actions() {
    let position = Position::drawn("RR o─ II .. ..\n.. .. .. .. ..\n.. .. .. .. ..")
        .hand(ORANGE, &[7, 8, 64, 65, 17])
        .passengers(&[at(0, 0)])
        .sound();
    let mut position = position.turn(ORANGE, 1);
    position.build(ORANGE, &[(at(0, 3), "WS")], &[(7, Icon::Build1)]);
    position.act(ORANGE, END);
    [BROWN, PINK].into_iter().for_each(|seat| idle(&mut position, seat));

    let mut with_delivery = position.clone();
    with_delivery.travel(
        ORANGE,
        at(0, 0),
        Destination::Kind(Kind::Industry),
        &[],
        &[(17, Icon::Strip), (17, Icon::Industry)],
    );
    assert_eq!(with_delivery.player(ORANGE).workers, 2);
    with_delivery.build(ORANGE, &[(at(1, 3), "NS")], &[(8, Icon::Build1)]);
    assert_eq!(with_delivery.player(ORANGE).workers, 1);
    assert_eq!(with_delivery.legal(ORANGE), [END], "there is no fourth action");

    position.build(ORANGE, &[(at(1, 3), "NS")], &[(8, Icon::Build1)]);
    assert_eq!(position.player(ORANGE).workers, 0);
    assert!(
        position.can(ORANGE, Action::TakeMoney {}) && !position.can(ORANGE, BUILD),
        "without a worker the third action is no build"
    );
}

#[test]
fn t7_6_t11_7_tr38_a_trip_may_pass_a_square_twice_on_different_tiles() {
    let mut position = Position::drawn(".. LL ..\nRR ++ CC\n.. II o┘")
        .shared(at(1, 1), "o─ o│")
        .hand(ORANGE, &[17, 3])
        .passengers(&[at(1, 0)])
        .sound();
    // West to east, round the corner, south to north: the middle square twice, no location twice.
    position.travel(
        ORANGE,
        at(1, 0),
        Destination::Kind(Kind::Leisure),
        &[],
        &[(3, Icon::Strip), (17, Icon::Leisure)],
    );
    position.act(ORANGE, Action::Buy { points: 0 });
    assert_eq!(position.player(ORANGE).hp, 3);
}
