//! The door: connections come in, each for as long as it behaves.

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, Response, StatusCode};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};
use tokio_io_timeout::TimeoutStream;
use tower_service::Service;
use wire::{Refusal, RefusalBody};

use super::watched::{Heard, Watched};
use super::{Proxies, Ticket, stopped};
use crate::limits::{Counted, Limit, network};
use crate::metrics::Metrics;

/// The most bytes of a request's head.
const MOST_HEAD: usize = 16 * 1024;
/// How long a connection may take nothing of what is sent to it.
const STUCK: Duration = Duration::from_secs(30);
/// How long a connection may be silent; a WebSocket is asked more often than that whether it is still there.
const SILENT: Duration = Duration::from_mins(2);
/// How long the door stays shut when there is no descriptor left.
const BREATH: Duration = Duration::from_millis(100);
/// When the server ends: how long requests that are being carried out may take, and how long their answers may be on the way.
const GRACE: Duration = Duration::from_secs(10);
const FLUSH: Duration = Duration::from_secs(1);

/// When somebody who found no place may try again.
const LATER: Duration = Duration::from_secs(10);

/// What connections are allowed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lines {
    /// At once, from everywhere.
    pub(crate) most: usize,
    /// At once, from one address.
    pub(crate) of_address: usize,
    /// The time for the head of a request, from the moment the connection is open or the request before was answered.
    pub(crate) head: Duration,
    pub(crate) proxies: Proxies,
}

/// The door.
pub(crate) struct Door {
    lines: Lines,
    places: Arc<Semaphore>,
    addresses: Arc<Counted<IpAddr>>,
    /// Requests that are being carried out.
    at_work: Arc<AtomicUsize>,
    metrics: Arc<Metrics>,
    router: Router,
}

impl Door {
    pub(crate) fn new(lines: Lines, router: Router, metrics: Arc<Metrics>) -> Door {
        let (places, addresses) = (
            Arc::new(Semaphore::new(lines.most.min(Semaphore::MAX_PERMITS))),
            Counted::new(lines.of_address),
        );
        Door {
            lines,
            places,
            addresses,
            at_work: Arc::default(),
            metrics,
            router,
        }
    }

    /// Lets connections in until the server is about to end. What is being carried out then is finished; who has only begun to ask, or asks nothing, is not waited for.
    pub(crate) async fn open(self, listener: TcpListener, mut stopping: watch::Receiver<bool>) {
        let mut connections = JoinSet::new();
        let told = stopping.clone();
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, peer)) => if let Some(ticket) = self.admit(&stream, peer) {
                        connections.spawn(self.serve(stream, peer, ticket, told.clone()));
                    },
                    Err(error) => self.pause(&error).await,
                },
                Some(_) = connections.join_next() => {}
                () = stopped(&mut stopping) => break,
            }
        }
        drop(listener);
        let until = Instant::now() + GRACE;
        while !connections.is_empty() && Instant::now() < until {
            let is_at_work = self.at_work.load(Ordering::Acquire) > 0;
            let all_gone = async { while connections.join_next().await.is_some() {} };
            if timeout(if is_at_work { Duration::from_millis(20) } else { FLUSH }, all_gone)
                .await
                .is_err()
                && !is_at_work
            {
                break; // whoever is left has not asked for anything yet
            }
        }
        connections.abort_all();
    }

    /// A place for a connection, or a word of regret.
    fn admit(&self, stream: &TcpStream, peer: SocketAddr) -> Option<Ticket> {
        let Ok(place) = self.places.clone().try_acquire_owned() else {
            self.metrics.bitten(Limit::Connections, &peer.ip());
            let _ = stream.try_write(&regret(&Refusal::Full)); // who does not hear it finds the line closed
            return None;
        };
        // behind a proxy all connections are the proxy's
        let of_address = self
            .lines
            .proxies
            .is_none()
            .then(|| self.addresses.hold(network(peer.ip())));
        let of_address = match of_address {
            None => None,
            Some(Some(held)) => Some(held),
            Some(None) => {
                self.metrics.bitten(Limit::AddressConnections, &peer.ip());
                let _ = stream.try_write(&regret(&Refusal::AddressConnections));
                return None;
            }
        };
        Some(Ticket::new(place, of_address, self.metrics.connection()))
    }

    /// Somebody could not be let in. If that is so because no descriptor is left, trying at once again would only keep a core busy.
    async fn pause(&self, error: &io::Error) {
        use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
        if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
            self.metrics.bitten(Limit::Descriptors, error);
            sleep(BREATH).await;
        }
    }

    /// Serves a connection until it ends.
    fn serve(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        ticket: Ticket,
        mut stopping: watch::Receiver<bool>,
    ) -> impl Future<Output = ()> + Send + 'static {
        let (router, at_work, metrics, head) = (
            self.router.clone(),
            self.at_work.clone(),
            self.metrics.clone(),
            self.lines.head,
        );
        async move {
            let heard = Heard::default();
            let stream = Watched::new(Box::pin(impatient(stream)), heard.clone());
            let answered = heard.clone();
            let service = service_fn(move |request| {
                let working = Working::new(at_work.clone(), answered.clone());
                answer(router.clone(), request, peer, ticket.clone(), working)
            });
            let mut http = http1::Builder::new();
            http.timer(TokioTimer::new())
                .header_read_timeout(head)
                .max_buf_size(MOST_HEAD);
            let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
            tokio::pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = stopped(&mut stopping) => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if ended.is_err_and(|error| error.is_timeout()) && heard.get() {
                metrics.bitten(Limit::HeaderTime, &peer.ip());
            }
        }
    }
}

/// A line that is not waited for without end.
fn impatient(stream: TcpStream) -> TimeoutStream<TcpStream> {
    let _ = stream.set_nodelay(true); // small answers need not wait for company
    let mut stream = TimeoutStream::new(stream);
    stream.set_read_timeout(Some(SILENT));
    stream.set_write_timeout(Some(STUCK));
    stream
}

/// Has a request answered.
async fn answer(
    mut router: Router,
    mut request: Request<Incoming>,
    peer: SocketAddr,
    ticket: Ticket,
    working: Working,
) -> Result<Response<Body>, Infallible> {
    request.extensions_mut().insert(ConnectInfo(peer));
    request.extensions_mut().insert(ticket);
    let answer = router.call(request.map(Body::new)).await;
    drop(working);
    answer
}

/// A request that is being carried out.
struct Working {
    at_work: Arc<AtomicUsize>,
    heard: Heard,
}

impl Working {
    fn new(at_work: Arc<AtomicUsize>, heard: Heard) -> Working {
        at_work.fetch_add(1, Ordering::AcqRel);
        Working { at_work, heard }
    }
}

impl Drop for Working {
    fn drop(&mut self) {
        self.heard.set(false);
        self.at_work.fetch_sub(1, Ordering::AcqRel);
    }
}

/// A refusal for somebody who asks before there is anybody to answer.
fn regret(refusal: &Refusal) -> Vec<u8> {
    let seconds = LATER.as_secs();
    let body = RefusalBody::new(refusal.clone().into(), Some(LATER.as_secs_f64()));
    let body = serde_json::to_string(&body).expect("a refusal is JSON");
    let status = StatusCode::from_u16(refusal.status()).expect("statuses of ours");
    format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nretry-after: {seconds}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
    .into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_regret_have_the_length_that_they_say() {
        for refusal in [Refusal::Full, Refusal::AddressConnections] {
            let text = String::from_utf8(regret(&refusal)).unwrap();
            let (head, body) = text.split_once("\r\n\r\n").unwrap();
            assert!(
                head.contains(&format!("content-length: {}\r\n", body.len())),
                "{} {body}",
                body.len()
            );
            assert!(serde_json::from_str::<RefusalBody>(body).is_ok());
        }
    }
}
