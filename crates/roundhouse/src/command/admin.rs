//! `roundhouse admin`

use std::io::Write;

use clap::{Args, Subcommand};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{Language, Message, Say, Voice};
use wire::RefusalBody;
use wire::admin::{Figures, FoundPeople, FoundPerson, FoundReport, NewName, Suspension};

use super::serve::{DataArg, database_url, operator_token};
use crate::error::Error;
use crate::texts::{AdminLine, Speak};

/// Look after the people of a running server: find, suspend, rename and delete them, and read reports
///
/// Needs the operator's token: `ROUNDHOUSE_OPERATOR_TOKEN` in the environment or, without that, the one that the server made (in its folder, or in the database of `DATABASE_URL`).
#[derive(Args)]
pub(crate) struct Admin {
    /// The server's address
    #[arg(long, global = true, value_name = "URL", default_value = "http://127.0.0.1:7246")]
    server: String,
    #[command(flatten)]
    data: DataArg,
    /// Print the server's answer as JSON
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    task: Task,
}

/// What to do.
#[derive(Subcommand)]
enum Task {
    /// List people, the newest first; with a word, those whose name has it in it or who have that id
    People {
        /// Part of a name, or an id
        search: Option<String>,
        /// Only those who are suspended
        #[arg(long)]
        suspended: bool,
        /// Go on after this one
        #[arg(long, value_name = "PLACE")]
        after: Option<String>,
    },
    /// Keep somebody out: sessions end, and whoever signs in reads why they can't
    Suspend {
        /// Who
        id: String,
        /// One line that the person reads
        #[arg(long)]
        reason: String,
    },
    /// Let somebody in again
    Lift {
        /// Who
        id: String,
    },
    /// Give somebody another name
    Rename {
        /// Who
        id: String,
        /// The name
        name: String,
    },
    /// Delete somebody for good: only anonymous seats are left
    Delete {
        /// Who
        id: String,
        /// Really
        #[arg(long)]
        yes: bool,
    },
    /// Read what was reported, the latest first
    Reports {
        /// Also those that are closed
        #[arg(long)]
        all: bool,
    },
    /// A report was looked at
    Close {
        /// Which
        id: String,
    },
    /// Count people, games and reports
    Metrics,
}

impl Admin {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let voice = Voice::in_language(language);
        if let Task::Delete { id, yes: false } = &self.task {
            return Err(Error::Refused(Box::new(AdminLine::Sure { id: id.clone() }.say(&()))));
        }
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let answer = runtime.block_on(self.ask())?;
        if self.json {
            return Ok(writeln!(out, "{answer:#}")?);
        }
        let lines = self.told(&answer, &voice)?;
        lines.iter().try_for_each(|line| Ok(writeln!(out, "{line}")?))
    }

    /// What the server answers; `null` where it only says that it is done.
    async fn ask(&self) -> Result<Value, Error> {
        let token = match operator_token() {
            Some(token) => token,
            None => server::operator_token(&self.data.folder()?, database_url().as_deref()).await?,
        };
        let (method, path, body) = self.task.request();
        let (status, text) = server::operator_call(&self.server, token.trim(), method, &path, body).await?;
        if (200..300).contains(&status) {
            return Ok(serde_json::from_str(&text).unwrap_or_default());
        }
        Err(Error::Refused(Box::new(refusal(status, &text))))
    }

    /// An answer in words.
    fn told(&self, answer: &Value, voice: &Voice<'_>) -> Result<Vec<String>, Error> {
        let said = |line: AdminLine| vec![line.said(voice)];
        let name = || read::<FoundPerson>(answer).map(|person| person.name);
        Ok(match &self.task {
            Task::People { .. } => people(&read(answer)?, voice),
            Task::Suspend { .. } => said(AdminLine::WasSuspended { name: name()? }),
            Task::Lift { .. } => said(AdminLine::WasLifted { name: name()? }),
            Task::Rename { .. } => said(AdminLine::WasRenamed { name: name()? }),
            Task::Delete { .. } => said(AdminLine::WasDeleted),
            Task::Reports { .. } => reports(&read::<Vec<FoundReport>>(answer)?, voice),
            Task::Close { .. } => said(AdminLine::WasClosed),
            Task::Metrics => figures(&read(answer)?, voice),
        })
    }
}

impl Task {
    /// The call: its method, path and body.
    fn request(&self) -> (&'static str, String, Option<String>) {
        let of = |id: &str, rest: &str| format!("/api/admin/people/{}{rest}", escaped(id));
        match self {
            Task::People {
                search,
                suspended,
                after,
            } => {
                let mut path = format!("/api/admin/people?suspended={suspended}");
                for (name, value) in [("search", search), ("after", after)] {
                    if let Some(value) = value {
                        path.extend(["&", name, "=", &escaped(value)]);
                    }
                }
                ("GET", path, None)
            }
            Task::Suspend { id, reason } => {
                let reason = reason.clone();
                ("POST", of(id, "/suspend"), Some(json(&Suspension { reason })))
            }
            Task::Lift { id } => ("DELETE", of(id, "/suspend"), None),
            Task::Rename { id, name } => {
                let name = name.clone();
                ("POST", of(id, "/rename"), Some(json(&NewName { name })))
            }
            Task::Delete { id, .. } => ("DELETE", of(id, ""), None),
            Task::Reports { all } => ("GET", format!("/api/admin/reports?all={all}"), None),
            Task::Close { id } => ("POST", format!("/api/admin/reports/{}/close", escaped(id)), None),
            Task::Metrics => ("GET", "/api/admin/metrics".to_owned(), None),
        }
    }
}

fn json(body: &impl Serialize) -> String {
    serde_json::to_string(body).expect("a request is JSON")
}

fn read<T: DeserializeOwned>(answer: &Value) -> Result<T, Error> {
    serde_json::from_value(answer.clone()).map_err(|error| Error::Output(error.into()))
}

/// Why the server refuses, in its own words.
fn refusal(status: u16, text: &str) -> Message {
    match serde_json::from_str::<RefusalBody>(text) {
        Ok(body) => body.reason.message(|_| None),
        Err(_) => Message::verbatim(format!("HTTP {status}")),
    }
}

/// A text as it stands in an address.
fn escaped(text: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    let written = |byte: u8| {
        if is_plain(byte) {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    };
    text.bytes().map(written).collect()
}

fn date(at: i64) -> String {
    jiff::Timestamp::from_millisecond(at).map_or_else(|_| at.to_string(), |at| at.strftime("%Y-%m-%d").to_string())
}

fn people(found: &FoundPeople, voice: &Voice<'_>) -> Vec<String> {
    if found.people.is_empty() {
        return vec![AdminLine::Nobody.said(voice)];
    }
    let more = found.next.clone().map(|after| AdminLine::More { after }.said(voice));
    let lines = found.people.iter().map(|person| one_person(person, voice));
    lines.chain(more).collect()
}

fn one_person(person: &FoundPerson, voice: &Voice<'_>) -> String {
    let kind = if person.guest {
        AdminLine::Guest
    } else {
        AdminLine::Account
    };
    let reports = (person.reports > 0).then_some(AdminLine::OpenReports { n: person.reports });
    let suspended = person.suspended.clone().map(|reason| AdminLine::Suspended { reason });
    let facts = [
        Some(kind),
        Some(AdminLine::Seats { n: person.seats }),
        reports,
        suspended,
    ];
    let facts: Vec<String> = facts.iter().flatten().map(|fact| fact.said(voice)).collect();
    format!(
        "{}  {}  {}  {}",
        person.id,
        date(person.created),
        person.name,
        facts.join(", ")
    )
}

fn reports(found: &[FoundReport], voice: &Voice<'_>) -> Vec<String> {
    if found.is_empty() {
        return vec![AdminLine::NoReports.said(voice)];
    }
    found.iter().flat_map(|report| one_report(report, voice)).collect()
}

fn one_report(report: &FoundReport, voice: &Voice<'_>) -> Vec<String> {
    let heading = AdminLine::Report {
        id: report.id.clone(),
        date: date(report.at),
        offence: report.offence.word().to_owned(),
        table: report.table.clone(),
        line: report.line,
    };
    let by = report.reporter.clone().map(|name| AdminLine::ReportedBy { name });
    let closed = report.closed.then_some(AdminLine::ReportClosed);
    let heading: Vec<String> = [Some(heading), by, closed]
        .iter()
        .flatten()
        .map(|line| line.said(voice))
        .collect();
    let note = (!report.note.is_empty()).then(|| format!("  “{}”", report.note));
    let lines = report.lines.iter().map(|line| {
        let mark = if line.number == report.line { ">" } else { " " };
        format!("  {mark} {} ({}): {}", line.name, line.person, line.text)
    });
    std::iter::once(heading.join(", ")).chain(note).chain(lines).collect()
}

fn figures(figures: &Figures, voice: &Voice<'_>) -> Vec<String> {
    let lines = [
        AdminLine::People {
            accounts: figures.accounts,
            guests: figures.guests,
            suspended: figures.suspended,
        },
        AdminLine::Seen {
            today: figures.seen_today,
            month: figures.seen_this_month,
        },
        AdminLine::Games {
            open: figures.open,
            running: figures.running,
            finished: figures.finished,
            today: figures.finished_today,
        },
        AdminLine::Talk {
            chat: figures.chat,
            reports: figures.reports,
        },
    ];
    lines.iter().map(|line| line.said(voice)).collect()
}
