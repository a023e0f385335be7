//! Games that are kept in this browser.

use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Game, Log, Options, Seats, Seed};

use crate::boards;
use crate::browser;
use crate::few;
use crate::settings::settings;
use crate::shell::continued::game_name;
use crate::shell::fields::level_name;
use crate::shell::learn;
use crate::table::{Sitter, SitterKind};
use crate::texts::{t, voice};

/// A game in this browser.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// Its own name, in the address of its page.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Who sits there.
    pub seats: Vec<KeptSeat>,
    /// When it began, in milliseconds since 1970.
    pub begun: f64,
    /// When something was last decided.
    pub touched: f64,
    /// The points of all seats and their places, once it is over.
    pub result: Option<Vec<(u8, i32)>>,
    /// Who is to decide. Games that were kept before this was noted have nobody.
    #[serde(default)]
    pub awaiting: Seats,
    /// Did it begin where another game stood, to try something else there?
    #[serde(default)]
    pub tried: bool,
}

/// Somebody at a table in this browser.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeptSeat {
    /// The person's name; empty for bots.
    pub name: String,
    /// The bot's level; `None` for a person.
    pub bot: Option<String>,
}

impl KeptSeat {
    /// A person at this screen.
    pub fn person(name: &str) -> KeptSeat {
        KeptSeat {
            name: name.into(),
            bot: None,
        }
    }

    /// A bot.
    pub fn bot(level: &str) -> KeptSeat {
        KeptSeat {
            name: String::new(),
            bot: Some(level.into()),
        }
    }
}

/// How the seats are shown, with names for those that have none.
pub fn sitters(seats: &[KeptSeat]) -> Vec<Sitter> {
    let several_people = seats.iter().filter(|seat| seat.bot.is_none()).count() > 1;
    let several_bots = seats.iter().filter(|seat| seat.bot.is_some()).count() > 1;
    let (mut bots, mut people) = (0, 0);
    let sitter = |seat: &KeptSeat| {
        if let Some(level) = &seat.bot {
            bots += 1;
            let level_name = level_name(level);
            let name = if several_bots {
                t!("table.bot_numbered", n = bots, level = level_name)
            } else {
                t!("table.bot", level = level_name)
            };
            return Sitter {
                name,
                is_guest: false,
                kind: SitterKind::Bot(level.clone()),
            };
        }
        people += 1;
        let unnamed = || {
            if several_people {
                t!("table.player_numbered", n = people)
            } else {
                t!("table.you")
            }
        };
        Sitter {
            name: if seat.name.is_empty() {
                unnamed()
            } else {
                seat.name.clone()
            },
            is_guest: false,
            kind: SitterKind::Here,
        }
    };
    seats.iter().map(sitter).collect()
}

/// The games in this browser, the one touched last first.
pub fn all() -> Vec<Kept> {
    let mut games: Vec<Kept> = browser::load("games").unwrap_or_default();
    few::sort(&mut games, |one, other| other.touched.total_cmp(&one.touched));
    games
}

/// The game of this name.
pub fn find(id: &str) -> Option<Kept> {
    all().into_iter().find(|kept| kept.id == id)
}

/// More games than this are not kept; the oldest finished ones go first.
const MOST: usize = 60;

/// Keeps a game with its log.
pub fn keep(kept: &Kept, log: &impl Serialize) {
    let mut games: Vec<Kept> = all().into_iter().filter(|other| other.id != kept.id).collect();
    games.insert(0, kept.clone());
    while games.len() > MOST {
        let oldest = games
            .iter()
            .rposition(|game| game.result.is_some())
            .unwrap_or(games.len() - 1);
        browser::forget(&format!("game.{}", games.remove(oldest).id));
    }
    browser::keep("games", &games);
    browser::keep(&format!("game.{}", kept.id), log);
}

/// Forgets a game.
pub fn forget(id: &str) {
    let games: Vec<Kept> = all().into_iter().filter(|game| game.id != id).collect();
    browser::keep("games", &games);
    browser::forget(&format!("game.{id}"));
}

/// The log of a game, whichever it is of.
pub fn log_text(id: &str) -> Option<Value> {
    browser::load(&format!("game.{id}"))
}

/// The log of a game, as it is written.
pub fn written(id: &str) -> Option<String> {
    browser::written(&format!("game.{id}"))
}

/// The log of a game.
pub fn log<G: Game>(id: &str) -> Option<Log<G>> {
    browser::load(&format!("game.{id}"))
}

/// Sets up a game in this browser and says its name. Options are given as they are typed on the command line.
pub fn begin<G: Game>(seats: Vec<KeptSeat>, chosen: &[(String, String)], seed: Seed) -> Result<String, String> {
    let mut options = G::Options::default();
    for (name, value) in chosen {
        options
            .set(name, value)
            .map_err(|error| error.message().said(&voice()))?;
    }
    let log = Log::<G>::new(seats.len() as u8, options, seed);
    log.start().map_err(|error| error.message().said(&voice()))?;
    Ok(begin_from(&log, seats, false))
}

/// Sets up a game with the same people, bots and options, and says its name.
pub fn begin_again<G: Game>(kept: &Kept) -> Option<String> {
    let old = log::<G>(&kept.id)?;
    let again = Log::<G>::new(old.players, old.options, browser::fresh_seed());
    Some(begin_from(&again, kept.seats.clone(), false))
}

/// Keeps a game that begins with this log, and says its name. `tried`: another game came this far before.
pub fn begin_from<G: Game>(log: &Log<G>, seats: Vec<KeptSeat>, tried: bool) -> String {
    let now = browser::now();
    let kept = Kept {
        id: browser::fresh_id(),
        game: G::meta().id.into(),
        seats,
        begun: now,
        touched: now,
        result: None,
        awaiting: log.replay().map_or(Seats::NONE, |state| state.awaiting()),
        tried,
    };
    keep(&kept, log);
    kept.id
}

/// Starts a game with the same people, bots and options, and goes to its table.
pub fn play_again(kept: &Kept) {
    if let Some(id) = boards::loaded(&kept.game).and_then(|game| game.begin_again(kept)) {
        use_navigate()(&format!("/local/{id}"), NavigateOptions::default());
    }
}

/// You, and bots of this level at all other seats.
pub fn against_bots(players: u8, level: &str) -> Vec<KeptSeat> {
    let you = KeptSeat::person(&settings().now().name);
    std::iter::once(you)
        .chain((1..players).map(|_| KeptSeat::bot(level)))
        .collect()
}

/// How many play where nobody says how many.
pub fn usual_players(game: &str) -> u8 {
    boards::cover(game).map_or(2, |cover| cover.meta.usual_players)
}

/// Starts a game against bots, with everything as usual, and says where its table is. The first one of a game is a guided one.
pub async fn play_now(game: &str) -> Result<String, String> {
    let not_here = |boards::NotLoaded| t!("loading.failed", game = game_name(game));
    let opened = boards::load(game).await.map_err(not_here)?;
    let is_first = !all().iter().any(|kept| kept.game == game);
    if is_first && learn::wants_guide(game) {
        return learn::begin(opened, usual_players(game));
    }
    let id = opened.begin(against_bots(usual_players(game), &settings().now().level), &[])?;
    Ok(format!("/local/{id}"))
}
