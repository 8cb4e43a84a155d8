//! Many integers at once: the fast path of [`Input`], for a solution that asks for it.
//!
//! A batch of plain numbers is decoded from the buffer of the input, without a branch for each digit.
//! Everything else (a plus, an overflow, garbage, a number that the end of the buffer cuts in two) is
//! left to [`Readable`](super::Readable), which also reads where there is no fast path. So both give
//! the same values and the same errors, and neither waits for bytes that it does not need.

use super::batch::Batch;
use super::decode::Decode;
use super::error::Result;
use super::input::Input;
use alloc::boxed::Box;
use core::marker::PhantomData;
use core::ops::Range;

/// How many values are read one by one after a batch that was empty, before the next is tried.
const ORDINARY: usize = 8;
/// Up to how many values are read one by one, as a batch does not pay.
const FEW: usize = 16;

impl<'a> Input<'a> {
    /// A reader for many integers from here on, two to three times as fast as
    /// [`read`](Input::read) where the processor has AVX2, and as fast everywhere else.
    ///
    /// It takes 34 KB of memory, and to make and drop one takes as long as to read seventy integers: make
    /// one for the whole input. When it is dropped, the input goes on after the last integer that was
    /// taken from it.
    ///
    /// # Examples
    /// ```
    /// # use sg::io::Input;
    /// let mut source = &b"2\n3 1 2 3\n2 40 2\nend"[..];
    /// let mut input = Input::new(&mut source);
    /// let mut integers = input.integers::<usize>();
    /// let mut sums = Vec::new();
    /// for _ in 0..integers.read()? {
    ///     let n = integers.read()?;
    ///     sums.push(integers.fold(n, 0, |sum, x| sum + x)?);
    /// }
    /// assert_eq!(sums, [6, 42]);
    /// drop(integers);
    /// assert_eq!(input.read::<String>()?, "end");
    /// # Ok::<(), sg::io::Error>(())
    /// ```
    #[must_use]
    pub fn integers<T: Decode>(&mut self) -> Integers<'_, 'a, T> {
        let decoder = Batch::able().then(|| Box::new(Decoder::new(usize::MAX)));
        Integers { input: self, decoder, left: 0..0, value: PhantomData }
    }

    /// Folds the next `n` integers, or arrays of integers, while they are read: the fastest way to read.
    ///
    /// # Complexity
    /// O(n) time and O(1) memory.
    ///
    /// # Errors
    /// As [`read`](Input::read), for the first value that fails.
    ///
    /// # Examples
    /// ```
    /// # use sg::io::Input;
    /// let mut source = &b"3\n5 6 7\n"[..];
    /// let mut input = Input::new(&mut source);
    /// let n = input.read()?;
    /// assert_eq!(input.fold(n, 0, |nim_sum, heap: u64| nim_sum ^ heap)?, 4);
    /// # Ok::<(), sg::io::Error>(())
    /// ```
    #[inline]
    pub fn fold<T: Decode, A>(&mut self, n: usize, init: A, f: impl FnMut(A, T) -> A) -> Result<A> {
        if n <= FEW || !Batch::able() {
            return self.fold_ordinary(n, init, f);
        }
        let mut decoder = Decoder::new(n.saturating_mul(T::LEN));
        let mut left = 0..0;
        let folded = decoder.fold(self, &mut left, n, init, f);
        decoder.give_back(self, left.start);
        folded
    }

    /// Folds the next `n` values, read one by one.
    #[inline]
    fn fold_ordinary<T: Decode, A>(
        &mut self,
        n: usize,
        init: A,
        mut f: impl FnMut(A, T) -> A,
    ) -> Result<A> {
        let mut folded = init;
        for _ in 0..n {
            folded = f(folded, self.read()?);
        }
        Ok(folded)
    }

    /// Passes each of the next `n` integers, or arrays of integers, to `f`.
    ///
    /// # Errors
    /// As [`read`](Input::read), for the first value that fails.
    ///
    /// # Examples
    /// ```
    /// # use sg::io::Input;
    /// let mut source = &b"2\n1 10\n2 20\n"[..];
    /// let mut input = Input::new(&mut source);
    /// let mut products = Vec::new();
    /// let n = input.read()?;
    /// input.for_each(n, |[a, b]: [u32; 2]| products.push(a * b))?;
    /// assert_eq!(products, [10, 40]);
    /// # Ok::<(), sg::io::Error>(())
    /// ```
    #[inline]
    pub fn for_each<T: Decode>(&mut self, n: usize, mut f: impl FnMut(T)) -> Result {
        self.fold(n, (), |(), value| f(value))
    }
}

/// A reader of integers, or arrays of integers: see [`Input::integers`].
pub struct Integers<'i, 'a, T: Decode> {
    input: &'i mut Input<'a>,
    /// `None` where there is no fast path.
    decoder: Option<Box<Decoder>>,
    /// Which numbers of the batch have not been taken. They are here, not in the boxed
    /// decoder, so that a loop over [`read`](Integers::read) keeps them in registers.
    left: Range<usize>,
    value: PhantomData<T>,
}

impl<T: Decode> Integers<'_, '_, T> {
    /// The next value.
    ///
    /// # Errors
    /// As [`Input::read`].
    #[inline(always)]
    #[allow(clippy::inline_always)] // keeps `left` in registers, here and below
    pub fn read(&mut self) -> Result<T> {
        let decoder = match &mut self.decoder {
            Some(decoder) => decoder,
            None => return self.input.read(),
        };
        if self.left.is_empty() {
            self.left = decoder.refill::<T>(self.input, self.left.start);
            if self.left.is_empty() {
                return self.input.read();
            }
        }
        let first = self.left.start;
        self.left.start += T::LEN;
        Ok(T::from_low(|i| decoder.batch.get(first + i)))
    }

    /// The next value, or `None` where the input has ended.
    ///
    /// # Errors
    /// As [`Input::next`].
    #[inline(always)]
    #[allow(clippy::inline_always, clippy::should_implement_trait)] // errors
    pub fn next(&mut self) -> Result<Option<T>> {
        // The input is behind the whole batch: only an empty one leaves the decision to it.
        if self.left.is_empty() && self.input.at_end()? {
            return Ok(None);
        }
        self.read().map(Some)
    }

    /// Folds the next `n` values.
    ///
    /// # Errors
    /// As [`Input::fold`].
    #[inline(always)]
    #[allow(clippy::inline_always)]
    pub fn fold<A>(&mut self, n: usize, init: A, f: impl FnMut(A, T) -> A) -> Result<A> {
        match &mut self.decoder {
            Some(decoder) => decoder.fold(self.input, &mut self.left, n, init, f),
            None => self.input.fold_ordinary(n, init, f),
        }
    }
}

impl<T: Decode> Drop for Integers<'_, '_, T> {
    #[inline(always)]
    #[allow(clippy::inline_always)]
    fn drop(&mut self) {
        if let Some(decoder) = &mut self.decoder {
            decoder.give_back(self.input, self.left.start);
        }
    }
}

/// Decodes batch after batch.
struct Decoder {
    /// The last batch; the input is behind it.
    batch: Batch,
    /// How many values to read one by one before the next batch.
    ordinary: usize,
}

impl Decoder {
    /// A decoder from which at most `wanted` numbers will be taken in all.
    #[inline(always)] // constructed in place
    #[allow(clippy::inline_always)]
    fn new(wanted: usize) -> Self {
        Decoder { batch: Batch::new(wanted), ordinary: 0 }
    }

    /// Decodes the next batch, unless values are to be read one by one; `given` numbers of the last one
    /// have been taken. Returns the range of its numbers that make whole values, perhaps empty.
    #[inline(always)]
    #[allow(clippy::inline_always)] // no additional call where values are read one by one
    fn refill<T: Decode>(&mut self, input: &mut Input, given: usize) -> Range<usize> {
        if self.ordinary > 0 {
            self.ordinary -= 1;
            return 0..0;
        }
        self.decode::<T>(input, given)
    }

    /// Decodes the next batch: the part of [`refill`](Decoder::refill) that is not inlined.
    #[inline(never)]
    fn decode<T: Decode>(&mut self, input: &mut Input, given: usize) -> Range<usize> {
        self.give_back(input, given);
        let (text, at) = input.held();
        let end = self.batch.decode(text, at, T::MAX, T::SIGNED);
        input.go_to(end);
        let values = self.batch.len().checked_div(T::LEN).unwrap_or(0);
        if values == 0 {
            self.ordinary = ORDINARY;
            self.give_back(input, 0);
            // Most often the end of the buffer is near, where lines are counted: faster here.
            input.count_lines(|text| self.batch.line_breaks(text));
        }
        0..values * T::LEN
    }

    /// Empties the batch; the input goes back to the end of the last of the `given` numbers.
    #[inline]
    fn give_back(&mut self, input: &mut Input, given: usize) {
        if given < self.batch.len() {
            let (text, at) = input.held();
            let end = self.batch.end_of(given, &text[..at]);
            input.go_to(end);
        }
        self.batch.clear();
    }

    /// Folds the next `n` values, the first of which are those `left` in the batch.
    #[inline(always)]
    #[allow(clippy::inline_always)]
    fn fold<T: Decode, A>(
        &mut self,
        input: &mut Input,
        left: &mut Range<usize>,
        n: usize,
        init: A,
        mut f: impl FnMut(A, T) -> A,
    ) -> Result<A> {
        let mut wanted = n;
        let mut folded = init;
        while wanted > 0 {
            if left.start == left.end {
                *left = self.refill::<T>(input, left.start);
            }
            let values = left.len().checked_div(T::LEN).unwrap_or(0).min(wanted);
            if values == 0 {
                wanted -= 1;
                folded = f(folded, input.read()?);
            } else {
                wanted -= values;
                let first = left.start;
                left.start += values * T::LEN;
                folded = self.batch.fold(first, left.start, folded, &mut f);
            }
        }
        Ok(folded)
    }
}
