//! What is asked now, in one sentence; at the end, who won.

use table::{Message, Outcome, Say, Seat};

use crate::parts::customer::Customers;
use crate::parts::map::{Connection, Map, Station, Ward, Wards};
use crate::state::view::View;
use crate::state::{Phase, Picks, Sells, Step};

use super::purpose::Purpose;

table::messages! {
    /// What is asked of the viewer, or whom all wait for.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Prompt in crate::text::BOOK, "prompt", on Map {
        // for whoever is asked
        FirstAction,
        SecondAction,
        EndTurn,
        /// S7.1.
        LastTurn { task: Message },
        /// S7.1.
        LastDrawn { task: Message },
        BuildAt,
        BuildStore { station: Station },
        BuildOrMoveStore { station: Station },
        FirstTrack,
        SecondTrack { first: Connection },
        UpgradeAt,
        GiveUp { station: Station },
        MoveFrom,
        Pay { wards: Wards, purpose: Purpose },
        PickThree { purpose: Purpose },
        PickMore { n: usize, picked: Vec<Ward>, purpose: Purpose },
        StartAt { ward: Ward },
        HandOver { station: Station, group: Customers },
        Travel { station: Station, group: Customers },
        TravelOrStop { station: Station, group: Customers },

        // for those who wait
        WaitAction { seat: Seat },
        WaitBuild { seat: Seat },
        WaitStore { seat: Seat, station: Station },
        WaitTrack { seat: Seat },
        WaitSecondTrack { seat: Seat, first: Connection },
        WaitUpgrade { seat: Seat },
        WaitGiveUp { seat: Seat, station: Station },
        WaitMove { seat: Seat },
        WaitPay { seat: Seat, wards: Wards, purpose: Purpose },
        WaitThree { seat: Seat, purpose: Purpose },
        WaitStart { seat: Seat, ward: Ward },
        WaitHandOver { seat: Seat, station: Station },
        WaitTravel { seat: Seat, station: Station, group: Customers },

        // for all
        Over,
        Won { seat: Seat, points: i32 },
        Shared { seats: Vec<Seat>, points: i32 },
    }
}

impl Prompt {
    /// What the viewer is asked, or whom all wait for; at the end, who won.
    pub fn of(view: &View) -> Prompt {
        match view.public.awaiting().first() {
            None => Prompt::ending(view.outcome().as_ref()),
            Some(seat) if view.seat() == Some(seat) => Prompt::asked(view),
            Some(seat) => Prompt::waiting(view, seat),
        }
    }

    /// The clause that the prompt is about.
    pub fn clause(view: &View) -> &'static str {
        if view.public.awaiting().is_empty() {
            return "S7.2";
        }
        match view.public.step {
            Step::Choose => match view.public.phase {
                Phase::LastTurns(_) | Phase::LastDrawn => "S7.1",
                _ => "S3.4",
            },
            Step::BuildAt => "S5.1",
            Step::BuildStore(_) => "S5.2",
            Step::FirstTrack => "S5.4",
            Step::SecondTrack(_) => "S5.5",
            Step::UpgradeAt | Step::GiveUp(_) => "S5.8",
            Step::MoveFrom | Step::StartAt(_) => "S6.1",
            Step::Pay(_) => "S4.1",
            Step::PayThree(_) => "S4.3",
            Step::HandOver(_) => "S6.4",
            Step::Travel(trip) if trip.may_stop => "S6.5",
            Step::Travel(_) => "S6.2",
        }
    }

    /// The question, with a word on the end where it is near (S7.1).
    fn asked(view: &View) -> Prompt {
        let task = Prompt::task(view);
        match view.public.phase {
            Phase::LastTurns(_) if view.public.step == Step::Choose => Prompt::LastTurn {
                task: task.say(&view.map),
            },
            Phase::LastDrawn if view.public.step == Step::Choose => Prompt::LastDrawn {
                task: task.say(&view.map),
            },
            _ => task,
        }
    }

    fn task(view: &View) -> Prompt {
        match view.public.step {
            Step::Choose => Prompt::choose(view),
            Step::BuildAt => Prompt::BuildAt,
            Step::BuildStore(station) => Prompt::store(view, station),
            Step::FirstTrack => Prompt::FirstTrack,
            Step::SecondTrack(first) => Prompt::SecondTrack { first },
            Step::UpgradeAt => Prompt::UpgradeAt,
            Step::GiveUp(station) => Prompt::GiveUp { station },
            Step::MoveFrom => Prompt::MoveFrom,
            Step::Pay(purchase) => Prompt::Pay {
                wards: purchase.asked_for(&view.map),
                purpose: Purpose::of(view, purchase),
            },
            Step::PayThree(purchase) => Prompt::pick(view, Purpose::of(view, purchase)),
            Step::StartAt(ward) => Prompt::StartAt { ward },
            Step::HandOver(trip) => Prompt::HandOver {
                station: trip.at,
                group: trip.group,
            },
            Step::Travel(trip) if trip.may_stop => Prompt::TravelOrStop {
                station: trip.at,
                group: trip.group,
            },
            Step::Travel(trip) => Prompt::Travel {
                station: trip.at,
                group: trip.group,
            },
        }
    }

    /// S3.4.
    fn choose(view: &View) -> Prompt {
        match view.public.actions_left() {
            0 => Prompt::EndTurn,
            1 => Prompt::SecondAction,
            _ => Prompt::FirstAction,
        }
    }

    /// S5.2: a new store, or one that moves.
    fn store(view: &View, station: Station) -> Prompt {
        let mut stores = view.public.stores_of(view.public.seat);
        if stores.any(|(_, sells)| sells != Sells::Everything) {
            Prompt::BuildOrMoveStore { station }
        } else {
            Prompt::BuildStore { station }
        }
    }

    /// S4.3: how many of the three cards are missing.
    fn pick(view: &View, purpose: Purpose) -> Prompt {
        let picked: Vec<Ward> = view.picks().into_iter().flat_map(Picks::cards).collect();
        if picked.is_empty() {
            return Prompt::PickThree { purpose };
        }
        Prompt::PickMore {
            n: crate::rules::paying::THREE - picked.len(),
            picked,
            purpose,
        }
    }

    fn waiting(view: &View, seat: Seat) -> Prompt {
        match view.public.step {
            Step::Choose => Prompt::WaitAction { seat },
            Step::BuildAt => Prompt::WaitBuild { seat },
            Step::BuildStore(station) => Prompt::WaitStore { seat, station },
            Step::FirstTrack => Prompt::WaitTrack { seat },
            Step::SecondTrack(first) => Prompt::WaitSecondTrack { seat, first },
            Step::UpgradeAt => Prompt::WaitUpgrade { seat },
            Step::GiveUp(station) => Prompt::WaitGiveUp { seat, station },
            Step::MoveFrom => Prompt::WaitMove { seat },
            Step::Pay(purchase) => Prompt::WaitPay {
                seat,
                wards: purchase.asked_for(&view.map),
                purpose: Purpose::of(view, purchase),
            },
            Step::PayThree(purchase) => Prompt::WaitThree {
                seat,
                purpose: Purpose::of(view, purchase),
            },
            Step::StartAt(ward) => Prompt::WaitStart { seat, ward },
            Step::HandOver(trip) => Prompt::WaitHandOver { seat, station: trip.at },
            Step::Travel(trip) => Prompt::WaitTravel {
                seat,
                station: trip.at,
                group: trip.group,
            },
        }
    }

    /// S7.2 to S7.4.
    fn ending(outcome: Option<&Outcome>) -> Prompt {
        let results = outcome.into_iter().flat_map(|outcome| &outcome.seats);
        let winners: Vec<_> = (0u8..)
            .map_while(Seat::new)
            .zip(results)
            .filter(|(_, result)| result.place == 1)
            .map(|(seat, result)| (seat, result.score.points))
            .collect();
        match winners[..] {
            [] => Prompt::Over,
            [(seat, points)] => Prompt::Won { seat, points },
            [(_, points), ..] => Prompt::Shared {
                seats: winners.iter().map(|&(seat, _)| seat).collect(),
                points,
            },
        }
    }
}
