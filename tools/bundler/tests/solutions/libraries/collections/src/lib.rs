//! A macro that takes the name of another.

#[macro_export]
macro_rules! list {
    ($($value:expr),*) => { vec![$($value),*] };
}

#[macro_export]
macro_rules! converted {
    ($convert:expr, $name:ident ! ($($value:expr),*)) => { $name!($($convert($value)),*) };
}

/// Calls the hidden macro with the name of another.
#[macro_export(local_inner_macros)]
macro_rules! sum_of {
    ($($value:expr),*) => { __folded!(added, 0 $(, $value)*) };
}

#[macro_export(local_inner_macros)]
macro_rules! added {
    ($a:expr, $b:expr) => {
        $a + $b
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __folded {
    ($name:ident, $sum:expr) => { $sum };
    ($name:ident, $sum:expr, $value:expr $(, $more:expr)*) => {
        $crate::__folded!($name, $name!($sum, $value) $(, $more)*)
    };
}
