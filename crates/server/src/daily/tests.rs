//! The daily challenge on both databases.

use table::{Rng, Seat, Seed};
use wire::daily::{Progress, WhichDay};
use wire::{CupRefusal, Refusal, State};

use super::{Dailies, Day};
use crate::clock::{DAY, now};
use crate::people::Person;
use crate::refusal::Refused;
use crate::store::{Faults, Place, params};
use crate::tables::Move;
use crate::tables::tests::{HERE, House};

struct Study {
    house: House,
    dailies: Dailies,
    /// A game that can be played alone.
    game: &'static str,
}

impl Study {
    async fn at(place: &Place) -> Study {
        let house = House::at(place, Faults::none()).await;
        let (store, tables, limits) = (house.store.clone(), house.tables.clone(), house.limits.clone());
        let solo = catalog::games()
            .iter()
            .find(|game| game.meta().players.contains(&1))
            .unwrap();
        Study {
            dailies: Dailies::open(store, tables, limits).await.unwrap(),
            house,
            game: solo.meta().id,
        }
    }

    async fn account(&self, name: &str) -> Person {
        self.house.people.register(name, "correct horse").await.unwrap().person
    }

    async fn begin(&self, person: &Person) -> String {
        self.dailies.play(person, HERE, self.game, now()).await.unwrap()
    }

    async fn play(&self, person: &Person, seed: u8) -> String {
        let table = self.begin(person).await;
        let mut rng = Rng::new(Seed::new([seed; 32]));
        let seat = Seat::new(0).unwrap();
        loop {
            let live = self.house.tables.open(&table).await.unwrap();
            let (ply, action) = {
                let sitting = self.house.tables.lock(&live).await.unwrap();
                if sitting.row.state != State::Running {
                    return table;
                }
                let running = sitting.running.as_ref().unwrap();
                let legal = running.play().state().legal(seat).unwrap();
                (running.ply(), rng.pick(&legal).unwrap().clone())
            };
            self.house
                .tables
                .enter(person, &table, seat, ply, &Move::Act(action))
                .await
                .unwrap();
        }
    }

    async fn may_see(&self, person: Option<&Person>, table: &str) -> Result<(), Refused> {
        let live = self.house.tables.open(table).await?;
        self.house.tables.record(&live, person).await.map(drop)
    }

    async fn board(&self, reader: Option<&Person>, day: Day) -> wire::daily::DailyBoard {
        let which = WhichDay { day: Some(day.text()) };
        self.dailies.board(self.game, &which, reader, now()).await.unwrap()
    }

    /// All that was played today was played on the day before.
    async fn a_day_later(&self) {
        for sql in [
            "UPDATE tables SET daily = daily - 1 WHERE daily IS NOT NULL",
            "UPDATE dailies SET day = day - 1",
        ] {
            self.house.elsewhere(sql, Vec::new()).await;
        }
        self.house
            .elsewhere("UPDATE results SET finished = finished - $1", params![DAY])
            .await;
    }
}

async fn on_both<F: Future<Output = ()>>(test: impl Fn(Place) -> F) {
    let folder = tempfile::tempdir().unwrap();
    test(Place::File(folder.path().join("daily.sqlite"))).await;
    let postgres = trial::Postgres::start();
    test(Place::Postgres(postgres.database())).await;
}

#[tokio::test]
async fn everybody_has_the_same_deal_and_one_try() {
    on_both(async |place| {
        let study = Study::at(&place).await;
        let (ada, bob) = (study.account("Ada").await, study.house.guest("Bob").await);
        let table = study.begin(&ada).await;
        assert_eq!(study.begin(&ada).await, table, "who comes again goes on");
        let other = study.begin(&bob).await;
        let hash = async |table: &str| {
            let live = study.house.tables.open(table).await.unwrap();
            study.house.tables.lock(&live).await.unwrap().row.seed.commitment()
        };
        assert_eq!(hash(&table).await, hash(&other).await);
        let again = Study::at(&place).await;
        let today = Day::of(now());
        assert_eq!(
            again.dailies.seed(study.game, today),
            study.dailies.seed(study.game, today),
            "the secret is kept"
        );
        assert_ne!(
            study.dailies.seed(study.game, today.after()),
            study.dailies.seed(study.game, today)
        );
        assert_eq!(study.play(&ada, 1).await, table);
        assert_eq!(study.begin(&ada).await, table, "there is no second try");
    })
    .await;
}

#[tokio::test]
async fn nothing_is_given_away_before_one_has_played() {
    on_both(async |place| {
        let study = Study::at(&place).await;
        let (ada, bob) = (study.account("Ada").await, study.account("Bob").await);
        let today = Day::of(now());
        let table = study.play(&ada, 1).await;
        for stranger in [None, Some(&bob)] {
            let seen = study.may_see(stranger, &table).await;
            assert_eq!(*seen.unwrap_err().reason, Refusal::Spoiler.into());
            let board = study.board(stranger, today).await;
            assert!(board.best.is_none() && board.challenge.done == 1);
        }
        study.begin(&bob).await;
        assert!(study.may_see(Some(&bob), &table).await.is_err(), "begun is not played");
        study.play(&bob, 2).await;
        study.may_see(Some(&bob), &table).await.unwrap();
        let board = study.board(Some(&bob), today).await;
        assert_eq!(board.best.unwrap().len(), 2);
        assert!(study.may_see(None, &table).await.is_err());
        study.a_day_later().await;
        // what is in memory is from before
        let later = Study::at(&place).await;
        later.may_see(None, &table).await.unwrap();
        assert_eq!(later.board(None, today.before()).await.best.unwrap().len(), 2);
        assert!(later.board(None, today).await.best.is_none());
    })
    .await;
}

#[tokio::test]
async fn the_best_come_first_and_guests_do_not_stand_there() {
    on_both(async |place| {
        let study = Study::at(&place).await;
        let today = Day::of(now());
        let people = [
            study.account("Ada").await,
            study.account("Bob").await,
            study.account("Cy").await,
        ];
        for (person, seed) in people.iter().zip(1..) {
            study.play(person, seed).await;
        }
        let guest = study.house.guest("Guest").await;
        study.play(&guest, 9).await;
        let board = study.board(Some(&guest), today).await;
        let best = board.best.unwrap();
        assert_eq!((best.len(), board.challenge.done, board.account), (3, 4, false));
        assert!(
            best.windows(2)
                .all(|pair| pair[0].points >= pair[1].points && pair[0].place <= pair[1].place)
        );
        assert_eq!(board.yours.unwrap().place, 0);
        assert_eq!(board.challenge.progress, Progress::Done);
        assert!(best.iter().all(|row| row.title.is_some()) || best.iter().all(|row| row.title.is_none()));
    })
    .await;
}

#[tokio::test]
async fn what_a_bot_played_or_came_too_late_does_not_count() {
    on_both(async |place| {
        let study = Study::at(&place).await;
        let (ada, bob) = (study.account("Ada").await, study.account("Bob").await);
        let today = Day::of(now());
        let table = study.begin(&ada).await;
        study
            .house
            .tables
            .resign(&ada, &table, Seat::new(0).unwrap(), "beginner")
            .await
            .unwrap();
        let live = study.house.tables.open(&table).await.unwrap();
        while study.house.tables.lock(&live).await.unwrap().row.state == State::Running {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        assert_eq!(
            study.board(Some(&ada), today).await.challenge.progress,
            Progress::Missed
        );
        study.play(&bob, 2).await;
        let end = params![today.end()];
        study
            .house
            .elsewhere("UPDATE results SET finished = $1 WHERE deserted = 0", end)
            .await;
        let board = study.board(Some(&bob), today).await;
        assert_eq!((board.challenge.progress, board.challenge.done), (Progress::Missed, 0));
        assert!(board.best.unwrap().is_empty());
    })
    .await;
}

#[tokio::test]
async fn days_in_a_row_are_counted() {
    on_both(async |place| {
        let mut study = Study::at(&place).await;
        let ada = study.account("Ada").await;
        for days in 1..=3 {
            study.play(&ada, days).await;
            let streak = study.board(Some(&ada), Day::of(now())).await.challenge.streak;
            assert_eq!(streak, u32::from(days));
            study.a_day_later().await;
            study = Study::at(&place).await;
        }
        assert_eq!(
            study.dailies.today(Some(&ada), now()).await.unwrap().games[0].streak,
            3,
            "there is still time today"
        );
        study.a_day_later().await;
        assert_eq!(study.dailies.today(Some(&ada), now()).await.unwrap().games[0].streak, 0);
    })
    .await;
}

#[tokio::test]
async fn only_games_that_can_be_played_alone_have_one() {
    let folder = tempfile::tempdir().unwrap();
    let study = Study::at(&Place::File(folder.path().join("daily.sqlite"))).await;
    let ada = study.account("Ada").await;
    let today = study.dailies.today(Some(&ada), now()).await.unwrap();
    for game in catalog::games() {
        let (id, is_solo) = (game.meta().id, game.meta().players.contains(&1));
        assert_eq!(today.games.iter().any(|challenge| challenge.game == id), is_solo);
        assert_eq!(study.dailies.play(&ada, HERE, id, now()).await.is_ok(), is_solo, "{id}");
    }
    let tomorrow = WhichDay {
        day: Some(Day::of(now()).after().text()),
    };
    let ahead = study.dailies.board(study.game, &tomorrow, Some(&ada), now()).await;
    assert_eq!(*ahead.unwrap_err().reason, CupRefusal::NoDay.into());
}
