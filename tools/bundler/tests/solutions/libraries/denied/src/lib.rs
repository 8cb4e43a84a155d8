//! Code that is an error where nobody allows it.

pub mod buffer;
pub mod literals;
