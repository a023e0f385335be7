//! What the picture shows, and what it does not.

use table::{Game, Present, Seed, Viewer};

use crate::book::BookNumber;
use crate::phase::Phase;
use crate::side::Side;
use crate::ticket::Ticket;
use crate::{Action, ActionKind, Kind, Options, Tramways};

use super::{at, beside, build, card, drawn, game, give, lay, picture, plain, play, question, row, seat, view, words};

#[test]
fn the_map_is_drawn_in_the_notation_of_the_examples() {
    let expected = "\
.. CC ^^ ..
.. o│ ~~ ..
o┌ A1 E1 B┐
o└ B1 O┐ b│
.. .. o│ b│
.. .. RR b┘
";
    assert_eq!(drawn(&view(&game(expected))), expected);
    let picture = picture(&game(expected));
    assert!(
        picture.contains("\n    0  1  2  3   arrivals  after round 2 C, 3 L, 4 I, 5 C\n"),
        "{picture}"
    );
    assert!(row(&picture, " 2 ").starts_with(" 2 o┌ A1 E1 B┐   "), "{picture}");
}

#[test]
fn t7_6_two_tiles_on_a_square_are_named_beside_the_map() {
    let mut game = game(".. LL ..\nRR o─ CC\n.. II ..");
    lay(&mut game, at(1, 1), "B│", 1);
    assert_eq!(drawn(&view(&game)), ".. LL ..\nRR ++ CC\n.. II ..\n");
    assert_eq!(beside(&game, "++"), "++        (1,1) B│ o─");
}

#[test]
fn t16_3_buildings_are_listed_with_owners_and_passengers() {
    let mut game = game("RR A1 .. CC\nB1 E1 .. ..\n.. .. .. ..");
    build(&mut game, at(0, 1), Kind::Residence, true);
    build(&mut game, at(1, 1), Kind::Residence, false);
    game.public.city.add_passenger(at(0, 0));
    game.public.city.add_passenger(at(1, 1));
    assert_eq!(beside(&game, "Residence"), "Residence (0,0)* +(0,1)O +(1,1)b*");
    assert_eq!(beside(&game, "Commerce"), "Commerce  (0,3)");
    assert_eq!(beside(&game, "Industry"), "Industry  none");
    lay(&mut game, at(1, 0), "o└", 2);
    assert_eq!(beside(&game, "parcels"), "parcels   Seat 0    A1=R(0,1) B1=rail(1,0)");
}

#[test]
fn t7_4_the_next_square_and_a_redirected_rail_are_marked() {
    let mut game = game("RR o─ .. ..\n.. .. .. LL");
    give(&mut game, 0, &[24, 72, 92]);
    let redirect = Action::Redirect {
        at: at(0, 1),
        to: Side::South,
    };
    let (lines, _) = play(
        &mut game,
        &[
            Action::Choose {
                action: ActionKind::Build,
            },
            redirect,
        ],
    );
    assert_eq!(lines[3], "Redirect the rail on (0,1) to the south");
    assert_eq!(drawn(&view(&game)), "RR ?┐ .. ..\n.. ?? .. LL\n");
    assert_eq!(
        words(&game, Action::Stop {}),
        "End the rails here, for Build icons for exactly 1 rail symbol"
    );
    assert!(picture(&game).contains("?? next rail"));
}

#[test]
fn t15_1_the_end_has_a_score_and_names_the_winner() {
    let mut game = game("RR o─ CC");
    (game.public.phase, game.public.round) = (Phase::Over {}, 6);
    (game.players[0].hp, game.players[0].money, game.players[0].stress) = (24, 11, 3);
    (game.players[1].hp, game.players[1].stress) = (-1, 21);
    let picture = picture(&game);
    assert_eq!(
        row(&picture, "Seat 0 "),
        "Seat 0                               24        1 = 3      $11 = 1           −3           25          1st"
    );
    assert_eq!(
        row(&picture, "Seat 1 "),
        "Seat 1                               −1        0 = 0       $3 = 0          −21          −22          2nd"
    );
    assert_eq!(question(&game), "You won with 25 points.");
    game.players[1] = game.players[0];
    game.players[1].hp = 27;
    assert_eq!(
        question(&game),
        "Seat 0 and Seat 1 share the victory with 25 points each."
    );
    let mut alone = Tramways::new(1, &Options::default(), Seed::from_text("end")).expect("a legal set-up");
    alone.public.phase = Phase::Over {};
    alone.players[0].hp = 43;
    assert_eq!(question(&alone), "The game is over with 42 points: Content.");
}

#[test]
fn t18_3_what_is_hidden_is_in_no_picture_of_others() {
    let mut game = Tramways::new(3, &Options::default(), Seed::from_text("hidden")).expect("a legal set-up");
    let looker = game.awaiting().first().expect("somebody chooses a Book");
    game.apply(
        looker,
        &Action::LookInto {
            book: BookNumber::new(0),
        },
        &mut (),
    )
    .expect("legal");
    let open = game
        .public
        .books
        .get(0)
        .and_then(|book| book.open)
        .expect("an open card");
    let hidden: Vec<Ticket> = game.decks.books[0].iter().filter(|&each| each != open).collect();
    let shows = |game: &Tramways, viewer: Viewer, each: Ticket| {
        plain(&Tramways::picture(&game.view(viewer), &table::Voice::default())).contains(&format!("{each} "))
    };
    let others: Vec<Viewer> = Viewer::all(3)
        .filter(|&viewer| viewer != Viewer::Seat(looker))
        .collect();
    for &each in &hidden {
        assert!(shows(&game, Viewer::Seat(looker), each));
        others
            .iter()
            .for_each(|&viewer| assert!(!shows(&game, viewer, each), "{viewer:?} sees {each}"));
    }
    game.apply(looker, &Action::Keep { ticket: hidden[0] }, &mut ())
        .expect("legal");
    game.apply(looker, &Action::LeaveOpen { ticket: open }, &mut ())
        .expect("legal");
    for &each in &hidden {
        assert!(
            shows(&game, Viewer::Seat(looker), each),
            "the hand, and what was left in the Book"
        );
        others
            .iter()
            .for_each(|&viewer| assert!(!shows(&game, viewer, each), "{viewer:?} sees {each}"));
    }
}

#[test]
fn t14_3_tickets_chosen_for_round_6_are_hidden_until_all_have_chosen() {
    let mut game = game("RR .. CC");
    for number in [17, 64, 92, 63, 62, 65, 66, 74] {
        give(&mut game, 0, &[number]);
        game.lay_open(seat(0), card(number));
    }
    game.public.round = 6;
    game.start_filling_hands(&mut ());
    assert_eq!(question(&game), "▶ Choose 7 more tickets for round 6.");
    assert_eq!(
        words(&game, Action::Take { ticket: card(64) }),
        "Choose #64 Matinee Spur (Build 1, L, $1 and strip)"
    );
    play(&mut game, &[Action::Take { ticket: card(64) }]);
    assert_eq!(
        row(&picture(&game), "chosen"),
        "chosen   #64 Matinee Spur: Build 1, L, $1, strip"
    );
    let others = plain(&Tramways::picture(
        &game.view(Viewer::Seat(seat(1))),
        &table::Voice::default(),
    ));
    assert!(
        row(&others, "laid out").contains("#64 Build 1+L+$1") && row(&others, "chosen").is_empty(),
        "{others}"
    );
}
