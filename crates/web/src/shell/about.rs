//! Whose games these are, and whose work this is.

use leptos::prelude::*;

use super::heading::Heading;
use super::home::badge;
use crate::boards::{Cover, covers};
use crate::texts::{self, t};

/// About Roundhouse.
#[component]
pub fn About() -> impl IntoView {
    let credit = |cover: Cover| {
        let (meta, credit) = (&cover.meta, cover.credit(&texts::voice()));
        view! { <li>{badge(meta.id)}<span><strong>{meta.name}</strong><span class="soft">{credit}</span></span></li> }
    };
    view! {
        <section class="sheet narrow about">
            <Heading text=t!("about.title") window=t!("shell.about")/>
            <p class="lead">{t!("about.lead")}</p>
            <h2>{t!("about.games")}</h2>
            <ul class="credits">{covers().into_iter().map(credit).collect_view()}</ul>
            <p>{t!("about.unofficial")}</p>
            <h2>{t!("about.ours")}</h2>
            <p>{t!("about.art")}</p>
            <p>{t!("about.privacy")}</p>
            <p>{t!("about.licence")}</p>
        </section>
    }
}
