//! Every table at which a game can be played.

use crate::options::{OptionKind, OptionSpec, Options};

/// More combinations than this nobody plays.
const MOST: usize = 64;

/// Every combination of flags and choices; free words and files stay as they are by default. Where there are too many: the standard game, each value alone, and the last
/// values of all together.
pub fn combinations<O: Options>() -> Vec<O> {
    let choices: Vec<(String, Vec<String>)> = O::specs().into_iter().filter_map(values).collect();
    let number = choices.iter().map(|(_, values)| values.len()).product::<usize>();
    if number > MOST {
        return each_alone(&choices);
    }
    let mut all = vec![O::default()];
    for (name, values) in &choices {
        let with_each = |options: &O| {
            values
                .iter()
                .map(|value| with(options, name, value))
                .collect::<Vec<_>>()
        };
        all = all.iter().flat_map(with_each).collect();
    }
    all
}

/// The name of an option, and its values; the one that it has by default stands first.
fn values(spec: OptionSpec) -> Option<(String, Vec<String>)> {
    match spec.kind {
        OptionKind::Flag => Some((spec.name, vec!["false".into(), "true".into()])),
        OptionKind::Choice { values } => Some((spec.name, values)),
        OptionKind::Text { .. } | OptionKind::File => None,
    }
}

fn each_alone<O: Options>(choices: &[(String, Vec<String>)]) -> Vec<O> {
    let standard = O::default();
    let alone = |(name, values): &(String, Vec<String>)| {
        let others = values.iter().skip(1);
        others.map(|value| with(&standard, name, value)).collect::<Vec<_>>()
    };
    let together = choices.iter().fold(standard.clone(), |options, (name, values)| {
        values
            .last()
            .map_or_else(|| options.clone(), |value| with(&options, name, value))
    });
    let alone = choices.iter().flat_map(alone);
    [standard.clone()].into_iter().chain(alone).chain([together]).collect()
}

fn with<O: Options>(options: &O, name: &str, value: &str) -> O {
    let mut options = options.clone();
    options
        .set(name, value)
        .unwrap_or_else(|error| panic!("the option {name} is said to take {value}: {error}"));
    options
}
