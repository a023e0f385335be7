//! What the server and its clients say to each other, written once: the server, the page, the load generator and the tests all use these types.
//!
//! Requests and answers are JSON. One noun per module: [people](Me), [tables](TableInfo), [how a table is made](NewTable), [what is new at one](Update), [what was seen there before](Past),
//! [what travels over the WebSocket](Order), [what one is told of when away](NewsKind), [the time at a table](TableTime), [what is laid down for the future](Plan), and
//! [why something is refused](Refusal).
//!
//! ```
//! use wire::{NewTable, Refusal, RefusalBody, SeatWish};
//!
//! let new = NewTable::new("hill", [SeatWish::Me, SeatWish::Bot { level: "casual".into() }]);
//! let json = serde_json::to_value(&new).unwrap();
//! assert_eq!(json["seats"][1]["level"], "casual");
//!
//! // what comes back as a refusal speaks every language
//! let sent = serde_json::to_string(&RefusalBody::from(Refusal::NameLength { most: 40 })).unwrap();
//! let heard: RefusalBody = serde_json::from_str(&sent).unwrap();
//! assert_eq!(heard.reason, Refusal::NameLength { most: 40 }.into());
//! ```

pub mod account;
mod acting;
pub mod admin;
mod chat;
mod clock;
pub mod company;
mod cup_refusal;
pub mod cups;
pub mod daily;
mod finished;
mod links;
mod lists;
mod live;
mod new_table;
mod news;
mod operations;
mod past;
mod people;
mod plan;
mod reason;
mod refusal;
pub mod standing;
pub mod strategy;
mod table_info;
mod text;
mod time;
mod unread;
mod update;
mod watch;

pub use acting::{Decision, Resignation, Stored, Takeback};
pub use chat::{ChatLine, Words};
pub use clock::{Clock, Late, Time};
pub use cup_refusal::{CUP_BOOK, CupRefusal};
pub use finished::{Finished, FinishedGame, FinishedSeat, WhichFinished};
pub use links::{Claimed, Link, Offered, Secret};
pub use lists::{Before, Listed, ListedSeat, OwnTables};
pub use live::{Coming, Order, Told};
pub use new_table::{Created, NewTable, SeatWish};
pub use news::{Channel, Digest, Hours, NewTarget, NewsKind, NewsSettings, Off, Place, Quiet, Target, Wishes};
pub use operations::{Health, LevelInfo, Ready};
pub use past::{MOST_MOMENTS, Moment, Past, Span};
pub use people::{Credentials, Guest, Lessons, Me};
pub use plan::{Branch, Condition, Fate, NewPlan, Plan, PlanStand, Until, WhosePlan};
pub use reason::{Reason, RefusalBody};
pub use refusal::{Refusal, Wait};
pub use table_info::{AnySeat, Chosen, OneSeat, SeatInfo, Sitter, State, TableInfo};
pub use text::BOOK;
pub use time::{BackIn, Leave, LeaveYear, Leaves, NewLeave, PauseWish, SeatClock, SeatTime, Stand, TableTime, Why};
pub use unread::Unread;
pub use update::{EntryKind, Heard, Look, Update};
pub use watch::{Delay, Follow, Followed, WatchedSeat, WatchedTable};
