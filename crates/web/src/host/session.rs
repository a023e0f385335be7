//! Who is signed in at the server, as far as the page knows.

use leptos::prelude::*;

use super::api::{self, Credentials, Guest, Me, Refused};
use crate::browser;
use crate::settings::settings;
use crate::shell::bell;

/// Who is signed in: one signal for the whole page.
#[derive(Clone, Copy)]
pub struct Session(RwSignal<Known>);

/// What is known about it.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Known {
    /// Not asked yet.
    #[default]
    Unknown,
    /// Nobody is signed in.
    Nobody,
    /// Somebody is.
    Somebody(Me),
    /// The server can't be reached.
    Unreachable,
}

/// That there is a session is remembered, so that strangers are not asked for one (the cookie itself is out of reach for the page).
const MARK: &str = "session";

impl Session {
    /// Begins to know; to be called once, around all pages.
    pub fn provide() {
        provide_context(Session(RwSignal::default()));
    }

    /// The page's session.
    pub fn find() -> Session {
        use_context().expect("all pages are inside of it")
    }

    /// What is known; asks to be told of changes.
    pub fn get(self) -> Known {
        self.0.get()
    }

    /// Who is signed in.
    pub fn me(self) -> Option<Me> {
        match self.0.get() {
            Known::Somebody(me) => Some(me),
            _ => None,
        }
    }

    /// Who is signed in, just once.
    pub fn me_now(self) -> Option<Me> {
        match self.0.get_untracked() {
            Known::Somebody(me) => Some(me),
            _ => None,
        }
    }

    /// Asks the server, if it is not known yet.
    pub fn ask(self) {
        if self
            .0
            .with_untracked(|known| matches!(known, Known::Nobody | Known::Somebody(_)))
        {
            return;
        }
        if browser::load::<bool>(MARK).is_none() {
            return self.0.set(Known::Nobody);
        }
        leptos::task::spawn_local(async move {
            let known = match api::get::<Me>("/api/me").await {
                Ok(me) => Known::Somebody(me),
                Err(Refused { status: 401, .. }) => Known::Nobody,
                Err(_) => Known::Unreachable,
            };
            self.0.try_set(known);
        });
    }

    fn begin(self, me: Me) {
        browser::keep(MARK, &true);
        self.0.try_set(Known::Somebody(me));
    }

    fn end(self) {
        browser::forget(MARK);
        self.0.try_set(Known::Nobody);
    }

    /// Plays as a guest of this name.
    pub async fn guest(self, name: &str) -> Result<(), Refused> {
        let guest = Guest { name: name.to_owned() };
        let me = api::post("/api/guests", &guest).await?;
        settings().change(|chosen| name.clone_into(&mut chosen.name));
        self.begin(me);
        Ok(())
    }

    /// Signs in to an account.
    pub async fn sign_in(self, name: &str, password: &str) -> Result<(), Refused> {
        self.begin_account(api::post("/api/sessions", &credentials(name, password)).await?);
        Ok(())
    }

    /// Makes an account of the guest, who keeps all seats; or of somebody who comes for the first time.
    pub async fn account(self, name: &str, password: &str) -> Result<(), Refused> {
        let path = if self.me_now().is_some() {
            "/api/me/account"
        } else {
            "/api/accounts"
        };
        self.begin_account(api::post(path, &credentials(name, password)).await?);
        Ok(())
    }

    /// Somebody has signed in to an account by another way.
    pub fn came_in(self, me: Me) {
        self.begin_account(me);
    }

    /// The name of an account is the one to play under from now on.
    fn begin_account(self, me: Me) {
        settings().change(|chosen| chosen.name.clone_from(&me.name));
        self.begin(me);
    }

    /// Signs out.
    pub async fn sign_out(self) -> Result<(), Refused> {
        bell::forget_browser().await;
        api::delete("/api/sessions/current").await?;
        self.end();
        Ok(())
    }

    /// The session was refused: nobody is signed in any more.
    pub fn lost(self) {
        self.end();
    }
}

fn credentials(name: &str, password: &str) -> Credentials {
    Credentials {
        name: name.to_owned(),
        password: password.to_owned(),
    }
}
