//! How a search goes about it.

/// How curious a search is, and how broad.
#[derive(Debug)]
pub(super) struct Habits {
    /// The bonus for little-known decisions, in spreads of the reward.
    pub(super) curiosity: f32,
    /// The part of the curiosity that all decisions share alike, however likely they are.
    pub(super) even: f32,
    /// A node with v visits tries at most this many decisions times the square root of v.
    pub(super) width: f32,
}

impl Habits {
    /// By what we wrote down: likely decisions are a guess.
    pub(super) const WRITTEN: Habits = Habits {
        curiosity: 5.0,
        even: 0.3,
        width: 2.0,
    };
    /// By what a net has learned.
    pub(super) const LEARNED: Habits = Habits {
        curiosity: 3.0,
        even: 0.1,
        width: 2.0,
    };
}
