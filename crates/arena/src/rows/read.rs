//! Reading rows from Parquet.

use std::fs::File;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use parquet::column::reader::get_typed_column_reader;
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, DoubleType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::reader::{FileReader, RowGroupReader};
use parquet::file::serialized_reader::SerializedFileReader;
use parquet::schema::types::SchemaDescriptor;
use thiserror::Error;

use super::schema::schema;
use super::{Part, Row, Setting};

/// Why a file is no table of games.
#[derive(Debug, Error)]
pub enum RowsError {
    /// It is no Parquet, or a damaged one.
    #[error("is not a readable Parquet file: {0}")]
    Parquet(#[from] ParquetError),
    /// It is a table of something else.
    #[error("is not a table of games: column {0} is missing or of another kind")]
    Column(String),
    /// A text is none.
    #[error("is damaged: a text in column {0} is not UTF-8")]
    Text(&'static str),
    /// A column is shorter than the others, a number is out of range, or the like.
    #[error("is damaged: its {0} does not fit the rest")]
    Damaged(&'static str),
}

/// Reads a table that [`super::RowWriter`] has written, and hands over its rows one by one.
///
/// Where a file is damaged, the Parquet library may panic (in 60.1 at a column of negative length, for one): that is caught and told like other damage. While a
/// file is read, no panic of the program is told on stderr.
pub fn read_rows(file: File, take: impl FnMut(Row)) -> Result<(), RowsError> {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| ()));
    let read = std::panic::catch_unwind(AssertUnwindSafe(|| read_sound_rows(file, take)));
    std::panic::set_hook(hook);
    read.unwrap_or(Err(RowsError::Damaged("directory")))
}

fn read_sound_rows(file: File, mut take: impl FnMut(Row)) -> Result<(), RowsError> {
    let file = SerializedFileReader::new(file)?;
    let found = file.metadata().file_metadata().schema_descr_ptr();
    let wanted = SchemaDescriptor::new(schema());
    for column in wanted.columns() {
        let same = |other: &&parquet::schema::types::ColumnDescPtr| {
            other.path() == column.path()
                && other.physical_type() == column.physical_type()
                && (other.max_def_level(), other.max_rep_level()) == (column.max_def_level(), column.max_rep_level())
        };
        found
            .columns()
            .iter()
            .find(same)
            .ok_or_else(|| RowsError::Column(column.path().string()))?;
    }
    for number in 0..file.num_row_groups() {
        let group = file.get_row_group(number)?;
        Group {
            rows: group.metadata().num_rows() as usize,
            file: &*group,
            columns: &found,
        }
        .read(&mut take)?;
    }
    Ok(())
}

/// Rows on their way out of the file, column by column.
struct Group<'a> {
    file: &'a dyn RowGroupReader,
    columns: &'a SchemaDescriptor,
    rows: usize,
}

/// What a column holds: the values, and for each place in it whether there is one, and whether it goes on with the list of the place before.
struct Column<T> {
    values: Vec<T>,
    defined: Vec<i16>,
    repeated: Vec<i16>,
}

impl Group<'_> {
    fn read(&self, take: &mut impl FnMut(Row)) -> Result<(), RowsError> {
        let mut parts = self.parts()?.into_iter();
        let mut holdings = list(
            self.column::<ByteArrayType>("holdings.list.element")?,
            "holdings",
            |name| text(&name, "holdings"),
        )?
        .into_iter();
        let (mut games, mut rules, mut options, mut seeds) = (
            self.texts("game")?,
            self.numbers("rules")?,
            self.texts("options")?,
            self.texts("seed")?,
        );
        let (mut deals, mut numbers) = (self.numbers("deal")?, self.values::<Int64Type>("number")?);
        let (mut seats, mut players, mut player, mut bots) = (
            self.numbers("seat")?,
            self.numbers("players")?,
            self.numbers("player")?,
            self.texts("bot")?,
        );
        let (mut scores, mut places, mut titles, mut wins) = (
            self.values::<Int32Type>("score")?,
            self.numbers("place")?,
            self.titles()?,
            self.values::<DoubleType>("win_share")?,
        );
        let (mut decisions, mut times) = (self.numbers("decisions")?, self.values::<DoubleType>("time_ms")?);
        let (mut lengths, mut faults) = (self.numbers("length")?, self.numbers("faults")?);
        let mut known: Option<Arc<Setting>> = None;
        for _ in 0..self.rows {
            let read = Setting {
                game: next(&mut games)?,
                rules: next(&mut rules)?,
                options: next(&mut options)?,
                seed: next(&mut seeds)?,
            };
            let setting = known
                .take()
                .filter(|known| **known == read)
                .unwrap_or_else(|| Arc::new(read));
            known = Some(Arc::clone(&setting));
            take(Row {
                setting,
                deal: next(&mut deals)?,
                number: u64::try_from(next(&mut numbers)?).map_err(|_| RowsError::Damaged("number"))?,
                seat: next(&mut seats)?,
                players: next(&mut players)?,
                player: next(&mut player)?,
                bot: next(&mut bots)?,
                score: next(&mut scores)?,
                place: next(&mut places)?,
                title: next(&mut titles)?,
                win_share: share(next(&mut wins)?)?,
                decisions: next(&mut decisions)?,
                time: Duration::try_from_secs_f64(next(&mut times)? / 1_000.0)
                    .map_err(|_| RowsError::Damaged("time_ms"))?,
                length: next(&mut lengths)?,
                faults: next(&mut faults)?,
                parts: next(&mut parts)?,
                holdings: next(&mut holdings)?,
            });
        }
        Ok(())
    }

    fn column<T: DataType>(&self, path: &'static str) -> Result<Column<T::T>, RowsError> {
        let place = self
            .columns
            .columns()
            .iter()
            .position(|column| column.path().string() == path)
            .ok_or_else(|| RowsError::Column(path.into()))?;
        let mut reader = get_typed_column_reader::<T>(self.file.get_column_reader(place)?);
        let mut column = Column {
            values: Vec::new(),
            defined: Vec::new(),
            repeated: Vec::new(),
        };
        let (records, ..) = reader.read_records(
            self.rows,
            Some(&mut column.defined),
            Some(&mut column.repeated),
            &mut column.values,
        )?;
        if records == self.rows {
            Ok(column)
        } else {
            Err(RowsError::Damaged(path))
        }
    }

    fn values<T: DataType>(&self, path: &'static str) -> Result<std::vec::IntoIter<T::T>, RowsError> {
        Ok(self.column::<T>(path)?.values.into_iter())
    }

    fn numbers(&self, path: &'static str) -> Result<std::vec::IntoIter<u32>, RowsError> {
        let numbers = self
            .column::<Int32Type>(path)?
            .values
            .into_iter()
            .map(|number| u32::try_from(number).map_err(|_| RowsError::Damaged(path)));
        Ok(numbers.collect::<Result<Vec<_>, _>>()?.into_iter())
    }

    fn texts(&self, path: &'static str) -> Result<std::vec::IntoIter<String>, RowsError> {
        let texts = self
            .column::<ByteArrayType>(path)?
            .values
            .into_iter()
            .map(|bytes| text(&bytes, path));
        Ok(texts.collect::<Result<Vec<_>, _>>()?.into_iter())
    }

    fn titles(&self) -> Result<std::vec::IntoIter<Option<String>>, RowsError> {
        let Column { values, defined, .. } = self.column::<ByteArrayType>("title")?;
        let mut values = values.into_iter();
        let mut title = |&defined: &i16| {
            if defined == 0 {
                Ok(None)
            } else {
                text(&next(&mut values)?, "title").map(Some)
            }
        };
        Ok(defined
            .iter()
            .map(&mut title)
            .collect::<Result<Vec<_>, _>>()?
            .into_iter())
    }

    fn parts(&self) -> Result<Vec<Vec<Part>>, RowsError> {
        let mut items = self.values::<ByteArrayType>("parts.list.element.item")?;
        let mut clauses = self.values::<ByteArrayType>("parts.list.element.clause")?;
        let mut points = self.values::<Int32Type>("parts.list.element.points")?;
        let mut leaves = self.values::<BoolType>("parts.list.element.leaf")?;
        let paths = self.column::<ByteArrayType>("parts.list.element.path")?;
        list(paths, "parts", |path| {
            let (item, clause) = (text(&next(&mut items)?, "item")?, text(&next(&mut clauses)?, "clause")?);
            Ok(Part {
                path: text(&path, "path")?,
                item,
                clause,
                points: next(&mut points)?,
                leaf: next(&mut leaves)?,
            })
        })
    }
}

/// One list for each row.
fn list<T, R>(
    column: Column<T>,
    name: &'static str,
    mut make: impl FnMut(T) -> Result<R, RowsError>,
) -> Result<Vec<Vec<R>>, RowsError> {
    let mut lists: Vec<Vec<R>> = Vec::new();
    let mut values = column.values.into_iter();
    for (&defined, &repeated) in column.defined.iter().zip(&column.repeated) {
        if repeated == 0 {
            lists.push(Vec::new());
        }
        if defined == 1 {
            lists
                .last_mut()
                .ok_or(RowsError::Damaged(name))?
                .push(make(next(&mut values)?)?);
        }
    }
    Ok(lists)
}

fn next<T>(values: &mut impl Iterator<Item = T>) -> Result<T, RowsError> {
    values.next().ok_or(RowsError::Damaged("number of values"))
}

fn share(share: f64) -> Result<f64, RowsError> {
    if (0.0..=1.0).contains(&share) {
        Ok(share)
    } else {
        Err(RowsError::Damaged("win_share"))
    }
}

fn text(bytes: &ByteArray, column: &'static str) -> Result<String, RowsError> {
    bytes.as_utf8().map(Into::into).map_err(|_| RowsError::Text(column))
}
