//! What the server answers over HTTP and WebSockets. Every call stands in the OpenAPI document, because routes are made from their descriptions.

mod account;
mod admin;
mod app;
mod ask;
mod company;
mod cups;
mod daily;
mod files;
mod games;
mod live;
mod moments;
mod news;
mod operations;
mod page;
mod people;
mod pictures;
mod plans;
mod preview;
mod safety;
mod standing;
mod tables;
mod time;
mod watch;

use axum::extract::DefaultBodyLimit;
use axum::{Router, middleware};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use app::{App, Manners, Shared};
pub(crate) use files::{Files, NoApp};
pub(crate) use operations::Pulse;
use wire::Refusal;

use crate::refusal::Refused;

/// The most bytes of a request or a message: options may hold a card list.
const MOST_BYTES: usize = 256 * 1024;

#[derive(OpenApi)]
#[openapi(info(
    title = "Roundhouse",
    description = "Tables for rail board games. Everything a page can do is one of these calls; docs/server.md tells the rest, such as the messages of the \
                   WebSocket. Refusals have a body {\"error\": \"one clear line\", \"id\": which text it is, \"arguments\": what it is about, ...} and the status 400 (malformed), 401 (not signed in), 403 (not yours), \
                   404 (not there), 409 (not now: out of turn, repeated, too late), 413 (too large), 422 (against the rules of the game), 429 (too often) or \
                   503 (could not be stored)."
))]
struct Description;

/// All calls.
fn calls() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(games::games))
        .routes(routes!(games::levels))
        .routes(routes!(people::guest))
        .routes(routes!(people::me))
        .routes(routes!(people::account))
        .routes(routes!(people::register))
        .routes(routes!(people::sign_in, people::sign_out_everywhere))
        .routes(routes!(people::sign_out))
        .routes(routes!(people::own_tables))
        .routes(routes!(people::lessons, people::learn))
        .routes(routes!(news::settings, news::hours, news::forget))
        .routes(routes!(news::add))
        .routes(routes!(news::change, news::remove))
        .routes(routes!(news::test))
        .routes(routes!(news::ask_confirm, news::confirm))
        .routes(routes!(news::ask_stop, news::stop))
        .routes(routes!(account::leave))
        .routes(routes!(account::takeaway))
        .routes(routes!(account::password))
        .routes(routes!(account::forgotten))
        .routes(routes!(account::reset))
        .routes(routes!(account::sessions))
        .routes(routes!(account::sign_out_there))
        .routes(routes!(account::passkeys, account::add_passkey))
        .routes(routes!(account::ask_for_passkey))
        .routes(routes!(account::ask_for_proof))
        .routes(routes!(account::remove_passkey))
        .routes(routes!(account::ask_who))
        .routes(routes!(account::sign_in_by_passkey))
        .routes(routes!(company::shunned, company::shun))
        .routes(routes!(company::let_near))
        .routes(routes!(company::report))
        .routes(routes!(company::end))
        .routes(routes!(admin::people))
        .routes(routes!(admin::expel))
        .routes(routes!(admin::suspend, admin::lift))
        .routes(routes!(admin::rename))
        .routes(routes!(admin::reports))
        .routes(routes!(admin::close_report))
        .routes(routes!(admin::figures))
        .routes(routes!(standing::privacy, standing::set_privacy))
        .routes(routes!(standing::profile))
        .routes(routes!(standing::career))
        .routes(routes!(standing::standings))
        .routes(routes!(standing::finished))
        .routes(routes!(cups::create, cups::list))
        .routes(routes!(cups::look))
        .routes(routes!(cups::join))
        .routes(routes!(cups::withdraw))
        .routes(routes!(cups::come_back))
        .routes(routes!(cups::start))
        .routes(routes!(cups::cancel))
        .routes(routes!(cups::link))
        .routes(routes!(daily::today))
        .routes(routes!(daily::board, daily::play))
        .routes(routes!(tables::create, tables::open_tables))
        .routes(routes!(tables::look))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::remove))
        .routes(routes!(tables::start))
        .routes(routes!(tables::act))
        .routes(routes!(tables::undo))
        .routes(routes!(tables::resign))
        .routes(routes!(plans::lay, plans::read, plans::take_away))
        .routes(routes!(tables::back))
        .routes(routes!(watch::running))
        .routes(routes!(watch::followed, watch::follow))
        .routes(routes!(watch::unfollow))
        .routes(routes!(time::pause))
        .routes(routes!(time::resume))
        .routes(routes!(time::away))
        .routes(routes!(time::leaves, time::take_leave))
        .routes(routes!(time::cancel_leave))
        .routes(routes!(tables::chat))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::link))
        .routes(routes!(tables::claim))
        .routes(routes!(tables::offer))
        .routes(routes!(tables::record))
        .routes(routes!(tables::past))
        .routes(routes!(tables::log))
        .routes(routes!(tables::list))
        .routes(routes!(live::live))
        .routes(routes!(operations::health))
        .routes(routes!(operations::ready))
        .routes(routes!(operations::metrics))
}

/// Everything that the server answers.
pub(crate) fn router(app: App) -> Router {
    let (router, description) = calls().split_for_parts();
    let description = description.to_json().expect("the description is JSON");
    router
        .merge(page::routes(description))
        .fallback(page::elsewhere)
        .method_not_allowed_fallback(async || Refused::from(Refusal::WrongMethod))
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(middleware::from_fn_with_state(app.clone(), safety::guard))
        .with_state(app)
}
