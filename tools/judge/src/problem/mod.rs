//! A new problem.
//!
//! `document` is what the browser's extension says of one, `statement` what is known of it, `layout` where it goes,
//! `template` what it starts from, `source` the text of its program, `samples` its first fixtures; `workspace` makes it,
//! `existing` adds to one.

pub mod document;
pub mod existing;
pub mod layout;
mod manifest;
pub mod samples;
mod source;
pub mod statement;
mod template;
pub mod workspace;

#[cfg(test)]
mod tests;
