//! What many games between equal bots say about a game: a few sentences, and plots.

mod headline;
mod plot;

use std::cell::RefCell;
use std::collections::BTreeMap;

use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;
use table::Book;
use wire::strategy::{Estimate, Group, Kind, Strategy, Table, Thing};

use super::continued::game_name;
use super::heading::Heading;
use super::home::{badge, colour};
use super::missing::Missing;
use crate::boards::{self, Fetching, NotLoaded, Opened, with_coming};
use crate::host::api;
use crate::texts::{self, t};
use plot::{Dot, plot};

/// A list that is longer shows its two ends, and all of it on request.
const LONGEST: usize = 16;

thread_local! {
    /// The facts that have come. They stay as long as the page.
    static KNOWN: RefCell<BTreeMap<String, &'static Strategy>> = const { RefCell::new(BTreeMap::new()) };
}

/// The facts about a game, with the words of the game.
#[derive(Clone, Copy)]
struct Facts {
    strategy: &'static Strategy,
    book: &'static Book,
}

/// What is known about a game.
#[component]
pub fn StrategyPage() -> impl IntoView {
    let params = use_params_map();
    move || {
        let game = params.read().get("game").unwrap_or_default();
        if !boards::has_board(&game) {
            return view! { <Missing/> }.into_any();
        }
        let fetching = Fetching::of(&game_name(&game));
        with_coming(fetching, fetch(game), |facts: Facts| facts.show())
    }
}

async fn fetch(game: String) -> Result<Facts, NotLoaded> {
    let book = boards::load(&game).await.map(Opened::book)?;
    if let Some(strategy) = KNOWN.with_borrow(|known| known.get(&game).copied()) {
        return Ok(Facts { strategy, book });
    }
    let strategy: Strategy = api::get(&format!("/strategy-{game}.json"))
        .await
        .map_err(|_| NotLoaded)?;
    let strategy: &'static Strategy = Box::leak(Box::new(strategy));
    KNOWN.with_borrow_mut(|known| known.insert(game, strategy));
    Ok(Facts { strategy, book })
}

impl Facts {
    /// What a fact is about, in the words of the game.
    fn word(self, place: usize) -> String {
        let message = self.strategy.words.get(place);
        message.map_or_else(String::new, |message| {
            message.clone().bind(self.book).said(&texts::voice())
        })
    }

    /// A thing by its name, with what it scores for.
    fn name(self, thing: &Thing) -> String {
        let name = self.word(thing.what);
        match thing.detail {
            Some(detail) => t!("strategy.detailed", name = name, detail = self.word(detail)),
            None => name,
        }
    }

    fn show(self) -> AnyView {
        let Strategy { game, tables, .. } = self.strategy;
        let shown = RwSignal::new(0);
        let table = move || match tables.get(shown.get()) {
            Some(table) => self.table(table),
            None => view! { <p>{t!("strategy.none")}</p> }.into_any(),
        };
        let choose = (tables.len() > 1).then(|| view! {
            <div class="strategy-players" role="group" aria-label=t!("strategy.players_label")>
                {tables.iter().enumerate().map(|(place, table)| view! {
                    <button aria-pressed=move || (shown.get() == place).to_string() on:click=move |_| shown.set(place)>
                        {t!("strategy.players", n = table.players)}
                    </button>
                }).collect_view()}
            </div>
        });
        view! {
            <section class="sheet narrow strategy" style=("--game", colour(game)) data-strategy=game.as_str()>
                <div class="title-row">{badge(game)}<Heading text=t!("strategy.title", game = game_name(game))/></div>
                <p class="soft">{self.source()}</p>
                <p class="ways"><A href=format!("/learn/{game}")>{t!("home.learn")}</A><A href=format!("/rules/{game}")>{t!("home.rules")}</A></p>
                {choose}
                {table}
                <p class="soft">{t!("strategy.caution")}</p>
            </section>
        }
        .into_any()
    }

    /// Whose games they were, how many, and when.
    fn source(self) -> String {
        let Strategy {
            bot,
            made,
            rules,
            tables,
            ..
        } = self.strategy;
        let bot = match bot.strip_prefix("search:").and_then(|tries| tries.parse::<u32>().ok()) {
            Some(tries) => t!("strategy.search", n = tries),
            None => bot.clone(),
        };
        let games: u64 = tables.iter().map(|table| table.games).sum();
        t!("strategy.source", games = games, bot = bot, made = made, rules = *rules)
    }

    fn table(self, table: &'static Table) -> AnyView {
        let openings = table
            .groups
            .iter()
            .filter(|group| matches!(group.kind, Kind::Opened(_)));
        let others = |kind: Kind| table.groups.iter().filter(move |group| group.kind == kind);
        view! {
            <ul class="strategy-facts">{headline::sentences(self, table).into_iter().map(|said| view! { <li>{said}</li> }).collect_view()}</ul>
            <h2>{t!("strategy.openings")}</h2>
            <p>{t!("strategy.how")}</p>
            {openings.map(|group| self.group(group)).collect_view()}
            <h2>{t!("strategy.seats")}</h2>
            {seats(table)}
            <h2>{t!("strategy.parts")}</h2>
            <p>{t!("strategy.how_parts")}</p>
            {self.parts(table)}
            {others(Kind::Had).map(|group| view! { <h2>{t!("strategy.had")}</h2> {self.group(group)} }).collect_view()}
            {others(Kind::Scored).map(|group| view! { <h2>{t!("strategy.scored")}</h2> {self.group(group)} }).collect_view()}
        }
        .into_any()
    }

    fn parts(self, table: &Table) -> AnyView {
        let dots = table.parts.iter().map(|part| Dot {
            name: self.word(part.what),
            games: part.games,
            value: signed(part.lead.0),
            estimate: part.lead,
        });
        plot(&t!("strategy.parts"), &t!("strategy.points"), dots.collect())
    }

    fn group(self, group: &'static Group) -> AnyView {
        let dot = move |thing: &Thing| Dot {
            name: self.name(thing),
            games: thing.times,
            value: signed(100.0 * thing.win.0),
            estimate: thing.win,
        };
        let draw = move |things: Vec<&Thing>| {
            plot(
                &heading(group.kind),
                &t!("strategy.wins"),
                things.into_iter().map(dot).collect(),
            )
        };
        let all: Vec<&Thing> = group.things.iter().collect();
        if all.len() <= LONGEST {
            return draw(all);
        }
        let (count, mut clear) = (all.len(), all);
        clear.retain(|thing| thing.win.is_clear_of(0.0));
        if clear.len() > LONGEST {
            clear.drain(LONGEST / 2..clear.len() - LONGEST / 2);
        }
        let open = RwSignal::new(false);
        let whole = move || open.get().then(|| draw(group.things.iter().collect()));
        view! {
            {draw(clear)}
            <details on:toggle=move |_| open.set(true)><summary>{t!("strategy.all", n = count)}</summary>{whole}</details>
        }
        .into_any()
    }
}

fn heading(kind: Kind) -> String {
    match kind {
        Kind::Opened(_) => t!("strategy.openings"),
        Kind::Had => t!("strategy.had"),
        Kind::Scored => t!("strategy.scored"),
    }
}

/// An even share of the games.
fn even(table: &Table) -> f64 {
    1.0 / f64::from(table.players)
}

fn seats(table: &Table) -> AnyView {
    let even = even(table);
    let dots = (1u32..)
        .zip(&table.seats)
        .map(|(number, &Estimate(share, low, high))| Dot {
            name: t!("strategy.seat", n = number),
            games: table.games,
            value: signed(100.0 * (share - even)),
            estimate: Estimate(share - even, low - even, high - even),
        });
    plot(&t!("strategy.seats"), &t!("strategy.wins"), dots.collect())
}

/// A number with its sign.
fn signed(number: f64) -> String {
    let text = texts::tenths(number);
    if number > 0.0 { format!("+{text}") } else { text }
}
