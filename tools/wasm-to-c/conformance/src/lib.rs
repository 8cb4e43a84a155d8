//! `wasm-to-c` against the test suite of the specification and against an interpreter.
//!
//! A [`suite::Suite`] is one C program of many translated modules, and a script of what to call in it
//! and what to expect. [`specification`] makes one of the specification's test suite, [`random`] makes
//! them of random modules. A [`compiler::Compiler`] compiles and runs them.

mod booleans;
pub mod compiler;
pub mod random;
mod rename;
pub mod specification;
pub mod suite;
