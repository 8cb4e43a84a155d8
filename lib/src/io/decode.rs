use super::readable::Readable;

/// A value that can be decoded in batches: any integer type, and arrays `[T; N]` of them.
///
/// See [`Input::integers`](super::Input::integers).
pub trait Decode: Readable + Sealed {}

/// How a value is decoded. Private, so that nobody else can implement [`Decode`].
pub trait Sealed: Sized {
    /// How many numbers a value consists of.
    const LEN: usize;
    /// The largest number to decode: one less than a power of two. Larger ones are read one by one.
    const MAX: u64;
    /// Whether to decode negative numbers too, down to `-MAX`.
    const SIGNED: bool;

    /// The value whose number `i` has the low 64 bits `low(i)`, in two's complement.
    fn from_low(low: impl Fn(usize) -> u64) -> Self;
}

macro_rules! integers {
    ($signed:expr, $low:ident: $($integer:ident)*) => {$(
        #[allow(
            clippy::cast_lossless, // there is no other way to go from any type to any
            clippy::cast_possible_truncation, // it is in range
            clippy::cast_possible_wrap, // as is meant
            clippy::cast_sign_loss, // there is none
            clippy::unnecessary_cast
        )]
        impl Sealed for $integer {
            const LEN: usize = 1;
            const MAX: u64 =
                if $integer::BITS > 64 { $low::MAX as u64 } else { $integer::MAX as u64 };
            const SIGNED: bool = $signed;

            #[inline]
            fn from_low(low: impl Fn(usize) -> u64) -> Self {
                low(0) as $low as $integer
            }
        }

        impl Decode for $integer {}
    )*};
}
integers!(false, u64: u8 u16 u32 u64 u128 usize);
integers!(true, i64: i8 i16 i32 i64 i128 isize);

impl<T: Sealed, const N: usize> Sealed for [T; N] {
    const LEN: usize = N * T::LEN;
    const MAX: u64 = T::MAX;
    const SIGNED: bool = T::SIGNED;

    #[inline]
    fn from_low(low: impl Fn(usize) -> u64) -> Self {
        core::array::from_fn(|value| T::from_low(|i| low(value * T::LEN + i)))
    }
}

impl<T: Decode, const N: usize> Decode for [T; N] {}
