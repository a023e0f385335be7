//! Tables on the server and around one screen, and who comes to them.

use e2e::Browser;

/// Makes a hill table for Ada and whoever comes (`open`), or a bot (`bot`); says its path.
pub(crate) async fn make_table(host: &Browser, other: &str) -> String {
    host.go("/new/hill").await;
    host.fill("input[name=name]", "Ada").await;
    host.set("select[data-who='1']", other).await;
    make(host).await
}

/// Begins a game with a bot at a table of the server, by the name in the settings.
pub(crate) async fn begin_with_bot(host: &Browser, game: &str) {
    host.go(&format!("/new/{game}")).await;
    host.set("select[data-who='1']", "bot").await;
    make(host).await;
    host.click("[data-start]").await;
    host.see(".prompt-bar").await;
}

/// Puts others at the table that is set up on the page: each a `person`, an `open` seat or a `bot`.
pub(crate) async fn seat_others(host: &Browser, others: &[&str]) {
    for (number, who) in (1..).zip(others) {
        let seat = format!("select[data-who='{number}']");
        if !host.sees(&seat).await {
            host.click("[data-add-seat]").await;
        }
        host.set(&seat, who).await;
    }
}

/// Begins a game around this screen, with Ada and these others.
pub(crate) async fn begin_here(browser: &Browser, game: &str, others: &[&str]) {
    browser.go(&format!("/new/{game}")).await;
    browser.click(".set-up .pick button:nth-of-type(2)").await;
    seat_others(browser, others).await;
    browser.click("[data-begin]").await;
    browser.see(".prompt-bar").await;
}

/// Makes the table that is set up on the page; says its path.
pub(crate) async fn make(host: &Browser) -> String {
    host.click("[data-begin]").await;
    host.see(".lobby").await;
    host.path().await
}

/// Comes by the link, and sits down if a seat is open.
pub(crate) async fn join_table(guest: &Browser, table: &str, name: &str) {
    guest.go(table).await;
    guest.fill(".naming input[name=name]", name).await;
    guest.click(".naming button.main").await;
    guest.see(".lobby").await;
}

/// Makes a table for two who have come, and starts its game; says its path.
pub(crate) async fn two_at_a_table(host: &Browser, guest: &Browser) -> String {
    let table = make_table(host, "open").await;
    join_table(guest, &table, "Grace").await;
    host.click("[data-start]").await;
    for browser in [host, guest] {
        browser.see(".prompt-bar").await;
    }
    table
}

/// Can the host start the game?
pub(crate) async fn can_start(host: &Browser) -> bool {
    host.sees("[data-start]:not(:disabled)").await
}
