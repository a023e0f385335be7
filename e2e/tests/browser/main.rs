//! The app in a real browser.

mod local;
mod watched;
