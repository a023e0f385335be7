//! The commands, one per file.

mod act;
mod admin;
mod analyse;
mod anchors;
mod arena;
mod backup;
mod bench;
mod bot;
mod bots;
mod export;
mod forecast;
mod games;
mod legal;
mod new;
mod play;
mod play_out;
mod progress;
mod puzzles;
mod replay;
mod report;
mod rules;
mod score;
mod seating;
mod selfplay;
mod serve;
mod setup;
mod show;
mod source;
mod standings;
mod strategy;
mod undo;
mod verify;
mod write;

use std::io::Write;

use clap::Subcommand;
use table::Language;

pub(crate) use source::SeatArg;

use crate::error::Error;

/// The commands.
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
    Strategy(strategy::Strategy),
    Anchors(anchors::Anchors),
    Forecast(forecast::Forecast),
    Puzzles(puzzles::Puzzles),
    #[command(name = "selfplay")]
    SelfPlay(selfplay::SelfplayArgs),
    Bench(bench::Bench),
    Verify(verify::Verify),
    Serve(serve::Serve),
    Backup(backup::Backup),
    Admin(admin::Admin),
}

impl Command {
    /// Carries out the command. Its answer goes to `out`, with all words in this language.
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        match self {
            Command::Games(games) => games.run(language, out),
            Command::Rules(rules) => rules.run(language, out),
            Command::New(new) => new.run(language, out),
            Command::Legal(legal) => legal.run(language, out),
            Command::Act(act) => act.run(language, out),
            Command::Undo(undo) => undo.run(language, out),
            Command::Show(show) => show.run(language, out),
            Command::Export(export) => export.run(out),
            Command::Play(play) => play.run(language, out),
            Command::PlayOut(play_out) => play_out.run(language, out),
            Command::Replay(replay) => replay.run(language, out),
            Command::Score(score) => score.run(language, out),
            Command::Analyse(analyse) => analyse.run(language, out),
            Command::Bots(bots) => bots.run(language, out),
            Command::Bot(bot) => bot.run(out),
            Command::Arena(arena) => arena.run(language, out),
            Command::Report(report) => report.run(language, out),
            Command::Strategy(strategy) => strategy.run(language, out),
            Command::Anchors(anchors) => anchors.run(language, out),
            Command::Forecast(forecast) => forecast.run(language, out),
            Command::Puzzles(puzzles) => puzzles.run(language, out),
            Command::SelfPlay(selfplay) => selfplay.run(language, out),
            Command::Bench(bench) => bench.run(language, out),
            Command::Verify(verify) => verify.run(language, out),
            Command::Serve(serve) => serve.run(language, out),
            Command::Backup(backup) => backup.run(language, out),
            Command::Admin(admin) => admin.run(language, out),
        }
    }
}
