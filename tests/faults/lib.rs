//! Commands that write, disturbed: `verbs` says which, `disk` what they find before and leave after, and the tests
//! disturb each.

#![cfg(unix)]

pub mod disk;
pub mod verbs;
