//! `Input::read`, `next` and `fold`, in pieces, from a file and from a pipe.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tests::integers::check(bytes));
