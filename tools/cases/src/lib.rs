//! Cases for stress tests: what the two small programs beside a solution are written with.
//!
//! `gen.rs` makes an input from a seed and a size:
//!
//! ```no_run
//! // In `main`:
//! cases::generate(|g| {
//!     g.cases(100, |g| {
//!         let heaps = g.vector(0..=5, 1..=20);
//!         g.line([heaps.len()]);
//!         g.line(heaps);
//!     });
//! });
//! ```
//!
//! `brute.rs` answers it by the rules of the game, and refuses an input that the statement does not
//! allow:
//!
//! ```no_run
//! // In `main`:
//! cases::answer(|input| {
//!     for _ in 0..input.number(1..=100) {
//!         let n = input.number(0..=5);
//!         let heaps: Vec<u64> = input.numbers(n, 1..=1000);
//!         // One heap at a time is gone, and who takes the last one wins.
//!         let mut game = cases::Game::normal(|&heaps: &usize| (heaps > 0).then(|| heaps - 1));
//!         println!("{}", if game.next_player_wins(&heaps.len()) { "Yes" } else { "No" });
//!     }
//! });
//! ```
//!
//! It has no dependencies and shares nothing with `sg`, so that no mistake is on both sides.

#![forbid(unsafe_code)]

mod explore;
mod game;
mod generator;
mod graphs;
mod heaps;
mod integer;
mod lists;
mod outcomes;
mod played;
mod random;
mod reader;

pub use self::explore::{explore, shell, Start, ENDLESS};
pub use self::game::{Game, VALUES};
pub use self::generator::{generate, Generator};
pub use self::heaps::{move_in_one_heap, sorted};
pub use self::integer::Integer;
pub use self::played::Left;
pub use self::random::Random;
pub use self::reader::{answer, Reader};
