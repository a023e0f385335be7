//! Numbers as they are written.

use wire::strategy::Estimate;

/// To four digits after the point: what is meaningful.
pub(super) fn round(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

/// All three numbers.
pub(super) fn rounded(Estimate(middle, low, high): Estimate) -> Estimate {
    Estimate(round(middle), round(low), round(high))
}
