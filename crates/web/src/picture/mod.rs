//! What every board is drawn with: places in a picture, pins at them, the names of pictures, and looking closer.

mod named;
pub mod pin;
mod point;
pub mod zoom;

pub use named::named;
pub use point::Point;
