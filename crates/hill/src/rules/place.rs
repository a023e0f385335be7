//! H5: placing Town cards.

use crate::Illegal;
use table::{Audience, Seat, Sink, Takeback};

use crate::parts::action::Action;
use crate::parts::cards::{Rotation, TownId, TownIndex};
use crate::parts::cell::{Cell, Cells, TOWN_SIZE};
use crate::parts::event::Event;
use crate::parts::town::Town;
use crate::state::Hill;
use crate::text::Refusal;

/// H5.1 to H5.3: where the next card of a town can go.
pub fn open_cells(town: &Town) -> Cells {
    open_cells_beside(town.cells())
}

/// H5.1 to H5.3: where the next card can go beside these. The first card's cell is the one from which all others are counted: that is "anywhere", since the
/// 4x4 frame is not fixed before the cards force it.
pub fn open_cells_beside(cells: Cells) -> Cells {
    if cells.is_empty() {
        return Cells::only(Cell::FIRST);
    }
    cells.with_neighbours().minus(cells).and(within_frame(cells))
}

/// H5.3: the cells with which the cards still span at most four columns and rows.
fn within_frame(cells: Cells) -> Cells {
    let ([left, right], [top, bottom]) = cells.span();
    Cells::rectangle(
        right - TOWN_SIZE + 1..=left + TOWN_SIZE - 1,
        bottom - TOWN_SIZE + 1..=top + TOWN_SIZE - 1,
    )
}

/// H5.1 to H5.4: may a card go here, turned so?
pub fn check(town: &Town, at: Cell, turned: Rotation, no_rotation: bool) -> Result<(), Illegal> {
    Illegal::unless(!no_rotation || turned == Rotation::NONE, "H5.4", Refusal::NoRotation)?;
    if town.cells().is_empty() {
        return Illegal::unless(at == Cell::FIRST, "H5.1", Refusal::FirstCardCell);
    }
    Illegal::unless(!town.cells().contains(at), "H5.2", Refusal::CellTaken)?;
    Illegal::unless(
        town.cells().with_neighbours().contains(at),
        "H5.2",
        Refusal::TouchesNoCard,
    )?;
    Illegal::unless(
        within_frame(town.cells()).contains(at),
        "H5.3",
        Refusal::BeyondFrame { size: TOWN_SIZE },
    )
}

/// H5.4: every way to place a card on one of these cells.
pub(crate) fn push_placements(card: TownId, cells: Cells, no_rotation: bool, out: &mut Vec<Action>) {
    let rotations = if no_rotation {
        &Rotation::ALL[..1]
    } else {
        &Rotation::ALL[..]
    };
    for at in cells.iter() {
        out.extend(rotations.iter().map(|&turned| Action::Place { card, at, turned }));
    }
}

impl Hill {
    /// H4.5: either card of the hand.
    pub(crate) fn legal_placements(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        let cells = open_cells(&player.town);
        for &card in player.hand.as_slice() {
            push_placements(self.cards.town(card).id, cells, self.public.variants.no_rotation, out);
        }
    }

    /// H4.5: action B. The hand holds two cards, so one stays.
    pub(crate) fn place(
        &mut self,
        seat: Seat,
        card: TownId,
        at: Cell,
        turned: Rotation,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        Illegal::unless(!self.player(seat).turn.placed, "H4.2", Refusal::PlacedAlready)?;
        let number = self
            .in_hand(seat, card)
            .ok_or(Illegal::new("H4.5", Refusal::NotInHand))?;
        check(&self.player(seat).town, at, turned, self.public.variants.no_rotation)?;
        self.move_to_town(seat, number, at, turned);
        self.player_mut(seat).turn.placed = true;
        events.tell(Audience::Everyone, || Event::Placed { seat, card, at, turned });
        Ok(Takeback::Open)
    }

    /// H4.5: the card of the hand with this id.
    pub(crate) fn in_hand(&self, seat: Seat, card: TownId) -> Option<TownIndex> {
        self.player(seat)
            .hand
            .as_slice()
            .iter()
            .copied()
            .find(|&number| self.cards.town(number).id == card)
    }

    /// Puts a card of the hand into the town.
    pub(crate) fn move_to_town(&mut self, seat: Seat, card: TownIndex, at: Cell, turned: Rotation) {
        let player = &mut self.public.seats[seat.index()];
        player.hand.remove(card);
        player.town.place(&self.cards, at, card, turned);
    }
}
