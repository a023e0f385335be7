//! The Rail on the Hill: beside the points that are certain, plans that are nearly fulfilled, tracks that can go on, and means count, the less the later it is.

mod leaning;
mod numbering;
mod plain;
mod sight;
mod themes;
mod wishes;

use std::cell::LazyCell;

use hill::cards::{Cards, Landmark, PlanKind};
use hill::cell::Cells;
use hill::conditions::{Gap, Landmarks, gap};
use hill::path::{Path, TOKENS};
use hill::scoring::value;
use hill::state::{Phase, Player, ROUNDS};
use hill::town::Town;
use hill::{Action, Event, Hill, Line};
use table::{Game, Seat};

use super::{Knowledge, Worths, by_seat};

/// What a plan is worth that is sure to be fulfilled.
const PLAN: f32 = 5.0;
/// What the first plan of a line is worth beside that: it also saves the penalty.
const FIRST_PLAN: f32 = 6.0;
/// How much of the hope goes with every token that a plan still needs.
const TOKEN_NEEDED: f32 = 0.15;
/// What a resource is worth beside the half point that it brings at the end.
const RESOURCE: f32 = 0.3;
/// More resources than this are no better.
const ENOUGH: u16 = 5;
/// How much of the value of the best next card of each line counts already.
const NEXT_CARD: f32 = 0.3;
/// What a token is worth that a line cannot lay any more.
const STUCK: f32 = 0.5;
/// What a Wild landmark is worth.
const WILD: f32 = 3.0;
/// What a Double Track is worth.
const DOUBLE_TRACK: f32 = 1.0;

/// How far the thought goes from the end of a line.
const FAR: usize = 4;
/// The most tokens that a plan that is not hopeless can need.
const MOST_NEEDED: usize = 7;

impl Knowledge for Hill {
    const MARGIN: f32 = 40.0;
    const CLEAR: f32 = 4.5;
    const GAIN: f32 = 70.0;
    const HORIZON: u32 = 4;
    const LOOK: u32 = 5;
    const HINT: u32 = 2_500;

    fn turn(&self) -> u32 {
        let public = self.public();
        u32::from(public.round) * 8 + u32::from(public.moved)
    }

    fn progress(&self) -> f32 {
        let public = self.public();
        let done = match public.phase {
            Phase::Over => return 1.0,
            Phase::ChoosingSets | Phase::PrivateChoices => return 0.0,
            Phase::Turns if public.variants.simultaneous => public.ready.len() as f32,
            Phase::Turns => f32::from(public.moved),
            // nobody has finished a turn yet
            Phase::Taking => 0.0,
        };
        (f32::from(public.round) - 1.0 + done / f32::from(public.players)) / f32::from(ROUNDS)
    }

    fn due(&self, seat: Seat) -> f32 {
        turns_left(self, seat)
    }

    learned!("hill.txt");
    own_net!(Hill, "net-hill.safetensors");

    fn worths(&self) -> Worths {
        by_seat(self, |seat| worth(self, seat))
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

    fn themes(before: &Hill, after: &Hill, seat: Seat, events: &[Event]) -> Vec<(&'static str, bool)> {
        themes::of(before, after, seat, events)
    }
}

/// What the position is worth to a seat.
fn worth(game: &Hill, seat: Seat) -> f32 {
    game.points(seat) as f32 + prospects(game, seat)
}

/// What a seat can hope for beyond its points.
fn prospects(game: &Hill, seat: Seat) -> f32 {
    if game.public().awaiting().is_empty() {
        return 0.0;
    }
    let (cards, player) = (game.cards(), &game.public().seats[seat.index()]);
    let left = turns_left(game, seat);
    let outlook = Outlook::of(cards, player);
    let plans = (1..MOST_NEEDED).map(|needed| {
        let (tokens, place) = (needed as f32, needed - 1);
        let hope = (1.0 - TOKEN_NEEDED * tokens) * left / (left + tokens);
        hope * (PLAN * outlook.plans[place] + FIRST_PLAN * outlook.lines[place])
    });
    let means = RESOURCE * f32::from(player.resources.min(ENOUGH)) + NEXT_CARD * outlook.next - STUCK * outlook.stuck
        + WILD * player.kept.and(cards.wilds).len() as f32
        + DOUBLE_TRACK * player.kept.and(cards.double_tracks).len() as f32;
    plans.sum::<f32>() + means * left / (left + 2.0)
}

/// The turns a seat still has.
fn turns_left(game: &Hill, seat: Seat) -> f32 {
    let public = game.public();
    let after = ROUNDS.saturating_sub(public.round);
    let place = (0..public.players)
        .position(|n| public.in_turn_order(n) == seat)
        .unwrap_or(0);
    let done = public.round > 0 && (place < usize::from(public.moved) || public.ready.contains(seat));
    f32::from(after) + if done || public.round == 0 { 0.0 } else { 1.0 }
}

/// What may become of a town.
#[derive(Default)]
struct Outlook {
    /// How many plans need how many tokens; the last are hopeless.
    plans: [f32; MOST_NEEDED],
    /// How many lines without a fulfilled plan need how many for their first.
    lines: [f32; MOST_NEEDED],
    /// The value of the best next card of every line.
    next: f32,
    /// The tokens of lines that cannot go on.
    stuck: f32,
}

impl Outlook {
    fn of(cards: &Cards, player: &Player) -> Outlook {
        let mut outlook = Outlook::default();
        for line in Line::ALL {
            let path = player.town.path(line);
            let reach = Reach::of(&player.town, path);
            let passed = LazyCell::new(|| Landmarks::passed(cards, &player.town, path));
            let mut least = Some(MOST_NEEDED);
            for &plan in player.plans[line].as_slice() {
                match needed(cards, player, (path, &passed), &reach, cards.plan(plan).kind) {
                    None => least = None,
                    Some(needed) => {
                        outlook.plans[needed - 1] += 1.0;
                        least = least.map(|least| least.min(needed));
                    }
                }
            }
            if let Some(least) = least {
                outlook.lines[least - 1] += 1.0;
            }
            if path.has_supply() {
                let next = player
                    .town
                    .placed()
                    .iter()
                    .filter(|placed| reach.0[0].contains(placed.cell));
                outlook.next += next.map(|placed| value(cards, placed, line)).max().unwrap_or(0) as f32;
                if reach.0[0].is_empty() {
                    outlook.stuck += f32::from(TOKENS - path.used());
                }
            }
        }
        outlook
    }
}

/// The cards that a line can come to with its next token, the one after it, and so on.
struct Reach([Cells; FAR]);

impl Reach {
    fn of(town: &Town, path: &Path) -> Reach {
        let mut seen = path.on();
        let mut layers = [Cells::NONE; FAR];
        let mut front = match path.ends() {
            Some([a, b]) => Cells::only(a).or(Cells::only(b)),
            None => town.cells(),
        };
        for layer in &mut layers {
            front = front.with_neighbours().and(town.cells()).minus(seen);
            seen = seen.or(front);
            *layer = front;
        }
        Reach(layers)
    }

    /// How many tokens it takes to a card on one of these cells.
    fn to(&self, wanted: Cells) -> usize {
        (1..)
            .zip(&self.0)
            .find(|(_, cells)| !cells.and(wanted).is_empty())
            .map_or(FAR, |(tokens, _)| tokens)
    }
}

/// About how many tokens a plan of a line with this path, which has passed these landmarks, still needs, from 1; `None` if it is fulfilled. [`MOST_NEEDED`] is
/// hopeless.
fn needed(
    cards: &Cards,
    player: &Player,
    (path, passed): (&Path, &Landmarks),
    reach: &Reach,
    kind: PlanKind,
) -> Option<usize> {
    let town = &player.town;
    let frame = town.frame();
    let gap = gap(kind, path, passed, frame);
    if gap == Gap::Landmarks(0) {
        return None;
    }
    let to_type = |wanted: Landmark| {
        let all = town.placed().iter();
        let those = all.filter(|placed| cards.town(placed.card).landmark == Some(wanted));
        reach.to(those.map(|placed| placed.cell).collect())
    };
    let tokens = match (kind, gap) {
        (PlanKind::ThreeLandmarks(named), _) => named
            .into_iter()
            .filter(|&named| passed.of_type(named) == 0)
            .map(to_type)
            .sum(),
        (PlanKind::FourOfACategory | PlanKind::FiveTypes, Gap::Landmarks(missing)) => {
            usize::from(missing) + usize::from(missing) / 2
        }
        (PlanKind::TwoPairs, Gap::Landmarks(missing)) => 2 * usize::from(missing),
        (PlanKind::SevenTracks, _) => usize::from(7 - path.tokens().min(6)),
        (PlanKind::TopLeftToBottomRight, _) => {
            frame.map_or(5, |frame| to_all(reach, frame.falling_corners().minus(path.on())))
        }
        (PlanKind::TopRightToBottomLeft, _) => {
            frame.map_or(5, |frame| to_all(reach, frame.rising_corners().minus(path.on())))
        }
        (_, Gap::Other) => MOST_NEEDED,
    };
    let supply = usize::from(TOKENS - path.used());
    Some(if tokens > supply {
        MOST_NEEDED
    } else {
        tokens.clamp(1, MOST_NEEDED)
    })
}

fn to_all(reach: &Reach, corners: Cells) -> usize {
    corners.iter().map(|corner| reach.to(Cells::only(corner))).sum()
}
