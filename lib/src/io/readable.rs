use super::error::Result;
use super::input::{is_space, Input};

/// A value that can be read from an [`Input`].
///
/// - every integer type: decimal, with an optional sign; `-0` is 0 for unsigned types too;
/// - [`String`]: a word, the bytes up to the next white space, which must be UTF-8;
/// - tuples of up to six values and arrays `[T; N]`: one after the other.
///
/// # Examples
/// ```
/// use sg::io::{Input, Readable, Result};
///
/// struct Edge { from: usize, to: usize }
///
/// impl Readable for Edge {
///     fn read(input: &mut Input) -> Result<Self> {
///         Ok(Edge { from: input.read()?, to: input.read()? })
///     }
/// }
///
/// let mut source = &b"3 5"[..];
/// let edge: Edge = Input::new(&mut source).read()?;
/// assert_eq!((edge.from, edge.to), (3, 5));
/// # Ok::<(), sg::io::Error>(())
/// ```
pub trait Readable: Sized {
    /// Reads one value.
    ///
    /// # Errors
    /// If the input ends, a token is not a value of the type, or the operating system cannot read.
    fn read(input: &mut Input<'_>) -> Result<Self>;
}

impl Input<'_> {
    /// The next value. See [`Readable`] for the types.
    ///
    /// # Errors
    /// If the input ends before or inside the value, a token is not a value of the type, or the operating
    /// system cannot read.
    ///
    /// # Examples
    /// ```
    /// # use sg::io::Input;
    /// let mut source = &b"7 -1 20 22"[..];
    /// let mut input = Input::new(&mut source);
    /// assert_eq!(input.read::<u64>()?, 7);
    /// assert_eq!(input.read::<(i8, [u8; 2])>()?, (-1, [20, 22]));
    /// # Ok::<(), sg::io::Error>(())
    /// ```
    #[inline]
    pub fn read<T: Readable>(&mut self) -> Result<T> {
        T::read(self)
    }

    /// The next value, or `None` if only white space is left.
    ///
    /// # Errors
    /// If the input ends inside the value, a token is not a value of the type, or the operating system
    /// cannot read.
    ///
    /// # Examples
    /// ```
    /// # use sg::io::Input;
    /// let mut source = &b"1 2\n3 4\n"[..];
    /// let mut input = Input::new(&mut source);
    /// let mut sums = Vec::new();
    /// while let Some((a, b)) = input.next::<(u32, u32)>()? {
    ///     sums.push(a + b);
    /// }
    /// assert_eq!(sums, [3, 7]);
    /// # Ok::<(), sg::io::Error>(())
    /// ```
    #[allow(clippy::should_implement_trait)] // one type of value at a time, and errors
    pub fn next<T: Readable>(&mut self) -> Result<Option<T>> {
        if self.at_end() {
            Ok(None)
        } else {
            T::read(self).map(Some)
        }
    }

    /// The next `n` values. Memory grows with the values that are read: an `n` that is too large by
    /// mistake costs nothing.
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
    /// assert_eq!(input.read_vec::<u64>(n)?, [5, 6, 7]);
    /// # Ok::<(), sg::io::Error>(())
    /// ```
    pub fn read_vec<T: Readable>(&mut self, n: usize) -> Result<Vec<T>> {
        let mut values = Vec::new();
        for _ in 0..n {
            values.push(T::read(self)?);
        }
        Ok(values)
    }

    /// Folds the next `n` values while they are read.
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
    pub fn fold<T: Readable, A>(
        &mut self,
        n: usize,
        init: A,
        mut f: impl FnMut(A, T) -> A,
    ) -> Result<A> {
        let mut folded = init;
        for _ in 0..n {
            folded = f(folded, T::read(self)?);
        }
        Ok(folded)
    }
}

impl Readable for String {
    fn read(input: &mut Input<'_>) -> Result<Self> {
        input.token("a word")?;
        input.text("a word", |byte| !is_space(byte))
    }
}

impl<T: Readable, const N: usize> Readable for [T; N] {
    #[inline]
    fn read(input: &mut Input<'_>) -> Result<Self> {
        // After a failure nothing more is read.
        let mut failure = None;
        let values = [(); N].map(|()| match &failure {
            Some(_) => None,
            None => T::read(input).map_err(|error| failure = Some(error)).ok(),
        });
        match failure {
            Some(error) => Err(error),
            None => Ok(values.map(|value| value.expect("no value failed"))),
        }
    }
}

macro_rules! tuple {
    ($($T:ident)*) => {
        impl<$($T: Readable),*> Readable for ($($T,)*) {
            #[inline]
            fn read(input: &mut Input<'_>) -> Result<Self> {
                Ok(($($T::read(input)?,)*))
            }
        }
    };
}
tuple!(A);
tuple!(A B);
tuple!(A B C);
tuple!(A B C D);
tuple!(A B C D E);
tuple!(A B C D E F);
