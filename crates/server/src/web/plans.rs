//! Plans: laid down, read back and taken away by their owner alone.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use wire::{NewPlan, PlanStand, RefusalBody, WhosePlan};

use super::App;
use super::ask::{Asked, Body, NoBody, Who, detached};
use crate::refusal::Refused;

/// Lay down a plan for your seat, in place of the one before. If its time has come already, it is carried out at once. Nobody but you can read it.
#[utoipa::path(put, path = "/api/tables/{id}/plan", tag = "play", params(("id" = String, Path)), request_body = NewPlan,
    responses((status = 200, body = PlanStand), (status = 400, body = RefusalBody), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
pub(super) async fn lay(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    Body(new): Body<NewPlan>,
) -> Result<Json<PlanStand>, Refused> {
    Ok(Json(
        detached(async move { app.tables.lay_plan(&person, &id, new).await }).await?,
    ))
}

/// How your plan for a seat stands, and what became of it.
#[utoipa::path(get, path = "/api/tables/{id}/plan", tag = "play", params(("id" = String, Path), WhosePlan),
    responses((status = 200, body = PlanStand), (status = 403, body = RefusalBody)))]
pub(super) async fn read(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    Asked(whose): Asked<WhosePlan>,
) -> Result<Json<PlanStand>, Refused> {
    Ok(Json(app.tables.read_plan(&person, &id, whose.seat).await?))
}

/// Take your plan for a seat away, with what became of it.
#[utoipa::path(delete, path = "/api/tables/{id}/plan", tag = "play", params(("id" = String, Path), WhosePlan),
    responses((status = 204), (status = 403, body = RefusalBody)))]
pub(super) async fn take_away(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    Asked(whose): Asked<WhosePlan>,
    _: NoBody,
) -> Result<StatusCode, Refused> {
    detached(async move { app.tables.take_plan_away(&person, &id, whose.seat).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}
