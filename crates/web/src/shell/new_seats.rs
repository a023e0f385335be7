//! The seats of a game being set up.

use leptos::html::Input;
use leptos::prelude::*;

use super::fields::{Level, problem};
use super::new_game::{Place, Plan};
use crate::boards;
use crate::host::session::Session;
use crate::settings::settings;
use crate::texts::{Key, key, t};

/// Who shall sit on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Oneself.
    Me,
    /// Another person at this screen.
    Person,
    /// Whoever comes.
    Open,
    /// Whoever has the seat's own link.
    Invited,
    /// A bot.
    Bot,
}

impl Who {
    /// Who can sit beside oneself at this place.
    const fn choices(place: Place) -> &'static [Who] {
        match place {
            Place::Here => &[Who::Person, Who::Bot],
            Place::Online => &[Who::Open, Who::Invited, Who::Bot, Who::Person],
        }
    }

    const fn key(self) -> Key {
        match self {
            Who::Me => key!("friends.me"),
            Who::Person => key!("friends.person"),
            Who::Open => key!("friends.open"),
            Who::Invited => key!("friends.invited"),
            Who::Bot => key!("friends.bot"),
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Who::Me => "me",
            Who::Person => "person",
            Who::Open => "open",
            Who::Invited => "invited",
            Who::Bot => "bot",
        }
    }

    fn of_word(word: &str) -> Who {
        [Who::Me, Who::Person, Who::Open, Who::Invited]
            .into_iter()
            .find(|who| who.word() == word)
            .unwrap_or(Who::Bot)
    }
}

/// What is chosen for a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatChoice {
    /// Who.
    pub who: Who,
    /// The level, if it is a bot.
    pub level: String,
    /// The name, if it is a person at this screen.
    pub name: String,
}

impl SeatChoice {
    /// A seat for somebody.
    pub fn new(who: Who) -> SeatChoice {
        SeatChoice {
            who,
            level: settings().now().level,
            name: String::new(),
        }
    }

    /// Who may not sit at the new place becomes somebody who may.
    pub fn move_to(&mut self, place: Place) {
        if self.who != Who::Bot {
            self.who = Who::choices(place)[0];
        }
    }
}

/// The seats.
#[component]
pub fn Seats(
    /// The game being set up.
    plan: Plan,
    /// Which game it is.
    game: String,
) -> impl IntoView {
    let players = boards::cover(&game).map_or(2..=4, |cover| cover.meta.players);
    let (least, most) = (usize::from(*players.start()), usize::from(*players.end()));
    let count = Memo::new(move |_| plan.seats.read().len());
    let add = move |_| plan.seats.update(|seats| seats.push(SeatChoice::new(Who::Bot)));
    view! {
        <fieldset>
            <legend>{t!("friends.seats")}</legend>
            <ol class="seat-rows">
                <For each=move || 0..count.get() key=|number| *number let:number>
                    <SeatRow plan number removable=Signal::derive(move || number >= least.max(1) && number + 1 == count.get())/>
                </For>
            </ol>
            {move || (count.get() < most).then(|| view! { <button type="button" class="add" data-add-seat on:click=add>{t!("friends.add")}</button> })}
        </fieldset>
    }
}

#[component]
fn SeatRow(plan: Plan, number: usize, removable: Signal<bool>) -> impl IntoView {
    let who = Memo::new(move |_| {
        plan.seats
            .with(|seats| seats.get(number).map_or(Who::Bot, |seat| seat.who))
    });
    let remove = move |_| plan.seats.update(|seats| drop(seats.pop()));
    let remove_button = move || {
        removable.get().then(|| view! { <button type="button" class="quiet" aria-label=t!("friends.remove", n = number + 1) on:click=remove>"✕"</button> })
    };
    view! {
        <li class=format!("seat-row seat-{number}")>
            <span class="seat-number" aria-hidden="true">{number + 1}</span>
            {if number == 0 { own_name(plan).into_any() } else { who_select(plan, number, who).into_any() }}
            {move || more(plan, number, who.get())}
            {remove_button}
        </li>
    }
}

/// Your seat: the name you play under.
fn own_name(plan: Plan) -> impl IntoView {
    let session = Session::find();
    let field = NodeRef::<Input>::new();
    let change = move |event| {
        plan.name.set(event_target_value(&event));
        plan.bad_name.set(None);
    };
    // what is wrong with the name is told where it is changed
    Effect::new(move |_| {
        if let Some(field) = field.get().filter(|_| plan.bad_name.read().is_some()) {
            let _ = field.focus();
        }
    });
    move || {
        let is_online = plan.place.get() == Place::Online;
        if let Some(me) = session.me().filter(|_| is_online) {
            return view! { <span class="own-name">{t!("friends.me_named", name = me.name)}</span> }.into_any();
        }
        view! {
            <label class="own-name">
                <span>{t!("friends.me")}</span>
                <input name="name" autocomplete="nickname" maxlength="40" required=is_online placeholder=t!("friends.your_name")
                    aria-invalid=move || plan.bad_name.read().is_some().then_some("true") node_ref=field prop:value=plan.name on:input=change/>
            </label>
            {problem(plan.bad_name)}
        }
        .into_any()
    }
}

fn who_select(plan: Plan, number: usize, who: Memo<Who>) -> impl IntoView {
    let choose = move |event| {
        let chosen = Who::of_word(&event_target_value(&event));
        plan.seats.update(|seats| seats[number].who = chosen);
    };
    let options = move || {
        let option = |choice: &Who| {
            let choice = *choice;
            view! { <option value=choice.word() selected=move || who.get() == choice>{t!(choice.key())}</option> }
        };
        Who::choices(plan.place.get()).iter().map(option).collect_view()
    };
    view! { <select data-who=number aria-label=t!("friends.who", n = number + 1) on:change=choose>{options}</select> }
}

/// What else there is to choose: the level of a bot, the name of a person here.
fn more(plan: Plan, number: usize, who: Who) -> AnyView {
    let level = Signal::derive(move || {
        plan.seats
            .with(|seats| seats.get(number).map(|seat| seat.level.clone()).unwrap_or_default())
    });
    let name = move || {
        plan.seats
            .with_untracked(|seats| seats.get(number).map(|seat| seat.name.clone()).unwrap_or_default())
    };
    match who {
        Who::Bot => {
            let choose = move |level: String| plan.seats.update(|seats| seats[number].level = level);
            view! { <Level label=t!("friends.level", n = number + 1) now=level choose/> }.into_any()
        }
        Who::Person if plan.place.get_untracked() == Place::Here => view! {
            <input maxlength="40" aria-label=t!("friends.name", n = number + 1) placeholder=t!("friends.their_name") prop:value=name
                on:input=move |event| plan.seats.update_untracked(|seats| seats[number].name = event_target_value(&event))/>
        }
        .into_any(),
        Who::Invited => view! { <span class="soft">{t!("friends.invited_note")}</span> }.into_any(),
        Who::Open => view! { <span class="soft">{t!("friends.open_note")}</span> }.into_any(),
        _ => ().into_any(),
    }
}
