//! Programs of other people on the seats: whoever runs the server names them, players seat them by their names.

use std::time::Duration;

use serde_json::{Value, json};

use trial::{Chance, Client, Place, Server, games};

use crate::folder;
use crate::tables::{wait_for, wait_for_end};

/// Long enough for any machine; the short one is for a program that never answers.
const LONG: Duration = Duration::from_mins(1);
const SHORT: Duration = Duration::from_secs(2);

const HELLO: &str = r#"read hello; echo '{"type":"hello","protocol":1,"name":"x"}'"#;

fn python_bot() -> String {
    format!(
        "snake=exec@60000ms:python3 '{}/../../examples/bot.py'",
        env!("CARGO_MANIFEST_DIR")
    )
}

/// A program that greets and then does this, and has this long for each answer.
fn script(place: &Place, name: &str, limit: Duration, then: &str) -> String {
    let file = place.path().join(format!("{name}.sh"));
    std::fs::write(&file, format!("{HELLO}\n{then}\n")).unwrap();
    format!("{name}=exec@{}ms:sh '{}'", limit.as_millis(), file.display())
}

fn serve(place: &Place, programs: &[&str]) -> Server {
    let args: Vec<&str> = programs.iter().flat_map(|program| ["--bot", program]).collect();
    place.serve_also(&args)
}

fn bot(name: &str) -> Value {
    json!({"kind": "bot", "level": name})
}

/// Plays seat 0 until the game is over.
async fn play_against(ada: &Client, table: &str, chance: &mut Chance) -> Value {
    loop {
        let look = ada.look(table, 0).await;
        if !look["outcome"].is_null() {
            return look;
        }
        if look["legal"].is_array() {
            ada.act(
                table,
                0,
                look["ply"].as_u64().unwrap() as usize,
                &chance.pick(&look["legal"]),
            )
            .await
            .ok();
        } else {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

pub(crate) async fn a_program_plays_whole_games(place: &Place) {
    let server = serve(place, &[&python_bot()]);
    let ada = server.guest("Ada").await;
    let levels = ada.get("/api/levels").await.ok();
    let (first, last) = (&levels[0], levels.as_array().unwrap().last().unwrap());
    assert_eq!(
        (&first["name"], &last["name"], &last["about"]),
        (&json!("beginner"), &json!("snake"), &json!("an external program"))
    );
    assert!(!levels.to_string().contains("python"), "nobody is told the command");
    for game in games(&ada).await {
        let table = ada.table(&game, &json!([{"kind": "me"}, bot("snake")])).await;
        ada.start(&table).await;
        let end = play_against(&ada, &table, &mut Chance::new(21)).await;
        assert_eq!(
            (&end["info"]["seats"][1]["level"], &end["info"]["state"]),
            (&json!("snake"), &json!("finished"))
        );
    }
    let log = server.stop();
    assert!(!log.contains("WARN") && !log.contains("ERROR"), "{log}");
}

/// A program is started once for a game and hears the end of it.
pub(crate) async fn a_program_runs_as_long_as_its_game(place: &Place) {
    let heard = place.path().join("heard");
    let then = format!(
        "echo hello >> '{0}'; while read line; do case $line in *'\"end\"'*) echo end >> '{0}';; *) echo '{{\"index\":0}}';; esac; done",
        heard.display()
    );
    let server = serve(place, &[&script(place, "clerk", LONG, &then)]);
    std::fs::remove_file(&heard).unwrap(); // when it was tried out, it greeted, too
    let ada = server.guest("Ada").await;
    let table = ada.table("shinjuku", &json!([{"kind": "me"}, bot("clerk")])).await;
    ada.start(&table).await;
    play_against(&ada, &table, &mut Chance::new(22)).await;
    for _ in 0..3_000 {
        if std::fs::read_to_string(&heard).is_ok_and(|heard| heard.contains("end")) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(std::fs::read_to_string(&heard).unwrap(), "hello\nend\n");
}

pub(crate) async fn a_program_that_goes_wrong_does_not_stop_the_game(place: &Place) {
    let programs = [
        script(place, "mumbler", LONG, "while read line; do echo nonsense; done"),
        script(place, "quitter", LONG, "read line; exit 3"),
        script(place, "dreamer", SHORT, "while true; do sleep 1; done"),
    ];
    let server = serve(place, &[&programs[0], &programs[1], &programs[2]]);
    let ada = server.guest("Ada").await;
    let table = ada
        .table("shinjuku", &json!([bot("mumbler"), bot("quitter"), bot("dreamer")]))
        .await;
    ada.start(&table).await;
    wait_for_end(&ada, &table).await;
    let metrics = ada.get("/metrics").await.text;
    assert!(!metrics.contains("\nroundhouse_bot_faults_total 0\n"), "{metrics}");
    let log = server.stop();
    let told = |seat: usize, what: &str| {
        log.lines()
            .any(|line| line.contains(&table) && line.contains(&format!("seat=seat {seat}")) && line.contains(what))
    };
    assert!(told(0, "answered 'nonsense', which cannot be read"), "{log}");
    assert!(
        told(1, "ended without an answer (exit status: 3)") && told(1, "the rest of the game is played at random"),
        "{log}"
    );
    assert!(
        told(2, "gave no answer within 2000 ms") && told(2, "the rest of the game is played at random"),
        "{log}"
    );
}

pub(crate) async fn a_program_can_stand_for_a_level_everywhere_and_may_be_gone_later(place: &Place) {
    let picky = script(place, "picky", LONG, "while read line; do echo '{\"index\":0}'; done");
    let server = serve(place, &[&picky]);
    let ada = server.guest("Ada").await;
    let new = json!({"game": "hill", "seats": [{"kind": "me"}, {"kind": "me"}, bot("picky")], "stand_in": "picky", "clock": {"kind": "live", "minutes": 5}});
    let made = ada.post("/api/tables", &new).await.ok();
    assert_eq!(made["table"]["stand_in"], "picky");
    let table = made["table"]["id"].as_str().unwrap();
    ada.start(table).await;
    let resign = format!("/api/tables/{table}/resign");
    assert!(
        ada.post(&resign, &json!({"seat": 1, "level": "exec:true"}))
            .await
            .refused(400)
            .contains("there are beginner, casual, skilled, expert, master, picky")
    );
    let long = "x".repeat(10_000);
    assert!(
        ada.post(&resign, &json!({"seat": 1, "level": long}))
            .await
            .refused(400)
            .contains("there is no level 'xxx")
    );
    ada.post(&resign, &json!({"seat": 1, "level": "picky"})).await.ok();
    let mut chance = Chance::new(23);
    for _ in 0..4 {
        let look = wait_for(&ada, table, 0).await;
        ada.act(
            table,
            0,
            look["ply"].as_u64().unwrap() as usize,
            &chance.pick(&look["legal"]),
        )
        .await
        .ok();
    }
    assert!(!server.stop().contains("WARN"));

    let server = place.serve();
    let ada = ada.at(&server.url);
    ada.post("/api/tables", &new).await.refused(400);
    let look = wait_for(&ada, table, 0).await;
    assert_eq!(look["info"]["seats"][1]["level"], "picky", "it may come back");
    ada.post(&resign, &json!({"seat": 0, "level": "beginner"})).await.ok();
    wait_for_end(&ada, table).await;
    let next = ada
        .post(&format!("/api/tables/{table}/rematch"), &Value::Null)
        .await
        .ok();
    assert_eq!(
        (&next["seats"][2]["level"], &next["stand_in"]),
        (&json!("picky"), &json!("picky"))
    );
    let log = server.stop();
    assert_eq!(
        log.lines()
            .filter(|line| line.contains(table) && line.contains("casual plays in its place"))
            .count(),
        1,
        "{log}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_may_decline_a_game() {
    let place = folder();
    let file = place.path().join("fan.sh");
    std::fs::write(
        &file,
        r#"read hello
case $hello in
  *'"hill"'*) echo '{"type":"hello","protocol":1,"name":"x"}'; while read line; do echo '{"index":0}'; done;;
  *) echo '{"type":"error","error":"I only know the hill"}';;
esac"#,
    )
    .unwrap();
    let server = serve(&place, &[&format!("fan=exec:sh '{}'", file.display())]);
    let ada = server.guest("Ada").await;
    assert_eq!(
        ada.get("/api/levels").await.ok().as_array().unwrap().last().unwrap()["games"],
        json!(["hill"])
    );
    let new = |game: &str| json!({"game": game, "seats": [{"kind": "me"}, bot("fan")]});
    assert_eq!(
        ada.post("/api/tables", &new("shinjuku")).await.refused(400),
        "fan refused the game: I only know the hill"
    );
    ada.post("/api/tables", &new("hill")).await.ok();
}

#[test]
fn programs_that_cannot_be_seated_are_refused_at_the_start() {
    let place = folder();
    let refused = |programs: &[&str]| {
        let mut program = place.program("serve");
        program
            .args(["--listen", "127.0.0.1:0", "--data"])
            .arg(place.path().join("data"));
        for named in programs {
            program.args(["--bot", named]);
        }
        let output = program.output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    for (program, reason) in [
        ("casual=exec:true", "'casual' is a level already"),
        ("My Bot=exec:true", "'My Bot' is no name for a bot"),
        ("exec:true", "NAME=exec:PROGRAM"),
        ("mybot=true", "it is written exec:PROGRAM"),
        ("mybot=exec:./not-there", "exec:./not-there cannot be started"),
        ("mybot=exec:sh -c 'exit 4'", "ended without an answer (exit status: 4)"),
    ] {
        let error = refused(&[program]);
        assert!(error.contains(reason), "{error}");
    }
    assert!(refused(&["a=exec:true", "a=exec:false"]).contains("two programs with the name 'a'"));
}
