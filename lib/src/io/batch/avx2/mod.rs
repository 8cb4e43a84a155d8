//! Decodes numbers a batch at a time with AVX2.
//!
//! A pass over blocks of 64 bytes turns each into a word with a bit for every space, and stops where
//! anything but digits and white space stands: checks belong to the block, not to the number. The
//! words become the places where numbers end, sixteen bits at a time. Another pass takes the 16 or 32
//! bytes before each end, masks what is not of the number, and adds neighbours up: 2, 4, 8, 16 digits
//! at a time. Numbers of at most three digits have a pass of their own, which does all places at once.

#![allow(
    unsafe_code, // vector instructions, and loads whose places are checked by the batch
    clippy::wildcard_imports, // twenty instructions
    clippy::cast_possible_wrap, // vectors have no unsigned elements
    clippy::cast_possible_truncation, // places in a batch
    clippy::cast_ptr_alignment, // loads and stores that need none
    clippy::cast_sign_loss // masks
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
use crate::io::input::is_space;
use core::mem::MaybeUninit;

/// Numbers that were decoded together.
pub(super) struct Batch {
    len: usize,
    /// Where in the text they were decoded from.
    start: usize,
    /// The numbers, in two's complement, or where `short` those of at most three digits.
    longs: Room<u64>,
    shorts: Room<u16>,
    short: bool,
    /// `ends[i + 1]` is where number `i` ends; `ends[0]` is one before 0, as if one had ended there.
    ends: Room<u16>,
    /// How much further each number ends than the one before it.
    widths: Room<u16>,
    /// Which numbers have a minus.
    negative: Room<u16>,
    /// Whether the next numbers are to be taken for short ones, all of which are in range.
    try_short: bool,
    /// How many bytes a number took in the last batch, or more.
    bytes_each: usize,
    /// How many numbers more will be asked for, at most.
    wanted: usize,
}

impl Batch {
    /// Whether the processor has the instructions.
    #[inline]
    pub(super) fn able() -> bool {
        std::is_x86_feature_detected!("avx2")
            && std::is_x86_feature_detected!("bmi1")
            && std::is_x86_feature_detected!("popcnt")
    }

    /// A batch without numbers, of which so many will be wanted at most.
    ///
    /// # Panics
    /// Where the processor is not able.
    #[inline(always)] // so that it is made where it stays: to move it costs as much as 100 numbers
    #[allow(clippy::inline_always)]
    pub(super) fn new(wanted: usize) -> Self {
        assert!(Self::able());
        Batch {
            len: 0,
            start: 0,
            longs: Room::new(),
            shorts: Room::new(),
            short: false,
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
        // SAFETY: as many have been written.
        unsafe {
            if self.short {
                u64::from(self.shorts.first(self.len)[i])
            } else {
                self.longs.first(self.len)[i]
            }
        }
    }

    /// Folds the values that the numbers `from..to` make.
    #[inline]
    pub(super) fn fold<T: Decode, A>(
        &self,
        from: usize,
        to: usize,
        init: A,
        f: impl FnMut(A, T) -> A,
    ) -> A {
        // SAFETY: `new` found the instructions.
        unsafe { self.fold_here(from, to, init, f) }
    }

    /// Does so with vectors, where `f` is simple enough.
    ///
    /// # Safety
    /// The processor has the instructions.
    #[target_feature(enable = "avx2")]
    unsafe fn fold_here<T: Decode, A>(
        &self,
        from: usize,
        to: usize,
        init: A,
        mut f: impl FnMut(A, T) -> A,
    ) -> A {
        if self.short {
            // So many at a time that a simple `f` becomes vector code without a loop.
            let blocks = self.shorts.first(self.len)[from..to].chunks_exact(64 * T::LEN);
            let rest = blocks.remainder();
            let folded = blocks.fold(init, |folded, block| fold(block, folded, &mut f));
            fold(rest, folded, &mut f)
        } else {
            fold(&self.longs.first(self.len)[from..to], init, &mut f)
        }
    }

    /// Forgets the numbers.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    /// Where number `i - 1` ends, or the batch starts, in `text`, which ends where the last number does.
    pub(super) fn end_of(&self, i: usize, text: &[u8]) -> usize {
        if i == 0 {
            return self.start;
        }
        if !self.short {
            // SAFETY: there is one more end than numbers.
            return self.start + usize::from(unsafe { self.ends.first(self.len + 1) }[i]);
        }
        let before = |at: usize, space: bool| {
            let same = text[..at].iter().rev().take_while(|&&byte| is_space(byte) == space);
            at - same.count()
        };
        (i..self.len).fold(text.len(), |end, _| before(before(end, false), true))
    }

    /// How many line feeds there are.
    #[inline]
    #[allow(clippy::unused_self)] // it shows that there are the instructions
    pub(super) fn line_breaks(&self, bytes: &[u8]) -> u64 {
        // SAFETY: `new` found the instructions.
        unsafe { lines::line_breaks(bytes) }
    }

    /// Decodes numbers from `text[at..]`, which does not start inside a token, up to the first thing
    /// that is not plain: a sign (but a minus where they are `signed`), a byte that is neither digit
    /// nor white space, a number above `max` in magnitude or too long, a block cut short.
    /// Looks at little more text than so many numbers take as are wanted. Returns the place where the
    /// last number ends.
    #[inline(never)]
    pub(super) fn decode(&mut self, text: &[u8], at: usize, max: u64, signed: bool) -> usize {
        self.len = 0;
        self.start = at;
        if at < BEFORE || text.len() < at + BLOCK {
            return at;
        }
        let most = self.wanted.min(BLOCKS * BLOCK) * self.bytes_each + BLOCK;
        let text = &text[at - BEFORE..text.len().min(at + most)];
        // SAFETY: `new` found the instructions.
        let passed = unsafe { self.decode_after(text, max, signed) };
        if let Some(each) = passed.checked_div(self.len) {
            self.bytes_each = each + 1;
        }
        self.wanted = self.wanted.saturating_sub(self.len);
        at + passed
    }

    /// Decodes from `text[BEFORE..]`, which has a block. Returns where there the last number ends.
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
        // Numbers are decoded two or four at a time: up to four of width 0 follow the last.
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
