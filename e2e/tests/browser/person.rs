//! People who have an account.

use e2e::Browser;
use serde_json::json;

/// Makes an account, as the page would.
pub(crate) async fn account(browser: &Browser, name: &str) {
    browser.go("/").await;
    let script = "localStorage.setItem('roundhouse.session', 'true');
        return fetch('/api/accounts', {method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify({name: arguments[0], password: 'a long password'})}).then((answer) => answer.status)";
    assert_eq!(browser.ask(script, vec![json!(name)]).await, json!(201));
}
