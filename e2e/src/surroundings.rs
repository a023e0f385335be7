//! What is around a page: its line to the server, other tabs, paper, and what the device's owner wishes.

use serde_json::json;
use thirtyfour::WindowHandle;

use crate::browser::Browser;

/// A tab of a browser.
#[derive(Clone, Debug)]
pub struct Tab(WindowHandle);

impl Browser {
    /// Says, as the device's owner, whether things may move.
    pub async fn reduce_motion(&self, reduce: bool) {
        let value = if reduce { "reduce" } else { "no-preference" };
        let wish = json!({"features": [{"name": "prefers-reduced-motion", "value": value}]});
        self.tell("Emulation.setEmulatedMedia", wish).await;
    }

    /// Shows the page as it would be printed, or on the screen again.
    pub async fn show_on_paper(&self, on_paper: bool) {
        let media = if on_paper { "print" } else { "" };
        self.tell("Emulation.setEmulatedMedia", json!({ "media": media })).await;
    }

    /// A line that carries this many bytes in a second; `None` for one without limits.
    pub async fn line(&self, bytes_per_second: Option<u32>) {
        let most = bytes_per_second.map_or(-1, i64::from);
        let line = json!({"offline": false, "latency": 20, "downloadThroughput": most, "uploadThroughput": most});
        self.tell("Network.enable", json!({})).await;
        self.tell("Network.emulateNetworkConditions", line).await;
    }

    /// A device that can do so many things at once.
    pub async fn cores(&self, number: u32) {
        let cores = json!({ "hardwareConcurrency": number });
        self.tell("Emulation.setHardwareConcurrencyOverride", cores).await;
    }

    /// Runs a script in every page from the next one on, before anything of the page.
    pub async fn begin_with(&self, script: &str) {
        self.tell("Page.enable", json!({})).await;
        self.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }))
            .await;
    }

    /// Lets nothing through whose address is like one of these.
    pub async fn block(&self, addresses: &[&str]) {
        self.tell("Network.enable", json!({})).await;
        self.tell("Network.setBlockedURLs", json!({ "urls": addresses })).await;
    }

    /// Forgets every file of the app, as if it had never been here; what the reader has chosen stays.
    pub async fn forget_app(&self) {
        let script = "localStorage.removeItem('roundhouse.program');
            return navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((each) => each.unregister())))
                .then(() => caches.keys()).then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => true)";
        self.script(script, vec![]).await;
        self.tell("Network.clearBrowserCache", json!({})).await;
    }

    /// Goes to an address without waiting for anything of it.
    pub async fn set_out_for(&self, path: &str) {
        self.script(
            "setTimeout((to) => (location = to), 0, arguments[0])",
            vec![json!(path)],
        )
        .await;
    }

    /// Opens another tab at an address of the app, and looks at it from now on. Says by which name the tab before is found.
    pub async fn open_tab(&self, path: &str) -> Tab {
        let before = self.web.window().await.expect("a tab is open");
        let new = self.web.new_tab().await.expect("tabs can be opened");
        self.look_at(&Tab(new)).await;
        self.show_on(self.screen.get()).await;
        self.go(path).await;
        Tab(before)
    }

    /// The tab that is looked at.
    pub async fn tab(&self) -> Tab {
        Tab(self.web.window().await.expect("a tab is open"))
    }

    /// Allows this browser to notify, as its owner would.
    pub async fn allow_notifications(&self) {
        let granted = json!({"permissions": ["notifications"], "origin": self.home()});
        self.tell("Browser.grantPermissions", granted).await;
    }

    /// Leaves the app: none of its pages is open any more.
    pub async fn close_page(&self) {
        self.fits().await;
        self.is_accessible().await;
        self.web
            .goto("about:blank")
            .await
            .expect("there is always a blank page");
    }

    /// Hands a push message to the app's service worker, as the browser does when one has come from its push service. A fresh profile has had few workers: theirs are the first numbers.
    pub async fn push(&self, message: &str) {
        self.tell("ServiceWorker.enable", json!({})).await;
        for number in 0..4 {
            let registration = number.to_string();
            let push = json!({"origin": self.home(), "registrationId": registration, "data": message});
            self.tell("ServiceWorker.deliverPushMessage", push).await;
        }
    }

    /// Looks at another tab.
    pub async fn look_at(&self, tab: &Tab) {
        let switched = self.web.switch_to_window(tab.0.clone()).await;
        switched.unwrap_or_else(|error| panic!("the tab is gone: {error}"));
        self.tell("Page.bringToFront", json!({})).await;
    }
}
