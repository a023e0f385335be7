//! What chat apps show of a link: a title, one or two lines, and a picture, in the head of the page.
//!
//! Whoever gets a link shown is a stranger to the server: of a table it tells what any spectator sees, and of a secret link nothing.

use std::fmt::Write;
use std::time::Duration;

use axum::http::{HeaderMap, Uri, header};
use table::words::Argument;
use tokio::time::timeout;
use wire::cups::CupState;
use wire::{SeatInfo, Sitter, State, TableInfo};

use super::App;
use super::{moments, pictures};
use crate::refusal::Refused;
use crate::words::{Words, escaped};

/// A page waits no longer than this for what there is to say of its link: it has to come even while the database doesn't.
const PATIENCE: Duration = Duration::from_millis(300);

/// What is shown of a link.
struct Preview {
    title: String,
    text: String,
    /// The name of its picture.
    picture: String,
}

/// The tags for the head of the page at this path.
pub(super) async fn tags(app: &App, uri: &Uri, asked: &HeaderMap) -> String {
    let (words, path) = (Words::for_asker(asked), uri.path());
    if let Some((table, number)) = named_move(uri)
        && let Some(preview) = in_time(of_move(app, table, number, words)).await
    {
        return tagged(&preview, &origin(app, asked), &format!("{path}?move={number}"));
    }
    let preview = in_time(of_path(app, path, words)).await.unwrap_or_else(|| site(words));
    tagged(&preview, &origin(app, asked), path)
}

/// The move that a link names: `/t/ID?move=42`, or as the replay has it in its address, `?at=42`.
fn named_move(uri: &Uri) -> Option<(&str, usize)> {
    let mut parts = uri.path().trim_matches('/').split('/');
    let table = parts
        .next()
        .filter(|part| matches!(*part, "t" | "table"))
        .and(parts.next())?;
    let named = |part: &'static str| uri.query()?.split('&').find_map(|found| found.strip_prefix(part));
    let named = named("move=").or_else(|| named("at="))?;
    Some((table, named.parse().ok()?))
}

/// What a stranger sees of a move; nothing where strangers see nothing.
async fn of_move(app: &App, table: &str, number: usize, words: Words) -> Option<Preview> {
    let live = app.tables.open(table).await.ok()?;
    let seen = app.tables.seen_move(&live, number, words).await.ok()?;
    Some(Preview {
        title: moments::title(&seen, words),
        text: seen.caption,
        picture: moments::name(table, seen.number, words),
    })
}

/// What is found before the page has to go.
async fn in_time<T>(found: impl Future<Output = Option<T>>) -> Option<T> {
    timeout(PATIENCE, found).await.ok().flatten()
}

async fn of_path(app: &App, path: &str, words: Words) -> Option<Preview> {
    let mut parts = path.trim_matches('/').split('/');
    match (parts.next()?, parts.next()) {
        ("table" | "t", Some(id)) => of_table(app, id, words).await,
        ("cups", Some(id)) if id != "new" => of_cup(app, id, words).await,
        ("daily", _) => Some(invitation(words, "preview-daily")),
        ("claim", Some(_)) => Some(invitation(words, "preview-claim")),
        ("rules", Some(game)) => of_game(game, words, true),
        ("new" | "learn" | "pad" | "standings", Some(game)) => of_game(game, words, false),
        _ => None,
    }
}

fn site(words: Words) -> Preview {
    invitation(words, "preview-site")
}

/// A preview that is the same for all.
fn invitation(words: Words, id: &str) -> Preview {
    Preview {
        title: words.say(&format!("{id}-title"), &[]),
        text: words.say(id, &[]),
        picture: pictures::GENERAL.to_owned(),
    }
}

fn of_game(id: &str, words: Words, is_rules: bool) -> Option<Preview> {
    let game = catalog::find(id).ok()?;
    let name = game.meta().name.to_owned();
    let title = if is_rules {
        words.say("preview-rules-title", &[("game", Argument::Name(name))])
    } else {
        name
    };
    Some(Preview {
        title,
        text: game.about().said(&words.voice()),
        picture: pictures::of_game(id),
    })
}

/// What a stranger sees of a table; of one without spectators only that it is one.
async fn of_table(app: &App, id: &str, words: Words) -> Option<Preview> {
    match seen_by_strangers(app, id).await {
        Ok(Some((info, host))) => Some(of_info(&info, host, words)),
        Ok(None) => Some(invitation(words, "preview-private")),
        Err(_) => None, // there is no such table, or it can't be read now: the page itself says which
    }
}

/// A tournament: everybody who has its address may follow it.
async fn of_cup(app: &App, id: &str, words: Words) -> Option<Preview> {
    let cup = app.cups.look(id, None, None).await.ok().flatten()?;
    let name = catalog::find(&cup.game).map_or_else(|_| cup.game.clone(), |game| game.meta().name.to_owned());
    let game = ("game", Argument::Name(name));
    let free = i64::from(cup.most) - cup.people.len() as i64;
    Some(Preview {
        title: words.say("preview-cup-title", &[("name", Argument::Name(cup.name))]),
        text: match cup.state {
            CupState::Open if free > 0 => words.say("preview-cup-open", &[game, ("n", Argument::Number(free))]),
            _ => words.say("preview-cup", &[game]),
        },
        picture: pictures::of_game(&cup.game),
    })
}

/// A table and the name of its host, if that is at the table; `None` where strangers see nothing.
async fn seen_by_strangers(app: &App, id: &str) -> Result<Option<(TableInfo, Option<String>)>, Refused> {
    let live = app.tables.open(id).await?;
    let sitting = app.tables.lock_as_stored(&live).await?;
    if sitting.viewer(None, None).is_err() {
        return Ok(None);
    }
    let is_host = |person: &Option<String>| person.as_ref() == Some(&sitting.row.host);
    let host = sitting.seats.iter().find(|seat| is_host(&seat.person));
    Ok(Some((sitting.info(None), host.and_then(|seat| seat.name.clone()))))
}

fn of_info(info: &TableInfo, host: Option<String>, words: Words) -> Preview {
    let name = catalog::find(&info.game).map_or_else(|_| info.game.clone(), |game| game.meta().name.to_owned());
    let game = ("game", Argument::Name(name));
    let title = match (info.state, host) {
        (State::Open, Some(host)) => words.say("preview-invited-title", &[("host", Argument::Name(host)), game]),
        (State::Open | State::Closed, _) => words.say("preview-table-title", &[game]),
        (State::Running, _) => words.say("preview-running-title", &[game]),
        (State::Finished, _) => words.say("preview-over-title", &[game]),
    };
    Preview {
        title,
        text: state_text(info, words),
        picture: pictures::of_game(&info.game),
    }
}

fn state_text(info: &TableInfo, words: Words) -> String {
    let is_free = |seat: &&SeatInfo| seat.sitter == Sitter::Open;
    let free = info.seats.iter().filter(is_free).count();
    match info.state {
        State::Open if free > 0 => words.say("preview-free", &[("n", Argument::Number(free as i64))]),
        State::Open => words.say("preview-full", &[]),
        State::Running => {
            let people = info.seats.iter().filter(|seat| seat.sitter == Sitter::Person);
            let names: Vec<Argument> = people
                .filter_map(|seat| seat.name.clone())
                .map(Argument::Name)
                .collect();
            match names.len() {
                0 => words.say("preview-full", &[]),
                1 => words.say("preview-running-alone", &[("names", Argument::All(names))]),
                _ => words.say("preview-running", &[("names", Argument::All(names))]),
            }
        }
        State::Finished => words.say("preview-over", &[]),
        State::Closed => words.say("preview-closed", &[]),
    }
}

/// Where the server is seen from outside: as whoever runs it says, or as it was asked.
pub(super) fn origin(app: &App, asked: &HeaderMap) -> String {
    if let Some(url) = &app.manners.public_url {
        return url.as_str().to_owned();
    }
    let is_secure = !app.manners.proxies.is_none()
        && asked
            .get("x-forwarded-proto")
            .is_some_and(|scheme| scheme.as_bytes() == b"https");
    let scheme = if is_secure { "https" } else { "http" };
    let host = asked.get(header::HOST).and_then(|host| host.to_str().ok());
    host.map_or_else(String::new, |host| format!("{scheme}://{host}"))
}

fn tagged(preview: &Preview, origin: &str, path: &str) -> String {
    let picture = format!("{origin}/pictures/{}.png", preview.picture);
    let address = format!("{origin}{path}");
    let tags = [
        ("property", "og:site_name", "Roundhouse"),
        ("property", "og:type", "website"),
        ("property", "og:title", &preview.title),
        ("property", "og:description", &preview.text),
        ("property", "og:url", &address),
        ("property", "og:image", &picture),
        ("property", "og:image:type", "image/png"),
        ("property", "og:image:width", "1200"),
        ("property", "og:image:height", "630"),
        ("name", "twitter:card", "summary_large_image"),
        ("name", "description", &preview.text),
    ];
    tags.iter().fold(String::new(), |mut html, (kind, name, content)| {
        let _ = writeln!(html, "<meta {kind}=\"{name}\" content=\"{}\">", escaped(content));
        html
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_names_a_move() {
        let named =
            |address: &str| named_move(&address.parse().unwrap()).map(|(table, number)| (table.to_owned(), number));
        assert_eq!(named("/t/abc?move=42"), Some(("abc".to_owned(), 42)));
        assert_eq!(named("/table/abc?at=3&move=4"), Some(("abc".to_owned(), 4)));
        assert_eq!(named("/table/abc?at=3"), Some(("abc".to_owned(), 3)));
        for address in ["/t/abc", "/t/abc?move=x", "/t?move=4", "/rules/hill?move=4"] {
            assert_eq!(named(address), None, "{address}");
        }
    }

    #[tokio::test]
    async fn a_page_does_not_wait_for_what_never_comes() {
        assert_eq!(in_time(std::future::pending::<Option<()>>()).await, None);
        assert_eq!(in_time(std::future::ready(Some("a table"))).await, Some("a table"));
    }
}
