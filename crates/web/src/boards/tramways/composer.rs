//! The composer: a map is laid of boards, by dragging or by picking and placing, and the game says whether it will do.

mod carry;
mod check;
mod picture;
mod places;

use std::sync::Arc;

use leptos::ev::PointerEvent;
use leptos::html;
use leptos::prelude::*;
use tramways::Options;
use tramways::board::{Board, Boards};
use tramways::map::Placed;

use self::carry::{Below, Carry};
use self::check::Count;
use self::places::{Place, Places};
use crate::boards::OptionChoice;
use crate::browser;
use crate::picture::Point;
use crate::picture::named;
use crate::texts::t;

/// What all parts of the composer share. A handle, copied freely.
#[derive(Clone, Copy)]
struct Composer {
    choice: OptionChoice,
    /// The boards to choose from.
    boards: Memo<Arc<Boards>>,
    places: RwSignal<Places>,
    /// The board that the next click lays.
    picked: RwSignal<Option<char>>,
    carry: Carry,
}

/// T2.2: the composer of the option `map`.
pub fn composer(choice: OptionChoice) -> AnyView {
    let options = Memo::new(move |_| choice.options.with(check::options));
    let composer = Composer {
        choice,
        boards: Memo::new(move |_| options.with(|options| Arc::clone(&options.boards))),
        places: RwSignal::new(Places::default()),
        picked: RwSignal::new(None),
        carry: Carry::new(),
    };
    // what is typed is laid; what is laid stays where it is
    Effect::new(move |_| {
        let (map, players) = (choice.now.get(), choice.players.get());
        if map != composer.text() {
            let abreast = options.with(|options| check::abreast(players, options));
            composer.places.set(if map == random() {
                Places::default()
            } else {
                Places::read(&map, abreast)
            });
        }
    });
    composer.whole()
}

/// How chance is asked for.
fn random() -> String {
    Options::default().map
}

impl Composer {
    /// The map that is laid, as it is typed.
    fn text(self) -> String {
        self.places.with_untracked(Places::text).unwrap_or_else(random)
    }

    /// Lays, turns or takes off, and chooses the map that comes of it.
    fn change(self, change: impl FnOnce(&mut Places)) {
        self.picked.set(None);
        self.places.update(change);
        self.choice.choose.run(self.text());
    }

    /// A place was clicked: the picked board goes there, or the board that lies there is turned.
    fn click(self, place: Place) {
        if !self.carry.is_click() {
            return;
        }
        match self.picked.get_untracked() {
            Some(letter) => self.change(|places| places.lay(letter, place)),
            None if self.places.read_untracked().at(place).is_some() => self.change(|places| places.turn(place)),
            None => {}
        }
    }

    fn pick(self, letter: char) {
        if self.carry.is_click() {
            self.picked
                .update(|picked| *picked = (*picked != Some(letter)).then_some(letter));
        }
    }

    /// Dropped on a place it lies there; dropped beside the map it is taken off.
    fn drop_board(self) {
        let is_laid = |letter: char| self.places.read_untracked().find(letter).is_some();
        match self.carry.let_go() {
            Some((letter, Below::Place(place))) => self.change(|places| places.lay(letter, place)),
            Some((letter, Below::Elsewhere)) if is_laid(letter) => self.change(|places| places.take_off(letter)),
            _ => {}
        }
    }

    fn board(self, letter: char) -> Option<Board> {
        self.boards.with(|boards| boards.find(letter).cloned())
    }

    fn whole(self) -> AnyView {
        let places = Place::all().map(|place| self.place(place)).collect_view();
        let random = move |_| self.choice.choose.run(random());
        view! {
            <details class="tram-composer">
                <summary data-compose>{t!("tramways.composer.open")}</summary>
                <p class="soft note">{t!("tramways.composer.how", pointer = browser::pointer())}</p>
                <div class="tram-composer-table" on:pointermove=move |event| self.carry.go(&event) on:pointerup=move |_| self.drop_board()
                    on:pointercancel=move |_| { self.carry.let_go(); } on:keydown=move |_| self.carry.forget()>
                    <div class="tram-boards" role="group" aria-label=t!("tramways.composer.boards")>{move || self.tray()}</div>
                    <div class="tram-places" role="group" aria-label=t!("tramways.composer.map")>{places}</div>
                    {self.carried()}
                </div>
                {self.verdict()}
                <p class="ways"><button type="button" data-random-map on:click=random>{t!("tramways.composer.random")}</button></p>
            </details>
        }
        .into_any()
    }

    /// All boards of the set.
    fn tray(self) -> AnyView {
        let boards = self.boards.get();
        boards
            .boards
            .iter()
            .map(|board| self.tray_board(board))
            .collect_view()
            .into_any()
    }

    fn tray_board(self, board: &Board) -> AnyView {
        let (letter, parcels) = (board.letter, board.parcels().count());
        let is_picked = move || self.picked.get() == Some(letter);
        let is_laid = move || self.places.with(|places| places.find(letter).is_some());
        let press = move |event: PointerEvent| self.carry.press(&event, letter);
        let drawn = view! {
            {picture::picture(board, false)}
            <span><b>{letter.to_string()}</b>" "{t!("tramways.composer.parcels", n = parcels)}</span>
        };
        view! {
            <button type="button" class="tram-tray-board" class:picked=is_picked class:laid=is_laid data-board=letter.to_string()
                aria-pressed=move || is_picked().to_string() on:click=move |_| self.pick(letter) on:pointerdown=press>
                {named(t!("tramways.composer.board", letter = letter, n = parcels), drawn.into_any())}
            </button>
        }
        .into_any()
    }

    /// A place of the map with the board that lies there.
    fn place(self, place: Place) -> AnyView {
        let laid = Memo::new(move |_| self.places.with(|places| places.at(place)));
        let button = NodeRef::<html::Button>::new();
        let press = move |event: PointerEvent| {
            if let Some(board) = laid.get_untracked() {
                self.carry.press(&event, board.letter);
            } else {
                self.carry.forget();
            }
        };
        let take_off = move |letter: char| {
            self.change(|places| places.take_off(letter));
            // keys go on from the place that has become empty
            if let Some(button) = button.get_untracked() {
                let _ = button.focus();
            }
        };
        let off = move |Placed { letter, .. }: Placed| {
            view! {
                <button type="button" class="tram-take-off" aria-label=t!("tramways.composer.take_off", letter = letter) on:click=move |_| take_off(letter)><span aria-hidden="true">"✕"</span></button>
            }
        };
        let drawn = move || laid.get().map(|board| self.laid(board));
        view! {
            <div class="tram-place" class:over=move || self.carry.is_over(place) class:open=move || self.picked.get().is_some() data-place=place.key()>
                <button type="button" class="tram-place-board" class:laid=move || laid.get().is_some()
                    node_ref=button on:click=move |_| self.click(place) on:pointerdown=press>
                    {named(move || label(place, laid.get()), drawn.into_any())}
                </button>
                {move || laid.get().map(off)}
            </div>
        }
        .into_any()
    }

    fn laid(self, Placed { letter, turned }: Placed) -> AnyView {
        let drawn = self.board(letter).map(|board| picture::picture(&board, turned));
        let mark = if turned { " ↻" } else { "" };
        view! { {drawn}<span class="tram-place-letter">{format!("{letter}{mark}")}</span> }.into_any()
    }

    /// The board under the finger or the mouse.
    fn carried(self) -> AnyView {
        let carried = self.carry.carried;
        let letter = Memo::new(move |_| carried.get().map(|carried| carried.letter));
        let pixels = move |of: fn(Point) -> f64| carried.get().map(|carried| format!("{:.0}px", of(carried.at)));
        let shown = move |letter: char| {
            let laid = |places: &Places| places.find(letter).and_then(|place| places.at(place));
            let turned = self.places.with_untracked(laid).is_some_and(|board| board.turned);
            let drawn = self.board(letter).map(|board| picture::picture(&board, turned));
            view! { <div class="tram-carried" style:left=move || pixels(|at| at.x) style:top=move || pixels(|at| at.y)>{drawn}</div> }
        };
        (move || letter.get().map(shown)).into_any()
    }

    /// What is there and what is needed, and what the game says about it.
    fn verdict(self) -> AnyView {
        let OptionChoice { options, players, .. } = self.choice;
        let count = Memo::new(move |_| options.with(|options| Count::of(players.get(), options)));
        let problem = Memo::new(move |_| options.with(|options| check::problem(players.get(), options)));
        let told = move || match count.get() {
            Some(Count {
                boards,
                boards_needed,
                parcels,
                parcels_needed,
            }) => {
                t!(
                    "tramways.composer.count",
                    boards = boards,
                    needed = boards_needed,
                    parcels = parcels,
                    least = parcels_needed
                )
            }
            None => t!("tramways.composer.is_random"),
        };
        let right = move || (count.get().is_some() && problem.get().is_none()).then(|| t!("tramways.composer.right"));
        view! {
            <p class="tram-verdict" role="status"><span data-map-count>{told}</span>" "<strong class="tram-right" data-map-right>{right}</strong></p>
            <p class="problem" data-map-problem role="status">{move || problem.get()}</p>
        }
        .into_any()
    }
}

fn label(Place { row, column }: Place, laid: Option<Placed>) -> String {
    let (row, column) = (row + 1, column + 1);
    match laid {
        None => t!("tramways.composer.empty", row = row, column = column),
        Some(board) if board.turned => t!(
            "tramways.composer.turned",
            row = row,
            column = column,
            letter = board.letter
        ),
        Some(board) => t!(
            "tramways.composer.laid",
            row = row,
            column = column,
            letter = board.letter
        ),
    }
}
