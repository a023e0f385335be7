//! What the command line says in its own words, in the language of the environment.

use crate::desk::{Answer, Desk, choices, games};

const JAPANESE: &str = "ja_JP.UTF-8";
const FRENCH: &str = "fr_FR.UTF-8";

/// What the program answers in an environment.
fn abroad(desk: &Desk, environment: &str, args: &[&str]) -> Answer {
    let output = desk.command(args).env("LC_ALL", environment).output().unwrap();
    Answer {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs a command that must succeed. Every part must be in what it says, in this order.
fn says(desk: &Desk, environment: &str, args: &[&str], parts: &[&str]) {
    let text = abroad(desk, environment, args).ok();
    let mut rest = text.as_str();
    for part in parts {
        let found = rest.split_once(part);
        rest = found.unwrap_or_else(|| panic!("{part} is missing in {text}")).1;
    }
}

/// Runs a command that must be refused with this line.
fn refuses(desk: &Desk, environment: &str, args: &[&str], reason: &str) {
    let answer = abroad(desk, environment, args);
    assert_eq!((answer.code, answer.out.as_str()), (Some(2), ""), "{answer:?}");
    assert_eq!(answer.err, format!("roundhouse: {reason}\n"));
}

#[test]
fn a_refusal_is_in_the_language_of_the_environment() {
    let game = &games()[0];
    let desk = Desk::with_game(game, game.least);
    let undo = ["undo", "game.json"];
    refuses(&desk, JAPANESE, &undo, "game.json：取り消せる手はまだありません。");
    refuses(&desk, FRENCH, &undo, "game.json\u{a0}: il n’y a encore rien à annuler");
    let players = game.least.to_string();
    let new = ["new", &game.id, "--players", &players, "-o", "game.json"];
    refuses(
        &desk,
        JAPANESE,
        &new,
        "game.json：すでにあります。置き換えるには--forceを付けてください。",
    );
    refuses(
        &desk,
        FRENCH,
        &new,
        "game.json\u{a0}: ce fichier existe déjà\u{a0}; ajoutez --force pour le remplacer",
    );
    let mistaken = ["show", "--state", "game.json"];
    refuses(
        &desk,
        JAPANESE,
        &mistaken,
        "game.json：これは局面のファイルではなく、ゲームのファイルです。--stateを外してください。",
    );
    refuses(
        &desk,
        FRENCH,
        &mistaken,
        "game.json\u{a0}: c’est un fichier de partie, pas un fichier d’état\u{a0}; retirez --state",
    );
}

#[test]
fn what_others_say_is_passed_on() {
    let desk = Desk::new();
    let missing = abroad(&desk, FRENCH, &["show", "no.json"]).err;
    assert!(
        missing.starts_with("roundhouse: no.json\u{a0}: No such file"),
        "{missing}"
    );
    let usage = abroad(&desk, JAPANESE, &["fly"]).err;
    assert_eq!(usage, "roundhouse: unrecognized subcommand 'fly'\n");
}

#[test]
fn a_check_is_in_the_language_of_the_environment() {
    for game in games() {
        let desk = Desk::with_finished_game(&game, game.most);
        let verify = ["verify", "game.json"];
        says(
            &desk,
            JAPANESE,
            &verify,
            &[
                "game.json：",
                "すべてルールどおりです。シードのハッシュは",
                "席0：",
                "位、",
                "点",
            ],
        );
        says(
            &desk,
            FRENCH,
            &verify,
            &[
                "game.json\u{a0}: ",
                "toutes conformes aux règles. L’empreinte de sa graine est ",
                "Place 0\u{a0}: rang ",
                " point",
            ],
        );
        let noted = ["verify", "game.json", "--hash", "0"];
        let wrong = [JAPANESE, FRENCH].map(|environment| abroad(&desk, environment, &noted).err);
        assert!(wrong[0].ends_with("始めたゲームとは別のものです。\n"), "{wrong:?}");
        assert!(
            wrong[1].ends_with("ce n’est pas la partie qui avait commencé\n"),
            "{wrong:?}"
        );
    }
}

#[test]
fn an_analysis_is_in_the_language_of_the_environment() {
    for game in games() {
        let desk = Desk::with_game(&game, 2);
        for _ in 0..4 {
            let (seat, actions) = choices(&desk).unwrap();
            let action = actions[0].to_string();
            desk.run(&["act", "game.json", "--seat", &seat, "--action", &action])
                .ok();
        }
        let analyse = ["analyse", "game.json", "--budget", "24"];
        let japanese = [
            "決定の番号、席、",
            "席",
            "%  ",
            "ゲームはまだ終わっていません。ここまでの手番です。",
            "損の大きかった手",
        ];
        says(&desk, JAPANESE, &analyse, &japanese);
        let french = [
            "Décisions, place, chances de gagner",
            "place ",
            ",",
            "\u{a0}%  ",
            "La partie n’est pas terminée",
            "Les erreurs les plus coûteuses",
        ];
        says(&desk, FRENCH, &analyse, &french);
        check_actions(&desk, &analyse);
    }
}

/// The actions are in the reader's language, too; in JSON everything is the same in all of them.
fn check_actions(desk: &Desk, analyse: &[&str]) {
    let json = [analyse, &["--json"]].concat();
    let answer = desk.run(&json).json();
    assert_eq!(abroad(desk, JAPANESE, &json).json(), answer);
    let turns = answer["turns"].as_array().unwrap();
    let words = || {
        turns
            .iter()
            .flat_map(|turn| turn["played"]["words"].as_array().unwrap())
    };
    let english = desk.run(analyse).ok();
    let french = abroad(desk, FRENCH, analyse).ok();
    for words in words().map(|words| words.as_str().unwrap()) {
        assert!(english.contains(words), "{words} is missing in {english}");
    }
    let translated = words().filter(|words| !french.contains(words.as_str().unwrap()));
    assert!(translated.count() > 0, "{french}");
}

#[test]
fn bots_are_told_in_the_language_of_the_environment() {
    let desk = Desk::new();
    let japanese = [
        "レベル（弱い順）\n  beginner       できることの半分にだけ気づき、",
        "\n\nボット\n  random         できる手の中から、",
    ];
    says(&desk, JAPANESE, &["bots"], &japanese);
    let french = [
        "Niveaux, du plus faible au plus fort\n  beginner       ne voit que la moitié",
        "\n\nRobots\n  random         tire au hasard",
    ];
    says(&desk, FRENCH, &["bots"], &french);
    let json = ["bots", "--json"];
    assert_eq!(abroad(&desk, JAPANESE, &json).json(), desk.run(&json).json());
}

#[test]
fn what_was_made_is_told_in_the_language_of_the_environment() {
    let game = &games()[0];
    let desk = Desk::new();
    let new = ["new", &game.id, "--players", "2", "-o"];
    says(
        &desk,
        JAPANESE,
        &[&new[..], &["ja.json"]].concat(),
        &["ja.json：", "、2人\n"],
    );
    says(
        &desk,
        FRENCH,
        &[&new[..], &["fr.json"]].concat(),
        &["fr.json\u{a0}: ", ", 2 joueurs\n"],
    );
}

#[test]
fn figures_are_told_in_the_language_of_the_environment() {
    let game = &games()[0];
    let desk = Desk::new();
    let arena = [
        "arena", &game.id, "--player", "random", "--player", "greedy", "--games", "2",
    ];
    says(
        &desk,
        JAPANESE,
        &arena,
        &["2ゲーム、勝者の平均得点", "勝率", "95%区間", "random", "～"],
    );
    says(
        &desk,
        FRENCH,
        &arena,
        &[
            "2 parties, score moyen des gagnants ",
            "gagnées",
            "intervalle à 95\u{a0}%",
            "random",
            ",0\u{a0}% ",
        ],
    );
    let bench = ["bench", &game.id, "--seconds", "1"];
    says(
        &desk,
        FRENCH,
        &bench,
        &["décisions par seconde", "en moyenne, ", " au plus"],
    );
}
