//! How bots decide stays as it is: a forecast tells people what to expect, and never makes a decision.

use std::path::Path;

use bots::knowledge::games;
use bots::{Knowledge, Spec, Visitor, visit};
use table::{Play, Present, Rng, Seed, Viewer};

/// A game between two searching bots, as a short hash of its decisions.
struct Decisions;

impl Visitor for Decisions {
    type Output = String;

    fn visit<G: Knowledge + Present>(self) -> String {
        let spec: Spec = "search:25".parse().expect("a player");
        let seed = Seed::from_text("decisions");
        // as `roundhouse play-out --seed decisions` plays it
        let luck = |seat: u8| Rng::new(Seed::from_text(&format!("the bot on seat {seat} of {seed}")));
        let mut bots = [0, 1].map(|seat| spec.seat::<G>(luck(seat)));
        let mut play = Play::<G>::new(2, G::Options::default(), seed).expect("the standard game");
        let mut legal = Vec::new();
        while let Some(seat) = play.state().awaiting().first() {
            legal.clear();
            play.state().legal(seat, &mut legal);
            let action = bots[seat.index()].decide(seat, &play.state().view(Viewer::Seat(seat)), &legal);
            play.act(seat, &action, &mut ()).expect("bots do what is legal");
        }
        let actions = serde_json::to_string(&play.log().actions).expect("actions have text for keys");
        format!(
            "{} {}",
            play.log().actions.len(),
            &Seed::from_text(&actions).commitment()[..16]
        )
    }
}

#[test]
fn golden_decisions_stay_the_same() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/decisions.txt");
    let decided = |game: &str| format!("{game} {}\n", visit(game, Decisions).expect("bots know it"));
    let decisions: String = games().map(decided).collect();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &decisions).expect("the golden decisions can be written");
    }
    let golden = std::fs::read_to_string(&path).expect("the golden decisions");
    assert_eq!(
        decisions, golden,
        "bots decide otherwise than before; if that is wanted: cargo xtask golden"
    );
}
