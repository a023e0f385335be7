//! Tables of others with a free seat, on home.

use leptos::prelude::*;
use leptos_router::components::A;

use super::continued::game_name;
use super::home::badge;
use crate::host::api::{self, Listed};
use crate::texts::t;

/// More than this are found under My games.
const SHOWN: usize = 4;

/// The newest tables with a free seat, if there are any.
#[component]
pub fn OpenTables() -> impl IntoView {
    let tables = RwSignal::new(Vec::<Listed>::new());
    leptos::task::spawn_local(async move {
        // without a server there are none
        if let Ok(found) = api::get("/api/tables").await {
            tables.try_set(found);
        }
    });
    move || {
        let tables = tables.get();
        (!tables.is_empty()).then(|| {
            let more = (tables.len() > SHOWN).then(|| view! { <p><A href="/games">{t!("games.all_open")}</A></p> });
            view! {
                <section class="continued" aria-labelledby="open-tables" data-open-tables>
                    <h2 id="open-tables">{t!("games.open")}</h2>
                    <div class="tickets">{tables.iter().take(SHOWN).map(ticket).collect_view()}</div>
                    {more}
                </section>
            }
        })
    }
}

fn ticket(listed: &Listed) -> AnyView {
    let host = t!("online.table_of", name = listed.host, n = listed.players);
    let free = t!("games.free", n = listed.open);
    let (sign, name) = (badge(&listed.game), game_name(&listed.game));
    view! {
        <A href=format!("/table/{}", listed.id) attr:class="ticket">
            {sign}
            <span><strong>{name}</strong><span class="soft">{host}</span></span>
            <span class="whose yours">{free}</span>
        </A>
    }
    .into_any()
}
