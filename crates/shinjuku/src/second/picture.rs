//! The queue and the figures in the terminal.

use table::Seat;
use table::phrase::Phrase;

use crate::parts::companion::Companion;
use crate::parts::customer::{Customers, Goods};
use crate::parts::map::Ward;
use crate::second::Second;
use crate::second::components::STACKS;
use crate::second::rules::Bonus;
use crate::second::scene::{Kaiju, Place, Space};
use crate::second::scoring::Collection;
use crate::state::Phase;
use crate::state::view::View;
use crate::text::Word;
use crate::text::picture::ink::{BOLD, DIM, letter};
use crate::text::picture::{Picture, Sign, flow_rows, head};

type Drawn<'a> = Picture<'a, Second>;

/// Bag, cards, stacks, and the Kaiju while it is not on the map.
pub(super) fn facts(picture: &Drawn<'_>) -> Vec<Phrase> {
    let (view, scene) = (picture.view, &picture.view.public.scene);
    let stores = view.public.department_stores();
    let left = STACKS.get(stores..).unwrap_or_default().iter().map(u8::to_string);
    let left: Vec<String> = left.collect();
    let stacks =
        (scene.rules.bonus == Bonus::Tokens && !left.is_empty()).then(|| Word::Stacks { left: left.join(" ") });
    let kaiju = match scene.kaiju {
        Kaiju::Waiting => Some(Word::KaijuWaits),
        Kaiju::Bay => Some(Word::KaijuInBay),
        Kaiju::Drawn(_) => Some(Word::KaijuComes),
        Kaiju::Absent | Kaiju::Ward(_) => None,
    };
    let words = [Word::bag(view), head::cards(view), Word::DepartmentStores { stores }];
    let words = words.into_iter().chain(stacks).chain(kaiju);
    words.map(|word| Phrase::new(picture.word(&word))).collect()
}

/// V1.4: the queue.
pub(super) fn rows(picture: &Drawn<'_>) -> Vec<Phrase> {
    let scene = &picture.view.public.scene;
    let heading = Phrase::in_style(DIM, picture.word(&Word::Queue));
    let space = |(place, space): (usize, &Space)| {
        let mut tokens = picture.tokens(&space.customers);
        let at = Place::Queue(place as u8);
        tokens.extend(scene.at(at).map(|companion| sign(picture, companion)));
        tokens.extend((0..space.art).map(|_| picture.word(&Word::ArtSign)));
        let tokens = if tokens.is_empty() {
            "–".into()
        } else {
            tokens.join(" ")
        };
        let name = picture.ward(space.card);
        Phrase::new(format_args!("{} {name} ", place + 1)).styled(BOLD, tokens)
    };
    let spaces = scene.queue.iter().enumerate().map(space);
    flow_rows([heading].into_iter().chain(spaces))
}

fn sign(picture: &Drawn<'_>, companion: Companion) -> String {
    match companion {
        Companion::Thief { goods } => {
            let goods = picture.say(&table::Say::say(&Sign::of(goods), picture.map()));
            picture.word(&Word::ThiefSign { goods })
        }
        Companion::Art {} => picture.word(&Word::ArtSign),
        Companion::Dog {} => picture.word(&Word::DogSign),
        Companion::Kaicho { owner } => picture.word(&Word::KaichoSign {
            letter: letter(owner).to_string(),
        }),
    }
}

/// V8.2.
pub(super) fn moment(view: &View<Second>) -> Option<Word> {
    match view.public.phase {
        Phase::LastDrawn => Some(Word::QueueEnded),
        phase => head::near_the_end(phase),
    }
}

/// Who is in a ward besides customers.
pub(super) fn signs(picture: &Drawn<'_>, ward: Ward) -> Vec<Phrase> {
    let scene = &picture.view.public.scene;
    let figures = [
        (scene.matsuri == Some(ward), Word::MatsuriSign),
        (scene.princess == Some(ward), Word::PrincessSign),
        (scene.kaiju == Kaiju::Ward(ward), Word::KaijuSign),
    ];
    let figures = figures.into_iter().filter(|(is_here, _)| *is_here);
    let figures = figures.map(|(_, word)| picture.word(&word));
    let companions = scene.at(Place::Ward(ward)).map(|companion| sign(picture, companion));
    let art = (0..scene.art[ward.index()]).map(|_| picture.word(&Word::ArtSign));
    let all = figures.chain(companions).chain(art);
    all.map(|sign| Phrase::in_style(BOLD, sign)).collect()
}

/// V9: the customers of each type, and what they come to.
pub(super) fn earned_row(picture: &Drawn<'_>, seat: Seat, earned: &Customers) -> Vec<Phrase> {
    let of_type = |goods: Goods| picture.earned_of(earned, goods, false);
    let n = Collection::of(&picture.view.public.scene, seat, earned).points();
    let points = Phrase::in_style(BOLD, picture.word(&Word::Points { n }));
    Goods::ALL.into_iter().map(of_type).chain([points]).collect()
}

/// V18.2: bonus tokens and art lie open.
pub(super) fn open_row(picture: &Drawn<'_>, seat: Seat) -> Vec<Phrase> {
    let scene = &picture.view.public.scene;
    let (bonus, art) = (scene.bonus[seat.index()], scene.art_earned[seat.index()]);
    let bonus = (bonus > 0).then_some(Word::BonusTokens { n: bonus });
    let art = (art > 0).then_some(Word::ArtEarned { n: art });
    let words = bonus.into_iter().chain(art);
    words
        .map(|word| Phrase::new(format!("· {}", picture.word(&word))))
        .collect()
}
