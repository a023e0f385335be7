//! The head of the picture: whose turn it is, the bag, the cards.

use table::phrase::Phrase;

use crate::edition::Edition;
use crate::parts::action::Kind;
use crate::state::Phase;
use crate::state::view::View;
use crate::text::noun;

use super::flow::flow;
use super::ink::{BOLD, DIM, ink};
use super::{Picture, WIDTH, Word, rule};

impl<E: Edition> Picture<'_, E> {
    /// The title and when it is; below it bag, cards, and what is unusual.
    pub(super) fn head(&self) -> Vec<Phrase> {
        let title = Phrase::in_style(BOLD, E::meta().name).plain(" · ").then(&self.moment());
        let odds = self.odds().map(|fact| Phrase::new(self.word(&fact)));
        let facts = E::facts(self).into_iter().chain(odds);
        let rows = [rule(&title)].into_iter().chain(flow(facts, 1, WIDTH));
        rows.chain(E::rows(self)).collect()
    }

    fn moment(&self) -> Phrase {
        let public = &self.view.public;
        if public.phase == Phase::Over {
            return Phrase::new(self.word(&Word::TheEnd));
        }
        let turn = Word::TurnOf { seat: public.seat };
        let moment = Phrase::in_style(ink(public.seat), self.word(&turn));
        let more = [taken(self.view)].into_iter().chain(E::moment(self.view));
        more.fold(moment, |moment, word| moment.plain(" · ").plain(self.word(&word)))
    }

    /// What is not so in every game.
    fn odds(&self) -> impl Iterator<Item = Word> {
        let public = &self.view.public;
        let tokens = self.tokens(&public.gone).join(" ");
        let gone = (!tokens.is_empty()).then_some(Word::Gone { tokens });
        let open = public.open_customers.then_some(Word::OpenCustomers);
        let name = (!self.map().is_standard()).then(|| noun::map_name(self.map()));
        let map = name.map(|name| Word::OtherMap { name });
        gone.into_iter().chain(open).chain(map)
    }

    /// What the signs mean.
    pub(super) fn legend(&self) -> Phrase {
        Phrase::in_style(DIM, self.word(if E::RANKS { &Word::Legend } else { &Word::Icons }))
    }
}

/// S3.4.
fn taken<E: Edition>(view: &View<E>) -> Word {
    let taken = |&kind: &Kind| view.public.taken.contains(kind);
    let actions: Vec<Kind> = E::KINDS.iter().copied().filter(taken).collect();
    if actions.is_empty() {
        Word::NoActionTaken
    } else {
        Word::Taken { actions }
    }
}

/// S7.1: how near the end is.
pub(crate) fn near_the_end(phase: Phase) -> Option<Word> {
    match phase {
        Phase::LastDrawn => Some(Word::LastDrawn),
        Phase::LastTurns(1) => Some(Word::LastTurn),
        Phase::LastTurns(n) => Some(Word::LastTurns { n }),
        Phase::Turns | Phase::Over => None,
    }
}

/// S3.1, S8.3, S8.4: bag, cards, and what the next turn brings, as the map is now.
pub(crate) fn facts(view: &View) -> impl Iterator<Item = Word> {
    let stores = view.public.department_stores();
    let arrivals = match view.public.phase {
        Phase::Turns => Word::Arrivals {
            stores,
            n: view.public.arrivals(),
        },
        Phase::LastDrawn | Phase::LastTurns(_) | Phase::Over => Word::DepartmentStores { stores },
    };
    [Word::bag(view), cards(view), arrivals].into_iter()
}

/// S8.4.
pub(crate) fn cards<E: Edition>(view: &View<E>) -> Word {
    let (pile, discards) = (view.cards.pile, view.cards.discards);
    match view.cards.top {
        Some(top) => Word::PileTop { pile, discards, top },
        None => Word::Pile { pile, discards },
    }
}
