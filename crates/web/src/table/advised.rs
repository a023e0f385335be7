//! What a hint advises: a decision, and what the bot would do next in the same turn.

use table::{Game, Rng, Seat, Seed, Takeback, Viewer};

/// What is advised to a seat. It is tried on a state imagined from what the seat sees.
#[derive(Clone, Debug)]
pub struct Advised<G: Game> {
    /// To whom.
    pub seat: Seat,
    /// What to decide, in this order. Only the first is due now.
    pub steps: Vec<G::Action>,
    /// What the seat would hear of it.
    pub events: Vec<G::Event>,
    /// A state like the one before it.
    pub before: G,
    /// A state like the one after all of it.
    pub after: G,
    /// Is everything known of what comes next: nothing was drawn or revealed, and the turn goes on?
    is_open: bool,
}

impl<G: Game> Advised<G> {
    /// A decision of the seat that sees this; `None` if it isn't allowed.
    pub fn new(view: &G::View, seat: Seat, first: &G::Action) -> Option<Advised<G>> {
        let before = G::imagine(view, &mut Rng::new(Seed::from_text("a preview")));
        let nothing = Advised {
            seat,
            steps: Vec::new(),
            events: Vec::new(),
            after: before.clone(),
            before,
            is_open: true,
        };
        nothing.with(first)
    }

    /// The same with one more step; `None` if that isn't allowed.
    pub fn with(&self, step: &G::Action) -> Option<Advised<G>> {
        let mut next = self.clone();
        let mut told = Vec::new();
        let takeback = next.after.apply(self.seat, step, &mut told).ok()?;
        next.steps.push(step.clone());
        next.events
            .extend(table::heard(&told, Viewer::Seat(self.seat)).cloned());
        next.is_open = takeback == Takeback::Open;
        Some(next)
    }

    /// What can come next in the same turn; nothing if that is unknown or somebody else's business.
    pub fn next(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if self.is_open {
            self.after.legal(self.seat, &mut legal);
        }
        legal
    }

    /// What the seat sees after all of it.
    pub fn view(&self) -> G::View {
        self.after.view(Viewer::Seat(self.seat))
    }

    /// Is the end of it certain, whatever is hidden?
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    /// Which step an action is, from 1.
    pub fn number(&self, action: &G::Action) -> Option<usize> {
        self.steps.iter().position(|step| step == action).map(|place| place + 1)
    }

    /// The steps with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, &G::Action)> {
        (1..).zip(&self.steps)
    }
}
