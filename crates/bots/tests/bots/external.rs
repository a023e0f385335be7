//! Programs that play, and what becomes of those that crash, hang or talk nonsense. The programs are little shell scripts.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bots::external::{External, Program, try_out};
use bots::{Bot, Random};
use shinjuku::{Options, Shinjuku};
use table::{Game, Rng, Seat, Seed, Viewer};

const HELLO: &str = r#"echo '{"type":"hello","protocol":1,"name":"a script"}'"#;

/// A shell script as a program with this limit. It can write to a file, `$NOTES`.
struct Script {
    path: PathBuf,
    limit: &'static str,
}

impl Script {
    fn new(name: &str, limit: &'static str, body: &str) -> Script {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.sh"));
        let script = Script { path, limit };
        let _ = fs::remove_file(script.notes());
        fs::write(&script.path, format!("NOTES='{}'\n{body}\n", script.notes().display())).unwrap();
        script
    }

    fn notes(&self) -> PathBuf {
        self.path.with_extension("notes")
    }

    fn program(&self) -> Program {
        format!("exec{}:sh '{}'", self.limit, self.path.display())
            .parse()
            .unwrap()
    }

    /// Why it declines.
    fn refusal(&self) -> String {
        try_out::<Shinjuku>(&self.program(), 2).unwrap_err().to_string()
    }

    /// Lets the script make this many decisions; gives what went wrong, by decision.
    fn play(&self, decisions: usize) -> Vec<Vec<String>> {
        let mut bot = External::<Shinjuku>::new(self.program(), Rng::new(Seed::from_text("a script")));
        play(&mut bot, decisions)
    }
}

/// Lets a bot make this many decisions on seat 0 against chance, each of which must be legal; gives what went wrong, by decision.
fn play(bot: &mut dyn Bot<Shinjuku>, decisions: usize) -> Vec<Vec<String>> {
    let mut game = Shinjuku::new(2, &Options::default(), Seed::from_text("a game")).unwrap();
    let mut other = Random::new(Rng::new(Seed::from_text("the other")));
    let mut faults = Vec::new();
    while faults.len() < decisions {
        let seat = game.awaiting().first().expect("the game is long enough");
        let (view, mut legal) = (game.view(Viewer::Seat(seat)), Vec::new());
        game.legal(seat, &mut legal);
        let action = if seat == Seat::new(0).unwrap() {
            let action = bot.decide(seat, &view, &legal);
            faults.push(bot.faults());
            action
        } else {
            Bot::<Shinjuku>::decide(&mut other, seat, &view, &legal)
        };
        game.apply(seat, &action, &mut ()).unwrap();
    }
    faults
}

#[test]
fn a_program_that_answers_plays() {
    let script = Script::new(
        "plays",
        "",
        &format!("read hello; {HELLO}; while read line; do echo '{{\"index\":0}}'; done"),
    );
    assert!(script.play(12).concat().is_empty());
    try_out::<Shinjuku>(&script.program(), 2).unwrap();
}

#[test]
fn the_questions_are_what_the_seat_sees() {
    let script = Script::new(
        "notes",
        "",
        &format!(
            "read hello; echo \"$hello\" >>$NOTES; {HELLO}; while read line; do echo \"$line\" >>$NOTES; echo '{{\"index\":0}}'; done"
        ),
    );
    script.play(1);
    let notes = fs::read_to_string(script.notes()).unwrap();
    let lines: Vec<serde_json::Value> = notes.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [hello, decide] = &lines[..] else { panic!("{notes}") };
    assert_eq!(
        (&hello["type"], &hello["protocol"], &hello["game"]),
        (&"hello".into(), &1.into(), &"shinjuku".into())
    );
    assert_eq!(
        (&hello["players"], &hello["seat"], &hello["time_ms"]),
        (&2.into(), &0.into(), &10_000.into())
    );
    assert_eq!(
        (&hello["rules"], hello["seed"].as_str().map(str::len)),
        (&Shinjuku::meta().rules.into(), Some(64))
    );
    assert_eq!(
        (&decide["type"], &decide["seat"], &decide["view"]["viewer"]["seat"]),
        (&"decide".into(), &0.into(), &0.into())
    );
    assert!(
        decide["legal"]
            .as_array()
            .is_some_and(|legal| legal.len() > 1 && legal[0].is_object()),
        "{decide}"
    );
}

#[test]
fn a_program_that_crashes_loses_the_decision_and_is_started_again_three_times() {
    let script = Script::new(
        "crashes",
        "",
        &format!("echo started >>$NOTES; read hello; {HELLO}; read line; echo '{{\"index\":0}}'; read line; exit 7"),
    );
    let faults = script.play(12);
    for (number, faults) in faults.iter().enumerate() {
        let crashed = number < 8 && number % 2 == 1;
        assert_eq!(faults.len(), usize::from(crashed), "decision {number}: {faults:?}");
        assert!(
            faults
                .iter()
                .all(|fault| fault.contains("on seat 0 ended without an answer (exit status: 7): ")),
            "{faults:?}"
        );
    }
    assert!(faults[5][0].ends_with(": chance decides instead"), "{:?}", faults[5]);
    assert!(
        faults[7][0].ends_with(": it won't be started again; the rest of the game is played at random"),
        "{:?}",
        faults[7]
    );
    assert_eq!(fs::read_to_string(script.notes()).unwrap().lines().count(), 4);
}

#[test]
fn a_program_that_hangs_is_ended_with_all_that_it_started() {
    let script = Script::new(
        "hangs",
        "@300ms",
        &format!("sleep 1000 & echo $! $$ >>$NOTES; read hello; {HELLO}; read line; sleep 1000"),
    );
    let start = Instant::now();
    let faults = script.play(6);
    assert!(start.elapsed() < Duration::from_mins(1), "{:?}", start.elapsed());
    assert_eq!(faults.iter().map(Vec::len).collect::<Vec<_>>(), [1, 1, 1, 1, 0, 0]);
    assert!(faults[0][0].contains("gave no answer within 300 ms"), "{faults:?}");
    for process in fs::read_to_string(script.notes()).unwrap().split_whitespace() {
        await_end(process);
    }
}

#[test]
fn a_program_that_does_not_read_blocks_nobody() {
    let script = Script::new("deaf", "@300ms", &format!("{HELLO}; sleep 1000"));
    let start = Instant::now();
    assert_eq!(script.play(5).concat().len(), 4);
    assert!(start.elapsed() < Duration::from_mins(1), "{:?}", start.elapsed());
}

#[test]
fn a_player_that_leaves_takes_its_program_along() {
    let script = Script::new(
        "leaves",
        "",
        &format!(
            "sleep 1000 & echo $! $$ >>$NOTES; read hello; {HELLO}; trap '' TERM; while read line; do echo '{{\"index\":0}}'; done; sleep 1000"
        ),
    );
    assert!(script.play(2).concat().is_empty());
    for process in fs::read_to_string(script.notes()).unwrap().split_whitespace() {
        await_end(process);
    }
}

/// Waits until a process is gone; one that only waits for its parent counts as gone.
fn await_end(process: &str) {
    for _ in 0..6_000 {
        match fs::read_to_string(format!("/proc/{process}/stat")) {
            Ok(stat) if !stat.contains(") Z ") => std::thread::sleep(Duration::from_millis(10)),
            _ => return,
        }
    }
    panic!("process {process} is still there");
}

#[test]
fn nonsense_loses_the_decision_and_nothing_else() {
    let nonsense = [
        ("no json", "answered 'no json', which cannot be read: "),
        ("", "answered '', which cannot be read: "),
        ("[1", "answered '[1', which cannot be read: "),
        ("3", "answered '3', which cannot be read: "),
        (r#"{"index":99}"#, "answered index 99, but there are "),
        (r#"{"index":-1}"#, "which cannot be read: "),
        (r#"{"index":"0"}"#, "which cannot be read: "),
        (r#"{"index":0.5}"#, "which cannot be read: "),
        ("{}", "answered '{}', which needs either an index or an action"),
        (
            r#"{"index":0,"action":{"end_turn":{}}}"#,
            "needs either an index or an action",
        ),
        (r#"{"action":{"fly":{}}}"#, "answered an action that is not legal: "),
        (
            r#"{"action":{"pay_three":{}}}"#,
            "answered an action that is not legal: ",
        ),
        (r#"{"error":"out of ideas"}"#, "answered with an error: out of ideas"),
    ];
    let says = nonsense.map(|(line, _)| format!("read line; echo '{line}'; ")).concat();
    let not_text = r"read line; printf '\377\n'; ";
    let script = Script::new(
        "nonsense",
        "",
        &format!(
            "echo started >>$NOTES; read hello; {HELLO}; {says}{not_text}while read line; do echo '{{\"index\":0}}'; done"
        ),
    );
    let faults = script.play(nonsense.len() + 3);
    for ((said, expected), faults) in nonsense.iter().zip(&faults) {
        assert!(
            faults.len() == 1 && faults[0].contains(expected) && faults[0].ends_with(": chance decides instead"),
            "{said}: {faults:?}"
        );
    }
    assert!(faults[nonsense.len()][0].contains("not UTF-8 text"), "{faults:?}");
    assert!(faults[nonsense.len() + 1..].concat().is_empty(), "{faults:?}");
    assert_eq!(
        fs::read_to_string(script.notes()).unwrap().lines().count(),
        1,
        "it need not be started again"
    );
}

#[test]
fn a_line_without_end_is_not_listened_to() {
    let script = Script::new(
        "endless",
        "",
        &format!("read hello; {HELLO}; read line; while :; do printf '%01000d' 0; done"),
    );
    assert!(script.play(1)[0][0].contains("answered with a line of more than 1048576 bytes"));
}

#[test]
fn what_is_said_unasked_is_told_and_ignored() {
    // the second line comes in one piece with the first, so it is there before the next question is
    let script = Script::new(
        "chatters",
        "",
        &format!(
            "read hello; {HELLO}; read line; printf '{{\"index\":0}}\\nthinking\\n'; read line; echo '{{\"index\":0}}'"
        ),
    );
    let mut bot = External::<Shinjuku>::new(script.program(), Rng::new(Seed::from_text("a script")));
    let slowly = |bot: &mut External<Shinjuku>| SlowBot(bot).play();
    assert_eq!(
        slowly(&mut bot)
            .iter()
            .map(|fault| fault.split(" on seat 0 ").nth(1).unwrap())
            .collect::<Vec<_>>(),
        ["said 'thinking' without being asked; ignored"]
    );
}

/// Leaves time between two decisions.
struct SlowBot<'a>(&'a mut External<Shinjuku>);

impl SlowBot<'_> {
    fn play(mut self) -> Vec<String> {
        play(&mut self, 2).concat()
    }
}

impl Bot<Shinjuku> for SlowBot<'_> {
    fn decide(
        &mut self,
        seat: Seat,
        view: &<Shinjuku as Game>::View,
        legal: &[<Shinjuku as Game>::Action],
    ) -> <Shinjuku as Game>::Action {
        std::thread::sleep(Duration::from_secs(1));
        self.0.decide(seat, view, legal)
    }

    fn faults(&mut self) -> Vec<String> {
        self.0.faults()
    }
}

#[test]
fn an_action_is_as_good_as_its_index() {
    let script = Script::new(
        "acts",
        "",
        &format!(
            "read hello; {HELLO}; read line; echo '{{\"action\":{{\"choose\":{{\"action\":\"income\"}}}},\"why\":\"money\"}}'"
        ),
    );
    let mut bot = External::<Shinjuku>::new(script.program(), Rng::new(Seed::from_text("a script")));
    let game = Shinjuku::new(2, &Options::default(), Seed::from_text("a game")).unwrap();
    let seat = game.awaiting().first().unwrap();
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let action = bot.decide(seat, &game.view(Viewer::Seat(seat)), &legal);
    assert_eq!(
        serde_json::to_string(&action).unwrap(),
        r#"{"choose":{"action":"income"}}"#
    );
    assert!(Bot::<Shinjuku>::faults(&mut bot).is_empty());
}

#[test]
fn who_does_not_greet_is_not_willing() {
    let refusal = |name: &str, body: &str| Script::new(name, "", body).refusal();
    assert!(
        refusal(
            "refuses",
            r#"read hello; echo '{"type":"error","error":"I only play chess"}'"#
        )
        .ends_with(" refused the game: I only play chess")
    );
    assert!(
        refusal(
            "newer",
            r#"echo '{"type":"hello","protocol":2,"name":"from the future"}'"#
        )
        .ends_with(" speaks protocol 2, not 1")
    );
    assert!(
        refusal("chatty", &format!("echo Loading the model...; {HELLO}"))
            .ends_with(" said 'Loading the model...' instead of a hello")
    );
    assert!(refusal("echoes", "cat").contains(" instead of a hello"));
    assert!(
        Script::new("silent", "@300ms", "sleep 1000")
            .refusal()
            .ends_with(" gave no answer within 300 ms")
    );
    assert!(refusal("broken", "exit 3").ends_with(" ended without an answer (exit status: 3)"));
}

#[test]
fn a_refused_game_goes_on_without_the_program() {
    let script = Script::new(
        "never",
        "",
        r#"echo started >>$NOTES; echo '{"type":"error","error":"no"}'"#,
    );
    let faults = script.play(6);
    assert_eq!(faults.iter().map(Vec::len).collect::<Vec<_>>(), [1, 1, 1, 1, 0, 0]);
    assert_eq!(fs::read_to_string(script.notes()).unwrap().lines().count(), 4);
}

#[test]
fn a_program_that_is_not_there_cannot_be_started() {
    let error = try_out::<Shinjuku>(&"exec:./not/there --at all".parse().unwrap(), 2)
        .unwrap_err()
        .to_string();
    assert!(
        error.starts_with("exec:./not/there --at all cannot be started: "),
        "{error}"
    );
}
