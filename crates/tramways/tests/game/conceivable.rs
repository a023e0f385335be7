//! Everything that anyone could send.

use table::{Game, Viewer};
use tramways::book::BookNumber;
use tramways::destination::Destination;
use tramways::links::LinkEnd;
use tramways::side::Side;
use tramways::square::Square;
use tramways::ticket::{Icon, Ticket};
use tramways::{Action, ActionKind, Kind, Tramways};

/// Every kind of action with every ticket, icon, square and side, whether there is any sense in it or not.
pub(crate) fn conceivable(game: &Tramways, out: &mut Vec<Action>) {
    let view = game.view(Viewer::Spectator);
    let components = view.components();
    let no_ticket = Ticket::new(127).expect("a ticket that our list doesn't have");
    for ticket in components.cards.faces.iter().map(|face| face.ticket).chain([no_ticket]) {
        with_ticket(ticket, out);
    }
    let nowhere = Square::new(14, 9).expect("a square that most maps don't have");
    for at in components.map.squares().filter(|&at| at != nowhere).chain([nowhere]) {
        on_square(at, out);
    }
    elsewhere(out);
}

fn with_ticket(ticket: Ticket, out: &mut Vec<Action>) {
    out.extend([
        Action::Take { ticket },
        Action::Keep { ticket },
        Action::LeaveOpen { ticket },
        Action::Discard { ticket },
        Action::Building { card: ticket },
    ]);
    out.extend(Icon::ALL.map(|icon| Action::Use { ticket, icon }));
    out.push(Action::Destination {
        to: Destination::Parcel(ticket),
    });
}

fn on_square(at: Square, out: &mut Vec<Action>) {
    out.push(Action::Square { at });
    for side in Side::ALL {
        out.extend([
            Action::Begin { at, from: side },
            Action::Redirect { at, to: side },
            Action::Link {
                link: LinkEnd { at, side },
            },
        ]);
    }
}

fn elsewhere(out: &mut Vec<Action>) {
    out.extend(Side::ALL.map(|to| Action::Lay { to }));
    out.extend(Kind::ALL.map(|kind| Action::Destination {
        to: Destination::Kind(kind),
    }));
    out.extend(ActionKind::ALL.map(|action| Action::Choose { action }));
    out.extend((0..=7).map(|book| Action::LookInto {
        book: BookNumber::new(book),
    }));
    out.extend((0..=250).chain([u16::MAX]).map(|amount| Action::Bid { amount }));
    out.extend((0..=40).chain([u8::MAX]).map(|points| Action::Buy { points }));
    out.extend([
        Action::Pass {},
        Action::Reveal {},
        Action::PayCash {},
        Action::DiscardNothing {},
        Action::TakeMoney {},
        Action::EndTurn {},
    ]);
    out.extend([
        Action::Stop {},
        Action::TakeFive {},
        Action::TakeTop {},
        Action::Done {},
    ]);
}
