//! The picture of the poster: a small city from above, two lines through it, a tram, and two tickets.

use leptos::prelude::*;

/// The width of a square of the city.
const SIDE: f64 = 50.0;
const PAPER: &str = "#fffdf7";
const INK: &str = "#1d2733";
const GROUND: &str = "#efe6d2";
const ORANGE: &str = "#d9700f";
const PURPLE: &str = "#6b3fa8";

/// The buildings: column, row, colour, and the sign of their type, around the middle of their square.
const BUILDINGS: [(u8, u8, &str, &str); 6] = [
    (1, 0, GREEN, RESIDENCE),
    (4, 0, RED, LEISURE),
    (0, 2, BLUE, COMMERCE),
    (5, 1, YELLOW, INDUSTRY),
    (2, 3, GREEN, RESIDENCE),
    (2, 2, RED, LEISURE),
];
const GREEN: &str = "#4f9a57";
const BLUE: &str = "#2f78bd";
const RED: &str = "#cf4439";
const YELLOW: &str = "#e3ae22";

const RESIDENCE: &str = "M0-11 12-1H8.500V10H2.500V3h-5v7h-6V-1H-12z";
const COMMERCE: &str = "M-10-10h20l2.500 7h-2V10h-21V-3h-2zM-7 0v7H0V0zM3 0v10h4V0z";
const LEISURE: &str =
    "M0-12 3.200-4.200 11.600-3.600 5.200 1.800 7.200 10 0 5.500-7.200 10-5.200 1.800-11.600-3.600-3.200-4.200z";
const INDUSTRY: &str = "M-11 10V-2l6-4.500V-2l6-4.500V-2H3l1-9h4l1.500 9H11V10z";

/// The picture.
pub fn poster() -> AnyView {
    view! {
        <svg class="tram-poster" viewBox="0 -22 300 225" role="img" aria-label="Tramways" preserveAspectRatio="xMidYMid slice">
            <rect y="-22" width="300" height="225" fill=GROUND/>
            <path d="M50-22V203M100-22V203M150-22V203M200-22V203M250-22V203M0 0H300M0 50H300M0 100H300M0 150H300M0 200H300" stroke="#dfd2b6" stroke-width="1.200"/>
            {country()}
            {line(PURPLE, "M225 50A25 25 0 0 1 200 75H100A25 25 0 0 1 75 50")}
            {line(ORANGE, "M50 125H100M150 125H200A25 25 0 0 0 225 100A25 25 0 0 1 250 75")}
            {BUILDINGS.map(building).collect_view()}
            {[(93.0, 41.0), (43.0, 141.0), (293.0, 91.0), (143.0, 191.0)].map(passenger).collect_view()}
            {tram()}
            {ticket(208.0, 172.0, 9.0, ORANGE)}
            {ticket(246.0, 160.0, -8.0, PURPLE)}
        </svg>
    }
    .into_any()
}

/// The lake in the west, the mountains in the north.
fn country() -> AnyView {
    view! {
        <path fill="#a5cde0" d="M0 156q14-10 30-5t38 6 28 22-6 24H0z"/>
        <path fill="none" stroke=PAPER stroke-width="2" stroke-linecap="round" d="M12 172q5-4 10 0t10 0M34 186q5-4 10 0t10 0M56 172q4-3 8 0t8 0"/>
        <path fill="#c3a079" d="M150 44 168 12l9 14 8-10 15 28z"/>
        <path fill=PAPER d="M168 12 162.500 22l4-1.500 3 3.500 3.500-4zM185 16l-4.500 5.500 4-.500 3 3 2.500-1z"/>
        <path fill="#c3a079" d="M2 94 16 66l8 12 6-8 16 24z"/>
        <path fill=PAPER d="M16 66 11.500 75l4-1.500 3 3 2.500-3.500z"/>
    }
    .into_any()
}

/// The rails of a line: sleepers, two rails, and the ground between them.
fn line(colour: &'static str, way: &'static str) -> AnyView {
    view! {
        <g fill="none">
            <path d=way stroke=PAPER stroke-width="17" stroke-linecap="round"/>
            <path d=way stroke=colour stroke-width="14" stroke-dasharray="2.500 4.500" opacity=".6"/>
            <path d=way stroke=colour stroke-width="9.500"/>
            <path d=way stroke=GROUND stroke-width="4.500"/>
        </g>
    }
    .into_any()
}

/// A building on its square.
fn building((column, row, colour, sign): (u8, u8, &'static str, &'static str)) -> AnyView {
    let middle = |number: u8| (f64::from(number) + 0.5) * SIDE;
    view! {
        <g transform=format!("translate({} {})", middle(column), middle(row))>
            <rect x="-22" y="-20" width="44" height="44" rx="6" fill=INK opacity=".18"/>
            <rect x="-22" y="-22" width="44" height="44" rx="6" fill=colour/>
            <path d=sign fill=PAPER fill-rule="evenodd"/>
        </g>
    }
    .into_any()
}

fn passenger((x, y): (f64, f64)) -> AnyView {
    view! {
        <g transform=format!("translate({x} {y})") fill=PAPER stroke=INK stroke-width="1.300">
            <path d="M-4.500 7c0-6.500 1-8.500 4.500-8.500S4.500.500 4.500 7z"/>
            <circle cy="-4.500" r="3"/>
        </g>
    }
    .into_any()
}

/// The tram on the orange line.
fn tram() -> AnyView {
    view! {
        <g transform="translate(177 115)">
            <path d="M-6-30 0-24 6-30M0-24-5-17M0-24 5-17M-12-30H12" fill="none" stroke=INK stroke-width="1.800"/>
            <rect x="-34" y="-17" width="68" height="27" rx="8" fill=ORANGE/>
            <path d="M-34 0H34V2a8 8 0 0 1-8 8H-26a8 8 0 0 1-8-8z" fill="#b85607"/>
            <path d="M-29-12h11v9h-11zm14 0h11v9h-11zm19 0h11v9H4zm14 0h11v9H18z" fill=PAPER/>
            <path d="M-2.500-12h5V9h-5z" fill="#8f4303"/>
            <rect x="-36" y="8" width="72" height="4" rx="2" fill=INK/>
            <circle cx="-20" cy="12" r="4.500" fill=INK/>
            <circle cx="20" cy="12" r="4.500" fill=INK/>
            <circle cx="32" cy="3" r="2" fill="#ffe9a8"/>
        </g>
    }
    .into_any()
}

/// A ticket with its four slots and the magnetic strip.
fn ticket(x: f64, y: f64, turn: f64, colour: &'static str) -> AnyView {
    let slot = |(place, fill): (u8, &'static str)| {
        let x = -25.0 + 13.0 * f64::from(place);
        view! { <rect x=x y="-8" width="11" height="11" rx="2.500" fill=fill/> }
    };
    let slots = (0u8..).zip([GREEN, INK, YELLOW, "#d9d2c0"]).map(slot).collect_view();
    view! {
        <g transform=format!("translate({x} {y}) rotate({turn})")>
            <rect x="-30" y="-20" width="60" height="42" rx="5" fill=INK opacity=".22"/>
            <rect x="-30" y="-22" width="60" height="42" rx="5" fill=PAPER stroke=INK stroke-width="1.300"/>
            <path d="M-30-17a5 5 0 0 1 5-5H25a5 5 0 0 1 5 5v4h-60z" fill=colour/>
            {slots}
            <rect x="-30" y="8" width="60" height="6" fill=INK/>
        </g>
    }
    .into_any()
}
