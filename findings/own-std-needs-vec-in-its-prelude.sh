#!/bin/sh
# Rust's compiler, seen 2026-11: a crate that stands in for std (`--extern std=libstd.rlib`, as for a target without one) and
# re-exports `vec!` at its root gives it to programs with Debian 12's rustc 1.63.0. With rustc 1.95.0 they get "cannot find
# macro `vec` in this scope", while `Vec`, `assert!` and all else are found: macros come from the prelude alone, where core has
# its own, but not alloc's. With `vec` in the crate's preludes too, both compile.
#
# Needs Debian 12's rustc, and 1.95 first on PATH. Fails where that has changed.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
# A file of such a crate, and what its prelude has beside `Vec`.
write_std() {
    cat >"$1" <<END_OF_STD
#![no_std]
extern crate alloc as alloc_crate;
pub use alloc_crate::vec;
pub use core::assert;
pub mod prelude {
    pub mod rust_2021 {
        pub use alloc_crate::{$2 vec::Vec};
        pub use core::prelude::rust_2021::*;
    }
}
END_OF_STD
}
write_std root.rs ''
write_std both.rs 'vec,'
echo 'pub fn ones() -> Vec<u8> { assert!(true); vec![1; 3] }' >user.rs
# What a compiler says of the program with one of the two.
compile() {
    "$1" --edition 2021 --crate-type rlib --crate-name std "$2" -o libstd.rlib
    "$1" --edition 2021 --crate-type lib --emit metadata --extern std=libstd.rlib user.rs -o user.rmeta 2>&1 && echo compiled
}
/usr/bin/rustc --version | grep '^rustc 1\.63\.'
rustc --version | grep '^rustc 1\.95\.'
[ "$(compile /usr/bin/rustc root.rs)" = compiled ]
[ "$(compile /usr/bin/rustc both.rs)" = compiled ]
compile rustc root.rs | grep 'cannot find macro `vec` in this scope'
[ "$(compile rustc both.rs)" = compiled ]
