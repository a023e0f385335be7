//! The pictures that chat apps show beside a link: one for each game, by its id, and one for everything else. They are the files of `pictures/`.

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

static PICTURES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/pictures.rs"));

/// The name of the picture for whatever has none of its own.
pub(super) const GENERAL: &str = "roundhouse";

/// The name of a game's picture.
pub(super) fn of_game(id: &str) -> String {
    if find(id).is_some() { id } else { GENERAL }.to_owned()
}

fn find(name: &str) -> Option<&'static [u8]> {
    PICTURES
        .iter()
        .find(|(known, _)| *known == name)
        .map(|(_, picture)| *picture)
}

/// A picture by its file's name.
pub(super) async fn picture(Path(file): Path<String>) -> Response {
    let Some(picture) = file.strip_suffix(".png").and_then(find) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, "public, max-age=86400"),
    ];
    (headers, Bytes::from_static(picture)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_picture() {
        assert!(find(GENERAL).is_some());
        for game in catalog::games() {
            assert_eq!(of_game(game.meta().id), game.meta().id);
        }
        assert_eq!(of_game("nonsense"), GENERAL);
    }
}
