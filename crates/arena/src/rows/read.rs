//! Reading rows from Parquet.

use std::fs::File;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use std::vec::IntoIter;

use parquet::column::reader::get_typed_column_reader;
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, DoubleType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::reader::{FileReader, RowGroupReader};
use parquet::file::serialized_reader::SerializedFileReader;
use parquet::schema::types::SchemaDescriptor;
use thiserror::Error;

use super::schema::{OPENING, WORDS, schema};
use super::{Part, Row, Setting, Words};

/// Why a file is no table of games.
#[derive(Debug, Error)]
pub enum RowsError {
    /// It is no Parquet, or a damaged one.
    #[error("this is not a readable Parquet file: {0}")]
    Parquet(#[from] ParquetError),
    /// It is a table of something else.
    #[error("this is not a table of games: column {0} is missing or of another kind")]
    Column(String),
    /// A text that is none.
    #[error("this file is damaged: a text in column {0} is not UTF-8")]
    Text(&'static str),
    /// A column is shorter than the others, a number is out of range, or the like.
    #[error("this file is damaged: its {0} doesn't fit the rest")]
    Damaged(&'static str),
}

/// Reads a table that [`super::RowWriter`] wrote, hands over its rows one by one, and says what their texts mean. Tables from before there were openings have none.
///
/// At a damaged file the Parquet library may panic (60.1 does at a column of negative length, for one): that is caught and reported like other damage. While a
/// file is read, no panic shows on stderr.
pub fn read_rows(file: File, take: impl FnMut(Row)) -> Result<Words, RowsError> {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| ()));
    let read = std::panic::catch_unwind(AssertUnwindSafe(|| read_sound_rows(file, take)));
    std::panic::set_hook(hook);
    read.unwrap_or(Err(RowsError::Damaged("directory")))
}

fn read_sound_rows(file: File, mut take: impl FnMut(Row)) -> Result<Words, RowsError> {
    let file = SerializedFileReader::new(file)?;
    let found = file.metadata().file_metadata().schema_descr_ptr();
    let wanted = SchemaDescriptor::new(schema());
    let is_old = |path: &str| path == OPENING && !found.columns().iter().any(|column| column.path().string() == path);
    for column in wanted
        .columns()
        .iter()
        .filter(|column| !is_old(&column.path().string()))
    {
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
    words(&file)
}

/// What the texts of a table mean.
fn words(file: &SerializedFileReader<File>) -> Result<Words, RowsError> {
    let noted = file.metadata().file_metadata().key_value_metadata();
    let written = noted.and_then(|noted| noted.iter().find(|entry| entry.key == WORDS)?.value.as_deref());
    written.map_or(Ok(Words::default()), |written| {
        serde_json::from_str(written).map_err(|_| RowsError::Damaged("list of words"))
    })
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

/// The columns of a group, each giving its values one by one.
struct Columns {
    settings: Settings,
    deals: IntoIter<u32>,
    numbers: IntoIter<i64>,
    seats: IntoIter<u32>,
    players: IntoIter<u32>,
    player: IntoIter<u32>,
    bots: IntoIter<String>,
    scores: IntoIter<i32>,
    places: IntoIter<u32>,
    titles: IntoIter<Option<String>>,
    wins: IntoIter<f64>,
    decisions: IntoIter<u32>,
    times: IntoIter<f64>,
    lengths: IntoIter<u32>,
    faults: IntoIter<u32>,
    parts: IntoIter<Vec<Part>>,
    holdings: IntoIter<Vec<String>>,
    openings: IntoIter<Vec<String>>,
}

/// The columns that are the same for all games of a match.
struct Settings {
    games: IntoIter<String>,
    rules: IntoIter<u32>,
    options: IntoIter<String>,
    seeds: IntoIter<String>,
    /// The last one: most rows share it.
    known: Option<Arc<Setting>>,
}

impl Settings {
    fn next(&mut self) -> Result<Arc<Setting>, RowsError> {
        let read = Setting {
            game: next(&mut self.games)?,
            rules: next(&mut self.rules)?,
            options: next(&mut self.options)?,
            seed: next(&mut self.seeds)?,
        };
        let known = self.known.take().filter(|known| **known == read);
        let setting = known.unwrap_or_else(|| Arc::new(read));
        self.known = Some(Arc::clone(&setting));
        Ok(setting)
    }
}

impl Columns {
    fn next(&mut self) -> Result<Row, RowsError> {
        let number = u64::try_from(next(&mut self.numbers)?).map_err(|_| RowsError::Damaged("number"))?;
        let time = Duration::try_from_secs_f64(next(&mut self.times)? / 1_000.0);
        Ok(Row {
            setting: self.settings.next()?,
            deal: next(&mut self.deals)?,
            number,
            seat: next(&mut self.seats)?,
            players: next(&mut self.players)?,
            player: next(&mut self.player)?,
            bot: next(&mut self.bots)?,
            score: next(&mut self.scores)?,
            place: next(&mut self.places)?,
            title: next(&mut self.titles)?,
            win_share: share(next(&mut self.wins)?)?,
            decisions: next(&mut self.decisions)?,
            time: time.map_err(|_| RowsError::Damaged("time_ms"))?,
            length: next(&mut self.lengths)?,
            faults: next(&mut self.faults)?,
            parts: next(&mut self.parts)?,
            holdings: next(&mut self.holdings)?,
            opening: next(&mut self.openings)?,
        })
    }
}

impl Group<'_> {
    fn read(&self, take: &mut impl FnMut(Row)) -> Result<(), RowsError> {
        let mut columns = self.read_columns()?;
        for _ in 0..self.rows {
            take(columns.next()?);
        }
        Ok(())
    }

    fn read_columns(&self) -> Result<Columns, RowsError> {
        Ok(Columns {
            settings: Settings {
                games: self.texts("game")?,
                rules: self.numbers("rules")?,
                options: self.texts("options")?,
                seeds: self.texts("seed")?,
                known: None,
            },
            deals: self.numbers("deal")?,
            numbers: self.values::<Int64Type>("number")?,
            seats: self.numbers("seat")?,
            players: self.numbers("players")?,
            player: self.numbers("player")?,
            bots: self.texts("bot")?,
            scores: self.values::<Int32Type>("score")?,
            places: self.numbers("place")?,
            titles: self.titles()?,
            wins: self.values::<DoubleType>("win_share")?,
            decisions: self.numbers("decisions")?,
            times: self.values::<DoubleType>("time_ms")?,
            lengths: self.numbers("length")?,
            faults: self.numbers("faults")?,
            parts: self.parts()?.into_iter(),
            holdings: self.lists("holdings.list.element", "holdings")?,
            openings: self.openings()?,
        })
    }

    fn openings(&self) -> Result<IntoIter<Vec<String>>, RowsError> {
        if self
            .columns
            .columns()
            .iter()
            .any(|column| column.path().string() == OPENING)
        {
            self.lists(OPENING, "opening")
        } else {
            Ok(vec![Vec::new(); self.rows].into_iter())
        }
    }

    fn lists(&self, path: &'static str, name: &'static str) -> Result<IntoIter<Vec<String>>, RowsError> {
        Ok(list(self.column::<ByteArrayType>(path)?, name, |bytes| text(&bytes, name))?.into_iter())
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

    fn values<T: DataType>(&self, path: &'static str) -> Result<IntoIter<T::T>, RowsError> {
        Ok(self.column::<T>(path)?.values.into_iter())
    }

    fn numbers(&self, path: &'static str) -> Result<IntoIter<u32>, RowsError> {
        let numbers = self
            .column::<Int32Type>(path)?
            .values
            .into_iter()
            .map(|number| u32::try_from(number).map_err(|_| RowsError::Damaged(path)));
        Ok(numbers.collect::<Result<Vec<_>, _>>()?.into_iter())
    }

    fn texts(&self, path: &'static str) -> Result<IntoIter<String>, RowsError> {
        let texts = self
            .column::<ByteArrayType>(path)?
            .values
            .into_iter()
            .map(|bytes| text(&bytes, path));
        Ok(texts.collect::<Result<Vec<_>, _>>()?.into_iter())
    }

    fn titles(&self) -> Result<IntoIter<Option<String>>, RowsError> {
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
