//! Writing rows as Parquet.

use std::io::Write;
use std::sync::Arc;

use parquet::basic::Compression;
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, DoubleType, Int32Type, Int64Type};
use parquet::errors::Result;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};

use super::schema::{WORDS, schema};
use super::{Part, Row, Words};

/// How many rows are held in memory before they are written.
const GROUP: usize = 8_192;

/// Writes rows as Parquet, a group at a time.
pub struct RowWriter<W: Write + Send> {
    file: SerializedFileWriter<W>,
    rows: Vec<Row>,
}

impl<W: Write + Send> RowWriter<W> {
    /// A table without rows.
    pub fn new(out: W) -> Result<RowWriter<W>> {
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_statistics_enabled(EnabledStatistics::Chunk);
        Ok(RowWriter {
            file: SerializedFileWriter::new(out, schema(), Arc::new(properties.build()))?,
            rows: Vec::new(),
        })
    }

    /// Adds rows.
    pub fn add(&mut self, rows: Vec<Row>) -> Result<()> {
        self.rows.extend(rows);
        if self.rows.len() >= GROUP {
            self.write_group()
        } else {
            Ok(())
        }
    }

    /// Ends the table with what its texts mean, and gives back what it was written to.
    pub fn finish(mut self, words: &Words) -> Result<W> {
        if !self.rows.is_empty() {
            self.write_group()?;
        }
        let words = serde_json::to_string(words).expect("words can be written");
        self.file
            .append_key_value_metadata(KeyValue::new(WORDS.to_owned(), words));
        self.file.into_inner()
    }

    fn write_group(&mut self) -> Result<()> {
        let rows = std::mem::take(&mut self.rows);
        let mut group = Group {
            columns: self.file.next_row_group()?,
            rows: &rows,
        };
        group.facts()?;
        group.result()?;
        group.lists()?;
        group.columns.close()?;
        Ok(())
    }
}

fn text(text: &str) -> ByteArray {
    text.as_bytes().to_vec().into()
}

/// Rows on their way into the file, column by column.
struct Group<'a, W: Write + Send> {
    columns: SerializedRowGroupWriter<'a, W>,
    rows: &'a [Row],
}

impl<'a, W: Write + Send> Group<'a, W> {
    /// Which game it was, and who played.
    fn facts(&mut self) -> Result<()> {
        self.texts(|row| &row.setting.game)?;
        self.numbers(|row| row.setting.rules as i32)?;
        self.texts(|row| &row.setting.options)?;
        self.texts(|row| &row.setting.seed)?;
        self.numbers(|row| row.deal as i32)?;
        let numbers: Vec<i64> = self.rows.iter().map(|row| row.number as i64).collect();
        self.column::<Int64Type>(&numbers, None, None)?;
        self.numbers(|row| row.seat as i32)?;
        self.numbers(|row| row.players as i32)?;
        self.numbers(|row| row.player as i32)?;
        self.texts(|row| &row.bot)
    }

    /// How it went.
    fn result(&mut self) -> Result<()> {
        self.numbers(|row| row.score)?;
        self.numbers(|row| row.place as i32)?;
        self.titles()?;
        self.fractions(|row| row.win_share)?;
        self.numbers(|row| row.decisions as i32)?;
        self.fractions(|row| row.time.as_secs_f64() * 1_000.0)?;
        self.numbers(|row| row.length as i32)?;
        self.numbers(|row| row.faults as i32)
    }

    /// The parts of the score, what the player had, and how it opened.
    fn lists(&mut self) -> Result<()> {
        let parts = |row: &Row| row.parts.len();
        self.list::<ByteArrayType, _>(parts, |row| row.parts.iter().map(|part| text(&part.path)))?;
        self.list::<ByteArrayType, _>(parts, |row| row.parts.iter().map(|part| text(&part.item)))?;
        self.list::<ByteArrayType, _>(parts, |row| row.parts.iter().map(|part| text(&part.clause)))?;
        self.list::<Int32Type, _>(parts, |row| row.parts.iter().map(|part: &Part| part.points))?;
        self.list::<BoolType, _>(parts, |row| row.parts.iter().map(|part: &Part| part.leaf))?;
        self.list::<ByteArrayType, _>(
            |row| row.holdings.len(),
            |row| row.holdings.iter().map(|name| text(name)),
        )?;
        self.list::<ByteArrayType, _>(|row| row.opening.len(), |row| row.opening.iter().map(|name| text(name)))
    }

    fn column<T: DataType>(
        &mut self,
        values: &[T::T],
        defined: Option<&[i16]>,
        repeated: Option<&[i16]>,
    ) -> Result<()> {
        let mut column = self.columns.next_column()?.expect("as many columns as in the schema");
        column.typed::<T>().write_batch(values, defined, repeated)?;
        column.close()
    }

    fn numbers(&mut self, value: impl Fn(&Row) -> i32) -> Result<()> {
        self.column::<Int32Type>(&self.rows.iter().map(value).collect::<Vec<_>>(), None, None)
    }

    fn fractions(&mut self, value: impl Fn(&Row) -> f64) -> Result<()> {
        self.column::<DoubleType>(&self.rows.iter().map(value).collect::<Vec<_>>(), None, None)
    }

    fn texts(&mut self, value: impl Fn(&Row) -> &str) -> Result<()> {
        self.column::<ByteArrayType>(
            &self.rows.iter().map(|row| text(value(row))).collect::<Vec<_>>(),
            None,
            None,
        )
    }

    fn titles(&mut self) -> Result<()> {
        let titles: Vec<ByteArray> = self
            .rows
            .iter()
            .filter_map(|row| row.title.as_deref().map(text))
            .collect();
        let defined: Vec<i16> = self.rows.iter().map(|row| row.title.is_some().into()).collect();
        self.column::<ByteArrayType>(&titles, Some(&defined), None)
    }

    /// A column of lists: each element is marked as the first of its row (0) or a further one (1); an empty list is one mark without an element.
    fn list<T: DataType, I: Iterator<Item = T::T>>(
        &mut self,
        len: impl Fn(&Row) -> usize,
        values: impl Fn(&'a Row) -> I,
    ) -> Result<()> {
        let values: Vec<T::T> = self.rows.iter().flat_map(values).collect();
        let lens = || self.rows.iter().map(&len);
        let defined: Vec<i16> = lens()
            .flat_map(|len| std::iter::repeat_n(i16::from(len > 0), len.max(1)))
            .collect();
        let repeated: Vec<i16> = lens()
            .flat_map(|len| (0..len.max(1)).map(|place| i16::from(place > 0)))
            .collect();
        self.column::<T>(&values, Some(&defined), Some(&repeated))
    }
}
