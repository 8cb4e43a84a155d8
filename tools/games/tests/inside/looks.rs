//! A watch that stops after some looks.

use super::Watch;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Stops a computation when it has been asked so many times whether to go on.
pub struct Looks {
    asked: AtomicUsize,
    most: usize,
}

impl Looks {
    /// Lets a computation go on so many times.
    #[must_use]
    pub fn new(most: usize) -> Looks {
        Looks { asked: AtomicUsize::new(0), most }
    }
}

impl Watch for Looks {
    fn go_on(&self, _: usize) -> bool {
        self.asked.fetch_add(1, Ordering::Relaxed) < self.most
    }
}
