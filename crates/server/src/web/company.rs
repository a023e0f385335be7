//! Good company: whom one keeps away, what one reports, and a game that all want to end.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use wire::RefusalBody;
use wire::company::{Complaint, EndWish, Shun, Shunned, Whom};

use super::App;
use super::ask::{Body, NoBody, Who, detached};
use crate::people::Person;
use crate::refusal::Refused;

impl App {
    /// Only who may look at a table learns who sits there, and what is said.
    async fn check_looks(&self, person: &Person, table: &str) -> Result<(), Refused> {
        let live = self.tables.open(table).await?;
        let sitting = self.tables.lock_as_stored(&live).await?;
        sitting.viewer(Some(person), None).map(drop)
    }
}

/// Whom you keep away: muted or blocked.
#[utoipa::path(get, path = "/api/me/shunned", tag = "company", responses((status = 200, body = Vec<Shunned>), (status = 401, body = RefusalBody)))]
pub(super) async fn shunned(State(app): State<App>, Who(person): Who) -> Result<Json<Vec<Shunned>>, Refused> {
    Ok(Json(app.tables.distances().list(&person).await?))
}

/// Keep somebody away. Muted: you don't see their chat. Blocked: nor can they join your tables, or ask you for another game. Nobody is told; a game that goes on goes on.
#[utoipa::path(post, path = "/api/me/shunned", tag = "company", request_body = Shun, responses((status = 200, body = Vec<Shunned>), (status = 404, body = RefusalBody), (status = 429, body = RefusalBody)))]
pub(super) async fn shun(
    State(app): State<App>,
    Who(person): Who,
    Body(shun): Body<Shun>,
) -> Result<Json<Vec<Shunned>>, Refused> {
    if let Whom::Line { table, .. } | Whom::Seat { table, .. } = &shun.whom {
        app.check_looks(&person, table).await?;
    }
    let distances = app.tables.distances();
    distances.keep_away(&person, &shun.whom, shun.distance).await?;
    Ok(Json(distances.list(&person).await?))
}

/// Be fine with somebody again.
#[utoipa::path(delete, path = "/api/me/shunned/{id}", tag = "company", params(("id" = String, Path)), responses((status = 204), (status = 404, body = RefusalBody)))]
pub(super) async fn let_near(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    _: NoBody,
) -> Result<StatusCode, Refused> {
    app.tables.distances().let_near(&person, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Tell the operator of a line of chat. It is kept as it was said, with its neighbours. Once for each line.
#[utoipa::path(post, path = "/api/tables/{id}/chat/{line}/report", tag = "company", params(("id" = String, Path), ("line" = i64, Path)), request_body = Complaint,
    responses((status = 204), (status = 403, body = RefusalBody), (status = 404, body = RefusalBody), (status = 409, body = RefusalBody), (status = 429, body = RefusalBody)))]
pub(super) async fn report(
    State(app): State<App>,
    Path((id, line)): Path<(String, i64)>,
    Who(person): Who,
    Body(complaint): Body<Complaint>,
) -> Result<StatusCode, Refused> {
    app.check_looks(&person, &id).await?;
    app.people.report(&person, &id, line, &complaint).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Say that you want the game to end without a result, or don't. When everybody who plays says yes, it is over, and counts for nothing; a no ends that it is asked.
#[utoipa::path(post, path = "/api/tables/{id}/end", tag = "company", params(("id" = String, Path)), request_body = EndWish,
    responses((status = 204), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn end(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    Body(wish): Body<EndWish>,
) -> Result<StatusCode, Refused> {
    detached(async move { app.tables.wish_end(&person, &id, wish.end).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}
