//! Looking back after an absence: everybody gets what they saw then, and nothing else.

use table::Seat;
use trial::{Chance, Client, Place, awaited, games, seat, step, two_at_a_table};
use wire::SeatWish::{Me, Open};
use wire::{MOST_MOMENTS, NewTable, Past, Refusal, Span, Takeback, Update};

/// The address of these moments.
fn address(table: &str, span: Span) -> String {
    format!("/api/tables/{table}/past?{}", span.query())
}

/// The moments from this ply on.
fn from(ply: usize) -> Span {
    Span {
        from: ply,
        ..Span::default()
    }
}

async fn past(client: &Client, table: &str, span: Span) -> Past<'static> {
    client.get(&address(table, span)).await.ok()
}

/// What is told of a moment.
type Told = (usize, String, String);

fn now(update: &Update<'_>) -> Told {
    let view = update.view.as_ref().unwrap().get().to_owned();
    (update.ply, format!("{:?}", update.awaiting), view)
}

fn told(past: &Past<'_>) -> Vec<Told> {
    let moment = |moment: &wire::Moment| {
        let view = moment.view.get().to_owned();
        (moment.ply, format!("{:?}", moment.awaiting), view)
    };
    past.moments.iter().map(moment).collect()
}

/// Of every game: two players and somebody without a name see again exactly what each of them saw.
pub(crate) async fn everybody_sees_again_what_they_saw(place: &Place) {
    let server = place.serve();
    let stranger = server.stranger();
    for game in games(&stranger).await {
        let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        let table = two_at_a_table(&game, &ada, &bob).await;
        let mut chance = Chance::new(31);
        let mut seen: [Vec<Told>; 3] = Default::default();
        for _ in 0..30 {
            for (seen, who) in seen.iter_mut().zip([&ada, &bob, &stranger]) {
                seen.push(now(&who.see(&table).await));
            }
            step(&table, &[&ada, &bob], &mut chance).await;
        }
        let until = Span {
            to: Some(29),
            ..Span::default()
        };
        for (number, who) in [&ada, &bob, &stranger].into_iter().enumerate() {
            let answer = past(who, &table, until).await;
            assert_eq!(answer.seat.map(Seat::index), Some(number).filter(|&number| number < 2));
            assert_eq!(told(&answer), seen[number], "{game}, {number}");
        }
        let other = Span {
            seat: Some(seat(1)),
            ..until
        };
        for who in [&ada, &stranger] {
            who.get(&address(&table, other))
                .await
                .refused_as(Refusal::NotYours { seat: 1 });
        }
        assert_ne!(seen[0], seen[1], "{game}: the players know different things");
    }
}

/// A table that only players see has no past for others either, and none has one before its game begins.
pub(crate) async fn the_past_is_closed_to_whom_the_table_is(place: &Place) {
    let server = place.serve();
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let private = NewTable {
        spectators: false,
        ..NewTable::new("hill", [Me, Open])
    };
    let table = ada.make(&private).await.table.id;
    ada.get(&address(&table, from(0))).await.refused_as(Refusal::NotBegun);
    server.guest("Bob").await.join(&table).await.done();
    ada.start(&table).await;
    for who in [&eve, &server.stranger()] {
        let (closed, live) = (
            who.get(&address(&table, from(0))).await.refused(403),
            who.get(&format!("/api/tables/{table}")).await.refused(403),
        );
        assert_eq!(closed.reason, live.reason);
    }
    eve.get(&address("nowhere", from(0))).await.refused_as(Refusal::NoTable);
    eve.get(&format!("/api/tables/{table}/past?from=soon"))
        .await
        .refused(400);
    assert_eq!(past(&ada, &table, from(0)).await.moments.len(), 1);
}

/// However much is asked for, an answer is never longer than that; the next goes on where it ended. What was taken back was seen, too.
pub(crate) async fn an_answer_about_the_past_is_bounded(place: &Place) {
    let server = place.serve();
    let ada = server.guest("Ada").await;
    let table = ada.table("hill", [Me, Me]).await;
    ada.start(&table).await;
    let mut chance = Chance::new(5);
    let (mut seen, mut undone) = (Vec::new(), 0);
    while seen.len() < MOST_MOMENTS + 20 {
        let look = ada.look(&table, 0).await;
        seen.push(now(&look));
        let seat = awaited(&look).unwrap();
        let own = ada.look(&table, seat).await;
        ada.act(&table, seat, own.ply, &chance.pick(&own)).await.done();
        if own.ply % 3 == 0 {
            let acted = now(&ada.look(&table, 0).await);
            let is_undone = take_back(&ada, &table, seat, own.ply + 1).await;
            undone += usize::from(is_undone);
            seen.extend(is_undone.then_some(acted));
        }
    }
    assert!(undone > 2, "{undone}");
    let first = past(&ada, &table, from(0)).await;
    assert_eq!(told(&first), seen[..MOST_MOMENTS]);
    let second = told(&past(&ada, &table, from(MOST_MOMENTS)).await);
    assert_eq!(second[..seen.len() - MOST_MOMENTS], seen[MOST_MOMENTS..]);
    let present = ada.look(&table, 0).await;
    assert_eq!(second.last(), Some(&now(&present)));
    assert!(past(&ada, &table, from(present.ply + 1)).await.moments.is_empty());
}

async fn take_back(ada: &Client, table: &str, seat: u8, ply: usize) -> bool {
    let takeback = Takeback {
        seat: self::seat(seat),
        ply,
    };
    let answer = ada.post(&format!("/api/tables/{table}/undo"), &takeback).await;
    answer.status.is_success()
}
