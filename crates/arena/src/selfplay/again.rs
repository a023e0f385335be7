//! Old games, seen with the present numbers: what was done and thought stays, what there was to see is written anew.

use std::path::Path;

use bots::Knowledge;
use safetensors::tensor::SafeTensors;

use super::decision::Decision;
use super::shard::Shard;
use super::{SelfplayError, Written, seed_of, write};

/// Reads the games of a file, and writes them to another one with the present numbers. They are played once more by what was done.
pub fn see_again<G: Knowledge>(from: &Path, to: &Path) -> Result<Written, SelfplayError> {
    let refused = |error: String| SelfplayError::Unread {
        path: from.into(),
        error,
    };
    let bytes = std::fs::read(from).map_err(|error| refused(error.to_string()))?;
    let old = Old::read(&bytes, G::meta().id).map_err(refused)?;
    let (mut shard, mut games) = (Shard::default(), 0);
    let mut first = 0;
    for decisions in old.game.chunk_by(|a, b| a == b) {
        let known = first..first + decisions.len();
        shard.append(replay::<G>(&old, known.clone()).map_err(refused)?);
        first = known.end;
        games += 1;
    }
    write::<G>(&shard, &old.seed, to)?;
    Ok(Written {
        games,
        decisions: shard.decisions() as u64,
        files: 1,
    })
}

/// What a file remembers beside what there was to see.
struct Old {
    seed: String,
    game: Vec<u32>,
    players: Vec<u8>,
    decisions: Vec<Decision>,
}

impl Old {
    fn read(bytes: &[u8], game: &str) -> Result<Old, String> {
        let (_, about) = SafeTensors::read_metadata(bytes).map_err(|error| error.to_string())?;
        let said = about.metadata().clone().unwrap_or_default();
        if said.get("game").is_none_or(|id| id != game) {
            return Err(format!("it holds no games of {game}"));
        }
        let tensors = SafeTensors::deserialize(bytes).map_err(|error| error.to_string())?;
        let data = |name: &str| {
            tensors
                .tensor(name)
                .map(|tensor| tensor.data())
                .map_err(|error| error.to_string())
        };
        let words = |name: &str| {
            Ok::<_, String>(
                data(name)?
                    .as_chunks()
                    .0
                    .iter()
                    .map(|&word| u16::from_le_bytes(word))
                    .collect::<Vec<u16>>(),
            )
        };
        let reals = |name: &str| {
            Ok::<_, String>(
                data(name)?
                    .as_chunks()
                    .0
                    .iter()
                    .map(|&word| f32::from_le_bytes(word))
                    .collect::<Vec<f32>>(),
            )
        };
        let (done, count, thought) = (words("done")?, words("count")?, reals("thought")?);
        let mut shares = words("place")?.into_iter().zip(reals("share")?);
        let decisions = done.into_iter().zip(count).zip(thought.as_chunks().0);
        let decision = |((done, count), &[score, win]): ((u16, u16), &[f32; 2])| Decision {
            score,
            win,
            shares: shares.by_ref().take(count.into()).collect(),
            done,
        };
        Ok(Old {
            seed: said.get("seed").ok_or("it doesn't say 'seed'")?.clone(),
            game: data("game")?
                .as_chunks()
                .0
                .iter()
                .map(|&word| u32::from_le_bytes(word))
                .collect(),
            players: data("players")?.to_vec(),
            decisions: decisions.map(decision).collect(),
        })
    }
}

/// Plays a game once more.
fn replay<G: Knowledge>(old: &Old, known: std::ops::Range<usize>) -> Result<Shard, String> {
    let other = || "its games are not what was played: they are of another version of the rules".to_owned();
    let (number, players) = (old.game[known.start], *old.players.get(known.start).ok_or_else(other)?);
    let mut decisions = old.decisions.get(known).ok_or_else(other)?.iter();
    let seed = seed_of(&old.seed, players, number, "deal");
    let mut game = G::new(players, &G::Options::default(), seed).map_err(|error| error.to_string())?;
    let (mut shard, mut legal) = (Shard::of_game(number, false), Vec::new());
    while let Some(seat) = game.awaiting().first() {
        legal.clear();
        game.legal(seat, &mut legal);
        let mut place = 0;
        if legal.len() > 1 {
            let decision = decisions.next().ok_or_else(other)?;
            let places = decision.shares.iter().map(|(place, _)| place).chain([&decision.done]);
            if places.into_iter().any(|&place| usize::from(place) >= legal.len()) {
                return Err(other());
            }
            shard.add(&game, seat, &legal, decision);
            place = decision.done.into();
        }
        game.apply(seat, &legal[place], &mut ())
            .expect("what is legal is accepted");
    }
    shard.end(&game);
    if decisions.next().is_some() {
        Err(other())
    } else {
        Ok(shard)
    }
}
