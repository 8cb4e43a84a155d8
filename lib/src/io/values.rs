//! What else is read than one integer: lines, words, and several values.

use super::{is_space, Error, Input, Output, Readable, Result};

impl Input<'_> {
    /// The next value, or `None` if only white space is left.
    ///
    /// # Errors
    /// If the input ends in the value, or a token is not of the type.
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

    /// Folds the next `n` values while they are read, in O(1) memory.
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

    /// The rest of the current line without its line break (LF or CRLF), or `None` where the input
    /// has ended. After a [`read`](Input::read) that is what follows the token, often nothing.
    ///
    /// # Errors
    /// If the line is not UTF-8.
    ///
    /// # Examples
    /// ```
    /// # use sg::io::Input;
    /// let mut source = &b"2\nfirst line\r\n\nlast"[..];
    /// let mut input = Input::new(&mut source);
    /// assert_eq!(input.read::<u8>()?, 2);
    /// assert_eq!(input.line()?.as_deref(), Some(""));
    /// assert_eq!(input.line()?.as_deref(), Some("first line"));
    /// assert_eq!(input.line()?.as_deref(), Some(""));
    /// assert_eq!(input.line()?.as_deref(), Some("last"));
    /// assert_eq!(input.line()?, None);
    /// # Ok::<(), sg::io::Error>(())
    /// ```
    pub fn line(&mut self) -> Result<Option<String>> {
        // Fills the buffer, if nothing is left in it.
        self.next_if(|_| false);
        if self.at == self.end {
            return Ok(None);
        }
        let line = self.text(|byte| byte != b'\n');
        let is_whole = self.next_if(|_| true).is_some();
        let mut line = line?;
        if is_whole && line.ends_with('\r') {
            line.pop();
        }
        Ok(Some(line))
    }

    /// The text of the next bytes for which `is_part` holds.
    fn text(&mut self, is_part: impl Fn(u8) -> bool) -> Result<String> {
        let (line, column) = (self.line, self.column());
        let mut bytes = Vec::new();
        while let Some(byte) = self.next_if(&is_part) {
            bytes.push(byte);
        }
        String::from_utf8(bytes).map_err(|error| {
            let mut found = [0; 80];
            let bytes = error.as_bytes();
            found.iter_mut().zip(bytes).for_each(|(found, &byte)| *found = byte);
            Error { line, column, expected: "UTF-8", found, len: bytes.len() }
        })
    }
}

impl Readable for String {
    fn read(input: &mut Input) -> Result<Self> {
        if input.at_end() {
            return Err(input.word("a word"));
        }
        input.text(|byte| !is_space(byte))
    }
}

impl<T: Readable, const N: usize> Readable for [T; N] {
    fn read(input: &mut Input) -> Result<Self> {
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

/// Runs a solution on `input`. Returns what it printed and how it ended.
///
/// # Examples
/// ```
/// let (output, result) = sg::io::run_on(|input, out| {
///     while let Some(n) = input.next::<u64>()? {
///         out.line(n + 1);
///     }
///     Ok(())
/// }, b"1 41\n");
/// assert_eq!((output.as_slice(), result), (&b"2\n42\n"[..], Ok(())));
/// ```
pub fn run_on(
    solve: impl FnOnce(&mut Input, &mut Output) -> Result,
    mut input: &[u8],
) -> (Vec<u8>, Result) {
    let mut output = Vec::new();
    let result = solve(&mut Input::new(&mut input), &mut Output::new(&mut output));
    (output, result)
}
