//! `cargo judge` as its users run it. What compiles many programs is ignored, unless asked for by
//! `-- --ignored`, as `.ci/run` does; of each command something always runs.

mod as_one;
mod listening;
mod project;
mod scratch;

mod any_package;
mod atcoder;
mod built;
mod clipboard;
mod compare;
mod foreign;
mod helpers;
mod in_c;
mod judges;
mod kept;
mod largest;
mod layouts;
mod limits;
mod list;
mod listen;
mod new;
mod others;
mod own;
mod problems;
mod program;
mod session;
mod single_file;
mod stack;
mod stress;
mod submit;
mod suggestions;
mod there;
mod typed;
mod typed_again;
mod whole;
