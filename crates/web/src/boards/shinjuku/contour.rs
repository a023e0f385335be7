//! Outlines of what lies below zero on the grid: marching squares.

use std::collections::BTreeMap;

use super::plan::rounded;
use super::regions::{COLUMNS, ROWS, grid_point};
use crate::picture::Point;

/// A place where the outline crosses an edge of the grid: the edge's first point, and whether it goes down.
type Crossing = (usize, bool);

/// The outline of all points below zero, as an SVG path.
pub fn outline(depth: &[f64]) -> String {
    let mut next = crossings(depth);
    let mut path = String::new();
    while let Some((&first, _)) = next.first_key_value() {
        let mut points = Vec::new();
        let mut at = first;
        while let Some(to) = next.remove(&at) {
            points.push(point(depth, at));
            at = to;
        }
        if points.len() > 5 {
            path.push_str(&rounded(&points, true));
        }
    }
    path
}

/// From each crossing the one that follows it, with the inside always on the same hand.
fn crossings(depth: &[f64]) -> BTreeMap<Crossing, Crossing> {
    let mut next = BTreeMap::new();
    for row in 0..ROWS - 1 {
        for column in 0..COLUMNS - 1 {
            let node = row * COLUMNS + column;
            // the corners clockwise, and the edges that follow them
            let corners = [node, node + 1, node + COLUMNS + 1, node + COLUMNS].map(|corner| depth[corner] < 0.0);
            if corners.iter().all(|&inside| inside == corners[0]) {
                continue;
            }
            let edges: [Crossing; 4] = [(node, false), (node + 1, true), (node + COLUMNS, false), (node, true)];
            let leaves = (0..4).filter(|&edge| corners[edge] && !corners[(edge + 1) % 4]);
            for leave in leaves {
                let enter = (1..4)
                    .map(|turn| (leave + 4 - turn) % 4)
                    .find(|&edge| !corners[edge] && corners[(edge + 1) % 4]);
                if let Some(enter) = enter {
                    next.insert(edges[leave], edges[enter]);
                }
            }
        }
    }
    next
}

/// Where on its edge the crossing is.
fn point(depth: &[f64], (node, down): Crossing) -> Point {
    let other = if down { node + COLUMNS } else { node + 1 };
    let (here, there) = (depth[node], depth[other]);
    let part = (here / (here - there)).clamp(0.0, 1.0);
    let (a, b) = (grid_point(node), grid_point(other));
    Point::new(a.x + part * (b.x - a.x), a.y + part * (b.y - a.y))
}
