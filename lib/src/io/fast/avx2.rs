//! Decodes numbers a batch at a time with AVX2.
//!
//! A pass over blocks of 64 bytes turns each into a word with a bit for every space, and stops where
//! anything but digits and white space stands: checks belong to the block, not to the number. The
//! words become the places where numbers end. A second pass takes the 16 or 32 bytes before each
//! end, masks what is not of the number, and adds neighbours up: 2, 4, 8, 16 digits at a time.
//! Numbers of at most three digits have a pass of their own, which does all places at once.

#![allow(
    unsafe_code, // vector instructions, and loads whose places are checked by the batch
    clippy::wildcard_imports, // twenty instructions
    clippy::cast_possible_wrap, // vectors have no unsigned elements
    clippy::cast_possible_truncation, // places in a batch
    clippy::cast_ptr_alignment, // loads and stores that need none
    clippy::cast_sign_loss // masks
)]

use super::super::input::{is_space, line_breaks};
use super::Decode;
use core::arch::x86_64::*;

/// How many bytes there must be before the first one to decode: windows reach back that far.
const BEFORE: usize = 32;
/// Text is looked at in blocks of this many bytes, one for each bit of a word.
const BLOCK: usize = 64;
/// How many blocks make a batch.
const BLOCKS: usize = 32;
/// How many numbers a batch can hold, as each takes two bytes, and room for vectors that are written
/// whole though only a part of them counts.
const ROOM: usize = BLOCKS * BLOCK / 2 + 32;

/// Numbers that were decoded together.
pub(super) struct Batch {
    len: usize,
    /// The numbers, in two's complement, or where `short` those of at most three digits.
    longs: [u64; ROOM],
    shorts: [u16; ROOM],
    short: bool,
    /// `ends[i + 1]` is where number `i` ends; `ends[0]` is -1, as if one had ended there.
    ends: [i16; ROOM],
    /// How much further each number ends than the one before it.
    widths: [i16; ROOM],
    /// Which numbers have a minus.
    negative: [u16; ROOM],
    /// Whether the next numbers are to be taken for short ones.
    try_short: bool,
}

impl Batch {
    /// A batch without numbers; `None` where the processor lacks the instructions.
    pub(super) fn new() -> Option<Self> {
        let able = std::is_x86_feature_detected!("avx2")
            && std::is_x86_feature_detected!("bmi1")
            && std::is_x86_feature_detected!("popcnt");
        #[allow(clippy::unnecessary_lazy_evaluations)] // 20 KB
        able.then(|| Batch {
            len: 0,
            longs: [0; ROOM],
            shorts: [0; ROOM],
            short: false,
            ends: [-1; ROOM],
            widths: [0; ROOM],
            negative: [0; ROOM],
            try_short: false,
        })
    }

    /// How many numbers there are.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Number `i`, in two's complement.
    #[inline]
    pub(super) fn get(&self, i: usize) -> u64 {
        if self.short {
            u64::from(self.shorts[i])
        } else {
            self.longs[i]
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
        // SAFETY: there is a batch only where `new` found the instructions.
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
            let values = self.shorts[from..to].chunks_exact(T::LEN);
            values.fold(init, |folded, lows| f(folded, T::from_low(|i| u64::from(lows[i]))))
        } else {
            let values = self.longs[from..to].chunks_exact(T::LEN);
            values.fold(init, |folded, lows| f(folded, T::from_low(|i| lows[i])))
        }
    }

    /// Forgets the numbers.
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    /// How many line feeds there are.
    #[inline]
    #[allow(clippy::unused_self)] // it shows that there are the instructions
    pub(super) fn line_breaks(&self, bytes: &[u8]) -> u64 {
        // SAFETY: there is a batch only where `new` found the instructions.
        unsafe { line_breaks_here(bytes) }
    }

    /// Decodes numbers from `text[at..]`, which does not start inside a token, up to the first thing
    /// that is not plain: a sign (but a minus where they are `signed`), a byte that is neither digit
    /// nor white space, a number above `max` in magnitude or too long, a block cut short.
    /// Returns the place where the last number ends.
    #[inline(never)]
    pub(super) fn decode(&mut self, text: &[u8], at: usize, max: u64, signed: bool) -> usize {
        self.len = 0;
        if at < BEFORE || text.len() < at + BLOCK {
            return at;
        }
        // SAFETY: there is a batch only where `new` found the instructions.
        at + unsafe { self.decode_after(&text[at - BEFORE..], max, signed) }
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
        let (numbers, negative) =
            if signed { self.find::<true>(text) } else { self.find::<false>(text) };
        let ends = self.ends.iter().zip(&self.ends[1..]);
        let mut widest = 0;
        for (width, (start, end)) in self.widths[..numbers].iter_mut().zip(ends) {
            *width = end - start;
            widest = widest.max(*width);
        }
        let numbers = if widest > 33 { self.first_wider(33, numbers) } else { numbers };
        // Numbers are decoded two or four at a time: those after the last have no digits.
        let last = self.ends[numbers];
        self.ends[numbers + 1..numbers + 5].fill(last);
        self.widths[numbers..numbers + 4].fill(0);
        let any = match widest {
            0..=17 => self.decode_16(text, numbers),
            _ => self.decode_32(text, numbers),
        };
        if any & !max != 0 {
            let large = self.longs[..self.len].iter().position(|&value| value > max);
            self.len = large.unwrap_or(self.len);
        }
        for &number in &self.negative[..negative] {
            let value = &mut self.longs[usize::from(number)];
            *value = value.wrapping_neg();
        }
        self.try_short = widest <= 4;
        self.ends[self.len].max(0) as usize
    }

    /// The first of the `numbers` that has a greater width, or how many they are.
    fn first_wider(&self, width: i16, numbers: usize) -> usize {
        self.widths[..numbers].iter().position(|&w| w > width).unwrap_or(numbers)
    }

    /// Finds the ends of all numbers up to a block that is not plain. Returns how many there are, and
    /// how many have a minus.
    ///
    /// # Safety
    /// The processor has the instructions.
    #[target_feature(enable = "avx2,bmi1,popcnt")]
    unsafe fn find<const SIGNED: bool>(&mut self, text: &[u8]) -> (usize, usize) {
        let (mut numbers, mut negative) = (0, 0);
        let last = ((text.len() - BEFORE) / BLOCK).min(BLOCKS) * BLOCK;
        // What the byte before the block was, as bit 0.
        let (mut after_space, mut after_minus) = (1, 0);
        for at in (0..last).step_by(BLOCK) {
            // There is a block from here.
            let block = text.as_ptr().add(BEFORE + at);
            let low = _mm256_loadu_si256(block.cast());
            let high = _mm256_loadu_si256(block.add(32).cast());
            let (space_low, mut bad_low) = classify(low);
            let (space_high, mut bad_high) = classify(high);
            let spaces = bits(space_low, space_high);
            let firsts = spaces << 1 | after_space;
            let mut ends = spaces & !firsts;
            if SIGNED {
                let minus = _mm256_set1_epi8(b'-' as i8);
                let minus_low = _mm256_cmpeq_epi8(low, minus);
                let minus_high = _mm256_cmpeq_epi8(high, minus);
                bad_low = _mm256_andnot_si256(minus_low, bad_low);
                bad_high = _mm256_andnot_si256(minus_high, bad_high);
                let mut minuses = bits(minus_low, minus_high);
                // A minus stands between a space and a digit.
                if minuses & !firsts | (minuses << 1 | after_minus) & spaces != 0 {
                    break;
                }
                after_minus = minuses >> 63;
                while minuses != 0 {
                    let ends_before = ends & ((minuses & minuses.wrapping_neg()) - 1);
                    self.negative[negative] = (numbers + ends_before.count_ones() as usize) as u16;
                    negative += 1;
                    minuses &= minuses - 1;
                }
            }
            let bad = _mm256_or_si256(bad_low, bad_high);
            if _mm256_testz_si256(bad, bad) == 0 {
                break;
            }
            after_space = spaces >> 63;
            let count = ends.count_ones() as usize;
            // More than there are, so that the count need not be foreseen. There is room for the 32
            // numbers that each block can have.
            let slots = self.ends.get_unchecked_mut(numbers + 1..numbers + 33);
            let mut fill = |slots: &mut [i16]| {
                for slot in slots {
                    *slot = (at + ends.trailing_zeros() as usize) as i16;
                    ends &= ends.wrapping_sub(1);
                }
            };
            fill(&mut slots[..4]);
            if count > 4 {
                fill(&mut slots[4..8]);
            }
            if count > 8 {
                fill(&mut slots[8..16]);
            }
            if count > 16 {
                fill(&mut slots[16..]);
            }
            numbers += count;
        }
        (numbers, negative)
    }

    /// Decodes the `numbers` found, which have at most 16 bytes each. Returns the union of their bits.
    ///
    /// # Safety
    /// The processor has the instructions; `self.ends` are of `text`, `self.widths` are at most 17, and
    /// there are four more of both than `numbers`.
    #[target_feature(enable = "avx2,bmi1,popcnt")]
    unsafe fn decode_16(&mut self, text: &[u8], numbers: usize) -> u64 {
        let mut any = _mm256_setzero_si256();
        for i in (0..numbers).step_by(4) {
            // There are four more ends than numbers, and as much room for these.
            let ends = self.ends.get_unchecked(i + 1..i + 5);
            let widths = self.widths.get_unchecked(i..i + 4);
            let values = self.longs.get_unchecked_mut(i..i + 4);
            let [a, b] = [window(text, ends[0], widths[0]), window(text, ends[1], widths[1])];
            let [c, d] = [window(text, ends[2], widths[2]), window(text, ends[3], widths[3])];
            // Their order after the halves are joined.
            let (even, odd) = (_mm256_set_m128i(c, a), _mm256_set_m128i(d, b));
            let decoded = sixteen_digits(eight_digits(four_digits(even), four_digits(odd)));
            any = _mm256_or_si256(any, decoded);
            _mm256_storeu_si256(values.as_mut_ptr().cast(), decoded);
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
        for i in (0..numbers).step_by(2) {
            // As above.
            let ends = self.ends.get_unchecked(i + 1..i + 3);
            let widths = self.widths.get_unchecked(i..i + 2);
            let values = self.longs.get_unchecked_mut(i..i + 2);
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
            _mm_storeu_si128(values.as_mut_ptr().cast(), decoded);
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
        let mut checks = Checks { bad: _mm256_setzero_si256(), longest: _mm256_setzero_si256() };
        let mut len = 0;
        for block in 0..blocks {
            let at = start + block * BLOCK;
            let (low, low_ends) = short_numbers(text, at, &mut checks);
            let (high, high_ends) = short_numbers(text, at + 32, &mut checks);
            let ends = _mm256_movemask_epi8(_mm256_packs_epi16(low_ends, high_ends)) as u32;
            len += self.push(len, _mm256_castsi256_si128(low), ends);
            len += self.push(len, _mm256_extracti128_si256::<1>(low), ends >> 16);
            len += self.push(len, _mm256_castsi256_si128(high), ends >> 8);
            len += self.push(len, _mm256_extracti128_si256::<1>(high), ends >> 24);
        }
        let are_four = _mm256_cmpeq_epi16(checks.longest, _mm256_set1_epi8(0x10));
        let bad = _mm256_or_si256(checks.bad, are_four);
        if _mm256_testz_si256(bad, bad) == 0 {
            self.try_short = false;
            return 0;
        }
        self.len = len;
        if len == 0 {
            return 0;
        }
        // Back over a number that goes on beyond the last block, and over white space.
        let mut end = start + blocks * BLOCK;
        while !is_space(text[end - 1]) {
            end -= 1;
        }
        while is_space(text[end - 1]) {
            end -= 1;
        }
        end - BEFORE
    }

    /// Puts those of eight numbers whose bits are set in the low byte of `which` at `values[at..]`.
    /// Returns how many they are.
    ///
    /// # Safety
    /// The processor has the instructions.
    #[inline]
    #[target_feature(enable = "avx2,popcnt")]
    unsafe fn push(&mut self, at: usize, numbers: __m128i, which: u32) -> usize {
        let which = (which & 0xff) as usize;
        let order = _mm_load_si128(ORDERS.0[which].as_ptr().cast());
        // `at` is at most the number of all that end in a batch, and there is room for eight more.
        let slots = self.shorts.get_unchecked_mut(at..at + 8);
        _mm_storeu_si128(slots.as_mut_ptr().cast(), _mm_shuffle_epi8(numbers, order));
        which.count_ones() as usize
    }
}

/// What is wrong with the numbers that were taken to be short.
struct Checks {
    /// Bits of bytes that are neither white space nor digits.
    bad: __m256i,
    /// Has an element 0x1010 if there are four digits in a row.
    longest: __m256i,
}

/// Lets each element of a vector, two bytes of `text[at..at + 32]`, be the number that ends in one of
/// them. The second vector has bit 15 where there is such a number.
///
/// # Safety
/// The processor has the instructions; there are 4 bytes before `at` and 32 from there.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn short_numbers(text: &[u8], at: usize, checks: &mut Checks) -> (__m256i, __m256i) {
    let text = text.as_ptr().add(at);
    let (space, bad) = classify(_mm256_loadu_si256(text.cast()));
    checks.bad = _mm256_or_si256(checks.bad, bad);
    // If the first byte is a space, the number ends there, otherwise at the second.
    let at_first = _mm256_shuffle_epi8(space, twice(&FIRST_OF_TWO));
    let back = |n| _mm256_loadu_si256(text.sub(n).cast());
    let last_two = _mm256_blendv_epi8(back(1), back(2), at_first);
    let two_before = _mm256_blendv_epi8(back(3), back(4), at_first);
    // Digits have this bit, spaces do not.
    let four = _mm256_and_si256(_mm256_and_si256(last_two, two_before), _mm256_set1_epi8(0x10));
    checks.longest = _mm256_max_epu16(checks.longest, four);
    let zero = _mm256_set1_epi8(b'0' as i8);
    let tens_and_ones = _mm256_set1_epi16(0x010a);
    let low = _mm256_maddubs_epi16(_mm256_subs_epu8(last_two, zero), tens_and_ones);
    // A third digit counts if the second from the end is one.
    let is_digit = _mm256_cmpgt_epi8(last_two, _mm256_set1_epi8(b'/' as i8));
    let third = _mm256_and_si256(two_before, _mm256_slli_epi16::<8>(is_digit));
    let hundreds = _mm256_set1_epi16(0x6400);
    let high = _mm256_maddubs_epi16(_mm256_subs_epu8(third, zero), hundreds);
    let no_space = _mm256_cmpeq_epi16(space, _mm256_setzero_si256());
    (_mm256_add_epi16(high, low), _mm256_andnot_si256(no_space, is_digit))
}

/// The last `width - 1` of the 16 bytes before `text[BEFORE + end]`, and zeros before them.
///
/// # Safety
/// `end` is one of `text`, and `width` is from 0 to 17.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn window(text: &[u8], end: i16, width: i16) -> __m128i {
    let digits = text.as_ptr().offset(BEFORE as isize - 16 + end as isize);
    let mask = LAST.as_ptr().offset(16 + width as isize);
    _mm_and_si128(_mm_loadu_si128(digits.cast()), _mm_loadu_si128(mask.cast()))
}

/// The last `width - 1` of the 32 bytes before `text[BEFORE + end]`, and zeros before them.
///
/// # Safety
/// `end` is one of `text`, and `width` is from 0 to 33.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn wide_window(text: &[u8], end: i16, width: i16) -> __m256i {
    let digits = text.as_ptr().offset(BEFORE as isize - 32 + end as isize);
    let mask = LAST.as_ptr().offset(width as isize);
    _mm256_and_si256(_mm256_loadu_si256(digits.cast()), _mm256_loadu_si256(mask.cast()))
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
unsafe fn four_digits(text: __m256i) -> __m256i {
    // What is not a digit, spaces and a minus, is below `0` and becomes 0.
    let digits = _mm256_subs_epu8(text, _mm256_set1_epi8(b'0' as i8));
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

/// Which bytes are white space, and, as bits, which are neither that nor digits.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn classify(bytes: __m256i) -> (__m256i, __m256i) {
    // A byte is white space if it is the one that has its low half.
    let space = _mm256_cmpeq_epi8(bytes, _mm256_shuffle_epi8(twice(&SPACES), bytes));
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
    // No more vectors at a time than a byte can count, and four in a row.
    for part in bytes.chunks(63 * 128) {
        let blocks = part.chunks_exact(128);
        breaks += line_breaks(blocks.remainder());
        let mut sums = _mm256_setzero_si256();
        for block in blocks {
            for vector in block.chunks_exact(32) {
                let vector = _mm256_loadu_si256(vector.as_ptr().cast());
                let is_break = _mm256_cmpeq_epi8(vector, _mm256_set1_epi8(b'\n' as i8));
                sums = _mm256_sub_epi8(sums, is_break);
            }
        }
        let mut four = [0; 4];
        let sums = _mm256_sad_epu8(sums, _mm256_setzero_si256());
        _mm256_storeu_si256(four.as_mut_ptr().cast(), sums);
        breaks += four.iter().sum::<u64>();
    }
    breaks
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

/// Of 32 bytes, those at `LAST[n..]` have just the last `n - 1` set.
static LAST: [u8; 65] = {
    let mut last = [0; 65];
    let mut i = 33;
    while i < 65 {
        last[i] = 0xff;
        i += 1;
    }
    last
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
