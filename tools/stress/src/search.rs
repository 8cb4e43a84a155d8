use crate::contest::{Contest, Failure, Fault, Players};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Which inputs are tried.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// What all inputs follow from.
    pub seed: u64,
    /// How long.
    pub time: Duration,
    /// By how many threads.
    pub jobs: usize,
}

/// The sizes that a generator knows: 1 to this.
const SIZES: u64 = 100;

impl Plan {
    /// The seed and the size of an input: sizes grow from the smallest to the largest, again and again.
    pub fn input(self, index: u64) -> (u64, u64) {
        // Short enough to be typed.
        let seed = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(index);
        let mixed = (seed ^ (seed >> 31)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (mixed >> 32, 1 + index % SIZES)
    }
}

/// How far a search came.
#[derive(Clone, Copy, Debug)]
pub struct Stats {
    /// Inputs that the solution had right.
    pub inputs: u64,
    /// The cases in them.
    pub cases: u64,
    /// How long it took.
    pub time: Duration,
}

/// An input that was found.
pub struct Found {
    /// Its number in the sequence.
    pub index: u64,
    /// On it the solution fails, or it says nothing of the solution.
    pub outcome: Result<Failure, Fault>,
}

/// Tries inputs until the time is over or one fails: the first in their sequence that does, whatever number of
/// threads there is.
pub fn search(players: &Players, plan: Plan) -> (Stats, Option<Found>) {
    let start = Instant::now();
    let [next, inputs, cases] = [const { AtomicU64::new(0) }; 3];
    // No input behind the first that fails is of interest.
    let end = AtomicU64::new(u64::MAX);
    let found: Mutex<Option<Found>> = Mutex::new(None);
    let work = || {
        let contest = Contest::new(players, start.checked_add(plan.time));
        while start.elapsed() < plan.time {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= end.load(Ordering::Relaxed) {
                break;
            }
            let outcome = match attempt(&contest, plan.input(index)) {
                Ok((None, count)) => {
                    inputs.fetch_add(1, Ordering::Relaxed);
                    cases.fetch_add(count, Ordering::Relaxed);
                    continue;
                }
                // What was found before counts.
                Err(Fault::Stopped) => break,
                Ok((Some(failure), _)) => Ok(failure),
                Err(fault) => Err(fault),
            };
            end.fetch_min(index, Ordering::Relaxed);
            let mut found = found.lock().expect("no panic");
            if found.as_ref().is_none_or(|found| index < found.index) {
                *found = Some(Found { index, outcome });
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..plan.jobs {
            scope.spawn(work);
        }
    });
    let (inputs, cases) = (inputs.into_inner(), cases.into_inner());
    let stats = Stats { inputs, cases, time: start.elapsed() };
    (stats, found.into_inner().expect("no panic"))
}

/// How the solution fails on an input, if it does, and the number of cases in that.
fn attempt(contest: &Contest, (seed, size): (u64, u64)) -> Result<(Option<Failure>, u64), Fault> {
    let (input, cases) = contest.generate(seed, size)?;
    let answer = contest.answer(&input)?;
    Ok((contest.judge(&input, &answer, None)?, cases))
}
