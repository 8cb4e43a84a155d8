//! Many integers at once: the fast path of [`Input`], for a solution that asks for it.
//!
//! A batch of plain numbers is decoded from what the input holds, without a branch for each digit.
//! Anything else, a sign that is not a minus, an overflow, garbage, a number that the buffer cuts in
//! two, is left to [`Readable`], which is also what reads where there is no fast path. So both give
//! the same values and the same errors, and neither waits for bytes that it does not need.

#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
#[path = "avx2.rs"]
mod batch;
#[cfg(not(all(feature = "std", target_arch = "x86_64", not(miri))))]
#[path = "portable.rs"]
mod batch;
mod decode;

use self::batch::Batch;
pub use self::decode::Decode;
use super::input::is_space;
use super::{Input, Result};
use core::marker::PhantomData;

/// How many numbers are read the ordinary way where none could be decoded, before that is tried
/// again.
const ORDINARY: usize = 8;
/// How many numbers are too few to decode them together.
const FEW: usize = 20;

impl<'a> Input<'a> {
    /// A reader for many integers from here on, many times as fast as [`read`](Input::read) where
    /// the processor has AVX2, and the same everywhere else.
    ///
    /// It takes 34 KB of the stack, and to make and drop one takes as long as to read a hundred
    /// integers: one is for the whole input. When it is dropped, the input goes on after the last
    /// integer that it gave.
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
        Integers {
            input: self,
            batch: Batch::new(),
            taken: 0,
            ordinary: 0,
            wanted: usize::MAX,
            value: PhantomData,
        }
    }

    /// Folds the next `n` integers, or arrays of integers, while they are read: no memory is needed
    /// for them. The fastest way to read.
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
    pub fn fold<T: Decode, A>(
        &mut self,
        n: usize,
        init: A,
        mut f: impl FnMut(A, T) -> A,
    ) -> Result<A> {
        if n > FEW && !cfg!(judge_host) {
            let mut integers = self.integers();
            integers.wanted = n;
            return integers.fold(n, init, f);
        }
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
    /// What has been decoded; the input is behind it.
    batch: Option<Batch>,
    /// How many of the batch's numbers have been given.
    taken: usize,
    /// How many values to read the ordinary way before the next batch.
    ordinary: usize,
    /// How many values more will be asked for, at most.
    wanted: usize,
    value: PhantomData<T>,
}

impl<T: Decode> Integers<'_, '_, T> {
    /// The next value.
    ///
    /// # Errors
    /// As [`Input::read`].
    #[inline]
    pub fn read(&mut self) -> Result<T> {
        match (self.at_hand(), &self.batch) {
            (0, _) | (_, None) => self.input.read(),
            (_, Some(batch)) => {
                let from = self.taken;
                self.taken += T::LEN;
                Ok(T::from_low(|i| batch.get(from + i)))
            }
        }
    }

    /// The next value, or `None` where the input has ended.
    ///
    /// # Errors
    /// As [`Input::next`].
    #[inline]
    #[allow(clippy::should_implement_trait)] // errors
    pub fn next(&mut self) -> Result<Option<T>> {
        if self.at_hand() == 0 && self.input.at_end()? {
            return Ok(None);
        }
        self.read().map(Some)
    }

    /// Folds the next `n` values.
    ///
    /// # Errors
    /// As [`Input::fold`].
    #[inline]
    pub fn fold<A>(&mut self, n: usize, init: A, mut f: impl FnMut(A, T) -> A) -> Result<A> {
        let mut left = n;
        let mut folded = init;
        while left > 0 {
            let now = self.at_hand().min(left);
            match &self.batch {
                Some(batch) if now > 0 => {
                    left -= now;
                    let from = self.taken;
                    self.taken += now * T::LEN;
                    folded = batch.fold(from, self.taken, folded, &mut f);
                }
                _ => {
                    left -= 1;
                    folded = f(folded, self.input.read()?);
                }
            }
        }
        Ok(folded)
    }

    /// How many values are at hand; decodes more where there are none.
    #[inline]
    fn at_hand(&mut self) -> usize {
        match &self.batch {
            Some(batch) if batch.len() - self.taken >= T::LEN => {
                (batch.len() - self.taken).checked_div(T::LEN).unwrap_or(0)
            }
            Some(_) => self.refill(),
            None => 0,
        }
    }

    /// Decodes the next batch; how many values it has, perhaps none.
    #[inline(never)]
    fn refill(&mut self) -> usize {
        self.give_back();
        let batch = match &mut self.batch {
            Some(batch) if self.ordinary == 0 => batch,
            _ => {
                self.ordinary = self.ordinary.saturating_sub(1);
                return 0;
            }
        };
        let (text, at) = self.input.held();
        let wanted = self.wanted.saturating_mul(T::LEN);
        let end = batch.decode(text, at, wanted, T::MAX, T::SIGNED);
        self.input.go_to(end);
        let values = batch.len().checked_div(T::LEN).unwrap_or(0);
        self.wanted = self.wanted.saturating_sub(values);
        if values == 0 {
            self.ordinary = ORDINARY;
            self.give_back();
            // Most often the buffer is about to be left, and its lines to be counted.
            let batch = &self.batch;
            self.input.count_lines(|text| batch.as_ref().map_or(0, |b| b.line_breaks(text)));
        }
        values
    }

    /// Empties the batch, and goes back to where the last number that was given ends.
    fn give_back(&mut self) {
        let Self { input, batch, taken, .. } = self;
        if let Some(batch) = batch {
            let (text, mut at) = input.held();
            let before = |at: usize, space: bool| {
                let same = text[..at].iter().rev().take_while(|&&byte| is_space(byte) == space);
                at - same.count()
            };
            for number in (*taken..batch.len()).rev() {
                at = before(at, false);
                // The first number of a batch may have the start of the input before it.
                if number > 0 {
                    at = before(at, true);
                }
            }
            input.go_to(at);
            batch.clear();
            *taken = 0;
        }
    }
}

impl<T: Decode> Drop for Integers<'_, '_, T> {
    fn drop(&mut self) {
        self.give_back();
    }
}
