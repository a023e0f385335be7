//! S1.4: the four railway companies, one for each seat.

use table::Seat;

/// A railway company: a player's colour and name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "their names say it")]
pub enum Company {
    KeidoSubway,
    NipponRailways,
    BoutouKyuukou,
    Fuden,
}

/// The colour of a company.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "their names say it")]
pub enum Colour {
    Red,
    Blue,
    Green,
    Yellow,
}

impl Company {
    /// All four, in the order of the seats.
    pub const ALL: [Company; 4] = [
        Company::KeidoSubway,
        Company::NipponRailways,
        Company::BoutouKyuukou,
        Company::Fuden,
    ];

    /// The company of a seat; `None` for seats that only other games have.
    pub fn of(seat: Seat) -> Option<Company> {
        Company::ALL.get(seat.index()).copied()
    }

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Company::KeidoSubway => "Keido Subway",
            Company::NipponRailways => "Nippon Railways",
            Company::BoutouKyuukou => "Boutou Kyuukou",
            Company::Fuden => "Fuden",
        }
    }

    /// The initial, which no two share.
    pub const fn letter(self) -> char {
        match self {
            Company::KeidoSubway => 'K',
            Company::NipponRailways => 'N',
            Company::BoutouKyuukou => 'B',
            Company::Fuden => 'F',
        }
    }

    /// The colour, which no two share.
    pub const fn colour(self) -> Colour {
        match self {
            Company::KeidoSubway => Colour::Red,
            Company::NipponRailways => Colour::Blue,
            Company::BoutouKyuukou => Colour::Green,
            Company::Fuden => Colour::Yellow,
        }
    }
}

impl std::fmt::Display for Company {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

impl Colour {
    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
        }
    }
}
