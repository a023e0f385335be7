//! The water of Tokyo, which the map's file does not tell: the bay and two rivers, drawn by hand.

use super::plan::{place, rounded};
use crate::picture::Point;

/// The shore of the bay, from the south-west to the east, in the map file's measure. Beyond it is water.
const SHORE: [[f64; 2]; 15] = [
    [0.47, 1.2],
    [0.47, 0.97],
    [0.492, 0.89],
    [0.505, 0.80],
    [0.512, 0.70],
    [0.54, 0.62],
    [0.585, 0.615],
    [0.645, 0.60],
    [0.69, 0.60],
    [0.73, 0.665],
    [0.79, 0.695],
    [0.86, 0.69],
    [0.91, 0.70],
    [0.99, 0.70],
    [1.2, 0.70],
];

/// The sea reaches under the shore's wards, so that no gap shows.
const SEA: [[f64; 2]; 12] = [
    [0.40, 1.3],
    [0.43, 0.97],
    [0.46, 0.84],
    [0.49, 0.72],
    [0.53, 0.59],
    [0.64, 0.57],
    [0.72, 0.62],
    [0.82, 0.66],
    [0.95, 0.67],
    [1.05, 0.655],
    [1.3, 0.70],
    [4.0, 0.60],
];

const SUMIDA: [[f64; 2]; 11] = [
    [-0.1, -0.28],
    [0.42, -0.01],
    [0.53, 0.045],
    [0.60, 0.105],
    [0.655, 0.145],
    [0.678, 0.21],
    [0.688, 0.30],
    [0.668, 0.38],
    [0.650, 0.45],
    [0.652, 0.53],
    [0.640, 0.63],
];

const ARAKAWA: [[f64; 2]; 10] = [
    [0.1, -0.30],
    [0.60, -0.01],
    [0.68, 0.018],
    [0.79, 0.055],
    [0.83, 0.13],
    [0.822, 0.23],
    [0.82, 0.33],
    [0.85, 0.43],
    [0.885, 0.54],
    [0.893, 0.72],
];

/// The shore, as a polygon of the water.
pub fn shore() -> Vec<Point> {
    SHORE.into_iter().chain([[1.2, 1.2]]).map(place).collect()
}

/// The bay as an SVG path.
pub fn sea() -> String {
    let points: Vec<Point> = SEA.into_iter().chain([[4.0, 4.0], [0.2, 4.0]]).map(place).collect();
    rounded(&points, true)
}

/// The Sumida and the Arakawa as SVG paths.
pub fn rivers() -> Vec<String> {
    [&SUMIDA[..], &ARAKAWA[..]]
        .into_iter()
        .map(|river| rounded(&river.iter().copied().map(place).collect::<Vec<_>>(), false))
        .collect()
}
