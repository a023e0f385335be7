//! T1, T2.1: the components of a game: its boards, its cards, and the map laid out of them.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::words::Say;

use crate::board::Boards;
use crate::map::{Layout, Map};
use crate::options::{read_boards, read_cards, write_boards, write_cards};
use crate::text::part::MapProblem;
use crate::ticket::Cards;

/// The components of one game. They never change while it lasts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "ComponentsForm", into = "ComponentsForm")]
pub struct Components {
    /// The boards to choose from.
    pub boards: Arc<Boards>,
    /// The tickets.
    pub cards: Arc<Cards>,
    /// How the boards lie.
    pub layout: Layout,
    /// The map they make.
    pub map: Map,
}

impl Components {
    /// Lays the boards out.
    pub fn new(boards: Arc<Boards>, cards: Arc<Cards>, layout: Layout) -> Result<Components, MapProblem> {
        let map = Map::of_boards(&layout, &boards, &cards)?;
        Ok(Components {
            boards,
            cards,
            layout,
            map,
        })
    }
}

/// As JSON: our own boards and cards by name, others in full.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ComponentsForm {
    #[serde(serialize_with = "write_boards", deserialize_with = "read_boards")]
    boards: Arc<Boards>,
    #[serde(serialize_with = "write_cards", deserialize_with = "read_cards")]
    cards: Arc<Cards>,
    map: String,
}

impl From<Components> for ComponentsForm {
    fn from(components: Components) -> ComponentsForm {
        ComponentsForm {
            boards: components.boards,
            cards: components.cards,
            map: components.layout.text(),
        }
    }
}

impl TryFrom<ComponentsForm> for Components {
    type Error = String;
    fn try_from(form: ComponentsForm) -> Result<Components, String> {
        Layout::parse(&form.map, 1)
            .and_then(|layout| Components::new(form.boards, form.cards, layout))
            .map_err(|problem| problem.say(&()).to_string())
    }
}
