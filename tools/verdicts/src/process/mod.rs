//! Running a program with an input, within limits.

mod reading;
pub(crate) mod stack;
mod tree;

use self::reading::{Reading, Room};
use self::tree::{Tree, mark, memory};
use std::io;
use std::process::{self, Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use wait4::Wait4;

pub use self::tree::end_all;

/// What a program may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Wall time.
    pub time: Duration,
    /// Resident memory, in bytes.
    pub memory: u64,
    /// How large the stack may become, in bytes, as far as the system allows; `None` for that of this process.
    pub stack: Option<u64>,
    /// Bytes on standard output, where the expected output is not longer.
    pub output: u64,
}

impl Default for Limits {
    /// More than judges allow: ten seconds, 1 GiB of memory, 64 MiB of output.
    fn default() -> Self {
        Limits { time: Duration::from_secs(10), memory: 0, stack: None, output: 64 << 20 }
            .with_memory(1 << 30)
    }
}

impl Limits {
    /// With so many bytes of memory, all of which the stack may have.
    pub fn with_memory(self, memory: u64) -> Limits {
        Limits { memory, stack: Some(memory), ..self }
    }
}

/// How a program ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// By itself.
    Exited(ExitStatus),
    /// Stopped at the time limit.
    TimeLimit,
    /// Stopped at the output limit.
    OutputLimit,
    /// Stopped above the memory limit, with so many bytes, of which so many were stack.
    MemoryLimit(u64, u64),
    /// Stopped because another program had decided, or by [`interrupt`].
    Stopped,
}

/// How a program ended and what it printed.
#[derive(Debug)]
pub struct Finished {
    /// How it ended.
    pub end: End,
    /// Its standard output, up to the limit.
    pub stdout: Vec<u8>,
    /// The first and the last of its standard error, with what is not UTF-8 replaced.
    pub stderr: String,
    /// When it ended.
    pub(crate) at: Instant,
    /// Wall time.
    pub time: Duration,
    /// Processor time.
    pub busy: Duration,
    /// The most memory it had, in bytes. Linux counts from what the caller had when it started the
    /// program, so that a small program may have had less; that alone is never more than the limit.
    pub peak: u64,
}

impl Finished {
    /// Its exit status; `None` if it was stopped.
    pub fn status(&self) -> Option<ExitStatus> {
        if let End::Exited(status) = self.end { Some(status) } else { None }
    }
}

/// How much of the first and, twice at most, of the last of standard error is kept: a panic comes last.
const STDERR: Room = Room { first: 32 << 10, last: 32 << 10 };

/// How often the memory of a program is looked at.
const TICK: Duration = Duration::from_millis(5);

static IS_INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Stops all programs that run, and any that is started from now on: for Ctrl-C, which a program that is about to
/// start does not hear of.
pub fn interrupt() {
    IS_INTERRUPTED.store(true, Ordering::Relaxed);
}

/// Whether [`interrupt`] has been called.
pub fn is_interrupted() -> bool {
    IS_INTERRUPTED.load(Ordering::Relaxed)
}

/// Runs `command` on `input`, within `limits`. Of what it prints no more is held than they allow.
///
/// The memory that a program has is looked at every few milliseconds where the system tells (Linux),
/// so that it is stopped soon after it has too much; elsewhere that is known only at its end.
pub fn run(command: &mut Command, input: impl Into<Stdio>, limits: Limits) -> io::Result<Finished> {
    Running::start(command.stdin(input), limits, |_| {})?.wait()
}

/// A program that runs.
pub(crate) struct Running {
    child: Child,
    start: Instant,
    limits: Limits,
    /// The most memory that the caller had until then: what the program had is at least that to Linux.
    inherited: u64,
    stdout: Reading,
    stderr: Reading,
    /// Tells `watch` why to stop it, or that it has ended.
    end: Sender<Option<End>>,
    watch: JoinHandle<(Option<End>, Tree)>,
}

impl Running {
    /// Starts it; `on_output` gets what it prints, as soon as it does.
    pub(crate) fn start(
        command: &mut Command,
        limits: Limits,
        mut on_output: impl FnMut(&[u8]) + Send + 'static,
    ) -> io::Result<Running> {
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        // Judges do not ask for one, and it takes 30 MB.
        command.env_remove("RUST_BACKTRACE");
        let (mark, start) = (mark(command), Instant::now());
        let mut child = stack::spawn(command, limits.stack)?;
        let inherited = memory(process::id(), "status", "VmHWM:").unwrap_or(0);
        let (end, receiver) = mpsc::channel();
        // Both streams are read at once, or a program that fills one while we wait for the other hangs.
        let stdout = child.stdout.take().expect("piped");
        let room = Room { first: usize::try_from(limits.output).unwrap_or(usize::MAX), last: 0 };
        let too_much = end.clone();
        let stdout = Reading::start(stdout, room, move |bytes, is_cut| {
            if is_cut {
                let _ = too_much.send(Some(End::OutputLimit));
            }
            on_output(bytes);
        });
        let stderr = child.stderr.take().expect("piped");
        let stderr = Reading::start(stderr, STDERR, |_, _| {});
        let tree = Tree::new(child.id(), mark);
        let watch = thread::spawn(move || watch(tree, start, limits, &receiver));
        Ok(Running { child, start, limits, inherited, stdout, stderr, end, watch })
    }

    /// Its standard input, where that is piped, to be closed by who takes it.
    pub(crate) fn stdin(&mut self) -> Option<ChildStdin> {
        self.child.stdin.take()
    }

    /// What stops it, wherever that is called.
    pub(crate) fn stopper(&self) -> impl FnOnce() + Send + 'static {
        let end = self.end.clone();
        move || {
            let _ = end.send(Some(End::Stopped));
        }
    }

    /// Waits for its end.
    pub(crate) fn wait(mut self) -> io::Result<Finished> {
        let ended = self.child.wait4();
        let at = Instant::now();
        let _ = self.end.send(None);
        let (stopped, tree) = self.watch.join().expect("no panic");
        let (ended, stdout, stderr) = (ended?, self.stdout.end()?, self.stderr.end()?);
        tree.end(stdout.is_open || stderr.is_open);
        // It may have ended by itself at once, with more in the pipe than it may print.
        let is_too_much = stdout.is_cut && stopped != Some(End::TimeLimit);
        let stopped = if is_too_much { Some(End::OutputLimit) } else { stopped };
        let end = stopped.unwrap_or(End::Exited(ended.status));
        let stderr = String::from_utf8_lossy(&[stderr.first, stderr.last].concat()).into_owned();
        let busy = ended.rusage.utime + ended.rusage.stime;
        let mut peak = ended.rusage.maxrss;
        if peak <= self.inherited {
            peak = peak.min(self.limits.memory);
        }
        // That is of the largest process, and Linux counts in steps: it may know less at the end than it said before.
        peak = peak.max(tree.most);
        let time = at - self.start;
        Ok(Finished { end, stdout: stdout.first, stderr, at, time, busy, peak })
    }
}

/// Waits for the end of a program (`None`), and stops it before if it goes beyond its limits: why.
fn watch(
    mut tree: Tree,
    start: Instant,
    limits: Limits,
    end: &mpsc::Receiver<Option<End>>,
) -> (Option<End>, Tree) {
    loop {
        let left = limits.time.saturating_sub(start.elapsed());
        let reason = match end.recv_timeout(left.min(TICK)) {
            Ok(None) | Err(RecvTimeoutError::Disconnected) => return (None, tree),
            Ok(Some(reason)) => reason,
            Err(RecvTimeoutError::Timeout) if is_interrupted() => End::Stopped,
            Err(RecvTimeoutError::Timeout) if left <= TICK => End::TimeLimit,
            Err(RecvTimeoutError::Timeout) => match tree.memory() {
                (bytes, stack) if bytes > limits.memory => End::MemoryLimit(bytes, stack),
                _ => continue,
            },
        };
        tree.stop();
        return (Some(reason), tree);
    }
}
