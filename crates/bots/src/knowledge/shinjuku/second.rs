//! Version 2: what a seat's sets come to, and what its stores can reach; who waits in the queue is known to come, and where.

use std::sync::OnceLock;

use shinjuku::state::Phase;
use shinjuku::{Action, Event, Goods, Kind, Shinjuku2};
use table::{Game, Seat, Seats};

use super::trips::Trips;
use super::{Outlook, ahead, leaning, seen, themes};
use crate::knowledge::{Knowledge, Worths, by_seat};
use crate::net::OwnNet;
use crate::sight::{Row, Sheet, Sight, power};

/// What a customer of any type is worth on average: about a quarter of a set of four.
const USUAL: f32 = 2.4;
/// How much of a customer's worth is what it brings now, the rest being usual.
const NOW: f32 = 0.5;
/// What a customer that waits where it can be served is worth.
const WAITING: f32 = 0.35;
/// What one in the queue is worth, where it will arrive.
const QUEUED: f32 = 0.3;
/// What one that may come is worth.
const COMING: f32 = 0.2;
/// How much a rival who can serve the same customer takes away.
const RIVAL: f32 = 0.7;
/// What a card is worth, up to a full hand.
const CARD: f32 = 0.3;
const FULL_HAND: usize = 6;
/// What a store is worth as long as there is time.
const STORE: f32 = 0.5;
/// What a customer of the best trip that could be made now is worth besides.
const TRIP: f32 = 1.2;
/// With fewer turns to come than this, not all that can be served will be.
const PATIENCE: f32 = 3.0;
/// With fewer customers to come than this, time is running out.
const BUSY: f32 = 40.0;
/// So many customers arrive in a turn, about.
const ARRIVALS: f32 = 1.7;

impl Knowledge for Shinjuku2 {
    const MARGIN: f32 = 25.0;
    const CLEAR: f32 = 3.0;
    const OWN: f32 = 0.5;
    const HORIZON: u32 = 5;
    const LOOK: u32 = 5;

    fn turn(&self) -> u32 {
        u32::from(u8::from(self.public().seat))
    }

    fn progress(&self) -> f32 {
        let public = self.public();
        let players = f32::from(public.players);
        let (all, left) = (72.0, still_to_arrive(self));
        let done = match public.phase {
            Phase::Turns => all - left,
            Phase::LastDrawn => all,
            Phase::LastTurns(left) => all + players - f32::from(left),
            Phase::Over => return 1.0,
        };
        (done / (all + players)).clamp(0.0, 1.0)
    }

    fn due(&self, seat: Seat) -> f32 {
        let public = self.public();
        let ahead = ahead(self, seat);
        match public.phase {
            // all will have had the same number of turns
            Phase::Turns => {
                let players = public.players;
                let after_start = (u8::from(seat) + players - u8::from(public.scene.starting)) % players;
                let now = (u8::from(public.seat) + players - u8::from(public.scene.starting)) % players;
                f32::from(u8::from(after_start >= now))
            }
            Phase::LastDrawn => f32::from(u8::from(ahead <= turns_after(self))),
            Phase::LastTurns(left) => f32::from(u8::from(ahead < left)),
            Phase::Over => 0.0,
        }
    }

    fn own_net() -> &'static OwnNet {
        static NONE: OnceLock<OwnNet> = OnceLock::new();
        NONE.get_or_init(OwnNet::new)
    }

    fn worths(&self) -> Worths {
        let outlook = (!self.public().awaiting().is_empty()).then(|| Outlook::of(self));
        by_seat(self, |seat| {
            self.points(seat) as f32 + outlook.as_ref().map_or(0.0, |outlook| hope(self, outlook, seat))
        })
    }

    fn leanings(&self, seat: Seat, actions: &[Action], leanings: &mut Vec<f32>) {
        leaning::add(self, seat, actions, leanings);
    }

    fn abstains(action: &Action) -> bool {
        themes::abstains(action)
    }

    fn is_payment(event: &Event) -> bool {
        themes::is_payment(event)
    }

    fn is_quiet(seat: Seat, events: &[Event]) -> bool {
        themes::is_quiet(seat, events)
    }

    fn themes(before: &Shinjuku2, _: &Shinjuku2, seat: Seat, events: &[Event]) -> Vec<(&'static str, bool)> {
        themes::of(before, seat, events)
    }
}

/// The customers in bag and queue.
fn still_to_arrive(game: &Shinjuku2) -> f32 {
    let known = seen(game).len() as f32;
    72.0 - known + game.public().scene.queued() as f32
}

/// How many turns come after the present one once the queue has ended.
fn turns_after(game: &Shinjuku2) -> u8 {
    let public = game.public();
    let next = public.seat.clockwise(1, public.players);
    (u8::from(public.scene.starting) + public.players - u8::from(next)) % public.players
}

/// About how many turns a seat still has.
fn turns_left(game: &Shinjuku2, seat: Seat) -> f32 {
    let public = game.public();
    match public.phase {
        Phase::Turns => 1.0 + still_to_arrive(game) / ARRIVALS / f32::from(public.players),
        Phase::LastDrawn | Phase::LastTurns(_) => game.due(seat),
        Phase::Over => 0.0,
    }
}

/// What one more customer of each type is worth to a seat.
fn weights(game: &Shinjuku2, seat: Seat) -> [f32; 4] {
    let counts = Goods::ALL.map(|goods| game.earned(seat).points(goods));
    Goods::ALL.map(|goods| {
        // how many types there are fewer of, or as few: the fewer, the more it brings
        let own = counts[goods as usize];
        let above = counts.iter().filter(|&&count| count > own).count() as f32;
        NOW * (1.0 + above) + (1.0 - NOW) * USUAL
    })
}

/// What a seat can hope for beyond its points.
fn hope(game: &Shinjuku2, outlook: &Outlook, seat: Seat) -> f32 {
    let turns = turns_left(game, seat);
    if turns == 0.0 {
        return 0.0;
    }
    let stores = game.public().stores_of(seat).count() as f32;
    let time = (outlook.to_come.iter().sum::<f32>() / BUSY).min(1.0);
    let soon = (turns / PATIENCE).min(1.0);
    let cards = game.hand_size(seat).min(FULL_HAND) as f32;
    let trips = Trips::of(game, seat, &outlook.networks).best(game);
    soon * (CARD * cards + TRIP * trips) + customers(game, outlook, seat, soon) + STORE * stores * time
}

/// What the customers that a seat can serve are worth to it: those that wait, those in the queue, and those that may come.
fn customers(game: &Shinjuku2, outlook: &Outlook, seat: Seat, soon: f32) -> f32 {
    let (map, public) = (game.map(), game.public());
    let weights = weights(game, seat);
    let all_cards = map.card_count() as f32;
    let mut sum = 0.0;
    for ward in map.each_ward() {
        let served = &outlook.served[ward.index()];
        if served[seat.index()] == 0 {
            continue;
        }
        let chance = f32::from(map.ward(ward).cards) / all_cards;
        let queued = public.scene.queue.iter().filter(|space| space.card == ward);
        for goods in Goods::ALL {
            let sells = |types: &u8| types >> goods as u8 & 1 != 0;
            if sells(&served[seat.index()]) {
                let rivals = served.iter().filter(|types| sells(types)).count() as f32 - 1.0;
                let waiting = public.waiting[ward.index()].points(goods) as f32;
                let arriving: i32 = queued.clone().map(|space| space.customers.points(goods)).sum();
                let there = WAITING * waiting + QUEUED * arriving as f32;
                sum += weights[goods as usize] * (there * soon + COMING * chance * outlook.to_come[goods as usize])
                    / (1.0 + RIVAL * rivals);
            }
        }
    }
    sum
}

impl Sight for Shinjuku2 {
    const VERSION: u32 = 1;

    fn see(&self, sheet: &mut impl Sheet) {
        let public = self.public();
        sheet.row(Row::Table);
        sheet.number("progress", self.progress());
        sheet.number("department stores", public.department_stores() as f32 / 6.0);
        sheet.number("actions left", public.actions_left() as f32 / 2.0);
        for goods in Goods::ALL {
            sheet.about(goods);
            let queued: i32 = public
                .scene
                .queue
                .iter()
                .map(|space| space.customers.points(goods))
                .sum();
            let waiting: i32 = public.waiting.iter().map(|waiting| waiting.points(goods)).sum();
            sheet.number("in the queue", queued as f32 / 6.0);
            sheet.number("waiting", waiting as f32 / 12.0);
        }
        let worths = self.worths();
        for seat in Seats::all(self.players()).iter() {
            sheet.row(Row::Seat(seat));
            sheet.flag("to act", public.awaiting().contains(seat));
            sheet.number("points", self.points(seat) as f32 / 60.0);
            sheet.number("hand", self.hand_size(seat) as f32 / 6.0);
            sheet.number("due", self.due(seat));
            sheet.number("track left", f32::from(public.track_left(seat)) / 16.0);
            let hope = worths[seat.index()] - self.points(seat) as f32;
            sheet.number("worth beyond the points", hope / 30.0);
            for goods in Goods::ALL {
                sheet.about(goods);
                sheet.number("earned", self.earned(seat).points(goods) as f32 / 8.0);
                sheet.number("stores left", f32::from(public.stores_left(seat, goods)) / 2.0);
            }
        }
    }

    fn see_actions(&self, seat: Seat, actions: &[Action], sheet: &mut impl Sheet) {
        let mut leanings = Vec::with_capacity(actions.len());
        self.leanings(seat, actions, &mut leanings);
        for (action, leaning) in actions.iter().zip(leanings) {
            sheet.row(Row::Action);
            sheet.flag("abstains", Shinjuku2::abstains(action));
            sheet.flag("moves", matches!(action, Action::Choose { action: Kind::Move }));
            sheet.flag("opens", matches!(action, Action::Choose { action: Kind::Open }));
            sheet.flag("income", matches!(action, Action::Choose { action: Kind::Income }));
            sheet.flag("upgrades", matches!(action, Action::Choose { action: Kind::Upgrade }));
            sheet.number("leaning", power(leaning));
        }
    }
}
