use hill::{Hill, Options};
use table::*;
fn main() {
    let mut rng = Rng::new(Seed::from_text("x"));
    let mut legal = Vec::new();
    for players in 1..=4u8 {
        for bits in 0..8 {
            let options = Options { residents: bits & 1 != 0, no_rotation: bits & 2 != 0, simultaneous: bits & 4 != 0, ..Options::default() };
            let mut n = 0;
            let mut scores = vec![];
            let mut actions = 0usize;
            let mut most = 0;
            for g in 0..20 {
                let mut game = Hill::new(players, &options, Seed::from_text(&format!("{g}"))).unwrap();
                game.check().unwrap();
                while let Some((seat, action)) = random_decision(&game, &mut rng, &mut legal) {
                    actions += legal.len();
                    most = most.max(legal.len());
                    game.apply(seat, &action, &mut ()).unwrap();
                    game.check().unwrap_or_else(|e| panic!("{e} after {action:?} by {seat}"));
                    n += 1;
                    if n % 50 == 0 {
                        let text = serde_json::to_string(&game).unwrap();
                        assert!(serde_json::from_str::<Hill>(&text).unwrap() == game);
                        for v in Viewer::all(players) {
                            let view = game.view(v);
                            let t = serde_json::to_string(&view).unwrap();
                            assert!(serde_json::from_str::<hill::View>(&t).unwrap() == view);
                            let im = Hill::imagine(&view, &mut rng);
                            assert!(im.view(v) == view);
                            im.check().unwrap();
                        }
                    }
                }
                scores.push(game.outcome().unwrap().seats[0].score.points);
            }
            println!(
                "{players} {bits} decisions/game {} mean legal {} max {} size {} scores {:?}",
                n / 20,
                actions / n,
                most,
                std::mem::size_of::<Hill>(),
                &scores[..5]
            );
        }
    }
}
