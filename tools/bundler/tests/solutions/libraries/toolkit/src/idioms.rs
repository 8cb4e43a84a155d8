//! What large crates do: attributes given to macros, methods of private traits, traits in scope only
//! for their methods.

use std::convert::TryFrom;
use std::fmt::{self, Write};
use std::ops::{Add, Mul};

macro_rules! constants {
    ($(#[$doc:meta] $name:ident = $value:expr;)+) => { $(#[$doc] pub const $name: u64 = $value;)+ };
}

constants! {
    /// The answer.
    ANSWER = 42;
    /// The question, which nobody asks.
    QUESTION = 54;
}

macro_rules! choose {
    (if #[cfg($yes:meta)] { $($then:item)* } else { $($otherwise:item)* }) => {
        choose! { @only cfg($yes), $($then)* }
        choose! { @only cfg(not($yes)), $($otherwise)* }
    };
    (@only $condition:meta, $($item:item)*) => { $(#[$condition] $item)* };
}

choose! {
    if #[cfg(feature = "fast")] {
        /// A name.
        pub fn chosen() -> &'static str { "fast" }
    } else {
        pub fn chosen() -> &'static str { "slow" }
    }
}

/// A `vec!` for those who have no `alloc`.
#[macro_export]
macro_rules! listed {
    ($($value:expr),*) => { $crate::alloc::vec![$($value),*] };
}

/// A number.
#[derive(Clone, Copy)]
pub struct Small(pub u64);

impl Add for Small {
    type Output = Small;
    fn add(self, other: Small) -> Small {
        Small(self.0 + other.0)
    }
}

impl Mul for Small {
    type Output = Small;
    fn mul(self, other: Small) -> Small {
        let never_used = self.0 * other.0;
        Small(never_used)
    }
}

/// Methods that users see only through those of the type itself.
trait Internal: Copy + Add<Output = Self> {
    fn doubled(self) -> Self {
        self + self
    }
    fn never_called(self) -> Self {
        self
    }
}

impl Internal for Small {}

impl Small {
    /// Four times as much.
    pub fn four_times(self) -> Small {
        self.doubled().doubled()
    }
}

/// A number that fits, in words.
pub fn described(n: u64) -> Result<String, fmt::Error> {
    let mut text = String::new();
    match u8::try_from(n) {
        Ok(n) => write!(text, "{n} fits")?,
        Err(_) => text.write_str("too large")?,
    }
    Ok(text)
}

/// The other user of the traits in scope, and the only one to say their names.
pub fn never_used<T: TryFrom<u64>>(out: &mut dyn Write, n: u64) -> fmt::Result {
    T::try_from(n).map_err(|_| fmt::Error)?;
    out.write_char('x')
}
