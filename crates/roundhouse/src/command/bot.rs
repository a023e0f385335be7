//! `roundhouse bot`

use std::io::{self, Write};

use bots::Spec;
use bots::external::{ServeError, serve};
use clap::Args;

use crate::error::Error;

/// Be a bot for another program: answer the bot protocol on stdin and stdout
#[derive(Args)]
pub(crate) struct Bot {
    /// Which bot: random, greedy, search:300ms, search:2000, search:2000x4, or a level (see `roundhouse bots`)
    #[arg(value_name = "BOT")]
    spec: Spec,
}

impl Bot {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Error> {
        serve(&self.spec, io::stdin().lock(), out).map_err(|error| match error {
            ServeError::Line(error) => Error::Output(error),
            error => Error::Serve(error),
        })
    }
}
