//! The words of a room, in every language.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::seat::Seat;

use super::argument::Argument;
use super::language::Language;
use super::source::Source;
use super::voice::Voice;

type Bundle = FluentBundle<FluentResource>;

/// What every book has: how things are listed, how numbers are written, and what every game refuses.
const COMMON: [Source; 3] = crate::sources!("texts/en.ftl", "texts/ja.ftl", "texts/fr.ftl");

/// The words that every book has.
pub static BOOK: Book = Book::of(COMMON);

/// The words of a room, one Fluent file for each language of [`Language::ALL`]. A language is read when it is first spoken.
pub struct Book {
    sources: [Source; 3],
    bundles: [OnceLock<Bundle>; 3],
}

impl Book {
    /// The book of these texts, in the order of [`Language::ALL`].
    pub const fn new(texts: [&'static str; 3]) -> Book {
        Book::of(Source::here(texts))
    }

    /// The book of these files, in the order of [`Language::ALL`]. See [`book!`](crate::book).
    pub const fn of(sources: [Source; 3]) -> Book {
        Book {
            sources,
            bundles: [const { OnceLock::new() }; 3],
        }
    }

    /// A text with its arguments. English where the language lacks it, `None` where English does, too: in tests neither happens.
    pub fn text(&self, voice: &Voice<'_>, id: &str, arguments: &[(Cow<'static, str>, Argument)]) -> Option<String> {
        let found = self.format(voice.language, voice, id, arguments);
        debug_assert!(found.is_some(), "{}: no text {id}", voice.language.code());
        found.or_else(|| self.format(Language::En, voice, id, arguments))
    }

    /// Is there such a text?
    pub fn has(&self, language: Language, id: &str) -> bool {
        self.bundle(language).has_message(id)
    }

    fn format(
        &self,
        language: Language,
        voice: &Voice<'_>,
        id: &str,
        arguments: &[(Cow<'static, str>, Argument)],
    ) -> Option<String> {
        let bundle = self.bundle(language);
        let pattern = bundle.get_message(id)?.value()?;
        let mut values = FluentArgs::with_capacity(arguments.len());
        for (name, argument) in arguments {
            if let Argument::Seat(seat) = argument {
                let is = if voice.you == Some(*seat) { "you" } else { "other" };
                values.set(format!("{name}_is"), is);
            }
            values.set(name.as_ref(), self.value(voice, argument));
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{} {id}: {errors:?}", language.code());
        Some(text)
    }

    fn value(&self, voice: &Voice<'_>, argument: &Argument) -> FluentValue<'static> {
        match argument {
            Argument::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.words(voice, other)),
        }
    }

    /// An argument in words.
    fn words(&self, voice: &Voice<'_>, argument: &Argument) -> String {
        match argument {
            Argument::Number(number) => figure(*number),
            Argument::Name(name) => name.clone(),
            Argument::Seat(seat) => self.player(voice, *seat),
            Argument::Said(message) => message.said(voice),
            Argument::All(list) => self.list(voice, list),
        }
    }

    fn player(&self, voice: &Voice<'_>, seat: Seat) -> String {
        if let Some(name) = voice.name {
            return name(seat);
        }
        let number = Argument::Number(u8::from(seat).into());
        self.text(voice, "player", &[(Cow::Borrowed("n"), number)])
            .unwrap_or_else(|| seat.to_string())
    }

    /// Things as the language lists them: "a, b and c".
    fn list(&self, voice: &Voice<'_>, list: &[Argument]) -> String {
        let one = |id: &str| self.text(voice, id, &[]).unwrap_or_default();
        let mut words: Vec<String> = list.iter().map(|one| self.words(voice, one)).collect();
        match words.pop() {
            None => one("list-nothing"),
            Some(only) if words.is_empty() => only,
            Some(last) => format!("{}{}{last}", words.join(&one("list-comma")), one("list-and")),
        }
    }

    /// The texts of a language; the English ones until they have come.
    fn bundle(&self, language: Language) -> &Bundle {
        let sources = [COMMON, self.sources].map(|all| all[language as usize].text());
        let [Some(common), Some(own)] = sources else {
            return self.bundle(Language::En);
        };
        self.bundles[language as usize].get_or_init(|| {
            let code = language.code().parse().expect("a code of ours");
            let mut bundle = Bundle::new_concurrent(vec![code]);
            bundle.set_use_isolating(false);
            bundle.set_formatter(Some(|value, _| match value {
                FluentValue::Number(number) => Some(figure(number.value as i64)),
                _ => None,
            }));
            for source in [common, own] {
                // what can't be read is left out here, and found by `problems`
                let resource = match FluentResource::try_new(source.to_owned()) {
                    Ok(resource) | Err((resource, _)) => resource,
                };
                bundle.add_resource_overriding(resource);
            }
            bundle
        })
    }

    fn source(&self, language: Language) -> &'static str {
        self.sources[language as usize].text().unwrap_or_default()
    }

    /// What is wrong with the texts of a language themselves: what can't be read, what stands there twice.
    pub fn problems(&self, language: Language) -> Vec<String> {
        let source = self.source(language);
        let mut problems = Vec::new();
        let resource = match fluent_syntax::parser::parse(source) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                problems.extend(errors.iter().map(|error| format!("{}: {error}", language.code())));
                resource
            }
        };
        let mut seen = BTreeSet::new();
        for entry in &resource.body {
            if let Entry::Message(message) = entry
                && !seen.insert(message.id.name)
            {
                problems.push(format!("{}: {} stands there twice", language.code(), message.id.name));
            }
        }
        problems
    }

    /// The texts of a language by their ids, each with the arguments it uses.
    pub fn uses(&self, language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let source = self.source(language);
        let (Ok(resource) | Err((resource, _))) = fluent_syntax::parser::parse(source);
        let messages = resource.body.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            _ => None,
        });
        messages
            .map(|message| {
                let mut used = BTreeSet::new();
                message.value.iter().for_each(|pattern| used_in(pattern, &mut used));
                (message.id.name.to_owned(), used)
            })
            .collect()
    }
}

fn used_in(pattern: &Pattern<&str>, used: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            used_by(expression, used);
        }
    }
}

fn used_by(expression: &Expression<&str>, used: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => used_inline(inline, used),
        Expression::Select { selector, variants } => {
            used_inline(selector, used);
            variants.iter().for_each(|variant| used_in(&variant.value, used));
        }
    }
}

fn used_inline(inline: &InlineExpression<&str>, used: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => drop(used.insert(id.name.to_owned())),
        InlineExpression::Placeable { expression } => used_by(expression, used),
        _ => {}
    }
}

/// A number as it is written, with a minus that is one.
pub fn figure(number: i64) -> String {
    if number < 0 {
        format!("−{}", number.unsigned_abs())
    } else {
        number.to_string()
    }
}

#[cfg(all(test, feature = "kit"))]
mod tests {
    use crate::error::SetupFault;
    use crate::kit::words;
    use crate::options::Fault;
    use crate::words::{Kind, Say};
    use crate::{LoadError, OptionError, UndoError};

    use super::BOOK;

    #[test]
    fn what_every_book_has_is_there_in_every_language() {
        let list = ["decimal-mark", "list-nothing", "list-comma", "list-and"].map(|id| Kind::new(id, "", &[]));
        words::check(
            &BOOK,
            &[
                list.to_vec(),
                vec![Kind::new("player", "", &["n"]), Kind::new("percent", "", &["n"])],
                Fault::kinds(),
                LoadError::kinds(),
                OptionError::kinds(),
                SetupFault::kinds(),
                UndoError::kinds(),
            ],
        );
    }
}
