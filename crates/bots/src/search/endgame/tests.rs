//! The last turns of games between searching players.

use table::{Game, Present, Rng, Seat, Seats, Seed, Viewer};
use tramways::{Options, Tramways};

use super::{Endgame, LATE};
use crate::bot::Bot;
use crate::knowledge::{Knowledge, Visitor, games, visit};
use crate::search::Search;
use crate::spec::Budget;

/// How many iterations the players have for a decision.
const ITERATIONS: u32 = 16;

/// What came of endgames.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Ended {
    /// How many were solved,
    solved: u32,
    /// how many of them the search played worse,
    worse: u32,
    /// and better.
    better: u32,
}

/// Plays games, and what can be solved of them both exactly and by a search.
struct Endings {
    players: u8,
    games: u32,
}

impl Visitor for Endings {
    type Output = Ended;

    fn visit<G: Knowledge + Present>(self) -> Ended {
        let mut ended = Ended::default();
        for number in 0..self.games {
            let seed = Seed::from_text(&format!("endgame {number}"));
            let game = G::new(self.players, &G::Options::default(), seed).expect("the standard game");
            play(game, &mut Rng::new(seed), &mut ended);
        }
        ended
    }
}

/// Plays a game, and for every seat goes on in two ways from its first decision that can be solved.
fn play<G: Knowledge>(mut game: G, rng: &mut Rng, ended: &mut Ended) {
    let search = |seed: Seed| Search::<G>::new(Budget::Iterations(ITERATIONS), Rng::new(seed));
    let mut player = search(rng.seed()).without_endgame();
    let mut solved = Seats::NONE;
    while let Some(seat) = game.awaiting().first() {
        let (view, legal) = seen(&game, seat);
        let seed = rng.seed();
        let may_be_short = legal.len() > 1 && !solved.contains(seat) && game.progress() > LATE;
        if may_be_short && Endgame::new(Rng::new(seed)).solve::<G>(seat, &view, &legal).is_some() {
            solved = solved.with(seat);
            let exactly = finish(game.clone(), seat, search(seed));
            let searched = finish(game.clone(), seat, search(seed).without_endgame());
            ended.solved += 1;
            ended.worse += u32::from(searched < exactly);
            ended.better += u32::from(searched > exactly);
        }
        let action = player.decide(seat, &view, &legal);
        game.apply(seat, &action, &mut ()).expect("it is legal");
    }
}

/// What a seat sees, and what it may do.
fn seen<G: Knowledge>(game: &G, seat: Seat) -> (G::View, Vec<G::Action>) {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    (game.view(Viewer::Seat(seat)), legal)
}

/// Its points once this player has played on.
fn finish<G: Knowledge>(mut game: G, seat: Seat, mut player: Search<G>) -> i32 {
    while !game.is_settled(seat) {
        let (view, legal) = seen(&game, seat);
        let action = player.decide(seat, &view, &legal);
        game.apply(seat, &action, &mut ()).expect("it is legal");
    }
    game.points(seat)
}

#[test]
fn a_search_never_ends_better_than_an_exact_player() {
    for game in games() {
        let ended = visit(game, Endings { players: 2, games: 4 }).expect("bots know it");
        assert_eq!(ended.better, 0, "{game}: {ended:?}");
    }
}

#[test]
fn an_exact_player_sometimes_ends_better_than_a_search() {
    let endings = Endings { players: 3, games: 30 };
    let ended = endings.visit::<Tramways>();
    println!("{ended:?}");
    assert!(ended.worse > 0 && ended.better == 0 && ended.solved > 50, "{ended:?}");
}

#[test]
fn nothing_is_exact_while_others_are_still_to_decide() {
    let seed = Seed::from_text("the last round");
    let mut game = Tramways::new(2, &Options::default(), seed).expect("the standard game");
    let (mut rng, mut buffer) = (Rng::new(seed), Vec::new());
    while game.progress() < LATE {
        let (seat, action) = table::random_decision(&game, &mut rng, &mut buffer).expect("it is not over");
        game.apply(seat, &action, &mut ()).expect("it is legal");
    }
    let seat = game.awaiting().first().expect("it is not over");
    let (view, legal) = seen(&game, seat);
    let solved = Endgame::new(Rng::new(seed)).solve::<Tramways>(seat, &view, &legal);
    assert!(legal.len() > 1 && solved.is_none(), "{legal:?}");
}

#[test]
fn an_exact_player_does_not_look_behind_the_view() {
    let (mut solved, mut differed) = (0, 0);
    for number in 0..40 {
        let seed = Seed::from_text(&format!("honest ending {number}"));
        let mut game = Tramways::new(3, &Options::default(), seed).expect("the standard game");
        let (mut rng, mut buffer) = (Rng::new(seed), Vec::new());
        while let Some((decider, action)) = table::random_decision(&game, &mut rng, &mut buffer) {
            let (view, legal) = seen(&game, decider);
            if legal.len() > 1 && game.progress() > LATE {
                let otherwise = Tramways::imagine(&view, &mut rng);
                let best = |game: &Tramways| {
                    let (view, legal) = seen(game, decider);
                    Endgame::new(Rng::new(seed)).solve::<Tramways>(decider, &view, &legal)
                };
                let (one, other) = (best(&game), best(&otherwise));
                assert_eq!(one, other, "{seed}");
                solved += u32::from(one.is_some());
                differed += u32::from(one.is_some() && otherwise != game);
            }
            game.apply(decider, &action, &mut ()).expect("it is legal");
        }
    }
    assert!(
        solved > 40 && differed > 20,
        "{solved} solved, {differed} of them with other hidden things"
    );
}

#[test]
fn what_a_settled_seat_has_stays() {
    let mut settled_before_the_end = 0;
    for number in 0..60 {
        let seed = Seed::from_text(&format!("settled {number}"));
        let mut game = Tramways::new(3, &Options::default(), seed).expect("the standard game");
        let (mut rng, mut buffer) = (Rng::new(seed), Vec::new());
        let mut settled = [None; 3];
        while let Some((seat, action)) = table::random_decision(&game, &mut rng, &mut buffer) {
            game.apply(seat, &action, &mut ()).expect("it is legal");
            for seat in Seats::all(3).iter().filter(|&seat| game.is_settled(seat)) {
                let points = *settled[seat.index()].get_or_insert(game.points(seat));
                assert_eq!(game.points(seat), points, "{seed}");
                settled_before_the_end += u32::from(!game.awaiting().is_empty());
            }
        }
    }
    assert!(settled_before_the_end > 20, "{settled_before_the_end}");
}
