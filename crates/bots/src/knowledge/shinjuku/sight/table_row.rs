//! What a net sees of the table as a whole.

use shinjuku::state::{Phase, Purchase, Step};
use shinjuku::{Customers, Goods, Kind};

use super::web::{Web, to_come};
use crate::sight::Sheet;

/// The types of goods.
pub(super) const GOODS: [&str; 4] = ["food", "clothing", "books", "electronics"];

/// The steps of a turn.
const STEPS: [&str; 13] = [
    "choosing",
    "building at",
    "choosing a store",
    "first track",
    "second track",
    "upgrading at",
    "giving up",
    "moving from",
    "paying",
    "paying with three",
    "starting at",
    "handing over",
    "travelling",
];

pub(super) fn write(web: &Web<'_>, sheet: &mut impl Sheet) {
    write_course(web, sheet);
    write_customers(web, sheet);
    write_turn(web, sheet);
}

fn write_course(web: &Web<'_>, sheet: &mut impl Sheet) {
    let public = web.game.public();
    sheet.one_of(
        &["2 players", "3 players", "4 players"],
        Some(usize::from(public.players) - 2),
    );
    let (phase, last) = match public.phase {
        Phase::Turns => (0, 0),
        Phase::LastDrawn => (1, 0),
        Phase::LastTurns(left) => (2, left),
        Phase::Over => (3, 0),
    };
    sheet.one_of(
        &["turns", "last customer drawn", "last turns", "game over"],
        Some(phase),
    );
    sheet.number("last turns left", f32::from(last) / 4.0);
    let department_stores = web.department_stores();
    sheet.number("department stores", department_stores as f32 / 6.0);
    sheet.flag("two arrive", department_stores >= 3);
    sheet.flag("the next makes two arrive", department_stores == 2);
    sheet.number("stores", web.built.count_ones() as f32 / 20.0);
}

fn write_customers(web: &Web<'_>, sheet: &mut impl Sheet) {
    let to_come = to_come(web.game);
    let all: f32 = to_come.iter().map(|[tokens, _]| tokens).sum();
    sheet.number("customers to come", all / 50.0);
    sheet.flag("under 10 to come", all < 10.0);
    sheet.flag("under 5 to come", all < 5.0);
    for (name, [tokens, points]) in GOODS.into_iter().zip(to_come) {
        sheet.about(name);
        sheet.number("to come", tokens / 15.0);
        sheet.number("points to come", points / 20.0);
        let goods = Goods::ALL[GOODS.iter().position(|other| *other == name).unwrap_or(0)];
        let waiting: f32 = web
            .game
            .public()
            .waiting
            .iter()
            .map(|waiting| f32::from(waiting.tokens(goods)))
            .sum();
        sheet.number("waiting", waiting / 8.0);
    }
    sheet.about("");
}

fn write_turn(web: &Web<'_>, sheet: &mut impl Sheet) {
    let public = web.game.public();
    sheet.number("actions taken", public.taken.len() as f32 / 2.0);
    sheet.about("taken");
    for (kind, name) in Kind::ALL.into_iter().zip(KINDS) {
        sheet.flag(name, public.taken.contains(kind));
    }
    sheet.about("");
    sheet.one_of(&STEPS, Some(step(&public.step)));
    let purchase = public.step.purchase().map(|purchase| match purchase {
        Purchase::NewStore(..) => 0,
        Purchase::MoveStore(..) => 1,
        Purchase::SecondTrack(..) => 2,
        Purchase::Upgrade(_) => 3,
        Purchase::Move(_) => 4,
    });
    sheet.one_of(
        &[
            "for a store",
            "for a moved store",
            "for a second track",
            "for an upgrade",
            "for a Move",
        ],
        purchase,
    );
    let (group, may_stop) = match public.step {
        Step::HandOver(trip) | Step::Travel(trip) => (trip.group, trip.may_stop),
        _ => (Customers::NONE, false),
    };
    sheet.about("on the way");
    sheet.flag("may stop", may_stop);
    for (goods, name) in Goods::ALL.into_iter().zip(GOODS) {
        sheet.number(name, f32::from(group.tokens(goods)) / 3.0);
    }
    sheet.number("all", group.len() as f32 / 6.0);
    sheet.about("");
}

/// The five actions.
pub(super) const KINDS: [&str; 5] = ["Build", "Expand", "Upgrade", "Move", "Income"];

const fn step(step: &Step) -> usize {
    match step {
        Step::Choose => 0,
        Step::BuildAt => 1,
        Step::BuildStore(_) => 2,
        Step::FirstTrack => 3,
        Step::SecondTrack(_) => 4,
        Step::UpgradeAt => 5,
        Step::GiveUp(_) => 6,
        Step::MoveFrom => 7,
        Step::Pay(_) => 8,
        Step::PayThree(_) => 9,
        Step::StartAt(_) => 10,
        Step::HandOver(_) => 11,
        Step::Travel(_) => 12,
        Step::Figure(never) => match *never {},
    }
}
