//! From a solution to a C file, for judges that have no Rust.

pub mod translate;
