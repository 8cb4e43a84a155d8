//! A program and all that it has started, as the system knows them: their memory, and their end. Linux shows what has lost
//! its parent by a mark in its environment; elsewhere only the program is known, or what the system ends with it.

use std::fs;
use std::process::{self, Command};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// The variable that marks what a program has started.
const MARK: &str = "VERDICTS_PROGRAM";

/// How long a program runs until what it has started is looked for, and how many times as long as that takes until it is
/// again.
const FIRST: Duration = Duration::from_millis(20);
const SELDOM: u32 = 20;

/// A program.
pub(super) struct Tree {
    root: u32,
    mark: String,
    start: Instant,
    /// What it had started when that was looked for, and when it is again.
    others: Vec<u32>,
    due: Instant,
    /// The most memory that all had, in bytes.
    pub(super) most: u64,
}

/// Marks what a program will have started.
pub(super) fn mark(command: &mut Command) -> String {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let mark = format!("{}-{}.", process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    command.env(MARK, &mark);
    mark
}

impl Tree {
    pub(super) fn new(root: u32, mark: String) -> Tree {
        let start = Instant::now();
        Tree { root, mark, start, others: Vec::new(), due: start + FIRST, most: 0 }
    }

    /// The memory of all that runs, in bytes, where the system tells, and how much of the program's is stack.
    pub(super) fn memory(&mut self) -> (u64, u64) {
        let start = Instant::now();
        if start >= self.due {
            self.others = started(&[self.root], &self.mark);
            self.due = Instant::now() + SELDOM * start.elapsed();
        }
        let bytes_of = |pid, file, line| memory(pid, file, line).unwrap_or(0);
        let mut bytes = bytes_of(self.root, "status", "VmRSS:");
        if !self.others.is_empty() {
            // What several of them have in common counts once.
            let all = self.others.iter().chain([&self.root]);
            bytes = all.map(|&pid| bytes_of(pid, "smaps_rollup", "Pss:")).sum();
        }
        self.most = self.most.max(bytes);
        (bytes, bytes_of(self.root, "status", "VmStk:"))
    }

    /// Stops the program, and all that it has started.
    pub(super) fn stop(&self) {
        stop(vec![self.root], &self.mark);
    }

    /// Stops what the program has left, which has ended; to look takes a millisecond, and is not worth it after few, unless a
    /// stream is still open.
    pub(super) fn end(&self, is_open: bool) {
        if is_open || self.start.elapsed() > FIRST {
            stop(Vec::new(), &self.mark);
        }
    }
}

/// Stops what all programs have left that this process has run; none runs any more.
pub fn end_all() {
    stop(Vec::new(), &format!("{}-", process::id()));
}

/// A line of a file of a process, in bytes, where the system has that.
pub(super) fn memory(pid: u32, file: &str, line: &str) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/{file}")).ok()?;
    let line = status.lines().find_map(|found| found.strip_prefix(line))?;
    let kib: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kib << 10)
}

/// Stops processes and, on Linux, all that they have started, or that has a mark which begins so. They are in no group of
/// their own, as Ctrl-C would not reach it.
#[cfg(unix)]
fn stop(mut all: Vec<u32>, mark: &str) {
    let signal = |pids: &[u32], signal| pids.iter().for_each(|&pid| kill(i64::from(pid), signal));
    // A halted process starts no other.
    loop {
        signal(&all, libc::SIGSTOP);
        let others = started(&all, mark);
        if others.is_empty() {
            break;
        }
        all.extend(others);
    }
    signal(&all, libc::SIGKILL);
}

/// The processes that these have started, or that have a mark which begins so, and that are none of these.
fn started(pids: &[u32], mark: &str) -> Vec<u32> {
    let (processes, mark) =
        (fs::read_dir("/proc").into_iter().flatten().flatten(), format!("{MARK}={mark}"));
    let ids = processes.filter_map(|process| process.file_name().to_str()?.parse::<u32>().ok());
    let is_marked = |pid| {
        let variables = fs::read(format!("/proc/{pid}/environ")).unwrap_or_default();
        variables.split(|&byte| byte == 0).any(|variable| variable.starts_with(mark.as_bytes()))
    };
    let is_started = |pid: &u32| {
        let status = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        // After the name, which may have anything in it: the state and the parent.
        let rest = status.rsplit_once(')').map_or("", |(_, rest)| rest);
        let parent = rest.split_whitespace().nth(1).and_then(|parent| parent.parse().ok());
        let is_child = parent.is_some_and(|parent| pids.contains(&parent));
        !pids.contains(pid) && (is_child || is_marked(*pid))
    };
    ids.filter(is_started).collect()
}

#[cfg(unix)]
#[allow(unsafe_code)] // a crate that wraps it takes as long to compile as all the others
fn kill(pid: i64, signal: libc::c_int) {
    if let Ok(pid) = libc::pid_t::try_from(pid) {
        // It may have ended just now.
        // SAFETY: a system call that is given numbers.
        unsafe { libc::kill(pid, signal) };
    }
}

/// Stops processes, and all that they have started.
#[cfg(windows)]
fn stop(all: Vec<u32>, _: &str) {
    for pid in all {
        let _ = Command::new("taskkill").args(["/F", "/T", "/PID", &pid.to_string()]).output();
    }
}
