//! Acting in a position: what is legal, what is refused, and whole actions in one call.

use crate::Illegal;
use table::{CardSet, Game, Seat, Takeback, Told};

use super::{BUILD, CONSTRUCT, MOVE, Position, STOP, side, ticket, using};
use crate::destination::Destination;
use crate::links::LinkEnd;
use crate::pending::Pending;
use crate::square::Square;
use crate::ticket::Icon;
use crate::tile::Tile;
use crate::{Action, Event, Tramways};

impl Position {
    /// Everything that this seat can do now.
    pub(in crate::tests) fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal(seat, &mut actions);
        actions
    }

    pub(in crate::tests) fn can(&self, seat: Seat, action: Action) -> bool {
        self.legal(seat).contains(&action)
    }

    /// The seat does this; it must be legal. Afterwards the position can exist (unless it could not before).
    pub(in crate::tests) fn act(&mut self, seat: Seat, action: Action) -> Vec<Told<Event>> {
        let (events, _) = self
            .attempt(seat, action)
            .unwrap_or_else(|illegal| panic!("{action:?}: {illegal}; legal: {:?}", self.legal(seat)));
        events
    }

    /// The seat does all this.
    pub(in crate::tests) fn acts(&mut self, seat: Seat, actions: &[Action]) {
        actions.iter().for_each(|&action| drop(self.act(seat, action)));
    }

    /// The seat tries this. Legal list and answer agree, and an illegal action changes nothing.
    pub(in crate::tests) fn attempt(
        &mut self,
        seat: Seat,
        action: Action,
    ) -> Result<(Vec<Told<Event>>, Takeback), Illegal> {
        let before = self.game.clone();
        let listed = self.can(seat, action);
        let mut events = Vec::new();
        let answer = self.game.apply(seat, &action, &mut events);
        assert_eq!(
            listed,
            answer.is_ok(),
            "{action:?}: listed {listed}, answered {answer:?}"
        );
        if answer.is_err() {
            assert!(self.game == before && events.is_empty(), "{action:?} changed something");
        } else if before.check().is_ok() {
            self.game
                .check()
                .unwrap_or_else(|inconsistent| panic!("after {action:?}: {inconsistent}"));
        }
        answer.map(|takeback| (events, takeback))
    }

    /// The clause by which this is refused.
    pub(in crate::tests) fn refusal(&self, seat: Seat, action: Action) -> &'static str {
        let mut copy = self.clone();
        match copy.attempt(seat, action) {
            Err(illegal) => illegal.clause,
            Ok(_) => panic!("{action:?} is accepted"),
        }
    }

    /// Chooses to build, and lays these tiles: each a square and the letters of the sides by which it is entered and left, `(at(1, 1), "WE")`. A first tile that
    /// replaces the last one of an incomplete link of the seat is a redirection. The rails end after the last tile. Stays before the payment, if there is a choice in it.
    /// If any step is refused nothing changes.
    pub(in crate::tests) fn lay_rails(&mut self, seat: Seat, tiles: &[(Square, &str)]) -> Result<(), Illegal> {
        let before = self.game.clone();
        let laid = self.try_rails(seat, tiles);
        if laid.is_err() {
            self.game = before;
        }
        laid
    }

    fn try_rails(&mut self, seat: Seat, tiles: &[(Square, &str)]) -> Result<(), Illegal> {
        self.attempt(seat, BUILD)?;
        for (number, (square, sides)) in tiles.iter().enumerate() {
            let mut letters = sides.chars();
            let mut next = || side(letters.next().expect("two sides"));
            let (from, to) = (next(), next());
            let own = |tile: Tile| tile.owner() == seat && tile.sides().contains(from);
            let relays = number == 0
                && self
                    .game
                    .public
                    .city
                    .tiles(*square)
                    .into_iter()
                    .any(|tile| tile.is_some() && own(tile));
            if relays {
                self.attempt(seat, Action::Redirect { at: *square, to })?;
                continue;
            }
            if number == 0 {
                self.attempt(seat, Action::Begin { at: *square, from })?;
            }
            if let Pending::Laying { run } = *self.game.pending(seat) {
                let head = run.head(&self.game.components.map);
                assert_eq!(
                    head,
                    Some(LinkEnd {
                        at: *square,
                        side: from
                    }),
                    "the run goes on elsewhere"
                );
            }
            self.attempt(seat, Action::Lay { to })?;
        }
        if matches!(*self.game.pending(seat), Pending::Laying { .. }) {
            self.attempt(seat, STOP)?;
        }
        Ok(())
    }

    /// Pays what is declared with exactly these icons, in whatever order they are asked for.
    pub(in crate::tests) fn pay(&mut self, seat: Seat, icons: &[(u8, Icon)]) {
        let mut left: Vec<(u8, Icon)> = icons.to_vec();
        while matches!(*self.game.pending(seat), Pending::Paying { .. }) {
            let next = left
                .iter()
                .position(|&(number, icon)| self.can(seat, using(number, icon)));
            match next {
                Some(place) => {
                    let (number, icon) = left.remove(place);
                    self.act(seat, using(number, icon));
                }
                None => drop(self.act(seat, Action::PayCash {})),
            }
        }
        let played: CardSet<_> = icons.iter().map(|&(number, _)| ticket(number)).collect();
        let missing = played.minus(self.game.player(seat).discards);
        assert!(
            missing.is_empty(),
            "not played: {:?}",
            missing.iter().collect::<Vec<_>>()
        );
    }

    /// Lays these rails and pays with these icons.
    pub(in crate::tests) fn build(&mut self, seat: Seat, tiles: &[(Square, &str)], icons: &[(u8, Icon)]) {
        self.lay_rails(seat, tiles)
            .unwrap_or_else(|illegal| panic!("{illegal}"));
        self.pay(seat, icons);
    }

    /// Constructs a building: the parcel, the Building card, the icons that pay.
    pub(in crate::tests) fn construct(&mut self, seat: Seat, square: Square, card: u8, icons: &[(u8, Icon)]) {
        self.acts(
            seat,
            &[
                CONSTRUCT,
                Action::Square { at: square },
                Action::Building { card: ticket(card) },
            ],
        );
        self.pay(seat, icons);
    }

    /// Declares a trip: the passenger's square, the destination, and which links are taken where there is a choice, named by any square of them. Then pays.
    pub(in crate::tests) fn travel(
        &mut self,
        seat: Seat,
        from: Square,
        to: Destination,
        via: &[Square],
        icons: &[(u8, Icon)],
    ) {
        self.acts(seat, &[MOVE, Action::Square { at: from }, Action::Destination { to }]);
        let mut via = via.iter();
        while matches!(*self.game.pending(seat), Pending::Travelling { .. }) {
            let next = *via
                .next()
                .unwrap_or_else(|| panic!("a choice of links: {:?}", self.legal(seat)));
            let link = self.link_at(next, seat_of(&self.game, next));
            self.act(seat, Action::Link { link: link.name() });
        }
        self.pay(seat, icons);
    }
}

/// Whose tile lies on a square, where there is only one.
fn seat_of(game: &Tramways, square: Square) -> Seat {
    game.public.city.tiles(square)[0].owner()
}
