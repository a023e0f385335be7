//! The referee of Version 2: can what lies beside the map lie like that?

use table::Inconsistent;

use crate::parts::action::Kind;
use crate::parts::customer::Goods;
use crate::second::Second;
use crate::second::components::STACKS;
use crate::second::rules::{Bonus, KaijuRule};
use crate::second::scene::{Asked, Kaiju, Place, Then};
use crate::state::{MOST_PLAYERS, Phase, Played, Step};

type Verdict = Result<(), Inconsistent>;

fn verdict(holds: bool, text: &str) -> Verdict {
    Inconsistent::unless(holds, || text.into())
}

pub(super) fn check(game: &Played<Second>) -> Verdict {
    check_queue(game)?;
    check_bonus(game)?;
    check_figures(game)?;
    check_companions(game)?;
    check_asked(game)
}

/// V3.3, V8.2: each type on one card, no gap; when the queue has ended nothing is left of it.
fn check_queue(game: &Played<Second>) -> Verdict {
    let scene = &game.public.scene;
    for goods in Goods::ALL {
        let cards = scene.queue.iter().filter(|space| space.customers.tokens(goods) > 0);
        verdict(cards.count() <= 1, "a type lies on two cards of the queue")?;
    }
    let filled = scene.queue.iter().take_while(|space| !space.customers.is_empty());
    let customers: usize = filled.map(|space| space.customers.len()).sum();
    verdict(customers == scene.queued(), "the queue has a gap")?;
    let art: u8 = scene.queue.iter().map(|space| space.art).fold(0, u8::saturating_add);
    let goes_on = customers > 0 || art > 0;
    verdict(
        (game.public.phase == Phase::Turns) == goes_on && (goes_on || game.bag.is_empty()),
        "the phase, the queue and the bag do not agree",
    )
}

/// V6.7, V17.2: bonus tokens and art come from the stacks that were taken.
fn check_bonus(game: &Played<Second>) -> Verdict {
    let (scene, players) = (&game.public.scene, usize::from(game.public.players));
    let built = game.public.department_stores().min(STACKS.len());
    let taken: u32 = if scene.rules.bonus == Bonus::Tokens {
        STACKS[..built].iter().copied().map(u32::from).sum()
    } else {
        0
    };
    let sum = |list: &[u8]| list.iter().copied().map(u32::from).sum::<u32>();
    let queued: u32 = scene.queue.iter().map(|space| u32::from(space.art)).sum();
    let art = sum(&scene.art_earned) + sum(&scene.art) + queued + u32::from(scene.art_on_the_way);
    let (bonus, most_art) = if scene.rules.art { (0, taken) } else { (taken, 0) };
    verdict(
        sum(&scene.bonus) == bonus && art <= most_art,
        "the bonus tokens do not fit the stacks taken",
    )?;
    let others = [&scene.bonus, &scene.art_earned, &scene.took];
    let nobody = others
        .iter()
        .all(|list| list[players..].iter().all(|&count| count == 0));
    let mut order: Vec<u8> = scene.took.iter().copied().filter(|&order| order > 0).collect();
    order.sort_unstable();
    let in_order = order.iter().zip(1..).all(|(&order, place)| order == place);
    let nowhere = scene.art[game.map.wards.len()..].iter().all(|&count| count == 0);
    verdict(nobody && in_order && nowhere, "the bonus tokens lie where they can't")
}

/// V4.4, V12.1, V14: figures are there if they take part.
fn check_figures(game: &Played<Second>) -> Verdict {
    let (scene, players) = (&game.public.scene, usize::from(game.public.players));
    verdict(
        scene.starting.index() < players,
        "the starting player does not take part",
    )?;
    let there = scene.matsuri.is_some() == scene.rules.matsuri && scene.princess.is_some() == scene.rules.princess;
    verdict(there, "a figure is missing, or takes no part")?;
    let kaiju = match (scene.rules.kaiju, scene.kaiju) {
        (KaijuRule::None, Kaiju::Absent)
        | (KaijuRule::Bay, Kaiju::Bay)
        | (KaijuRule::Bay | KaijuRule::Deck, Kaiju::Waiting | Kaiju::Ward(_)) => true,
        (KaijuRule::Deck, Kaiju::Drawn(by)) => by.index() < players,
        _ => false,
    };
    verdict(kaiju, "the Kaiju is where it can't be")
}

/// V13, V15, V16: those who travel with customers.
fn check_companions(game: &Played<Second>) -> Verdict {
    let (scene, players) = (&game.public.scene, usize::from(game.public.players));
    let away = |places: &[Place]| places.iter().all(|&place| place == Place::Away);
    let taking_part = (scene.rules.kaicho || away(&scene.kaicho))
        && away(&scene.kaicho[players..MOST_PLAYERS])
        && (scene.rules.thief || away(&scene.thieves))
        && (scene.rules.hachiko || scene.dog == Place::Away)
        && scene.home.is_some() == scene.rules.hachiko;
    verdict(taking_part, "somebody is there who takes no part")?;
    let travels = matches!(game.public.step, Step::HandOver(_) | Step::Travel(_));
    verdict(
        travels || !scene.others_on_the_way(),
        "somebody is on the way while nobody moves",
    )?;
    let reunion = scene.dog == Place::OnTheWay;
    let moves = game.public.taken.contains(Kind::Reunite);
    verdict(!reunion || moves, "the dog is on its way in another action")?;
    let queued = scene.kaicho.iter().any(|place| matches!(place, Place::Queue(_)));
    verdict(!queued, "a Kaicho is in the queue")?;
    Goods::ALL.into_iter().try_for_each(|goods| check_thief(game, goods))
}

/// V15.2: a thief is on the card of its type, and not in the holding area while there is one.
fn check_thief(game: &Played<Second>, goods: Goods) -> Verdict {
    let scene = &game.public.scene;
    let space = scene.queue.iter().position(|space| space.customers.tokens(goods) > 0);
    let fits = match scene.thieves[goods as usize] {
        Place::Queue(at) => space == Some(usize::from(at)),
        Place::Away => !scene.rules.thief || space.is_none(),
        Place::Ward(_) | Place::OnTheWay => true,
    };
    verdict(fits, "a thief is not where customers of its type are")
}

/// What is asked can be asked now.
fn check_asked(game: &Played<Second>) -> Verdict {
    let Step::Figure(asked) = game.public.step else {
        return Ok(());
    };
    let scene = &game.public.scene;
    let income = game.public.taken.contains(Kind::Income);
    verdict(
        income == (asked.then() == Then::EndTurn),
        "Income was taken, and ends the turn",
    )?;
    let by = Second::asked_by(game, asked);
    verdict(
        by.index() < usize::from(game.public.players),
        "a seat is asked that takes no part",
    )?;
    let own = by == game.public.seat || asked.then() != Then::Arrive;
    let fits = match asked {
        Asked::Matsuri | Asked::Kaiju { .. } => true,
        Asked::Wander => scene.rules.princess && !scene.wandered && game.public.actions_left() > 0,
        Asked::Explore => scene.rules.kaicho && !scene.explored && game.public.actions_left() > 0,
        Asked::Flight { .. } | Asked::PrincessFlight { .. } => scene.kaiju_ward().is_some(),
    };
    verdict(own && fits, "what is asked about a figure can't be asked")
}

impl Second {
    fn asked_by(game: &Played<Second>, asked: Asked) -> table::Seat {
        <Second as crate::edition::Edition>::asked_seat(&game.public, asked)
    }
}
