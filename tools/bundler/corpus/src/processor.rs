//! The time that the processor spends, which does not depend on what else the machine does.

use std::fs;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// What this process has spent of the processor's time, with all that it has started and waited for; where
/// the system has no `/proc`, the time since this was first asked.
#[must_use]
pub fn processor_time() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    let start = START.get_or_init(Instant::now);
    ticks().map_or_else(|| start.elapsed(), |ticks| Duration::from_millis(ticks * 10))
}

/// The same in hundredths of a second.
fn ticks() -> Option<u64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program is in parentheses, and may have blanks. After it come the state and ten
    // numbers, then the time: its own in user and system mode, and that of what it waited for in both.
    let (_, numbers) = stat.rsplit_once(')')?;
    let mut times = numbers.split_whitespace().skip(11).take(4);
    times.try_fold(0, |sum, ticks| Some(sum + ticks.parse::<u64>().ok()?))
}
