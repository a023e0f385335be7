//! What can be chosen at set-up: the variants, the map, the boards and the cards.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::load::{STANDARD, by_name_or_in_full};
use table::options::{parse_flag, unknown_option};
use table::words::Say;
use table::{LoadError, Message, OptionError, OptionSpec};

use crate::board::Boards;
use crate::load::{self, BoardsFile, CardsFile};
use crate::map::Layout;
use crate::text::part::About;
use crate::ticket::Cards;

/// The options of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// T2.4: two players on three boards.
    pub expert: bool,
    /// T2.7: Parcel cards are drafted, not dealt.
    pub advanced_deal: bool,
    /// T2.15: Development cards lie in a display, not in Ticket Books.
    pub alternate_development: bool,
    /// T2.1, T2.2: the boards and how they lie, as typed; `random` leaves it to chance.
    pub map: String,
    /// T1.2: the boards.
    #[serde(serialize_with = "write_boards", deserialize_with = "read_boards")]
    pub boards: Arc<Boards>,
    /// T1.3: the tickets.
    #[serde(serialize_with = "write_cards", deserialize_with = "read_cards")]
    pub cards: Arc<Cards>,
}

/// The map is left to chance.
pub(crate) const RANDOM: &str = "random";

impl Default for Options {
    fn default() -> Options {
        Options {
            expert: false,
            advanced_deal: false,
            alternate_development: false,
            map: RANDOM.into(),
            boards: Boards::standard(),
            cards: Cards::standard(),
        }
    }
}

impl table::Options for Options {
    fn specs() -> Vec<OptionSpec> {
        let said = |about: About| about.say(&());
        vec![
            OptionSpec::flag("expert", said(About::Expert)).called(said(About::ExpertLabel)),
            OptionSpec::flag("advanced_deal", said(About::AdvancedDeal)).called(said(About::AdvancedDealLabel)),
            OptionSpec::flag("alternate_development", said(About::AlternateDevelopment))
                .called(said(About::AlternateDevelopmentLabel)),
            OptionSpec::text("map", said(About::Map), said(About::MapForm), RANDOM).called(said(About::MapLabel)),
            OptionSpec::file("boards", said(About::Boards), STANDARD).called(said(About::BoardsLabel)),
            OptionSpec::file("cards", said(About::Cards), STANDARD).called(said(About::CardsLabel)),
        ]
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let refused = |reason: Message| OptionError::Value {
            name: name.into(),
            reason,
        };
        let wrong_file = |error: LoadError| error.of_option(name);
        match name {
            "expert" => self.expert = parse_flag(name, value)?,
            "advanced_deal" => self.advanced_deal = parse_flag(name, value)?,
            "alternate_development" => self.alternate_development = parse_flag(name, value)?,
            "map" => {
                if value != RANDOM {
                    Layout::parse(value, 2).map_err(|problem| refused(problem.say(&())))?;
                }
                self.map = value.into();
            }
            "boards" => self.boards = Arc::new(load::boards_from_toml(value).map_err(wrong_file)?),
            "cards" => self.cards = Arc::new(load::cards_from_toml(value).map_err(wrong_file)?),
            unknown => return Err(unknown_option::<Options>(unknown)),
        }
        Ok(())
    }
}

/// Our own boards are written as a name, any others in full: a log needs no file beside it.
pub(crate) fn write_boards<S: Serializer>(boards: &Arc<Boards>, serializer: S) -> Result<S::Ok, S::Error> {
    if boards.is_standard() {
        serializer.serialize_str(STANDARD)
    } else {
        BoardsFile::from(&**boards).serialize(serializer)
    }
}

pub(crate) fn read_boards<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<Boards>, D::Error> {
    by_name_or_in_full::<BoardsFile, _, _>("boards", Boards::standard, deserializer)
}

/// Our own cards are written as a name, any others in full.
pub(crate) fn write_cards<S: Serializer>(cards: &Arc<Cards>, serializer: S) -> Result<S::Ok, S::Error> {
    if cards.is_standard() {
        serializer.serialize_str(STANDARD)
    } else {
        CardsFile::from(&**cards).serialize(serializer)
    }
}

pub(crate) fn read_cards<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<Cards>, D::Error> {
    by_name_or_in_full::<CardsFile, _, _>("cards", Cards::standard, deserializer)
}
