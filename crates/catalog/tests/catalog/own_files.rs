//! Your own files in place of ours, checked before anything is set up.

use catalog::Choice;

const FILES: [(&str, &str, &str); 4] = [
    ("hill", "cards", include_str!("../../../hill/data/hill.toml")),
    ("shinjuku", "map", include_str!("../../../shinjuku/data/shinjuku.toml")),
    ("tramways", "boards", include_str!("../../../tramways/data/boards.toml")),
    ("tramways", "cards", include_str!("../../../tramways/data/cards.toml")),
];

#[test]
fn a_file_says_what_it_is_called() {
    for (game, option, ours) in FILES {
        let game = catalog::find(game).expect("a game of ours");
        let name = |value: String| {
            let name = option.to_owned();
            game.check_option(&Choice { name, value }).expect("a good file")
        };
        assert_eq!(name(ours.to_owned()), None, "{option} is no other than ours");
        let first = ours.find("name = \"").expect("it has a name") + "name = \"".len();
        let own = format!("{}My {}", &ours[..first], &ours[first..]);
        let called = name(own).expect("it says its name");
        assert!(called.starts_with("My "), "{called}");
    }
}
