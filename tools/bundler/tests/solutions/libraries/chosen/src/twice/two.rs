#![cfg(feature = "yes")]

pub const HEAD: &str = "at the head";
