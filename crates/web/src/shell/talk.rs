//! What is said at a table.

use leptos::html::Ol;
use leptos::prelude::*;

use super::online::{OnlinePage, online};
use super::visit::{Asker, Want};
use crate::host::api::{ChatLine, TableInfo};
use crate::host::room::Room;
use crate::host::session::Session;
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
    let pick = RwSignal::new(None);
    let menu = move || {
        pick.get().map(|line| {
            provide_context(Picked { room, line, pick });
            online(OnlinePage::LineMenu)
        })
    };
    view! {
        <div class="talk">
            <ol class="talk-lines" aria-live="polite" aria-label=t!("lobby.chat") tabindex="0" node_ref=list>
                <For each=move || room.chat.get() key=|line| line.number let:line>
                    {said(line, pick)}
                </For>
            </ol>
            {move || room.chat.read().is_empty().then(|| view! { <p class="soft">{t!("lobby.quiet")}</p> })}
            {menu}
            {saying(room)}
        </div>
    }
}

/// A line; those who are signed in can do something about others' lines.
fn said(line: ChatLine, pick: RwSignal<Option<ChatLine>>) -> impl IntoView {
    let session = Session::find();
    let kept = line.clone();
    let button = move || {
        let kept = kept.clone();
        (!kept.yours && session.me().is_some()).then(|| {
            let label = t!("lobby.about_line", name = kept.name);
            view! { <button type="button" class="quiet about-line" aria-label=label on:click=move |_| pick.set(Some(kept.clone()))>"⋯"</button> }
        })
    };
    view! { <li data-line=line.number><strong>{line.name}</strong> " " {line.text} {button}</li> }
}

/// The line whose menu is open.
#[derive(Clone)]
pub struct Picked {
    /// The table.
    pub room: Room,
    /// The line.
    pub line: ChatLine,
    /// Which menu is open, if any.
    pub pick: RwSignal<Option<ChatLine>>,
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
