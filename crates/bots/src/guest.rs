//! Players that live in the program around us, such as functions of Python.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use table::{Game, Seat};

use crate::bot::Bot;

/// A player that lives in the program around us. It knows by the game's id which types it is handed.
pub trait Guest: Send + Sync {
    /// What it is called.
    fn name(&self) -> &str;

    /// The place of one of the legal actions, or why there is none. `view` is a `G::View`, `legal` a `Vec<G::Action>`.
    fn decide(&self, game: &'static str, seat: Seat, view: &dyn Any, legal: &dyn Any) -> Result<usize, String>;
}

/// A guest as a kind of player. Two are the same if they are one.
#[derive(Clone)]
pub struct Hosted(pub Arc<dyn Guest>);

impl PartialEq for Hosted {
    fn eq(&self, other: &Hosted) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}
impl Eq for Hosted {}

impl fmt::Debug for Hosted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Hosted").field(&self.0.name()).finish()
    }
}

impl fmt::Display for Hosted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name())
    }
}

/// A guest on a seat.
pub(crate) struct Seated {
    guest: Hosted,
    faults: Vec<String>,
}

impl Seated {
    pub(crate) const fn new(guest: Hosted) -> Seated {
        Seated {
            guest,
            faults: Vec::new(),
        }
    }
}

impl<G: Game> Bot<G> for Seated {
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        let chosen = self.guest.0.decide(G::meta().id, seat, view, &legal.to_vec());
        let chosen = chosen.and_then(|place| {
            let action = legal.get(place).cloned();
            action.ok_or_else(|| format!("there is no action {place}"))
        });
        chosen.unwrap_or_else(|fault| {
            self.faults.push(fault);
            legal.first().expect("something is legal").clone()
        })
    }

    fn faults(&mut self) -> Vec<String> {
        std::mem::take(&mut self.faults)
    }
}

#[cfg(test)]
mod tests {
    use hill::{Hill, Options};
    use table::{Game, Rng, Seed, Viewer};

    use super::*;
    use crate::spec::Spec;

    /// Takes the last action of hill, and knows no other game.
    struct Last;

    impl Guest for Last {
        #[expect(clippy::unnecessary_literal_bound, reason = "the trait's own")]
        fn name(&self) -> &str {
            "last"
        }

        fn decide(&self, game: &'static str, _: Seat, view: &dyn Any, legal: &dyn Any) -> Result<usize, String> {
            assert_eq!(game, "hill");
            assert!(view.is::<hill::View>());
            let legal = legal.downcast_ref::<Vec<hill::Action>>().unwrap();
            match legal.len() {
                1 => Err("I like choices".into()),
                len => Ok(len - 1),
            }
        }
    }

    #[test]
    fn a_guest_decides_by_place_and_its_faults_are_told() {
        let spec = Spec::Guest(Hosted(Arc::new(Last)));
        assert_eq!(spec.to_string(), "last");
        assert_ne!(spec, Spec::Guest(Hosted(Arc::new(Last))));
        let game = Hill::new(2, &Options::default(), Seed::from_text("a guest")).unwrap();
        let seat = game.awaiting().first().unwrap();
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let mut bot = spec.seat::<Hill>(Rng::new(Seed::from_text("luck")));
        assert_eq!(bot.decide(seat, &view, &legal), legal[legal.len() - 1]);
        assert_eq!(bot.faults(), Vec::<String>::new());
        assert_eq!(bot.decide(seat, &view, &legal[..1]), legal[0]);
        assert_eq!(bot.faults(), ["I like choices"]);
    }
}
