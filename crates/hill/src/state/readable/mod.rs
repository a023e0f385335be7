//! States and views as JSON: ids and names as in the card lists, cells as [column, row], decks in drawing order, every field named.

mod form;
mod read;
mod write;

pub(crate) use form::{StateForm, ViewForm};
