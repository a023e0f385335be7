//! Every table at which a game can be played.

use crate::options::{OptionKind, Options};

/// Every combination of flags and choices; free words and files stay as they are by default.
pub fn combinations<O: Options>() -> Vec<O> {
    let mut all = vec![O::default()];
    for spec in O::specs() {
        let values = match spec.kind {
            OptionKind::Flag => vec!["false".into(), "true".into()],
            OptionKind::Choice { values } => values,
            OptionKind::Text { .. } | OptionKind::File => continue,
        };
        all = all
            .iter()
            .flat_map(|options| values.iter().map(|value| with(options, &spec.name, value)))
            .collect();
    }
    all
}

fn with<O: Options>(options: &O, name: &str, value: &str) -> O {
    let mut options = options.clone();
    options
        .set(name, value)
        .unwrap_or_else(|error| panic!("the option {name} is said to take {value}: {error}"));
    options
}
