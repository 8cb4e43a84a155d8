//! 64 boards at a time, a byte for each: bit `v` says that the board has value `v`, or an option of that
//! value. So the values of options are put together by "or", those of 8 boards in a word.
//!
//! The boards of a block differ in six coins, the lanes, each of which has one move: to turn over itself.
//! Lanes 0 to 2 choose the byte in a word, lanes 3 to 5 the word.

#![allow(clippy::inline_always, reason = "what is compiled for wide vectors must be inlined")]

use std::array;

/// How many coins are lanes.
pub const LANES: usize = 6;
/// The values that a byte has room for are below it.
pub const VALUES: u32 = 8;

/// The values of 64 boards, or those of their options.
pub type Block = [u64; 8];

/// A one in each byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The bytes of which lane 0, 1 or 2 shows heads.
const HEADS: [u64; 3] = [0xff00_ff00_ff00_ff00, 0xffff_0000_ffff_0000, 0xffff_ffff_0000_0000];
/// The bytes of which none, one or two of the lanes 0 to 2 show heads.
const LEVELS: [u64; 3] = [0xff, 0x0000_00ff_00ff_ff00, 0x00ff_ff00_ff00_0000];

/// Adds for each board the value that it has in `other` after some lanes are turned over.
#[inline(always)]
pub fn add(seen: &mut Block, other: &Block, lanes: usize) {
    if lanes == 0 {
        insert(seen, other);
    } else {
        insert(seen, &turn(other, lanes));
    }
}

#[inline(always)]
fn insert(seen: &mut Block, other: &Block) {
    seen.iter_mut().zip(other).for_each(|(seen, values)| *seen |= values);
}

/// The block after some lanes are turned over.
#[inline(always)]
fn turn(block: &Block, lanes: usize) -> Block {
    let mut turned = *block;
    for (lane, heads) in HEADS.into_iter().enumerate() {
        if lanes >> lane & 1 == 1 {
            let by = 8 << lane;
            turned = turned.map(|word| (word & heads) >> by | (word << by) & heads);
        }
    }
    for word in [1, 2, 4] {
        if lanes >> 3 & word != 0 {
            turned = array::from_fn(|place| turned[place ^ word]);
        }
    }
    turned
}

/// In each byte the lowest bit that is missing; none if all are there.
#[inline(always)]
fn mex(seen: u64) -> u64 {
    // After a byte without a missing bit the bytes above are wrong.
    !seen & seen.wrapping_add(ONES)
}

/// The values, given those of the options in other blocks; `None` if some value is not below [`VALUES`].
#[inline(always)]
pub fn solve(seen: &Block) -> Option<Block> {
    let mut values = [0; 8];
    let mut without_value = 0;
    for place in 0..8 {
        let mut seen = seen[place];
        for lane in (0..3).filter(|lane| place >> lane & 1 == 1) {
            seen |= values[place ^ (1 << lane)];
        }
        for level in LEVELS {
            let known = mex(seen) & level;
            for (lane, heads) in HEADS.into_iter().enumerate() {
                seen |= (known << (8 << lane)) & heads;
            }
        }
        values[place] = mex(seen);
        without_value |= values[place].wrapping_sub(ONES) & !values[place];
    }
    (without_value & ONES << 7 == 0).then_some(values)
}

/// The value of one board of a block.
pub fn value(block: &Block, lanes: usize) -> u32 {
    (block[lanes >> 3 & 7] >> (8 * (lanes & 7))).trailing_zeros()
}

/// The block of which each board has the nim-sum of `rest` and of the values of its lanes, all of them
/// below [`VALUES`].
pub fn nim_sums(rest: u32, lanes: [u32; LANES]) -> Block {
    let mut block = [0; 8];
    for board in 0..64 {
        let heads = (0..6).filter(|lane| board >> lane & 1 == 1);
        let sum = heads.fold(rest, |sum, lane| sum ^ lanes[lane]);
        block[board >> 3] |= 1 << sum << (8 * (board & 7));
    }
    block
}

#[cfg(test)]
mod tests {
    use super::{Block, add, solve, value};

    /// Eight values, and no more, have room.
    #[test]
    fn room() {
        let all_but = |bits: u64| solve(&[0xff ^ bits, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!(value(&all_but(1 << 7).unwrap(), 0), 7);
        assert_eq!(all_but(0), None);
        // Board 63 has its option 62, of value 1, and the values 2 to 7 and 0 in other blocks.
        assert_eq!(solve(&[0, 0, 0, 0, 0, 0, 0, 0xfd << 56]), None);
    }

    /// Against the mex over all options, one by one.
    #[test]
    fn lanes() {
        let mut random = 1_u64;
        for _ in 0..200 {
            let mut seen: Block = [0; 8];
            let mut sets = [0_u32; 64];
            // Two options in other blocks and six lanes, some of equal value, are room enough for most.
            for _ in 0..2 {
                random = random.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
                let (other, turned) = (random, (random >> 50) as usize % 64);
                let mut block = [0; 8];
                for board in 0..64 {
                    let value = other >> board & 1;
                    block[board >> 3] |= 1 << value << (8 * (board & 7));
                    sets[board ^ turned] |= 1 << value;
                }
                add(&mut seen, &block, turned);
            }
            let mut plain = [0; 64];
            for board in 0..64_usize {
                let heads = (0..6).filter(|lane| board >> lane & 1 == 1);
                let set =
                    heads.fold(sets[board], |set, lane| set | 1 << plain[board ^ (1 << lane)]);
                plain[board] = set.trailing_ones();
            }
            match solve(&seen) {
                Some(values) => {
                    (0..64).for_each(|board| assert_eq!(value(&values, board), plain[board]));
                }
                None => assert!(plain.iter().any(|&value| value >= 8)),
            }
        }
    }
}
