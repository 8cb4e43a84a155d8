//! Processes, as the system knows them: their memory, and their end.

use std::fs;
#[cfg(windows)]
use std::process::Command;

/// The memory that a process has, in bytes, where the system tells.
#[must_use]
pub fn resident(pid: u32) -> Option<u64> {
    memory(pid, "VmRSS:")
}

/// A line of what the system tells of the memory of a process, in bytes.
pub(super) fn memory(pid: u32, line: &str) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|found| found.strip_prefix(line))?;
    let kib: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kib << 10)
}

#[cfg(unix)]
pub(super) fn stop(pid: u32) {
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
pub(super) fn stop(pid: u32) {
    let _ = Command::new("taskkill").args(["/F", "/PID", &pid.to_string()]).output();
}
