//! Programs of other people on the seats: whoever runs the server names them, players seat them by their names.

use std::time::Duration;

use trial::{Chance, Client, Place, Server, games};
use wire::SeatWish::{self, Me};
use wire::{Clock, LevelInfo, NewTable, Refusal, State, TableInfo, Update};

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

fn bot(name: &str) -> SeatWish {
    SeatWish::bot(name)
}

/// Plays seat 0 until the game is over.
async fn play_against(ada: &Client, table: &str, chance: &mut Chance) -> Update<'static> {
    loop {
        let look = ada.look(table, 0).await;
        if look.outcome.is_some() {
            return look;
        }
        if look.legal.is_some() {
            ada.act(table, 0, look.ply, &chance.pick(&look)).await.done();
        } else {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

pub(crate) async fn a_program_plays_whole_games(place: &Place) {
    let server = serve(place, &[&python_bot()]);
    let ada = server.guest("Ada").await;
    let answer = ada.get("/api/levels").await;
    let levels: Vec<LevelInfo> = answer.ok();
    let (first, last) = (&levels[0], levels.last().unwrap());
    assert_eq!(
        (first.name.as_str(), last.name.as_str(), last.about.as_str()),
        ("beginner", "snake", "an external program")
    );
    assert!(!answer.text.contains("python"), "nobody is told the command");
    for game in games(&ada).await {
        let table = ada.table(&game, [Me, bot("snake")]).await;
        ada.start(&table).await;
        let end = play_against(&ada, &table, &mut Chance::new(21)).await;
        let info = end.info.unwrap();
        assert_eq!(
            (info.seats[1].level.as_deref(), info.state),
            (Some("snake"), State::Finished)
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
    let table = ada.table("shinjuku", [Me, bot("clerk")]).await;
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
        .table("shinjuku", [bot("mumbler"), bot("quitter"), bot("dreamer")])
        .await;
    ada.start(&table).await;
    wait_for_end(&ada, &table).await;
    let metrics = ada.get("/metrics").await.text;
    assert!(!metrics.contains("\nroundhouse_bot_faults_total 0\n"), "{metrics}");
    let log = server.stop();
    let told = |seat: u8, what: &str| {
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
    let new = NewTable {
        stand_in: Some("picky".to_owned()),
        clock: Clock::live(5),
        ..NewTable::new("hill", [Me, Me, bot("picky")])
    };
    let made = ada.make(&new).await;
    assert_eq!(made.table.stand_in, "picky");
    let table = made.table.id.as_str();
    ada.start(table).await;
    let bots = ["beginner", "casual", "skilled", "expert", "master", "picky"].map(str::to_owned);
    ada.resign(table, 1, "exec:true").await.refused_as(Refusal::UnknownBot {
        name: "exec:true".to_owned(),
        bots: bots.to_vec(),
    });
    let long = "x".repeat(10_000);
    ada.resign(table, 1, &long).await.refused_as(Refusal::UnknownBot {
        name: "x".repeat(40),
        bots: bots.to_vec(),
    });
    ada.resign(table, 1, "picky").await.done();
    let mut chance = Chance::new(23);
    for _ in 0..4 {
        let look = wait_for(&ada, table, 0).await;
        ada.act(table, 0, look.ply, &chance.pick(&look)).await.done();
    }
    assert!(!server.stop().contains("WARN"));

    let server = place.serve();
    let ada = ada.at(&server.url);
    ada.post("/api/tables", &new).await.refused(400);
    let look = wait_for(&ada, table, 0).await;
    let seats = look.info.unwrap().seats;
    assert_eq!(seats[1].level.as_deref(), Some("picky"), "it may come back");
    ada.resign(table, 0, "beginner").await.done();
    wait_for_end(&ada, table).await;
    let next: TableInfo = ada.order(table, "rematch").await.ok();
    assert_eq!(
        (next.seats[2].level.as_deref(), next.stand_in.as_str()),
        (Some("picky"), "picky")
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
    let levels: Vec<LevelInfo> = ada.get("/api/levels").await.ok();
    assert_eq!(levels.last().unwrap().games, ["hill"]);
    let new = |game: &str| NewTable::new(game, [Me, bot("fan")]);
    ada.post("/api/tables", &new("shinjuku"))
        .await
        .refused_as(Refusal::BotDeclines {
            name: "fan".to_owned(),
            why: "I only know the hill".to_owned(),
        });
    ada.post("/api/tables", &new("hill")).await.done();
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
        ("My Bot=exec:true", "'My Bot' isn't a name for a bot"),
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
