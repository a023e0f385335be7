//! Being told while away: what people say about it, and the pages that mails lead to.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Html;
use wire::{Hours, NewTarget, NewsSettings, Place, RefusalBody, Target, Wishes};

use super::App;
use super::ask::{Body, From, Here, NoBody, Who, detached};
use crate::refusal::Refused;
use crate::words::{Words, escaped};

/// How and where you are told what happens at your tables while you are away.
#[utoipa::path(get, operation_id = "news", path = "/api/me/news", tag = "news", responses((status = 200, body = NewsSettings), (status = 401, body = RefusalBody)))]
pub(super) async fn settings(State(app): State<App>, Who(person): Who) -> Result<Json<NewsSettings>, Refused> {
    Ok(Json(app.news.settings(&person).await?))
}

/// Your language, your time zone, and the hours in which you are not told anything.
#[utoipa::path(put, operation_id = "set_hours", path = "/api/me/news", tag = "news", request_body = Hours, responses((status = 200, body = NewsSettings), (status = 400, body = RefusalBody)))]
pub(super) async fn hours(
    State(app): State<App>,
    Who(person): Who,
    Body(hours): Body<Hours>,
) -> Result<Json<NewsSettings>, Refused> {
    app.news.set_hours(&person, &hours).await?;
    Ok(Json(app.news.settings(&person).await?))
}

/// Forget everything that you have said about being told: addresses, browsers, quiet hours.
#[utoipa::path(delete, operation_id = "forget_news", path = "/api/me/news", tag = "news", responses((status = 204), (status = 401, body = RefusalBody)))]
pub(super) async fn forget(State(app): State<App>, Who(person): Who, _: NoBody) -> Result<StatusCode, Refused> {
    app.news.forget(&person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Be told here, too: in a browser, by mail (accounts only, with a proof; a link is sent there first), or by a webhook, for yourself or, as its host, for a table. The same place again changes what is told there.
#[utoipa::path(post, operation_id = "add_target", path = "/api/me/news/targets", tag = "news", request_body = NewTarget, responses((status = 201, body = Target), (status = 400, body = RefusalBody), (status = 403, body = RefusalBody), (status = 429, body = RefusalBody)))]
pub(super) async fn add(
    State(app): State<App>,
    From(address): From,
    Here(site): Here,
    Who(person): Who,
    Body(new): Body<NewTarget>,
) -> Result<(StatusCode, Json<Target>), Refused> {
    if matches!(new.place, Place::Mail { .. }) {
        // otherwise whoever finds an open browser could choose another password by an address of their own
        app.limits.password(address)?;
        let proof = new.proof.clone().unwrap_or_default();
        app.people.prove(&person, &site, &proof).await?;
    }
    let target = detached(async move { app.news.add(&person, new).await }).await?;
    Ok((StatusCode::CREATED, Json(target)))
}

/// What you are told there. If it was off, it is on again.
#[utoipa::path(put, operation_id = "change_target", path = "/api/me/news/targets/{id}", tag = "news", params(("id" = String, Path)), request_body = Wishes, responses((status = 200, body = Target), (status = 404, body = RefusalBody)))]
pub(super) async fn change(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    Body(wishes): Body<Wishes>,
) -> Result<Json<Target>, Refused> {
    detached(async move { app.news.change(&person, &id, &wishes).await })
        .await
        .map(Json)
}

/// Be told there no longer.
#[utoipa::path(delete, operation_id = "remove_target", path = "/api/me/news/targets/{id}", tag = "news", params(("id" = String, Path)), responses((status = 204), (status = 404, body = RefusalBody)))]
pub(super) async fn remove(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    _: NoBody,
) -> Result<StatusCode, Refused> {
    app.news.remove(&person, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Send something there now. If it was off and this works, it is on again.
#[utoipa::path(post, operation_id = "test_target", path = "/api/me/news/targets/{id}/test", tag = "news", params(("id" = String, Path)), responses((status = 200, body = Target), (status = 404, body = RefusalBody), (status = 502, body = RefusalBody)))]
pub(super) async fn test(
    State(app): State<App>,
    Path(id): Path<String>,
    Who(person): Who,
    _: NoBody,
) -> Result<Json<Target>, Refused> {
    detached(async move { app.news.try_out(&person, &id).await })
        .await
        .map(Json)
}

/// What a link in a mail asks for.
#[derive(Clone, Copy)]
enum Asked {
    Confirm,
    Stop,
}

impl Asked {
    const fn word(self) -> &'static str {
        match self {
            Asked::Confirm => "confirm",
            Asked::Stop => "stop",
        }
    }
}

/// The page of a link that confirms a mail address. It asks first: programs that look through mails open links.
#[utoipa::path(get, operation_id = "ask_confirm", path = "/news/confirm/{secret}", tag = "news", params(("secret" = String, Path)), responses((status = 200, description = "a page with a button", body = String, content_type = "text/html")))]
pub(super) async fn ask_confirm(asked: HeaderMap) -> Html<String> {
    question(Asked::Confirm, &asked)
}

/// Confirms a mail address.
#[utoipa::path(post, operation_id = "confirm_mail", path = "/news/confirm/{secret}", tag = "news", params(("secret" = String, Path)), responses((status = 200, description = "a page that says so", body = String, content_type = "text/html"), (status = 404, description = "the link was used already", body = String, content_type = "text/html")))]
pub(super) async fn confirm(
    State(app): State<App>,
    Path(secret): Path<String>,
    asked: HeaderMap,
) -> (StatusCode, Html<String>) {
    let done = detached(async move { app.news.confirm(&secret).await }).await;
    answer(Asked::Confirm, &asked, done)
}

/// The page of the link at the end of a mail.
#[utoipa::path(get, operation_id = "ask_stop", path = "/news/stop/{secret}", tag = "news", params(("secret" = String, Path)), responses((status = 200, description = "a page with a button", body = String, content_type = "text/html")))]
pub(super) async fn ask_stop(asked: HeaderMap) -> Html<String> {
    question(Asked::Stop, &asked)
}

/// No more mails to that address: the button of the page, and the one that mail programs offer (RFC 8058).
#[utoipa::path(post, operation_id = "stop_mails", path = "/news/stop/{secret}", tag = "news", params(("secret" = String, Path)), responses((status = 200, description = "a page that says so", body = String, content_type = "text/html"), (status = 404, description = "there is no such address any more", body = String, content_type = "text/html")))]
pub(super) async fn stop(
    State(app): State<App>,
    Path(secret): Path<String>,
    asked: HeaderMap,
) -> (StatusCode, Html<String>) {
    let done = app.news.stop(&secret).await;
    answer(Asked::Stop, &asked, done)
}

/// A page with a question and a button. The form goes to the page's own address.
fn question(what: Asked, asked: &HeaderMap) -> Html<String> {
    let words = Words::for_asker(asked);
    let say = |part: &str| escaped(&words.say(&format!("page-{}-{part}", what.word()), &[]));
    let body = format!(
        "<p>{}</p><form method=\"post\"><button class=\"main\">{}</button></form>",
        say("question"),
        say("button")
    );
    Html(page(words, &say("title"), &body))
}

fn answer(what: Asked, asked: &HeaderMap, done: Result<(), Refused>) -> (StatusCode, Html<String>) {
    let words = Words::for_asker(asked);
    let title = escaped(&words.say(&format!("page-{}-title", what.word()), &[]));
    let (status, text) = match done {
        Ok(()) => (StatusCode::OK, words.say(&format!("page-{}-done", what.word()), &[])),
        Err(refused) => (refused.status, refused.reason.message.said(&words.voice())),
    };
    let home = escaped(&words.say("page-home", &[]));
    let body = format!("<p>{}</p><p><a href=\"/\">{home}</a></p>", escaped(&text));
    (status, Html(page(words, &title, &body)))
}

/// A form of a page without referrer would come from nowhere, and be refused as another site's.
fn page(words: Words, title: &str, body: &str) -> String {
    format!(
        "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><meta name=\"robots\" content=\"noindex\">\
         <meta name=\"referrer\" content=\"same-origin\">\
         <title>{title}</title><link rel=\"icon\" href=\"/icon.svg\"><link rel=\"stylesheet\" href=\"/roundhouse.css\"></head><body><main><section class=\"sheet narrow\"><h1>{title}</h1>{body}</section></main></body></html>",
        words.0.code()
    )
}
