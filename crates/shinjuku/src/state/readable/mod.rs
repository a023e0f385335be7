//! States and views as JSON: ids and names as in the map's file, pile and bag in drawing order, every field named.

mod form;
mod read;
mod write;

pub(super) use form::{StateForm, ViewForm};
