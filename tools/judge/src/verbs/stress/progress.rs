//! What is shown on a terminal while inputs are tried.

use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use std::io::{IsTerminal, stderr};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};
use stress::Progress;

/// How often it is brought up to date.
const TICK: Duration = Duration::from_millis(200);

/// Does the work, and shows how far it is: cases, rate, time left.
pub fn shown<T>(progress: &Progress, time: Duration, work: impl FnOnce() -> T) -> T {
    if !stderr().is_terminal() {
        return work();
    }
    let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let bar = ProgressBar::new(millis(time));
    bar.set_style(style("{wide_bar} {msg}"));
    let start = Instant::now();
    let (end, ended) = mpsc::channel::<()>();
    let shown = bar.clone();
    let result = thread::scope(|scope| {
        scope.spawn(move || {
            while ended.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                let (cases, elapsed) = (progress.cases(), start.elapsed());
                #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
                #[allow(clippy::cast_precision_loss)]
                let rate = (cases as f64 / elapsed.as_secs_f64()) as u64;
                let (cases, rate) = (HumanCount(cases), HumanCount(rate));
                let left = time.saturating_sub(elapsed).as_secs();
                shown.set_message(format!("{cases} cases, {rate}/s, {left} s left"));
                shown.set_position(millis(elapsed));
            }
        });
        let result = work();
        drop(end);
        result
    });
    bar.finish_and_clear();
    result
}

/// Does the work, and shows what it is.
pub fn spinning<T>(what: &'static str, work: impl FnOnce() -> T) -> T {
    if !stderr().is_terminal() {
        return work();
    }
    let bar = ProgressBar::new_spinner();
    bar.set_style(style("{spinner} {msg}"));
    bar.set_message(what);
    bar.enable_steady_tick(TICK);
    let result = work();
    bar.finish_and_clear();
    result
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}
