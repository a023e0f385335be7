//! Which games count, and how.

use wire::Sitter;

use super::super::counting::counts;
use super::super::rating::{Rating, after};
use super::{GAME, House, bot, played};
use crate::roster::BotName;
use crate::store::{Place, params};
use crate::tables::SeatRow;

fn person(id: &str, guest: bool) -> SeatRow {
    SeatRow {
        sitter: Sitter::Person,
        person: Some(id.to_owned()),
        name: None,
        guest,
        level: None,
        stood_in: false,
        extra: 0,
        back_at: 0,
        here_until: 0,
        seen_until: 0,
        told: false,
        pause_wish: false,
        back_by: 0,
        by_invitation: false,
    }
}

fn machine(level: &str) -> SeatRow {
    SeatRow {
        sitter: Sitter::Bot,
        person: None,
        level: Some(BotName::from(level)),
        ..person("", true)
    }
}

fn free() -> SeatRow {
    SeatRow {
        sitter: Sitter::Open,
        person: None,
        ..person("", true)
    }
}

#[test]
fn a_game_counts_where_everybody_is_known_and_has_one_seat() {
    let (ada, bob, guest) = (person("ada", false), person("bob", false), person("eve", true));
    let counted = |seats: &[SeatRow]| counts(true, GAME, seats);
    assert!(counted(&[ada.clone(), bob.clone()]));
    assert!(counted(&[ada.clone(), machine("casual")]));
    assert!(counted(&[ada.clone(), free()]), "whoever comes may have an account");
    assert!(
        !counts(false, GAME, &[ada.clone(), bob.clone()]),
        "the host doesn't wish it"
    );
    assert!(!counted(std::slice::from_ref(&ada)), "alone nobody can be compared");
    assert!(!counted(&[ada.clone(), guest.clone()]), "a guest costs nothing to make");
    assert!(!counted(&[guest, machine("casual")]));
    assert!(!counted(&[ada.clone(), ada.clone()]), "around one screen");
    assert!(!counted(&[ada.clone(), machine("somebody's program")]));
    assert!(!counted(&[machine("casual"), machine("skilled")]), "bots learn nothing");
    assert!(!counts(true, "no game", &[ada, machine("casual")]));
}

#[test]
fn who_wins_rises_and_the_surprise_counts() {
    let strong = Rating::anchored(1_900.0, 60.0);
    let rise = |opponent: Rating| after(&[(Rating::NEW, 1), (opponent, 2)])[0].told().points - 1_500;
    assert!(
        rise(strong) > rise(Rating::anchored(1_500.0, 60.0)),
        "who beats a strong one rises more"
    );
    assert!(rise(Rating::anchored(1_100.0, 60.0)) > 0);
    let three = after(&[(Rating::NEW, 1), (Rating::NEW, 2), (Rating::NEW, 2)]);
    assert!(three[0].told().points > 1_500 && three[1] == three[2]);
    assert!(
        three[0].told().within < Rating::NEW.told().within,
        "every game tells something"
    );
}

/// Whoever left is last, whatever the bot reached that played on.
#[tokio::test]
async fn who_has_left_counts_as_last() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::at(&Place::File(folder.path().join("left.sqlite"))).await;
    let (ada, bob) = (house.account("Ada").await, house.account("Bob").await);
    house
        .ended(
            "t",
            1,
            &[played(&ada, 1, 120), played(&bob, 3, 80), bot("casual", 2, 100)],
        )
        .await;
    house
        .write(
            "UPDATE seats SET kind = 'bot', level = 'master' WHERE table_id = 't' AND person = $1",
            params![&ada.id],
        )
        .await;
    house.standing.fill_in().await.unwrap();
    house.rate_all().await;
    let points = async |name| {
        house.standing.profile(name, None).await.unwrap().games[0].ratings[0]
            .rating
            .points
    };
    assert!(points("Ada").await < points("Bob").await);
    let profile = house.standing.profile("Ada", None).await.unwrap();
    assert_eq!(
        (profile.games[0].won, profile.badges.len()),
        (0, 0),
        "nor is it a victory"
    );
}
