//! Actions, events, questions, links and tickets in words.

use table::{Game, Pile, Present, Seed, Viewer};

use crate::book::BookNumber;
use crate::destination::Destination;
use crate::links::LinkEnd;
use crate::phase::Phase;
use crate::side::Side;
use crate::ticket::Icon;
use crate::{Action, ActionKind, Event, Kind, Options, Tramways};

use super::super::noun::{InFull, LinkName};
use super::super::picture::{link, ticket};
use super::{
    at, card, drawn, game, give, lay, picture, plain, play, question, row, seat, sight, told_words, view, words,
};

#[test]
fn t11_20_links_are_told_with_length_and_fare() {
    let mut game = game("RR O─ o─ A1\n.. o┌ .. ..\nCC o┘ .. ..\n.. O┌ .. ..\nCC O┘ .. LL");
    lay(&mut game, at(4, 2), "o─", 2);
    let view = view(&game);
    let links: Vec<String> = view
        .public
        .city
        .links
        .all()
        .iter()
        .map(|each| link::words(&sight(&view), each))
        .collect();
    let expected = [
        "R(0,0)-A1 2 tiles $3, 1 upgraded",
        "C(2,0)-(1,1)E? 2 tiles, incomplete, needs work",
        "C(4,0)-(3,1)E? 2 tiles, upgraded, incomplete, needs work",
        "L(4,3)-(4,2)W? 1 tile, incomplete",
    ];
    assert_eq!(links, expected);
}

#[test]
fn t11_10_links_of_no_use_and_parallel_ones_are_told_apart() {
    let game = game("RR o─ CC o┐\nRR o─ CC o┘\n.. .. .. ..");
    let view = view(&game);
    let links = view.public.city.links.all();
    assert_eq!(
        link::words(&sight(&view), &links[1]),
        "C(0,2)-C(0,2) 2 tiles, of no use"
    );
    let names: Vec<String> = links
        .iter()
        .map(|each| sight(&view).name(&LinkName::of(&view, each)))
        .collect();
    assert_eq!(
        names,
        [
            "R(0,0)-C(0,2) by (0,1) east",
            "C(0,2)-C(0,2)",
            "R(0,0)-C(0,2) by (1,1) east"
        ]
    );
}

#[test]
fn t3_1_tickets_are_told_with_their_icons() {
    let view = view(&game("RR .. CC"));
    let sight = sight(&view);
    let words = |number: u8| sight.name(&InFull(card(number)));
    assert_eq!(words(24), "#24 Willow Bank (number B1, Build 1 and strip)");
    assert_eq!(words(12), "#12 Power House (Upgrade Rail, L and strip; pay $3)");
    assert_eq!(words(20), "#20 Bank Loan ($3, Worker and strip; stress +1)");
    assert_eq!(words(73), "#73 Lost Property (R, C, L, I and void)");
    assert_eq!(ticket::brief(&sight, card(34)), "#34 F2+Construct+$1");
    assert_eq!(ticket::brief(&sight, card(12)), "#12 Upgrade Rail+L!");
    assert_eq!(words(120), "#120");
}

fn using(number: u8, icon: Icon) -> Action {
    Action::Use {
        ticket: card(number),
        icon,
    }
}

#[test]
fn t7_4_building_in_words_with_rails_that_are_not_paid_yet() {
    let mut game = game("RR .. ^^ A1\n.. .. .. ..");
    give(&mut game, 0, &[4, 21, 24, 92]);
    let actions = [
        Action::Choose {
            action: ActionKind::Build,
        },
        Action::Begin {
            at: at(0, 1),
            from: Side::West,
        },
        Action::Lay { to: Side::East },
        Action::Lay { to: Side::East },
        Action::Stop {},
    ];
    let (lines, _) = play(&mut game, &actions);
    let expected = [
        "▶ Choose an action, or take $2 (2 actions left).",
        "Build rails",
        "▶ Choose where your rails begin, or which loose end to redirect.",
        "Begin on (0,1), coming from Residence (0,0) in the west",
        "▶ Lay the first tile on (0,1), coming from the west.",
        "Lay a tile on (0,1) from west to east",
        "▶ Lay the next tile on mountain (0,2), coming from the west, or end here (1 rail symbol).",
        "Lay a tile on mountain (0,2) from west to east, reaching parcel A1 (0,3)",
        "▶ Lay the next tile on parcel A1 (0,3), coming from the west, or end here (3 rail symbols).",
        "End the rails here, for Build icons for exactly 3 rail symbols, then R or number A1",
        "▶ Play Build icons for exactly 3 rail symbols, then R or number A1, to lay 2 tiles.",
    ];
    assert_eq!(lines, expected);
    assert_eq!(drawn(&view(&game)), "RR ?─ ?─ A1\n.. .. .. ..\n");
    assert_eq!(drawn(&game.view(Viewer::Seat(seat(1)))), "RR .. ^^ A1\n.. .. .. ..\n");
    assert_eq!(words(&game, using(4, Icon::Build2)), "Play Build 2 from #4 Garden Line");
    play(&mut game, &[using(4, Icon::Build2), using(24, Icon::Build1)]);
    assert_eq!(
        row(&picture(&game), "in play"),
        "in play  Build 2 from #4 Garden Line, Build 1 from #24 Willow Bank"
    );
    assert_eq!(
        words(&game, using(4, Icon::Residence)),
        "Play R from #4 Garden Line as well (stress +1)"
    );
    let (_, told) = play(&mut game, &[using(21, Icon::ParcelNumber)]);
    let expected = [
        "Seat 0 played Build 2 from #4 Garden Line, number A1 from #21 Fountain Row and Build 1 from #24 Willow Bank.",
        "Seat 0 laid rails: (0,1) W-E and (0,2) W-E.",
    ];
    assert_eq!(told_words(&game, &told), expected);
    assert_eq!(row(&picture(&game), "links    R"), "links    R(0,0)-A1 2 tiles $2");
}

#[test]
fn t11_a_trip_in_words() {
    let mut game = game("RR o─ CC b─ LL\n.. .. .. .. ..\nRR .. CC o─ LL");
    game.public.city.add_passenger(at(0, 0));
    give(&mut game, 0, &[17, 64, 92]);
    let actions = [
        Action::Choose {
            action: ActionKind::Move,
        },
        Action::Square { at: at(0, 0) },
        Action::Destination {
            to: Destination::Kind(Kind::Leisure),
        },
        using(92, Icon::Strip),
        using(17, Icon::Leisure),
        Action::Buy { points: 1 },
        Action::PayCash {},
    ];
    let (lines, told) = play(&mut game, &actions);
    let expected = [
        "Move the passenger on Residence (0,0)",
        "▶ Choose where the passenger on Residence (0,0) goes.",
        "Go to a Leisure",
        "▶ Play strip, then L, to move the passenger from Residence (0,0) to Leisure (0,4).",
    ];
    assert_eq!(lines[3..7], expected);
    assert_eq!(lines[11], "Buy 1 HP for $1");
    assert_eq!(lines[12], "▶ Pay $1 for 1 HP with money icons or cash.");
    assert_eq!(lines[13], "Pay $1 in cash");
    let expected = [
        "Seat 0 played L from #17 Round-Trip Ticket and strip from #92 Starter Track Gang.",
        "Seat 0 moved the passenger from Residence (0,0) to Leisure (0,4) over 2 links, owned by Seat 0 and Seat 1.",
        "Seat 0 gained 1 HP.",
        "Seat 1 gained 1 HP.",
        "Seat 0 paid $1 to the bank.",
        "Seat 0 gained 1 HP.",
        "The bank paid Seat 0 a fare of $1.",
        "Seat 0 paid Seat 1 a fare of $1.",
    ];
    assert_eq!(told_words(&game, &told), expected);
}

#[test]
fn t11_8_the_next_link_of_a_trip_in_words() {
    let mut game = game("RR o─ CC\nb│ .. b│\nLL o─ II");
    game.public.city.add_passenger(at(0, 0));
    give(&mut game, 0, &[17, 92]);
    let to_industry = Action::Destination {
        to: Destination::Kind(Kind::Industry),
    };
    play(
        &mut game,
        &[
            Action::Choose {
                action: ActionKind::Move,
            },
            Action::Square { at: at(0, 0) },
            to_industry,
        ],
    );
    assert_eq!(
        question(&game),
        "▶ Choose the first link from Residence (0,0) to an Industry."
    );
    let mut legal = Vec::new();
    game.legal(seat(0), &mut legal);
    let expected = [
        "Go on to Commerce (0,2) over your link R(0,0)-C(0,2) (the bank pays you $1)",
        "Go on to Leisure (2,0) over Seat 1's link R(0,0)-L(2,0) (fare $1)",
    ];
    assert_eq!(
        legal.iter().map(|&action| words(&game, action)).collect::<Vec<_>>(),
        expected
    );
}

#[test]
fn t5_3_the_auction_in_words() {
    let mut game = game("RR .. CC");
    game.start_auction(&mut ());
    assert_eq!(question(&game), "▶ Bid, or pass and be 2nd.");
    give(&mut game, 0, &[20]);
    assert_eq!(words(&game, Action::Bid { amount: 2 }), "Bid $2");
    assert_eq!(words(&game, Action::Bid { amount: 5 }), "Bid $5 (with money icons)");
    assert_eq!(words(&game, Action::Pass {}), "Pass and be 2nd");
    play(&mut game, &[Action::Bid { amount: 2 }, Action::PayCash {}]);
    assert_eq!(question(&game), "Waiting for Seat 1 to bid or pass.");
    let picture = picture(&game);
    assert!(
        picture.starts_with("── Tramways · round 2 of 6 · auction · old order Seat 0, Seat 1 ─"),
        "{picture}"
    );
    assert!(row(&picture, "  o Seat 0 (you)").ends_with("   $2      -"), "{picture}");
    for action in [Action::Bid { amount: 3 }, Action::PayCash {}] {
        game.apply(seat(1), &action, &mut ()).expect("legal");
    }
    assert_eq!(question(&game), "▶ Bid (but not $2), or pass and be 2nd.");
}

#[test]
fn t17_6_the_line_in_words() {
    let mut game = Tramways::new(1, &Options::default(), Seed::from_text("line")).expect("a legal set-up");
    game.public.phase = Phase::Line {};
    game.public.line = Pile::from_slice(&[card(69), card(72)]).expect("room for two");
    let asked = "▶ Take a card (the newest costs 1 stress), or reveal the next one for $2.";
    assert_eq!(question(&game), asked);
    assert_eq!(
        words(&game, Action::Take { ticket: card(69) }),
        "Take #69 Errand Ticket (R, C and strip; stress +1)"
    );
    assert_eq!(
        words(&game, Action::Take { ticket: card(72) }),
        "Take #72 Surplus Rails (Build 3, Upgrade Rail, Worker and void), the newest: stress +1"
    );
    assert_eq!(words(&game, Action::Reveal {}), "Pay $2 and reveal the next card");
}

#[test]
fn t12_the_administration_in_words() {
    let mut game = game("RR .. CC");
    give(&mut game, 0, &[18, 77, 67]);
    game.start_administration();
    game.players[0].stress = 5;
    assert_eq!(
        words(&game, using(77, Icon::Money1)),
        "Play $1 from #77 Steam Shovel (pay $3)"
    );
    assert_eq!(
        words(&game, Action::Discard { ticket: card(67) }),
        "Discard #67 Express Homeward for free (stress +1)"
    );
    let (lines, told) = play(
        &mut game,
        &[using(18, Icon::AddPassenger), Action::Square { at: at(0, 0) }],
    );
    assert_eq!(lines[2], "▶ Choose the square for the passenger of #18 Housing Scheme.");
    assert_eq!(lines[3], "Put the passenger on Residence (0,0)");
    assert_eq!(
        told_words(&game, &told),
        [
            "Seat 0 played Passenger from #18 Housing Scheme.",
            "Seat 0 planned a passenger on Residence (0,0)."
        ]
    );
    assert_eq!(
        words(&game, using(18, Icon::DecreaseStress)),
        "Play Stress −1 from #18 Housing Scheme as well (stress +1)"
    );
    assert_eq!(row(&picture(&game), "planned"), "planned  passenger on (0,0)");
    play(&mut game, &[Action::Discard { ticket: card(67) }]);
    assert_eq!(
        words(&game, Action::Discard { ticket: card(77) }),
        "Discard #77 Steam Shovel for $1 (pay $3)"
    );
    let others = plain(&Tramways::picture(
        &game.view(Viewer::Spectator),
        &table::Voice::default(),
    ));
    assert!(
        others.ends_with("Waiting for Seat 0 and Seat 1 to finish the administration.\n"),
        "{others}"
    );
}

#[test]
fn words_for_tickets_and_books_that_are_unknown_or_not_asked_for() {
    let game = game("RR .. CC");
    assert_eq!(words(&game, Action::Take { ticket: card(127) }), "Take #127");
    assert_eq!(
        words(&game, using(127, Icon::ParcelNumber)),
        "Play parcel number from #127"
    );
    assert_eq!(
        words(&game, Action::Building { card: card(127) }),
        "Construct a building and take #127"
    );
    assert_eq!(
        words(
            &game,
            Action::Destination {
                to: Destination::Parcel(card(127))
            }
        ),
        "Go to the parcel of #127"
    );
    assert_eq!(
        words(
            &game,
            Action::LookInto {
                book: BookNumber::new(200)
            }
        ),
        "Look through Book 201"
    );
    assert_eq!(words(&game, Action::Buy { points: u8::MAX }), "Buy 255 HP for $32640");
}

#[test]
fn words_for_places_that_are_unknown_or_not_asked_for() {
    let game = game("RR .. CC");
    let nowhere = LinkEnd {
        at: at(14, 9),
        side: Side::North,
    };
    assert_eq!(
        words(&game, Action::Link { link: nowhere }),
        "Choose the link at (14,9)"
    );
    assert_eq!(words(&game, Action::Square { at: at(14, 9) }), "Choose (14,9)");
    assert_eq!(
        words(
            &game,
            Action::Begin {
                at: at(14, 9),
                from: Side::West
            }
        ),
        "Begin on (14,9), coming from the west"
    );
    assert_eq!(
        words(
            &game,
            Action::Redirect {
                at: at(14, 9),
                to: Side::South
            }
        ),
        "Redirect the rail on (14,9) to the south"
    );
    assert_eq!(
        words(&game, Action::Lay { to: Side::East }),
        "Lay the next tile to the east"
    );
    let event = Event::LinkUpgraded {
        seat: seat(4),
        link: nowhere,
    };
    assert_eq!(
        Tramways::event_line(&view(&game), &event).to_string(),
        "Seat 4 upgraded the link at (14,9)."
    );
}
