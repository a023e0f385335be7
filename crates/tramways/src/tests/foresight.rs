//! What the game foresees is what happens: trips with their gains (T11), and the cheapest payment (T3).

use table::{Game, Rng, Seat, Seed, Told, Viewer};

use crate::destination::Destination;
use crate::journey::Journey;
use crate::payment::Cheapest;
use crate::pending::Pending;
use crate::phase::Step;
use crate::state::MOST_STRESS;
use crate::{Action, Event, Kind, Options, Tramways};

const COMMERCE: Destination = Destination::Kind(Kind::Commerce);

/// Calls `look` with every position of some random games, and who decides there.
fn every_position(games: u32, mut look: impl FnMut(&Tramways, Seat, &[Action])) {
    for number in 0..games {
        let seed = Seed::from_text(&format!("foresight {number}"));
        let mut game = Tramways::new(2 + (number % 4) as u8, &Options::default(), seed).expect("a table");
        let mut rng = Rng::new(Seed::from_text(&format!("chance {number}")));
        while let Some(seat) = game.awaiting().first() {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            look(&game, seat, &legal);
            // trips are rare in random games: take them
            let trip = legal.iter().find(|action| is_trip(action));
            let action = *trip.unwrap_or(&legal[rng.below(legal.len() as u32) as usize]);
            game.apply(seat, &action, &mut ()).expect("legal");
        }
    }
}

const fn is_trip(action: &Action) -> bool {
    matches!(
        action,
        Action::Choose {
            action: crate::ActionKind::Move
        }
    )
}

fn cheapest(game: &Tramways, seat: Seat) -> Option<Cheapest> {
    game.view(Viewer::Seat(seat)).cheapest_payment()
}

/// Plays the icons of a payment for what is declared.
fn pay(game: &mut Tramways, seat: Seat, whole: &Cheapest, told: &mut Vec<Told<Event>>) {
    while let Pending::Paying { payment, .. } = *game.pending(seat) {
        let cards = game.components.cards.clone();
        let missing = whole.payment.beyond(&payment);
        let (ticket, icon) = missing
            .all_icons(&cards)
            .find_map(|(ticket, icon)| {
                let action = Action::Use { ticket, icon };
                game.clone()
                    .apply(seat, &action, &mut ())
                    .is_ok()
                    .then_some((ticket, icon))
            })
            .expect("an icon of it can be played next");
        game.apply(seat, &Action::Use { ticket, icon }, told)
            .expect("it was tried");
    }
}

#[test]
fn t3_3_t3_6_the_cheapest_payment_costs_what_it_says_and_no_other_costs_less_stress() {
    let mut seen = 0;
    every_position(12, |game, seat, legal| {
        let Pending::Paying { bill, .. } = *game.pending(seat) else {
            return;
        };
        if bill.money > 0 || game.player(seat).stress > MOST_STRESS / 2 {
            return;
        }
        let best = cheapest(game, seat).expect("what is declared can be paid");
        let before = *game.player(seat);
        let mut told = Vec::new();
        pay(&mut game.clone(), seat, &best, &mut told);
        let paid = |told: &[Told<Event>]| {
            // the first change of stress and money is that of the tickets; what the deed brings comes later
            let played = told
                .iter()
                .position(|told| matches!(told.event, Event::TicketsPlayed { .. }));
            let after = played.and_then(|place| told.get(place + 1));
            match after.map(|told| &told.event) {
                Some(&Event::Stress { level, .. }) => level - before.stress,
                _ => 0,
            }
        };
        assert_eq!(paid(&told), best.stress, "{best:?}");
        // whatever is clicked instead
        let mut other = game.clone();
        let mut others = Vec::new();
        let mut clicks = legal.to_vec();
        while let Pending::Paying { .. } = other.pending(seat) {
            other
                .apply(seat, clicks.last().expect("a choice"), &mut others)
                .expect("legal");
            clicks.clear();
            other.legal(seat, &mut clicks);
        }
        assert!(paid(&others) >= best.stress);
        seen += 1;
    });
    assert!(seen > 50, "{seen}");
}

/// Makes a trip as it was foreseen, and says what came of it.
fn make(game: &Tramways, seat: Seat, journey: &Journey) -> Option<Vec<Event>> {
    let mut game = game.clone();
    let mut told = Vec::new();
    let to = journey.trip.destination;
    game.apply(seat, &Action::Destination { to }, &mut told)
        .expect("foreseen");
    for link in journey.trip.route.iter() {
        // where there is only one way, the trip goes it by itself
        if matches!(game.pending(seat), Pending::Travelling { .. }) {
            let _ = game.apply(seat, &Action::Link { link }, &mut told);
        }
    }
    if let Pending::Paying { .. } = game.pending(seat) {
        let best = cheapest(&game, seat)?;
        pay(&mut game, seat, &best, &mut told);
    }
    match game.turn_mut().step {
        Step::Commerce { .. } => drop(game.apply(seat, &Action::TakeFive {}, &mut told)),
        Step::Leisure { .. } => drop(game.apply(seat, &Action::Buy { points: 0 }, &mut told)),
        _ => (),
    }
    Some(told.into_iter().map(|told| told.event).collect())
}

#[test]
fn t11_1_t11_11_t11_18_trips_are_foreseen_as_they_are_made() {
    let (mut passengers, mut trips) = (0, 0);
    every_position(40, |game, seat, legal| {
        let Pending::Passenger { at } = *game.pending(seat) else {
            return;
        };
        passengers += 1;
        let journeys = game.journeys(seat, at);
        for action in legal {
            let Action::Destination { to } = *action else { continue };
            assert!(journeys.iter().any(|journey| journey.trip.destination == to), "{to:?}");
        }
        for journey in &journeys {
            let made = make(game, seat, journey).expect("it can be paid");
            assert_eq!(made, journey.events, "what its tickets cost included");
            let offers_card = journey.trip.destination == COMMERCE && game.has_development();
            assert_eq!(journey.or_card, offers_card.then_some(5), "T11.15");
            trips += 1;
        }
    });
    assert!(passengers > 20 && trips > 20, "{passengers} passengers, {trips} trips");
}
