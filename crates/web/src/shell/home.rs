//! Home: the games as posters.

use leptos::prelude::*;

use crate::boards::{self, Board, BoardVisitor};
use crate::host::kept;
use crate::texts::t;

/// The way in.
#[component]
pub fn Home() -> impl IntoView {
    let poster = |game: &'static dyn catalog::AnyGame| {
        let meta = game.meta();
        let id = meta.id;
        let play =
            boards::has_board(id).then(|| view! { <button class="main" data-play=id on:click=move |_| kept::play_now(id)>{t!("home.play_now")}</button> });
        view! {
            <article class="poster">
                {picture(id)}
                <h2>{meta.name}</h2>
                <p>{meta.about}</p>
                {play}
            </article>
        }
    };
    view! { <section class="posters">{catalog::games().iter().map(|game| poster(*game)).collect_view()}</section> }
}

fn picture(id: &str) -> Option<AnyView> {
    struct Picture;
    impl BoardVisitor for Picture {
        type Output = AnyView;
        fn visit<G: Board>(self) -> AnyView {
            G::poster()
        }
    }
    boards::visit(id, Picture)
}
