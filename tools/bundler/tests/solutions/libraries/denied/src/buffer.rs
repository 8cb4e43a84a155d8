//! A static that is changed, as in libraries that print.
#![allow(static_mut_refs)]

static mut BUFFER: Vec<i8> = Vec::new();

pub fn push(value: i8) {
    unsafe { BUFFER.push(value) }
}

pub fn all() -> Vec<i8> {
    unsafe { BUFFER.clone() }
}
