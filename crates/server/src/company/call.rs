//! An operator's call to a running server.

use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, Uri, header};
use hyper::client::conn::http1::handshake;
use hyper_util::rt::TokioIo;
use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::rustls::pki_types::ServerName;

use crate::net::connector;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// The longest answer.
const MOST: usize = 64 * 1024 * 1024;

/// Why there was no answer.
#[derive(Debug, Error)]
pub enum CallError {
    /// The address of the server makes no sense.
    #[error("write the server's address as http://127.0.0.1:7246 or https://example.org")]
    Address,
    /// Nobody answers there.
    #[error("the server doesn't answer: {0}")]
    Silent(String),
}

/// Asks a server for something that only its operator may; says the status of the answer, and its body.
pub async fn operator_call(
    server: &str,
    token: &str,
    method: &str,
    path: &str,
    body: Option<String>,
) -> Result<(u16, String), CallError> {
    let uri: Uri = server.trim_end_matches('/').parse().map_err(|_| CallError::Address)?;
    let method = Method::from_bytes(method.as_bytes()).map_err(|_| CallError::Address)?;
    let authority = uri.authority().ok_or(CallError::Address)?.as_str();
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header(header::HOST, authority)
        .header(header::AUTHORIZATION, format!("Bearer {token}"))
        .header(header::CONTENT_TYPE, "application/json")
        .body(body.map_or_else(Body::empty, Body::from))
        .map_err(|_| CallError::Address)?;
    timeout(PATIENCE, exchange(&uri, request))
        .await
        .unwrap_or_else(|_| Err(CallError::Silent("no answer in time".to_owned())))
}

async fn exchange(uri: &Uri, request: Request<Body>) -> Result<(u16, String), CallError> {
    let silent = |error: std::io::Error| CallError::Silent(error.to_string());
    let host = uri.host().ok_or(CallError::Address)?;
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let is_secure = match uri.scheme_str() {
        Some("https") => true,
        Some("http") => false,
        _ => return Err(CallError::Address),
    };
    let port = uri.port_u16().unwrap_or(if is_secure { 443 } else { 80 });
    let stream = TcpStream::connect((bare, port)).await.map_err(silent)?;
    if !is_secure {
        return ask(stream, request).await;
    }
    let name = ServerName::try_from(bare.to_owned()).map_err(|_| CallError::Address)?;
    ask(connector().connect(name, stream).await.map_err(silent)?, request).await
}

async fn ask<S>(stream: S, request: Request<Body>) -> Result<(u16, String), CallError>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let silent = |error: hyper::Error| CallError::Silent(error.to_string());
    let (mut sender, connection) = handshake(TokioIo::new(stream)).await.map_err(silent)?;
    let talking = tokio::spawn(connection);
    let answer = sender.send_request(request).await.map_err(silent)?;
    let status = answer.status().as_u16();
    let body = to_bytes(Body::new(answer.into_body()), MOST)
        .await
        .map_err(|error| CallError::Silent(error.to_string()))?;
    talking.abort();
    Ok((status, String::from_utf8_lossy(&body).into_owned()))
}
