//! What can be said, declared as types.

use std::borrow::Cow;

use super::message::Message;

/// Something that can be said. Made by [`messages!`](crate::messages).
pub trait Say {
    /// The parts of the game that give its arguments their names.
    type On: ?Sized;

    /// Everything of this kind that can be said: what a book must have.
    fn kinds() -> Vec<Kind>;

    /// As a message.
    fn say(&self, on: &Self::On) -> Message;
}

/// A text that a book must have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    /// Its id.
    pub id: String,
    /// The arguments that its texts can use.
    pub arguments: &'static [&'static str],
}

impl Kind {
    /// The text of a variant.
    pub fn new(prefix: &str, variant: &str, arguments: &'static [&'static str]) -> Kind {
        Kind {
            id: id(prefix, variant).into_owned(),
            arguments,
        }
    }
}

/// The texts that the cover of every game has: what it is about, how long it takes, who made it.
pub fn facts() -> Vec<Kind> {
    ["About", "Length", "Credit"]
        .map(|fact| Kind::new("game", fact, &[]))
        .to_vec()
}

/// `refusal` and `OutOfTurn` make `refusal-out-of-turn`.
pub fn id(prefix: &str, variant: &str) -> Cow<'static, str> {
    // a hyphen for every word of the variant
    let mut id = String::with_capacity(prefix.len() + 2 * variant.len());
    id.push_str(prefix);
    for letter in variant.chars() {
        if letter.is_ascii_uppercase() || id.is_empty() {
            id.push('-');
        }
        id.push(letter.to_ascii_lowercase());
    }
    Cow::Owned(id)
}

/// Declares what can be said as an enum: `enum NAME in BOOK, "prefix", on PARTS { Variant { argument: Type }, ... }`. The text of `Variant` has the id
/// `prefix-variant` and can use `{ $argument }`. Every type of an argument implements [`Argue`](crate::words::Argue) for the parts.
#[macro_export]
macro_rules! messages {
    ($(#[$meta:meta])* $vis:vis enum $name:ident in $book:path, $prefix:literal, on $on:ty {
        $($(#[$about:meta])* $variant:ident $({ $($field:ident : $type:ty),* $(,)? })?),* $(,)?
    }) => {
        $(#[$meta])*
        #[allow(missing_docs, reason = "arguments are called as in the texts")]
        $vis enum $name {
            $($(#[$about])* $variant $({ $($field: $type),* })?),*
        }

        impl $crate::words::Say for $name {
            type On = $on;

            fn kinds() -> Vec<$crate::words::Kind> {
                vec![$($crate::words::Kind::new($prefix, stringify!($variant), &[$($(stringify!($field)),*)?])),*]
            }

            fn say(&self, on: &$on) -> $crate::words::Message {
                let _ = on;
                match self {
                    $($name::$variant $({ $($field),* })? => {
                        $crate::words::Message::new(&$book, $crate::words::id_of($prefix, stringify!($variant)))
                            $($(.with(stringify!($field), $crate::words::Argue::argue($field, on)))*)?
                    })*
                }
            }
        }
    };
}

/// Gives the words of a book to an enum that is declared elsewhere: `terms! { NAME, in BOOK, "prefix", on PARTS { Variant, ... } }`. It becomes something
/// that can be said, and an argument of messages.
#[macro_export]
macro_rules! terms {
    ($name:ty, in $book:path, $prefix:literal, on $on:ty { $($variant:ident),* $(,)? }) => {
        impl $crate::words::Say for $name {
            type On = $on;

            fn kinds() -> Vec<$crate::words::Kind> {
                vec![$($crate::words::Kind::new($prefix, stringify!($variant), &[])),*]
            }

            fn say(&self, _: &$on) -> $crate::words::Message {
                let variant = match self {
                    $(<$name>::$variant => stringify!($variant)),*
                };
                $crate::words::Message::new(&$book, $crate::words::id_of($prefix, variant))
            }
        }

        impl $crate::words::Argue<$on> for $name {
            fn argue(&self, on: &$on) -> $crate::words::Argument {
                $crate::words::Argument::Said(Box::new($crate::words::Say::say(self, on)))
            }
        }
    };
}
