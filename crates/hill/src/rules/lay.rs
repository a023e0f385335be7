//! H6: laying tracks.

use crate::Illegal;
use table::{Audience, Seat, Sink, Takeback};

use crate::parts::action::{Action, Duty, Location};
use crate::parts::cards::{Cards, TokenIndex};
use crate::parts::cell::{Cells, Direction};
use crate::parts::event::Event;
use crate::parts::line::Line;
use crate::parts::path::{Path, TOKENS};
use crate::parts::spot::{Spot, Spots, Step};
use crate::parts::town::Town;
use crate::state::{Hill, Pending, Player};
use crate::text::Refusal;

/// H6.4: what a crossing costs more.
const CROSSING: u8 = 2;

/// H6.2, H6.4: what a lay costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// H6.2: the halves of the spot that are open land.
    pub open_halves: u8,
    /// H6.4: does it cross a diagonal that has a token?
    pub crossing: bool,
}

impl Cost {
    /// The cost of laying on this spot.
    pub fn of(town: &Town, spot: Spot) -> Cost {
        let [a, b] = spot.cells();
        let direction = spot.step().direction();
        let open = |road: bool| u8::from(!road);
        let open_halves = open(town.roads(direction).contains(a)) + open(town.roads(direction.opposite()).contains(b));
        Cost {
            open_halves,
            crossing: spot.crossing().is_some_and(|other| town.tracks().contains(other)),
        }
    }

    /// In resources.
    pub const fn resources(self) -> u8 {
        self.open_halves + if self.crossing { CROSSING } else { 0 }
    }
}

/// H6.1: the first cells of the spots with this step that lie across two placed cards.
fn pairs(town: &Town, step: Step) -> Cells {
    town.cells().and(town.cells().moved(step.direction().opposite()))
}

/// H6.1, H6.2, H6.4, H6.12: all spots across two placed cards that this many resources pay for. It is [`Cost`] for all spots at once.
fn affordable(town: &Town, resources: u16) -> Spots {
    Spots::from_steps(|step| {
        let direction = step.direction();
        let near_road = town.roads(direction);
        let far_road = town.roads(direction.opposite()).moved(direction.opposite());
        let crossed = match step {
            Step::SE => town.tracks().first_cells(Step::SW).moved(Direction::W),
            Step::SW => town.tracks().first_cells(Step::SE).moved(Direction::E),
            Step::E | Step::S => Cells::NONE,
        };
        let (all, some, uncrossed) = (
            near_road.and(far_road),
            near_road.or(far_road),
            pairs(town, step).minus(crossed),
        );
        match resources {
            0 => uncrossed.and(all),
            1 => uncrossed.and(some),
            2 => uncrossed.or(pairs(town, step).and(all)),
            3 => uncrossed.or(pairs(town, step).and(some)),
            _ => pairs(town, step),
        }
    })
}

/// H6.3: the spots of these that have no token yet.
fn untaken(spots: Spots, town: &Town) -> Spots {
    Spots::from_steps(|step| spots.first_cells(step).minus(town.tracks().first_cells(step)))
}

/// H6.5 to H6.9, HR7: calls `found` with each of these spots on which a line may be laid; a line without tokens goes anywhere.
#[inline]
fn each_continuation(path: &Path, spots: &Spots, mut found: impl FnMut(Spot)) {
    if !path.has_supply() {
        return;
    }
    let Some(ends) = path.ends() else {
        return spots.for_each(found);
    };
    for end in ends {
        spots.for_each_from(end, path.on(), &mut found);
    }
}

/// H6.3, H6.10, H6.11, HR8: the spots that a player could lay on if the line allows, on whichever cards; with a Double Track token also taken ones.
fn spots_open_to(cards: &Cards, player: &Player) -> Spots {
    let spots = affordable(&player.town, player.resources);
    if has_double_track(cards, player) {
        spots
    } else {
        untaken(spots, &player.town)
    }
}

/// H6.10: is there a Double Track token to spend?
fn has_double_track(cards: &Cards, player: &Player) -> bool {
    !player.kept.and(cards.double_tracks).is_empty()
}

/// H4.2, H6: every lay of a player, for each of these duties.
pub(crate) fn push_lays(cards: &Cards, player: &Player, duties: &[Duty], out: &mut Vec<Action>) {
    if duties.is_empty() {
        return;
    }
    let spots = spots_open_to(cards, player);
    for &duty in duties {
        for line in Line::ALL {
            each_continuation(player.town.path(line), &spots, |spot| {
                out.push(Action::Lay { duty, line, spot });
            });
        }
    }
}

/// H7.2: is any lay legal, with a Double Track token or without?
pub(crate) fn can_lay(cards: &Cards, player: &Player) -> bool {
    any_continuation(&player.town, &spots_open_to(cards, player))
}

/// H4.2, HR4: is a lay legal that needs no Double Track token?
pub(crate) fn must_lay(player: &Player) -> bool {
    any_continuation(
        &player.town,
        &untaken(affordable(&player.town, player.resources), &player.town),
    )
}

fn any_continuation(town: &Town, spots: &Spots) -> bool {
    Line::ALL.into_iter().map(|line| town.path(line)).any(|path| {
        if path.ends().is_none() {
            return path.has_supply() && !spots.is_empty();
        }
        let mut any = false;
        each_continuation(path, spots, |_| any = true);
        any
    })
}

/// H6.1 to H6.12: what this lay costs, and the Double Track token it needs; or why it is not allowed.
pub(crate) fn check(
    cards: &Cards,
    player: &Player,
    line: Line,
    spot: Spot,
) -> Result<(Cost, Option<TokenIndex>), Illegal> {
    let town = &player.town;
    let on_cards = spot.cells().iter().all(|&cell| town.cells().contains(cell));
    Illegal::unless(on_cards, "H6.1", Refusal::NotAcrossTwoCards)?;
    check_line(town.path(line), line, spot)?;
    let double_track = player.kept.and(cards.double_tracks).iter().next();
    let taken = town.tracks().contains(spot);
    Illegal::unless(!taken || double_track.is_some(), "H6.3", Refusal::SpotTaken)?;
    let cost = Cost::of(town, spot);
    Illegal::unless(
        u16::from(cost.resources()) <= player.resources,
        "H6.12",
        Refusal::LayCosts {
            resources: cost.resources(),
            have: player.resources,
        },
    )?;
    Ok((cost, double_track.filter(|_| taken)))
}

/// H6.5 to H6.9: does the line allow it?
fn check_line(path: &Path, line: Line, spot: Spot) -> Result<(), Illegal> {
    Illegal::unless(
        path.has_supply(),
        "H6.9",
        Refusal::NoTracksLeft { line, tracks: TOKENS },
    )?;
    let Some(ends) = path.ends() else { return Ok(()) };
    let [a, b] = spot.cells();
    let touches = |cell| path.on().contains(cell);
    Illegal::unless(!(touches(a) && touches(b)), "H6.8", Refusal::Loop { line })?;
    Illegal::unless(touches(a) || touches(b), "H6.6", Refusal::NotAtEnd { line })?;
    let at_end = ends.contains(&a) || ends.contains(&b);
    Illegal::unless(at_end, "H6.7", Refusal::Branch { line })
}

impl Hill {
    /// H4.2, H6.2, H6.10, H7.1, H7.3, H7.4: lay a track as action C, D-c or bonus, pay for it, and look for a bonus.
    pub(crate) fn lay(
        &mut self,
        seat: Seat,
        duty: Duty,
        line: Line,
        spot: Spot,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        self.check_duty(seat, duty)?;
        let (cost, double_track) = check(&self.cards, self.player(seat), line, spot)?;
        let player = self.player_mut(seat);
        match duty {
            Duty::Track => player.turn.laid = true,
            Duty::Location => player.turn.located = true,
            Duty::Bonus => player.turn.pending = Pending::Nothing,
        }
        player.resources -= u16::from(cost.resources());
        player.town.lay(line, spot);
        if player.town.path(line).last_was_bonus() {
            player.turn.pending = Pending::Bonus;
        }
        if let Some(token) = double_track {
            player.kept.remove(token);
            self.public.discards.tokens.insert(token);
        }
        events.tell(Audience::Everyone, || Event::Laid {
            seat,
            line,
            spot,
            paid: cost.resources(),
            crossing: cost.crossing,
            double_track: double_track.map(|token| self.cards.token(token).id),
        });
        Ok(Takeback::Open)
    }

    /// H4.2: C and D-c are done once each; the extra track of a bonus only as a bonus.
    fn check_duty(&self, seat: Seat, duty: Duty) -> Result<(), Illegal> {
        let turn = &self.player(seat).turn;
        match (duty, turn.pending) {
            (Duty::Bonus, Pending::BonusTrack) => Ok(()),
            (_, Pending::BonusTrack) => Err(Illegal::new("H7.1", Refusal::LayBonusFirst)),
            (Duty::Bonus, _) => Err(Illegal::new("H7.1", Refusal::NoBonus)),
            (Duty::Track, _) => Illegal::unless(!turn.laid, "H4.2", Refusal::LaidAlready),
            (Duty::Location, _) => self.check_location(seat, Location::Track),
        }
    }
}
