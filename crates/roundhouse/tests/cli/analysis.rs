//! What the decisions of a game were worth.

use bots::{Knowledge, Spec, Visitor, visit};
use serde_json::Value;
use table::{Play, Ply, Present, Rng, Seat, Seed, Viewer};

use crate::desk::{Desk, Game, choices, games};

fn analyse(desk: &Desk, args: &[&str]) -> Value {
    desk.run(&[&["analyse", "game.json", "--budget", "24", "--json"][..], args].concat())
        .json()
}

fn numbers(list: &Value) -> Vec<u64> {
    list.as_array()
        .unwrap()
        .iter()
        .map(|judged| judged["ply"].as_u64().unwrap())
        .collect()
}

/// Do all numbers of a decision agree with each other?
fn is_sound(judged: &Value) -> bool {
    let number = |what: &str, key: &str| judged[what][key].as_f64().unwrap();
    let adds_up = |key: &str| (number("before", key) - number("after", key) - number("cost", key)).abs() < 0.02;
    let chance = |what: &str| (0.0..=1.0).contains(&number(what, "win"));
    let same = judged["action"] == judged["best"];
    adds_up("win")
        && adds_up("score")
        && chance("before")
        && chance("after")
        && if same {
            judged["price"] == 0.0
        } else {
            judged["price"].as_f64().unwrap() > 0.0
        }
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
fn every_decision_with_a_choice_is_judged() {
    for game in games() {
        for players in [game.least, 2] {
            let (desk, steps) = greedy_game(&game, players);
            let had_choice: Vec<u64> = steps
                .iter()
                .filter(|step| step["legal"].as_array().unwrap().len() > 1)
                .map(|step| step["ply"].as_u64().unwrap())
                .collect();
            let analysis = analyse(&desk, &[]);
            assert_eq!(
                (&analysis["game"], &analysis["finished"], &analysis["budget"]),
                (&game.id.as_str().into(), &true.into(), &"24".into())
            );
            assert_eq!(numbers(&analysis["decisions"]), had_choice);
            assert!(!analysis.to_string().contains("u001b"), "words in JSON have no colours");
            for judged in analysis["decisions"].as_array().unwrap() {
                let step = &steps[judged["ply"].as_u64().unwrap() as usize];
                assert_eq!((&judged["seat"], &judged["action"]), (&step["seat"], &step["action"]));
                assert!(step["legal"].as_array().unwrap().contains(&judged["best"]), "{judged}");
                let told = !judged["words"].as_str().unwrap().is_empty() && judged["best_words"].is_string();
                assert!(is_sound(judged) && told, "{judged}");
            }
            check_mistakes(&analysis);
        }
    }
}

/// The mistakes are the five costliest decisions, worst first.
fn check_mistakes(analysis: &Value) {
    let mistakes = analysis["mistakes"].as_array().unwrap();
    assert!(
        mistakes.len() == 5 && mistakes.iter().all(|mistake| mistake["action"] != mistake["best"]),
        "{mistakes:?}"
    );
    let price = |judged: &Value| judged["price"].as_f64().unwrap();
    assert!(
        mistakes.windows(2).all(|pair| price(&pair[0]) >= price(&pair[1])),
        "{mistakes:?}"
    );
    let worse = |judged: &&Value| price(judged) > price(&mistakes[4]);
    let decisions = analysis["decisions"].as_array().unwrap();
    assert!(decisions.iter().filter(worse).count() < 5, "these are the costliest");
}

#[test]
fn an_analysis_depends_on_the_seed_and_not_on_the_threads() {
    let game = &games()[0];
    let desk = Desk::with_finished_game(game, 2);
    let one = analyse(&desk, &[]);
    assert_eq!(analyse(&desk, &["--threads", "3"]), one);
    assert_ne!(analyse(&desk, &["--seed", "other"])["decisions"], one["decisions"]);
    let seat = analyse(&desk, &["--seat", "1"]);
    let own: Vec<&Value> = one["decisions"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|judged| judged["seat"] == 1)
        .collect();
    assert_eq!(seat["decisions"].as_array().unwrap().iter().collect::<Vec<_>>(), own);
}

#[test]
fn an_unfinished_game_is_judged_as_far_as_it_is() {
    for game in games() {
        let desk = Desk::with_game(&game, 2);
        assert_eq!(analyse(&desk, &[])["decisions"], Value::Array(Vec::new()));
        for _ in 0..4 {
            let (seat, actions) = choices(&desk).unwrap();
            desk.run(&["act", "game.json", "--seat", &seat, "--action", &actions[0].to_string()])
                .ok();
        }
        let analysis = analyse(&desk, &[]);
        assert!(
            analysis["finished"] == false && !numbers(&analysis["decisions"]).is_empty(),
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
                .contains("isn't a time to think")
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
    let analysis = desk
        .run(&["analyse", "game.json", "--budget", "400", "--threads", "2", "--json"])
        .json();
    assert!(
        numbers(&analysis["mistakes"]).contains(&(ply as u64)),
        "{} decision {ply}: {}",
        game.id,
        analysis["mistakes"]
    );
    let words = desk
        .run(&[
            "analyse",
            "game.json",
            "--budget",
            "400",
            "--seat",
            &u8::from(seat).to_string(),
        ])
        .ok();
    assert!(
        words
            .split("The costliest mistakes")
            .nth(1)
            .unwrap()
            .contains(&format!("decision {ply}, {seat}, cost ")),
        "{words}"
    );
    true
}
