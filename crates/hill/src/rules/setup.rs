//! H2: the set-up, from the shuffled decks to the revealed private choices.

use std::sync::Arc;

use crate::Illegal;
use table::{Audience, Card, CardSet, Chance, Pile, Rng, Seat, Seats, Seed, SetupError, Sink, Takeback};

use crate::parts::action::Action;
use crate::parts::cards::{Cards, MOST_CARDS, PlanId, PlanIndex, RequestIndex, Rotation, TownId, TownIndex};
use crate::parts::cell::{Cell, Cells};
use crate::parts::event::Event;
use crate::parts::line::Line;
use crate::parts::options::Options;
use crate::rules::place;
use crate::rules::plans::MOST_PLANS;
use crate::state::{
    Board, Decks, Discards, Hill, LOCATIONS, MOST_PLAYERS, Pending, Phase, Player, Private, Public, REQUESTS,
    SET_TOWNS, StartSet, Variants,
};
use crate::text::Refusal;

/// H2.4: the Plan cards dealt to each player.
pub const PLANS_DEALT: usize = 6;

/// H2.6: the Town cards that are placed at set-up.
pub(crate) const CARDS_PLACED: usize = 2;

impl Hill {
    /// H2.1 to H2.4, H2.9: everything up to the first choice.
    pub(crate) fn set_up(players: u8, options: &Options, seed: Seed) -> Result<Hill, SetupError> {
        crate::meta().check_players(players)?;
        options.check_supply(players)?;
        let cards = Arc::clone(&options.cards);
        let mut chance = Chance::new(seed);
        let (starting, decks, requests) = chance.draw(|rng| shuffle(&cards, players, rng));
        let public = Public {
            requests: options.residents.then_some(requests).flatten(),
            ..laid_out(players, options, starting)
        };
        let mut hill = Hill {
            cards,
            public,
            private: [Private::NEW; MOST_PLAYERS],
            decks,
            chance,
        };
        hill.deal();
        Ok(hill)
    }

    /// H2.2 to H2.4: one set per player face up, the starting resources, six Plan cards each. The supply has been checked.
    fn deal(&mut self) {
        const ENOUGH: &str = "the supply was checked";
        let players = usize::from(self.public.players);
        for set in &mut self.public.sets[..players] {
            let towns = [(); SET_TOWNS].map(|()| self.decks.towns.pop().expect(ENOUGH));
            *set = Some(StartSet {
                towns,
                token: self.decks.tokens.pop().expect(ENOUGH),
            });
        }
        for seat in self.seats() {
            self.player_mut(seat).resources = starting_resources(self.public.players);
            for _ in 0..PLANS_DEALT {
                let plan = self.decks.plans.pop().expect(ENOUGH);
                self.private_mut(seat).plans.push(plan);
            }
        }
    }

    /// H2.5: sets are chosen one after the other, the last in turn order first.
    pub(crate) fn legal_sets(&self, out: &mut Vec<Action>) {
        out.extend(
            (0u8..)
                .zip(self.public.sets)
                .filter(|(_, set)| set.is_some())
                .map(|(set, _)| Action::TakeSet { set }),
        );
    }

    /// H2.5: take a set. A Town upgrade stays at hand until it is put on a card (H2.7), any other token is kept.
    pub(crate) fn take_set(
        &mut self,
        seat: Seat,
        number: u8,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let set = self.public.sets.get_mut(usize::from(number)).and_then(Option::take);
        let set = set.ok_or(Illegal::new("H2.5", Refusal::SetGone))?;
        let is_upgrade = self.cards.upgrade(set.token).is_some();
        let player = self.player_mut(seat);
        set.towns.into_iter().for_each(|card| player.hand.push(card));
        if is_upgrade {
            player.turn.pending = Pending::Upgrade(set.token);
        } else {
            player.kept.insert(set.token);
        }
        events.tell(Audience::Everyone, || Event::SetTaken {
            seat,
            towns: set.towns.map(|card| self.cards.town(card).id).to_vec(),
            token: self.cards.token(set.token).id,
        });
        self.public.moved += 1;
        if self.public.moved == self.public.players {
            self.public.phase = Phase::PrivateChoices;
        }
        Ok(Takeback::Closed)
    }

    /// H2.6: any of the cards still in hand, by the placement rules.
    pub(crate) fn legal_first_cards(&self, seat: Seat, out: &mut Vec<Action>) {
        let choices = &self.private(seat).choices;
        let cells = place::open_cells(&choices.town(&self.cards));
        for &card in self
            .player(seat)
            .hand
            .as_slice()
            .iter()
            .filter(|&&card| !choices.has_placed(card))
        {
            place::push_placements(self.cards.town(card).id, cells, self.public.variants.no_rotation, out);
        }
    }

    /// H2.6: two of the three cards are placed, the third stays in hand.
    pub(crate) fn choose_first_card(
        &mut self,
        seat: Seat,
        card: TownId,
        at: Cell,
        turned: Rotation,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let choices = self.private(seat).choices;
        let number = self.in_hand(seat, card).filter(|&number| !choices.has_placed(number));
        let number = number.ok_or(Illegal::new("H2.6", Refusal::NotInHand))?;
        place::check(&choices.town(&self.cards), at, turned, self.public.variants.no_rotation)?;
        let next = usize::from(choices.placed[0].is_some());
        self.private_mut(seat).choices.placed[next] = Some((number, at, turned));
        events.tell(Audience::Only(seat), || Event::Placed { seat, card, at, turned });
        Ok(Takeback::Open)
    }

    /// H2.7: one of the two cards just placed.
    pub(crate) fn legal_first_upgrades(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.first_cells(seat).iter().map(|at| Action::Upgrade { at }));
    }

    /// H2.7: put the Town upgrade of the set on one of the two cards.
    pub(crate) fn choose_first_upgrade(
        &mut self,
        seat: Seat,
        at: Cell,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        Illegal::unless(self.first_cells(seat).contains(at), "H2.7", Refusal::UpgradeBesideCards)?;
        self.private_mut(seat).choices.upgrade = Some(at);
        if let Pending::Upgrade(token) = self.player(seat).turn.pending {
            events.tell(Audience::Only(seat), || Event::Upgraded {
                seat,
                token: self.cards.token(token).id,
                at,
            });
        }
        Ok(Takeback::Open)
    }

    /// H2.6: where the two cards lie.
    fn first_cells(&self, seat: Seat) -> Cells {
        self.private(seat)
            .choices
            .placed
            .iter()
            .flatten()
            .map(|&(_, cell, _)| cell)
            .collect()
    }

    /// H2.8: any Plan card that has no line yet.
    pub(crate) fn legal_first_plans(&self, seat: Seat, line: Line, out: &mut Vec<Action>) {
        let Private { plans, choices, .. } = self.private(seat);
        let free = plans.as_slice().iter().filter(|&&plan| !choices.has_planned(plan));
        out.extend(free.map(|&plan| Action::Assign {
            plan: self.cards.plan(plan).id,
            line,
            discard: None,
        }));
    }

    /// H2.8: exactly one Plan card per line.
    pub(crate) fn choose_first_plan(
        &mut self,
        seat: Seat,
        next_line: Line,
        (id, line, discard): (PlanId, Line, Option<PlanId>),
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        Illegal::unless(line == next_line, "H2.8", Refusal::OtherLineNext { line: next_line })?;
        Illegal::unless(
            discard.is_none(),
            "H9.2",
            Refusal::NothingToDiscard {
                line,
                held: 0,
                most: MOST_PLANS as u8,
            },
        )?;
        let Private { plans, choices, .. } = self.private(seat);
        let plan = plans
            .as_slice()
            .iter()
            .copied()
            .find(|&plan| self.cards.plan(plan).id == id && !choices.has_planned(plan));
        let plan = plan.ok_or(Illegal::new("H2.8", Refusal::PlanNotDealt))?;
        self.private_mut(seat).choices.plans[line] = Some(plan);
        events.tell(Audience::Only(seat), || Event::Assigned {
            seat,
            plan: id,
            line,
            discarded: None,
        });
        Ok(self.finish_choices(seat, events))
    }

    /// HR2: the choices of a seat are complete with its last Plan card; when all are done, the first round begins.
    fn finish_choices(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Takeback {
        if self.private(seat).choices.next_line().is_some() {
            return Takeback::Open;
        }
        self.public.ready = self.public.ready.with(seat);
        if self.public.ready != Seats::all(self.public.players) {
            return Takeback::Open;
        }
        self.reveal_choices(events);
        self.start_round(events);
        Takeback::Closed
    }

    /// HR2: all are done; the choices become public, and the Plan cards left over go to the discard.
    fn reveal_choices(&mut self, events: &mut impl Sink<Event>) {
        events.tell(Audience::Everyone, || Event::Revealed {});
        for seat in self.seats() {
            let Private { plans, choices, .. } = std::mem::replace(self.private_mut(seat), Private::NEW);
            self.reveal_cards(seat, choices.placed.into_iter().flatten(), events);
            self.reveal_upgrade(seat, choices.upgrade, events);
            for (line, plan) in choices.plans.iter().filter_map(|(line, plan)| Some((line, (*plan)?))) {
                self.player_mut(seat).plans[line].push(plan);
                events.tell(Audience::Others(seat), || Event::Assigned {
                    seat,
                    plan: self.cards.plan(plan).id,
                    line,
                    discarded: None,
                });
            }
            let left_over = || {
                plans
                    .as_slice()
                    .iter()
                    .copied()
                    .filter(|&plan| !choices.has_planned(plan))
            };
            left_over().for_each(|plan| self.public.discards.plans.insert(plan));
            events.tell(Audience::Everyone, || Event::PlansDiscarded {
                seat,
                plans: left_over().map(|plan| self.cards.plan(plan).id).collect(),
            });
        }
    }

    /// HR2: a player as the private choices make it so far.
    pub fn player_as_chosen(&self, seat: Seat) -> Player {
        let (mut player, choices) = (*self.player(seat), &self.private(seat).choices);
        for &(card, at, turned) in choices.placed.iter().flatten() {
            player.hand.remove(card);
            player.town.place(&self.cards, at, card, turned);
        }
        if let (Pending::Upgrade(token), Some(at)) = (player.turn.pending, choices.upgrade) {
            player.town.upgrade(at, token);
            player.turn.pending = Pending::Nothing;
        }
        for (line, plan) in choices.plans.iter() {
            plan.iter().for_each(|&plan| player.plans[line].push(plan));
        }
        player
    }

    /// HR2: the Plan cards of a seat that were dealt and have no line yet.
    pub fn plans_to_assign(&self, seat: Seat) -> impl Iterator<Item = PlanIndex> {
        let Private { plans, choices, .. } = self.private(seat);
        plans
            .as_slice()
            .iter()
            .copied()
            .filter(|&plan| !choices.has_planned(plan))
    }

    /// HR2: the cards of a seat become public.
    fn reveal_cards(
        &mut self,
        seat: Seat,
        placed: impl Iterator<Item = (TownIndex, Cell, Rotation)>,
        events: &mut impl Sink<Event>,
    ) {
        for (card, at, turned) in placed {
            self.move_to_town(seat, card, at, turned);
            events.tell(Audience::Others(seat), || Event::Placed {
                seat,
                card: self.cards.town(card).id,
                at,
                turned,
            });
        }
    }

    /// HR2: the Town upgrade of a seat becomes public.
    fn reveal_upgrade(&mut self, seat: Seat, at: Option<Cell>, events: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        if let (Pending::Upgrade(token), Some(at)) = (player.turn.pending, at) {
            player.town.upgrade(at, token);
            player.turn.pending = Pending::Nothing;
            events.tell(Audience::Others(seat), || Event::Upgraded {
                seat,
                token: self.cards.token(token).id,
                at,
            });
        }
    }
}

/// H2.1, H2.2, H2.4, H2.9: the starting player, the decks, and the first Request cards, at random.
fn shuffle(cards: &Cards, players: u8, rng: &mut Rng) -> (Seat, Decks, Option<[RequestIndex; REQUESTS]>) {
    let starting = Seat::new(rng.below(players.into()) as u8).expect("drawn below the number of players");
    let (towns, plans, tokens) = (
        shuffled(cards.towns.len(), rng),
        shuffled(cards.plans.len(), rng),
        shuffled(cards.tokens.len(), rng),
    );
    let requests: Pile<RequestIndex, MOST_CARDS> = shuffled(cards.requests.len(), rng);
    let first = requests.as_slice().first_chunk().copied();
    (starting, Decks { towns, plans, tokens }, first)
}

/// The table before anything is dealt.
fn laid_out(players: u8, options: &Options, starting: Seat) -> Public {
    Public {
        players,
        variants: Variants {
            residents: options.residents,
            no_rotation: options.no_rotation,
            simultaneous: options.simultaneous,
        },
        phase: Phase::ChoosingSets,
        round: 0,
        starting,
        moved: 0,
        ready: Seats::NONE,
        sets: [None; MOST_PLAYERS],
        board: Board {
            towns: [None; LOCATIONS],
            plans: Pile::EMPTY,
            tokens: Pile::EMPTY,
        },
        discards: Discards::default(),
        requests: None,
        seats: [Player::NEW; MOST_PLAYERS],
    }
}

/// The first `count` cards of a list, shuffled.
fn shuffled<C: Card>(count: usize, rng: &mut Rng) -> Pile<C, MOST_CARDS> {
    let mut pile = Pile::EMPTY;
    CardSet::first(count).iter().for_each(|card| pile.push(card));
    rng.shuffle(pile.as_mut_slice());
    pile
}

/// H2.3: the resources a player starts with.
const fn starting_resources(players: u8) -> u16 {
    match players {
        1 | 2 => 1,
        3 => 2,
        _ => 4,
    }
}
