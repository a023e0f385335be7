//! Where people stand: what came of every game, ratings of people and bots on one scale, what was done for the first time, and lists of all that.
//!
//! The write that ends a game also writes down its [results](Ending). All else is made of them later, aside: a [chore](keep_up) takes finished games in their order, one at a
//! time, and marks each as done in the transaction that stores what came of it. So two servers never rate a game twice, and a kill loses nothing.

mod backfill;
mod badges;
mod career;
mod counting;
mod due;
mod ending;
mod leaderboard;
mod privacy;
mod profile;
mod rater;
mod rating;
mod search;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::timeout;

use crate::store::Store;

pub(crate) use counting::counts;
pub(crate) use ending::Ending;
pub(crate) use privacy::shown;

/// How often it is looked whether a game ended that nobody told of, such as one that another server left behind.
const LOOK: Duration = Duration::from_secs(2);
/// The pause after something went wrong.
const PAUSE: Duration = Duration::from_secs(5);

/// Where people stand.
pub(crate) struct Standing {
    store: Arc<Store>,
    /// A game has ended.
    ended: Notify,
}

impl Standing {
    pub(crate) fn new(store: Arc<Store>) -> Standing {
        Standing {
            store,
            ended: Notify::new(),
        }
    }

    /// A game has ended here, and is stored: it can be rated.
    pub(crate) fn game_ended(&self) {
        self.ended.notify_one();
    }

    /// Waits until a game has ended, or some time is over.
    async fn next_end(&self) {
        let _ = timeout(LOOK, self.ended.notified()).await; // then it is time to look
    }
}

/// Writes down what came of games of earlier versions, then rates every game that ends. It never returns.
pub(crate) async fn keep_up(standing: Arc<Standing>) {
    while let Err(refusal) = standing.fill_in().await {
        tracing::warn!(reason = %refusal, "the results of earlier games could not be written down");
        tokio::time::sleep(PAUSE).await;
    }
    loop {
        match standing.rate_next().await {
            Ok(true) => {}
            Ok(false) => standing.next_end().await,
            Err(refusal) => {
                tracing::warn!(reason = %refusal, "games could not be rated");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}
