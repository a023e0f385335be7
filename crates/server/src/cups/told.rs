//! A tournament as somebody sees it.

use std::collections::BTreeMap;

use cup::{Format, Row, rounds, standings};
use wire::Chosen;
use wire::State;
use wire::cups::{Cup, CupChair, CupMatch, CupPerson, CupState, CupTable};

use super::Cups;
use super::stage::{Meeting, Player, Stage};
use crate::people::Person;
use crate::refusal::Refused;

/// A longer option is told by its length only.
const LONGEST_OPTION: usize = 200;
/// For how many kinds of tournaments it is remembered how many rounds they have.
const KEPT: usize = 1_000;

impl Cups {
    /// A tournament as this reader sees it; nothing if it is still as it was at this version.
    pub(crate) async fn look(
        &self,
        id: &str,
        seen: Option<i64>,
        reader: Option<&Person>,
    ) -> Result<Option<Cup>, Refused> {
        let row = self.row(id).await?;
        if seen == Some(row.version) {
            return Ok(None);
        }
        let stage = self.stage(id).await?;
        let planned = self.rounds_planned(&stage);
        Ok(Some(told(&stage, planned, reader)))
    }

    /// How many rounds it will have. To find that out for many people takes a while, and pages ask for it again and again.
    fn rounds_planned(&self, stage: &Stage) -> u16 {
        let asked = (stage.row.plan, stage.people.len() as u16);
        if let Some(planned) = self.planned().get(&asked) {
            return *planned;
        }
        let planned = rounds(&asked.0, asked.1) as u16;
        let mut known = self.planned();
        if known.len() >= KEPT {
            known.clear();
        }
        known.insert(asked, planned);
        planned
    }
}

fn told(stage: &Stage, rounds_planned: u16, reader: Option<&Person>) -> Cup {
    let row = &stage.row;
    let own = reader.and_then(|reader| stage.place_of(&reader.id));
    let has_left = own.is_some_and(|own| stage.people[own].left_at.is_some());
    let is_running = row.state == CupState::Running;
    let order = order(stage);
    Cup {
        id: row.id.clone(),
        version: row.version,
        name: row.name.clone(),
        host: host(stage, reader),
        game: row.game.clone(),
        options: options(stage),
        clock: row.table.clock.clone(),
        bot: row.bot().to_owned(),
        rated: row.table.rated,
        format: row.plan.format,
        size: row.plan.size,
        rounds_planned,
        games: row.plan.games,
        least: row.least,
        most: row.most,
        entry: row.entry,
        accounts: row.accounts,
        starts: row.starts,
        when_full: row.when_full,
        leavers: row.leavers,
        state: row.state,
        started: row.started,
        finished: row.finished,
        yours: reader.is_some_and(|reader| reader.id == row.host),
        playing: own.is_some() && !has_left,
        may_return: is_running && has_left && row.plan.format != Format::Knockout,
        your_table: own.filter(|_| is_running).and_then(|own| table_of(stage, own)),
        people: order
            .iter()
            .map(|(place, standing)| person(stage, *place, standing.as_ref(), reader))
            .collect(),
        rounds: in_order(stage, &order),
    }
}

/// All who take part by their places in the stage, the first before the others.
fn order(stage: &Stage) -> Vec<(usize, Option<Row>)> {
    if stage.rounds.is_empty() {
        return (0..stage.people.len()).map(|place| (place, None)).collect();
    }
    let rows = standings(&stage.row.plan, &stage.field(), &stage.matches());
    rows.into_iter()
        .map(|row| (usize::from(row.entrant.0), Some(row)))
        .collect()
}

fn host(stage: &Stage, reader: Option<&Person>) -> Option<String> {
    let row = &stage.row;
    let is_reader = reader.is_some_and(|reader| reader.id == row.host);
    (!row.host_hidden || is_reader).then(|| row.host_name.clone())
}

fn shown(player: &Player, reader: Option<&Person>) -> Option<String> {
    let is_reader = reader.is_some_and(|reader| reader.id == player.person);
    (!player.hidden || is_reader).then(|| player.name.clone())
}

fn options(stage: &Stage) -> BTreeMap<String, Chosen> {
    let short = stage
        .row
        .table
        .options
        .iter()
        .filter(|(_, value)| value.len() <= LONGEST_OPTION);
    short
        .map(|(name, value)| (name.clone(), Chosen::Short(value.clone())))
        .collect()
}

fn person(stage: &Stage, place: usize, standing: Option<&Row>, reader: Option<&Person>) -> CupPerson {
    let player = &stage.people[place];
    let last = stage.rounds.len() as u16;
    let is_out = |row: &Row| stage.row.plan.format == Format::Knockout && (row.reached < last || row.has_left);
    CupPerson {
        name: shown(player, reader),
        guest: player.guest,
        you: reader.is_some_and(|reader| reader.id == player.person),
        place: standing.map_or(0, |row| row.place),
        points: standing.map_or_else(Default::default, |row| row.points),
        opponents: standing.map_or_else(Default::default, |row| row.opponents),
        direct: standing.map_or_else(Default::default, |row| row.direct),
        margin: standing.map_or(0, |row| row.margin),
        played: standing.map_or(0, |row| row.played),
        left: player.left_at.is_some(),
        out: standing.is_some_and(is_out),
    }
}

fn in_order(stage: &Stage, order: &[(usize, Option<Row>)]) -> Vec<Vec<CupMatch>> {
    let place = |number: usize| {
        order
            .iter()
            .position(|(own, _)| *own == number)
            .map(|place| place as u16)
    };
    let told = |meeting: &Meeting| CupMatch {
        chairs: chairs(meeting, place),
        tables: meeting
            .games
            .iter()
            .map(|game| CupTable {
                id: game.table.clone(),
                finished: game.state == State::Finished,
            })
            .collect(),
        decided: meeting.played.marks.is_some(),
    };
    stage
        .rounds
        .iter()
        .map(|round| round.iter().map(told).collect())
        .collect()
}

fn chairs(meeting: &Meeting, place: impl Fn(usize) -> Option<u16>) -> Vec<CupChair> {
    let marks = meeting.played.marks.as_deref().unwrap_or_default();
    let chair = |(number, chair): (usize, &Option<cup::Entrant>)| CupChair {
        person: chair.and_then(|entrant| place(entrant.0.into())),
        points: marks.get(number).map(|mark| mark.points),
        scores: meeting
            .games
            .iter()
            .filter_map(|game| Some(game.results.get(number)?.played.score))
            .collect(),
    };
    meeting.played.chairs.iter().enumerate().map(chair).collect()
}

/// The table of the round at which somebody plays now.
fn table_of(stage: &Stage, own: usize) -> Option<String> {
    if stage.people[own].left_at.is_some() {
        return None;
    }
    let here = |meeting: &Meeting| meeting.played.people().any(|entrant| usize::from(entrant.0) == own);
    let (_, game) = stage.running().find(|(meeting, _)| here(meeting))?;
    Some(game.table.clone())
}
