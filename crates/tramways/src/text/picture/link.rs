//! Links in words: `R(0,6)-A1 3 tiles $3`.

use crate::links::Link;
use crate::state::ROUNDS;
use crate::text::noun::ends;

use super::{Sight, Word};

/// A link with its length and fare, and what is special about it.
pub(in crate::text) fn words(sight: &Sight<'_>, link: &Link) -> String {
    let mut words = sight.word(Word::LinkTiles {
        ends: ends(sight, link),
        n: link.tiles,
    });
    let useless = link.places[0] == link.places[1];
    if link.is_complete() && !useless {
        words = sight.word(Word::LinkFare {
            link: words,
            fare: link.fare(),
        });
    }
    words = match link.upgraded {
        0 => words,
        _ if link.is_upgraded() => sight.word(Word::LinkUpgraded { link: words }),
        n => sight.word(Word::LinkPartUpgraded { link: words, n }),
    };
    match (link.is_complete(), useless) {
        (true, false) => words,
        (true, true) => sight.word(Word::LinkUseless { link: words }),
        (false, _) if sight.public.round == ROUNDS || sight.is_worked_on(link) => {
            sight.word(Word::LinkIncomplete { link: words })
        }
        (false, _) => sight.word(Word::LinkToWorkOn { link: words }),
    }
}
