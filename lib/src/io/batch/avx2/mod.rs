//! Decodes a batch of numbers with AVX2.
//!
//! 1. `ends` turns each block of 64 bytes into a mask of the bytes where numbers end, and stops at the
//!    first block with anything but digits and white space: there is one check for a block, none for a
//!    number. Then it turns the masks into places.
//! 2. `long` loads the 16 or 32 bytes before each end, clears those that are not of the number, and
//!    combines adjacent values: 2, 4, 8, 16 digits at a time.
//!
//! `short` does both at once for a batch of numbers that have at most three digits.

#![allow(
    unsafe_code, // SIMD instructions, and loads whose bounds the batch checks
    clippy::wildcard_imports, // dozens of instructions
    clippy::cast_possible_wrap, // SIMD intrinsics take signed elements
    clippy::cast_possible_truncation, // places in a batch fit into 16 bits
    clippy::cast_ptr_alignment, // only loads and stores that need no alignment
    clippy::cast_sign_loss // masks are bits
)]

mod ends;
mod lines;
mod long;
mod room;
mod short;
mod vector;

use self::ends::{find, place};
use self::long::{decode_16, decode_32, first_wider};
use self::room::{Room, BEFORE, BLOCK, BLOCKS};
use super::decode::Decode;
use crate::io::space::is_space;
use core::mem::MaybeUninit;

/// Numbers that were decoded together.
pub(super) struct Batch {
    len: usize,
    /// Where in the text the batch starts.
    start: usize,
    /// Whether the numbers are in `shorts`; otherwise they are in `longs`, in two's complement.
    short: bool,
    shorts: Room<u16>,
    longs: Room<u64>,
    /// Number `i` of `longs` ends at `ends[i + 1]`, counted from the start; `ends[0]` is -1 modulo 2^16,
    /// as if a number had ended there.
    ends: Room<u16>,
    /// The distance of each end from the one before it.
    widths: Room<u16>,
    /// The indices of the numbers that have a minus.
    negative: Room<u16>,
    /// Whether to try to decode the next batch as short numbers: those before were short, and all
    /// numbers of three digits are in range.
    try_short: bool,
    /// An upper bound of the average number of bytes that a number took in the last batch.
    bytes_each: usize,
    /// How many more numbers are wanted, at most.
    wanted: usize,
}

impl Batch {
    /// Whether the processor has the instructions: AVX2, BMI1 and POPCNT.
    #[inline]
    pub(super) fn able() -> bool {
        std::is_x86_feature_detected!("avx2")
            && std::is_x86_feature_detected!("bmi1")
            && std::is_x86_feature_detected!("popcnt")
    }

    /// An empty batch, from which at most `wanted` numbers will be taken in all.
    ///
    /// # Panics
    /// Where the processor is not able.
    #[inline(always)] // constructed in place: to move it costs as much as to decode 100 numbers
    #[allow(clippy::inline_always)]
    pub(super) fn new(wanted: usize) -> Self {
        assert!(Self::able());
        Batch {
            len: 0,
            start: 0,
            short: false,
            shorts: Room::new(),
            longs: Room::new(),
            ends: Room::new(),
            widths: Room::new(),
            negative: Room::new(),
            try_short: false,
            bytes_each: 4,
            wanted,
        }
    }

    /// How many numbers there are.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Number `i`, in two's complement.
    #[inline]
    pub(super) fn get(&self, i: usize) -> u64 {
        // SAFETY: `decode` has written `len` numbers.
        unsafe {
            if self.short {
                u64::from(self.shorts.first(self.len)[i])
            } else {
                self.longs.first(self.len)[i]
            }
        }
    }

    /// Folds the values that numbers `from..to` make.
    #[inline]
    pub(super) fn fold<T: Decode, A>(
        &self,
        from: usize,
        to: usize,
        init: A,
        f: impl FnMut(A, T) -> A,
    ) -> A {
        // SAFETY: `new` has checked that the processor is able.
        unsafe { self.fold_here(from, to, init, f) }
    }

    /// [`fold`](Batch::fold), compiled for AVX2, so that a simple `f` is vectorized.
    ///
    /// # Safety
    /// The processor has AVX2.
    #[target_feature(enable = "avx2")]
    unsafe fn fold_here<T: Decode, A>(
        &self,
        from: usize,
        to: usize,
        init: A,
        mut f: impl FnMut(A, T) -> A,
    ) -> A {
        if self.short {
            // A fixed count at a time: the inner loop is unrolled where `f` is simple.
            let blocks = self.shorts.first(self.len)[from..to].chunks_exact(64 * T::LEN);
            let rest = blocks.remainder();
            let folded = blocks.fold(init, |folded, block| fold(block, folded, &mut f));
            fold(rest, folded, &mut f)
        } else {
            fold(&self.longs.first(self.len)[from..to], init, &mut f)
        }
    }

    /// Removes the numbers.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    /// Where in `text` number `i - 1` ends, or the batch starts if `i` is 0. `text` ends where the last
    /// number does.
    pub(super) fn end_of(&self, i: usize, text: &[u8]) -> usize {
        if i == 0 {
            return self.start;
        }
        if !self.short {
            // SAFETY: `decode` has written one more end than numbers.
            return self.start + usize::from(unsafe { self.ends.first(self.len + 1) }[i]);
        }
        let before = |at: usize, space: bool| {
            let same = text[..at].iter().rev().take_while(|&&byte| is_space(byte) == space);
            at - same.count()
        };
        (i..self.len).fold(text.len(), |end, _| before(before(end, false), true))
    }

    /// The number of line feeds.
    #[inline]
    #[allow(clippy::unused_self)] // a batch proves that the processor is able
    pub(super) fn line_breaks(&self, bytes: &[u8]) -> u64 {
        // SAFETY: `new` has checked that the processor is able.
        unsafe { lines::line_breaks(bytes) }
    }

    /// Decodes numbers from `text[at..]`, which does not start inside a token. Returns where the last
    /// one ends.
    ///
    /// It stops before a block that has a byte which is neither digit nor white space (nor, for `signed`
    /// numbers, a minus before a digit), before a number whose magnitude is above `max` or which is too
    /// long, and before an incomplete block. It looks at little more text than the numbers take that
    /// are wanted.
    #[inline(never)]
    pub(super) fn decode(&mut self, text: &[u8], at: usize, max: u64, signed: bool) -> usize {
        self.len = 0;
        self.start = at;
        if at < BEFORE || text.len() < at + BLOCK {
            return at;
        }
        let most = self.wanted.min(BLOCKS * BLOCK) * self.bytes_each + BLOCK;
        let text = &text[at - BEFORE..text.len().min(at + most)];
        // SAFETY: `new` has checked that the processor is able.
        let passed = unsafe { self.decode_after(text, max, signed) };
        if let Some(each) = passed.checked_div(self.len) {
            self.bytes_each = each + 1;
        }
        self.wanted = self.wanted.saturating_sub(self.len);
        at + passed
    }

    /// Decodes from `text[BEFORE..]`, which has at least a block. Returns where the last number ends,
    /// counted from there.
    ///
    /// # Safety
    /// The processor is able.
    #[target_feature(enable = "avx2,bmi1,popcnt")]
    unsafe fn decode_after(&mut self, text: &[u8], max: u64, signed: bool) -> usize {
        if self.try_short {
            let (len, passed) = short::decode(text, &mut self.shorts);
            if len > 0 {
                self.len = len;
                self.short = true;
                return passed;
            }
        }
        self.short = false;
        let mut masks = [0; BLOCKS];
        let (blocks, negative) = if signed {
            find::<true>(text, &mut masks, &mut self.negative)
        } else {
            find::<false>(text, &mut masks, &mut self.negative)
        };
        let numbers = place(&masks[..blocks], &mut self.ends);
        let ends = self.ends.first(numbers + 1);
        let mut widest = 0;
        for (slot, (start, end)) in self.widths.0.iter_mut().zip(ends.iter().zip(&ends[1..])) {
            let width = end.wrapping_sub(*start);
            *slot = MaybeUninit::new(width);
            widest = widest.max(width);
        }
        let numbers = match widest {
            0..=33 => numbers,
            _ => first_wider(self.widths.first(numbers), 33),
        };
        // Numbers are decoded two or four at a time: let some of width 0 follow the last.
        let last = self.ends.0[numbers];
        self.ends.0[numbers + 1..numbers + 5].fill(last);
        self.widths.0[numbers..numbers + 4].fill(MaybeUninit::new(0));
        let (ends, widths) = (self.ends.first(numbers + 5), self.widths.first(numbers + 4));
        let (len, any) = match widest {
            0..=17 => (numbers, decode_16(text, ends, widths, &mut self.longs)),
            _ => decode_32(text, ends, widths, &mut self.longs),
        };
        self.len = len;
        if any & !max != 0 {
            let large = self.longs.first(len).iter().position(|&value| value > max);
            self.len = large.unwrap_or(len);
        }
        for &number in self.negative.first(negative) {
            if usize::from(number) < self.len {
                let value = &mut self.longs.0[usize::from(number)];
                *value = MaybeUninit::new(value.assume_init().wrapping_neg());
            }
        }
        self.try_short = widest <= 4 && max >= 999;
        match self.len {
            0 => 0,
            len => self.ends.first(len + 1)[len].into(),
        }
    }
}

/// Folds the values that `numbers` make.
#[inline]
fn fold<N: Copy + Into<u64>, T: Decode, A>(
    numbers: &[N],
    init: A,
    f: &mut impl FnMut(A, T) -> A,
) -> A {
    let values = numbers.chunks_exact(T::LEN);
    values.fold(init, |folded, value| f(folded, T::from_low(|i| value[i].into())))
}
