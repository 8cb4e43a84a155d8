//! The tests of tests: what a fixture must reject, it rejects, and says why.
#![cfg(unix)]

mod artifact;
mod comparing;
mod harness;
mod layouts;
mod made;
mod script;
mod scripts;
mod tools;
mod tree;
