//! When a check is to stop.

use crate::watch::{Watch, interrupted};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Stops a check at Ctrl-C, or after some time.
pub struct Stop<'a> {
    watch: &'a dyn Watch,
    limit: Option<Duration>,
    until: Option<Instant>,
    stopped: AtomicBool,
    was_interrupted: bool,
}

impl Stop<'_> {
    /// Stops when `watch` says so, or after `limit`.
    #[must_use]
    pub fn new(watch: &dyn Watch, limit: Option<Duration>) -> Stop<'_> {
        let until = limit.map(|limit| Instant::now() + limit);
        Stop { watch, limit, until, stopped: AtomicBool::new(false), was_interrupted: false }
    }

    /// The same with the whole time again, for what comes next; a Ctrl-C from before does not stop it.
    pub(super) fn again(&self) -> Stop<'_> {
        Stop { was_interrupted: interrupted(), ..Stop::new(self.watch, self.limit) }
    }

    /// Whether it has said to stop.
    #[must_use]
    pub fn stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed) || (interrupted() && !self.was_interrupted)
    }
}

impl Watch for Stop<'_> {
    fn go_on(&self, done: usize) -> bool {
        let is_late = self.until.is_some_and(|until| Instant::now() >= until);
        if is_late || !(self.watch.go_on(done) || self.was_interrupted) {
            self.stopped.store(true, Ordering::Relaxed);
        }
        !self.stopped()
    }

    fn expect(&self, total: u64) {
        self.watch.expect(total);
    }
}

#[cfg(test)]
mod tests {
    use super::{Duration, Stop, Watch};
    use std::sync::atomic::{AtomicU64, Ordering};

    /// Stops after 9, and keeps what is expected.
    #[derive(Default)]
    struct Few(AtomicU64);

    impl Watch for Few {
        fn go_on(&self, done: usize) -> bool {
            done < 9
        }

        fn expect(&self, total: u64) {
            self.0.store(total, Ordering::Relaxed);
        }
    }

    /// A check stops when its watch says so, or its time is over, and stays so.
    #[test]
    fn stops() {
        let few = Few::default();
        for limit in [None, Some(Duration::from_secs(1000))] {
            let stop = Stop::new(&few, limit);
            assert!(stop.go_on(8) && !stop.stopped());
            assert!(!stop.go_on(9) && stop.stopped() && !stop.go_on(8));
            assert!(!stop.again().stopped() && stop.again().go_on(8));
        }
        let late = Stop::new(&few, Some(Duration::ZERO));
        assert!(!late.stopped() && !late.go_on(0) && late.stopped());
        assert!(!late.again().go_on(0));
        late.expect(70);
        assert_eq!(few.0.load(Ordering::Relaxed), 70);
    }
}
