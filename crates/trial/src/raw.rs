//! A connection on which anything can be sent, piece by piece.

use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// A connection without manners.
pub struct Raw(TcpStream);

impl Raw {
    /// Connects to this `address:port`.
    pub async fn connect(address: &str) -> Raw {
        Raw(TcpStream::connect(address).await.unwrap())
    }

    /// Connects to this `address:port`, if somebody is there.
    pub async fn try_connect(address: &str) -> Option<Raw> {
        TcpStream::connect(address).await.ok().map(Raw)
    }

    /// Connects and sends something.
    pub async fn sending(address: &str, text: &str) -> Raw {
        let mut raw = Raw::connect(address).await;
        raw.send(text).await;
        raw
    }

    /// Sends something; `false` if nobody takes it.
    pub async fn send(&mut self, text: &str) -> bool {
        self.send_bytes(text.as_bytes()).await
    }

    /// Sends something, whatever it is; `false` if nobody takes it.
    pub async fn send_bytes(&mut self, bytes: &[u8]) -> bool {
        self.0.write_all(bytes).await.is_ok()
    }

    /// Does the other side close the connection within this time?
    pub async fn is_closed_within(&mut self, time: Duration) -> bool {
        let mut buffer = [0; 4096];
        matches!(timeout(time, self.0.read(&mut buffer)).await, Ok(Ok(0) | Err(_)))
    }

    /// What is heard within this time; nothing if the connection ends.
    pub async fn hear_within(&mut self, time: Duration) -> String {
        let mut buffer = [0; 4096];
        let heard = timeout(time, self.0.read(&mut buffer)).await;
        heard.map_or_else(
            |_| String::new(),
            |read| String::from_utf8_lossy(&buffer[..read.unwrap_or(0)]).into_owned(),
        )
    }

    /// Waits until the other side has closed the connection, and says what was heard before.
    pub async fn end(&mut self) -> String {
        let mut heard = Vec::new();
        let mut buffer = [0; 4096];
        loop {
            match timeout(Duration::from_mins(1), self.0.read(&mut buffer))
                .await
                .expect("the connection should be closed")
            {
                Ok(0) | Err(_) => return String::from_utf8_lossy(&heard).into_owned(),
                Ok(number) => heard.extend_from_slice(&buffer[..number]),
            }
        }
    }

    /// What is heard next.
    pub async fn hear(&mut self) -> String {
        let mut buffer = [0; 4096];
        let number = timeout(Duration::from_mins(1), self.0.read(&mut buffer))
            .await
            .expect("something should come")
            .unwrap_or(0);
        String::from_utf8_lossy(&buffer[..number]).into_owned()
    }
}
