//! Games that are kept in this browser.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Game, Log, Options};

use crate::boards::{self, Board, BoardVisitor};
use crate::browser;
use crate::shell::fields::level_name;
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
    games.sort_by(|one, other| other.touched.total_cmp(&one.touched));
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

/// The log of a game.
pub fn log<G: Game>(id: &str) -> Option<Log<G>> {
    browser::load(&format!("game.{id}"))
}

/// Sets up a game in this browser and says its name. Options are given as they are typed on the command line.
pub fn begin(game: &str, seats: Vec<KeptSeat>, options: &[(String, String)]) -> Result<String, String> {
    struct Begin<'a>(Vec<KeptSeat>, &'a [(String, String)]);
    impl BoardVisitor for Begin<'_> {
        type Output = Result<String, String>;
        fn visit<G: Board>(self) -> Result<String, String> {
            let mut options = G::Options::default();
            for (name, value) in self.1 {
                options
                    .set(name, value)
                    .map_err(|error| error.message().said(&voice()))?;
            }
            let log = Log::<G>::new(self.0.len() as u8, options, browser::fresh_seed());
            log.start().map_err(|error| error.message().said(&voice()))?;
            Ok(begin_from(&log, self.0))
        }
    }
    boards::visit(game, Begin(seats, options)).unwrap_or_else(|| Err(t!("home.no_board")))
}

/// Keeps a game that begins with this log, and says its name.
pub fn begin_from<G: Game>(log: &Log<G>, seats: Vec<KeptSeat>) -> String {
    let now = browser::now();
    let kept = Kept {
        id: browser::fresh_id(),
        game: G::meta().id.into(),
        seats,
        begun: now,
        touched: now,
        result: None,
    };
    keep(&kept, log);
    kept.id
}

/// Starts a game with the same people, bots and options, and goes to its table.
pub fn play_again(kept: &Kept) {
    struct Again<'a>(&'a Kept);
    impl BoardVisitor for Again<'_> {
        type Output = Option<String>;
        fn visit<G: Board>(self) -> Option<String> {
            let old = log::<G>(&self.0.id)?;
            Some(begin_from(
                &Log::<G>::new(old.players, old.options, browser::fresh_seed()),
                self.0.seats.clone(),
            ))
        }
    }
    if let Some(id) = boards::visit(&kept.game, Again(kept)).flatten() {
        leptos_router::hooks::use_navigate()(&format!("/local/{id}"), leptos_router::NavigateOptions::default());
    }
}

/// Starts a game against bots, with everything as usual, and goes to its table. The first one of a game is a guided one.
pub fn play_now(game: &str) {
    let chosen = crate::settings::settings().now();
    // one more than the game needs at least: company, and yet a quick game
    let bots = catalog::find(game).map_or(1, |game| *game.meta().players.start());
    let seats = std::iter::once(KeptSeat::person(&chosen.name))
        .chain((0..bots).map(|_| KeptSeat::bot(&chosen.level)))
        .collect();
    let is_first = !all().iter().any(|kept| kept.game == game);
    match begin(game, seats, &[]) {
        Ok(id) => {
            if is_first {
                crate::shell::learn::guide_through(&id);
            }
            leptos_router::hooks::use_navigate()(&format!("/local/{id}"), leptos_router::NavigateOptions::default());
        }
        Err(error) => browser::warn(&error),
    }
}
