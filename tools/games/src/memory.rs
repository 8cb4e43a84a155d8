//! How much memory is free.

use crate::error::{Error, Result};
use std::fs::read_to_string;
use std::path::Path;

/// Checks that `needed` bytes of memory are free for `what`.
///
/// # Errors
/// If they are not, with both figures.
pub fn check_free(needed: u64, what: &str) -> Result<()> {
    let free = free_memory();
    if needed <= free {
        return Ok(());
    }
    let mib = |bytes: u64| bytes.div_ceil(1 << 20);
    Err(Error::new(format!(
        "{what} needs {} MiB of memory, and {} MiB are free",
        mib(needed),
        mib(free)
    )))
}

/// The memory that is free, in bytes: on Linux what the machine has left, and no more than the limit of this process
/// leaves; 2 GiB elsewhere.
#[must_use]
pub fn free_memory() -> u64 {
    let known = [of_machine(), of_process()];
    known.into_iter().flatten().min().unwrap_or(2 << 30)
}

fn of_machine() -> Option<u64> {
    field(Path::new("/proc/meminfo"), "MemAvailable:")?.checked_mul(1024)
}

/// What `ulimit -v` leaves.
fn of_process() -> Option<u64> {
    let limit = field(Path::new("/proc/self/limits"), "Max address space")?;
    let used = field(Path::new("/proc/self/status"), "VmSize:")?.checked_mul(1024)?;
    Some(limit.saturating_sub(used))
}

/// The first word after `name` in the line that begins with it, if that is a number.
fn field(path: &Path, name: &str) -> Option<u64> {
    let text = read_to_string(path).ok()?;
    let rest = text.lines().find_map(|line| line.strip_prefix(name))?;
    rest.split_whitespace().next()?.parse().ok()
}
