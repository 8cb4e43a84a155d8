use super::{Input, Result};
use alloc::string::String;
use core::array;

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
    /// Where the input ends, or a token is not what the type wants.
    fn read(input: &mut Input<'_>) -> Result<Self>;
}

impl Readable for String {
    fn read(input: &mut Input<'_>) -> Result<Self> {
        let start = input.start_token("a word")?;
        let bytes = input.bytes_until(super::input::is_space)?;
        String::from_utf8(bytes).map_err(|error| input.not_utf8(start, "a word", error.as_bytes()))
    }
}

impl<T: Readable, const N: usize> Readable for [T; N] {
    #[inline]
    fn read(input: &mut Input<'_>) -> Result<Self> {
        // No value is read after one that failed, and none is unwrapped.
        let mut failure = None;
        let values = array::from_fn(|_| match &failure {
            Some(_) => None,
            None => T::read(input).map_err(|error| failure = Some(error)).ok(),
        });
        match failure {
            Some(error) => Err(error),
            None => Ok(values.map(|value: Option<T>| value.expect("no value failed"))),
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
