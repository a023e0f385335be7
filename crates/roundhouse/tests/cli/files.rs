//! Where games are written to, and the files that become part of them.

use crate::desk::{Desk, act, choices, games};

#[test]
fn a_state_after_an_action_goes_to_a_file() {
    for game in games() {
        let desk = Desk::with_game(&game, game.least);
        desk.write("state.json", &desk.run(&["show", "game.json", "--full"]).ok());
        let (seat, actions) = choices(&desk).unwrap();
        let action = actions[0].to_string();
        let to = |name: &'static str| {
            [
                "act",
                "--state",
                "state.json",
                "--seat",
                &seat,
                "--action",
                &action,
                "-o",
                name,
            ]
            .map(str::to_owned)
        };
        let args = to("next.json");
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let words = desk.run(&args).ok();
        assert!(words.starts_with(&format!("Seat {seat}: ")), "{words}");
        assert!(desk.refused(&args).contains("next.json: already exists"));
        desk.run(&["act", "game.json", "--seat", &seat, "--action", &action])
            .ok();
        assert_eq!(desk.read("next.json"), desk.run(&["show", "game.json", "--full"]).ok());
    }
}

#[test]
fn a_new_file_overwrites_nothing_unless_forced() {
    for game in games() {
        let desk = Desk::with_game(&game, game.least);
        let again = [
            "new",
            &game.id,
            "--players",
            &game.least.to_string(),
            "--seed",
            "other",
            "-o",
            "game.json",
        ];
        assert!(
            desk.refused(&again)
                .contains("game.json: already exists; add --force to replace it")
        );
        let before = desk.read("game.json");
        desk.run(&[&again[..], &["--force"]].concat()).ok();
        assert_ne!(desk.read("game.json"), before);
    }
}

#[test]
#[cfg(unix)]
fn a_game_file_keeps_its_permissions_and_a_link_stays_a_link() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let game = &games()[0];
    let desk = Desk::with_game(game, game.least);
    std::fs::rename(desk.path("game.json"), desk.path("real.json")).unwrap();
    symlink("real.json", desk.path("game.json")).unwrap();
    std::fs::set_permissions(desk.path("real.json"), PermissionsExt::from_mode(0o640)).unwrap();
    act(&desk, 0).unwrap();
    assert!(desk.path("game.json").is_symlink());
    assert_eq!(
        std::fs::metadata(desk.path("real.json")).unwrap().permissions().mode() & 0o777,
        0o640
    );
    assert!(desk.read("real.json").contains("\"action\""));
    assert_eq!(desk.files().len(), 2, "nothing is left lying about");
}

#[test]
#[cfg(unix)]
fn a_forced_file_follows_links_even_to_nothing() {
    let game = &games()[0];
    let desk = Desk::new();
    std::fs::create_dir(desk.path("folder")).unwrap();
    std::os::unix::fs::symlink("folder/second", desk.path("first")).unwrap();
    std::os::unix::fs::symlink("real.json", desk.path("folder/second")).unwrap();
    std::os::unix::fs::symlink("loop", desk.path("loop")).unwrap();
    let new = |path: &'static str, seed: &str| {
        desk.run(&[
            "new",
            &game.id,
            "--players",
            &game.most.to_string(),
            "--seed",
            seed,
            "-o",
            path,
            "--force",
        ])
    };
    for seed in ["one", "two"] {
        new("first", seed).ok();
        assert!(desk.path("first").is_symlink() && desk.path("folder/second").is_symlink());
        assert_eq!(
            desk.read("folder/real.json"),
            desk.run(&["new", &game.id, "--players", &game.most.to_string(), "--seed", seed])
                .ok()
        );
    }
    assert_eq!(new("loop", "one").code, Some(2));
}

#[test]
fn a_byte_order_mark_means_nothing() {
    let game = &games()[0];
    let desk = Desk::with_game(game, game.most);
    desk.write("marked.json", &format!("\u{feff}{}", desk.read("game.json")));
    assert_eq!(
        desk.run(&["show", "marked.json", "--full"]).ok(),
        desk.run(&["show", "game.json", "--full"]).ok()
    );
}

#[test]
fn a_file_of_the_users_own_becomes_part_of_the_game() {
    for game in games() {
        for option in &game.files {
            let desk = Desk::new();
            let data = std::path::PathBuf::from(format!("{}/../{}/data", env!("CARGO_MANIFEST_DIR"), game.id));
            let [named, only] = [option, &game.id].map(|name| data.join(name).with_extension("toml"));
            std::fs::copy(if named.exists() { named } else { only }, desk.path("own.toml")).unwrap();
            let option = format!("{option}=own.toml");
            let made = desk
                .run(&[
                    "play-out",
                    &game.id,
                    "--players",
                    "2",
                    "--seed",
                    "own",
                    "--option",
                    &option,
                    "-o",
                    "game.json",
                ])
                .ok();
            std::fs::remove_file(desk.path("own.toml")).unwrap();
            assert!(
                made.contains("1. Seat ") && desk.run(&["show", "game.json"]).ok().contains("1. Seat "),
                "the log needs no file beside it"
            );
        }
    }
}
