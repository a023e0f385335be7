//! What is asked now, in one sentence; at the end, who won.

use table::{Message, Outcome, Say, Seat};

use crate::edition::Edition;
use crate::parts::action::Kind;
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

        // for whoever is asked in Version 2
        OpenAt,
        Matsuri { from: Ward },
        KaijuAshore,
        KaijuMove { from: Ward },
        KaijuAway { from: Ward },
        Flight { from: Ward },
        PrincessFlight { from: Ward },
        Wander { from: Ward },
        Explore { from: Ward },
        ExploreAnywhere,
        /// V8.2.
        QueueEnded { seat: Seat, task: Message },

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

        WaitMatsuri { seat: Seat },
        WaitKaiju { seat: Seat },
        WaitFlight { seat: Seat, from: Ward },
        WaitPrincess { seat: Seat },
        WaitKaicho { seat: Seat },

        // for all
        Over,
        Won { seat: Seat, points: i32 },
        Shared { seats: Vec<Seat>, points: i32 },
    }
}

impl Prompt {
    /// What the viewer is asked, or whom all wait for; at the end, who won.
    pub fn of<E: Edition>(view: &View<E>) -> Prompt {
        match view.public.awaiting().first() {
            None => Prompt::ending(view.outcome().as_ref()),
            Some(seat) if view.seat() == Some(seat) => Prompt::asked(view),
            Some(seat) => Prompt::waiting(view, seat),
        }
    }

    /// The clause that the prompt is about.
    pub fn clause<E: Edition>(view: &View<E>) -> &'static str {
        if view.public.awaiting().is_empty() {
            return E::clause("S7.2");
        }
        if let Step::Figure(asked) = view.public.step {
            return E::asked_clause(&view.public.scene, asked);
        }
        E::clause(match view.public.step {
            Step::Choose => match view.public.phase {
                Phase::LastTurns(_) | Phase::LastDrawn => return E::end_clause(),
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
            Step::Figure(asked) => E::asked_clause(&view.public.scene, asked),
        })
    }

    /// The question, with a word on the end where it is near (S7.1).
    fn asked<E: Edition>(view: &View<E>) -> Prompt {
        let task = Prompt::task(view);
        match view.public.step {
            Step::Choose => E::near_the_end(view, task),
            _ => task,
        }
    }

    /// S7.1.
    pub(crate) fn near_the_end(view: &View, task: Prompt) -> Prompt {
        match view.public.phase {
            Phase::LastTurns(_) => Prompt::LastTurn {
                task: task.say(&view.map),
            },
            Phase::LastDrawn => Prompt::LastDrawn {
                task: task.say(&view.map),
            },
            Phase::Turns | Phase::Over => task,
        }
    }

    fn task<E: Edition>(view: &View<E>) -> Prompt {
        match view.public.step {
            Step::Choose => Prompt::choose(view),
            Step::BuildAt if view.public.taken.contains(Kind::Open) => Prompt::OpenAt,
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
            Step::Figure(asked) => E::prompt(view, asked),
        }
    }

    /// S3.4.
    fn choose<E: Edition>(view: &View<E>) -> Prompt {
        match view.public.actions_left() {
            0 => Prompt::EndTurn,
            1 => Prompt::SecondAction,
            _ => Prompt::FirstAction,
        }
    }

    /// S5.2: a new store, or one that moves.
    fn store<E: Edition>(view: &View<E>, station: Station) -> Prompt {
        let mut stores = view.public.stores_of(view.public.seat);
        if stores.any(|(_, sells)| sells != Sells::Everything) {
            Prompt::BuildOrMoveStore { station }
        } else {
            Prompt::BuildStore { station }
        }
    }

    /// S4.3: how many of the three cards are missing.
    fn pick<E: Edition>(view: &View<E>, purpose: Purpose) -> Prompt {
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

    fn waiting<E: Edition>(view: &View<E>, seat: Seat) -> Prompt {
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
            Step::Figure(asked) => E::waiting_prompt(view, asked, seat),
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
