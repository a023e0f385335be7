//! What an operator asks of a server: people, reports, figures. Every call needs the operator's token.

use serde::{Deserialize, Serialize};

use crate::clock::Time;
use crate::company::Offence;

/// Which people: the query of `GET /api/admin/people`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub struct WhichPeople {
    /// Only those whose name has this in it, or who have this id.
    pub search: Option<String>,
    /// Only those who are suspended.
    #[serde(default)]
    pub suspended: bool,
    /// Those after this one, as the answer before named it.
    pub after: Option<String>,
}

/// People, the newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FoundPeople {
    /// 50 at most.
    pub people: Vec<FoundPerson>,
    /// If there are more: what to name as `after`.
    pub next: Option<String>,
}

/// A person as the operator sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FoundPerson {
    /// What all other calls call them.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// Have they no account?
    pub guest: bool,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub created: Time,
    /// When they were last here, to the day; null if they are signed in nowhere.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub used: Option<Time>,
    /// At how many tables they sit or sat.
    pub seats: i64,
    /// How many reports of them are open.
    pub reports: i64,
    /// Why they are suspended, if they are.
    pub suspended: Option<String>,
}

/// Nobody can sign in with it: `POST /api/admin/people/{id}/suspend`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Suspension {
    /// One line that the person reads: up to 300 characters.
    pub reason: String,
}

/// Another name: `POST /api/admin/people/{id}/rename`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// 1 to 40 characters.
    pub name: String,
}

/// Which reports: the query of `GET /api/admin/reports`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub struct WhichReports {
    /// Also those that are closed.
    #[serde(default)]
    pub all: bool,
}

/// A report of a line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FoundReport {
    /// What `POST /api/admin/reports/{id}/close` calls it.
    pub id: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub at: Time,
    /// At which table.
    pub table: String,
    /// The number of the line.
    pub line: i64,
    /// Who reported it; null if they have deleted their account.
    pub reporter: Option<String>,
    /// Who said it, by id.
    pub accused: String,
    /// What is wrong with it.
    pub offence: Offence,
    /// In the words of who reported it.
    pub note: String,
    /// The line with its neighbours, as it was said.
    pub lines: Vec<ReportedLine>,
    /// Was it closed?
    pub closed: bool,
}

/// A line of chat in a report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReportedLine {
    /// Its number.
    pub number: i64,
    /// Who said it, by id.
    pub person: String,
    /// By name.
    pub name: String,
    /// What they said.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub at: Time,
}

/// What there is on the server: `GET /api/admin/metrics`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Figures {
    /// People with an account.
    pub accounts: i64,
    /// People without.
    pub guests: i64,
    /// Those who were here within a day, and within thirty.
    pub seen_today: i64,
    /// Within thirty days.
    pub seen_this_month: i64,
    /// Those who are suspended.
    pub suspended: i64,
    /// Tables where players gather.
    pub open: i64,
    /// Games that go on.
    pub running: i64,
    /// Games that are over.
    pub finished: i64,
    /// Those that ended within a day.
    pub finished_today: i64,
    /// Lines of chat.
    pub chat: i64,
    /// Reports that nobody has closed.
    pub reports: i64,
}
