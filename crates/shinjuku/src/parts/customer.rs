//! Customers and what they want.

use serde::{Deserialize, Serialize};
use table::Card as _;

/// What a store sells and a customer wants.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "their names say it")]
pub enum Goods {
    Food,
    Clothing,
    Books,
    Electronics,
}

impl Goods {
    /// All four.
    pub const ALL: [Goods; 4] = [Goods::Food, Goods::Clothing, Goods::Books, Goods::Electronics];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Goods::Food => "food",
            Goods::Clothing => "clothing",
            Goods::Books => "books",
            Goods::Electronics => "electronics",
        }
    }
}

impl std::fmt::Display for Goods {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// A customer token. A double is worth 2 points, and is one token in every other respect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Customer {
    /// What it wants.
    pub goods: Goods,
    /// Is it a double?
    #[serde(default)]
    pub double: bool,
}

impl Customer {
    /// Every kind of customer.
    pub fn all() -> impl Iterator<Item = Customer> {
        (0..KINDS as u8).map(|number| Token::from_number(number).customer())
    }

    /// A number below [`KINDS`] for each kind.
    const fn number(self) -> u8 {
        self.goods as u8 * 2 + self.double as u8
    }

    /// As it lies in the bag.
    pub(crate) fn token(self) -> Token {
        Token::from_number(self.number())
    }

    /// S7.2: what it scores.
    pub const fn points(self) -> i32 {
        if self.double { DOUBLE } else { SINGLE }
    }
}

impl std::fmt::Display for Customer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", if self.double { "double " } else { "" }, self.goods)
    }
}

/// How many kinds of customer there are.
const KINDS: usize = 8;
/// S7.2: the points of a customer.
const SINGLE: i32 = 1;
/// S7.2: the points of a double.
const DOUBLE: i32 = 2;

table::cards! {
    /// A customer in the bag: one byte for each.
    pub struct Token;
}

impl Token {
    /// The customer that it is.
    pub(crate) const fn customer(self) -> Customer {
        Customer {
            goods: Goods::ALL[self.index() / 2 % Goods::ALL.len()],
            double: !self.index().is_multiple_of(2),
        }
    }
}

/// A number of customers of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Customers([u8; KINDS]);

impl Customers {
    /// Nobody.
    pub const NONE: Customers = Customers([0; KINDS]);

    /// How many of this kind.
    pub const fn of(&self, customer: Customer) -> u8 {
        self.0[customer.number() as usize]
    }

    /// One more.
    pub const fn add(&mut self, customer: Customer) {
        self.0[customer.number() as usize] += 1;
    }

    /// One less, if there is one.
    pub const fn remove(&mut self, customer: Customer) {
        let count = &mut self.0[customer.number() as usize];
        *count = count.saturating_sub(1);
    }

    /// All of these more.
    pub fn add_all(&mut self, others: &Customers) {
        self.0.iter_mut().zip(others.0).for_each(|(count, more)| *count += more);
    }

    /// All of these less; `None` if they are not all there.
    pub fn without(&self, others: &Customers) -> Option<Customers> {
        let mut rest = *self;
        for (count, less) in rest.0.iter_mut().zip(others.0) {
            *count = count.checked_sub(less)?;
        }
        Some(rest)
    }

    /// Is nobody there?
    pub const fn is_empty(&self) -> bool {
        u64::from_ne_bytes(self.0) == 0
    }

    /// How many tokens.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// The tokens that want these goods.
    pub const fn tokens(&self, goods: Goods) -> u8 {
        self.0[goods as usize * 2] + self.0[goods as usize * 2 + 1]
    }

    /// The points of those that want these goods.
    pub const fn points(&self, goods: Goods) -> i32 {
        SINGLE * self.0[goods as usize * 2] as i32 + DOUBLE * self.0[goods as usize * 2 + 1] as i32
    }

    /// The kinds of which there are some.
    pub fn kinds(self) -> impl Iterator<Item = Customer> {
        Customer::all().filter(move |&customer| self.of(customer) > 0)
    }

    /// Each single token.
    pub fn each(self) -> impl Iterator<Item = Customer> {
        Customer::all().flat_map(move |customer| (0..self.of(customer)).map(move |_| customer))
    }
}

impl FromIterator<Customer> for Customers {
    fn from_iter<I: IntoIterator<Item = Customer>>(customers: I) -> Customers {
        let mut all = Customers::NONE;
        customers.into_iter().for_each(|customer| all.add(customer));
        all
    }
}

/// As JSON: a list of tokens.
impl Serialize for Customers {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each())
    }
}

impl<'de> Deserialize<'de> for Customers {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Customers, D::Error> {
        let list = Vec::<Customer>::deserialize(deserializer)?;
        if list.len() > usize::from(u8::MAX) {
            return Err(serde::de::Error::custom(format!(
                "{} customers in one place",
                list.len()
            )));
        }
        Ok(list.into_iter().collect())
    }
}
