//! Actions, events, questions, links and tickets in words.

use table::{Game, Pile, Present, Seed, Viewer};

use crate::destination::Destination;
use crate::links::LinkEnd;
use crate::phase::Phase;
use crate::side::Side;
use crate::ticket::{Cards, Icon};
use crate::{Action, ActionKind, Event, Kind, Options, Tramways};

use super::super::{link, ticket};
use super::{at, card, drawn, game, give, lay, picture, plain, play, question, row, seat, told_words, view, words};

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
        .map(|each| link::words(&view, each))
        .collect();
    let expected = [
        "R(0,0)-A1 2 tiles $3, 1 upgraded",
        "C(2,0)-(1,1)E? 2 tiles, incomplete, to be worked on",
        "C(4,0)-(3,1)E? 2 tiles, upgraded, incomplete, to be worked on",
        "L(4,3)-(4,2)W? 1 tile, incomplete",
    ];
    assert_eq!(links, expected);
}

#[test]
fn t11_10_links_of_no_use_and_parallel_ones_are_told_apart() {
    let game = game("RR o─ CC o┐\nRR o─ CC o┘\n.. .. .. ..");
    let view = view(&game);
    let links = view.public.city.links.all();
    assert_eq!(link::words(&view, &links[1]), "C(0,2)-C(0,2) 2 tiles, of no use");
    let names: Vec<String> = links.iter().map(|each| link::name(&view, each)).collect();
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
    let cards = Cards::standard();
    let words = |number: u8| ticket::words(&cards, card(number));
    assert_eq!(words(24), "#24 Willow Bank: number B1, Build 1, strip");
    assert_eq!(words(12), "#12 Power House: Upgrade Rail, L, strip !pay $3");
    assert_eq!(words(20), "#20 Bank Loan: $3, Worker, strip !stress +1");
    assert_eq!(words(73), "#73 Lost Property: R, C, L, I, void");
    assert_eq!(ticket::brief(&cards, card(34)), "#34 F2+Construct+$1");
    assert_eq!(ticket::brief(&cards, card(12)), "#12 Upgrade Rail+L!");
    assert_eq!(words(120), "#120");
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
        "▶ You (Orange) are asked to choose an action or take $2 (2 actions left).",
        "build rails",
        "▶ You (Orange) are asked to choose where the rails begin, or which loose end to redirect.",
        "begin on (0,1), coming from Residence (0,0) in the west",
        "▶ You (Orange) are asked to lay the first tile on (0,1), coming from the west (0 rail symbols so far).",
        "lay a tile from west to east on (0,1)",
        "▶ You (Orange) are asked to lay the next tile on (0,2), a mountain, coming from the west, or end the rails (1 rail symbol so far).",
        "lay a tile from west to east on (0,2), a mountain, reaching parcel A1 (0,3)",
        "▶ You (Orange) are asked to lay the next tile on (0,3), parcel A1, coming from the west, or end the rails (3 rail symbols so far).",
        "end the rails here: Build icons for exactly 3 rail symbols, then R or number A1",
        "▶ You (Orange) are asked to play Build icons for exactly 3 rail symbols, then R or number A1, to lay 2 tiles.",
    ];
    assert_eq!(lines, expected);
    assert_eq!(drawn(&view(&game)), "RR ?─ ?─ A1\n.. .. .. ..\n");
    assert_eq!(drawn(&game.view(Viewer::Seat(seat(1)))), "RR .. ^^ A1\n.. .. .. ..\n");
    assert_eq!(
        words(
            &game,
            Action::Use {
                ticket: card(4),
                icon: Icon::Build2
            }
        ),
        "play Build 2 of #4 Garden Line"
    );
    play(
        &mut game,
        &[
            Action::Use {
                ticket: card(4),
                icon: Icon::Build2,
            },
            Action::Use {
                ticket: card(24),
                icon: Icon::Build1,
            },
        ],
    );
    assert_eq!(
        row(&picture(&game), "in play"),
        "in play  Build 2 of #4 Garden Line, Build 1 of #24 Willow Bank"
    );
    assert_eq!(
        words(
            &game,
            Action::Use {
                ticket: card(4),
                icon: Icon::Residence
            }
        ),
        "play R of #4 Garden Line (stress +1, one more icon of it)"
    );
    let (_, told) = play(
        &mut game,
        &[Action::Use {
            ticket: card(21),
            icon: Icon::ParcelNumber,
        }],
    );
    let expected = [
        "Orange plays Build 2 of #4 Garden Line, number A1 of #21 Fountain Row, Build 1 of #24 Willow Bank",
        "Orange lays rails: (0,1) W-E, (0,2) W-E",
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
        Action::Use {
            ticket: card(92),
            icon: Icon::Strip,
        },
        Action::Use {
            ticket: card(17),
            icon: Icon::Leisure,
        },
        Action::Buy { points: 1 },
        Action::PayCash {},
    ];
    let (lines, told) = play(&mut game, &actions);
    let expected = [
        "move the passenger on Residence (0,0)",
        "▶ You (Orange) are asked to choose the destination of the passenger on Residence (0,0).",
        "send it to a Leisure",
        "▶ You (Orange) are asked to play a strip, then L, to move the passenger from Residence (0,0) to Leisure (0,4).",
    ];
    assert_eq!(lines[3..7], expected);
    assert_eq!(lines[11], "buy 1 HP for $1");
    assert_eq!(
        lines[12],
        "▶ You (Orange) are asked to pay $1 for 1 HP with money icons or cash."
    );
    assert_eq!(lines[13], "pay $1 in cash");
    let expected = [
        "Orange plays L of #17 Round-Trip Ticket, strip of #92 Starter Track Gang",
        "Orange moves the passenger from Residence (0,0) to Leisure (0,4) by 2 links of Orange and Brown",
        "Orange gains 1 HP",
        "Brown gains 1 HP",
        "Orange pays $1 to the bank",
        "Orange gains 1 HP",
        "the bank pays Orange a fare of $1",
        "Orange pays Brown a fare of $1",
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
        "▶ You (Orange) are asked to choose the next link for the passenger from Residence (0,0) to an Industry."
    );
    let mut legal = Vec::new();
    game.legal(seat(0), &mut legal);
    let expected = [
        "go on to Commerce (0,2) by your own link R(0,0)-C(0,2), fare $1",
        "go on to Leisure (2,0) by Brown's link R(0,0)-L(2,0), fare $1",
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
    assert_eq!(question(&game), "▶ You (Orange) are asked to bid, or pass and be 2nd.");
    give(&mut game, 0, &[20]);
    assert_eq!(words(&game, Action::Bid { amount: 2 }), "bid $2");
    assert_eq!(words(&game, Action::Bid { amount: 5 }), "bid $5 (with money icons)");
    assert_eq!(words(&game, Action::Pass {}), "pass and be 2nd");
    play(&mut game, &[Action::Bid { amount: 2 }, Action::PayCash {}]);
    assert_eq!(
        question(&game),
        "Waiting for Brown to bid (but not $2), or pass and be 2nd."
    );
    let picture = picture(&game);
    assert!(
        picture.starts_with("── Tramways · round 2 of 6 · auction · old order Orange Brown ─"),
        "{picture}"
    );
    assert!(row(&picture, "  o Orange (you)").ends_with("   $2      -"), "{picture}");
    for action in [Action::Bid { amount: 3 }, Action::PayCash {}] {
        game.apply(seat(1), &action, &mut ()).expect("legal");
    }
    assert_eq!(
        question(&game),
        "▶ You (Orange) are asked to bid (but not $2), or pass and be 2nd."
    );
}

#[test]
fn t17_6_the_line_in_words() {
    let mut game = Tramways::new(1, &Options::default(), Seed::from_text("line")).expect("a legal set-up");
    game.public.phase = Phase::Line {};
    game.public.line = Pile::from_slice(&[69, 72]).expect("room for two");
    let asked = "▶ You (Orange) are asked to take a card of the line (the newest costs 1 stress), or reveal the next one for $2.";
    assert_eq!(question(&game), asked);
    assert_eq!(
        words(&game, Action::Take { ticket: card(69) }),
        "take #69 Errand Ticket: R, C, strip !stress +1"
    );
    assert_eq!(
        words(&game, Action::Take { ticket: card(72) }),
        "take #72 Surplus Rails: Build 3, Upgrade Rail, Worker, void (the newest: stress +1)"
    );
    assert_eq!(words(&game, Action::Reveal {}), "pay $2 and reveal the next card");
}

#[test]
fn t12_the_administration_in_words() {
    let mut game = game("RR .. CC");
    give(&mut game, 0, &[18, 77, 67]);
    game.start_administration();
    game.players[0].stress = 5;
    let use_of = |number: u8, icon: Icon| Action::Use {
        ticket: card(number),
        icon,
    };
    assert_eq!(
        words(&game, use_of(77, Icon::Money1)),
        "play $1 of #77 Steam Shovel (pay $3)"
    );
    assert_eq!(
        words(&game, Action::Discard { ticket: card(67) }),
        "discard #67 Express Homeward (free, stress +1)"
    );
    let (lines, told) = play(
        &mut game,
        &[use_of(18, Icon::AddPassenger), Action::Square { at: at(0, 0) }],
    );
    assert_eq!(
        lines[2],
        "▶ You (Orange) are asked to choose the square for the passenger of #18 Housing Scheme."
    );
    assert_eq!(lines[3], "put the passenger on Residence (0,0)");
    assert_eq!(
        told_words(&game, &told),
        [
            "Orange plays Passenger of #18 Housing Scheme",
            "Orange plans a passenger on Residence (0,0)"
        ]
    );
    assert_eq!(
        words(&game, use_of(18, Icon::DecreaseStress)),
        "play Stress -1 of #18 Housing Scheme (stress +1, one more icon of it)"
    );
    assert_eq!(row(&picture(&game), "planned"), "planned  passenger on (0,0)");
    play(&mut game, &[Action::Discard { ticket: card(67) }]);
    assert_eq!(
        words(&game, Action::Discard { ticket: card(77) }),
        "discard #77 Steam Shovel ($1, pay $3)"
    );
    let others = plain(&Tramways::picture(
        &game.view(Viewer::Spectator),
        &table::Voice::default(),
    ));
    assert!(
        others.ends_with("Waiting for Orange and Brown to finish the administration.\n"),
        "{others}"
    );
}

#[test]
fn words_for_what_is_unknown_or_not_asked() {
    let game = game("RR .. CC");
    let nowhere = LinkEnd {
        at: at(14, 9),
        side: Side::North,
    };
    assert_eq!(words(&game, Action::Take { ticket: card(127) }), "take #127");
    assert_eq!(
        words(
            &game,
            Action::Use {
                ticket: card(127),
                icon: Icon::ParcelNumber
            }
        ),
        "play parcel number of #127"
    );
    assert_eq!(
        words(&game, Action::Building { card: card(127) }),
        "construct a building and take #127"
    );
    assert_eq!(
        words(
            &game,
            Action::Destination {
                to: Destination::Parcel(card(127))
            }
        ),
        "send it to the parcel of #127"
    );
    assert_eq!(
        words(&game, Action::Link { link: nowhere }),
        "choose the link at (14,9)"
    );
    assert_eq!(words(&game, Action::Square { at: at(14, 9) }), "choose (14,9)");
    assert_eq!(
        words(
            &game,
            Action::Begin {
                at: at(14, 9),
                from: Side::West
            }
        ),
        "begin on (14,9), coming from the west"
    );
    assert_eq!(
        words(
            &game,
            Action::Redirect {
                at: at(14, 9),
                to: Side::South
            }
        ),
        "redirect the rail on (14,9) to the south"
    );
    assert_eq!(
        words(&game, Action::Lay { to: Side::East }),
        "lay the next tile to the east"
    );
    assert_eq!(words(&game, Action::LookInto { book: 200 }), "look through Book 200");
    assert_eq!(words(&game, Action::Buy { points: u8::MAX }), "buy 255 HP for $32640");
    let event = Event::LinkUpgraded {
        seat: seat(4),
        link: nowhere,
    };
    assert_eq!(
        Tramways::event_line(&view(&game), &event).to_string(),
        "Purple upgrades the link at (14,9)"
    );
}
