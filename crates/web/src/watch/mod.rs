//! Looking on: the games that go on, players whom one follows, and tables whose spectators are behind. It comes with the part of the app that needs a server.

mod delay;
mod follow;
mod live;

pub use delay::{DelayNote, DelayWish, WatchWishes, delay_text};
pub use follow::FollowButton;
pub use live::LivePage;
