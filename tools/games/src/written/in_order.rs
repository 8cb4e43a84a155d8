//! Values of all positions in order, as far as one that is asked for.

use super::memo::{Known, UNKNOWN};
use super::{Solver, signed};
use crate::error::Result;
use crate::watch::{Limited, Watch};
use std::mem::take;
use std::time::Duration;

/// So many positions are computed for one, and so many for each that was needed: all up to it in order.
pub const NEAR: usize = 64;
pub const MANY: usize = 16;
/// So often room may be made for options outside the box.
const MOST_WIDENED: u32 = 4;
/// The most time for a position that is not asked for.
const LITTLE_TIME: Duration = Duration::from_millis(10);

impl Solver {
    /// Computes the values of all positions up to one in order, if they are not more than so many, for as long as that
    /// helps.
    pub(super) fn sweep_to(&mut self, position: &[i64], most: usize, watch: &dyn Watch) {
        let Some(mut sweep) = self.sweep.take() else { return };
        let watch = &Limited::new(watch, self.most_time);
        let is_near = |ahead: usize| ahead <= most;
        let mut goes_on = sweep.ahead(&self.memo, position).is_some_and(is_near);
        while goes_on && sweep.ahead(&self.memo, position).is_some_and(|ahead| ahead > 0) {
            let passed =
                sweep.pass((&mut self.memo, &mut self.marks), self.goal, (watch, self.done));
            self.done += passed.done;
            goes_on = watch.go_on(self.done);
            let Some(stuck) = passed.stuck else { continue };
            let is_wanted = stuck.iter().zip(&self.to).all(|(number, to)| number <= to);
            if is_wanted && passed.is_odd && self.widen(&stuck) {
                continue;
            }
            if is_wanted && !sweep.helps(self.done) {
                return;
            }
            if stuck[..] == *position {
                break;
            }
            let little = Limited::new(watch, self.most_time.min(LITTLE_TIME));
            if !is_wanted || self.alone(&stuck, &little).is_err() {
                sweep.skip();
            }
        }
        self.sweep = Some(sweep);
    }

    /// Makes room for the options of a position that are outside the box, but not for many more than are asked for.
    fn widen(&mut self, position: &[i64]) -> bool {
        let sides = self.memo.sides.clone();
        if self.widened < MOST_WIDENED {
            self.widened += 1;
            let numbers: Vec<u64> = position.iter().map(|number| number.unsigned_abs()).collect();
            let mut to: Vec<i64> = self.to.clone();
            for option in self.rule.options(&numbers).into_iter().flatten().flatten() {
                for (to, number) in to.iter_mut().zip(signed(&option)) {
                    *to = if number > *to { number.saturating_mul(2) } else { *to };
                }
            }
            let times = |cells: i64, to: &i64| cells.saturating_mul(to.saturating_add(1));
            let cells = |to: &[i64]| to.iter().fold(1, times);
            if cells(&to) <= cells(&self.to).saturating_mul(5) {
                self.memo.grow(&to);
            }
        }
        self.memo.sides != sides
    }

    /// Computes the value of a position while others wait.
    fn alone(&mut self, position: &[i64], watch: &dyn Watch) -> Result<Known> {
        let others = (take(&mut self.waiting), take(&mut self.looked_at));
        let found = self.compute_all(position, watch);
        self.forget_waiting();
        (self.waiting, self.looked_at) = others;
        found
    }

    /// Those that wait when there is an error are not known.
    pub(super) fn forget_waiting(&mut self) {
        for at in take(&mut self.looked_at) {
            self.memo.set(&self.waiting[at..][..self.rule.width()], UNKNOWN);
        }
    }
}
