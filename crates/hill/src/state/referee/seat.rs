//! Can what a seat has exist?

use table::{CardSet, Game, Inconsistent, Seat};

use crate::parts::cards::{PlanIndex, Rotation, TokenKind};
use crate::parts::cell::{Direction, TOWN_SIZE};
use crate::parts::line::Line;
use crate::parts::path::Path;
use crate::parts::spot::Spots;
use crate::parts::town::Town;
use crate::rules::drawing::DRAWN;
use crate::rules::{lay, place};
use crate::state::{Choices, Hill, PLANS_DEALT, Pending, Phase, Player, Private, Public, SET_TOWNS, Turn};

use super::{Verdict, verdict};

/// More resources than a state read from a file may have and any play can add, and far from where counting them would break.
const MOST_RESOURCES: u16 = 20_000;

impl Hill {
    /// Everything of one seat.
    pub(super) fn check_seat(&self, seat: Seat) -> Verdict {
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
                || format!("the {line} line isn't a path"),
            )?;
            let off_cards = path.on().minus(town.cells());
            verdict(off_cards.is_empty(), || {
                format!("the {line} line lies where no card is")
            })?;
            again.set_path(line, *path);
        }
        check_derived(town, &again)
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
        self.check_set_token(player, has_set)?;
        let has_upgrade = matches!(player.turn.pending, Pending::Upgrade(_));
        self.check_choices(seat, private, has_upgrade)?;
        verdict(ready.contains(seat) == private.choices.next_line().is_none(), || {
            "being ready and having chosen everything do not agree".into()
        })
    }

    /// H2.5, H2.7: the token of a set is kept, or is a Town upgrade at hand; no turn has begun.
    fn check_set_token(&self, player: &Player, has_set: bool) -> Verdict {
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
        let begun = self.public.phase == Phase::PrivateChoices || *choices == Choices::default();
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
            private.plans.is_empty() && private.choices == Choices::default(),
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
}

/// H5.3, H6: what a town keeps besides its cards and lines is what they give, and it fits the frame.
fn check_derived(town: &Town, again: &Town) -> Verdict {
    let tracks: Spots = Line::ALL
        .into_iter()
        .flat_map(|line| town.path(line).spots().collect::<Vec<_>>())
        .collect();
    let same = again.cells() == town.cells() && again.upgraded() == town.upgraded() && *town.tracks() == tracks;
    let same_roads = Direction::ALL
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
