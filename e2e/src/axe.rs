//! Can everybody use the page? axe-core looks at every kind of page once in a run, and may find nothing serious.
//!
//! `cargo xtask e2e` fetches it and names it in `ROUNDHOUSE_AXE`; without it scenes say so and go on. It also names an empty folder in `ROUNDHOUSE_LOOKED_AT`,
//! where scenes tell one another what they have looked at; without it every scene looks for itself.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;
use std::sync::{LazyLock, Mutex};

use serde_json::{Value, json};

use crate::browser::Browser;

/// The script.
static SOURCE: LazyLock<Option<String>> = LazyLock::new(|| {
    let Some(path) = std::env::var_os("ROUNDHOUSE_AXE") else {
        eprintln!("WITHOUT axe-core: ROUNDHOUSE_AXE says where it is; `cargo xtask e2e` fetches it");
        return None;
    };
    let source = std::fs::read_to_string(&path);
    Some(source.unwrap_or_else(|error| panic!("{}: {error}", path.display())))
});

/// The kinds of pages that were looked at, by this scene or by another one: each takes seconds, and pages of a kind are alike.
static SEEN: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// The file that says of a kind of page that it was looked at.
fn mark_of(kind: &str) -> Option<PathBuf> {
    let folder = PathBuf::from(std::env::var_os("ROUNDHOUSE_LOOKED_AT")?);
    let mut hasher = DefaultHasher::new();
    kind.hash(&mut hasher);
    Some(folder.join(format!("{:016x}", hasher.finish())))
}

fn is_seen(kind: &str) -> bool {
    SEEN.lock().expect("nobody panics in between").contains(kind) || mark_of(kind).is_some_and(|mark| mark.exists())
}

/// Only what was found good is not looked at again: who plays a scene once more finds the same.
fn was_seen(kind: String) {
    if let Some(mark) = mark_of(&kind) {
        // who cannot say it leaves more work to the others, and that is all
        let _ = std::fs::write(mark, &kind);
    }
    SEEN.lock().expect("nobody panics in between").insert(kind);
}

/// What tells kinds of pages apart: where one is, without names of tables and clauses; theme and width; what is open. `null` for what is no page of the app.
const KIND: &str = "
    if (location.origin !== arguments[0] || document.querySelector('main *') === null) return null;
    const game = document.querySelector('.table-page')?.dataset.game ?? '';
    const path = location.pathname.replace(/^\\/(local|table|claim)\\/[^/]+/, `/$1/${game}`).replace(/^(\\/rules\\/[^/]+)\\/.+/, '$1');
    const open = [
        '[aria-modal=true]', '.drawer', '.score-sheet', '.guide', '.notice', '.impossible', '.prompt-bar.mine', '.hint-panel.open', '[data-film]', '[data-end]',
        '[data-mistake]', '[data-mark-card]', '[data-rule-sheet]',
    ];
    const shown = open.filter((selector) => document.querySelector(selector) !== null);
    return [path, document.documentElement.dataset.theme, innerWidth, ...shown].join(' ')";

/// Nothing is left out. Nothing is loaded either (`preload`): a page asks nobody for anything but what it needs.
const RUN: &str = "
    const options = {
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] },
        resultTypes: ['violations'], preload: false, iframes: false,
    };
    const told = (node) => `      ${node.target.join(' ')}: ${node.html.slice(0, 200)}\\n        ${(node.failureSummary ?? '').replaceAll('\\n', ' ').slice(0, 300)}`;
    const finding = (found) => `  ${found.id} (${found.impact}): ${found.help}\\n${found.nodes.slice(0, 4).map(told).join('\\n')}`;
    return axe.run(document, options).then((result) =>
        result.violations.filter((found) => ['serious', 'critical'].includes(found.impact)).map(finding))";

impl Browser {
    /// Asserts that axe-core finds nothing serious on the page that is shown, unless one of its kind was looked at before.
    pub async fn is_accessible(&self) {
        let Some(source) = SOURCE.as_ref() else {
            return;
        };
        let kind = self.ask(KIND, vec![json!(self.home())]).await;
        let Value::String(kind) = kind else {
            return;
        };
        if is_seen(&kind) {
            return;
        }
        let found = self.script(&format!("{source}\n;{RUN}"), vec![]).await;
        let found: Vec<String> = serde_json::from_value(found).expect("findings are texts");
        assert!(found.is_empty(), "axe-core finds on '{kind}':\n{}", found.join("\n"));
        was_seen(kind);
    }
}
