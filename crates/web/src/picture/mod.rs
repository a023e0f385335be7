//! What every board is drawn with: places in a picture, and looking closer at it.

mod point;
pub mod zoom;

pub use point::Point;
