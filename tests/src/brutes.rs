//! The brute forces of the problems, which play the games by their rules: what closed forms and solutions are
//! compared with, here and by `cargo judge stress`.

#![allow(dead_code, reason = "each is a program, with a `main`")]

#[path = "../../problems/atcoder-dp-k/src/bin/brute.rs"]
pub mod atcoder_dp_k;
#[path = "../../problems/bounded-nim/src/bin/brute.rs"]
pub mod bounded_nim;
#[path = "../../problems/hdu1846/src/bin/brute.rs"]
pub mod hdu1846;
#[path = "../../problems/hdu3032/src/bin/brute.rs"]
pub mod hdu3032;
#[path = "../../problems/hdu4764/src/bin/brute.rs"]
pub mod hdu4764;
#[path = "../../problems/nim/src/bin/brute.rs"]
pub mod nim;
#[path = "../../problems/sdsc2024-day6-t1/src/bin/brute.rs"]
pub mod sdsc2024_day6_t1;
