//! Playing strength does not come from peeking: a bot that is shown the same view decides the same, whatever is hidden behind it.

use bots::knowledge::games;
use bots::{Advisor, Expected, Knowledge, Spec, Visitor, visit};
use table::{Present, Rng, Seat, Seed, Viewer, random_decision};

/// A position of a random game in which somebody has a choice, and who.
fn position<G: Knowledge>(players: u8, decisions: u32, seed: &str) -> Option<(G, Seat, Vec<G::Action>)> {
    let mut game = G::new(players, &G::Options::default(), Seed::from_text(seed)).expect("the standard game");
    let mut rng = Rng::new(Seed::from_text(seed));
    let mut buffer = Vec::new();
    for _ in 0..decisions {
        let (seat, action) = random_decision(&game, &mut rng, &mut buffer)?;
        game.apply(seat, &action, &mut ()).expect("it is legal");
    }
    loop {
        let seat = game.awaiting().first()?;
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        if legal.len() > 1 {
            return Some((game, seat, legal));
        }
        game.apply(seat, &legal[0], &mut ()).expect("it is legal");
    }
}

/// The last positions of a random game in which somebody has a choice.
fn ending<G: Knowledge>(players: u8, choices: usize, seed: &str) -> Vec<(G, Seat, Vec<G::Action>)> {
    let mut game = G::new(players, &G::Options::default(), Seed::from_text(seed)).expect("the standard game");
    let mut rng = Rng::new(Seed::from_text(seed));
    let (mut buffer, mut all) = (Vec::new(), Vec::new());
    while let Some((seat, action)) = random_decision(&game, &mut rng, &mut buffer) {
        if buffer.len() > 1 {
            all.push((game.clone(), seat, buffer.clone()));
        }
        game.apply(seat, &action, &mut ()).expect("it is legal");
    }
    all.split_off(all.len().saturating_sub(choices))
}

/// What a bot does in a state of the game.
fn choice<G: Knowledge>(spec: &str, game: &G, seat: Seat) -> G::Action {
    let mut bot = spec
        .parse::<Spec>()
        .expect("a player")
        .seat::<G>(Rng::new(Seed::from_text("the bot")));
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    bot.decide(seat, &game.view(Viewer::Seat(seat)), &legal)
}

struct SameChoice;

impl Visitor for SameChoice {
    type Output = ();

    fn visit<G: Knowledge + Present>(self) {
        assert!(G::net().is_some(), "a net guides those that have learned");
        let mut differed = 0;
        let early = (0..12).filter_map(|number| position::<G>(3, 10 + 9 * number, &format!("honest {number}")));
        let late = (0..4).flat_map(|number| ending::<G>(3, 3, &format!("honest ending {number}")));
        for (game, seat, legal) in early.chain(late) {
            let otherwise = G::imagine(
                &game.view(Viewer::Seat(seat)),
                &mut Rng::new(Seed::from_text("elsewhere")),
            );
            differed += u32::from(otherwise != game);
            for spec in [
                "random",
                "beginner",
                "greedy",
                "search:60",
                "search:30x2",
                "learned:60",
                "learned:30x2",
            ] {
                let chosen = choice(spec, &game, seat);
                assert_eq!(chosen, choice(spec, &otherwise, seat), "{spec} looked behind the view");
                assert!(legal.contains(&chosen), "{spec} did something illegal");
            }
        }
        assert!(differed > 5, "the states must differ in what is hidden");
    }
}

#[test]
fn bots_choose_by_what_they_see() {
    for game in games() {
        visit(game, SameChoice).expect("bots know it");
    }
}

struct TakesTime(&'static str);

impl Visitor for TakesTime {
    type Output = bool;

    fn visit<G: Knowledge + Present>(self) -> bool {
        let (game, seat, legal) = position::<G>(2, 20, "the clock").expect("somebody has a choice");
        let spec: Spec = self.0.parse().expect("a player");
        let tries =
            spec.seat::<G>(Rng::new(Seed::from_text("the clock")))
                .tries(seat, &game.view(Viewer::Seat(seat)), &legal);
        let counted = tries
            .iter()
            .all(|tries| tries.len() == legal.len() && tries.iter().sum::<f32>() >= 1.0);
        assert!(counted, "{tries:?}");
        assert_eq!(tries.is_some(), spec.takes_time(), "{}", self.0);
        tries.is_some()
    }
}

#[test]
fn who_goes_by_the_clock_says_how_often_it_tried_what() {
    for (spec, takes_time) in [
        ("random", false),
        ("beginner", false),
        ("casual", false),
        ("skilled", false),
        ("expert", true),
        ("master", true),
        ("search:50", false),
        ("search:20ms", true),
        ("learned:20ms", true),
    ] {
        assert_eq!(visit("hill", TakesTime(spec)), Some(takes_time), "{spec}");
    }
}

#[test]
fn players_are_written_as_they_are_read() {
    for text in [
        "random",
        "greedy",
        "search:300ms",
        "search:2000",
        "search:2000x4",
        "learned:300ms",
        "learned:2000x4",
        "learned@nets/hill.safetensors:50",
        "beginner",
        "master",
        "exec:./bot --fast",
        "exec@50ms:python3 'a b.py'",
    ] {
        assert_eq!(text.parse::<Spec>().expect("a player").to_string(), text);
    }
    for name in ["search", "learned"] {
        let usual = name.parse::<Spec>().expect("a player").to_string();
        assert_eq!(usual, format!("{name}:300ms"));
    }
    for text in [
        "",
        "Random",
        "search:",
        "search:0",
        "search:ms",
        "search:-1",
        "search:1s",
        "greedy:3",
        "search:99999999999",
        "search:9x",
        "search:9x0",
        "search:9x65",
        "search:x2",
        "learned:",
        "learned:0",
        "learned@",
        "learned@hill.safetensors",
        "learned@hill.safetensors:0",
        "grandmaster",
        "exec:",
        "exec@1s:bot",
    ] {
        assert!(text.parse::<Spec>().is_err(), "{text}");
    }
}

struct Advises;

impl Visitor for Advises {
    type Output = ();

    fn visit<G: Knowledge + Present>(self) {
        let (game, seat, legal) = position::<G>(2, 40, "advice").expect("somebody has a choice");
        let mut search = bots::Search::<G>::new(bots::Budget::Iterations(200), Rng::new(Seed::from_text("advice")));
        let advice = search.advise(seat, &game.view(Viewer::Seat(seat)), &legal);
        assert!(!advice.is_empty() && advice.iter().all(|advice| legal.contains(&advice.action)));
        assert!(
            advice.windows(2).all(|pair| pair[0].share >= pair[1].share),
            "the best comes first"
        );
        assert!((advice.iter().map(|advice| advice.share).sum::<f32>() - 1.0).abs() < 0.01);
        assert!(advice.iter().all(|advice| (0.0..=1.0).contains(&advice.win)));
    }
}

#[test]
fn advice_is_ranked_and_legal() {
    for game in games() {
        visit(game, Advises).expect("bots know it");
    }
}

struct FirstIsBest;

impl Visitor for FirstIsBest {
    /// How many choices were as good as the first, and how many worse.
    type Output = (u32, u32);

    fn visit<G: Knowledge + Present>(self) -> (u32, u32) {
        let (mut as_good, mut worse) = (0, 0);
        for number in 0..40 {
            let Some((game, seat, legal)) = position::<G>(2 + (number % 2) as u8, 3 * number, "the first choice")
            else {
                continue;
            };
            let advisor = Advisor { iterations: 150 };
            let hints = advisor.advise::<G>(seat, &game.view(Viewer::Seat(seat)), &legal);
            assert!(hints.len() >= legal.len().min(2) && hints.iter().all(|hint| legal.contains(&hint.action)));
            let (first, others) = hints.split_first().expect("something is legal");
            let Expected::Best { score, win } = first.expected else {
                panic!("the best comes first: {hints:?}");
            };
            assert!(score.is_finite() && (0.0..=1.0).contains(&win), "{hints:?}");
            for other in others {
                match other.expected {
                    Expected::Best { .. } | Expected::Unknown => {
                        panic!("only the first has figures of its own: {hints:?}")
                    }
                    Expected::AsGood => as_good += 1,
                    Expected::Worse(loss) => {
                        worse += 1;
                        let told = [loss.points(), loss.chance(), Some(loss.price.mean)];
                        assert!(told.into_iter().flatten().all(|lost| lost > 0.0), "{hints:?}");
                    }
                }
            }
        }
        (as_good, worse)
    }
}

#[test]
fn the_first_choice_never_has_worse_figures_than_another() {
    for game in games() {
        let (as_good, worse) = visit(game, FirstIsBest).expect("bots know it");
        assert!(as_good > 0 && worse > 0, "{game}: {as_good} as good, {worse} worse");
    }
}

struct Stranger;

impl Visitor for Stranger {
    type Output = ();

    fn visit<G: Knowledge + Present>(self) {
        let (game, seat, legal) = position::<G>(2, 40, "a stranger").expect("somebody has a choice");
        let mut over = game.clone();
        let (mut rng, mut buffer) = (Rng::new(Seed::from_text("to the end")), Vec::new());
        while let Some((seat, action)) = random_decision(&over, &mut rng, &mut buffer) {
            over.apply(seat, &action, &mut ()).expect("it is legal");
        }
        for spec in ["random", "search:20", "search:20x2"] {
            let mut bot = spec
                .parse::<Spec>()
                .expect("a player")
                .seat::<G>(Rng::new(Seed::from_text("the bot")));
            assert!(
                legal.contains(&bot.decide(seat, &over.view(Viewer::Seat(seat)), &legal)),
                "{spec}"
            );
        }
    }
}

#[test]
fn a_view_that_does_not_fit_gets_an_answer_all_the_same() {
    for game in games() {
        visit(game, Stranger).expect("bots know it");
    }
}
