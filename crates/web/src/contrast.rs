//! The colours of the styles, read from the files: whatever is written on something can be read, in both themes.

use std::collections::BTreeMap;

/// WCAG AA: how much text has to stand out.
const TEXT: f64 = 4.5;
const THEMES: [&str; 2] = ["light", "dark"];

/// A colour in each theme.
type Colour = [[f64; 3]; 2];

/// The colours that a file of styles names first, by their names.
fn colours(style: &str) -> BTreeMap<String, Colour> {
    let mut colours = BTreeMap::new();
    for part in style.split("--").skip(1) {
        let Some((name, value)) = part.split_once(": ") else {
            continue;
        };
        if let Some(colour) = colour(value) {
            colours.entry(name.to_owned()).or_insert(colour);
        }
    }
    colours
}

/// `light-dark(#..., #...)`, or one colour for both themes.
fn colour(value: &str) -> Option<Colour> {
    match value.strip_prefix("light-dark(") {
        Some(pair) => {
            let (light, dark) = pair.split_once(", ")?;
            Some([hex(light)?, hex(dark.split(')').next()?)?])
        }
        None => hex(value.split(';').next()?).map(|both| [both; 2]),
    }
}

fn hex(text: &str) -> Option<[f64; 3]> {
    let digits = text.trim().strip_prefix('#')?;
    let step = digits.len() / 3;
    let part = |number: usize| {
        let digits = digits.get(number * step..(number + 1) * step)?;
        let digits = if step == 1 { digits.repeat(2) } else { digits.to_owned() };
        u8::from_str_radix(&digits, 16).ok().map(|part| f64::from(part) / 255.0)
    };
    Some([part(0)?, part(1)?, part(2)?])
}

fn luminance(colour: [f64; 3]) -> f64 {
    let [red, green, blue] = colour.map(|part| {
        if part <= 0.040_45 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// So much of the first, the rest of the second.
fn mixed(one: Colour, share: f64, other: Colour) -> Colour {
    [0, 1].map(|theme| [0, 1, 2].map(|part| share * one[theme][part] + (1.0 - share) * other[theme][part]))
}

fn readable(what: &str, text: Colour, ground: Colour) {
    for (theme, name) in THEMES.into_iter().enumerate() {
        let found = contrast(text[theme], ground[theme]);
        assert!(found >= TEXT, "{what} stands out by {found:.2} in the {name} theme");
    }
}

const BASE: &str = include_str!("../style/1-base.css");

fn base(name: &str) -> Colour {
    colours(BASE)[name]
}

#[test]
fn words_can_be_read_on_every_ground() {
    for ground in ["ground", "paper"] {
        for text in ["ink", "soft", "accent", "good", "bad"] {
            readable(&format!("{text} on {ground}"), base(text), base(ground));
        }
    }
    readable("a button's label", base("on-accent"), base("accent"));
    readable("a bubble", base("ground"), base("ink"));
    readable("a number of news", base("paper"), base("line-red"));
}

#[test]
fn players_can_be_read_in_every_game() {
    let tramways = colours(include_str!("../style/7-tramways-schedule.css"));
    for seat in 0..5 {
        let name = format!("seat-{seat}");
        for colour in [base(&name), tramways[&name]] {
            readable(&format!("the letter of {name}"), base("paper"), colour);
            let ground = mixed(colour, 0.09, base("ground"));
            readable(&format!("the turn of {name}"), mixed(colour, 0.7, base("ink")), ground);
            readable(&format!("what is soft beside {name}"), base("soft"), ground);
        }
    }
}

#[test]
fn names_can_be_read_on_every_ward() {
    let wards = colours(include_str!("../style/6-shinjuku.css"));
    for ward in 0..6 {
        let tint = wards[&format!("ward-{ward}")];
        readable(&format!("the name of ward {ward}"), base("soft"), tint);
        readable(
            &format!("the card of ward {ward}"),
            mixed(base("ink"), 0.78, tint),
            tint,
        );
    }
}

/// The letters R, Y, B and K on the things of their lines. Black stays black, in the dark, too.
#[test]
fn letters_can_be_read_on_every_line() {
    let hill = include_str!("../style/5-hill.css");
    for line in ["red", "yellow", "blue", "black"] {
        let rule = hill.split(&format!("\n.line-{line} {{")).nth(1).unwrap();
        let on_line = rule.split("--on-line: ").nth(1).and_then(colour).unwrap();
        readable(&format!("the letter on {line}"), on_line, base(&format!("line-{line}")));
    }
    assert!(base("line-black").iter().all(|&black| luminance(black) < 0.03));
}

#[test]
fn the_classes_of_tickets_can_be_read() {
    let tickets = include_str!("../style/7-tramways-tickets.css");
    for class in ["d", "p", "a", "g"] {
        let rule = tickets.split(&format!(".tram-class-{class} {{")).nth(1).unwrap();
        let colours = colours(rule.split('}').next().unwrap());
        readable(&format!("class {class}"), base("paper"), colours["mark"]);
        readable(
            &format!("number of {class}"),
            mixed(base("ink"), 0.75, colours["tint"]),
            colours["tint"],
        );
    }
    let kinds = include_str!("../style/7-tramways.css");
    for kind in ["r", "c", "l", "i"] {
        let rule = kinds.split(&format!(".tram-kind-{kind} {{")).nth(1).unwrap();
        readable(
            &format!("kind {kind}"),
            base("paper"),
            colours(rule.split('}').next().unwrap())["kind"],
        );
    }
}
