//! The functions of `f32` and `f64` that std has, core lacks, and WebAssembly can do exactly.

pub trait Float: Copy {
    fn floor(self) -> Self;
    fn ceil(self) -> Self;
    fn round(self) -> Self;
    fn trunc(self) -> Self;
    fn abs(self) -> Self;
    fn sqrt(self) -> Self;
    fn powi(self, n: i32) -> Self;
    fn fract(self) -> Self;
    fn copysign(self, sign: Self) -> Self;
    fn signum(self) -> Self;
    fn rem_euclid(self, of: Self) -> Self;
    fn div_euclid(self, by: Self) -> Self;
}

macro_rules! float {
    ($float:ident: $floor:ident $ceil:ident $trunc:ident $sqrt:ident $powi:ident) => {
        #[allow(unused_unsafe)] // some versions call them safe
        impl Float for $float {
            fn floor(self) -> Self {
                unsafe { core::intrinsics::$floor(self) }
            }

            fn ceil(self) -> Self {
                unsafe { core::intrinsics::$ceil(self) }
            }

            fn round(self) -> Self {
                // Halves go away from zero; to add a half would round what is just below one up.
                let whole = Float::trunc(self);
                if Float::abs(self - whole) < 0.5 {
                    return whole;
                }
                if self < 0.0 { whole - 1.0 } else { whole + 1.0 }
            }

            fn trunc(self) -> Self {
                unsafe { core::intrinsics::$trunc(self) }
            }

            fn abs(self) -> Self {
                // The intrinsic has several names, by version; what clears the sign becomes it.
                Self::from_bits(self.to_bits() << 1 >> 1)
            }

            fn sqrt(self) -> Self {
                unsafe { core::intrinsics::$sqrt(self) }
            }

            fn powi(self, n: i32) -> Self {
                unsafe { core::intrinsics::$powi(self, n) }
            }

            fn fract(self) -> Self {
                self - Float::trunc(self)
            }

            fn copysign(self, sign: Self) -> Self {
                let only = Self::to_bits(-0.0);
                Self::from_bits(self.to_bits() & !only | sign.to_bits() & only)
            }

            fn signum(self) -> Self {
                if self.is_nan() { self } else { Float::copysign(1.0, self) }
            }

            fn rem_euclid(self, of: Self) -> Self {
                let rest = self % of;
                if rest < 0.0 { rest + Float::abs(of) } else { rest }
            }

            fn div_euclid(self, by: Self) -> Self {
                let whole = Float::trunc(self / by);
                if self % by < 0.0 { whole - Float::signum(by) } else { whole }
            }
        }
    };
}
float!(f32: floorf32 ceilf32 truncf32 sqrtf32 powif32);
float!(f64: floorf64 ceilf64 truncf64 sqrtf64 powif64);
