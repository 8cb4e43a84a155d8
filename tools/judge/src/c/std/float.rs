//! The functions of `f32` and `f64` that std has and core lacks. What WebAssembly has no instruction for is in
//! every compiler's own library; of that, the C calls what `math.h` has.

use core::f64::consts::LN_2;

mod math {
    extern "C" {
        pub fn acos(x: f64) -> f64;
        pub fn asin(x: f64) -> f64;
        pub fn atan(x: f64) -> f64;
        pub fn atan2(y: f64, x: f64) -> f64;
        pub fn cbrt(x: f64) -> f64;
        pub fn cos(x: f64) -> f64;
        pub fn cosh(x: f64) -> f64;
        pub fn exp(x: f64) -> f64;
        pub fn exp2(x: f64) -> f64;
        pub fn expm1(x: f64) -> f64;
        pub fn fma(x: f64, y: f64, z: f64) -> f64;
        pub fn hypot(x: f64, y: f64) -> f64;
        pub fn log(x: f64) -> f64;
        pub fn log10(x: f64) -> f64;
        pub fn log1p(x: f64) -> f64;
        pub fn log2(x: f64) -> f64;
        pub fn pow(x: f64, y: f64) -> f64;
        pub fn sin(x: f64) -> f64;
        pub fn sinh(x: f64) -> f64;
        pub fn tan(x: f64) -> f64;
        pub fn tanh(x: f64) -> f64;
    }
}

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
    fn acos(self) -> Self;
    fn acosh(self) -> Self;
    fn asin(self) -> Self;
    fn asinh(self) -> Self;
    fn atan(self) -> Self;
    fn atan2(self, x: Self) -> Self;
    fn atanh(self) -> Self;
    fn cbrt(self) -> Self;
    fn cos(self) -> Self;
    fn cosh(self) -> Self;
    fn exp(self) -> Self;
    fn exp2(self) -> Self;
    fn exp_m1(self) -> Self;
    fn hypot(self, y: Self) -> Self;
    fn ln(self) -> Self;
    fn ln_1p(self) -> Self;
    fn log(self, base: Self) -> Self;
    fn log10(self) -> Self;
    fn log2(self) -> Self;
    fn mul_add(self, by: Self, plus: Self) -> Self;
    fn powf(self, power: Self) -> Self;
    fn sin(self) -> Self;
    fn sin_cos(self) -> (Self, Self);
    fn sinh(self) -> Self;
    fn tan(self) -> Self;
    fn tanh(self) -> Self;
}

/// Methods that call a function of the library: `NAME = FUNCTION`, or `NAME(OTHERS) = FUNCTION`.
macro_rules! library {
    ($($name:ident $(($($other:ident),*))? = $function:ident)*) => {
        $(fn $name(self $($(, $other: Self)*)?) -> Self {
            // SAFETY: it takes and returns numbers only.
            unsafe { math::$function(f64::from(self) $($(, f64::from($other))*)?) as Self }
        })*
    };
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

            fn acosh(self) -> Self {
                Float::ln(self + Float::sqrt(self - 1.0) * Float::sqrt(self + 1.0))
            }

            fn asinh(self) -> Self {
                let x = Float::abs(self);
                let more = x * x / (1.0 + Float::sqrt(x * x + 1.0));
                let size = if more < Self::MAX { Float::ln_1p(x + more) } else { Float::ln(x) + LN_2 as Self };
                Float::copysign(size, self)
            }

            fn atanh(self) -> Self {
                Float::ln_1p(2.0 * self / (1.0 - self)) / 2.0
            }

            fn log(self, base: Self) -> Self {
                Float::ln(self) / Float::ln(base)
            }

            fn sin_cos(self) -> (Self, Self) {
                (Float::sin(self), Float::cos(self))
            }

            library! {
                acos = acos
                asin = asin
                atan = atan
                atan2(x) = atan2
                cbrt = cbrt
                cos = cos
                cosh = cosh
                exp = exp
                exp2 = exp2
                exp_m1 = expm1
                hypot(y) = hypot
                ln = log
                ln_1p = log1p
                log10 = log10
                log2 = log2
                mul_add(by, plus) = fma
                powf(power) = pow
                sin = sin
                sinh = sinh
                tan = tan
                tanh = tanh
            }
        }
    };
}
float!(f32: floorf32 ceilf32 truncf32 sqrtf32 powif32);
float!(f64: floorf64 ceilf64 truncf64 sqrtf64 powif64);
