//! What a module that says so defines is for what stands after it.
#![macro_use]

macro_rules! two {
    () => {
        2
    };
}

pub const COUNT: u64 = 21;
