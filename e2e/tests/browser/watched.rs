//! The tests would notice.

use e2e::{Screen, scene};
use serde_json::json;

#[test]
fn an_error_in_the_console_is_noticed() {
    scene("an error in the console is noticed", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        browser.watch().await.check();
        browser.ask("console.error('a test of the tests')", vec![]).await;
        let watch = browser.watch().await;
        assert!(
            watch.errors.iter().any(|error| error.contains("a test of the tests")),
            "{watch:?}"
        );
        browser.go("/").await;
    });
}

#[test]
fn a_request_to_another_host_is_noticed() {
    scene("a request to another host is noticed", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        // the page's policy forbids anything smaller than going there
        browser
            .ask("location = arguments[0]", vec![json!("http://127.0.0.2:9/")])
            .await;
        browser
            .until("the browser went there", async || {
                browser.watch().await.foreign == ["http://127.0.0.2:9/"]
            })
            .await;
        browser.go("/").await;
    });
}

#[test]
fn a_page_wider_than_the_screen_is_noticed() {
    scene("a page wider than the screen is noticed", async |scene| {
        let browser = scene.browser(Screen::Phone).await;
        browser.go("/").await;
        browser.fits().await;
        let widen = "document.body.append(Object.assign(document.createElement('div'), {className: 'a-test', style: 'width: 500px; height: 1px'}))";
        browser.ask(widen, vec![]).await;
        browser
            .until("it is noticed", async || {
                browser.stuck_out().await.to_string().contains("a-test")
            })
            .await;
        browser
            .ask("document.querySelector('.a-test').remove(); e2e.stuckOut = []", vec![])
            .await;
    });
}
