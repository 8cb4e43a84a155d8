//! Any code: a block of heaps at a time, on all cores.
//!
//! First, for each heap of the block in parallel, the options without a part in the block are
//! collected; then, heap by heap, the few options with one.

use super::Engine;
use crate::index;
use crate::rule::{Code, Family};
use crate::watch::Watch;
use rayon::prelude::*;

/// The most heaps in a block, and the most bytes for their sets.
const MOST_HEAPS: usize = 256;
const MOST_BYTES: usize = 1 << 24;
/// About the most options of a block, unless that is less than a heap for each core: a moment's work.
const MOST_OPTIONS: u128 = 1 << 30;
/// With fewer heaps before a block, threads cost more than they save.
const ALONE: usize = 1 << 11;

pub struct Blocks {
    code: Code,
    slots: Vec<Slot>,
}

/// A heap of the block: its moves, and the values of its options so far. Reused in the next block, since
/// large sets are slow to allocate.
#[derive(Default)]
struct Slot {
    families: Vec<Family>,
    seen: Seen,
}

/// A set of values below its capacity: a byte for each. Stores do not depend on each other, as those into the words
/// of a bitset would.
#[derive(Default)]
struct Seen(Vec<u8>);

impl Seen {
    fn insert(&mut self, value: u32) {
        self.0[value as usize] = 1;
    }

    /// The least value that is not in the set.
    fn mex(&self) -> u32 {
        // The compiler turns sums of chunks into vector instructions.
        let is_full = |chunk: &[u8]| usize::from(chunk.iter().sum::<u8>()) == CHUNK;
        let full = self.0.chunks_exact(CHUNK).take_while(|chunk| is_full(chunk)).count() * CHUNK;
        let rest = self.0[full..].iter().take_while(|&&byte| byte == 1).count();
        u32::try_from(full + rest).expect("a capacity has 32 bits")
    }
}

/// How many bytes are looked at together.
const CHUNK: usize = 64;

impl Blocks {
    pub fn new(code: Code) -> Blocks {
        Blocks { code, slots: Vec::new() }
    }
}

/// Appends the values of one block, up to `len` values in all. The block ends early after a value that
/// the sets have no room for.
fn block(code: &Code, slots: &mut Vec<Slot>, values: &mut Vec<u32>, len: usize, capacity: u32) {
    let start = values.len();
    let options = code.count_options(start as u64).max(1);
    let most = usize::try_from(MOST_OPTIONS / options).unwrap_or(MOST_HEAPS);
    let most = most.clamp(rayon::current_num_threads().min(MOST_HEAPS), MOST_HEAPS);
    let heaps = (len - start).min(most).min((MOST_BYTES / capacity as usize).max(1));
    slots.resize_with(heaps, Slot::default);
    let known = &values[..];
    let collect = |(place, slot): (usize, &mut Slot)| {
        slot.families = code.families((start + place) as u64);
        slot.seen.0.clear();
        slot.seen.0.resize((capacity as usize).next_multiple_of(CHUNK), 0);
        add_known(&slot.families, start + place, known, &mut slot.seen);
    };
    if start < ALONE {
        slots.iter_mut().enumerate().for_each(collect);
    } else {
        slots.par_iter_mut().enumerate().for_each(collect);
    }
    for Slot { families, seen } in slots {
        add_new(families, values, start, seen);
        let value = seen.mex();
        values.push(value);
        if value >= capacity {
            return;
        }
    }
}

impl Engine for Blocks {
    fn extend(&mut self, values: &mut Vec<u32>, len: usize, watch: &dyn Watch) {
        let mut largest = values.iter().copied().max().unwrap_or(0);
        while values.len() < len {
            if !watch.go_on(values.len()) {
                return;
            }
            let start = values.len();
            // A nim-sum of values below a power of two is below it. With room for twice the largest
            // value, few blocks end early.
            let capacity = (2 * largest + 2).next_power_of_two().max(256);
            block(&self.code, &mut self.slots, values, len, capacity);
            largest = values[start..].iter().copied().fold(largest, u32::max);
        }
    }

    fn at_once(&self) -> u128 {
        1
    }

    fn memory(&self, len: u64) -> u64 {
        // The sets of a block, or a single set for values below 8 len.
        MOST_BYTES as u64 + 8 * len
    }
}

/// Adds the values of the options of `heap` whose parts are all in `known`, the values from heap 0 on.
fn add_known(families: &[Family], heap: usize, known: &[u32], seen: &mut Seen) {
    let len = known.len();
    for family in families {
        let gap = usize::from(family.unequal);
        match family.parts {
            0 => seen.insert(0),
            1 if family.step == 1 => {
                let low = heap - index(family.last);
                let high = (heap - index(family.first) + 1).min(len);
                known.get(low..high).into_iter().flatten().for_each(|&value| seen.insert(value));
            }
            1 => {
                let rests = family.takes().map(|take| heap - index(take));
                rests.filter(|&rest| rest < len).for_each(|rest| seen.insert(known[rest]));
            }
            2 => {
                for rest in family.takes().map(|take| heap - index(take)) {
                    // The larger part must be known too.
                    let low = (rest + 1).saturating_sub(len).max(1);
                    let high = (rest - gap) / 2;
                    add_pairs(known, low, high, rest, 0, seen);
                }
            }
            _ => {
                for rest in family.takes().map(|take| heap - index(take)) {
                    for a in 1..=(rest / 3).min(len.saturating_sub(1)) {
                        let low = (rest - a + 1).saturating_sub(len).max(a + gap);
                        let high = (rest - a).saturating_sub(gap) / 2;
                        add_pairs(known, low, high, rest - a, known[a], seen);
                    }
                }
            }
        }
    }
}

/// Adds the nim-sums of `third` and the values of heaps `a` and `sum - a`, for `a` in `low..=high`.
fn add_pairs(g: &[u32], low: usize, high: usize, sum: usize, third: u32, seen: &mut Seen) {
    if low > high {
        return;
    }
    let pairs = g[low..=high].iter().zip(g[sum - high..=sum - low].iter().rev());
    pairs.for_each(|(a, b)| seen.insert(a ^ b ^ third));
}

/// Adds the values of the options of the heap after `g` that have a part in `g[start..]`.
fn add_new(families: &[Family], g: &[u32], start: usize, seen: &mut Seen) {
    let heap = g.len();
    for family in families.iter().filter(|family| family.parts > 0) {
        let gap = usize::from(family.unequal);
        // The largest part is at least `start`.
        let rests = family.takes().map(|take| heap - index(take));
        for rest in rests.take_while(|&rest| rest >= start) {
            match family.parts {
                1 => seen.insert(g[rest]),
                2 => {
                    let high = (rest - start).min((rest - gap) / 2);
                    add_pairs(g, 1, high, rest, 0, seen);
                }
                _ => {
                    for a in 1..=rest / 3 {
                        let Some(most) = (rest - a).checked_sub(start) else { break };
                        let high = most.min((rest - a).saturating_sub(gap) / 2);
                        add_pairs(g, a + gap, high, rest - a, g[a], seen);
                    }
                }
            }
        }
    }
}
