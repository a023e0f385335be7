//! Lines of chat that somebody told the operator of. They are kept as they were said, with their neighbours.

use sqlx::Row;
use table::words::excerpt;
use wire::Refusal;
use wire::admin::{FoundReport, ReportedLine, WhichReports};
use wire::company::{Complaint, Offence};

use crate::clock::now;
use crate::people::{People, Person};
use crate::refusal::Refused;
use crate::secret;
use crate::store::{Write, params};

/// How many lines before and after are kept, too.
const NEIGHBOURS: i64 = 5;
/// The longest note, in characters.
const LONGEST: usize = 300;
/// The most reports in an answer.
const SHOWN: i64 = 100;

impl People {
    /// Tells the operator of a line that this person could see. Each of them can do so once.
    pub(crate) async fn report(
        &self,
        person: &Person,
        table: &str,
        line: i64,
        complaint: &Complaint,
    ) -> Result<(), Refused> {
        const NEAR: &str = "SELECT number, person, name, text, at FROM chat WHERE table_id = $1 AND number >= $2 AND number <= $3 AND text <> '' ORDER BY number";
        const REPORT: &str = "INSERT INTO reports (id, table_id, line, reporter, accused, offence, note, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING";
        const LINE: &str =
            "INSERT INTO report_lines (report, number, person, name, text, at) VALUES ($1, $2, $3, $4, $5, $6)";
        let note = complaint.note.trim();
        if note.chars().count() > LONGEST {
            return Err(Refusal::LongNote { most: LONGEST }.into());
        }
        let range = params![table, line.saturating_sub(NEIGHBOURS), line.saturating_add(NEIGHBOURS)];
        let rows = self.store().rows(NEAR, range).await?;
        let lines = rows.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let said = lines.iter().find(|said| said.number == line).ok_or(Refusal::NoLine)?;
        if said.person == person.id {
            return Err(Refusal::NotOneself.into());
        }
        self.limits().report(&person.id)?;
        let id = secret::id();
        let offence = complaint.offence.word();
        let report = params![&id, table, line, &person.id, &said.person, offence, note, now()];
        let write = lines.iter().fold(Write::default().must(REPORT, report), |write, line| {
            write.also(
                LINE,
                params![&id, line.number, &line.person, &line.name, &line.text, line.at],
            )
        });
        if !self.store().write(write).await? {
            return Err(Refusal::ReportedAlready.into());
        }
        tracing::info!(
            report = id,
            offence,
            "a line of chat was reported (roundhouse admin reports)"
        );
        Ok(())
    }

    /// What was reported, the latest first.
    pub(crate) async fn reports(&self, which: WhichReports) -> Result<Vec<FoundReport>, Refused> {
        const SQL: &str = "SELECT reports.id AS id, reports.at AS at, table_id, line, people.name AS reporter, accused, offence, note, closed FROM reports \
                           LEFT JOIN people ON people.id = reports.reporter WHERE closed IS NULL OR $1 = 1 ORDER BY reports.at DESC, reports.id LIMIT $2";
        const LINES: &str = "SELECT number, person, name, text, at FROM report_lines WHERE report = $1 ORDER BY number";
        let mut reports = Vec::new();
        for row in self.store().rows(SQL, params![which.all, SHOWN]).await? {
            let (id, offence): (String, String) = (row.try_get("id")?, row.try_get("offence")?);
            let lines = self.store().rows(LINES, params![&id]).await?;
            reports.push(FoundReport {
                at: row.try_get("at")?,
                table: row.try_get("table_id")?,
                line: row.try_get("line")?,
                reporter: row.try_get("reporter")?,
                accused: row.try_get("accused")?,
                offence: Offence::ALL
                    .into_iter()
                    .find(|known| known.word() == offence)
                    .unwrap_or(Offence::Other),
                note: row.try_get("note")?,
                lines: lines.iter().map(read).collect::<Result<_, _>>()?,
                closed: row.try_get::<Option<i64>, _>("closed")?.is_some(),
                id,
            });
        }
        Ok(reports)
    }

    /// The operator has looked at a report.
    pub(crate) async fn close_report(&self, id: &str) -> Result<(), Refused> {
        const SQL: &str = "UPDATE reports SET closed = $2 WHERE id = $1";
        if self
            .store()
            .write(Write::default().must(SQL, params![id, now()]))
            .await?
        {
            Ok(())
        } else {
            Err(Refusal::NoReport.into())
        }
    }
}

fn read(row: &sqlx::any::AnyRow) -> Result<ReportedLine, sqlx::Error> {
    Ok(ReportedLine {
        number: row.try_get("number")?,
        person: row.try_get("person")?,
        name: row.try_get("name")?,
        text: row.try_get("text")?,
        at: row.try_get("at")?,
    })
}

/// A line for a person to read, as an operator writes it.
pub(super) fn reason(text: &str) -> Result<String, Refusal> {
    let reason = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if reason.is_empty() || reason.chars().count() > LONGEST {
        return Err(Refusal::LongNote { most: LONGEST });
    }
    Ok(excerpt(&reason, LONGEST))
}
