//! Pictures of single moves, for links that lead there: what any spectator sees, drawn as text.

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use table::Language;
use table::words::Argument;

use super::App;
use super::pictures;
use crate::refusal::Refused;
use crate::sketch;
use crate::tables::SeenMove;
use crate::words::Words;

/// The name of the picture of a move, under `/pictures/` and without its ending.
pub(super) fn name(table: &str, number: usize, words: Words) -> String {
    format!("move/{table}/{number}.{}", words.0.code())
}

/// What stands above it.
pub(super) fn title(seen: &SeenMove, words: Words) -> String {
    let (game, number) = (Argument::Name(seen.game.clone()), Argument::Number(seen.number as i64));
    words.say("preview-move-title", &[("game", game), ("n", number)])
}

/// What a file's name asks for: `42.fr.png`.
struct Wanted {
    number: usize,
    words: Words,
    is_png: bool,
}

impl Wanted {
    fn read(file: &str) -> Option<Wanted> {
        let mut parts = file.split('.');
        let number = parts.next()?.parse().ok()?;
        let words = Words(Language::of_code(parts.next()?)?);
        let is_png = match (parts.next()?, parts.next()) {
            ("png", None) => true,
            ("svg", None) => false,
            _ => return None,
        };
        Some(Wanted { number, words, is_png })
    }
}

/// The picture of a move.
pub(super) async fn picture(State(app): State<App>, Path((table, file)): Path<(String, String)>) -> Response {
    let Some(wanted) = Wanted::read(&file) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    match draw(&app, &table, wanted).await {
        Ok(response) => response,
        Err(refused) => refused.into_response(),
    }
}

async fn draw(app: &App, table: &str, wanted: Wanted) -> Result<Response, Refused> {
    let Wanted { number, words, is_png } = wanted;
    let live = app.tables.open(table).await?;
    let seen = app.tables.seen_move(&live, number, words).await?;
    let svg = sketch::svg(&title(&seen, words), &seen.caption, &seen.picture);
    // what is over stays; before that, a number may come to mean another move
    let kept = if seen.is_over {
        "public, max-age=86400"
    } else {
        "public, max-age=60"
    };
    if !is_png {
        let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, kept)];
        return Ok((headers, svg).into_response());
    }
    let place = app.tables.place_to_work().await?;
    let paint = move || {
        let _place = place;
        sketch::png(&svg)
    };
    let drawn = tokio::task::spawn_blocking(paint).await.ok().flatten();
    let Some(png) = drawn else {
        // a machine without fonts still has a picture of the game
        return Ok(Redirect::temporary(&format!("/pictures/{}.png", pictures::GENERAL)).into_response());
    };
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, kept)];
    Ok((headers, Bytes::from(png)).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_asked_for_by_number_and_language() {
        let read = |file: &str| Wanted::read(file).map(|wanted| (wanted.number, wanted.words.0, wanted.is_png));
        assert_eq!(read("42.fr.png"), Some((42, Language::Fr, true)));
        assert_eq!(read("0.en.svg"), Some((0, Language::En, false)));
        for file in [
            "",
            "42",
            "42.png",
            "42.xx.png",
            "-1.en.png",
            "42.en.gif",
            "42.en.png.exe",
        ] {
            assert_eq!(read(file), None, "{file}");
        }
    }
}
