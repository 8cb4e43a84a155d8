//! The three functions that a program needs of the world, and what is printed but not yet passed on.

use core::cell::UnsafeCell;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

mod import {
    #[link(wasm_import_module = "host")]
    extern "C" {
        pub fn read(to: *mut u8, len: usize) -> i32;
        pub fn write(stream: i32, from: *const u8, len: usize) -> i32;
        pub fn exit(status: i32) -> !;
    }
}

/// How many bytes are collected before they are passed on.
const BUFFER: usize = 1 << 16;

struct Printed {
    bytes: [u8; BUFFER],
    len: usize,
}

/// A value of a program that has one thread.
struct Single<T>(UnsafeCell<T>);

// SAFETY: there is one thread.
unsafe impl<T> Sync for Single<T> {}

static PRINTED: Single<Printed> = Single(UnsafeCell::new(Printed { bytes: [0; BUFFER], len: 0 }));

/// How much of it no `BufWriter` holds: it comes first.
static DIRECT: AtomicUsize = AtomicUsize::new(0);

fn printed() -> &'static mut Printed {
    // SAFETY: the functions below use it one after the other, and hand it to none that calls them.
    unsafe { &mut *PRINTED.0.get() }
}

/// Reads into `buffer`: how many bytes, 0 at the end; `None` where that fails.
pub fn read(buffer: &mut [u8]) -> Option<usize> {
    // SAFETY: the host writes to the slice, and no further.
    let read = unsafe { import::read(buffer.as_mut_ptr(), buffer.len()) };
    usize::try_from(read).ok()
}

/// Prints on standard output.
pub fn print(bytes: &[u8]) {
    if bytes.len() > BUFFER - printed().len {
        flush();
    }
    let Printed { bytes: buffer, len } = printed();
    match buffer.get_mut(*len..*len + bytes.len()) {
        Some(room) => {
            room.copy_from_slice(bytes);
            *len += bytes.len();
        }
        None => write(bytes),
    }
}

/// Prints on standard output without a `BufWriter`, before what those hold.
pub fn print_directly(bytes: &[u8]) {
    let (direct, held) = (DIRECT.load(Relaxed), printed().len);
    print(bytes);
    let Printed { bytes: buffer, len } = printed();
    if direct == held || *len != held + bytes.len() {
        return pass_on();
    }
    let end = direct + bytes.len();
    buffer.copy_within(direct..held, end);
    buffer[direct..end].copy_from_slice(bytes);
    DIRECT.store(end, Relaxed);
}

/// What was printed is no longer held by a `BufWriter`.
pub fn pass_on() {
    DIRECT.store(printed().len, Relaxed);
}

/// Passes on what no `BufWriter` holds.
pub fn flush_direct() {
    printed().len = DIRECT.load(Relaxed);
    flush();
}

/// Passes on what was printed. It does not panic, as a panic calls it.
#[inline(never)]
pub fn flush() {
    let Printed { bytes, len } = printed();
    let len = core::mem::take(len);
    DIRECT.store(0, Relaxed);
    if let Some(bytes @ [_, ..]) = bytes.get(..len) {
        write(bytes);
    }
}

fn write(bytes: &[u8]) {
    // SAFETY: the host reads the slice.
    if unsafe { import::write(1, bytes.as_ptr(), bytes.len()) } != 0 {
        complain(b"error: cannot write the output\n");
        exit(1)
    }
}

/// Prints on standard error; where that is closed, the status still tells.
pub fn complain(bytes: &[u8]) {
    // SAFETY: the host reads the slice.
    unsafe { import::write(2, bytes.as_ptr(), bytes.len()) };
}

/// Ends the program at once.
pub fn exit(status: i32) -> ! {
    // SAFETY: it does not come back.
    unsafe { import::exit(status) }
}
