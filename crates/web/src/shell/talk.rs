//! What is said at a table.

use leptos::html::Ol;
use leptos::prelude::*;

use super::visit::{Asker, Want};
use crate::host::api::TableInfo;
use crate::host::room::Room;
use crate::texts::t;

/// The lines that were said, and a place to say one, for those who may.
#[component]
pub fn Talk(
    /// The table.
    room: Room,
) -> impl IntoView {
    let list = NodeRef::<Ol>::new();
    Effect::new(move |_| {
        room.read_all();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    view! {
        <div class="talk">
            <ol class="talk-lines" aria-live="polite" aria-label=t!("lobby.chat") tabindex="0" node_ref=list>
                <For each=move || room.chat.get() key=|line| line.number let:line>
                    <li><strong>{line.name}</strong> " " {line.text}</li>
                </For>
            </ol>
            {move || room.chat.read().is_empty().then(|| view! { <p class="soft">{t!("lobby.quiet")}</p> })}
            {saying(room)}
        </div>
    }
}

/// A place to say a line, for those who may.
fn saying(room: Room) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked();
        if !said.trim().is_empty() {
            room.say(said.trim());
            text.set(String::new());
        }
    };
    let may_talk = Memo::new(move |_| room.info.with(|info| info.as_ref().is_none_or(TableInfo::may_talk)));
    let asker = Asker::find();
    let name_first = move |_| {
        asker.asks(Want::Talk);
    };
    move || {
        if !may_talk.get() {
            return view! { <p class="soft" data-listens>{t!("lobby.only_players_talk")}</p> }.into_any();
        }
        if asker.is_needed() {
            return view! { <p><button type="button" data-name-to-talk on:click=name_first>{t!("visit.talk")}</button></p> }.into_any();
        }
        view! {
            <form class="one-line" on:submit=say>
                <input maxlength="500" aria-label=t!("lobby.say") placeholder=t!("lobby.say") prop:value=text on:input=move |event| text.set(event_target_value(&event))/>
                <button>{t!("lobby.send")}</button>
            </form>
        }
        .into_any()
    }
}
