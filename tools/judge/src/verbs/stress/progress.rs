//! What is shown on a terminal while inputs are tried.

use super::report::grouped;
use std::io::{IsTerminal, stderr};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};
use stress::Progress;

/// How often it is brought up to date.
const TICK: Duration = Duration::from_millis(200);

/// What takes the line off the terminal again.
const CLEAR: &str = "\r\x1b[K";

/// Does the work, and shows how far it is: cases, rate, time left.
pub fn shown<T>(progress: &Progress, time: Duration, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let line = || {
        let (cases, elapsed) = (progress.cases(), start.elapsed());
        let rate = u128::from(cases) * 1000 / elapsed.as_millis().max(1);
        let left = time.saturating_sub(elapsed).as_secs();
        format!("{} cases, {}/s, {left} s left", grouped(cases.into()), grouped(rate))
    };
    during(line, work)
}

/// Does the work, and shows on a terminal a line that is kept up to date.
pub fn during<T>(line: impl Fn() -> String + Sync, work: impl FnOnce() -> T) -> T {
    if !stderr().is_terminal() {
        return work();
    }
    let (end, ended) = mpsc::channel::<()>();
    let line = &line;
    let result = thread::scope(|scope| {
        scope.spawn(move || {
            while ended.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                eprint!("{CLEAR}{}", line());
            }
        });
        let result = work();
        drop(end);
        result
    });
    eprint!("{CLEAR}");
    result
}
