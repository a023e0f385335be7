//! Requests to addresses that people named. Names are resolved here, every address is checked, and the connection goes to the address that was checked: nobody reaches the server's own network through us.
//! No redirect is followed, and of the answer nothing but its status is read.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::pin::pin;
use std::time::Duration;

use axum::body::Body;
use axum::http::uri::Scheme;
use axum::http::{HeaderValue, Request, StatusCode, Uri, header};
use hyper::client::conn::http1::handshake;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use wire::Refusal;

use crate::net::connector;

/// How long all of a request may take.
pub(super) const LIMIT: Duration = Duration::from_secs(5);
/// The longest address.
const LONGEST: usize = 1_000;

/// Why nothing came of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unanswered {
    /// The address is one of an inner network.
    Inner,
    /// Nobody is there, or nobody answers in time.
    Silent,
}

/// The way out.
#[derive(Clone)]
pub(super) struct Outside {
    tls: TlsConnector,
    /// May requests go to private addresses, too?
    inner: bool,
    limit: Duration,
}

impl Outside {
    pub(super) fn new(inner: bool, limit: Duration) -> Outside {
        Outside {
            tls: connector(),
            inner,
            limit,
        }
    }

    /// An address as somebody wrote it, if a request could go there.
    pub(super) async fn check(&self, text: &str) -> Result<Uri, Refusal> {
        let uri = read(text).ok_or(Refusal::WebAddress { most: LONGEST })?;
        match timeout(self.limit, self.addresses(&uri)).await {
            Ok(Ok(_)) => Ok(uri),
            Ok(Err(Unanswered::Inner)) => Err(Refusal::InnerAddress),
            _ => Err(Refusal::NoAnswer),
        }
    }

    /// Sends a request, and says how it was answered.
    pub(super) async fn send(&self, request: Request<Body>) -> Result<StatusCode, Unanswered> {
        let sent = timeout(self.limit, self.try_send(request)).await;
        sent.unwrap_or(Err(Unanswered::Silent))
    }

    async fn try_send(&self, mut request: Request<Body>) -> Result<StatusCode, Unanswered> {
        let uri = request.uri().clone();
        let (host, authority) = uri.host().zip(uri.authority()).ok_or(Unanswered::Silent)?;
        let name = HeaderValue::from_str(authority.as_str()).map_err(|_| Unanswered::Silent)?;
        request.headers_mut().insert(header::HOST, name);
        *request.uri_mut() = uri
            .path_and_query()
            .map_or("/", axum::http::uri::PathAndQuery::as_str)
            .parse()
            .map_err(|_| Unanswered::Silent)?;
        let stream = connect(self.addresses(&uri).await?).await?;
        if uri.scheme() == Some(&Scheme::HTTPS) {
            let name = ServerName::try_from(bare(host).to_owned()).map_err(|_| Unanswered::Silent)?;
            let stream = self.tls.connect(name, stream).await.map_err(|_| Unanswered::Silent)?;
            exchange(stream, request).await
        } else {
            exchange(stream, request).await
        }
    }

    /// Where an address leads. If one of the places is inside, none will do.
    async fn addresses(&self, uri: &Uri) -> Result<Vec<SocketAddr>, Unanswered> {
        let host = bare(uri.host().ok_or(Unanswered::Silent)?);
        let default = if uri.scheme() == Some(&Scheme::HTTPS) { 443 } else { 80 };
        let port = uri.port_u16().unwrap_or(default);
        let found = lookup_host((host, port)).await.map_err(|_| Unanswered::Silent)?;
        let found: Vec<SocketAddr> = found.collect();
        if !self.inner && found.iter().any(|address| is_inner(address.ip())) {
            return Err(Unanswered::Inner);
        }
        Ok(found)
    }
}

/// A web address with a host, and no name or password in it.
fn read(text: &str) -> Option<Uri> {
    let uri: Uri = text.trim().parse().ok().filter(|_| text.len() <= LONGEST)?;
    let is_web = matches!(uri.scheme_str(), Some("http" | "https"));
    let is_plain = uri
        .authority()
        .is_some_and(|authority| !authority.as_str().contains('@'));
    let has_host = uri.host().is_some_and(|host| !host.is_empty());
    (is_web && is_plain && has_host).then_some(uri)
}

/// An IPv6 address stands in brackets.
fn bare(host: &str) -> &str {
    host.trim_start_matches('[').trim_end_matches(']')
}

/// The first of these that answers.
async fn connect(addresses: Vec<SocketAddr>) -> Result<TcpStream, Unanswered> {
    for address in addresses {
        if let Ok(stream) = TcpStream::connect(address).await {
            return Ok(stream);
        }
    }
    Err(Unanswered::Silent)
}

async fn exchange<S>(stream: S, request: Request<Body>) -> Result<StatusCode, Unanswered>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let silent = |_| Unanswered::Silent;
    let (mut sender, connection) = handshake(TokioIo::new(stream)).await.map_err(silent)?;
    let mut answered = pin!(async move { sender.send_request(request).await.map(|answer| answer.status()) });
    // the connection ends with this: what the answer holds besides its status nobody reads
    let status = tokio::select! {
        biased;
        status = &mut answered => status,
        _ = connection => answered.await, // whoever answers may hang up at once
    };
    status.map_err(silent)
}

/// Is this an address that not everybody on the internet can reach?
fn is_inner(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => is_inner_v4(v4),
        IpAddr::V6(v6) => is_inner_v6(v6),
    }
}

fn is_inner_v4(v4: Ipv4Addr) -> bool {
    let [a, b, c, _] = v4.octets();
    v4.is_private()
        || v4.is_loopback()
        || v4.is_link_local()
        || v4.is_documentation()
        || v4.is_multicast()
        || a == 0
        || a >= 240 // reserved, and to all
        || a == 100 && matches!(b, 64..128) // shared by a provider's customers
        || (a, b, c) == (192, 0, 0)
        || (a, b, c) == (192, 88, 99)
        || a == 198 && matches!(b, 18 | 19) // for measurements
}

fn is_inner_v6(v6: Ipv6Addr) -> bool {
    let parts = v6.segments();
    let v4 = |high: u16, low: u16| Ipv4Addr::from((u32::from(high) << 16) | u32::from(low));
    match parts {
        // an IPv4 address in the clothes of an IPv6 one
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] | [0, 0, 0, 0, 0, 0, high, low] | [0x2002, high, low, ..] => {
            is_inner_v4(v4(high, low))
        }
        // everything that is given out begins with 001; some of that is not for everybody
        [0x2001, second, ..] => second < 0x200 || second == 0xdb8,
        [first, ..] => first & 0xe000 != 0x2000 || first == 0x3fff,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inner_networks_are_known() {
        for inner in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "100.127.9.9",
            "192.0.0.8",
            "198.19.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "240.0.0.1",
            "192.0.2.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "fec0::1",
            "ff02::1",
            "::ffff:10.0.0.1",
            "::ffff:127.0.0.1",
            "::127.0.0.1",
            "64:ff9b::a00:1",
            "2002:a00:1::1",
            "2001:db8::1",
            "2001::1",
            "100::1",
        ] {
            assert!(is_inner(inner.parse().unwrap()), "{inner}");
        }
        for outer in [
            "1.1.1.1",
            "100.128.0.1",
            "172.32.0.1",
            "198.20.0.1",
            "2606:4700::1111",
            "2a00:1450::1",
            "64:ff9b::101:101",
            "2001:4860::1",
        ] {
            assert!(!is_inner(outer.parse().unwrap()), "{outer}");
        }
    }

    #[tokio::test]
    async fn only_addresses_on_the_web_outside_are_taken() {
        let outside = Outside::new(false, Duration::from_secs(5));
        for inner in [
            "http://127.0.0.1:8080/x",
            "https://[::1]/",
            "http://localhost/",
            "http://2130706433/",
            "http://127.1/",
            "http://[::ffff:7f00:1]/",
        ] {
            let refused = outside.check(inner).await.unwrap_err();
            assert!(
                matches!(refused, Refusal::InnerAddress | Refusal::NoAnswer),
                "{inner}: {refused:?}"
            );
        }
        assert_eq!(
            outside.check("http://127.0.0.1:8080/x").await,
            Err(Refusal::InnerAddress)
        );
        for bad in [
            "",
            "nonsense",
            "/hook",
            "ftp://1.1.1.1/",
            "file:///etc/passwd",
            "https://me:secret@1.1.1.1/",
            "http:///x",
            &format!("http://1.1.1.1/{}", "x".repeat(2_000)),
        ] {
            assert_eq!(
                outside.check(bad).await,
                Err(Refusal::WebAddress { most: LONGEST }),
                "{bad}"
            );
        }
        assert!(outside.check("https://1.1.1.1/hook?key=1").await.is_ok());
    }
}
