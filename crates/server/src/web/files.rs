//! The files of the app in the browser.

use std::path::PathBuf;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

/// Where the app's files come from.
pub(crate) enum Files {
    /// From a folder, read anew for every request.
    Folder(PathBuf),
    /// From inside the program.
    Inside(Vec<Inside>),
}

/// There is no app in this folder.
pub(crate) struct NoApp(pub(crate) PathBuf);

/// A file inside the program.
pub(crate) struct Inside {
    name: &'static str,
    file: Tagged,
}

/// A file and the tag that tells whether it is still the same.
#[derive(Clone)]
struct Tagged {
    bytes: Bytes,
    tag: String,
}

impl Tagged {
    fn new(bytes: Bytes) -> Tagged {
        let tag = format!("\"{}\"", &hex::encode(Sha256::digest(&bytes))[..20]);
        Tagged { bytes, tag }
    }
}

#[cfg(feature = "app")]
static INSIDE: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
#[cfg(not(feature = "app"))]
static INSIDE: &[(&str, &[u8])] = &[];

/// The page of a server without the app.
const WELCOME: &str = include_str!("welcome.html");
const INDEX: &str = "index.html";
/// Where the tags of previews stand in the page.
const PREVIEW: &str = "<!-- preview -->";

impl Files {
    /// The app in this folder, or the one inside the program.
    pub(crate) fn new(folder: Option<PathBuf>) -> Result<Files, NoApp> {
        if let Some(folder) = folder.as_ref().filter(|folder| !folder.join(INDEX).is_file()) {
            return Err(NoApp(folder.clone()));
        }
        let inside = |(name, bytes): &(&'static str, &'static [u8])| Inside {
            name,
            file: Tagged::new(Bytes::from_static(bytes)),
        };
        Ok(folder.map_or_else(|| Files::Inside(INSIDE.iter().map(inside).collect()), Files::Folder))
    }

    fn find(&self, name: &str) -> Option<Tagged> {
        match self {
            Files::Folder(folder) => std::fs::read(folder.join(name))
                .ok()
                .map(|bytes| Tagged::new(bytes.into())),
            Files::Inside(files) => files
                .iter()
                .find(|known| known.name == name)
                .map(|known| known.file.clone()),
        }
    }

    /// The name of the file that a path leads to. Every other path is a page of the app, which finds out itself what it shows there.
    pub(crate) fn file_name(path: &str) -> Option<&str> {
        let name = path.trim_start_matches('/');
        let is_file_name = !name.is_empty()
            && name
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte))
            && name.contains('.');
        is_file_name.then_some(name)
    }

    /// The answer to a request for a file.
    pub(crate) fn file(&self, name: &str, asked: &HeaderMap) -> Response {
        self.send(name, asked)
            .unwrap_or_else(|| StatusCode::NOT_FOUND.into_response())
    }

    /// A page of the app, with these tags in its head.
    pub(crate) fn page(&self, tags: &str, asked: &HeaderMap) -> Response {
        let Some(index) = self.find(INDEX) else {
            return axum::response::Html(WELCOME).into_response();
        };
        let html = String::from_utf8_lossy(&index.bytes).replacen(PREVIEW, tags, 1);
        sent(INDEX, Tagged::new(html.into()), asked)
    }

    /// A file, compressed where that is understood and there is such a copy. Browsers ask every time whether theirs is still the same.
    fn send(&self, name: &str, asked: &HeaderMap) -> Option<Response> {
        let understood = asked
            .get(header::ACCEPT_ENCODING)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default()
            .split(',')
            .any(|coding| coding.trim().starts_with("br"));
        let small = understood.then(|| self.find(&format!("{name}.br"))).flatten();
        let is_small = small.is_some();
        let mut response = sent(name, small.or_else(|| self.find(name))?, asked);
        if is_small && response.status() == StatusCode::OK {
            response
                .headers_mut()
                .insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
        }
        Some(response)
    }
}

/// A file on its way, unless the asker has the same.
fn sent(name: &str, file: Tagged, asked: &HeaderMap) -> Response {
    let Tagged { bytes, tag } = file;
    if asked
        .get(header::IF_NONE_MATCH)
        .is_some_and(|known| known.as_bytes() == tag.as_bytes())
    {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let mut response = bytes.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
