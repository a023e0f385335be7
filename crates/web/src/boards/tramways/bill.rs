//! What is being paid: what it is for, what is due, what is chosen and what that costs beside the icons; the cheapest way as one button.

mod costs;

use leptos::prelude::*;
use table::Seat;
use tramways::destination::Destination;
use tramways::payment::{Bill, Cheapest, Payment};
use tramways::pending::{Deed, Pending};
use tramways::text::noun::{BuildingOf, EndIcon};
use tramways::{Action, Kind, Tramways, View};

use super::desk::Desk;
use super::{icons, names, ticket};
use crate::table::Moment;
use crate::texts::t;
use costs::Reasons;

/// All that the card shows.
#[derive(Clone, Copy, PartialEq)]
struct Sheet {
    seat: Seat,
    deed: Deed,
    bill: Bill,
    payment: Payment,
    /// TR20: what was played earlier for the same deed.
    before: Payment,
    cheapest: Option<Cheapest>,
    /// T5.8: can the rest be paid in cash?
    cash: bool,
    /// Are there icons to choose from?
    choice: bool,
}

impl Sheet {
    fn of(moment: &Moment<Tramways>) -> Option<Sheet> {
        let Pending::Paying { deed, bill, payment } = *moment.view.pending() else {
            return None;
        };
        let cheapest = moment.is_mine().then(|| moment.view.cheapest_payment()).flatten();
        Some(Sheet {
            seat: moment.seat()?,
            deed,
            bill,
            payment,
            before: moment.view.public().already_spent(),
            cheapest: cheapest.filter(|cheapest| cheapest.payment != payment),
            cash: moment.legal.contains(&Action::PayCash {}),
            choice: moment.legal.iter().any(|action| matches!(action, Action::Use { .. })),
        })
    }
}

/// The card, while something is being paid.
pub fn bill(desk: Desk) -> AnyView {
    let sheet = Memo::new(move |_| desk.table.moment().and_then(|moment| Sheet::of(&moment)));
    let shown = move || {
        let (sheet, moment) = (sheet.get()?, desk.table.moment_now()?);
        let view = &moment.view;
        let title = title(view, &sheet);
        Some(view! {
            <section class="tram-bill" aria-label=title.clone()>
                <h3>{title.clone()}</h3>
                {due(view, &sheet)}
                {chosen(view, &sheet)}
                <div class="tram-bill-ways">{cheapest(desk, view, &sheet)}{cash(desk, view, &sheet)}</div>
                {sheet.choice.then(|| view! { <p class="tram-note">{t!("tramways.bill.by_hand")}</p> })}
            </section>
        })
    };
    view! { {shown} }.into_any()
}

/// What is paid for.
fn title(view: &View, sheet: &Sheet) -> String {
    match sheet.deed {
        Deed::Bid { amount } => t!("tramways.bill.bid", amount = amount),
        Deed::Reveal {} => t!("tramways.bill.reveal", amount = sheet.bill.money),
        Deed::Build { run } => t!("tramways.bill.build", n = run.tiles.len()),
        Deed::UpgradeLink { link } => match view.public().city.links().named(link) {
            Some(link) => t!("tramways.bill.upgrade_link", link = names::link(view, link)),
            None => t!("tramways.bill.upgrade_a_link"),
        },
        Deed::Construct { at, card } => t!(
            "tramways.bill.construct",
            building = names::said(view, &BuildingOf(card)),
            place = names::place(view, at),
        ),
        Deed::UpgradeBuilding { at } => t!("tramways.bill.upgrade_building", place = names::place(view, at)),
        Deed::Move { trip } => t!(
            "tramways.bill.move",
            from = names::place(view, trip.from),
            to = names::place(view, trip.at),
        ),
        Deed::Happiness { points } => t!("tramways.bill.happiness", points = points, amount = sheet.bill.money),
    }
}

/// TR21: what is still due, as icons and in words.
fn due(view: &View, sheet: &Sheet) -> AnyView {
    let Bill {
        rails,
        icon,
        ends,
        money,
    } = sheet.bill;
    let mut parts = Vec::new();
    if money > 0 {
        let left = money.saturating_sub(sheet.payment.money(&view.components().cards));
        parts.push(part(
            vec![icons::figure(icons::coin())],
            t!("tramways.bill.money", amount = left),
        ));
    }
    if rails > 0 {
        let rail = icons::picture(icons::rail());
        parts.push(part(vec![rail], t!("tramways.bill.rails", n = rails)));
    }
    if let Some(icon) = icon {
        parts.push(part(vec![icons::icon(icon, None)], names::said(view, &icon)));
    }
    parts.extend(end(view, ends));
    if matches!(sheet.deed, Deed::Build { .. }) {
        parts.push(part(vec![icons::figure(icons::worker())], t!("tramways.bill.worker")));
    }
    view! { <p class="tram-bill-due"><span class="tram-bill-label">{t!("tramways.bill.due")}</span>{parts}</p> }
        .into_any()
}

/// T7.1: an icon for one of the ends.
fn end(view: &View, ends: [Option<Destination>; 2]) -> Option<AnyView> {
    let mut ends: Vec<Destination> = ends.into_iter().flatten().collect();
    ends.dedup();
    let parcel = |end: Destination| match end {
        Destination::Parcel(card) => ticket::parcel(ticket::face(view, card)),
        Destination::Kind(_) => None,
    };
    let pictures = ends
        .iter()
        .map(|&end| icons::icon(end.icon(), parcel(end).as_deref()))
        .collect();
    let name = |end: &Destination| match *end {
        Destination::Kind(kind) => kind_name(view, kind),
        Destination::Parcel(_) => names::said(view, &EndIcon(*end)),
    };
    let words = match &ends[..] {
        [] => return None,
        [one] => t!("tramways.bill.end", one = name(one)),
        [one, other, ..] => t!("tramways.bill.either", one = name(one), other = name(other)),
    };
    Some(part(pictures, words))
}

/// The letter that is on the icon, and what it stands for.
fn kind_name(view: &View, kind: Kind) -> String {
    format!("{} ({})", kind.letter(), names::kind(view, kind))
}

fn part(pictures: Vec<AnyView>, words: String) -> AnyView {
    view! { <span class="tram-bill-part">{pictures}{words}</span> }.into_any()
}

/// The icons chosen, and what they cost so far.
fn chosen(view: &View, sheet: &Sheet) -> Option<AnyView> {
    let played = sheet.payment.beyond(&sheet.before);
    let any = !played.tickets().is_empty();
    any.then(|| {
        let reasons = Reasons::of(view, &sheet.payment, &sheet.before);
        view! {
            <div class="tram-bill-chosen" aria-live="polite">
                <span class="tram-bill-label">{t!("tramways.bill.chosen")}</span>
                {costs::icons_of(view, &played)}
                {reasons.lines(view, sheet.seat, 0)}
            </div>
        }
        .into_any()
    })
}

/// The cheapest way to pay in icons, what is chosen included.
fn cheapest(desk: Desk, view: &View, sheet: &Sheet) -> Option<AnyView> {
    let cheapest = sheet.cheapest?;
    let (deed, payment) = (sheet.deed, cheapest.payment);
    let missing = payment.beyond(&sheet.payment);
    let chosen = sheet.payment.costs(&view.components().cards, &sheet.before);
    let reasons = Reasons::of(view, &payment, &sheet.payment);
    let title = match (sheet.bill.money > 0, sheet.payment == sheet.before) {
        (true, _) => t!("tramways.bill.icons_alone"),
        (false, true) => t!("tramways.bill.cheapest"),
        (false, false) => t!("tramways.bill.cheapest_rest"),
    };
    // who has cash enough pays with cash first
    let main = !sheet.cash;
    Some(
        view! {
            <button class="tram-bill-way" class:main=main data-pick="" on:click=move |_| desk.pay(deed, payment)>
                <strong>{title}</strong>
                {costs::icons_of(view, &missing)}
                {reasons.lines_or_none(view, sheet.seat, chosen.stress())}
                {costs::change(view, sheet.bill.money, &payment)}
            </button>
        }
        .into_any(),
    )
}

/// T5.8: what is left, in cash.
fn cash(desk: Desk, view: &View, sheet: &Sheet) -> Option<AnyView> {
    let action = Action::PayCash {};
    sheet.cash.then(|| {
        let words = names::decision(view, &action);
        let inside = view! { <span class="tram-bill-cash">{icons::figure(icons::coin())}<strong>{words.clone()}</strong></span> };
        ticket::choice(desk, action, "tram-bill-way main".to_owned(), words, inside.into_any())
    })
}
