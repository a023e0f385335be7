//! Where everything lies on the drawn map: stations, names, wards and the places of their customers. Computed once for a table.

use shinjuku::map::{Connection, Map, Station, Ward};

use super::labels::{self, Around, Label};
use super::regions;
use super::stands::{self, Site, Stand};
use crate::browser;
use crate::picture::Point;
use crate::picture::zoom::{Extent, Frame};

/// The drawn map's width.
pub const WIDTH: f64 = 1360.0;
/// The drawn map's height.
pub const HEIGHT: f64 = 900.0;

/// How it is looked at.
pub const EXTENT: Extent = Extent {
    wide: WIDTH,
    high: HEIGHT,
    nearest: 240.0,
    is_loose: true,
};

/// On narrow screens one starts with this part: the whole height, the ring line in the middle.
const NARROW: Frame = Frame {
    x: 220.0,
    y: 0.0,
    wide: 660.0,
    high: HEIGHT,
};

/// What is shown first.
pub fn first() -> Frame {
    if browser::width() < 700.0 { NARROW } else { EXTENT.all() }
}

/// A ward on the drawn map.
#[derive(Clone, Debug)]
pub struct WardPlan {
    /// Its outline as an SVG path.
    pub outline: String,
    /// The number of its tint: neighbours have different ones.
    pub tint: usize,
    /// Where its name stands, and its customers below it.
    pub name: Point,
}

/// The drawn map.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Where the stations are.
    pub stations: Vec<Point>,
    /// Where their stores stand.
    pub stands: Vec<Stand>,
    /// Where their names are.
    pub labels: Vec<Label>,
    /// The wards.
    pub wards: Vec<WardPlan>,
    /// The coast as an SVG path, on maps that have one.
    pub sea: Option<String>,
    /// The rivers as SVG paths.
    pub rivers: Vec<String>,
}

impl Plan {
    /// Draws a map. The names' lengths in letters decide where they find room.
    pub fn new(map: &Map, station_name: impl Fn(Station) -> String, ward_name: impl Fn(Ward) -> String) -> Plan {
        let stations: Vec<Point> = map.stations.iter().map(|station| place(station.at)).collect();
        let lines = lines(map, &stations);
        let names: Vec<String> = map.each_station().map(station_name).collect();
        let sites = sites(map, &stations);
        let stands = stands::stands(&sites, &lines);
        let furniture = labels::furniture(&sites, &stands);
        let labels = labels::place(&sites, &furniture, &lines, &names);
        let shores = map.is_standard().then(super::tokyo::shore);
        let regions = regions::grow(map, &stations, shores.as_deref());
        let tints = regions.tints(map);
        let ward_names: Vec<String> = map.each_ward().map(ward_name).collect();
        let around = Around {
            regions: &regions,
            furniture: &furniture,
            lines: &lines,
            labels: &labels,
        };
        let spots = around.spots(&ward_names);
        let ward = |ward: Ward| WardPlan {
            outline: regions.outline(ward.index()),
            tint: tints[ward.index()],
            name: spots[ward.index()],
        };
        Plan {
            stands,
            labels,
            wards: map.each_ward().map(ward).collect(),
            sea: map.is_standard().then(super::tokyo::sea),
            rivers: rivers(map),
            stations,
        }
    }

    /// Where a station is.
    pub fn at(&self, station: Station) -> Point {
        self.stations[station.index()]
    }

    /// The two ends of a connection.
    pub fn ends(&self, map: &Map, connection: Connection) -> [Point; 2] {
        map.ends(connection).map(|end| self.at(end))
    }
}

/// The connections and links as they are drawn.
fn lines(map: &Map, stations: &[Point]) -> Vec<[Point; 2]> {
    map.connections
        .iter()
        .chain(&map.links)
        .map(|ends| ends.map(|end| stations[end.index()]))
        .collect()
}

fn rivers(map: &Map) -> Vec<String> {
    if map.is_standard() {
        super::tokyo::rivers()
    } else {
        Vec::new()
    }
}

/// The stations as they are drawn.
pub fn sites(map: &Map, stations: &[Point]) -> Vec<Site> {
    let each = map.stations.iter().zip(stations);
    each.map(|(station, &at)| Site {
        at,
        is_ranked: station.rank.is_some(),
    })
    .collect()
}

/// Where a place of the map's file lies on the drawn map.
pub fn place([x, y]: [f64; 2]) -> Point {
    Point::new(46.0 + x * (WIDTH - 100.0), 40.0 + y * (HEIGHT - 66.0))
}

/// A line through some points with its corners rounded off.
pub fn rounded(points: &[Point], closed: bool) -> String {
    use std::fmt::Write;
    let Some((&first, &last)) = points.first().zip(points.last()) else {
        return String::new();
    };
    let mut path = String::new();
    let mut write = |text: std::fmt::Arguments<'_>| path.write_fmt(text).expect("texts take everything");
    let start = if closed { last.middle(first) } else { first };
    write(format_args!("M{:.1} {:.1}", start.x, start.y));
    for pair in points.windows(2) {
        let middle = pair[0].middle(pair[1]);
        write(format_args!(
            "Q{:.1} {:.1} {:.1} {:.1}",
            pair[0].x, pair[0].y, middle.x, middle.y
        ));
    }
    if closed {
        write(format_args!(
            "Q{:.1} {:.1} {:.1} {:.1}Z",
            last.x, last.y, start.x, start.y
        ));
    } else {
        write(format_args!("L{:.1} {:.1}", last.x, last.y));
    }
    path
}
