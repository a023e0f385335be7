//! Mute, block and report.

use wire::Refusal;
use wire::admin::WhichReports;
use wire::company::{Complaint, Distance, Offence, Whom};

use super::*;
use crate::follows::Follows;
use crate::refusal::Refused;
use crate::store::params;
use crate::tables::tests::HERE;
use crate::tables::{Keep, Seen};

/// What somebody hears at a table.
async fn heard(house: &House, person: &Person, table: &str) -> Vec<String> {
    let silent = house.tables.distances().silent_for(Some(person)).await.unwrap();
    let live = house.tables.open(table).await.unwrap();
    let sitting = house.tables.lock(&live).await.unwrap();
    let viewer = sitting.viewer(Some(person), None).unwrap();
    let update = sitting
        .update(Some(person), viewer, &silent, &mut Seen::default())
        .unwrap();
    update.chat.iter().map(|line| line.text.clone()).collect()
}

fn complaint(note: &str) -> Complaint {
    Complaint {
        offence: Offence::Insult,
        note: note.to_owned(),
    }
}

fn why<T>(refused: Result<T, Refused>) -> wire::Reason {
    *refused.err().unwrap().reason
}

#[tokio::test]
async fn who_is_muted_is_not_heard_and_never_knows() {
    on_both(async |house| {
        let (ada, eve) = (house.account("Ada").await, house.guest("Eve").await);
        let (distances, table) = (house.tables.distances(), house.game(&ada, &eve).await);
        for (who, text) in [(&ada, "hello"), (&eve, "rude"), (&ada, "well")] {
            house.tables.chat(who, &table, text).await.unwrap();
        }
        assert_eq!(heard(house, &ada, &table).await, ["hello", "rude", "well"]);
        let line = |line| Whom::Line {
            table: table.clone(),
            line,
        };
        distances.keep_away(&ada, &line(1), Distance::Muted).await.unwrap();
        assert_eq!(heard(house, &ada, &table).await, ["hello", "well"]);
        assert_eq!(heard(house, &eve, &table).await, ["hello", "rude", "well"]);
        // the same person once more, and further away; the game goes on
        let seat = Whom::Seat {
            table: table.clone(),
            seat: 1,
        };
        distances.keep_away(&ada, &seat, Distance::Blocked).await.unwrap();
        let list = distances.list(&ada).await.unwrap();
        assert_eq!(
            (list.len(), list[0].name.as_str(), list[0].guest, list[0].distance),
            (1, "Eve", true, Distance::Blocked)
        );
        assert_eq!(heard(house, &ada, &table).await, ["hello", "well"]);
        house.tables.chat(&eve, &table, "still here").await.unwrap();
        assert_eq!(
            why(distances.let_near(&eve, &list[0].id).await),
            Refusal::NobodyMeant.into(),
            "only one's own"
        );
        distances.let_near(&ada, &list[0].id).await.unwrap();
        assert_eq!(
            heard(house, &ada, &table).await,
            ["hello", "rude", "well", "still here"]
        );
        assert!(distances.list(&ada).await.unwrap().is_empty());
        assert_eq!(
            why(distances.keep_away(&ada, &line(0), Distance::Muted).await),
            Refusal::NotOneself.into()
        );
        for nobody in [
            line(99),
            Whom::Name {
                name: "Nobody".to_owned(),
            },
            Whom::Seat {
                table: table.clone(),
                seat: 7,
            },
        ] {
            assert_eq!(
                why(distances.keep_away(&ada, &nobody, Distance::Muted).await),
                Refusal::NobodyMeant.into()
            );
        }
        // no database is asked for what PostgreSQL can't store: others' writes would suffer
        assert_eq!(why(distances.let_near(&ada, "a\0b").await), Refusal::TextControl.into());
        house.tables.chat(&eve, &table, "all is well").await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn who_is_blocked_joins_no_table_and_asks_for_no_game() {
    on_both(async |house| {
        let (ada, bob, eve) = (
            house.account("Ada").await,
            house.account("Bob").await,
            house.account("Eve").await,
        );
        let distances = house.tables.distances();
        let before = house.game(&ada, &eve).await;
        let eve_by_name = Whom::Name { name: "eve".to_owned() };
        distances.keep_away(&ada, &eve_by_name, Distance::Muted).await.unwrap();
        let open = house.make(&ada, for_two()).await;
        house.tables.join(&eve, &open, None).await.unwrap();
        house.tables.leave(&eve, &open).await.unwrap();
        distances
            .keep_away(&ada, &eve_by_name, Distance::Blocked)
            .await
            .unwrap();
        assert_eq!(why(house.tables.join(&eve, &open, None).await), Refusal::Blocked.into());
        house.tables.join(&bob, &open, None).await.unwrap();
        // also where she sits at another's table, and by a link
        let three = NewTable::new("hill", [SeatWish::Me, SeatWish::Open, SeatWish::Invited]);
        let made = house.tables.create(&bob, HERE, three).await.unwrap();
        house.tables.join(&ada, &made.table.id, None).await.unwrap();
        assert_eq!(
            why(house.tables.claim(&eve, &made.links[0].secret).await),
            Refusal::Blocked.into()
        );
        // the game that they play goes on, and ends; another one is not asked for
        for person in [&ada, &eve] {
            house.tables.wish_end(person, &before, true).await.unwrap();
        }
        let next = house.tables.rematch(&eve, HERE, &before).await.unwrap();
        assert!(next.asked().is_empty() && next.has_free_seat(), "{next:?}");
        assert!(!house.tables.info(&ada, &next.id).await.unwrap().asks_you());
    })
    .await;
}

#[tokio::test]
async fn who_is_blocked_follows_nobody_and_finds_no_game_to_watch() {
    on_both(async |house| {
        let (ada, bob, eve) = (
            house.account("Ada").await,
            house.account("Bob").await,
            house.account("Eve").await,
        );
        let (distances, follows) = (house.tables.distances(), Follows::new(house.store.clone()));
        let table = house.game(&ada, &bob).await;
        let games = async |person| house.tables.running_games(Some(person)).await.unwrap();
        follows.follow(&eve, "Ada").await.unwrap();
        assert!(games(&eve).await.iter().any(|game| game.id == table && game.followed));
        let eve_by_name = Whom::Name { name: "eve".to_owned() };
        distances
            .keep_away(&ada, &eve_by_name, Distance::Blocked)
            .await
            .unwrap();
        assert!(follows.all(&eve).await.unwrap().is_empty(), "she isn't shown");
        let nobody = Refusal::NoPerson { name: "Ada".to_owned() };
        assert_eq!(why(follows.follow(&eve, "Ada").await), nobody.into(), "nor found");
        assert!(games(&eve).await.is_empty(), "nor are her games");
        assert_eq!(games(&bob).await.len(), 1, "others see them");
        let shunned = distances.list(&ada).await.unwrap();
        distances.let_near(&ada, &shunned[0].id).await.unwrap();
        assert_eq!(follows.all(&eve).await.unwrap().len(), 1, "nothing was lost");
        assert_eq!(games(&eve).await.len(), 1);
    })
    .await;
}

#[tokio::test]
async fn a_line_is_reported_once_with_its_neighbours() {
    on_both(async |house| {
        let (ada, eve) = (house.account("Ada").await, house.guest("Eve").await);
        let table = house.game(&ada, &eve).await;
        for number in 0..20 {
            let who = if number == 10 { &eve } else { &ada };
            house.tables.chat(who, &table, &format!("line {number}")).await.unwrap();
        }
        let report = async |person, line, note: &str| house.people.report(person, &table, line, &complaint(note)).await;
        assert_eq!(why(report(&ada, 99, "").await), Refusal::NoLine.into());
        assert_eq!(why(report(&ada, 3, "").await), Refusal::NotOneself.into());
        assert_eq!(
            why(report(&ada, 10, &"x".repeat(301)).await),
            Refusal::LongNote { most: 300 }.into()
        );
        report(&ada, 10, " mean ").await.unwrap();
        assert_eq!(why(report(&ada, 10, "").await), Refusal::ReportedAlready.into());
        let reports = house.people.reports(WhichReports::default()).await.unwrap();
        let [found] = reports.as_slice() else {
            panic!("{reports:?}")
        };
        assert_eq!(
            (found.reporter.as_deref(), &found.accused, found.note.as_str()),
            (Some("Ada"), &eve.id, "mean")
        );
        let lines: Vec<i64> = found.lines.iter().map(|line| line.number).collect();
        assert_eq!(lines, (5..=15).collect::<Vec<_>>());
        house.people.close_report(&found.id).await.unwrap();
        assert!(house.people.reports(WhichReports::default()).await.unwrap().is_empty());
        assert!(house.people.reports(WhichReports { all: true }).await.unwrap()[0].closed);
        assert_eq!(
            why(house.people.close_report("nothing").await),
            Refusal::NoReport.into()
        );
        // whoever reports all the time has to wait
        let mut refused = 0;
        for number in (0..30).filter(|number| *number != 10) {
            let done = report(&eve, number, "").await;
            refused += i32::from(done.is_err_and(|refused| refused.status.as_u16() == 429));
        }
        assert_eq!(refused, 0, "there are only 19 lines to report");
        house.tables.chat(&ada, &table, "one").await.unwrap();
        house.tables.chat(&ada, &table, "two").await.unwrap();
        report(&eve, 20, "").await.unwrap();
        assert_eq!(report(&eve, 21, "").await.unwrap_err().status.as_u16(), 429);
    })
    .await;
}

/// Guests who never played are removed after a while, also those whom somebody keeps away; but not those whom the operator should still hear of.
#[tokio::test]
async fn old_guests_make_way_unless_they_were_reported() {
    on_both(async |house| {
        let (ada, bob) = (house.account("Ada").await, house.account("Bob").await);
        let (loud, rude) = (house.guest("Loud").await, house.guest("Rude").await);
        let loud_table = NewTable {
            spectator_chat: true,
            ..for_two()
        };
        let table = house.make(&ada, loud_table).await;
        house.tables.join(&bob, &table, None).await.unwrap();
        house.tables.start(&ada, &table).await.unwrap();
        for (line, guest) in [(0, &loud), (1, &rude)] {
            house.tables.chat(guest, &table, "noise").await.unwrap();
            let whom = Whom::Line {
                table: table.clone(),
                line,
            };
            house
                .tables
                .distances()
                .keep_away(&ada, &whom, Distance::Muted)
                .await
                .unwrap();
        }
        house.people.report(&ada, &table, 1, &complaint("")).await.unwrap();
        for sql in [
            "UPDATE people SET created = 0 WHERE account IS NULL",
            "UPDATE sessions SET used = 0",
        ] {
            house.elsewhere(sql, vec![]).await;
        }
        let keep = Keep {
            unplayed: 30,
            sessions: 180,
        };
        house.tables.sweep(keep).await.unwrap();
        let left = async |name: &str| house.found("SELECT 1 FROM people WHERE name = $1", params![name]).await;
        assert_eq!((left("Loud").await, left("Rude").await), (0, 1));
        assert_eq!(house.tables.distances().list(&ada).await.unwrap().len(), 1);
    })
    .await;
}
