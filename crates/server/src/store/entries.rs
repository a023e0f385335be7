//! Adding entries to the logs of games, many at a time: one statement for all that arrived together is far cheaper than one for each.

use std::collections::HashSet;
use std::fmt::Write;

use sqlx::{AssertSqlSafe, Row};

use super::link::Link;
use super::write::NewEntry;

/// The most entries in a statement. The numbers of entries are powers of two, so that the database sees few different statements.
const MOST: usize = 64;
/// The columns of an entry.
const COLUMNS: usize = 6;

/// Adds entries. Returns those that were added, by table and ply; the others were there already, from another process.
pub(super) async fn add(link: &mut Link, entries: &[&NewEntry]) -> Result<HashSet<(String, i64)>, sqlx::Error> {
    let mut added = HashSet::with_capacity(entries.len());
    let mut rest = entries;
    while !rest.is_empty() {
        let number = MOST.min(1 << rest.len().ilog2());
        let (some, others) = rest.split_at(number);
        for row in insert(some, link).await? {
            added.insert((row.try_get(0)?, row.try_get(1)?));
        }
        rest = others;
    }
    Ok(added)
}

async fn insert(entries: &[&NewEntry], link: &mut Link) -> Result<Vec<sqlx::any::AnyRow>, sqlx::Error> {
    let mut query = sqlx::query(AssertSqlSafe(statement(entries.len())));
    for entry in entries {
        query = query
            .bind(entry.table.clone())
            .bind(entry.ply)
            .bind(i64::from(entry.seat))
            .bind(entry.kind)
            .bind(entry.action.clone())
            .bind(entry.at);
    }
    link.fetch(query).await
}

/// The statement for this many entries.
fn statement(entries: usize) -> String {
    let mut sql = String::from("INSERT INTO actions (table_id, ply, seat, kind, action, at) VALUES ");
    for entry in 0..entries {
        sql.push_str(if entry == 0 { "(" } else { ", (" });
        for column in 1..=COLUMNS {
            let written = write!(
                sql,
                "{}${}",
                if column == 1 { "" } else { ", " },
                entry * COLUMNS + column
            );
            debug_assert!(written.is_ok(), "a text takes everything");
        }
        sql.push(')');
    }
    sql.push_str(" ON CONFLICT DO NOTHING RETURNING table_id, ply");
    sql
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_statement_names_every_value_once() {
        let sql = statement(2);
        assert!(
            sql.contains("($1, $2, $3, $4, $5, $6), ($7, $8, $9, $10, $11, $12) ON"),
            "{sql}"
        );
    }
}
