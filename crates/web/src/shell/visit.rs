//! A visit to a table by somebody who hasn't given a name: to look on needs none, to sit down or to talk does.

use leptos::prelude::*;

use super::dead_end::DeadEnd;
use super::naming::Naming;
use crate::host::api::{self, Refused, Sitting, State, TableInfo, TableNews};
use crate::host::session::Session;
use crate::shell::continued::game_name;
use crate::texts::t;

/// What a visitor wants a name for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    /// To sit down.
    Seat,
    /// To say something.
    Talk,
    /// Nothing: to look on.
    Nothing,
}

/// A visit: a handle, found by whatever needs a name.
#[derive(Clone, Copy)]
pub struct Visit {
    /// What the visitor has chosen; `None` before that.
    want: RwSignal<Option<Want>>,
    /// Does the name that is given now lead to a seat? Not a signal: nothing moves while the name is on its way.
    is_newcomer: StoredValue<bool>,
    /// Is it a table that strangers can't see?
    is_private: StoredValue<bool>,
}

/// Asks for a name where one is needed.
#[derive(Clone, Copy)]
pub struct Asker {
    session: Session,
    visit: Option<Visit>,
}

impl Asker {
    /// The one of this page.
    pub fn find() -> Asker {
        Asker {
            session: Session::find(),
            visit: use_context(),
        }
    }

    /// Is there somebody without a name?
    pub fn is_needed(self) -> bool {
        self.visit.is_some() && self.session.me().is_none()
    }

    /// Asks for a name, if there is none yet. Says whether it has to.
    pub fn asks(self, want: Want) -> bool {
        let is_named = self.session.me_now().is_some();
        let visit = self.visit.filter(|_| !is_named);
        if let Some(visit) = visit {
            visit.want.set(Some(want));
        }
        visit.is_some()
    }
}

impl Visit {
    /// Begins a visit, for everything on the page.
    pub fn provide() -> Visit {
        let visit = Visit {
            want: RwSignal::new(None),
            is_newcomer: StoredValue::new(false),
            is_private: StoredValue::new(false),
        };
        provide_context(visit);
        visit
    }

    /// Did the visitor just give a name in order to sit down? Says so once.
    pub fn takes_seat(self) -> bool {
        let takes = self.is_newcomer.get_value();
        self.is_newcomer.set_value(false);
        takes
    }

    /// Is it a table that strangers can't see?
    pub fn is_private(self) -> bool {
        self.is_private.get_value()
    }

    /// What a visitor sees of a table: that it isn't there, the question for a name, or the table itself.
    pub fn show(self, id: &str, table: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
        let (path, seen) = (format!("/api/tables/{id}"), RwSignal::new(None));
        leptos::task::spawn_local(async move {
            let news = api::get::<TableNews>(&path).await;
            seen.try_set(Some(news.map(|news| news.info)));
        });
        let shown = move || match seen.get() {
            None => view! { <p class="sheet narrow soft" role="status">{t!("online.connecting")}</p> }.into_any(),
            Some(Err(refused)) => self.refused(refused),
            Some(Ok(info)) => self.at(info.as_ref(), &table),
        };
        view! { {shown} }.into_any()
    }

    /// Strangers don't see the table: it may still have a seat for whoever gives a name.
    fn refused(self, refused: Refused) -> AnyView {
        const FORBIDDEN: u16 = 403;
        if refused.status != FORBIDDEN {
            return view! { <DeadEnd title=t!("online.no_table") text=refused.text/> }.into_any();
        }
        self.is_private.set_value(true);
        let named = Callback::new(move |()| self.is_newcomer.set_value(true));
        view! { <Naming text=Signal::stored(t!("online.table_text")) named/> }.into_any()
    }

    fn at(self, info: Option<&TableInfo>, table: &impl Fn() -> AnyView) -> AnyView {
        let has_seat = info.is_some_and(has_open_seat);
        let want = self.want.get();
        let asks = match want {
            None => has_seat,
            Some(want) => want != Want::Nothing,
        };
        let Some(info) = info.filter(|_| asks) else {
            return table();
        };
        let wants_seat = want != Some(Want::Talk);
        let named = Callback::new(move |()| self.is_newcomer.set_value(wants_seat));
        let watch = move |_| self.want.set(Some(Want::Nothing));
        view! {
            <Naming text=Signal::stored(invitation_text(info)) named>
                <p><button type="button" class="quiet" data-watch on:click=watch>{t!("visit.watch")}</button></p>
            </Naming>
        }
        .into_any()
    }
}

/// Can anybody sit down?
pub fn has_open_seat(info: &TableInfo) -> bool {
    info.state == State::Open && info.seats.iter().any(|seat| seat.sitter == Sitting::Open)
}

fn invitation_text(info: &TableInfo) -> String {
    let names: Vec<&str> = info
        .seats
        .iter()
        .filter(|seat| seat.sitter != Sitting::Asked)
        .filter_map(|seat| seat.name.as_deref())
        .collect();
    let (names, game) = (names, game_name(&info.game));
    if has_open_seat(info) {
        t!("online.invited_to", names = names, game = game)
    } else {
        t!("online.watch_invited", names = names, game = game)
    }
}
