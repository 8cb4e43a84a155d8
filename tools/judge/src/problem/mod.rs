//! A new problem, and its folder in `problems/`.
//!
//! `document` is what the browser's extension says of one, `statement` what is known of it, `source` the text of its
//! program, `samples` its first fixtures; `workspace` makes the folder, `existing` adds to one.

pub mod document;
mod existing;
mod manifest;
pub mod samples;
mod source;
pub mod statement;
pub mod workspace;

#[cfg(test)]
mod tests;
