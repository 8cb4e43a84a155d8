//! The functions of `f32` and `f64` that std has, core lacks, and WebAssembly can do exactly.

pub trait Float: Copy {
    fn floor(self) -> Self;
    fn ceil(self) -> Self;
    fn round(self) -> Self;
    fn trunc(self) -> Self;
    fn fract(self) -> Self;
    fn abs(self) -> Self;
    fn signum(self) -> Self;
    fn copysign(self, sign: Self) -> Self;
    fn sqrt(self) -> Self;
    fn powi(self, n: i32) -> Self;
    fn div_euclid(self, divisor: Self) -> Self;
    fn rem_euclid(self, divisor: Self) -> Self;
}

macro_rules! float {
    ($float:ident: $floor:ident $ceil:ident $trunc:ident $copysign:ident $sqrt:ident $powi:ident) => {
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
                whole + Float::copysign(1.0, self)
            }

            fn trunc(self) -> Self {
                unsafe { core::intrinsics::$trunc(self) }
            }

            fn fract(self) -> Self {
                self - Float::trunc(self)
            }

            fn abs(self) -> Self {
                // The intrinsic has several names, by version; what clears the sign becomes it.
                Self::from_bits(self.to_bits() << 1 >> 1)
            }

            fn signum(self) -> Self {
                if self.is_nan() { self } else { Float::copysign(1.0, self) }
            }

            fn copysign(self, sign: Self) -> Self {
                unsafe { core::intrinsics::$copysign(self, sign) }
            }

            fn sqrt(self) -> Self {
                unsafe { core::intrinsics::$sqrt(self) }
            }

            fn powi(self, n: i32) -> Self {
                unsafe { core::intrinsics::$powi(self, n) }
            }

            fn div_euclid(self, divisor: Self) -> Self {
                let quotient = Float::trunc(self / divisor);
                if self % divisor >= 0.0 {
                    quotient
                } else if divisor > 0.0 {
                    quotient - 1.0
                } else {
                    quotient + 1.0
                }
            }

            fn rem_euclid(self, divisor: Self) -> Self {
                let rest = self % divisor;
                if rest < 0.0 { rest + Float::abs(divisor) } else { rest }
            }
        }
    };
}
float!(f32: floorf32 ceilf32 truncf32 copysignf32 sqrtf32 powif32);
float!(f64: floorf64 ceilf64 truncf64 copysignf64 sqrtf64 powif64);
