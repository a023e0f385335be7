//! Setting up a game: around this device, or on the server.

use std::collections::BTreeMap;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::{use_navigate, use_params_map};

use super::continued::game_name;
use super::fields::{Pick, Switch, problem};
use super::heading::Heading;
use super::home::badge;
use super::new_options::GameOptions;
use super::new_seats::{SeatChoice, Seats, Who};
use super::online::{OnlinePage, online};
use super::passport::Passport;
use crate::boards::{self, Opened};
use crate::browser;
use crate::host::api::{self, Created, NewTable, Refused, SeatWish};
use crate::host::kept::KeptSeat;
use crate::host::session::{Known, Session};
use crate::settings::settings;
use crate::texts::t;
use crate::time::TimeWishes;
use crate::watch::WatchWishes;

/// Where a game shall be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On this device.
    Here,
    /// On the server.
    Online,
}

/// A game being set up: a handle of signals.
#[derive(Clone, Copy)]
pub struct Plan {
    /// Where.
    pub place: RwSignal<Place>,
    /// Who; the first seat is yours.
    pub seats: RwSignal<Vec<SeatChoice>>,
    /// Your name.
    pub name: RwSignal<String>,
    /// What is chosen among the game's options.
    pub options: RwSignal<BTreeMap<String, String>>,
    /// Why one's name won't do.
    pub bad_name: RwSignal<Option<String>>,
    time: TimeWishes,
    watch: WatchWishes,
    spectators: RwSignal<bool>,
    spectator_chat: RwSignal<bool>,
    rated: RwSignal<bool>,
    listed: RwSignal<bool>,
    error: RwSignal<Option<String>>,
    busy: RwSignal<bool>,
}

impl Plan {
    /// What is usually chosen.
    pub(crate) fn new() -> Plan {
        let chosen = settings().now();
        Plan {
            place: RwSignal::new(Place::Online),
            seats: RwSignal::new(vec![SeatChoice::new(Who::Me), SeatChoice::new(Who::Open)]),
            name: RwSignal::new(chosen.name),
            options: RwSignal::default(),
            bad_name: RwSignal::default(),
            time: TimeWishes {
                clock: RwSignal::default(),
                late: RwSignal::default(),
            },
            watch: WatchWishes {
                delay: RwSignal::default(),
            },
            spectators: RwSignal::new(true),
            spectator_chat: RwSignal::new(false),
            rated: RwSignal::new(true),
            listed: RwSignal::new(false),
            error: RwSignal::default(),
            busy: RwSignal::new(false),
        }
    }

    fn move_to(self, place: Place) {
        self.place.set(place);
        self.seats
            .update(|seats| seats.iter_mut().skip(1).for_each(|seat| seat.move_to(place)));
    }

    /// Sets the game up in this browser and says the address of its table.
    fn begin_here(self, game: &'static dyn Opened) -> Result<String, String> {
        let name = self.name.get_untracked().trim().to_owned();
        settings().change(|chosen| chosen.name.clone_from(&name));
        let seat = |seat: &SeatChoice| match seat.who {
            Who::Me => KeptSeat::person(&name),
            Who::Bot => KeptSeat::bot(&seat.level),
            _ => KeptSeat::person(seat.name.trim()),
        };
        let seats = self.seats.with_untracked(|seats| seats.iter().map(seat).collect());
        let options: Vec<_> = self.options.get_untracked().into_iter().collect();
        Ok(format!("/local/{}", game.begin(seats, &options)?))
    }

    /// Makes a table on the server and says its address.
    async fn begin_online(self, session: Session, game: String) -> Result<String, Option<String>> {
        if session.me_now().is_none() {
            session
                .guest(self.name.get_untracked().trim())
                .await
                .map_err(|refused| self.no_guest(refused))?;
        }
        let wish = |seat: &SeatChoice| match seat.who {
            Who::Me | Who::Person => SeatWish::Me,
            Who::Open => SeatWish::Open,
            Who::Invited => SeatWish::Invited,
            Who::Bot => SeatWish::Bot {
                level: seat.level.clone(),
            },
        };
        let new = NewTable {
            game,
            options: self.options.get_untracked(),
            seats: self.seats.with_untracked(|seats| seats.iter().map(wish).collect()),
            clock: self.time.clock.get_untracked(),
            late: self.time.late.get_untracked(),
            spectators: self.spectators.get_untracked(),
            delay: self.watch.delay.get_untracked(),
            spectator_chat: self.spectators.get_untracked() && self.spectator_chat.get_untracked(),
            listed: self.listed.get_untracked(),
            rated: self.rated.get_untracked(),
            stand_in: None,
        };
        let created: Created = api::post("/api/tables", &new)
            .await
            .map_err(|refused| Some(refused.text))?;
        browser::keep(&format!("links.{}", created.table.id), &created.links);
        Ok(format!("/table/{}", created.table.id))
    }

    /// What the form does: the game begins, and the page goes to its table.
    fn beginning(self, session: Session, game: String, opened: &'static dyn Opened) -> impl Fn(SubmitEvent) {
        let navigate = use_navigate();
        let arrive = move |made: Result<String, Option<String>>| match made {
            Ok(address) => navigate(&address, NavigateOptions::default()),
            Err(error) => {
                self.busy.try_set(false);
                self.error.try_set(error);
            }
        };
        move |event| {
            event.prevent_default();
            let (arrive, game) = (arrive.clone(), game.clone());
            if self.place.get_untracked() == Place::Here {
                return arrive(self.begin_here(opened).map_err(Some));
            }
            self.busy.set(true);
            self.error.set(None);
            leptos::task::spawn_local(async move { arrive(self.begin_online(session, game).await) });
        }
    }

    /// What is wrong with the name is told beside it, everything else at the end.
    fn no_guest(self, refused: Refused) -> Option<String> {
        if !refused.is_about_name() {
            return Some(refused.text);
        }
        self.bad_name.try_set(Some(refused.text));
        None
    }
}

/// The page on which a game is set up.
#[component]
pub fn NewGame() -> impl IntoView {
    let params = use_params_map();
    move || {
        let id = params.read().get("game").unwrap_or_default();
        if boards::has_board(&id) {
            let own = id.clone();
            boards::with_game(&id, move |game| set_up(own.clone(), game).into_any())
        } else {
            no_board(&id).into_any()
        }
    }
}

fn no_board(id: &str) -> impl IntoView + use<> {
    view! {
        <section class="sheet narrow">
            <Heading text=game_name(id)/>
            <p>{t!("home.no_board")}</p>
            <p><A href="/" attr:class="button main">{t!("missing.home")}</A></p>
        </section>
    }
}

fn set_up(id: String, opened: &'static dyn Opened) -> impl IntoView {
    let (plan, session) = (Plan::new(), Session::find());
    session.ask();
    let begin = plan.beginning(session, id.clone(), opened);
    let is_online = move || plan.place.get() == Place::Online;
    let is_stranger = Memo::new(move |_| session.get() == Known::Nobody);
    view! {
        <section class="sheet narrow set-up">
            <div class="title-row">{badge(&id)}<Heading text=t!("friends.title", game = game_name(&id))/></div>
            <form on:submit=begin>
                <Pick label=t!("friends.where") choices=vec![(Place::Online, t!("friends.online")), (Place::Here, t!("friends.here"))]
                    now=plan.place choose=move |place| plan.move_to(place)/>
                <p class="soft note">{move || if is_online() { t!("friends.online_note") } else { t!("friends.here_note") }}</p>
                <Seats plan game=id.clone()/>
                <GameOptions plan id game=opened/>
                {move || is_online().then(|| online_part(plan))}
                {problem(plan.error)}
                <p class="ways"><button class="main big" data-begin disabled=plan.busy>
                    {move || if is_online() { t!("friends.make") } else { t!("friends.begin") }}
                </button></p>
            </form>
            {move || (is_online() && is_stranger.get()).then(|| view! { <Passport name=plan.name/> })}
        </section>
    }
}

fn online_part(plan: Plan) -> impl IntoView {
    provide_context(plan.time);
    provide_context(plan.watch);
    view! {
        <fieldset>
            <legend>{t!("friends.table")}</legend>
            {online(OnlinePage::Clock)}
            <Switch label=t!("friends.spectators") now=plan.spectators choose=move |on| plan.spectators.set(on)/>
            {move || plan.spectators.get().then(|| spectator_chat(plan))}
            {move || plan.spectators.get().then(|| online(OnlinePage::Delay))}
            <Switch label=t!("friends.listed") now=plan.listed choose=move |on| plan.listed.set(on)/>
            <div data-rated><Switch label=t!("friends.rated") now=plan.rated choose=move |on| plan.rated.set(on)/></div>
        </fieldset>
    }
}

/// Whether spectators may chat, where there are any.
fn spectator_chat(plan: Plan) -> impl IntoView {
    view! {
        <div data-spectator-chat>
            <Switch label=t!("friends.spectator_chat") now=plan.spectator_chat choose=move |on| plan.spectator_chat.set(on)/>
        </div>
    }
}
