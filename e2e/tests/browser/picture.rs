//! Pictures of pages, for whoever wants to look at them.

use std::path::PathBuf;

use e2e::Browser;

/// A picture of the page in the folder of pictures, if there is one.
pub(crate) async fn picture(browser: &Browser, name: &str) {
    if let Some(folder) = std::env::var_os("ROUNDHOUSE_PICTURES") {
        let folder = PathBuf::from(folder);
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        browser.photograph(&folder.join(format!("{name}.png"))).await;
    }
}
