//! A module in a file of its own, declared where only macros see it.

macro_rules! items {
    ($($item:item)*) => { $($item)* };
}

items! {
    mod inside;
}

pub use self::inside::answer;
