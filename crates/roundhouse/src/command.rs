//! The commands, one per file.

mod act;
mod analyse;
mod arena;
mod backup;
mod bench;
mod bot;
mod bots;
mod export;
mod games;
mod legal;
mod new;
mod play;
mod play_out;
mod replay;
mod report;
mod rules;
mod score;
mod seating;
mod serve;
mod setup;
mod show;
mod source;
mod undo;
mod verify;
mod write;

use std::io::Write;

use clap::Subcommand;

pub(crate) use source::SeatArg;
pub(crate) use write::players;

use crate::error::Error;

/// What can be done.
#[derive(Subcommand)]
pub(crate) enum Command {
    Games(games::Games),
    Rules(rules::Rules),
    New(new::New),
    Legal(legal::Legal),
    Act(act::Act),
    Undo(undo::Undo),
    Show(show::Show),
    Export(export::Export),
    Play(play::Play),
    PlayOut(play_out::PlayOut),
    Replay(replay::Replay),
    Score(score::Score),
    Analyse(analyse::Analyse),
    Bots(bots::Bots),
    Bot(bot::Bot),
    Arena(arena::Arena),
    Report(report::Report),
    Bench(bench::Bench),
    Verify(verify::Verify),
    Serve(serve::Serve),
    Backup(backup::Backup),
}

impl Command {
    /// Carries out the command; what it has to say goes to `out`.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Error> {
        match self {
            Command::Games(games) => games.run(out),
            Command::Rules(rules) => rules.run(out),
            Command::New(new) => new.run(out),
            Command::Legal(legal) => legal.run(out),
            Command::Act(act) => act.run(out),
            Command::Undo(undo) => undo.run(out),
            Command::Show(show) => show.run(out),
            Command::Export(export) => export.run(out),
            Command::Play(play) => play.run(out),
            Command::PlayOut(play_out) => play_out.run(out),
            Command::Replay(replay) => replay.run(out),
            Command::Score(score) => score.run(out),
            Command::Analyse(analyse) => analyse.run(out),
            Command::Bots(bots) => bots.run(out),
            Command::Bot(bot) => bot.run(out),
            Command::Arena(arena) => arena.run(out),
            Command::Report(report) => report.run(out),
            Command::Bench(bench) => bench.run(out),
            Command::Verify(verify) => verify.run(out),
            Command::Serve(serve) => serve.run(out),
            Command::Backup(backup) => backup.run(out),
        }
    }
}
