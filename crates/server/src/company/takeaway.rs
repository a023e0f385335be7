//! All of one's data, to take home.

use serde_json::{Map, Value, json};
use sqlx::any::{AnyRow, AnyTypeInfoKind};
use sqlx::{Column, Row, ValueRef};

use super::places::PLACES;
use crate::clock::now;
use crate::people::{People, Person};
use crate::refusal::Refused;
use crate::store::params;

impl People {
    /// Everything that is kept of a person, table by table, but for secrets.
    pub(crate) async fn takeaway(&self, person: &Person) -> Result<Value, Refused> {
        let mut tables = Map::new();
        for place in PLACES {
            let rows = self.store().rows(place.own, params![&person.id]).await?;
            let rows = rows.iter().map(written).collect::<Result<Vec<Value>, _>>()?;
            tables.insert(place.table.to_owned(), rows.into());
        }
        Ok(json!({"roundhouse": 1, "at": now(), "data": tables}))
    }
}

/// A row as an object: numbers and texts by the names of their columns.
fn written(row: &AnyRow) -> Result<Value, sqlx::Error> {
    let mut object = Map::new();
    for column in row.columns() {
        let (place, name) = (column.ordinal(), column.name().to_owned());
        let raw = row.try_get_raw(place)?;
        let value = if raw.is_null() {
            Value::Null
        } else if raw.type_info().kind() == AnyTypeInfoKind::Text {
            row.try_get::<String, _>(place)?.into()
        } else {
            row.try_get::<i64, _>(place)?.into()
        };
        object.insert(name, value);
    }
    Ok(object.into())
}
