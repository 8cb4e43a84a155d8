//! Progress on standard error when that is a terminal, and Ctrl-C.

use crate::error::{Error, Result};
use std::io::{IsTerminal, Write, stderr};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Watches the progress of a computation, and may stop it.
pub trait Watch: Sync {
    /// Whether to go on, after `done` steps.
    fn go_on(&self, done: usize) -> bool;
    /// The computation takes `total` steps, not as many as was thought.
    fn expect(&self, _total: u64) {}
}

/// Ctrl-C has been pressed.
static PRESSED: AtomicBool = AtomicBool::new(false);
/// The time of [`stop_after`], and whether it is over.
static LIMIT: OnceLock<Duration> = OnceLock::new();
static IS_LIMITED: AtomicBool = AtomicBool::new(true);
static IS_OVER: AtomicBool = AtomicBool::new(false);

/// Whether Ctrl-C has been pressed.
pub fn pressed() -> bool {
    PRESSED.load(Ordering::Relaxed)
}

/// Whether what is under way is to stop: Ctrl-C has been pressed, or the time is over.
pub fn interrupted() -> bool {
    pressed() || IS_OVER.load(Ordering::Relaxed)
}

/// What was found in its time may be written, however long that takes.
pub fn without_limit() {
    IS_LIMITED.store(false, Ordering::Relaxed);
    IS_OVER.store(false, Ordering::Relaxed);
}

/// How long one value is computed, or one position searched, if [`stop_after`] does not end that before.
#[must_use]
pub fn most_time() -> Duration {
    LIMIT.get().map_or(LONG, |limit| limit.saturating_mul(2))
}

/// The error after a stop; `what` is what was done of what was asked for.
#[must_use]
pub fn stopped(what: &str) -> Error {
    Error::new(match LIMIT.get() {
        Some(limit) if !pressed() => {
            format!(
                "stopped after {} seconds: {what}; --seconds S goes on longer",
                limit.as_secs_f64()
            )
        }
        _ => format!("stopped by Ctrl-C: {what}"),
    })
}

/// From now on, Ctrl-C asks the computation or the printing under way to stop; pressed again, it ends
/// the program at once.
///
/// # Errors
/// If the handler cannot be set.
pub fn catch_interrupts() -> Result<()> {
    let handler = || {
        if PRESSED.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(handler).map_err(|e| Error::new(format!("Ctrl-C: {e}")))
}

/// In so much time, what is computed stops as by Ctrl-C; what is printed goes on.
pub fn stop_after(time: Duration) {
    let _ = LIMIT.set(time);
    std::thread::spawn(move || {
        std::thread::sleep(time);
        IS_OVER.store(IS_LIMITED.load(Ordering::Relaxed), Ordering::Relaxed);
    });
}

/// Stops at Ctrl-C without progress of its own.
pub struct Interruptible;

impl Watch for Interruptible {
    fn go_on(&self, _: usize) -> bool {
        !interrupted()
    }
}

/// A part of a computation: after so many steps of the whole.
pub struct At<'a>(pub &'a dyn Watch, pub usize);

impl Watch for At<'_> {
    fn go_on(&self, _: usize) -> bool {
        self.0.go_on(self.1)
    }
}

/// The printing of what has been computed: Ctrl-C stops it after a whole line. If Ctrl-C stopped the
/// computation, all that was computed is printed.
pub struct Printing {
    was_interrupted: bool,
}

impl Printing {
    /// Begins to print.
    #[must_use]
    pub fn begin() -> Printing {
        Printing { was_interrupted: pressed() }
    }

    /// Whether to print one more line.
    #[must_use]
    pub fn go_on(&self) -> bool {
        self.was_interrupted || !pressed()
    }
}

/// Stops a computation when its time is over, if nothing else has stopped it before.
pub struct Limited<'a> {
    watch: &'a dyn Watch,
    end: Instant,
    stopped: AtomicBool,
}

impl Limited<'_> {
    /// For work that is to end in so much time.
    #[must_use]
    pub fn new(watch: &dyn Watch, time: Duration) -> Limited<'_> {
        // Without an end, if that is beyond what a clock can show.
        let now = Instant::now();
        let end = now.checked_add(time).unwrap_or(now + Duration::from_secs(u32::MAX.into()));
        Limited { watch, end, stopped: AtomicBool::new(false) }
    }

    /// Whether the computation has been stopped.
    #[must_use]
    pub fn has_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

impl Watch for Limited<'_> {
    fn go_on(&self, done: usize) -> bool {
        let go_on = self.watch.go_on(done) && Instant::now() < self.end;
        if !go_on {
            self.stopped.store(true, Ordering::Relaxed);
        }
        go_on
    }
    fn expect(&self, total: u64) {
        self.watch.expect(total);
    }
}

/// A line of progress on standard error: again and again if that is a terminal, else once after 15 seconds; stops at Ctrl-C.
pub struct Progress {
    unit: String,
    /// How many steps there are; 0 if that is not known.
    total: AtomicU64,
    begin: Instant,
    /// How many times the line was written.
    lines: AtomicU64,
    is_shown: bool,
}

/// The line is written so often.
const EACH: Duration = Duration::from_millis(100);
/// The usual time of one value; and what takes so long says so, if nothing ends it before.
const LONG: Duration = Duration::from_secs(10);
const NOTICE: Duration = Duration::from_secs(15);
/// Back to the beginning of the line, and nothing in it.
const CLEAR: &str = "\r\x1b[K";

impl Progress {
    /// For work whose steps cannot be counted before.
    #[must_use]
    pub fn endless(unit: &str) -> Progress {
        Progress::new(0, unit)
    }

    /// For work of `total` steps, called `unit`.
    #[must_use]
    pub fn new(total: u64, unit: &str) -> Progress {
        let (total, lines) = (AtomicU64::new(total), AtomicU64::new(0));
        let (begin, is_shown) = (Instant::now(), stderr().is_terminal());
        Progress { unit: unit.to_owned(), total, begin, lines, is_shown }
    }

    fn show(&self, done: usize) {
        let (time, total) = (self.begin.elapsed(), self.total.load(Ordering::Relaxed));
        let each = if self.is_shown { EACH } else { NOTICE };
        let lines = u64::try_from(time.as_millis() / each.as_millis()).unwrap_or(u64::MAX);
        let before = self.lines.fetch_max(lines, Ordering::Relaxed);
        let of = if total > 0 { format!(" of {total}") } else { String::new() };
        let now = format!("{done}{of} {}, {} s", self.unit, time.as_secs());
        if self.is_shown && lines > before {
            let _ = write!(stderr(), "{CLEAR}{now}");
        } else if lines > 0 && before == 0 && LIMIT.get().is_none() {
            let _ = writeln!(stderr(), "{now}; Ctrl-C ends it");
        }
    }
}

impl Watch for Progress {
    fn go_on(&self, done: usize) -> bool {
        self.show(done);
        !interrupted()
    }
    fn expect(&self, total: u64) {
        self.total.store(total, Ordering::Relaxed);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.is_shown && self.lines.load(Ordering::Relaxed) > 0 {
            let _ = write!(stderr(), "{CLEAR}");
        }
    }
}

#[cfg(test)]
#[path = "../tests/inside/looks.rs"]
pub mod looks;
