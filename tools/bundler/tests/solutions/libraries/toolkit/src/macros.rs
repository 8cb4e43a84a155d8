macro_rules! table {
    ($name:ident, $type:ty, $len:expr, $make:expr) => {
        pub fn $name() -> [$type; $len] {
            let make: fn(usize) -> $type = $make;
            let mut values = [Default::default(); $len];
            for (i, value) in values.iter_mut().enumerate() {
                *value = make(i);
            }
            values
        }
    };
}

macro_rules! width {
    ($type:ident #[cfg(target_pointer_width = $width:literal)]) => {
        #[cfg(target_pointer_width = $width)]
        pub fn width() -> u32 {
            $type::BITS
        }
    };
}

macro_rules! only_if {
    ($($(#[cfg($condition:meta)])? $name:ident),*) => {
        $($(#[cfg($condition)])? pub fn $name() -> bool {
            true
        })*
    };
}

/// The largest of its arguments.
#[macro_export]
macro_rules! maximum {
    ($only:expr $(,)?) => { $only };
    ($first:expr, $($rest:expr),+ $(,)?) => { $crate::algebra::larger($first, $crate::maximum!($($rest),+)) };
}

/// The smallest of its arguments.
#[macro_export]
macro_rules! minimum {
    ($only:expr $(,)?) => { $only };
    ($first:expr, $($rest:expr),+ $(,)?) => { $crate::algebra::smaller($first, $crate::minimum!($($rest),+)) };
}

/// A helper that only macros call.
#[doc(hidden)]
#[macro_export]
macro_rules! __count {
    () => { 0_usize };
    ($head:tt $($tail:tt)*) => { 1_usize + $crate::__count!($($tail)*) };
}

/// How many tokens.
#[macro_export]
macro_rules! count {
    ($($token:tt)*) => { $crate::__count!($($token)*) };
}

/// A type with a name and a value that it is worth.
#[macro_export]
macro_rules! worth {
    ($($name:ident = $value:expr),* $(,)?) => {
        $(
            pub struct $name;
            impl $crate::algebra::Worth for $name {
                fn worth(&self) -> u64 { $value }
            }
        )*
    };
}

#[macro_export]
macro_rules! never_used {
    () => { compile_error!("not this one") };
}
