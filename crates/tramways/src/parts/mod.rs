//! T1: the nouns of the game, and the files they are read from.

pub mod action;
pub mod board;
pub mod book;
pub mod city;
pub mod components;
pub mod destination;
pub mod event;
pub mod kind;
pub mod links;
pub mod list;
pub mod load;
pub mod map;
pub mod options;
pub mod side;
pub mod square;
pub mod ticket;
pub mod tile;
