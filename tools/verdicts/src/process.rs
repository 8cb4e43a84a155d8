//! Running a program with an input, within limits.

use crate::Limits;
use std::fs::{self, File};
use std::io::{self, Read};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
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
    /// It was stopped as it had too much memory.
    Large,
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
    /// The most memory it had, in bytes. Linux counts from what the caller had when it started the
    /// program, so that a small program may have had less.
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
/// If a thread that reads its output does.
pub fn run(command: &mut Command, input: File, limits: Limits) -> io::Result<Finished> {
    command.stdin(input).stdout(Stdio::piped()).stderr(Stdio::piped());
    // Judges do not ask for one, and it takes 30 MB.
    command.env_remove("RUST_BACKTRACE");
    let start = Instant::now();
    let mut child = command.spawn()?;
    let pid = child.id();
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    let (sender, receiver) = mpsc::channel();
    let too_long = sender.clone();
    // Both streams are read at once, or a program that fills one while we wait for the other hangs.
    let stdout = thread::spawn(move || {
        let bytes = read_up_to(limits.output.saturating_add(1), stdout.expect("piped"))?;
        if bytes.len() as u64 > limits.output {
            let _ = too_long.send(Some(End::Talkative));
        }
        io::Result::Ok(bytes)
    });
    let stderr = thread::spawn(move || {
        let mut stream = stderr.expect("piped");
        let bytes = read_up_to(STDERR, &mut stream)?;
        // The rest is nobody's, but the program must not wait for us to take it.
        io::copy(&mut stream, &mut io::sink())?;
        io::Result::Ok(bytes)
    });
    let watch = thread::spawn(move || watch(pid, start, limits, &receiver));
    let end = child.wait4();
    let time = start.elapsed();
    let _ = sender.send(None);
    let stopped = watch.join().expect("no panic");
    let [stdout, stderr] = [stdout, stderr].map(|reader| reader.join().expect("no panic"));
    let (end, stdout, stderr) = (end?, stdout?, String::from_utf8_lossy(&stderr?).into_owned());
    // It may have ended by itself at once, with more in the pipe than it may print.
    let is_talkative = stdout.len() as u64 > limits.output;
    let is_late = stopped == Some(End::Late);
    let stopped = if is_talkative && !is_late { Some(End::Talkative) } else { stopped };
    let (peak, stopped_at) = (end.rusage.maxrss, stopped.unwrap_or(End::Exited(end.status)));
    Ok(Finished { end: stopped_at, stdout, stderr, time, peak })
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
                Some(bytes) if bytes > limits.memory => End::Large,
                _ => continue,
            },
        };
        stop(pid);
        return Some(reason);
    }
}

/// The memory that a process has, in bytes, where the system tells.
fn resident(pid: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kib << 10)
}

#[cfg(unix)]
#[allow(unsafe_code)] // a crate that wraps it takes as long to compile as all the others
fn stop(pid: u32) {
    if let Ok(pid) = libc::pid_t::try_from(pid) {
        // It may have ended just now.
        // SAFETY: a system call that is given numbers.
        unsafe { libc::kill(pid, libc::SIGKILL) };
    }
}

#[cfg(windows)]
fn stop(pid: u32) {
    let _ = Command::new("taskkill").args(["/F", "/PID", &pid.to_string()]).output();
}

fn read_up_to(limit: u64, stream: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    stream.take(limit).read_to_end(&mut bytes)?;
    Ok(bytes)
}
