//! A helper, and how a table of them is written.

/// A C function, type or macro that a file gets if it uses it.
pub(super) struct Helper {
    pub name: &'static str,
    /// The helpers that its text uses.
    pub needs: &'static [&'static str],
    pub text: &'static str,
}

/// Defines `HELPERS`, a table of rows `name(needs, ...) text;`. Each row comes after what it needs.
macro_rules! helpers {
    ($($name:ident($($needs:ident),*) $text:expr;)*) => {
        pub(super) const HELPERS: &[Helper] = &[$(
            Helper { name: stringify!($name), needs: &[$(stringify!($needs)),*], text: $text },
        )*];
    };
}

pub(super) use helpers;
