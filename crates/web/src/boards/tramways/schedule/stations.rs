//! T4.1: the parts of a round as stations on a line. Set-up and round 6 have their own.

use leptos::prelude::*;
use tramways::View;
use tramways::phase::{Phase, Turn};
use tramways::state::ROUNDS;

use super::super::desk::Desk;
use crate::texts::t;

/// A part of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Station {
    /// T2.7
    Draft,
    /// T2.14
    Books,
    /// T2.15
    Development,
    /// T5, with the taking of cards
    Auction,
    /// T17.6
    Line,
    /// T14.3
    Hands,
    /// T6.1
    First,
    /// T6.2
    Second,
    /// T12
    Administration,
    /// T13
    End,
    /// T15
    Score,
}

impl Station {
    /// Where a phase takes place.
    const fn of(phase: &Phase) -> Station {
        match phase {
            Phase::Draft { .. } => Station::Draft,
            Phase::Books { .. } => Station::Books,
            Phase::KeepOne { .. } => Station::Development,
            Phase::Auction(_) | Phase::TakeCard { .. } | Phase::Void { .. } => Station::Auction,
            Phase::Line {} => Station::Line,
            Phase::FillHand { .. } => Station::Hands,
            Phase::Actions(Turn { second: false, .. }) => Station::First,
            Phase::Actions(_) => Station::Second,
            Phase::Administration { .. } | Phase::PlaceAgain { .. } => Station::Administration,
            Phase::Over {} => Station::Score,
        }
    }

    fn name(self) -> String {
        match self {
            Station::Draft => t!("tramways.station.draft"),
            Station::Books => t!("tramways.station.books"),
            Station::Development => t!("tramways.station.development"),
            Station::Auction => t!("tramways.station.auction"),
            Station::Line => t!("tramways.station.line"),
            Station::Hands => t!("tramways.station.hands"),
            Station::First => t!("tramways.station.first"),
            Station::Second => t!("tramways.station.second"),
            Station::Administration => t!("tramways.station.administration"),
            Station::End => t!("tramways.station.end"),
            Station::Score => t!("tramways.station.score"),
        }
    }
}

/// The stations of the set-up, or of this round, and which of them it is.
#[derive(Clone, PartialEq, Debug)]
struct Stretch {
    stations: Vec<Station>,
    now: usize,
}

impl Stretch {
    fn of(view: &View) -> Stretch {
        let public = view.public();
        let here = Station::of(&public.phase);
        let (alone, last) = (public.players == 1, public.round == ROUNDS);
        let stations: Vec<Station> = match here {
            Station::Draft | Station::Books | Station::Development => {
                let draft = public.advanced_deal.then_some(Station::Draft);
                let cards = if public.alternate_development {
                    Station::Development
                } else {
                    Station::Books
                };
                draft.into_iter().chain([cards]).chain(opening(alone, false)).collect()
            }
            _ => {
                let end = if last { Station::Score } else { Station::End };
                let hands = last.then_some(Station::Hands);
                let actions = [Station::First, Station::Second, Station::Administration, end];
                opening(alone, last).into_iter().chain(hands).chain(actions).collect()
            }
        };
        let now = stations.iter().position(|&station| station == here).unwrap_or(0);
        Stretch { stations, now }
    }
}

/// T4.1, T17.6, T17.10: how a round begins; alone round 6 has no auction.
const fn opening(alone: bool, last: bool) -> Option<Station> {
    match (alone, last) {
        (false, _) => Some(Station::Auction),
        (true, false) => Some(Station::Line),
        (true, true) => None,
    }
}

/// The line with its stations.
pub(super) fn line(desk: Desk) -> AnyView {
    let stretch = Memo::new(move |_| desk.table.moment().map(|moment| Stretch::of(&moment.view)));
    let shown = move || {
        let Stretch { stations, now } = stretch.get()?;
        let stop = |(number, station): (usize, Station)| {
            let is_now = number == now;
            view! { <li class:now=is_now class:past={number < now} aria-current=is_now.then_some("step")><span>{station.name()}</span></li> }
        };
        Some(stations.into_iter().enumerate().map(stop).collect_view())
    };
    view! { <ol class="tram-line" aria-label=t!("tramways.schedule.phases")>{shown}</ol> }.into_any()
}

#[cfg(test)]
mod tests {
    use table::{Game, Seed, Viewer};
    use tramways::{Options, Tramways};

    use super::*;

    fn stretch(players: u8, options: &Options) -> Stretch {
        let game = Tramways::new(players, options, Seed::from_text("stations")).expect("a game");
        Stretch::of(&game.view(Viewer::Spectator))
    }

    #[test]
    fn set_up_leads_to_the_auction() {
        let Stretch { stations, now } = stretch(3, &Options::default());
        assert_eq!((stations, now), (vec![Station::Books, Station::Auction], 0));
    }

    #[test]
    fn alone_the_line_takes_its_place() {
        assert_eq!(
            stretch(1, &Options::default()).stations,
            [Station::Books, Station::Line]
        );
    }
}
