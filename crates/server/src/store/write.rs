//! Something to be written, all of it or nothing.

use super::notice::Notice;

/// A value in a statement.
#[derive(Clone, Debug)]
pub(crate) enum Param {
    Int(Option<i64>),
    Text(Option<String>),
}

impl From<i64> for Param {
    fn from(number: i64) -> Param {
        Param::Int(Some(number))
    }
}
impl From<Option<i64>> for Param {
    fn from(number: Option<i64>) -> Param {
        Param::Int(number)
    }
}
impl From<bool> for Param {
    fn from(yes: bool) -> Param {
        Param::Int(Some(yes.into()))
    }
}
impl From<u8> for Param {
    fn from(number: u8) -> Param {
        Param::Int(Some(number.into()))
    }
}
impl From<&str> for Param {
    fn from(text: &str) -> Param {
        Param::Text(Some(text.to_owned()))
    }
}
impl From<&String> for Param {
    fn from(text: &String) -> Param {
        Param::Text(Some(text.clone()))
    }
}
impl From<String> for Param {
    fn from(text: String) -> Param {
        Param::Text(Some(text))
    }
}
impl From<Option<String>> for Param {
    fn from(text: Option<String>) -> Param {
        Param::Text(text)
    }
}

/// The values of a statement, in the order of its `$1`, `$2`, ...
macro_rules! params {
    ($($value:expr),* $(,)?) => { vec![$($crate::store::Param::from($value)),*] };
}
pub(crate) use params;

pub(super) struct Statement {
    pub(super) sql: &'static str,
    pub(super) params: Vec<Param>,
    /// Must it change a row?
    pub(super) must: bool,
}

/// An entry of a game's log to be added. Those of all tables that come together go into one statement.
pub(crate) struct NewEntry {
    pub(crate) table: String,
    pub(crate) ply: i64,
    pub(crate) seat: u8,
    pub(crate) kind: &'static str,
    pub(crate) action: String,
    pub(crate) at: i64,
}

/// Something to be written: statements that are all carried out, or none of them.
#[derive(Default)]
pub(crate) struct Write {
    pub(super) entry: Option<NewEntry>,
    pub(super) statements: Vec<Statement>,
    pub(super) notices: Vec<Notice>,
}

impl Write {
    /// Adds an entry to the log of a game; if there is one with its number, everything is refused.
    pub(crate) fn entry(entry: NewEntry) -> Write {
        Write {
            entry: Some(entry),
            ..Write::default()
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.entry.is_none() && self.statements.is_empty()
    }

    /// All values in it.
    pub(super) fn params(&self) -> impl Iterator<Item = &Param> {
        self.statements.iter().flat_map(|statement| &statement.params)
    }

    /// Also carries out, afterwards, what the other write says.
    pub(crate) fn join(mut self, other: Write) -> Write {
        self.statements.extend(other.statements);
        self.notices.extend(other.notices);
        self
    }

    /// Also carries out this; if it changes no row, everything is refused.
    pub(crate) fn must(mut self, sql: &'static str, params: Vec<Param>) -> Write {
        self.statements.push(Statement {
            sql,
            params,
            must: true,
        });
        self
    }

    /// Also carries out this.
    pub(crate) fn also(mut self, sql: &'static str, params: Vec<Param>) -> Write {
        self.statements.push(Statement {
            sql,
            params,
            must: false,
        });
        self
    }

    /// When it is written, the other processes on the same database hear of it.
    pub(crate) fn tell(mut self, notice: Notice) -> Write {
        self.notices.push(notice);
        self
    }
}
