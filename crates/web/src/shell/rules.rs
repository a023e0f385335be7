//! The rules of the games, clause by clause, with search.

use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;
use table::rulebook::{self, Part};

use super::clauses::Book;
use super::heading::Heading;
use super::home::{badge, players};
use super::missing::Missing;
use crate::boards::{Cover, Fetching, Reference, cover, covers, with_coming};
use crate::browser;
use crate::lesson::Stop;
use crate::texts::{self, t};

/// The list of games with rules.
#[component]
pub fn AllRules() -> impl IntoView {
    let line = |cover: Cover| {
        let (about, meta) = (cover.about(&texts::voice()), cover.meta);
        view! {
            <A href=format!("/rules/{}", meta.id) attr:class="ticket">
                {badge(meta.id)}
                <span><strong>{meta.name}</strong><span class="soft">{about}</span></span>
                <span class="soft when">{players(&meta)}</span>
            </A>
        }
    };
    view! {
        <section class="sheet narrow">
            <Heading text=t!("rules.title")/>
            <p>{t!("rules.text")}</p>
            <div class="tickets column">{covers().into_iter().map(line).collect_view()}</div>
        </section>
    }
}

/// The rules of one game; a clause in the address is scrolled to and marked.
#[component]
pub fn Rules() -> impl IntoView {
    let params = use_params_map();
    let game = Memo::new(move |_| params.read().get("game").unwrap_or_default());
    let marked = Memo::new(move |_| params.read().get("clause").unwrap_or_default());
    move || {
        let Some(cover) = cover(&game.get()) else {
            return view! { <Missing/> }.into_any();
        };
        let rules = cover.rules(texts::voice().language);
        let meta = cover.meta;
        with_coming(Fetching::of(meta.name), rules, move |rules| {
            view! { <Rulebook meta=meta.clone() rules marked/> }.into_any()
        })
    }
}

#[component]
fn Rulebook(meta: table::Meta, rules: Reference, marked: Memo<String>) -> impl IntoView {
    let search = RwSignal::new(String::new());
    let parts = rulebook::parse(rules.text);
    let book = Book {
        id: meta.id,
        letter: meta.letter,
        rules,
        marked: marked.into(),
        here: None,
        lessons: lessons(meta.id),
    };
    let contents = contents(book, &parts);
    Effect::new(move |_| scroll_to(&marked.get()));
    let all = StoredValue::new(parts);
    let shown = move || {
        let wanted = search.get().to_lowercase();
        let found = all.with_value(|parts| filter(parts, &wanted));
        let none = found.is_empty().then(|| view! { <p>{t!("rules.nothing")}</p> });
        view! { {none} {found.into_iter().map(|part| book.show(part)).collect_view()} }
    };
    view! {
        <section class="sheet rulebook">
            <aside class="contents"><nav aria-label=t!("rules.contents")>{contents}</nav></aside>
            <div>
                <div class="title-row">{badge(meta.id)}<Heading text=t!("rules.of", game = meta.name)/><A href=format!("/strategy/{}", meta.id)>{t!("strategy.link")}</A></div>
                <label class="search">
                    <span class="hidden-text">{t!("rules.search")}</span>
                    <input type="search" placeholder=t!("rules.search") on:input=move |event| search.set(event_target_value(&event))/>
                </label>
                <div class="clauses" lang=texts::voice().language.code()>{shown}</div>
            </div>
        </section>
    }
}

/// The lessons of a game, as soon as they have come: nobody waits for them to read the rules.
fn lessons(game: &str) -> RwSignal<Vec<Stop>> {
    let (lessons, coming) = (RwSignal::default(), cover(game).and_then(|cover| cover.course()));
    if let Some(coming) = coming {
        leptos::task::spawn_local(async move {
            if let Ok(course) = coming.await {
                lessons.try_set(course.stops());
            }
        });
    }
    lessons
}

fn scroll_to(clause: &str) {
    let clause = clause.to_owned();
    request_animation_frame(move || {
        if let Some(element) = browser::document().get_element_by_id(&clause) {
            element.scroll_into_view();
        }
    });
}

/// The sections, as a list of links.
fn contents(book: Book, parts: &[Part]) -> impl IntoView + use<> {
    let link = |part: &Part| match part {
        Part::Heading {
            depth: 2,
            number: Some(number),
            text,
        } => {
            let (address, number, text) = (book.address(number), number.clone(), text.clone());
            Some(view! { <A href=address scroll=false><b>{number}</b><span>{text}</span></A> })
        }
        _ => None,
    };
    parts.iter().filter_map(link).collect_view()
}

/// The parts in which the words occur, each with the heading it stands under.
fn filter(parts: &[Part], wanted: &str) -> Vec<Part> {
    if wanted.trim().is_empty() {
        return parts
            .iter()
            .filter(|part| !matches!(part, Part::Heading { depth: 1, .. }))
            .cloned()
            .collect();
    }
    let (mut found, mut heading) = (Vec::new(), None);
    for part in parts {
        match part {
            Part::Heading { .. } => heading = Some(part),
            Part::Clause { number, text } if matches(&format!("{number} {text}"), wanted) => {
                found.extend(heading.take().cloned());
                found.push(part.clone());
            }
            _ => {}
        }
    }
    found
}

/// Do all wanted words occur? Apostrophes are typed straight and printed curved.
fn matches(text: &str, wanted: &str) -> bool {
    let straight = |text: &str| text.to_lowercase().replace('’', "'");
    let text = straight(text);
    straight(wanted).split_whitespace().all(|word| text.contains(word))
}
