//! What the turns of a game were worth.

use bots::{Knowledge, Spec, Visitor, visit};
use serde_json::Value;
use table::{Play, Ply, Present, Rng, Seat, Seed, Viewer};

use crate::desk::{Desk, Game, choices, games};

/// Judges quickly.
fn analyse(desk: &Desk, args: &[&str]) -> Value {
    let quick = ["analyse", "game.json", "--budget", "8", "--imagined", "3", "--json"];
    desk.run(&[&quick[..], args].concat()).json()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

fn number(value: &Value) -> usize {
    value.as_u64().unwrap() as usize
}

/// A finished game between greedy bots, decision by decision.
fn greedy_game(game: &Game, players: u8) -> (Desk, Vec<Value>) {
    let desk = Desk::new();
    let players = players.to_string();
    let base = ["play-out", &game.id, "--players", &players, "--seed", "desk"];
    desk.run(&[&base[..], &["--bots", "greedy", "-o", "game.json"]].concat())
        .ok();
    let steps = desk.run(&["export", "game.json", "--steps"]).ok();
    let steps = steps.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    (desk, steps)
}

#[test]
fn every_turn_is_judged() {
    for game in games() {
        for players in [game.least, 2] {
            let (desk, steps) = greedy_game(&game, players);
            let analysis = analyse(&desk, &["--threads", "2"]);
            assert_eq!(
                (&analysis["game"], &analysis["finished"], &analysis["budget"]),
                (&game.id.as_str().into(), &true.into(), &8.into())
            );
            assert!(!analysis.to_string().contains("u001b"), "words in JSON have no colours");
            let mut judged = 0;
            for turn in list(&analysis["turns"]) {
                let own =
                    (number(&turn["first"])..=number(&turn["last"])).filter(|&ply| steps[ply]["seat"] == turn["seat"]);
                let played: Vec<Value> = own.map(|ply| steps[ply]["action"].clone()).collect();
                assert_eq!(list(&turn["played"]["actions"]), played);
                assert_eq!(list(&turn["played"]["words"]).len(), played.len());
                assert_eq!(turn["finding"] == "mistake", turn["mistake"].is_object());
                judged += played.len();
            }
            assert_eq!(judged, steps.len(), "every decision belongs to one turn");
            check_mistakes(&analysis);
            check_prospects(&analysis, steps.len(), players);
        }
    }
}

/// The mistakes are the costliest turns, worst first, and all of them certain.
fn check_mistakes(analysis: &Value) {
    let turns = list(&analysis["turns"]);
    let price = |turn: &Value| turn["mistake"]["loss"]["price"]["mean"].as_f64().unwrap_or(0.0);
    let mistakes: Vec<&Value> = list(&analysis["mistakes"])
        .iter()
        .map(|place| &turns[number(place)])
        .collect();
    let all = turns.iter().filter(|turn| turn["finding"] == "mistake").count();
    assert_eq!(mistakes.len(), all.min(5));
    assert!(
        mistakes.windows(2).all(|pair| price(pair[0]) >= price(pair[1])),
        "{mistakes:?}"
    );
    for mistake in &mistakes {
        let told = &mistake["mistake"];
        let error = told["loss"]["price"]["error"].as_f64().unwrap();
        assert!(
            price(mistake) > 2.0 * error && told["better"]["actions"] != told["played"]["actions"],
            "{told}"
        );
        assert!((number(&mistake["first"])..=number(&mistake["last"])).contains(&number(&told["ply"])));
    }
    let worse = |turn: &&Value| mistakes.last().is_some_and(|least| price(turn) > price(least));
    assert!(turns.iter().filter(worse).count() < 5, "these are the costliest");
}

/// Prospects go from the beginning to the result.
fn check_prospects(analysis: &Value, decisions: usize, players: u8) {
    let prospects = list(&analysis["prospects"]);
    let plies: Vec<usize> = prospects.iter().map(|prospect| number(&prospect["ply"])).collect();
    assert!(
        plies[0] == 0 && plies.is_sorted() && plies.last() == Some(&decisions),
        "{plies:?}"
    );
    for prospect in prospects {
        let chances = list(&prospect["win"]).iter().map(|chance| chance.as_f64().unwrap());
        assert!((chances.sum::<f64>() - 1.0).abs() < 0.01, "{prospect}");
        assert_eq!(list(&prospect["score"]).len(), usize::from(players));
    }
    let end = &prospects[prospects.len() - 1];
    let is_whole = |score: &Value| score.as_f64().unwrap().fract() == 0.0;
    assert!(
        list(&end["score"]).iter().all(is_whole),
        "at the end it is the result: {end}"
    );
    assert!(
        list(&analysis["turning_points"])
            .iter()
            .all(|place| number(place) < prospects.len())
    );
}

#[test]
fn an_analysis_does_not_depend_on_the_threads() {
    let game = &games()[0];
    let desk = Desk::with_finished_game(game, 2);
    let one = analyse(&desk, &[]);
    assert_eq!(analyse(&desk, &["--threads", "3"]), one);
    let seat = analyse(&desk, &["--seat", "1"]);
    let own: Vec<&Value> = list(&one["turns"]).iter().filter(|turn| turn["seat"] == 1).collect();
    assert_eq!(list(&seat["turns"]).iter().collect::<Vec<_>>(), own);
}

#[test]
fn an_unfinished_game_is_judged_as_far_as_it_is() {
    for game in games() {
        let desk = Desk::with_game(&game, 2);
        assert_eq!(analyse(&desk, &[])["turns"], Value::Array(Vec::new()));
        for _ in 0..4 {
            let (seat, actions) = choices(&desk).unwrap();
            desk.run(&["act", "game.json", "--seat", &seat, "--action", &actions[0].to_string()])
                .ok();
        }
        let analysis = analyse(&desk, &[]);
        assert!(
            analysis["finished"] == false && !list(&analysis["turns"]).is_empty(),
            "{analysis}"
        );
        let words = desk.run(&["analyse", "game.json", "--budget", "24"]).ok();
        assert!(
            words.contains("The game isn't over yet") && words.contains("\nThe costliest mistakes\n"),
            "{words}"
        );
    }
}

#[test]
fn an_analysis_that_cannot_be_is_refused() {
    let game = &games()[0];
    let desk = Desk::with_game(game, 2);
    assert!(desk.refused(&["analyse", "nothing.json"]).starts_with("nothing.json: "));
    assert!(
        desk.refused(&["analyse", "game.json", "--seat", "2"])
            .starts_with("game.json: there is no seat 2")
    );
    for budget in ["0", "ms", "-3", "1s", "a lot"] {
        assert!(
            desk.refused(&["analyse", "game.json", &format!("--budget={budget}")])
                .contains("--budget")
        );
    }
}

/// A game between searching bots in which one of them throws away as many points as can be, near the end: the game, the decision and the seat; `None` if
/// there was no occasion.
struct Blunder {
    /// At least this many points.
    least: i32,
    seed: String,
}

impl Visitor for Blunder {
    type Output = Option<(Value, usize, Seat)>;

    fn visit<G: Knowledge + Present>(self) -> Option<(Value, usize, Seat)> {
        let sound = self.play_on(Play::<G>::new(2, G::Options::default(), Seed::from_text(&self.seed)).unwrap());
        let mut states = vec![sound.log().start().unwrap()];
        sound
            .log()
            .replay_with(&mut (), |_, state: &G, (), _| states.push(state.clone()))
            .unwrap();
        let plies = states
            .iter()
            .zip(&sound.log().actions)
            .enumerate()
            .skip(states.len() * 9 / 10);
        let mut wastes: Vec<_> = plies
            .filter_map(|(ply, (state, played))| Some((ply, played.seat, self.waste(state, played.seat)?)))
            .collect();
        wastes.sort_by_key(|(_, _, (lost, _))| std::cmp::Reverse(*lost));
        wastes.into_iter().find_map(|(ply, seat, (_, action))| {
            let mut log = sound.log().clone();
            log.actions.truncate(ply);
            log.actions.push(Ply { seat, action });
            let blundered = self.play_on(Play::from_log(log).unwrap());
            // what can be mended in the same turn is no blunder
            let is_lost = sound.state().points(seat) - blundered.state().points(seat) >= self.least;
            is_lost.then(|| (serde_json::to_value(blundered.log()).unwrap(), ply, seat))
        })
    }
}

impl Blunder {
    fn play_on<G: Knowledge>(&self, mut play: Play<G>) -> Play<G> {
        let spec: Spec = "search:100".parse().unwrap();
        let mut bots =
            ["one", "two"].map(|bot| spec.seat::<G>(Rng::new(Seed::from_text(&format!("{} {bot}", self.seed)))));
        let mut legal = Vec::new();
        while let Some(seat) = play.state().awaiting().first() {
            legal.clear();
            play.state().legal(seat, &mut legal);
            let action = bots[seat.index()].decide(seat, &play.state().view(Viewer::Seat(seat)), &legal);
            play.act(seat, &action, &mut ()).unwrap();
        }
        play
    }

    /// The action that loses most points at once, and how many, if they are enough.
    fn waste<G: Knowledge>(&self, state: &G, seat: Seat) -> Option<(i32, G::Action)> {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let lost = |action: &G::Action| {
            let mut after = state.clone();
            after.apply(seat, action, &mut ()).unwrap();
            state.points(seat) - after.points(seat)
        };
        legal
            .into_iter()
            .map(|action| (lost(&action), action))
            .max_by_key(|(lost, _)| *lost)
            .filter(|(lost, _)| *lost >= self.least)
    }
}

#[test]
fn a_blunder_is_among_the_five_mistakes() {
    let found = games().iter().filter(|game| finds_the_blunder(game)).count();
    assert!(found > 0, "in some game points can be thrown away");
}

/// Throws points away in a game and has it analysed; `false` if there was no occasion.
fn finds_the_blunder(game: &Game) -> bool {
    let Some((log, ply, seat)) = visit(
        &game.id,
        Blunder {
            least: 12,
            seed: "blunder".into(),
        },
    )
    .unwrap() else {
        return false;
    };
    let desk = Desk::new();
    desk.write("game.json", &log.to_string());
    let seat = u8::from(seat).to_string();
    let judge = [
        "analyse",
        "game.json",
        "--budget",
        "300",
        "--threads",
        "2",
        "--seat",
        &seat,
    ];
    let analysis = desk.run(&[&judge[..], &["--json"]].concat()).json();
    let turns = list(&analysis["turns"]);
    let mistakes: Vec<&Value> = list(&analysis["mistakes"])
        .iter()
        .map(|place| &turns[number(place)])
        .collect();
    let blamed = mistakes
        .iter()
        .find(|turn| (number(&turn["first"])..=number(&turn["last"])).contains(&ply))
        .unwrap_or_else(|| panic!("{} decision {ply}: {mistakes:?}", game.id));
    let words = desk.run(&judge).ok();
    assert!(
        words
            .split("The costliest mistakes")
            .nth(1)
            .unwrap()
            .contains(&format!("decision {}, seat {seat}, cost ", blamed["mistake"]["ply"])),
        "{words}"
    );
    true
}
