//! A macro that takes the name of another.

#[macro_export]
macro_rules! list {
    ($($value:expr),*) => { vec![$($value),*] };
}

#[macro_export]
macro_rules! converted {
    ($convert:expr, $name:ident ! ($($value:expr),*)) => { $name!($($convert($value)),*) };
}
