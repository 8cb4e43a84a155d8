//! The options of some positions by all moves.

use super::found::LoopNumbers;
use super::lanes::{Lanes, Options};
use super::plan::{Leaves, Plan};
use super::read::Read;
use super::space::Space;
use super::walk::Walk;
use crate::watch::Watch;

/// For each move its plan, what is found for its loops once, and the options of the positions at hand.
pub struct Moves(Vec<(Plan, Vec<LoopNumbers>, Options)>);

impl Moves {
    pub fn new(plans: Vec<Plan>) -> Moves {
        Moves(plans.into_iter().map(|plan| (plan, Vec::new(), Options::default())).collect())
    }

    /// Forgets what is found.
    pub fn begin(&mut self) {
        for (plan, found, _) in &mut self.0 {
            let has_own = plan.stages.iter().map(|stage| !stage.each.own.is_empty());
            *found = has_own.map(LoopNumbers::new).collect();
            if let (Leaves::Lists(_), Some(last)) = (&plan.leaves, found.last_mut()) {
                last.is_used = true;
            }
        }
    }

    /// Finds the options of positions; those of a single one are read too. Returns how much there was to do; `None` if that
    /// is too much, or it was stopped.
    pub fn find(
        &mut self,
        space: &Space,
        lanes: &Lanes,
        odd: &mut [bool],
        read: &mut Read,
        watch: (&dyn Watch, usize),
    ) -> Option<usize> {
        let (count, mut size) = (odd.len(), 0);
        for (plan, found, options) in &mut self.0 {
            options.clear(plan.width(), count);
            let mut flush = |found: &[LoopNumbers], options: &mut Options| {
                read.options(plan, found, &options.numbers);
                options.numbers.clear();
                watch.0.go_on(watch.1)
            };
            let flush = &mut flush;
            let mut walk = Walk { plan, space, found, odd, options, flush, is_over: false };
            walk.all(lanes.clone());
            if walk.is_over {
                return None;
            }
            if count == 1 {
                read.options(plan, found, &options.numbers);
            }
            size +=
                options.work + options.counts.iter().map(|count| *count as usize).sum::<usize>();
            options.end_counts();
        }
        Some(size)
    }

    /// Reads the options of one of the positions.
    pub fn read(&self, at: usize, read: &mut Read) {
        for (plan, found, options) in &self.0 {
            read.options(plan, found, options.of(at));
        }
    }
}
