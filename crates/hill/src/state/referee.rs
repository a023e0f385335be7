//! The referee: can this state exist? Checked after every action of every test, and on every state read from a file.
//!
//! Not checked: whether a state was ever reached by legal play (for example, whether resources were earned).

use table::{Card, CardSet, Game, Inconsistent, Seat, Seats};

use crate::parts::cards::{PlanIndex, Rotation, TokenKind};
use crate::parts::cell::TOWN_SIZE;
use crate::parts::line::Line;
use crate::parts::path::Path;
use crate::parts::spot::Spots;
use crate::parts::town::Town;
use crate::rules::drawing::DRAWN;
use crate::rules::lay;
use crate::rules::place;
use crate::rules::rounds::{has_preparation, preparations};
use crate::state::card_places::AnyCard;
use crate::state::{
    Hill, LOCATIONS, MOST_PLAYERS, PLANS_DEALT, Pending, Phase, Player, Private, Public, ROUNDS, SET_TOWNS, Turn,
};

/// More resources than a state read from a file may have and any play can add, and far from where counting them would break.
const MOST_RESOURCES: u16 = 20_000;

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
        })?;
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

    /// Every card and token is in exactly one place.
    fn check_conservation(&self) -> Verdict {
        let (mut towns, mut plans, mut tokens) = (
            Count::new("town card"),
            Count::new("plan card"),
            Count::new("development token"),
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

    fn check_seat(&self, seat: Seat) -> Verdict {
        let (player, private) = (self.player(seat), self.private(seat));
        verdict(player.resources <= MOST_RESOURCES, || {
            format!("{} resources", player.resources)
        })?;
        self.check_tokens(player)?;
        self.check_town(&player.town)?;
        self.check_plans(player)?;
        match self.public.phase {
            Phase::ChoosingSets | Phase::PrivateChoices => self.check_setup_seat(seat, player, private),
            Phase::Taking | Phase::Turns | Phase::Over => self.check_turn_seat(seat, player, private),
        }
    }

    /// Upgrades lie on cards, other tokens are kept (H9.5, H9.6).
    fn check_tokens(&self, player: &Player) -> Verdict {
        let kept_upgrade = player.kept.iter().find(|&token| self.cards.upgrade(token).is_some());
        verdict(kept_upgrade.is_none(), || "a Town upgrade is kept".into())?;
        let on_cards = player.town.placed().iter().filter_map(|placed| placed.token);
        let odd = on_cards
            .map(|token| self.cards.token(token))
            .find(|token| !matches!(token.kind, TokenKind::Upgrade(_)));
        verdict(odd.is_none(), || {
            "a token lies on a card that is no Town upgrade".into()
        })
    }

    /// H5: each card touches an earlier one within the frame; what is derived from the cards is right. H6: lines are paths on the cards.
    fn check_town(&self, town: &Town) -> Verdict {
        let mut again = Town::EMPTY;
        for placed in town.placed() {
            let rotation = if self.public.variants.no_rotation {
                placed.rotation
            } else {
                Rotation::NONE
            };
            place::check(&again, placed.cell, rotation, self.public.variants.no_rotation)
                .map_err(|illegal| Inconsistent(self.explain(illegal).to_string()))?;
            again.place(&self.cards, placed.cell, placed.card, placed.rotation);
            if let Some(token) = placed.token {
                again.upgrade(placed.cell, token);
            }
        }
        for line in Line::ALL {
            let path = town.path(line);
            verdict(
                Path::from_cells(path.cells(), path.used()).is_some_and(|again| again.on() == path.on()),
                || format!("the {line} line is no path"),
            )?;
            let off_cards = path.on().minus(town.cells());
            verdict(off_cards.is_empty(), || {
                format!("the {line} line lies where no card is")
            })?;
            again.set_path(line, *path);
        }
        let tracks: Spots = Line::ALL
            .into_iter()
            .flat_map(|line| town.path(line).spots().collect::<Vec<_>>())
            .collect();
        let same = again.cells() == town.cells() && again.upgraded() == town.upgraded() && *town.tracks() == tracks;
        let same_roads = crate::parts::cell::Direction::ALL
            .into_iter()
            .all(|direction| again.roads(direction) == town.roads(direction));
        verdict(same && same_roads, || {
            "what is derived from cards and lines is not what they give".into()
        })?;
        let fits = town.cells().is_empty() || {
            let ([left, right], [top, bottom]) = town.span();
            right - left < TOWN_SIZE && bottom - top < TOWN_SIZE
        };
        verdict(fits, || "the town spans more than four columns or rows".into())
    }

    /// H9.2, H9.3: no twins on a line. (More than four do not fit the type.)
    fn check_plans(&self, player: &Player) -> Verdict {
        for (line, row) in player.plans.iter() {
            let row = row.as_slice();
            let twins = row
                .iter()
                .enumerate()
                .any(|(n, &a)| row[n + 1..].iter().any(|&b| self.cards.are_twins(a, b)));
            verdict(!twins, || {
                format!("H9.3 two Plan cards with the same effect are on the {line} line")
            })?;
        }
        Ok(())
    }

    /// H2.5 to H2.8: what a seat holds during the set-up.
    fn check_setup_seat(&self, seat: Seat, player: &Player, private: &Private) -> Verdict {
        let Public {
            phase,
            moved,
            players,
            ready,
            ..
        } = self.public;
        let has_set =
            phase == Phase::PrivateChoices || (0..moved).any(|n| self.public.in_turn_order(players - 1 - n) == seat);
        verdict(player.hand.len() == if has_set { SET_TOWNS } else { 0 }, || {
            format!("{} Town cards in hand", player.hand.len())
        })?;
        verdict(player.town.cells().is_empty(), || {
            "the town has cards before the choices are revealed".into()
        })?;
        verdict(player.plans.values().all(table::Pile::is_empty), || {
            "Plan cards are placed before the choices are revealed".into()
        })?;
        verdict(
            private.plans.len() == PLANS_DEALT && private.drawn_plans.is_empty() && private.drawn_tokens.is_empty(),
            || "six Plan cards are in hand until the choices are revealed".into(),
        )?;
        let pending = player.turn.pending;
        verdict(
            player.turn
                == Turn {
                    pending,
                    ..Turn::default()
                },
            || "a turn has begun before the set-up is over".into(),
        )?;
        let upgrade_held = match pending {
            Pending::Nothing => !has_set || !player.kept.is_empty(),
            Pending::Upgrade(token) => has_set && player.kept.is_empty() && self.cards.upgrade(token).is_some(),
            _ => false,
        };
        verdict(upgrade_held, || {
            "a set's token is kept, or is a Town upgrade at hand".into()
        })?;
        verdict(player.kept.len() <= 1, || {
            "more tokens are kept than the set had".into()
        })?;
        self.check_choices(seat, private, matches!(pending, Pending::Upgrade(_)))?;
        verdict(ready.contains(seat) == private.choices.next_line().is_none(), || {
            "being ready and having chosen everything do not agree".into()
        })
    }

    /// HR2: choices are made in order, with what is in hand.
    fn check_choices(&self, seat: Seat, private: &Private, has_upgrade: bool) -> Verdict {
        let choices = &private.choices;
        let [first, second] = choices.placed;
        let in_hand = choices
            .placed
            .iter()
            .flatten()
            .all(|&(card, ..)| self.player(seat).hand.as_slice().contains(&card));
        let different = first.is_none() || first.map(|(card, ..)| card) != second.map(|(card, ..)| card);
        verdict(in_hand && different && (first.is_some() || second.is_none()), || {
            "a card is placed that is not in hand".into()
        })?;
        let begun = self.public.phase == Phase::PrivateChoices || *choices == crate::state::Choices::default();
        verdict(begun, || "private choices are made before all have their sets".into())?;
        self.check_town(&choices.town(&self.cards))?;
        let cells = choices.town(&self.cards).cells();
        let on_card = choices
            .upgrade
            .is_none_or(|at| has_upgrade && second.is_some() && cells.contains(at));
        verdict(on_card, || {
            "the Town upgrade does not lie on one of the two cards".into()
        })?;
        let planned: Vec<PlanIndex> = choices.plans.values().copied().flatten().collect();
        let dealt = planned.iter().all(|plan| private.plans.as_slice().contains(plan));
        let distinct = planned.iter().copied().collect::<CardSet<PlanIndex>>().len() == planned.len();
        let in_order = Line::ALL
            .windows(2)
            .all(|pair| choices.plans[pair[0]].is_some() || choices.plans[pair[1]].is_none());
        let after_cards = planned.is_empty() || (second.is_some() && (!has_upgrade || choices.upgrade.is_some()));
        verdict(dealt && distinct && in_order && after_cards, || {
            "the private choice of Plan cards is out of order".into()
        })
    }

    /// H3, H4: what a seat holds during the rounds.
    fn check_turn_seat(&self, seat: Seat, player: &Player, private: &Private) -> Verdict {
        let turn = &player.turn;
        verdict(
            player.town.placed().len() == usize::from(1 + self.public.round + u8::from(turn.placed)),
            || {
                format!(
                    "{} cards in the town in round {}",
                    player.town.placed().len(),
                    self.public.round
                )
            },
        )?;
        let hand = 1 + usize::from(turn.location.is_some()) - usize::from(turn.placed && turn.location.is_some());
        verdict(player.hand.len() == hand, || {
            format!("{} Town cards in hand", player.hand.len())
        })?;
        verdict(player.plans.values().all(|row| !row.is_empty()), || {
            "a line has no Plan card".into()
        })?;
        verdict(
            private.plans.is_empty() && private.choices == crate::state::Choices::default(),
            || "the private choices are still there".into(),
        )?;
        verdict(
            turn.location.is_some() || !(turn.placed || turn.laid || turn.located),
            || "something was done before a Town card was taken".into(),
        )?;
        self.check_order(seat, turn)?;
        self.check_pending(seat, player, private)
    }

    /// H3.6, H4.6: who has had a turn, who has one now, and who has not yet.
    fn check_order(&self, seat: Seat, turn: &Turn) -> Verdict {
        let public = &self.public;
        let place = (0..public.players)
            .find(|&n| public.in_turn_order(n) == seat)
            .unwrap_or(0);
        let (has_begun, has_ended) = match public.phase {
            Phase::Taking => (place < public.moved, false),
            Phase::Turns if public.variants.simultaneous => (true, public.ready.contains(seat)),
            Phase::Turns => (turn.location.is_some() || place < public.moved, place < public.moved),
            _ => (true, true),
        };
        verdict(
            turn.location.is_some() == has_begun && (place <= public.moved || !has_begun),
            || "it has taken a card out of turn, or has not in turn".into(),
        )?;
        verdict(public.ready.contains(seat) == has_ended, || {
            "being ready and having had the turn do not agree".into()
        })?;
        verdict(!has_ended || turn.placed, || {
            "its turn is over without a card placed".into()
        })?;
        let untouched = public.phase != Phase::Taking
            || *turn
                == Turn {
                    location: turn.location,
                    ..Turn::default()
                };
        verdict(untouched, || "it plays on before all have taken a card".into())
    }

    fn check_pending(&self, seat: Seat, player: &Player, private: &Private) -> Verdict {
        let pending = player.turn.pending;
        let awaited = self.public.phase == Phase::Turns && self.public.awaiting().contains(seat);
        verdict(pending == Pending::Nothing || awaited, || {
            "something is pending out of turn".into()
        })?;
        let (plans, tokens) = (private.drawn_plans.len(), private.drawn_tokens.len());
        let drawn = match pending {
            Pending::KeepPlan => (DRAWN, 0),
            Pending::KeepToken => (0, DRAWN),
            _ => (0, 0),
        };
        verdict((plans, tokens) == drawn, || {
            format!("{} cards or tokens drawn", plans + tokens)
        })?;
        let possible = match pending {
            Pending::BonusTrack => lay::can_lay(&self.cards, player),
            Pending::Upgrade(token) => {
                self.cards.upgrade(token).is_some() && player.town.cells() != player.town.upgraded()
            }
            _ => true,
        };
        verdict(possible, || "what is pending cannot be done".into())
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
        let board = &public.board;
        if public.round == 0 {
            let empty = board.towns == [None; LOCATIONS] && board.plans.is_empty() && board.tokens.is_empty();
            return verdict(empty, || "the main board is not empty during set-up".into());
        }
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
