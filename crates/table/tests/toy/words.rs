//! The toy in words.

use std::fmt::Write;

use table::words::Source;
use table::{Book, Message, Present, ScorePart, Seat, Voice};

use crate::game::{Action, Event, Stage, Toy};
use crate::view::{Seen, ToyView};

impl Present for Toy {
    fn book() -> &'static Book {
        &table::words::BOOK
    }

    fn cover() -> &'static Book {
        const WORDS: &str = "game-about = A stand-in.\ngame-length = no time\ngame-credit = us";
        static COVER: Book = Book::new([WORDS; 3]);
        &COVER
    }

    fn reference() -> [Source; 3] {
        Source::here([include_str!("RULES.md"); 3])
    }

    fn prompt(_: &ToyView) -> Message {
        Message::verbatim("Play.")
    }

    fn prompt_clause(view: &ToyView) -> &'static str {
        match view.stage {
            Stage::Parking { .. } => "Y2.1",
            Stage::Turn { .. } => "Y3.1",
            Stage::Over => "Y4.2",
        }
    }

    fn picture(view: &ToyView, _: &Voice<'_>) -> String {
        let mut text = match view.stage {
            Stage::Over => "\u{1b}[1mThe game is over.\u{1b}[0m".into(),
            _ => format!("\u{1b}[1mRound {}\u{1b}[0m", view.round),
        };
        for (n, yard) in view.yards.iter().enumerate() {
            write!(
                text,
                "\nseat {n}: train {:?}, hand {}, parked {}",
                yard.train,
                wagons(&yard.hand),
                wagons(&yard.parked)
            )
            .unwrap();
        }
        text
    }

    fn action_label(_: &ToyView, action: &Action) -> Message {
        Message::verbatim(match action {
            Action::Park(wagon) => format!("park {wagon}"),
            Action::Ready => "ready".into(),
            Action::Scrap(wagon) => format!("scrap {wagon}"),
            Action::Draw => "draw".into(),
        })
    }

    fn event_line(_: &ToyView, event: &Event) -> Message {
        Message::verbatim(match event {
            Event::Parked { seat, wagon } => format!(
                "{seat} parks {}",
                wagon.map_or("a wagon".into(), |wagon| format!("wagon {wagon}"))
            ),
            Event::Ready(seat) => format!("{seat} is ready"),
            Event::Shown(wagons) => format!("shown: {:?}", wagons.iter().flatten().collect::<Vec<_>>()),
            Event::Scrapped { seat, wagon } => format!("{seat} scraps wagon {wagon}"),
            Event::Reshuffled => "the scrap is shuffled into a new pile".into(),
            Event::Drew { seat, wagon } => format!(
                "{seat} draws {}",
                wagon.map_or("a wagon".into(), |wagon| format!("wagon {wagon}"))
            ),
        })
    }

    fn standing(&self, seat: Seat) -> ScorePart {
        self.yards[seat.index()].result().score
    }
}

fn wagons(seen: &Seen) -> String {
    match seen {
        Seen::Up(wagons) => format!("{wagons:?}"),
        Seen::Down(number) => format!("{number} face down"),
    }
}
