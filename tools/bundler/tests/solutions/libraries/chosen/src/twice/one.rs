#![cfg(feature = "no")]

pub const HEAD: &str = "not there";
