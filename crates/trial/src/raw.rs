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

    /// Connects and sends something.
    pub async fn sending(address: &str, text: &str) -> Raw {
        let mut raw = Raw::connect(address).await;
        raw.send(text).await;
        raw
    }

    /// Sends something; `false` if nobody takes it.
    pub async fn send(&mut self, text: &str) -> bool {
        self.0.write_all(text.as_bytes()).await.is_ok()
    }

    /// Waits until the other side has closed the connection, and says what was heard before.
    pub async fn end(&mut self) -> String {
        let mut heard = Vec::new();
        let mut buffer = [0; 4096];
        loop {
            match timeout(Duration::from_mins(1), self.0.read(&mut buffer)).await.expect("the connection should be closed") {
                Ok(0) | Err(_) => return String::from_utf8_lossy(&heard).into_owned(),
                Ok(number) => heard.extend_from_slice(&buffer[..number]),
            }
        }
    }

    /// What is heard next.
    pub async fn hear(&mut self) -> String {
        let mut buffer = [0; 4096];
        let number = timeout(Duration::from_mins(1), self.0.read(&mut buffer)).await.expect("something should come").unwrap_or(0);
        String::from_utf8_lossy(&buffer[..number]).into_owned()
    }
}
