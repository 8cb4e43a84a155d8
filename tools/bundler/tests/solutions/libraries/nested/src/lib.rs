//! A module in a file of its own, declared where only macros see it, and a macro for what stands after it.

mod marks;

macro_rules! items {
    ($($item:item)*) => { $($item)* };
}

/// Here, and where this is decided.
#[cfg(any(unix, windows))]
items! {
    mod inside;
}

pub use self::inside::answer;
