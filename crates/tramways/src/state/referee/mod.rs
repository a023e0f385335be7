//! The referee: can a state exist? Checked after every action of every test, and when a state is read.
//!
//! It does not check whether a state could have been reached by play.

mod cards;
mod ground;
mod standing;

use table::Inconsistent;

use crate::state::Tramways;

impl Tramways {
    /// T1 to T18: everything that must hold at any time.
    pub(crate) fn referee(&self) -> Result<(), Inconsistent> {
        self.check_cards()?;
        self.check_players()?;
        self.check_ground()?;
        self.check_links()?;
        self.check_phase()?;
        self.check_pending()?;
        self.check_decisions()
    }

    /// Whoever is awaited has something to decide.
    fn check_decisions(&self) -> Result<(), Inconsistent> {
        let mut actions = Vec::new();
        for seat in self.public.awaiting().iter() {
            actions.clear();
            self.push_legal(seat, &mut actions);
            Inconsistent::unless(!actions.is_empty(), || {
                format!("{seat} is to decide, but has nothing to choose from")
            })?;
        }
        Ok(())
    }
}
