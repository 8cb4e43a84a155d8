//! Many integers at once: the fast path of [`Input`], for whoever asks for it.

#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
#[path = "avx2.rs"]
mod batch;
#[cfg(not(all(feature = "std", target_arch = "x86_64", not(miri))))]
#[path = "portable.rs"]
mod batch;

use self::batch::Batch;
use super::input::is_space;
use super::{Input, Readable, Result};

/// The integers that a [`Batch`] decodes; all others are left to [`Readable`].
#[derive(Clone, Copy)]
struct Range {
    /// The largest: one less than a power of two.
    max: u64,
    /// Whether there are negative ones. The least is left out: its magnitude is not below `max`.
    signed: bool,
}

/// An integer type that [`Integers`] can read: all of them.
pub trait Integer: Readable + Sealed {}

mod sealed {
    pub trait Sealed: Sized {
        const MAX: u64;
        const SIGNED: bool;
        /// From two's complement.
        fn from_low(low: u64) -> Self;
    }
}
use self::sealed::Sealed;

macro_rules! integers {
    ($signed:expr, $low:ident: $($integer:ident)*) => {$(
        impl Sealed for $integer {
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // where it is more
            const MAX: u64 =
                if $integer::BITS > 64 { $low::MAX as u64 } else { $integer::MAX as u64 };
            const SIGNED: bool = $signed;
            #[inline]
            #[allow(clippy::cast_possible_truncation, clippy::cast_lossless)] // is in range
            #[allow(clippy::cast_possible_wrap, clippy::unnecessary_cast)]
            fn from_low(low: u64) -> Self {
                low as $low as $integer
            }
        }
        impl Integer for $integer {}
    )*};
}
integers!(false, u64: u8 u16 u32 u64 u128 usize);
integers!(true, i64: i8 i16 i32 i64 i128 isize);

impl<'a> Input<'a> {
    /// A reader of integers from here on.
    pub fn integers<T: Integer>(&mut self) -> Integers<'_, 'a, T> {
        Integers {
            input: self,
            batch: Batch::new(),
            start: 0,
            taken: 0,
            ordinary: 0,
            integer: core::marker::PhantomData,
        }
    }

    /// Folds the next `n` integers.
    pub fn fold<T: Integer, A>(
        &mut self,
        n: usize,
        init: A,
        f: impl FnMut(A, T) -> A,
    ) -> Result<A> {
        self.integers().fold(n, init, f)
    }

    /// Passes the next `n` integers to `f`.
    pub fn for_each<T: Integer>(&mut self, n: usize, mut f: impl FnMut(T)) -> Result {
        self.integers().fold(n, (), |(), value| f(value))
    }
}

/// How many numbers are read the ordinary way where none could be decoded, before that is tried again.
const ORDINARY: usize = 16;

/// Integers.
pub struct Integers<'i, 'a, T: Integer> {
    input: &'i mut Input<'a>,
    batch: Option<Batch>,
    /// The place in the buffer where the batch starts.
    start: usize,
    /// How many numbers of the batch have been given.
    taken: usize,
    /// How many numbers to read the ordinary way before the next batch.
    ordinary: usize,
    integer: core::marker::PhantomData<T>,
}

impl<T: Integer> Integers<'_, '_, T> {
    /// How many decoded numbers are at hand; decodes more where there are none.
    #[inline]
    fn at_hand(&mut self) -> usize {
        match &self.batch {
            Some(batch) if batch.len() > self.taken => batch.len() - self.taken,
            Some(_) => self.refill(),
            None => 0,
        }
    }

    /// The next integer.
    #[inline]
    pub fn read(&mut self) -> Result<T> {
        if self.at_hand() == 0 {
            return self.input.read();
        }
        self.taken += 1;
        let low = self.batch.as_ref().map_or(0, |batch| batch.get(self.taken - 1));
        Ok(T::from_low(low))
    }

    /// The next integer, or `None`.
    #[inline]
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> Result<Option<T>> {
        if self.at_hand() == 0 && self.input.at_end()? {
            return Ok(None);
        }
        self.read().map(Some)
    }

    /// Folds the next `n` integers.
    #[inline]
    pub fn fold<A>(&mut self, n: usize, init: A, mut f: impl FnMut(A, T) -> A) -> Result<A> {
        let mut left = n;
        let mut folded = init;
        while left > 0 {
            let now = self.at_hand().min(left);
            match &self.batch {
                Some(batch) if now > 0 => {
                    let from = self.taken;
                    self.taken += now;
                    left -= now;
                    let f = |folded, low| f(folded, T::from_low(low));
                    folded = batch.fold(from, self.taken, folded, f);
                }
                _ => {
                    left -= 1;
                    folded = f(folded, self.input.read()?);
                }
            }
        }
        Ok(folded)
    }

    /// Decodes the next batch; how many numbers it has, perhaps none.
    #[inline(never)]
    fn refill(&mut self) -> usize {
        let batch = match &mut self.batch {
            Some(batch) => batch,
            None => return 0,
        };
        if self.ordinary > 0 {
            self.ordinary -= 1;
            return 0;
        }
        let (text, start) = self.input.held();
        let end = batch.decode(text, start, Range { max: T::MAX, signed: T::SIGNED });
        self.start = start;
        self.taken = 0;
        self.input.go_to(end);
        if batch.len() == 0 {
            self.ordinary = ORDINARY;
            // As good a time as any: most often the buffer is about to be left.
            self.input.count_lines(|bytes| batch.line_breaks(bytes));
        }
        batch.len()
    }
}

/// Leaves the input after the last number that was given.
impl<T: Integer> Drop for Integers<'_, '_, T> {
    fn drop(&mut self) {
        if self.batch.as_ref().map_or(true, |batch| batch.len() == self.taken) {
            return;
        }
        let (text, _) = self.input.held();
        let mut at = self.start;
        for _ in 0..self.taken {
            while is_space(text[at]) {
                at += 1;
            }
            while !is_space(text[at]) {
                at += 1;
            }
        }
        self.input.go_to(at);
    }
}
