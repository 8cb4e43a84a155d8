#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
// `Generator` says once what panics.
#![allow(clippy::missing_panics_doc, clippy::must_use_candidate)]
// The examples are whole files.
#![allow(clippy::needless_doctest_main)]

mod choices;
mod drawn;
mod every;
mod explore;
mod game;
mod generator;
mod graphs;
mod heaps;
mod input;
mod integer;
mod lists;
mod outcomes;
mod played;
mod program;
mod random;
mod reader;
mod referee;

pub use self::explore::{explore, shell, Start, ENDLESS};
pub use self::game::{Game, VALUES};
pub use self::generator::Generator;
pub use self::heaps::{move_in_one_heap, sorted};
pub use self::input::{answer, Input};
pub use self::integer::Integer;
pub use self::played::Left;
pub use self::program::{generate, made};
pub use self::random::Random;
pub use self::reader::Reader;
pub use self::referee::{referee, Said};
