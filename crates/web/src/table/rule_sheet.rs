//! The rules beside the table: a clause opens there, and the table stays as it is.

use leptos::ev;
use leptos::prelude::*;
use table::{Meta, rulebook};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::boards::{self, Fetching, Reference, with_coming};
use crate::browser;
use crate::shell::clauses::{self, Book, is_plain};
use crate::texts::{self, t};

/// How far below its upper edge the marked clause is shown, in pixels: what stands before it peeps out.
const ABOVE: i32 = 24;

/// The sheet with the rules. A handle, copied freely; links find it in the context of the table.
#[derive(Clone, Copy)]
pub struct RuleSheet {
    clause: RwSignal<Option<String>>,
    /// What had the focus before.
    from: StoredValue<Option<HtmlElement>, LocalStorage>,
}

impl RuleSheet {
    /// The sheet of a table, for all links on it.
    pub fn provide() -> RuleSheet {
        let sheet = RuleSheet {
            clause: RwSignal::new(None),
            from: StoredValue::new_local(None),
        };
        provide_context(sheet);
        sheet
    }

    /// Is a clause looked at?
    pub(super) fn is_open(self) -> bool {
        self.clause.with_untracked(Option::is_some)
    }

    fn open(self, clause: String) {
        close_popover();
        if !self.is_open() {
            let focused = document().active_element();
            self.from
                .set_value(focused.and_then(|element| element.dyn_into::<HtmlElement>().ok()));
        }
        self.clause.set(Some(clause));
    }

    /// Closes it; whoever reads on by keys does so where the link was.
    fn close(self) {
        self.clause.set(None);
        if let Some(element) = self.from.get_value() {
            let _ = element.focus();
        }
    }
}

/// Browsers show popovers above everything: one whose link was followed would cover the sheet. The focus goes back to the button that opened it.
fn close_popover() {
    let open = browser::document().query_selector(":popover-open").ok().flatten();
    if let Some(open) = open.and_then(|open| open.dyn_into::<HtmlElement>().ok()) {
        let _ = open.hide_popover();
    }
}

/// A link to a clause: it opens beside the table; in another tab, if one asks the browser for that.
pub fn rule_link(game: &'static str, clause: &str, label: String, class: &'static str) -> AnyView {
    let (address, clause) = (format!("/rules/{game}/{clause}"), clause.to_owned());
    let sheet = use_context::<RuleSheet>();
    let open = move |event: ev::MouseEvent| {
        if let Some(sheet) = sheet.filter(|_| is_plain(&event)) {
            event.prevent_default();
            sheet.open(clause.clone());
        }
    };
    view! { <a class=format!("rule-link {class}") href=address on:click=open>{label}</a> }.into_any()
}

/// The sheet, while a clause is looked at.
pub fn rule_sheet(meta: Meta, sheet: RuleSheet) -> AnyView {
    let is_open = Memo::new(move |_| sheet.clause.read().is_some());
    let escape = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" && is_open.get_untracked() {
            sheet.close();
        }
    });
    on_cleanup(move || escape.remove());
    let shown = move || is_open.get().then(|| whole(&meta, sheet));
    view! { {shown} }.into_any()
}

fn whole(meta: &Meta, sheet: RuleSheet) -> AnyView {
    let (id, letter, name) = (meta.id, meta.letter, meta.name);
    let marked = Signal::derive(move || sheet.clause.get().unwrap_or_default());
    let rules = boards::cover(id).map(|cover| cover.rules(texts::voice().language));
    let body = rules.map(|rules| {
        with_coming(Fetching::of(name), rules, move |rules| {
            section(Book {
                id,
                letter,
                rules,
                marked,
                here: Some(Callback::new(move |clause| sheet.open(clause))),
                lessons: RwSignal::default(),
            })
        })
    });
    let place = NodeRef::<leptos::html::Aside>::new();
    place.on_load(|aside| {
        let _ = aside.focus();
    });
    view! {
        <aside class="rule-sheet" role="dialog" aria-label=t!("rules.of", game = name) tabindex="-1" data-rule-sheet node_ref=place>
            <header>
                <strong>{t!("rules.of", game = name)}</strong>
                <a href=move || format!("/rules/{id}/{}", marked.get()) target="_blank">{t!("rule_sheet.all")}</a>
                <button class="quiet" data-close-rules aria-label=t!("table.close") on:click=move |_| sheet.close()>"×"</button>
            </header>
            <div class="rule-sheet-body" tabindex="0" role="region" aria-label=t!("rules.title")>{body}</div>
        </aside>
    }
    .into_any()
}

/// The section of the marked clause, scrolled to it.
fn section(book: Book) -> AnyView {
    let Reference { text, .. } = book.rules;
    let parts = StoredValue::new(rulebook::parse(text));
    let shown = move || {
        let section = parts.with_value(|parts| clauses::section(parts, &book.marked.read()));
        section.into_iter().map(|part| book.show(part)).collect_view()
    };
    Effect::new(move |_| {
        let clause = book.marked.get();
        request_animation_frame(move || scroll_to(&clause));
    });
    view! { <div class="clauses" lang=texts::voice().language.code()>{shown}</div> }.into_any()
}

fn scroll_to(clause: &str) {
    let found = |selector: &str| browser::document().query_selector(selector).ok().flatten();
    let element = browser::document().get_element_by_id(clause);
    let element = element.and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let (Some(body), Some(element)) = (found(".rule-sheet-body"), element) {
        body.set_scroll_top(element.offset_top() - ABOVE);
    }
}
