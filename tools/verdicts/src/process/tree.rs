//! A program and all that it has started. Linux makes what has lost its parent a child of this process, which knows it by a
//! mark in its environment; elsewhere only the program is known, and what the system ends with it.

use std::collections::BTreeSet;
use std::fs;
use std::process::{self, Command};
use std::sync::Mutex;
use std::time::{Duration, Instant};

#[cfg(unix)]
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, WaitOptions};

/// The variable that marks what a program has started.
const MARK: &str = "VERDICTS_PROGRAM";

/// How long a program runs before what it has started is looked for, and how many times as long as that takes until it is
/// again.
const FIRST: Duration = Duration::from_millis(20);
const SELDOM: u32 = 20;

/// How long what a program has left may run on, while others run.
const LEFT: Duration = Duration::from_millis(500);

/// All programs of this process.
struct All {
    /// The numbers of those that run.
    running: BTreeSet<u64>,
    started: u64,
    /// When what the others have left was looked for.
    last: Option<Instant>,
}

static ALL: Mutex<All> = Mutex::new(All { running: BTreeSet::new(), started: 0, last: None });

/// A program that runs.
pub(super) struct Tree {
    root: u32,
    number: u64,
    /// What it had started when that was looked for.
    others: Vec<u32>,
    /// When it is looked for again.
    due: Instant,
}

/// Marks a program that is about to start: its number.
pub(super) fn mark(command: &mut Command) -> u64 {
    let mut all = ALL.lock().expect("no panic");
    #[cfg(target_os = "linux")]
    if all.started == 0 {
        let _ = rustix::process::set_child_subreaper(Some(rustix::process::getpid()));
    }
    all.started += 1;
    let number = all.started;
    all.running.insert(number);
    command.env(MARK, format!("{}-{number}", process::id()));
    number
}

/// The program of that number has ended, or did not start.
pub(super) fn unmark(number: u64) {
    ALL.lock().expect("no panic").running.remove(&number);
}

impl Tree {
    pub(super) fn new(root: u32, number: u64) -> Tree {
        Tree { root, number, others: Vec::new(), due: Instant::now() + FIRST }
    }

    /// The memory of all that runs, in bytes, where the system tells.
    pub(super) fn memory(&mut self) -> Option<u64> {
        let start = Instant::now();
        if start >= self.due {
            let now = self.found();
            // What is no child of the program any more is nobody else's.
            #[cfg(unix)]
            self.others.retain(|pid| now.contains(pid) || is_reaped(*pid));
            self.others = now;
            self.due = Instant::now() + SELDOM * start.elapsed();
        }
        if self.others.is_empty() {
            return memory(self.root, "status", "VmRSS:");
        }
        // What several of them have in common counts once.
        let all = self.others.iter().chain([&self.root]);
        Some(all.filter_map(|&pid| memory(pid, "smaps_rollup", "Pss:")).sum())
    }

    /// How much of the program's own memory is stack.
    pub(super) fn stack(&self) -> u64 {
        memory(self.root, "status", "VmStk:").unwrap_or(0)
    }

    /// What the program has started, however deep, and what has left it.
    fn found(&self) -> Vec<u32> {
        let processes = processes();
        let is_left = |pid, parent| parent == process::id() && number_of(pid) == Some(self.number);
        let left = processes.iter().filter(|&&(pid, parent)| is_left(pid, parent));
        let left = left.map(|&(pid, _)| pid).filter(|&pid| pid != self.root);
        with_children(&processes, [self.root].into_iter().chain(left).collect()).split_off(1)
    }

    /// Stops the program and all that it has started. They are in no group of their own, as Ctrl-C would not reach it.
    #[cfg(unix)]
    pub(super) fn stop(&mut self) {
        // A halted process starts no other.
        signal(self.root, Signal::STOP);
        loop {
            let mut new = self.found();
            new.retain(|pid| !self.others.contains(pid));
            new.iter().for_each(|&pid| signal(pid, Signal::STOP));
            if new.is_empty() {
                break;
            }
            self.others.extend(new);
        }
        [&[self.root], &self.others[..]].concat().iter().for_each(|&pid| signal(pid, Signal::KILL));
    }

    /// The same, and it is as the system does it.
    #[cfg(windows)]
    pub(super) fn stop(&mut self) {
        let _ =
            Command::new("taskkill").args(["/F", "/T", "/PID", &self.root.to_string()]).output();
    }

    /// Ends what programs have left behind that have ended, as this one has now.
    #[cfg(unix)]
    pub(super) fn end(self) {
        let mut all = ALL.lock().expect("no panic");
        all.running.remove(&self.number);
        let any = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        let is_soon = !all.running.is_empty() && all.last.is_some_and(|last| last.elapsed() < LEFT);
        // Mostly this process has no child at all.
        if rustix::process::waitid(WaitId::All, any).is_err() || self.others.is_empty() && is_soon {
            return;
        }
        all.last = Some(Instant::now());
        let is_left = |pid| number_of(pid).is_some_and(|number| !all.running.contains(&number));
        let mut left = self.others;
        // They become children of this process one after the other.
        for _ in 0..100 {
            let mut orphans = processes();
            let processes = orphans.clone();
            orphans.retain(|&(pid, parent)| parent == process::id() && is_left(pid));
            let mut new = with_children(&processes, orphans.iter().map(|it| it.0).collect());
            new.retain(|pid| !left.contains(pid));
            new.iter().for_each(|&pid| signal(pid, Signal::KILL));
            left.extend(&new);
            let is_there = |pid| fs::exists(format!("/proc/{pid}")).unwrap_or(false);
            left.retain(|&pid| is_there(pid) && !is_reaped(pid));
            if new.is_empty() && left.is_empty() {
                break;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    #[cfg(windows)]
    pub(super) fn end(self) {
        unmark(self.number);
    }
}

/// A line of a file in `/proc/PID`, in bytes, where the system has that.
pub(super) fn memory(pid: u32, file: &str, line: &str) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/{file}")).ok()?;
    let line = status.lines().find_map(|found| found.strip_prefix(line))?;
    let kib: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kib << 10)
}

/// All processes, each with its parent.
fn processes() -> Vec<(u32, u32)> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    let ids = entries.filter_map(|process| process.file_name().to_str()?.parse::<u32>().ok());
    let with_parent = |pid| {
        let status = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // After the name, which may have anything in it: the state and the parent.
        let (_, rest) = status.rsplit_once(')')?;
        Some((pid, rest.split_whitespace().nth(1)?.parse().ok()?))
    };
    ids.filter_map(with_parent).collect()
}

/// Processes, and all that these have started.
fn with_children(processes: &[(u32, u32)], mut found: Vec<u32>) -> Vec<u32> {
    let mut at = 0;
    while at < found.len() {
        let of = |(pid, parent): &&(u32, u32)| *parent == found[at] && !found.contains(pid);
        let more: Vec<u32> = processes.iter().filter(of).map(|&(pid, _)| pid).collect();
        found.extend(more);
        at += 1;
    }
    found
}

/// The number of the program of this process that has started another process, if one has.
fn number_of(pid: u32) -> Option<u64> {
    let environment = fs::read(format!("/proc/{pid}/environ")).ok()?;
    let mark = format!("{MARK}={}-", process::id());
    let mut variables = environment.split(|&byte| byte == 0).map(String::from_utf8_lossy);
    variables.find_map(|variable| variable.strip_prefix(&mark)?.parse().ok())
}

#[cfg(unix)]
fn signal(pid: u32, signal: Signal) {
    if let Some(pid) = i32::try_from(pid).ok().and_then(Pid::from_raw) {
        // It may have ended just now.
        let _ = rustix::process::kill_process(pid, signal);
    }
}

/// Whether a child of this process has ended, which is then forgotten.
#[cfg(unix)]
fn is_reaped(pid: u32) -> bool {
    let pid = i32::try_from(pid).ok().and_then(Pid::from_raw);
    let ended = pid.map(|pid| rustix::process::waitpid(Some(pid), WaitOptions::NOHANG));
    matches!(ended, Some(Ok(Some(_))))
}
