//! The referee: can this state exist? Checked after every action of every test, and on every state read from a file.
//!
//! Not checked: whether a state was ever reached by legal play (for example, whether resources were earned).

mod seat;

use table::{Card, CardSet, Inconsistent, Seat, Seats};

use crate::rules::rounds::{has_preparation, preparations};
use crate::state::card_places::AnyCard;
use crate::state::{Hill, LOCATIONS, MOST_PLAYERS, Phase, Player, ROUNDS, SET_TOWNS};

type Verdict = Result<(), Inconsistent>;

fn verdict(holds: bool, text: impl FnOnce() -> String) -> Verdict {
    Inconsistent::unless(holds, text)
}

impl Hill {
    pub(crate) fn referee(&self) -> Verdict {
        self.check_frame()?;
        self.check_conservation()?;
        for seat in self.seats() {
            self.check_seat(seat)
                .map_err(|Inconsistent(text)| Inconsistent(format!("{seat}: {text}")))?;
        }
        self.check_town_deck()?;
        self.check_board()
    }

    /// Players, phase, round, requests.
    fn check_frame(&self) -> Verdict {
        let public = &self.public;
        verdict((1..=MOST_PLAYERS as u8).contains(&public.players), || {
            format!("{} players", public.players)
        })?;
        verdict(public.starting.index() < usize::from(public.players), || {
            format!("the starting player is {}", public.starting)
        })?;
        let in_setup = matches!(public.phase, Phase::ChoosingSets | Phase::PrivateChoices);
        let rounds = if in_setup { 0..=0 } else { 1..=ROUNDS };
        verdict(rounds.contains(&public.round), || {
            format!("round {} does not fit the phase", public.round)
        })?;
        verdict(public.phase != Phase::Over || public.round == ROUNDS, || {
            format!("the game is over in round {}", public.round)
        })?;
        verdict(public.phase != Phase::Taking || public.variants.simultaneous, || {
            "cards are taken one after the other only with simultaneous play".into()
        })?;
        self.check_moved()?;
        verdict(
            public
                .ready
                .iter()
                .all(|seat| seat.index() < usize::from(public.players)),
            || "a seat is ready that does not take part".into(),
        )?;
        let requests = public.requests.map(|[a, b]| a != b);
        verdict(requests == public.variants.residents.then_some(true), || {
            "two different Request cards belong to the Residents' variant, and only to it".into()
        })
    }

    /// H2.5, H3.6, H4.6: how many seats have moved, where they go one after the other, and that somebody is next.
    fn check_moved(&self) -> Verdict {
        let public = &self.public;
        let one_by_one = matches!(public.phase, Phase::ChoosingSets | Phase::Taking)
            || (public.phase == Phase::Turns && !public.variants.simultaneous);
        let moved = if one_by_one {
            public.moved < public.players
        } else {
            public.moved == public.players
        };
        verdict(moved, || {
            format!(
                "{} of {} players have moved, which does not fit the phase",
                public.moved, public.players
            )
        })?;
        verdict(public.phase == Phase::Over || !public.awaiting().is_empty(), || {
            "nobody owes a decision".into()
        })
    }

    /// Every card and token is in exactly one place.
    fn check_conservation(&self) -> Verdict {
        let (mut towns, mut plans, mut tokens) = (
            Count::new("Town card"),
            Count::new("Plan card"),
            Count::new("Development token"),
        );
        let mut add = |card: AnyCard| match card {
            AnyCard::Town(card) => towns.add(card),
            AnyCard::Plan(card) => plans.add(card),
            AnyCard::Token(card) => tokens.add(card),
        };
        self.public.each_public_card(&mut add);
        self.public.each_discard(&mut add);
        self.each_hidden_card(&mut add);
        let cards = &self.cards;
        towns.is_all_of(cards.towns.len(), |card| cards.town(card).id.0)?;
        plans.is_all_of(cards.plans.len(), |card| cards.plan(card).id.0)?;
        tokens.is_all_of(cards.tokens.len(), |card| cards.token(card).id.0)
    }

    /// H2.2, H3.4, H13.1: the Town deck has given three cards to each player and four to each preparation.
    fn check_town_deck(&self) -> Verdict {
        let (public, left) = (&self.public, self.decks.towns.len());
        let preparations = preparations(public.players, public.round);
        let drawn = SET_TOWNS * usize::from(public.players) + LOCATIONS * usize::from(preparations);
        verdict(left + drawn == self.cards.towns.len(), || {
            format!(
                "the Town deck has {left} cards, which does not fit round {}",
                public.round
            )
        })
    }

    /// H2.2, H3.4: what lies on offer.
    fn check_board(&self) -> Verdict {
        let public = &self.public;
        let sets_left = if public.phase == Phase::ChoosingSets {
            public.players - public.moved
        } else {
            0
        };
        verdict(public.sets.iter().flatten().count() == usize::from(sets_left), || {
            "the number of sets on offer is wrong".into()
        })?;
        if public.round == 0 {
            let board = &public.board;
            let empty = board.towns == [None; LOCATIONS] && board.plans.is_empty() && board.tokens.is_empty();
            return verdict(empty, || "the main board is not empty during set-up".into());
        }
        self.check_locations()
    }

    /// H3.4, H4.1, H13.1: each location has its card, or one seat took it.
    fn check_locations(&self) -> Verdict {
        let (public, board) = (&self.public, &self.public.board);
        let taken_before = u8::from(!has_preparation(public.players, public.round));
        let taken = public
            .in_play()
            .iter()
            .filter(|player| player.turn.location.is_some())
            .count()
            + usize::from(taken_before);
        verdict(board.towns.iter().flatten().count() + taken == LOCATIONS, || {
            "the number of Town cards on the main board is wrong".into()
        })?;
        let empty = |player: &Player| {
            player
                .turn
                .location
                .is_none_or(|location| board.towns[location as usize].is_none())
        };
        verdict(public.in_play().iter().all(empty), || {
            "a location still has the card that was taken".into()
        })?;
        let locations = public.in_play().iter().filter_map(|player| player.turn.location);
        let distinct: Seats = locations
            .clone()
            .filter_map(|location| Seat::new(location as u8))
            .collect();
        verdict(distinct.len() == locations.count(), || {
            "two seats took the card of the same location".into()
        })
    }
}

/// Counts where the cards of one kind are.
struct Count<C> {
    what: &'static str,
    found: CardSet<C>,
    twice: Option<C>,
}

impl<C: Card> Count<C> {
    const fn new(what: &'static str) -> Count<C> {
        Count {
            what,
            found: CardSet::EMPTY,
            twice: None,
        }
    }

    fn add(&mut self, card: C) {
        if self.found.contains(card) {
            self.twice = Some(card);
        }
        self.found.insert(card);
    }

    fn is_all_of(&self, count: usize, id: impl Fn(C) -> u16) -> Verdict {
        if let Some(card) = self.twice {
            return Err(Inconsistent(format!("{} {} is in two places", self.what, id(card))));
        }
        let missing = CardSet::first(count).minus(self.found).iter().next();
        missing.map_or(Ok(()), |card| {
            Err(Inconsistent(format!("{} {} is nowhere", self.what, id(card))))
        })
    }
}
