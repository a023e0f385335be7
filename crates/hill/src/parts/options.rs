//! What can be chosen at set-up: the variants and the card list.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::load::{STANDARD, by_name_or_in_full};
use table::options::{parse_flag, unknown_option};
use table::words::Say;
use table::{OptionError, OptionSpec, SetupError};

use crate::parts::cards::Cards;
use crate::parts::load::{self, CardsFile};
use crate::rules::rounds::preparations;
use crate::state::{LOCATIONS, PLANS_DEALT, REQUESTS, ROUNDS, SET_TOWNS};
use crate::text::{CardKind, Choice, OptionAbout, Supply};

/// The options of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// H2.9: play with two Residents' Request cards.
    pub residents: bool,
    /// H5.4: cards may not be turned.
    pub no_rotation: bool,
    /// H4.6: after taking their cards, all play the rest of their turns at the same time.
    pub simultaneous: bool,
    /// H1.1: the cards and tokens.
    #[serde(serialize_with = "write_cards", deserialize_with = "read_cards")]
    pub cards: Arc<Cards>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            residents: false,
            no_rotation: false,
            simultaneous: false,
            cards: Cards::standard(),
        }
    }
}

impl table::Options for Options {
    fn specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec::flag("residents", OptionAbout::Residents.say(&())).called(Choice::Residents.say(&())),
            OptionSpec::flag("no_rotation", OptionAbout::NoRotation.say(&())).called(Choice::NoRotation.say(&())),
            OptionSpec::flag("simultaneous", OptionAbout::Simultaneous.say(&())).called(Choice::Simultaneous.say(&())),
            OptionSpec::file("cards", OptionAbout::Cards.say(&()), STANDARD).called(Choice::Cards.say(&())),
        ]
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "residents" => self.residents = parse_flag(name, value)?,
            "no_rotation" => self.no_rotation = parse_flag(name, value)?,
            "simultaneous" => self.simultaneous = parse_flag(name, value)?,
            "cards" => {
                let cards = load::from_toml(value).map_err(|error| error.of_option(name))?;
                self.cards = Arc::new(cards);
            }
            unknown => return Err(unknown_option::<Options>(unknown)),
        }
        Ok(())
    }
}

impl Options {
    /// Refuses a card list that is too small: 3 Town cards, 6 Plan cards and 1 token per player for the set-up (H2.2, H2.4), 4 Town cards for each
    /// preparation (H3.4, H13.1), and 2 Request cards where they are used (H2.9).
    pub(crate) fn check_supply(&self, players: u8) -> Result<(), SetupError> {
        let players = usize::from(players);
        let preparations = usize::from(preparations(players as u8, ROUNDS));
        let cards = &self.cards;
        let requests = if self.residents { REQUESTS } else { 0 };
        let needed = [
            (
                CardKind::Towns,
                cards.towns.len(),
                SET_TOWNS * players + LOCATIONS * preparations,
            ),
            (CardKind::Plans, cards.plans.len(), PLANS_DEALT * players),
            (CardKind::Tokens, cards.tokens.len(), players),
            (CardKind::Requests, cards.requests.len(), requests),
        ];
        for (kind, there, needed) in needed {
            if there < needed {
                let few = Supply::Few {
                    list: cards.name.clone(),
                    kind,
                    there,
                    players,
                    needed,
                };
                return Err(SetupError::Options(few.say(cards)));
            }
        }
        Ok(())
    }
}

/// Our own list is written as its name, any other in full: a log needs no file beside it.
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
