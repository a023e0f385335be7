//! The market: auction cards, the solo line, Development cards, the supply of buildings. What the phase needs now comes first.

mod development;

use leptos::prelude::*;
use tramways::kind::Kind;
use tramways::pending::Pending;
use tramways::phase::{Phase, Step, Turn};
use tramways::state::ROUNDS;
use tramways::ticket::{Class, Icon, Ticket};
use tramways::{Action, Tramways, View};

use super::desk::Desk;
use super::{icons, names, ticket};
use crate::few;
use crate::table::Moment;
use crate::texts::t;

/// A part of the market.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Part {
    /// T2.14, T2.15: cards that the viewer looks through.
    Look,
    /// T2.7, T2.13: the open auction cards, or the Parcel cards of the draft.
    Display,
    /// T17.6: the solo line.
    Line,
    /// T2.14, T2.15: Ticket Books, or open Development cards.
    Development,
    /// T2.18: the buildings left.
    Supply,
}

impl Part {
    const ALL: [Part; 5] = [Part::Look, Part::Display, Part::Line, Part::Development, Part::Supply];

    fn is_empty(self, view: &View) -> bool {
        let public = view.public();
        match self {
            Part::Look => development::looked_at(view).is_none(),
            Part::Display => public.display.is_empty(),
            Part::Line => public.line.is_empty(),
            Part::Development => development::is_empty(view),
            Part::Supply => public.supply.is_empty(),
        }
    }

    /// The part from which somebody chooses now.
    fn asked(view: &View) -> Option<Part> {
        if matches!(view.pending(), Pending::Site { .. }) {
            return Some(Part::Supply);
        }
        Some(match view.public().phase {
            _ if development::looked_at(view).is_some() => Part::Look,
            Phase::Draft { .. } | Phase::Auction(_) | Phase::TakeCard { .. } | Phase::Void { .. } => Part::Display,
            Phase::Line {} => Part::Line,
            Phase::Books { .. }
            | Phase::Actions(Turn {
                step: Step::Commerce { .. } | Step::Look { .. },
                ..
            }) => Part::Development,
            _ => return None,
        })
    }

    fn title(self, view: &View) -> String {
        let public = view.public();
        match self {
            Part::Look => development::look_title(view),
            Part::Line => t!("tramways.offer.line"),
            Part::Development => t!("tramways.offer.development"),
            Part::Supply => t!("tramways.offer.supply"),
            Part::Display => match public.phase {
                Phase::Draft { .. } => t!("tramways.offer.draft"),
                Phase::Actions(_) | Phase::Administration { .. } | Phase::PlaceAgain { .. } => {
                    t!("tramways.offer.next", round = (public.round + 1).min(ROUNDS))
                }
                _ => t!("tramways.offer.auction"),
            },
        }
    }

    /// What its heading says besides the title: how much is left.
    fn note(self, view: &View) -> Option<String> {
        let public = view.public();
        match self {
            Part::Display if matches!(public.phase, Phase::Draft { .. }) => None,
            Part::Display => Some(t!("tramways.offer.deck", n = view.auction_deck())),
            Part::Line => Some(t!(
                "tramways.offer.line_deck",
                n = view.auction_deck(),
                discards = public.line_discards.len()
            )),
            Part::Supply => Some(t!("tramways.offer.left", n = public.supply.len())),
            Part::Look | Part::Development => None,
        }
    }

    fn inside(self, desk: Desk) -> AnyView {
        match self {
            Part::Look => development::look(desk),
            Part::Display => display(desk),
            Part::Line => line(desk),
            Part::Development => development::development(desk),
            Part::Supply => supply(desk),
        }
    }
}

/// The market.
pub fn offer(desk: Desk) -> AnyView {
    let parts = Memo::new(move |_| {
        desk.table
            .moment()
            .map(|moment| in_order(&moment.view))
            .unwrap_or_default()
    });
    view! {
        <section class="tram-offer" aria-label=t!("tramways.offer.label")>
            <For each=move || parts.get() key=|part| *part children=move |part| section(desk, part)/>
        </section>
    }
    .into_any()
}

/// The parts that have something, the one that is asked for first.
fn in_order(view: &View) -> Vec<Part> {
    let asked = Part::asked(view);
    let mut parts: Vec<Part> = Part::ALL.into_iter().filter(|part| !part.is_empty(view)).collect();
    few::sort_by_key(&mut parts, |&part| Some(part) != asked);
    parts
}

fn section(desk: Desk, part: Part) -> AnyView {
    let head = Memo::new(move |_| {
        let moment = desk.table.moment()?;
        Some((part.title(&moment.view), part.note(&moment.view)))
    });
    let now = Memo::new(move |_| {
        desk.table
            .moment()
            .is_some_and(|moment| moment.is_mine() && Part::asked(&moment.view) == Some(part))
    });
    let title = move || head.get().map(|(title, _)| title);
    let note = move || {
        head.get()
            .and_then(|(_, note)| note)
            .map(|note| view! { <span class="tram-note">{note}</span> })
    };
    view! {
        <section class="tram-offer-part" class:now=move || now.get() aria-label=title>
            <h3>{title}{note}</h3>
            {part.inside(desk)}
        </section>
    }
    .into_any()
}

/// Something of the moment, drawn anew whenever it changes.
fn drawn<T: PartialEq + Clone + Send + Sync + 'static>(
    desk: Desk,
    look: impl Fn(&Moment<Tramways>) -> T + Send + Sync + 'static,
    draw: impl Fn(&Moment<Tramways>, T) -> AnyView + Send + 'static,
) -> AnyView {
    let seen = Memo::new(move |_| desk.table.moment().map(|moment| look(&moment)));
    let shown = move || {
        let seen = seen.get()?;
        let moment = desk.table.moment_now()?;
        Some(draw(&moment, seen))
    };
    view! { {shown} }.into_any()
}

/// Can a card be taken now?
fn takes(moment: &Moment<Tramways>) -> bool {
    moment.legal.iter().any(|action| matches!(action, Action::Take { .. }))
}

/// T2.7, T5.11: the cards that lie open.
fn display(desk: Desk) -> AnyView {
    let look = |moment: &Moment<Tramways>| (moment.view.public().display, takes(moment));
    drawn(desk, look, move |moment, (display, _)| {
        let card = |ticket: Ticket| ticket::offered(desk, moment, ticket, Action::Take { ticket });
        view! { <div class="tram-tickets">{display.iter().map(card).collect_view()}</div> }.into_any()
    })
}

/// T17.6: the line, the newest card first, and what the next one costs.
fn line(desk: Desk) -> AnyView {
    let reveals = |moment: &Moment<Tramways>| moment.legal.contains(&Action::Reveal {});
    let look = move |moment: &Moment<Tramways>| (moment.view.public().line, takes(moment), reveals(moment));
    drawn(desk, look, move |moment, (line, _, reveals)| {
        let card = |(place, ticket): (usize, Ticket)| {
            let newest = (place == 0).then(|| view! { <span class="tram-newest">{t!("tramways.offer.newest")}</span> });
            let card = ticket::offered(desk, moment, ticket, Action::Take { ticket });
            view! { <div class="tram-held">{card}{newest}</div> }
        };
        let cards = line.in_drawing_order().enumerate().map(card).collect_view();
        let next = if reveals {
            let words = names::decision(&moment.view, &Action::Reveal {});
            let inside = view! { {words.clone()} }.into_any();
            ticket::choice(desk, Action::Reveal {}, "tram-reveal".to_owned(), words, inside)
        } else {
            view! { <p class="tram-note">{t!("tramways.offer.price", amount = line.len())}</p> }.into_any()
        };
        view! { {next}<div class="tram-tickets">{cards}</div> }.into_any()
    })
}

/// T2.18: the Building cards left, as many as there are tiles, by type; in full size while one is chosen.
fn supply(desk: Desk) -> AnyView {
    let chooses = |moment: &Moment<Tramways>| {
        moment
            .legal
            .iter()
            .any(|action| matches!(action, Action::Building { .. }))
    };
    let look = move |moment: &Moment<Tramways>| (moment.view.public().supply, chooses(moment));
    drawn(desk, look, move |moment, (_, chooses)| {
        let row = |kind: Kind| supply_of(desk, moment, kind, chooses);
        let rows = Kind::ALL.into_iter().filter_map(row).collect_view();
        view! { <ul class="tram-supply">{rows}</ul> }.into_any()
    })
}

fn supply_of(desk: Desk, moment: &Moment<Tramways>, kind: Kind, chooses: bool) -> Option<AnyView> {
    let view = &moment.view;
    let cards = &view.components().cards;
    let of_kind = view
        .public()
        .supply
        .iter()
        .filter(|&card| cards.face(card).class == Class::Building(kind))
        .collect();
    let stacks = ticket::stacks(cards, of_kind);
    let left: usize = stacks.iter().map(|(_, number)| number).sum();
    let card = |(of, number): (Ticket, usize)| {
        if chooses {
            let card = ticket::offered(desk, moment, of, Action::Building { card: of });
            view! { <div class="tram-held">{card}{ticket::count(number)}</div> }.into_any()
        } else {
            ticket::small(view, of, number)
        }
    };
    let class = if chooses { "tram-tickets" } else { "tram-small-tickets" };
    (left > 0).then(|| {
        view! {
            <li>
                <span class="tram-supply-kind">{icons::icon(Icon::of(kind), None)}{names::kind(view, kind)}<b>{t!("tramways.ticket.times", n = left)}</b></span>
                <div class=class>{stacks.into_iter().map(card).collect_view()}</div>
            </li>
        }
        .into_any()
    })
}
