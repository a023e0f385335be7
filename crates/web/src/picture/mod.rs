//! What every board is drawn with: places in a picture, pins at them, and looking closer at it.

pub mod pin;
mod point;
pub mod zoom;

pub use point::Point;
