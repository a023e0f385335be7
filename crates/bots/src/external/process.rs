//! A running program that answers line by line. Nothing here waits past its limit, and dropping it leaves nothing running.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::fault::Fault;
use super::program::Program;

/// The longest line that a program may say, in bytes.
pub(super) const LONGEST_LINE: u64 = 1 << 20;
/// How many unasked lines are taken before the program has to wait.
const MOST_LINES: usize = 16;
/// How long a program may take to end when its input does, or after its output did.
const GRACE: Duration = Duration::from_millis(500);
/// How long it may take after a game.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// A running program. Dropping it ends it, with all processes of its group.
pub(super) struct Process {
    child: Child,
    /// Has its end been noted? Then its number may be another process's.
    buried: bool,
    /// To a separate thread, since a program that doesn't read blocks the writer.
    questions: Option<Sender<String>>,
    answers: Receiver<Result<String, Fault>>,
}

impl Process {
    /// Starts it. What it says on stderr goes to ours.
    pub(super) fn start(program: &Program) -> io::Result<Process> {
        let mut command = Command::new(program.name());
        command
            .args(program.arguments())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit());
        command.env_remove("DATABASE_URL"); // it may hold the password of a server
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (input, output) = (
            child.stdin.take().expect("it is piped"),
            child.stdout.take().expect("it is piped"),
        );
        let (questions, to_write) = channel();
        let (heard, answers) = sync_channel(MOST_LINES);
        // both threads end when the pipes or the channels do
        thread::spawn(move || write_lines(input, &to_write));
        thread::spawn(move || read_lines(output, &heard));
        Ok(Process {
            child,
            buried: false,
            questions: Some(questions),
            answers,
        })
    }

    /// A line that it said before it was asked; further ones are forgotten.
    pub(super) fn unasked(&mut self) -> Option<String> {
        let first = self
            .answers
            .try_recv()
            .ok()
            .map(|said| said.unwrap_or_else(|fault| fault.to_string()));
        self.answers.try_iter().take(MOST_LINES).for_each(drop);
        first
    }

    /// Says a line.
    pub(super) fn tell(&mut self, line: String) {
        if let Some(questions) = &self.questions {
            // a program that no longer listens shows when its answer is missing
            let _ = questions.send(line);
        }
    }

    /// Says a line and waits for the answer, this long at most.
    pub(super) fn ask(&mut self, question: String, limit: Duration) -> Result<String, Fault> {
        self.tell(question);
        match self.answers.recv_timeout(limit) {
            Ok(answer) => answer,
            Err(RecvTimeoutError::Timeout) => Err(Fault::Late(limit)),
            Err(RecvTimeoutError::Disconnected) => Err(self.gone()),
        }
    }

    /// Ends its input and gives it a moment to end by itself.
    pub(super) fn leave(self) {
        self.end_within(GRACE);
    }

    /// The same with the time to hear how the game ended, and to write down what was learned from it.
    pub(super) fn leave_after_the_game(self) {
        self.end_within(LAST_WORDS);
    }

    fn end_within(mut self, grace: Duration) {
        self.questions = None;
        self.await_end(grace);
    }

    /// Why its output has ended.
    fn gone(&mut self) -> Fault {
        if !self.await_end(GRACE) {
            return Fault::Closed;
        }
        self.end_group();
        self.buried = true;
        self.child.wait().map_or(Fault::Closed, Fault::Ended)
    }

    /// Waits for its end, this long at most, and says whether it came.
    fn await_end(&mut self, most: Duration) -> bool {
        let start = Instant::now();
        while !self.has_ended() {
            if start.elapsed() >= most {
                return false;
            }
            thread::sleep(Duration::from_millis(1));
        }
        true
    }

    /// Has it ended? Its number stays taken until somebody waits for it, so that no other group can be meant by it.
    #[cfg(unix)]
    fn has_ended(&mut self) -> bool {
        use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        !matches!(waitid(WaitId::Pid(Pid::from_child(&self.child)), options), Ok(None))
    }

    #[cfg(not(unix))]
    fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }

    /// Ends it and what it has started.
    fn end_group(&mut self) {
        if self.buried {
            return;
        }
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            // if there is nobody left, all is well
            let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        }
        let _ = self.child.kill();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end_group();
        let _ = self.child.wait();
    }
}

/// Writes lines until there are no more, or nobody reads.
fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until it ends or one is too long.
fn read_lines(output: ChildStdout, heard: &SyncSender<Result<String, Fault>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        match output.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => (),
        }
        let too_long = line.len() as u64 > LONGEST_LINE;
        let said = if too_long {
            Err(Fault::TooLong)
        } else {
            String::from_utf8(line).map_err(|_| Fault::NotText)
        };
        if heard.send(said).is_err() || too_long {
            return;
        }
    }
}
