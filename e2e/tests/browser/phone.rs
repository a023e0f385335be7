//! On a phone, with a finger.

use e2e::{Goal, Player, Screen, scene};

#[test]
fn a_hill_turn_on_a_phone() {
    turn_on_a_phone("hill");
}

#[test]
fn a_shinjuku_turn_on_a_phone() {
    turn_on_a_phone("shinjuku");
}

fn turn_on_a_phone(game: &str) {
    scene(&format!("a {game} turn on a phone"), async |scene| {
        let browser = scene.table(Screen::Phone, game).await;
        assert!(browser.fits().await, "nobody wants to scroll sideways");
        let mut player = Player::at(&browser);
        player.play(Goal::Decided("end_turn")).await;
        println!("decided {:?}; clicked by script: {:?}", player.decided, player.blind);
        browser.see(".prompt-bar.mine").await;
        assert!(browser.fits().await, "nobody wants to scroll sideways");
        for (tab, shows) in [(2, ".log li"), (1, ".players .seat")] {
            browser.click(&format!(".tabs button:nth-of-type({tab})")).await;
            browser.see(shows).await;
        }
    });
}
