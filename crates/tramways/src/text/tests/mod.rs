//! Small positions, drawn in the notation of the examples, and what is said of them.

mod picture;
mod whole_games;
mod words;

use std::sync::Arc;

use table::{CardSet, Game, Present, Seat, Seed, Told, Viewer, Voice, words::Language};

use crate::board::{Boards, Ground};
use crate::city::{Building, City};
use crate::components::Components;
use crate::map::{Layout, Map};
use crate::phase::{Phase, Step, Turn};
use crate::side::{Side, Sides};
use crate::square::Square;
use crate::state::{Decks, MOST_PLAYERS, Order, Player, Position, Private};
use crate::ticket::{Cards, Ticket};
use crate::tile::Tile;
use crate::view::View;
use crate::{Action, Event, Kind, Options, Tramways};

use super::picture::{Sight, map, places};

/// The text without ANSI sequences.
fn plain(text: &str) -> String {
    let mut parts = text.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |out, part| {
        out + part.split_once('m').map_or("", |(_, rest)| rest)
    })
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn at(row: u8, column: u8) -> Square {
    Square::new(row, column).expect("a square")
}

fn card(number: u8) -> Ticket {
    Ticket::new(number).expect("a ticket")
}

/// The squares of a picture with what is drawn there.
fn tokens(picture: &str) -> impl Iterator<Item = (Square, &str)> {
    let rows = (0u8..).zip(picture.lines().map(str::trim).filter(|line| !line.is_empty()));
    rows.flat_map(|(row, line)| {
        (0u8..)
            .zip(line.split_whitespace())
            .map(move |(column, token)| (at(row, column), token))
    })
}

fn ground(token: &str) -> Ground {
    let letter = token.chars().next().expect("two characters");
    match token {
        "^^" => Ground::Mountain,
        "~~" => Ground::Lake,
        "RR" | "CC" | "LL" | "II" => Ground::Building(Kind::from_letter(letter).expect("a type")),
        _ if token.ends_with(|last: char| last.is_ascii_digit()) => {
            Ground::Parcel(table::Label::new(token).expect("a parcel"))
        }
        _ => Ground::Plain,
    }
}

/// The tile of a token such as `o─`.
fn tile(token: &str, round: u8) -> Option<Tile> {
    let mut symbols = token.chars();
    let (letter, shape) = (symbols.next()?, symbols.next()?);
    let owner = "obpgu".chars().position(|own| own == letter.to_ascii_lowercase())?;
    let pairs = Side::ALL
        .into_iter()
        .flat_map(|a| Side::ALL.map(|b| (a, b)))
        .filter(|(a, b)| a < b);
    let sides = pairs
        .map(|(a, b)| Sides::of(a, b))
        .find(|&sides| map::shape(sides) == shape)?;
    let tile = Tile::new(seat(owner as u8), sides, round);
    Some(if letter.is_ascii_uppercase() {
        tile.upgraded()
    } else {
        tile
    })
}

/// The map of this picture, with our boards and cards.
fn components(picture: &str) -> Components {
    let mut grid: Vec<Vec<Ground>> = Vec::new();
    for (square, token) in tokens(picture) {
        grid.resize(usize::from(square.row()) + 1, Vec::new());
        grid[usize::from(square.row())].push(ground(token));
    }
    let cards = Cards::standard();
    let map = Map::new(&grid, &cards).expect("a map");
    Components {
        boards: Boards::standard(),
        cards,
        layout: Layout::default(),
        map,
    }
}

/// Two players in round 2, Orange to act in action round 2, on the map of this picture, with empty hands and no passengers. Parcels A1 and B1 are Orange's, E1 is
/// Brown's; rails were laid in round 1.
fn game(picture: &str) -> Tramways {
    let mut game = Tramways::new(2, &Options::default(), Seed::from_text("text")).expect("a legal set-up");
    game.components = Arc::new(components(picture));
    game.public.city = City::new(&game.components.map);
    game.public
        .city
        .passengers()
        .iter()
        .for_each(|at| game.public.city.remove_passenger(at));
    game.public.round = 2;
    game.public.order = Order::from_slice(&[seat(0), seat(1)]).expect("room for two");
    game.public.phase = Phase::Actions(Turn {
        second: true,
        position: Position::FIRST,
        left: 2,
        money_taken: false,
        step: Step::Choose {},
    });
    game.public.display = CardSet::EMPTY;
    game.public.types = [
        Kind::Residence,
        Kind::Commerce,
        Kind::Leisure,
        Kind::Industry,
        Kind::Commerce,
    ];
    (game.players, game.private, game.decks) =
        ([Player::NEW; MOST_PLAYERS], [Private::NEW; MOST_PLAYERS], Decks::EMPTY);
    for parcel in game.components.map.parcels.clone() {
        game.public
            .city
            .put_disc(parcel.at, seat(u8::from(parcel.name.as_str() == "E1")));
    }
    tokens(picture).for_each(|(square, token)| lay(&mut game, square, token, 1));
    game
}

fn lay(game: &mut Tramways, square: Square, token: &str, round: u8) {
    tile(token, round)
        .into_iter()
        .for_each(|tile| game.public.city.lay(square, tile));
    derive(game);
}

fn derive(game: &mut Tramways) {
    let components = Arc::clone(&game.components);
    game.public.city.derive(&components.map);
}

fn build(game: &mut Tramways, square: Square, kind: Kind, upgraded: bool) {
    let owner = game.public.city.disc(square).expect("a claimed parcel");
    game.public.city.build(square, Building { kind, owner, upgraded });
    derive(game);
}

fn give(game: &mut Tramways, owner: u8, tickets: &[u8]) {
    tickets
        .iter()
        .for_each(|&number| game.receive(seat(owner), card(number)));
}

fn view(game: &Tramways) -> View {
    game.view(Viewer::Seat(seat(0)))
}

/// In English.
fn sight(view: &View) -> Sight<'_> {
    Sight {
        view,
        voice: &const { Voice::in_language(Language::En) },
    }
}

/// The picture as Orange sees it.
fn picture(game: &Tramways) -> String {
    plain(&Tramways::picture(&view(game), &Voice::default()))
}

/// The map alone, without the numbers of rows and columns.
fn drawn(view: &View) -> String {
    let sight = sight(view);
    let rows = map::draw(&sight).into_iter().skip(1).map(|row| plain(&row.to_string()));
    rows.map(|row| row.chars().skip(3).collect::<String>().trim_end().to_string() + "\n")
        .collect()
}

/// The row beside the map with this label.
fn beside(game: &Tramways, label: &str) -> String {
    let view = view(game);
    let sight = sight(&view);
    let rows: Vec<String> = places::draw(&sight, 80)
        .iter()
        .map(|row| plain(&row.to_string()))
        .collect();
    rows.into_iter().find(|row| row.starts_with(label)).unwrap_or_default()
}

/// The row of the picture that begins so.
fn row(picture: &str, start: &str) -> String {
    picture
        .lines()
        .rfind(|line| line.starts_with(start))
        .map(String::from)
        .unwrap_or_default()
}

/// What Orange is asked, or what all wait for.
fn question(game: &Tramways) -> String {
    let view = view(game);
    let sight = sight(&view);
    super::picture::question(&sight)
        .iter()
        .map(|row| plain(&row.to_string()))
        .collect::<Vec<_>>()
        .join(" ")
}

fn words(game: &Tramways, action: Action) -> String {
    plain(&Tramways::action_label(&view(game), &action).to_string())
}

/// Carries out actions of Orange; before each one, what was asked and what it is called.
fn play(game: &mut Tramways, actions: &[Action]) -> (Vec<String>, Vec<Told<Event>>) {
    let (mut lines, mut told) = (Vec::new(), Vec::new());
    for action in actions {
        lines.push(question(game));
        lines.push(words(game, *action));
        game.apply(seat(0), action, &mut told)
            .unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
    }
    lines.push(question(game));
    (lines, told)
}

fn told_words(game: &Tramways, told: &[Told<Event>]) -> Vec<String> {
    told.iter()
        .map(|told| Tramways::event_line(&view(game), &told.event).to_string())
        .collect()
}
