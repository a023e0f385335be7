//! What is wrong is refused with a clear line and the right status, and changes nothing.

use reqwest::Method;
use serde_json::{Value, json};

use trial::{Answer, Chance, Client, Place, awaited, legal, step, two_at_a_table};
use wire::{Decision, NewTable, Refusal, SeatWish, Stored, Takeback};

pub(crate) async fn every_wrong_request_is_refused_and_changes_nothing(place: &Place) {
    let server = place.serve();
    let (ada, bob, eve) = (
        server.guest("Ada").await,
        server.guest("Bob").await,
        server.guest("Eve").await,
    );
    let table = two_at_a_table("hill", &ada, &bob).await;
    let mut chance = Chance::new(12);
    until_one_waits(&table, [&ada, &bob], &mut chance).await;
    let before = (ada.look(&table, 0).await, bob.look(&table, 1).await);
    let due = Due::at(&table, [&ada, &bob]).await;
    due.malformed().await;
    due.untimely().await;
    due.of_others(&eve, &server.stranger()).await;
    due.nowhere().await;
    due.sent_by_other_sites(&server.stranger()).await;
    wrong_tables(&ada).await;
    assert_eq!(
        (ada.look(&table, 0).await, bob.look(&table, 1).await),
        before,
        "nothing has changed"
    );
    due.is_still_possible(&server.url).await;
    illegal_is_explained(&ada, &bob, &mut chance).await;
    an_oversized_message_ends_the_connection(&ada, &table).await;
}

/// Plays until one of the two has to wait for the other.
async fn until_one_waits(table: &str, people: [&Client; 2], chance: &mut Chance) {
    for number in 0.. {
        if number >= 8 && people[0].look(table, 0).await.awaiting.len() == 1 {
            return;
        }
        step(table, &people, chance).await;
    }
}

/// A decision that is due, and everything that can be wrong with it.
struct Due<'a> {
    table: &'a str,
    /// Whose it is.
    own: &'a Client,
    seat: u8,
    ply: usize,
    legal: Value,
    /// Who has to wait.
    idle: &'a Client,
}

impl<'a> Due<'a> {
    async fn at(table: &'a str, people: [&'a Client; 2]) -> Due<'a> {
        let seat = awaited(&people[0].look(table, 0).await).unwrap();
        let own = people[usize::from(seat)];
        let look = own.look(table, seat).await;
        Due {
            table,
            own,
            seat,
            ply: look.ply,
            legal: legal(&look)[0].clone(),
            idle: people[usize::from(1 - seat)],
        }
    }

    fn call(&self) -> String {
        format!("/api/tables/{}/act", self.table)
    }

    /// The right request.
    fn body(&self) -> String {
        let decision = Decision {
            seat: trial::seat(self.seat),
            ply: self.ply,
            action: self.legal.clone(),
        };
        serde_json::to_string(&decision).unwrap()
    }

    /// The decision, sent as this text and with these headers.
    async fn send(&self, body: &str, headers: &[(&str, &str)]) -> Answer {
        self.own
            .send(Method::POST, &self.call(), Some(body.to_owned()), headers)
            .await
    }

    async fn malformed(&self) {
        let Due { seat, ply, legal, .. } = self;
        let raw = |body: String| async move { self.send(&body, &[]).await };
        for call in ["start", "leave", "rematch"] {
            for body in ["[1, 2]", "{\"seat\": 0}", "x"] {
                let answer = self
                    .own
                    .send(
                        Method::POST,
                        &format!("/api/tables/{}/{call}", self.table),
                        Some(body.into()),
                        &[],
                    )
                    .await;
                answer.refused_as(Refusal::TakesNoBody);
            }
        }
        assert!(raw(String::new()).await.refused(400).error.contains("wrong"));
        assert!(raw("{\"seat\": 0, ".into()).await.refused(400).error.contains("line 1"));
        assert!(raw("[1, 2, 3, 4]".into()).await.refused(400).error.contains("wrong"));
        assert!(
            raw(json!({"seat": 77, "ply": ply, "action": legal}).to_string())
                .await
                .refused(400)
                .error
                .contains("at seat")
        );
        assert!(
            raw(json!({"seat": seat, "ply": -1, "action": legal}).to_string())
                .await
                .refused(400)
                .error
                .contains("at ply")
        );
        assert!(
            raw(json!({"seat": seat, "ply": ply, "action": legal, "more": 1}).to_string())
                .await
                .refused(400)
                .error
                .contains("more")
        );
        assert!(
            raw(format!("{}{}", "[".repeat(5_000), "]".repeat(5_000)))
                .await
                .refused(400)
                .error
                .contains("wrong")
        );
        self.own
            .act(self.table, *seat, *ply, &json!({"not an": "action"}))
            .await
            .refused(400);
        self.own.act(self.table, *seat, *ply, &json!(null)).await.refused(400);
        let large = json!({"seat": seat, "ply": ply, "action": "x".repeat(262_144)}).to_string();
        assert!(raw(large).await.refused(413).error.contains("bytes"));
    }

    /// Repeated, ahead of time, out of turn.
    async fn untimely(&self) {
        let Due {
            table,
            own,
            seat,
            ply,
            legal,
            idle,
        } = self;
        assert!(
            own.act(table, *seat, 0, legal)
                .await
                .refused(409)
                .error
                .contains("has decided since")
        );
        assert!(
            own.act(table, *seat, ply + 1, legal)
                .await
                .refused(409)
                .error
                .contains("hasn't come to")
        );
        assert!(
            idle.act(table, 1 - seat, *ply, legal)
                .await
                .refused(409)
                .error
                .contains("nothing to decide")
        );
    }

    /// Another's seat, nobody's seat, nobody at all.
    async fn of_others(&self, eve: &Client, stranger: &Client) {
        let Due {
            table,
            own,
            seat,
            ply,
            legal,
            idle,
        } = self;
        assert!(
            idle.act(table, *seat, *ply, legal)
                .await
                .refused(403)
                .error
                .contains("not yours")
        );
        assert!(
            eve.act(table, *seat, *ply, legal)
                .await
                .refused(403)
                .error
                .contains("not yours")
        );
        assert!(
            eve.post(
                &format!("/api/tables/{table}/undo"),
                &Takeback {
                    seat: trial::seat(*seat),
                    ply: *ply
                }
            )
            .await
            .refused(403)
            .error
            .contains("not yours")
        );
        eve.get(&format!("/api/tables/{table}?seat={seat}")).await.refused(403);
        own.act(table, 4, *ply, legal).await.refused(400);
        stranger.act(table, *seat, *ply, legal).await.refused(401);
        let mut forger = (*own).clone();
        forger.cookie = own
            .cookie
            .as_ref()
            .map(|cookie| cookie.replacen(|letter: char| letter.is_ascii_digit(), "f", 3));
        forger.act(table, *seat, *ply, legal).await.refused(401);
    }

    /// There is nothing of that kind.
    async fn nowhere(&self) {
        self.own
            .act("nowhere", self.seat, self.ply, &self.legal)
            .await
            .refused(404);
        for id in ["%00", "a%20b", "%F0%9F%9A%83"] {
            assert_eq!(
                self.own.get(&format!("/api/tables/{id}")).await.refused(404).reason,
                Refusal::NoTable.into()
            );
        }
        self.own.get("/api/nothing").await.refused(404);
        self.own.send(Method::PUT, &self.call(), None, &[]).await.refused(405);
    }

    /// Pages of other sites.
    async fn sent_by_other_sites(&self, stranger: &Client) {
        assert!(
            self.send(&self.body(), &[("origin", "http://evil.example")])
                .await
                .refused(403)
                .error
                .contains("other sites")
        );
        self.send(&self.body(), &[("origin", "null")]).await.refused(403);
        assert!(self.own.try_socket(Some("http://evil.example")).await.is_err());
        assert!(stranger.try_socket(None).await.is_err());
        let mut socket = stranger.visitor_socket().await;
        socket.act(self.table, self.seat, self.ply, self.legal.clone()).await;
        socket.refused(401).await;
    }

    /// The right request is accepted, once.
    async fn is_still_possible(&self, url: &str) {
        let answer = self.send(&self.body(), &[("origin", url)]).await;
        assert_eq!(
            answer.ok::<Stored>(),
            Stored { ply: self.ply + 1 },
            "the legal action is still possible"
        );
        assert!(
            self.own
                .act(self.table, self.seat, self.ply, &self.legal)
                .await
                .refused(409)
                .error
                .contains("has decided since")
        );
    }
}

async fn wrong_tables(ada: &Client) {
    let table = |edit: fn(&mut Value)| {
        let mut new = serde_json::to_value(NewTable::new("hill", [SeatWish::Me, SeatWish::Open])).unwrap();
        edit(&mut new);
        async move { ada.post("/api/tables", &new).await.refused(400).error }
    };
    assert!(
        table(|new| new["game"] = json!("chess"))
            .await
            .contains("no game “chess”")
    );
    assert!(table(|new| new["seats"] = json!([])).await.contains("players"));
    assert!(
        table(|new| new["seats"] = json!(vec![json!({"kind": "open"}); 300]))
            .await
            .contains("players")
    );
    assert!(
        table(|new| new["options"] = json!({"weather": "bad"}))
            .await
            .contains("no option “weather”")
    );
    assert!(
        table(|new| new["clock"] = json!({"kind": "live", "minutes": 0}))
            .await
            .contains("minutes")
    );
    assert!(
        table(|new| new["seats"][1] = json!({"kind": "bot", "level": "genius"}))
            .await
            .contains("genius")
    );
}

/// An action of the game that is against its rules here.
async fn illegal_is_explained(ada: &Client, bob: &Client, chance: &mut Chance) {
    let table = two_at_a_table("hill", ada, bob).await;
    let people = [ada, bob];
    let mut past = Vec::new();
    for _ in 0..40 {
        let seat = awaited(&ada.look(&table, 0).await).unwrap();
        let person = people[usize::from(seat)];
        let look = person.look(&table, seat).await;
        let (ply, legal) = (look.ply, legal(&look));
        if let Some(wrong) = past.iter().find(|action| !legal.contains(action)) {
            let error = person.act(&table, seat, ply, wrong).await.refused(422);
            assert!(
                error.reason.clause.is_some() && error.reason.game.as_deref() == Some("hill"),
                "{error:?}"
            );
            assert_eq!(person.look(&table, seat).await, look);
            return;
        }
        let action = chance.pick(&look);
        person.act(&table, seat, ply, &action).await.done();
        past.push(action);
    }
    panic!("everything was legal all the time");
}

async fn an_oversized_message_ends_the_connection(ada: &Client, table: &str) {
    let mut socket = ada.socket().await;
    socket.chat(table, &"x".repeat(300_000)).await;
    assert!(socket.next().await.is_none());
    let mut socket = ada.socket().await;
    socket.follow(table, Some(0), 0).await;
    assert!(socket.update().await.view.is_some());
}
