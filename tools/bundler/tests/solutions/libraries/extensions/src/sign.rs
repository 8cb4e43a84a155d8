//! A trait of numbers, for which a macro writes the impls.

pub trait Sign: Sized {
    fn magnitude(self) -> Self;
    fn is_negative(self) -> bool;
}

macro_rules! signs {
    ($trait:ident for $($type:ty)*) => {
        $(impl $trait for $type {
            fn magnitude(self) -> Self {
                if self < 0 { -self } else { self }
            }

            fn is_negative(self) -> bool {
                self < 0
            }
        })*
    };
}

signs!(Sign for i8 i16 i32 i64 i128 isize);

/// How far a power of two is from zero: the type of `1` is inferred from what is returned.
pub fn distance(shift: u32) -> i64 {
    (1 << shift).magnitude()
}
