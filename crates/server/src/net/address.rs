//! Where requests come from, and where people find the server.

use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::http::{HeaderMap, Uri};
use thiserror::Error;

/// The proxies in front of the server that can be trusted. Each adds whom it saw at the end of `X-Forwarded-For`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Proxies(pub(crate) u8);

impl Proxies {
    /// Is there none?
    pub(crate) fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Whose request it is: what the outermost trusted proxy saw. What stands before that anybody could have written.
    pub(crate) fn client(self, headers: &HeaderMap, peer: IpAddr) -> IpAddr {
        if self.is_none() {
            return peer;
        }
        // a proxy may add a line of its own in place of a word on the last one
        let lines = headers.get_all("x-forwarded-for").iter();
        let entries: Vec<&[u8]> = lines
            .flat_map(|line| line.as_bytes().split(|byte| *byte == b','))
            .collect();
        let seen = entries
            .len()
            .checked_sub(self.0.into())
            .and_then(|place| entries.get(place));
        seen.and_then(|entry| read(str::from_utf8(entry).ok()?.trim()))
            .unwrap_or(peer)
    }
}

/// An address as proxies write it, with or without a port.
fn read(entry: &str) -> Option<IpAddr> {
    let bare = || entry.trim_start_matches('[').trim_end_matches(']').parse().ok();
    bare().or_else(|| entry.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// The address under which people see the server: `https://example.org`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl(String);

/// What was written is not the address of a site.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("write it as https://example.org or http://example.org:8080, without a path")]
pub struct UrlError;

impl FromStr for PublicUrl {
    type Err = UrlError;

    fn from_str(text: &str) -> Result<PublicUrl, UrlError> {
        let text = text.trim_end_matches('/').to_lowercase();
        let uri: Uri = text.parse().map_err(|_| UrlError)?;
        let is_site = matches!(uri.scheme_str(), Some("http" | "https"))
            && uri.host().is_some_and(|host| !host.is_empty())
            && uri.path() == "/"
            && uri.query().is_none()
            && !uri
                .authority()
                .is_some_and(|authority| authority.as_str().contains('@'));
        if is_site { Ok(PublicUrl(text)) } else { Err(UrlError) }
    }
}

impl PublicUrl {
    /// As it stands before every path.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    pub(crate) fn is_secure(&self) -> bool {
        self.0.starts_with("https:")
    }

    /// Is this the origin of the server's pages?
    pub(crate) fn is_origin(&self, origin: &str) -> bool {
        origin.eq_ignore_ascii_case(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(lines: &[&str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        headers
    }

    fn client(proxies: u8, lines: &[&str]) -> String {
        Proxies(proxies)
            .client(&headers(lines), IpAddr::from([10, 0, 0, 9]))
            .to_string()
    }

    #[test]
    fn only_what_trusted_proxies_added_is_believed() {
        assert_eq!(
            client(0, &["1.1.1.1"]),
            "10.0.0.9",
            "without a proxy nobody's word counts"
        );
        assert_eq!(client(1, &["6.6.6.6, 1.1.1.1"]), "1.1.1.1");
        assert_eq!(client(1, &["6.6.6.6", "1.1.1.1"]), "1.1.1.1", "a line of its own");
        assert_eq!(client(2, &["6.6.6.6, 1.1.1.1", "2.2.2.2"]), "1.1.1.1");
        assert_eq!(client(2, &["2.2.2.2"]), "10.0.0.9", "who came past the outer proxy");
        assert_eq!(client(1, &["1.1.1.1:4711"]), "1.1.1.1");
        let mut odd = HeaderMap::new();
        odd.append(
            "x-forwarded-for",
            axum::http::HeaderValue::from_bytes(b"\xff, 1.1.1.1").unwrap(),
        );
        assert_eq!(
            Proxies(1).client(&odd, IpAddr::from([10, 0, 0, 9])).to_string(),
            "1.1.1.1",
            "whatever stands before it"
        );
        assert_eq!(client(1, &["[2001:db8::1]:4711"]), "2001:db8::1");
        assert_eq!(
            (client(1, &["2001:db8::1"]), client(1, &["unknown"]), client(1, &[])),
            ("2001:db8::1".into(), "10.0.0.9".into(), "10.0.0.9".into())
        );
    }

    #[test]
    fn a_public_url_is_that_of_a_site() {
        for good in [
            "https://example.org",
            "https://example.org/",
            "http://Example.org:8080",
            "http://[::1]:80",
        ] {
            assert!(good.parse::<PublicUrl>().is_ok(), "{good}");
        }
        for bad in [
            "nonsense",
            "",
            "example.org",
            "ftp://example.org",
            "https://",
            "https://example.org/games",
            "https://example.org?x",
            "https://me@example.org",
        ] {
            assert_eq!(bad.parse::<PublicUrl>(), Err(UrlError), "{bad}");
        }
        let url: PublicUrl = "https://Example.org/".parse().unwrap();
        assert!(url.is_secure() && url.is_origin("https://example.org") && !url.is_origin("https://example.com"));
    }
}
