//! Running a program with an input, within limits.

use crate::Limits;
use std::fs;
use std::io::{self, Read};
use std::mem;
use std::process::{self, Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use wait4::Wait4;

/// How a program ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// By itself.
    Exited(ExitStatus),
    /// It was stopped at the time limit.
    Late,
    /// It was stopped as it printed too much.
    Talkative,
    /// It was stopped as it had too much memory: so many bytes.
    Large(u64),
    /// It was stopped, as another program that it talked with had decided.
    Stopped,
}

/// How a program ended and what it printed.
#[derive(Debug)]
pub struct Finished {
    /// How it ended.
    pub end: End,
    /// Its standard output, up to the limit.
    pub stdout: Vec<u8>,
    /// The first 64 KiB of its standard error, with what is not UTF-8 replaced.
    pub stderr: String,
    /// How long it took.
    pub time: Duration,
    /// How long of that it had a processor.
    pub busy: Duration,
    /// The most memory it had, in bytes. Linux counts from what the caller had when it started the
    /// program, so that a small program may have had less; that alone is never more than the limit.
    pub peak: u64,
}

impl Finished {
    /// Its exit status; `None` if it was stopped.
    #[must_use]
    pub fn status(&self) -> Option<ExitStatus> {
        match self.end {
            End::Exited(status) => Some(status),
            _ => None,
        }
    }
}

/// How much of standard error is kept.
const STDERR: u64 = 64 << 10;

/// How long a stream may stay open after the program has ended.
const GRACE: Duration = Duration::from_secs(1);

/// How often the memory of a program is looked at.
const TICK: Duration = Duration::from_millis(5);

/// Runs `command` on `input`, within `limits`. Of what it prints no more is held than they allow.
///
/// The memory that a program has is looked at every few milliseconds where the system tells (Linux),
/// so that it is stopped soon after it has too much; elsewhere that is known only at its end.
///
/// # Errors
/// If it could not be started or waited for.
///
/// # Panics
/// If a thread that reads its output or watches it does.
pub fn run(command: &mut Command, input: impl Into<Stdio>, limits: Limits) -> io::Result<Finished> {
    Running::start(command.stdin(input), limits, |_| {})?.end(|| {})
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
    news: Sender<Option<End>>,
    watch: JoinHandle<Option<End>>,
}

impl Running {
    /// Starts it; `heard` is told what it prints as it does.
    pub(crate) fn start(
        command: &mut Command,
        limits: Limits,
        heard: impl FnMut(&[u8]) + Send + 'static,
    ) -> io::Result<Running> {
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        // Judges do not ask for one, and it takes 30 MB.
        command.env_remove("RUST_BACKTRACE");
        let start = Instant::now();
        let mut child = command.spawn()?;
        let inherited = memory(process::id(), "VmHWM:").unwrap_or(0);
        let pid = child.id();
        let (news, receiver) = mpsc::channel();
        let is_too_long = news.clone();
        // Both streams are read at once, or a program that fills one while we wait for the other hangs.
        let stdout = child.stdout.take().expect("piped");
        let stdout = Reading::start(stdout, limits.output, heard, move || {
            let _ = is_too_long.send(Some(End::Talkative));
        });
        let stderr = child.stderr.take().expect("piped");
        let stderr = Reading::start(stderr, STDERR, |_| {}, || {});
        let watch = thread::spawn(move || watch(pid, start, limits, &receiver));
        Ok(Running { child, start, limits, inherited, stdout, stderr, news, watch })
    }

    /// Its standard input, where that is piped, to be closed by who takes it.
    pub(crate) fn stdin(&mut self) -> Option<ChildStdin> {
        self.child.stdin.take()
    }

    /// What stops it, wherever that is called.
    pub(crate) fn stopper(&self) -> impl FnOnce() + Send + 'static {
        let news = self.news.clone();
        move || {
            let _ = news.send(Some(End::Stopped));
        }
    }

    /// Waits for its end, and calls `ended` at once then.
    pub(crate) fn end(mut self, ended: impl FnOnce()) -> io::Result<Finished> {
        let end = self.child.wait4();
        let time = self.start.elapsed();
        ended();
        let _ = self.news.send(None);
        let stopped = self.watch.join().expect("no panic");
        let (end, (stdout, is_talkative), (stderr, _)) =
            (end?, self.stdout.end()?, self.stderr.end()?);
        // It may have ended by itself at once, with more in the pipe than it may print.
        let is_talkative = is_talkative && stopped != Some(End::Late);
        let stopped = if is_talkative { Some(End::Talkative) } else { stopped };
        let stderr = String::from_utf8_lossy(&stderr).into_owned();
        let busy = end.rusage.utime + end.rusage.stime;
        let (mut peak, end) = (end.rusage.maxrss, stopped.unwrap_or(End::Exited(end.status)));
        if peak <= self.inherited {
            peak = peak.min(self.limits.memory);
        }
        if let End::Large(bytes) = end {
            // Linux counts in steps, and may know less at the end than it said before.
            peak = peak.max(bytes);
        }
        Ok(Finished { end, stdout, stderr, time, busy, peak })
    }
}

/// Waits for the end of a program (`None`), and stops it before if it goes beyond its limits: why.
fn watch(
    pid: u32,
    start: Instant,
    limits: Limits,
    news: &mpsc::Receiver<Option<End>>,
) -> Option<End> {
    loop {
        let left = limits.time.saturating_sub(start.elapsed());
        let reason = match news.recv_timeout(left.min(TICK)) {
            Ok(None) | Err(RecvTimeoutError::Disconnected) => return None,
            Ok(Some(reason)) => reason,
            Err(RecvTimeoutError::Timeout) if left <= TICK => End::Late,
            Err(RecvTimeoutError::Timeout) => match resident(pid) {
                Some(bytes) if bytes > limits.memory => End::Large(bytes),
                _ => continue,
            },
        };
        stop(pid);
        return Some(reason);
    }
}

/// The memory that a process has, in bytes, where the system tells.
#[must_use]
pub fn resident(pid: u32) -> Option<u64> {
    memory(pid, "VmRSS:")
}

/// A line of what the system tells of the memory of a process, in bytes.
fn memory(pid: u32, line: &str) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|found| found.strip_prefix(line))?;
    let kib: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kib << 10)
}

#[cfg(unix)]
fn stop(pid: u32) {
    if let Ok(pid) = libc::pid_t::try_from(pid) {
        kill(pid);
    }
}

/// Stops a process that leads a group, and all of that.
#[cfg(unix)]
pub fn stop_group(leader: u32) {
    if let Ok(pid) = libc::pid_t::try_from(leader) {
        kill(-pid);
    }
}

#[cfg(unix)]
#[allow(unsafe_code)] // a crate that wraps it takes as long to compile as all the others
fn kill(pid: libc::pid_t) {
    // It may have ended just now.
    // SAFETY: a system call that is given numbers.
    unsafe { libc::kill(pid, libc::SIGKILL) };
}

#[cfg(windows)]
fn stop(pid: u32) {
    let _ = Command::new("taskkill").args(["/F", "/PID", &pid.to_string()]).output();
}

/// A stream of a program that is read while it runs, up to a limit. The rest is nobody's, but the program
/// must not wait for us to take it.
struct Reading {
    /// What was read by now, and whether there was more than the limit.
    bytes: Arc<Mutex<(Vec<u8>, bool)>>,
    ended: mpsc::Receiver<io::Result<()>>,
}

impl Reading {
    fn start(
        mut stream: impl Read + Send + 'static,
        limit: u64,
        mut heard: impl FnMut(&[u8]) + Send + 'static,
        at_limit: impl FnOnce() + Send + 'static,
    ) -> Reading {
        let bytes = Arc::new(Mutex::new((Vec::new(), false)));
        let (end, ended) = mpsc::channel();
        let here = bytes.clone();
        thread::spawn(move || {
            let limit = usize::try_from(limit).unwrap_or(usize::MAX);
            let mut at_limit = Some(at_limit);
            let mut buffer = vec![0; 64 << 10];
            let result = loop {
                match stream.read(&mut buffer) {
                    Ok(0) => break Ok(()),
                    Ok(n) => {
                        heard(&buffer[..n]);
                        let (bytes, is_cut) = &mut *here.lock().expect("no panic");
                        let kept = n.min(limit - bytes.len());
                        bytes.extend_from_slice(&buffer[..kept]);
                        *is_cut |= kept < n;
                        at_limit.take_if(|_| *is_cut).into_iter().for_each(|call| call());
                    }
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                    Err(error) => break Err(error),
                }
            };
            // Who is told knows that it was all before the end is known.
            drop(heard);
            let _ = end.send(result);
        });
        Reading { bytes, ended }
    }

    /// What was read, and whether there was more. The program has ended; what it has started may live on
    /// and keep the stream open, and is not waited for.
    fn end(self) -> io::Result<(Vec<u8>, bool)> {
        if let Ok(result) = self.ended.recv_timeout(GRACE) {
            result?;
        }
        Ok(mem::take(&mut *self.bytes.lock().expect("no panic")))
    }
}
