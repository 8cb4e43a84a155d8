/// The integers of Rust, up to 64 bits.
pub trait Integer: Copy + Ord + std::fmt::Display {
    /// As one that holds them all.
    fn wide(self) -> i128;
    /// From one that holds them all, if it fits.
    fn narrow(wide: i128) -> Option<Self>;
    /// The largest one.
    fn most() -> Self;
}

macro_rules! integers {
    ($($integer:ident)*) => {$(
        impl Integer for $integer {
            // There is no `From` for `usize`.
            #[allow(clippy::cast_lossless)]
            fn wide(self) -> i128 {
                self as i128
            }
            fn narrow(wide: i128) -> Option<Self> {
                Self::try_from(wide).ok()
            }
            fn most() -> Self {
                Self::MAX
            }
        }
    )*};
}

integers!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);
