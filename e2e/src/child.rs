//! A program that ends with the test.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A program that ends when this is dropped, also when a test panics.
pub(crate) struct Running(Child);

impl Running {
    /// Starts it and reads what it prints until a line holds what follows the mark: its address, say.
    pub(crate) fn start(command: &mut Command, mark: &str) -> (Running, String) {
        let name = command.get_program().display().to_string();
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut running = Running(child.unwrap_or_else(|error| panic!("{name} can't be started: {error}")));
        let mut lines = BufReader::new(running.0.stdout.take().expect("it is piped"))
            .lines()
            .map_while(Result::ok);
        let said = lines
            .by_ref()
            .find_map(|line| Some(line.split_once(mark)?.1.trim().to_owned()));
        // what it prints later has to go somewhere
        std::thread::spawn(move || lines.for_each(drop));
        (
            running,
            said.unwrap_or_else(|| panic!("{name} ended before it said '{mark}'")),
        )
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
