//! Processes, as the system knows them: their memory, and their end.

use std::fs;
#[cfg(windows)]
use std::process::Command;

/// A line of `/proc/PID/status`, in bytes, where the system has that.
pub(super) fn memory(pid: u32, line: &str) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|found| found.strip_prefix(line))?;
    let kib: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kib << 10)
}

/// Stops a process and, on Linux, all its descendants. They are in no group of their own, as Ctrl-C would not reach it.
#[cfg(unix)]
pub(super) fn stop(pid: u32) {
    let mut all = vec![pid];
    let signal = |pids: &[u32], signal| pids.iter().for_each(|&pid| kill(i64::from(pid), signal));
    // A halted process starts no other.
    loop {
        signal(&all, libc::SIGSTOP);
        let others = started_by(&all);
        if others.is_empty() {
            break;
        }
        all.extend(others);
    }
    signal(&all, libc::SIGKILL);
}

/// The processes that these have started, and that are none of these.
#[cfg(unix)]
fn started_by(pids: &[u32]) -> Vec<u32> {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let ids = processes.filter_map(|process| process.file_name().to_str()?.parse::<u32>().ok());
    let is_started = |pid: &u32| {
        let status = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        // After the name, which may have anything in it: the state and the parent.
        let rest = status.rsplit_once(')').map_or("", |(_, rest)| rest);
        let parent = rest.split_whitespace().nth(1).and_then(|parent| parent.parse().ok());
        parent.is_some_and(|parent| pids.contains(&parent)) && !pids.contains(pid)
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

/// Stops a process, and all that it has started.
#[cfg(windows)]
pub(super) fn stop(pid: u32) {
    let _ = Command::new("taskkill").args(["/F", "/T", "/PID", &pid.to_string()]).output();
}
