//! What `std` is in a program that becomes C: what core and alloc have under the names of std, and the
//! host. What is not here cannot be translated. `c/compile.rs` compiles it, with rustc from 1.63 on.

#![no_std]
#![feature(alloc_error_handler, core_intrinsics)]
#![allow(unknown_lints, internal_features)]

extern crate alloc as alloc_crate;

mod allocator;
pub mod error;
mod float;
pub mod hash;
mod host;
mod input;
pub mod io;
mod output;
#[doc(hidden)]
pub mod print;
pub mod process;
mod readers;
pub mod thread;

pub use alloc_crate::{borrow, boxed, fmt, format, rc, slice, str, string, vec};
pub use core::{
    any, array, ascii, assert, assert_eq, assert_ne, cell, char, clone, cmp, convert, debug_assert,
    debug_assert_eq, debug_assert_ne, default, future, hint, iter, marker, matches, mem, num,
    ops, option, panic, pin, ptr, result, task, todo, unimplemented, unreachable, write, writeln,
};
pub use core::{f32, f64, i128, i16, i32, i64, i8, isize, u128, u16, u32, u64, u8, usize};

pub mod alloc {
    pub use alloc_crate::alloc::*;
}

pub mod collections {
    pub use alloc_crate::collections::*;
    pub use crate::hash::map::{self as hash_map, HashMap};
    pub use crate::hash::set::{self as hash_set, HashSet};
    pub use core::ops::Bound;
}

pub mod sync {
    pub use alloc_crate::sync::*;
    pub use core::sync::atomic;
}

pub mod prelude {
    pub mod v1 {
        pub use crate::float::Float as _;
        pub use alloc_crate::borrow::ToOwned;
        pub use alloc_crate::boxed::Box;
        pub use alloc_crate::string::{String, ToString};
        pub use alloc_crate::vec::Vec;
        // Newer compilers take macros from here, older ones from the crate's root.
        pub use crate::{dbg, eprint, eprintln, print, println, thread_local};
        pub use alloc_crate::{format, vec};
        pub use core::prelude::v1::*;
    }
    pub use self::v1 as rust_2015;
    pub use self::v1 as rust_2018;
    pub mod rust_2021 {
        pub use super::v1::*;
        pub use core::prelude::rust_2021::*;
    }
    pub mod rust_2024 {
        pub use super::rust_2021::*;
        pub use core::future::Future;
    }
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    host::flush();
    host::complain(b"error: the program panicked\n");
    host::exit(101)
}

#[alloc_error_handler]
fn out_of_memory(_: core::alloc::Layout) -> ! {
    host::flush();
    host::complain(b"error: out of memory\n");
    host::exit(134)
}

/// What the C program calls where its stack does not suffice; with the status that it would have if
/// the system ended it.
#[no_mangle]
extern "C" fn stack_overflow() -> ! {
    host::flush();
    host::complain(b"error: stack overflow\n");
    host::exit(139)
}
