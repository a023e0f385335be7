//! The columns.

use std::sync::Arc;

use parquet::schema::parser::parse_message_type;
use parquet::schema::types::Type;

/// The columns, in their order. They are described in `docs/arena.md`; new ones can be added, these stay.
const COLUMNS: &str = "message roundhouse_games {
    required binary game (STRING);
    required int32 rules;
    required binary options (STRING);
    required binary seed (STRING);
    required int32 deal;
    required int64 number;
    required int32 seat;
    required int32 players;
    required int32 player;
    required binary bot (STRING);
    required int32 score;
    required int32 place;
    optional binary title (STRING);
    required double win_share;
    required int32 decisions;
    required double time_ms;
    required int32 length;
    required int32 faults;
    required group parts (LIST) {
        repeated group list {
            required group element {
                required binary path (STRING);
                required binary item (STRING);
                required binary clause (STRING);
                required int32 points;
                required boolean leaf;
            }
        }
    }
    required group holdings (LIST) {
        repeated group list {
            required binary element (STRING);
        }
    }
    required group opening (LIST) {
        repeated group list {
            required binary element (STRING);
        }
    }
}";

/// The last column, which older tables don't have.
pub(super) const OPENING: &str = "opening.list.element";

/// Where a file keeps what its texts mean, as JSON.
pub(super) const WORDS: &str = "roundhouse.words";

/// The columns, in their order.
pub(super) fn schema() -> Arc<Type> {
    Arc::new(parse_message_type(COLUMNS).expect("the columns are well formed"))
}
