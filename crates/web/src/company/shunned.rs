//! People whom one keeps away.

use leptos::prelude::*;
use wire::company::{Distance, Shun, Shunned, Whom};

use super::{Outcome, asked, words};
use crate::host::api;
use crate::host::room::Room;
use crate::shell::fields::guest_mark;
use crate::standing::answered_in_part;
use crate::texts::t;

/// All of them, each with a way back.
#[component]
pub(super) fn List() -> impl IntoView {
    let (again, outcome) = (RwSignal::new(0), Outcome::new());
    let people = asked::<Vec<Shunned>>("/api/me/shunned", again);
    let list = move |people: Vec<Shunned>| {
        if people.is_empty() {
            return view! { <p class="soft">{t!("company.nobody_shunned")}</p> }.into_any();
        }
        let rows = people
            .into_iter()
            .map(|person| row(person, again, outcome))
            .collect_view();
        view! { <ul class="own-list">{rows}</ul> }.into_any()
    };
    view! {
        <p>{t!("company.shunned_note")}</p>
        {answered_in_part(people, list)}
        {outcome.shown()}
    }
}

fn row(person: Shunned, again: RwSignal<u32>, outcome: Outcome) -> AnyView {
    let (name, id) = (person.name.clone(), person.id.clone());
    let undo = move |_| {
        let id = id.clone();
        outcome.of(async move || {
            api::delete(&format!("/api/me/shunned/{id}")).await.map_err(words)?;
            again.try_update(|again| *again += 1);
            Ok(None)
        });
    };
    let note = match person.distance {
        Distance::Muted => t!("company.muted"),
        Distance::Blocked => t!("company.blocked"),
    };
    view! {
        <li data-shunned=name.clone()>
            <span><strong>{person.name}" "{person.guest.then(guest_mark)}</strong><span class="soft">{note}</span></span>
            <button class="quiet" aria-label=t!("company.undo_whom", name = name) on:click=undo>{t!("company.undo")}</button>
        </li>
    }
    .into_any()
}

/// Keeps somebody away from now on.
pub(super) async fn keep_away(whom: Whom, distance: Distance) -> Result<Vec<Shunned>, String> {
    api::post("/api/me/shunned", &Shun { whom, distance })
        .await
        .map_err(words)
}

/// Two buttons that keep somebody away.
#[component]
pub fn KeepAway(
    /// Whom.
    whom: Whom,
    /// By name.
    name: String,
    /// Whose talk is heard without them from then on.
    #[prop(optional)]
    room: Option<Room>,
) -> impl IntoView {
    let outcome = Outcome::new();
    let both = StoredValue::new((whom, name.clone()));
    let keep = move |distance: Distance| {
        // the menu may be closed before the server answers
        let (whom, name) = both.get_value();
        outcome.of(async move || {
            keep_away(whom, distance).await?;
            if let Some(room) = room {
                room.hear_again();
            }
            Ok(Some(match distance {
                Distance::Muted => t!("company.muted_now", name = name),
                Distance::Blocked => t!("company.blocked_now", name = name),
            }))
        });
    };
    view! {
        <span class="ways">
            <button type="button" class="quiet" data-mute aria-label=t!("company.mute_whom", name = name) on:click=move |_| keep(Distance::Muted)>{t!("company.mute")}</button>
            <button type="button" class="quiet" data-block aria-label=t!("company.block_whom", name = name) on:click=move |_| keep(Distance::Blocked)>{t!("company.block")}</button>
        </span>
        {outcome.shown()}
    }
}
