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

use super::super::input::is_space;
use super::super::platform::line_breaks;
use super::decode::Decode;
use core::arch::x86_64::*;
use core::mem::MaybeUninit;

/// How many bytes there must be before the first one to decode: windows reach back that far.
const BEFORE: usize = 32;
/// Text is looked at in blocks of this many bytes, one for each bit of a word.
const BLOCK: usize = 64;
/// How many blocks make a batch.
const BLOCKS: usize = 64;
/// How many numbers a batch can hold, as each takes two bytes, and room for vectors that are written
/// whole though only a part of them counts.
const ROOM: usize = BLOCKS * BLOCK / 2 + 32;

/// Room of which only the first elements have been written: to clear it takes as long as to decode a
/// hundred numbers.
struct Room<T>([MaybeUninit<T>; ROOM]);

impl<T: Copy> Room<T> {
    /// Room that has not been written.
    #[inline(always)]
    #[allow(clippy::inline_always)]
    fn new() -> Self {
        // Not one by one: that would be stores, which the compiler joins with others to clear all.
        // SAFETY: an array of what need not be written.
        unsafe { MaybeUninit::<Self>::uninit().assume_init() }
    }

    /// The first `n` elements.
    ///
    /// # Safety
    /// They have been written.
    #[inline]
    unsafe fn first(&self, n: usize) -> &[T] {
        // The two kinds of slice have the same layout.
        core::slice::from_raw_parts(self.0.as_ptr().cast(), n)
    }

    /// Where to write `n` elements from `at` on.
    ///
    /// # Safety
    /// There is room for them.
    #[inline]
    unsafe fn slots(&mut self, at: usize, n: usize) -> *mut T {
        self.0.get_unchecked_mut(at..at + n).as_mut_ptr().cast()
    }
}

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
        unsafe { line_breaks_here(bytes) }
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

    /// Decodes from `text[BEFORE..]`, which has a block.
    ///
    /// # Safety
    /// The processor has the instructions.
    #[target_feature(enable = "avx2,bmi1,popcnt")]
    unsafe fn decode_after(&mut self, text: &[u8], max: u64, signed: bool) -> usize {
        if self.try_short {
            let passed = self.decode_short(text);
            if self.len > 0 {
                self.short = true;
                return passed;
            }
        }
        self.short = false;
        let mut words = [0; BLOCKS];
        let (blocks, negative) = if signed {
            self.find::<true>(text, &mut words)
        } else {
            self.find::<false>(text, &mut words)
        };
        let numbers = self.place(&words[..blocks]);
        let ends = self.ends.first(numbers + 1);
        let mut widest = 0;
        for (slot, (start, end)) in self.widths.0.iter_mut().zip(ends.iter().zip(&ends[1..])) {
            let width = end.wrapping_sub(*start);
            *slot = MaybeUninit::new(width);
            widest = widest.max(width);
        }
        let numbers = if widest > 33 { self.first_wider(33, numbers) } else { numbers };
        // Numbers are decoded two or four at a time: those after the last have no digits.
        let last = self.ends.0[numbers];
        self.ends.0[numbers + 1..numbers + 5].fill(last);
        self.widths.0[numbers..numbers + 4].fill(MaybeUninit::new(0));
        let any = match widest {
            0..=17 => self.decode_16(text, numbers),
            _ => self.decode_32(text, numbers),
        };
        if any & !max != 0 {
            let large = self.longs.first(self.len).iter().position(|&value| value > max);
            self.len = large.unwrap_or(self.len);
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

    /// The first of the `numbers` that has a greater width, or how many they are.
    ///
    /// # Safety
    /// Their widths have been written.
    unsafe fn first_wider(&self, width: u16, numbers: usize) -> usize {
        self.widths.first(numbers).iter().position(|&w| w > width).unwrap_or(numbers)
    }

    /// Finds the ends of all numbers up to a block that is not plain: a bit in a word for each. Returns
    /// how many blocks come before it, and how many numbers there have a minus.
    ///
    /// # Safety
    /// The processor has the instructions.
    #[target_feature(enable = "avx2,bmi1,popcnt")]
    unsafe fn find<const SIGNED: bool>(
        &mut self,
        text: &[u8],
        words: &mut [u64; BLOCKS],
    ) -> (usize, usize) {
        let (mut numbers, mut negative) = (0, 0);
        // What the byte before the block was, as bit 0.
        let (mut after_space, mut after_minus) = (1, 0);
        let blocks = text[BEFORE..].chunks_exact(BLOCK);
        for (at, (block, word)) in blocks.zip(words).enumerate() {
            let block = block.as_ptr();
            let low = _mm256_loadu_si256(block.cast());
            let high = _mm256_loadu_si256(block.add(32).cast());
            let (space_low, mut bad_low) = classify(low);
            let (space_high, mut bad_high) = classify(high);
            let spaces = bits(space_low, space_high);
            let firsts = spaces << 1 | after_space;
            let ends = spaces & !firsts;
            if SIGNED {
                let minus = _mm256_set1_epi8(b'-' as i8);
                let minus_low = _mm256_cmpeq_epi8(low, minus);
                let minus_high = _mm256_cmpeq_epi8(high, minus);
                bad_low = _mm256_andnot_si256(minus_low, bad_low);
                bad_high = _mm256_andnot_si256(minus_high, bad_high);
                let mut minuses = bits(minus_low, minus_high);
                // A minus stands between a space and a digit.
                if minuses & !firsts | (minuses << 1 | after_minus) & spaces != 0 {
                    return (at, negative);
                }
                after_minus = minuses >> 63;
                while minuses != 0 {
                    let ends_before = ends & ((minuses & minuses.wrapping_neg()) - 1);
                    let number = numbers + ends_before.count_ones() as usize;
                    self.negative.0[negative] = MaybeUninit::new(number as u16);
                    negative += 1;
                    minuses &= minuses - 1;
                }
                numbers += ends.count_ones() as usize;
            }
            let bad = _mm256_or_si256(bad_low, bad_high);
            if _mm256_testz_si256(bad, bad) == 0 {
                return (at, negative);
            }
            after_space = spaces >> 63;
            *word = ends;
        }
        (BLOCKS.min((text.len() - BEFORE) / BLOCK), negative)
    }

    /// Makes `self.ends` the places of the bits that are set. Returns how many they are. Which way a
    /// word goes depends on the widths of its numbers, not on how many they are, so that the processor
    /// can foresee it.
    ///
    /// # Safety
    /// The processor has the instructions; no two neighbours of the bits are set.
    #[target_feature(enable = "avx2,popcnt")]
    unsafe fn place(&mut self, words: &[u64]) -> usize {
        let mut numbers = 0;
        self.ends.0[0] = MaybeUninit::new(u16::MAX);
        // The places of the bytes of the word.
        let mut at = _mm_setr_epi16(0, 8, 16, 24, 32, 40, 48, 56);
        for &word in words {
            let bytes = _mm_cvtsi64_si128(word as i64);
            let empty = _mm_cmpeq_epi8(bytes, _mm_setzero_si128());
            let which = _mm_movemask_epi8(empty) as u32 ^ 0xffff;
            if which.count_ones() == word.count_ones() {
                // No byte has two bits.
                let places = _mm_add_epi16(at, bit_numbers(_mm_cvtepu8_epi16(bytes)));
                numbers += push(&mut self.ends, numbers + 1, places, which);
            } else {
                let first = _mm256_broadcastw_epi16(at);
                let middle = _mm256_add_epi16(first, _mm256_set1_epi16(32));
                let word = _mm256_set1_epi64x(word as i64);
                let (low, low_ends) = places(word, first);
                let (high, high_ends) = places(_mm256_srli_epi64::<32>(word), middle);
                numbers += push_32(&mut self.ends, numbers + 1, [low, high], [low_ends, high_ends]);
            }
            at = _mm_add_epi16(at, _mm_set1_epi16(BLOCK as i16));
        }
        numbers
    }

    /// Decodes the `numbers` found, which have at most 16 bytes each. Returns the union of their bits.
    ///
    /// # Safety
    /// The processor has the instructions; `self.ends` are of `text`, `self.widths` are at most 17, and
    /// there are four more of both than `numbers`.
    #[target_feature(enable = "avx2,bmi1,popcnt")]
    unsafe fn decode_16(&mut self, text: &[u8], numbers: usize) -> u64 {
        let mut any = _mm256_setzero_si256();
        let (ends, widths) = (self.ends.first(numbers + 5), self.widths.first(numbers + 4));
        for i in (0..numbers).step_by(4) {
            // There are four more ends than numbers, and as much room for these.
            let (ends, widths) = (ends.get_unchecked(i + 1..i + 5), widths.get_unchecked(i..i + 4));
            let [a, b] = [window(text, ends[0], widths[0]), window(text, ends[1], widths[1])];
            let [c, d] = [window(text, ends[2], widths[2]), window(text, ends[3], widths[3])];
            // Their order after the halves are joined.
            let (even, odd) = (_mm256_set_m128i(c, a), _mm256_set_m128i(d, b));
            let decoded = sixteen_digits(eight_digits(four_digits(even), four_digits(odd)));
            any = _mm256_or_si256(any, decoded);
            _mm256_storeu_si256(self.longs.slots(i, 4).cast(), decoded);
        }
        self.len = numbers;
        union(_mm_or_si128(_mm256_castsi256_si128(any), _mm256_extracti128_si256::<1>(any)))
    }

    /// Decodes the `numbers` found, which have at most 32 bytes each, up to one of too many digits.
    /// Returns the union of their bits.
    ///
    /// # Safety
    /// As above, but widths are at most 33.
    #[target_feature(enable = "avx2,bmi1,popcnt")]
    unsafe fn decode_32(&mut self, text: &[u8], numbers: usize) -> u64 {
        const FIVES: i64 = 152_587_890_625; // 5^16, which makes 10^16 with 2^16
        let mut any = _mm_setzero_si128();
        let mut any_high = _mm_setzero_si128();
        let (ends, widths) = (self.ends.first(numbers + 5), self.widths.first(numbers + 4));
        for i in (0..numbers).step_by(2) {
            // As above.
            let (ends, widths) = (ends.get_unchecked(i + 1..i + 3), widths.get_unchecked(i..i + 2));
            let a = four_digits(wide_window(text, ends[0], widths[0]));
            let b = four_digits(wide_window(text, ends[1], widths[1]));
            let halves = sixteen_digits(eight_digits(a, b));
            let high = _mm256_castsi256_si128(halves);
            any_high = _mm_or_si128(any_high, high);
            let fives = _mm_add_epi64(
                _mm_mul_epu32(high, _mm_set1_epi64x(FIVES & 0xffff_ffff)),
                _mm_slli_epi64::<32>(_mm_mul_epu32(high, _mm_set1_epi64x(FIVES >> 32))),
            );
            let low = _mm256_extracti128_si256::<1>(halves);
            let decoded = _mm_add_epi64(_mm_slli_epi64::<16>(fives), low);
            any = _mm_or_si128(any, decoded);
            _mm_storeu_si128(self.longs.slots(i, 2).cast(), decoded);
        }
        self.len = numbers;
        if union(any_high) > 1023 {
            // Some number may not have fitted: let the first of more than 19 bytes end the batch.
            self.len = self.first_wider(20, numbers);
        }
        union(any)
    }

    /// Decodes all numbers of a batch, if it is plain and none has more than three digits; otherwise
    /// leaves `self.len` 0. Returns the place where the last one ends.
    ///
    /// Of any two bytes that follow one another at most one ends a number, so that a vector of 16-bit
    /// elements has room for the numbers that end in twice as many bytes.
    ///
    /// # Safety
    /// The processor has the instructions.
    #[target_feature(enable = "avx2,bmi1,popcnt")]
    unsafe fn decode_short(&mut self, text: &[u8]) -> usize {
        // The bytes before the first must not look like a number that ends there.
        let start = BEFORE + usize::from(!is_space(text[BEFORE - 1]));
        if !is_space(text[start - 1]) {
            self.try_short = false;
            return 0;
        }
        let blocks = ((text.len() - start) / BLOCK).min(BLOCKS);
        let mut checks = Checks { greatest: _mm256_setzero_si256(), four: _mm256_setzero_si256() };
        let mut len = 0;
        for block in 0..blocks {
            let at = start + block * BLOCK;
            let (low, low_ends) = short_numbers(text, at, &mut checks);
            let (high, high_ends) = short_numbers(text, at + 32, &mut checks);
            len += push_32(&mut self.shorts, len, [low, high], [low_ends, high_ends]);
        }
        if !checks.passed() {
            self.try_short = false;
            return 0;
        }
        self.len = len;
        if len == 0 {
            return 0;
        }
        // Back over a number that goes on beyond the last block, and over white space.
        let seen = &text[..start + blocks * BLOCK];
        let space = seen.iter().rposition(|&byte| is_space(byte)).unwrap_or(BEFORE);
        let digit = seen[..space].iter().rposition(|&byte| !is_space(byte)).unwrap_or(BEFORE);
        digit + 1 - BEFORE
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

/// Puts those of eight elements whose bits are set in `which` at `room[at..]`. Returns how many they
/// are.
///
/// # Safety
/// The processor has the instructions; there is room for eight from `at`; `which` is below 256.
#[inline]
#[target_feature(enable = "avx2,popcnt")]
unsafe fn push(room: &mut Room<u16>, at: usize, elements: __m128i, which: u32) -> usize {
    let order = _mm_load_si128(ORDERS.0.get_unchecked(which as usize).as_ptr().cast());
    _mm_storeu_si128(room.slots(at, 8).cast(), _mm_shuffle_epi8(elements, order));
    which.count_ones() as usize
}

/// Puts those of 32 elements, given as two vectors, at `room[at..]` that have bit 15 set in two others.
/// Returns how many they are.
///
/// # Safety
/// The processor has the instructions; there is room for 32 from `at`.
#[inline]
#[target_feature(enable = "avx2,popcnt")]
unsafe fn push_32(
    room: &mut Room<u16>,
    at: usize,
    [low, high]: [__m256i; 2],
    [of_low, of_high]: [__m256i; 2],
) -> usize {
    // Packing takes the first halves first.
    let which = _mm256_movemask_epi8(_mm256_packs_epi16(of_low, of_high)) as u32;
    let [low_1, high_1, low_2, high_2] = which.to_le_bytes().map(u32::from);
    let mut end = at;
    end += push(room, end, _mm256_castsi256_si128(low), low_1);
    end += push(room, end, _mm256_extracti128_si256::<1>(low), low_2);
    end += push(room, end, _mm256_castsi256_si128(high), high_1);
    end += push(room, end, _mm256_extracti128_si256::<1>(high), high_2);
    end - at
}

/// For each two of the low 32 bits of `word`, which are in all its elements, the place of the one that
/// is set, where the first bit has the place `first`. The second vector has bit 15 where one is set.
///
/// # Safety
/// The processor has the instructions.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn places(word: __m256i, first: __m256i) -> (__m256i, __m256i) {
    // Four elements look at the same byte, each at two bits of it.
    const ONES: i64 = 0x0101_0101_0101_0101;
    let byte = _mm256_setr_epi64x(0, ONES, 2 * ONES, 3 * ONES);
    let bits = _mm256_shuffle_epi8(word, byte);
    let second = _mm256_set1_epi64x(0x0080_0020_0008_0002);
    let is_second = _mm256_cmpeq_epi16(_mm256_and_si256(bits, second), second);
    let either = _mm256_and_si256(bits, _mm256_set1_epi64x(0x00c0_0030_000c_0003));
    let evens = _mm256_setr_epi16(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
    let places = _mm256_sub_epi16(_mm256_add_epi16(first, evens), is_second);
    (places, _mm256_cmpgt_epi16(either, _mm256_setzero_si256()))
}

/// For each of eight bytes, given as 16-bit elements, that has one bit, the number of this bit.
///
/// # Safety
/// The processor has the instructions.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn bit_numbers(bytes: __m128i) -> __m128i {
    // Times 2^n, the upper half of this is its first n bits, and the last four of those tell n.
    let bits = _mm_set1_epi16(i16::from_be_bytes([0b1001_1010, 0]));
    let last_four = _mm_mulhi_epu16(bytes, bits);
    let numbers = _mm_setr_epi8(0, 1, 2, 5, 3, 0, 6, 0, 0, 4, 0, 0, 0, 7, 0, 0);
    _mm_shuffle_epi8(numbers, last_four)
}

/// What shows whether numbers that were taken to be short are.
struct Checks {
    /// The greatest of the digits; white space is 0 here, and no other byte is below 10.
    greatest: __m256i,
    /// Bits that are in all of four bytes that follow one another.
    four: __m256i,
}

impl Checks {
    /// Whether there are only digits and white space, and no four digits in a row.
    ///
    /// # Safety
    /// The processor has the instructions.
    #[inline]
    #[target_feature(enable = "avx2")]
    unsafe fn passed(&self) -> bool {
        let above = _mm256_subs_epu8(self.greatest, _mm256_set1_epi8(9));
        // Digits have this bit, white space does not.
        let four = _mm256_and_si256(self.four, _mm256_set1_epi8(0x10));
        let bad = _mm256_or_si256(above, four);
        _mm256_testz_si256(bad, bad) == 1
    }
}

/// Lets each element of a vector, two bytes of `text[at..at + 32]`, be the number that ends in one of
/// them. The second vector has bit 15 where there is such a number.
///
/// # Safety
/// The processor has the instructions; there are 3 bytes before `at` and 32 from there.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn short_numbers(text: &[u8], at: usize, checks: &mut Checks) -> (__m256i, __m256i) {
    let text = text.as_ptr().add(at);
    let back = |n| _mm256_loadu_si256(text.sub(n).cast());
    let [bytes, back_1, back_2, back_3] = [back(0), back(1), back(2), back(3)];
    let space = spaces(bytes);
    let zero = _mm256_set1_epi8(b'0' as i8);
    let digits = _mm256_subs_epu8(_mm256_xor_si256(bytes, zero), space);
    checks.greatest = _mm256_max_epu8(checks.greatest, digits);
    let two = _mm256_and_si256(bytes, back_1);
    let three = _mm256_and_si256(two, back_2);
    checks.four = _mm256_or_si256(checks.four, _mm256_and_si256(three, back_3));
    // If the first byte is a space, the number ends there, otherwise at the second.
    let at_first = _mm256_shuffle_epi8(space, twice(&FIRST_OF_TWO));
    let last_two = _mm256_blendv_epi8(back_1, back_2, at_first);
    let two_before_last = _mm256_blendv_epi8(back_2, back_3, at_first);
    // A third digit counts if the second from the end is one.
    let no_digit = _mm256_cmpgt_epi8(zero, last_two);
    let third = _mm256_andnot_si256(no_digit, two_before_last);
    let (tens_and_ones, hundreds) = (_mm256_set1_epi16(0x010a), _mm256_set1_epi16(100));
    let low = _mm256_maddubs_epi16(_mm256_subs_epu8(last_two, zero), tens_and_ones);
    let high = _mm256_maddubs_epi16(_mm256_subs_epu8(third, zero), hundreds);
    let ends = _mm256_andnot_si256(no_digit, _mm256_or_si256(space, at_first));
    (_mm256_add_epi16(high, low), ends)
}

/// The digits that the last `width - 1` of the 16 bytes before `text[BEFORE + end]` are, and zeros
/// before them, as for a space or a minus.
///
/// # Safety
/// `end` is one of `text`, and `width` is from 0 to 17.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn window(text: &[u8], end: u16, width: u16) -> __m128i {
    let bytes = text.as_ptr().add(BEFORE - 16 + usize::from(end));
    let zeros = ZEROS.as_ptr().add(16 + usize::from(width));
    _mm_subs_epu8(_mm_loadu_si128(bytes.cast()), _mm_loadu_si128(zeros.cast()))
}

/// As above, with the last `width - 1` of 32 bytes.
///
/// # Safety
/// `end` is one of `text`, and `width` is from 0 to 33.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn wide_window(text: &[u8], end: u16, width: u16) -> __m256i {
    let bytes = text.as_ptr().add(BEFORE - 32 + usize::from(end));
    let zeros = ZEROS.as_ptr().add(usize::from(width));
    _mm256_subs_epu8(_mm256_loadu_si256(bytes.cast()), _mm256_loadu_si256(zeros.cast()))
}

/// The union of the bits of both elements.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn union(two: __m128i) -> u64 {
    (_mm_cvtsi128_si64(two) | _mm_extract_epi64::<1>(two)) as u64
}

/// From 16 digits in each half, the numbers that four neighbours make.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn four_digits(digits: __m256i) -> __m256i {
    let pairs = _mm256_maddubs_epi16(digits, _mm256_set1_epi16(0x010a));
    _mm256_madd_epi16(pairs, _mm256_set1_epi32((1 << 16) + 100))
}

/// From numbers of four digits, those of eight, with `a` before `b` in each half.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn eight_digits(a: __m256i, b: __m256i) -> __m256i {
    _mm256_madd_epi16(_mm256_packus_epi32(a, b), _mm256_set1_epi32((1 << 16) + 10_000))
}

/// From numbers of eight digits, those of sixteen.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn sixteen_digits(eights: __m256i) -> __m256i {
    let high = _mm256_mul_epu32(eights, _mm256_set1_epi64x(100_000_000));
    _mm256_add_epi64(high, _mm256_srli_epi64::<32>(eights))
}

/// Which bytes are white space.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn spaces(bytes: __m256i) -> __m256i {
    // The byte is the one that has its low half.
    _mm256_cmpeq_epi8(bytes, _mm256_shuffle_epi8(twice(&SPACES), bytes))
}

/// Which bytes are white space, and, as bits, which are neither that nor digits.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn classify(bytes: __m256i) -> (__m256i, __m256i) {
    let space = spaces(bytes);
    let from_zero = _mm256_sub_epi8(bytes, _mm256_set1_epi8(b'0' as i8));
    let no_digit = _mm256_subs_epu8(from_zero, _mm256_set1_epi8(9));
    (space, _mm256_andnot_si256(space, no_digit))
}

/// How many line feeds there are.
///
/// # Safety
/// The processor has the instructions.
#[target_feature(enable = "avx2")]
unsafe fn line_breaks_here(bytes: &[u8]) -> u64 {
    let mut breaks = 0;
    let mut four = _mm256_setzero_si256();
    // No more blocks at a time than a byte can count, of eight vectors that are counted apart.
    for part in bytes.chunks(255 * 256) {
        let blocks = part.chunks_exact(256);
        breaks += line_breaks(blocks.remainder());
        let mut sums = [_mm256_setzero_si256(); 8];
        for block in blocks {
            for (sum, vector) in sums.iter_mut().zip(block.chunks_exact(32)) {
                let vector = _mm256_loadu_si256(vector.as_ptr().cast());
                let is_break = _mm256_cmpeq_epi8(vector, _mm256_set1_epi8(b'\n' as i8));
                *sum = _mm256_sub_epi8(*sum, is_break);
            }
        }
        for &sum in &sums {
            four = _mm256_add_epi64(four, _mm256_sad_epu8(sum, _mm256_setzero_si256()));
        }
    }
    let mut in_four = [0; 4];
    _mm256_storeu_si256(in_four.as_mut_ptr().cast(), four);
    breaks + in_four.iter().sum::<u64>()
}

/// A bit for each byte of `low` and then of `high`, its highest.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn bits(low: __m256i, high: __m256i) -> u64 {
    let [low, high] = [_mm256_movemask_epi8(low) as u32, _mm256_movemask_epi8(high) as u32];
    u64::from(low) | u64::from(high) << 32
}

/// A table in both halves.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn twice(table: &[u8; 16]) -> __m256i {
    _mm256_broadcastsi128_si256(_mm_loadu_si128(table.as_ptr().cast()))
}

/// White space by its low half.
const SPACES: [u8; 16] = [b' ', 0, 0, 0, 0, 0, 0, 0, 0, b'\t', b'\n', 11, 12, b'\r', 0, 0];

/// An order that doubles the first of any two bytes.
const FIRST_OF_TWO: [u8; 16] = [0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14];

/// What to take from bytes, as far as they have it, so that the last `n - 1` of 32 become digits and
/// those before them 0 is at `ZEROS[n..]`.
static ZEROS: [u8; 65] = {
    let mut zeros = [0xff; 65];
    let mut i = 33;
    while i < 65 {
        zeros[i] = b'0';
        i += 1;
    }
    zeros
};

#[repr(align(16))]
struct Orders([[u8; 16]; 256]);

/// For each set of eight 16-bit elements, the order that moves them to the front.
static ORDERS: Orders = {
    let mut orders = [[0; 16]; 256];
    let mut set = 0;
    while set < 256 {
        let (mut element, mut len) = (0, 0);
        while element < 8 {
            if set >> element & 1 == 1 {
                orders[set][len] = 2 * element;
                orders[set][len + 1] = 2 * element + 1;
                len += 2;
            }
            element += 1;
        }
        set += 1;
    }
    Orders(orders)
};
