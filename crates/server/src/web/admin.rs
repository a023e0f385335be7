//! What an operator can ask: `roundhouse admin` does. Every call needs the header `Authorization: Bearer TOKEN`.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use wire::RefusalBody;
use wire::admin::{Figures, FoundPeople, FoundPerson, FoundReport, NewName, Suspension, WhichPeople, WhichReports};

use super::App;
use super::ask::{Asked, Body, ByOperator, NoBody, detached};
use crate::refusal::Refused;

/// People, the newest first, 50 at a time; those whose name has something in it.
#[utoipa::path(get, operation_id = "admin_people", path = "/api/admin/people", tag = "operator", params(WhichPeople), responses((status = 200, body = FoundPeople), (status = 401, body = RefusalBody)))]
pub(super) async fn people(
    State(app): State<App>,
    _: ByOperator,
    Asked(which): Asked<WhichPeople>,
) -> Result<Json<FoundPeople>, Refused> {
    Ok(Json(app.people.directory(&which).await?))
}

/// Delete somebody, as they could themselves.
#[utoipa::path(delete, operation_id = "admin_delete", path = "/api/admin/people/{id}", tag = "operator", params(("id" = String, Path)), responses((status = 204), (status = 401, body = RefusalBody), (status = 404, body = RefusalBody)))]
pub(super) async fn expel(
    State(app): State<App>,
    Path(id): Path<String>,
    _: ByOperator,
    _: NoBody,
) -> Result<StatusCode, Refused> {
    detached(async move {
        let tables = app.people.expel(&id).await?;
        app.tables.tell_farewell(&tables).await;
        Ok(())
    })
    .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Suspend somebody: their sessions end, and whoever signs in is told why they can't.
#[utoipa::path(post, operation_id = "admin_suspend", path = "/api/admin/people/{id}/suspend", tag = "operator", params(("id" = String, Path)), request_body = Suspension, responses((status = 200, body = FoundPerson), (status = 401, body = RefusalBody), (status = 404, body = RefusalBody)))]
pub(super) async fn suspend(
    State(app): State<App>,
    Path(id): Path<String>,
    _: ByOperator,
    Body(suspension): Body<Suspension>,
) -> Result<Json<FoundPerson>, Refused> {
    Ok(Json(app.people.suspend(&id, &suspension.reason).await?))
}

/// Let somebody in again.
#[utoipa::path(delete, operation_id = "admin_lift", path = "/api/admin/people/{id}/suspend", tag = "operator", params(("id" = String, Path)), responses((status = 200, body = FoundPerson), (status = 401, body = RefusalBody), (status = 404, body = RefusalBody)))]
pub(super) async fn lift(
    State(app): State<App>,
    Path(id): Path<String>,
    _: ByOperator,
    _: NoBody,
) -> Result<Json<FoundPerson>, Refused> {
    Ok(Json(app.people.lift(&id).await?))
}

/// Give somebody another name, also in what they have said.
#[utoipa::path(post, operation_id = "admin_rename", path = "/api/admin/people/{id}/rename", tag = "operator", params(("id" = String, Path)), request_body = NewName, responses((status = 200, body = FoundPerson), (status = 401, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn rename(
    State(app): State<App>,
    Path(id): Path<String>,
    _: ByOperator,
    Body(new): Body<NewName>,
) -> Result<Json<FoundPerson>, Refused> {
    detached(async move {
        let person = app.people.rename(&id, &new.name).await?;
        app.tables.tell_name(&id).await?;
        Ok(Json(person))
    })
    .await
}

/// Lines of chat that were reported, the latest first, 100 at most.
#[utoipa::path(get, operation_id = "admin_reports", path = "/api/admin/reports", tag = "operator", params(WhichReports), responses((status = 200, body = Vec<FoundReport>), (status = 401, body = RefusalBody)))]
pub(super) async fn reports(
    State(app): State<App>,
    _: ByOperator,
    Asked(which): Asked<WhichReports>,
) -> Result<Json<Vec<FoundReport>>, Refused> {
    Ok(Json(app.people.reports(which).await?))
}

/// A report was looked at.
#[utoipa::path(post, operation_id = "admin_close_report", path = "/api/admin/reports/{id}/close", tag = "operator", params(("id" = String, Path)), responses((status = 204), (status = 401, body = RefusalBody), (status = 404, body = RefusalBody)))]
pub(super) async fn close_report(
    State(app): State<App>,
    Path(id): Path<String>,
    _: ByOperator,
    _: NoBody,
) -> Result<StatusCode, Refused> {
    app.people.close_report(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// How many people, games and reports there are.
#[utoipa::path(get, operation_id = "admin_metrics", path = "/api/admin/metrics", tag = "operator", responses((status = 200, body = Figures), (status = 401, body = RefusalBody)))]
pub(super) async fn figures(State(app): State<App>, _: ByOperator) -> Result<Json<Figures>, Refused> {
    Ok(Json(app.people.figures().await?))
}
