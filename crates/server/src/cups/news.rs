//! What people are told of a tournament while they are away.

use cup::standings;
use sqlx::Row;
use wire::NewsKind;
use wire::cups::CupState;

use super::stage::Stage;
use crate::news::{About, CUP, CupNews, Matter};
use crate::refusal::Refused;
use crate::store::{Store, params};

/// What stands in the outbox in place of a table.
pub(super) fn place(cup: &str) -> String {
    format!("{CUP}{cup}")
}

/// What there is to tell of a tournament by now; nothing if it is not so any more.
pub(crate) async fn matter(store: &Store, cup: &str, about: &About) -> Result<Option<Matter>, Refused> {
    let stage = Stage::load(store, cup).await?;
    Ok(stage.and_then(|stage| of_stage(&stage, about)))
}

fn of_stage(stage: &Stage, about: &About) -> Option<Matter> {
    let is_so = match about.kind {
        NewsKind::Began => stage.row.state == CupState::Running,
        NewsKind::Ended => matches!(stage.row.state, CupState::Finished | CupState::Cancelled),
        _ => false,
    };
    let own = about.person.as_deref().and_then(|person| stage.place_of(person));
    let own = own.filter(|_| is_so)?;
    let is_over = stage.row.state == CupState::Finished;
    let rows = standings(&stage.row.plan, &stage.field(), &stage.matches());
    let place = rows
        .iter()
        .find(|row| usize::from(row.entrant.0) == own)
        .map(|row| row.place);
    let first = rows
        .iter()
        .filter(|row| row.place == 1)
        .filter_map(|row| stage.player(row.entrant));
    Some(Matter {
        game: stage.row.game.clone(),
        winners: if is_over {
            first.map(|player| player.name.clone()).collect()
        } else {
            Vec::new()
        },
        cup: Some(CupNews {
            name: stage.row.name.clone(),
            place: place.filter(|_| is_over),
        }),
        ..Matter::default()
    })
}

/// What the tournament of a table is called.
pub(crate) async fn name_of_table(store: &Store, cup: &str) -> Result<Option<String>, Refused> {
    let row = store.row("SELECT name FROM cups WHERE id = $1", params![cup]).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}
