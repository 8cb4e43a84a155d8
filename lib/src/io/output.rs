use super::platform::OUTPUT_BUFFER as BUFFER;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// Where an [`Output`] puts its bytes.
pub trait Sink {
    /// Takes all of `bytes`. A sink that cannot take them ends the program, as no answer could be given.
    fn write(&mut self, bytes: &[u8]);
}

impl Sink for Vec<u8> {
    fn write(&mut self, bytes: &[u8]) {
        self.extend_from_slice(bytes);
    }
}

/// A buffered output. What is in the buffer is passed on when the output is dropped, also by a panic
/// that unwinds.
///
/// # Examples
/// ```
/// use sg::io::Output;
/// let mut bytes = Vec::new();
/// let mut out = Output::new(&mut bytes);
/// out.print(-7);
/// out.print(' ');
/// out.line("Alice");
/// write!(out, "{:.2}", 0.5);
/// drop(out);
/// assert_eq!(bytes, b"-7 Alice\n0.50");
/// ```
pub struct Output<'a> {
    sink: &'a mut dyn Sink,
    buffer: [u8; BUFFER],
    len: usize,
}

impl<'a> Output<'a> {
    /// An output to `sink`.
    pub fn new(sink: &'a mut dyn Sink) -> Self {
        #[allow(clippy::large_stack_arrays)] // needs no allocator
        Output { sink, buffer: [0; BUFFER], len: 0 }
    }

    /// Prints a value.
    #[inline]
    pub fn print(&mut self, value: impl Print) {
        value.print(self);
    }

    /// Prints a value and a line feed.
    ///
    /// For millions of answers by one of two words, `["second", "first"][usize::from(wins)]` is faster
    /// than an `if` whose branch is mispredicted every other time.
    #[inline]
    pub fn line(&mut self, value: impl Print) {
        value.print(self);
        if BUFFER == 0 {
            return self.sink.write(b"\n");
        }
        match self.buffer.get_mut(self.len) {
            Some(byte) => {
                *byte = b'\n';
                self.len += 1;
            }
            None => self.bytes_beyond_buffer(b"\n"),
        }
    }

    /// Prints bytes as they are.
    #[inline]
    pub fn bytes(&mut self, bytes: &[u8]) {
        if BUFFER == 0 {
            return self.sink.write(bytes);
        }
        match self.buffer.get_mut(self.len..self.len + bytes.len()) {
            Some(space) => {
                copy(bytes, space);
                self.len += bytes.len();
            }
            None => self.bytes_beyond_buffer(bytes),
        }
    }

    #[cold]
    fn bytes_beyond_buffer(&mut self, bytes: &[u8]) {
        self.flush();
        if bytes.len() < BUFFER {
            self.bytes(bytes);
        } else {
            self.sink.write(bytes);
        }
    }

    /// What `write!` and `writeln!` call. It returns no `Result`, so that there is nothing to unwrap.
    ///
    /// # Panics
    /// If the `Display` of a value, or whichever trait formats it, returns an error.
    pub fn write_fmt(&mut self, arguments: fmt::Arguments<'_>) {
        struct Formatter<'a, 'b>(&'a mut Output<'b>);
        impl fmt::Write for Formatter<'_, '_> {
            fn write_str(&mut self, text: &str) -> fmt::Result {
                self.0.print(text);
                Ok(())
            }
        }
        fmt::Write::write_fmt(&mut Formatter(self), arguments).expect("a value did not format");
    }

    /// Passes on what is in the buffer: before an interactive program waits for an answer.
    pub fn flush(&mut self) {
        if BUFFER == 0 {
            return self.sink.write(&[]);
        }
        let len = core::mem::take(&mut self.len);
        if len > 0 {
            self.sink.write(&self.buffer[..len]);
        }
    }
}

/// Copies `from` into `to`, of the same length: mostly a few machine words, without a call of `memcpy`.
#[inline]
fn copy(from: &[u8], to: &mut [u8]) {
    // The first and the last N bytes, which may overlap.
    macro_rules! ends {
        ($N:expr) => {{
            to[..$N].copy_from_slice(&from[..$N]);
            let last = from.len() - $N;
            to[last..].copy_from_slice(&from[last..]);
        }};
    }
    match from.len() {
        0 => {}
        1 => to[0] = from[0],
        2..=3 => ends!(2),
        4..=7 => ends!(4),
        8..=16 => ends!(8),
        _ => to.copy_from_slice(from),
    }
}

impl Drop for Output<'_> {
    fn drop(&mut self) {
        self.flush();
    }
}

/// A value that an [`Output`] prints without [`core::fmt`], which is slower and makes a program longer.
///
/// Integers, strings and characters; and [`Error`](super::Error), for a program without standard error.
pub trait Print {
    /// Prints the value.
    fn print(&self, out: &mut Output<'_>);
}

impl<T: Print + ?Sized> Print for &T {
    #[inline]
    fn print(&self, out: &mut Output<'_>) {
        T::print(self, out);
    }
}

impl Print for str {
    #[inline]
    fn print(&self, out: &mut Output<'_>) {
        out.bytes(self.as_bytes());
    }
}

impl Print for String {
    #[inline]
    fn print(&self, out: &mut Output<'_>) {
        out.bytes(self.as_bytes());
    }
}

impl Print for char {
    #[inline]
    fn print(&self, out: &mut Output<'_>) {
        out.bytes(self.encode_utf8(&mut [0; 4]).as_bytes());
    }
}

/// Defines a function that prints a number of the unsigned type `$wide`, after a minus if `negative`.
macro_rules! print_decimal {
    ($name:ident, $wide:ident, $max_len:expr) => {
        #[inline]
        fn $name(out: &mut Output<'_>, negative: bool, mut value: $wide) {
            let mut text = [0; $max_len];
            let mut at = text.len();
            loop {
                at -= 1;
                #[allow(clippy::cast_possible_truncation)] // below 10
                let digit = (value % 10) as u8;
                text[at] = b'0' + digit;
                value /= 10;
                if value == 0 {
                    break;
                }
            }
            if negative {
                at -= 1;
                text[at] = b'-';
            }
            out.bytes(&text[at..]);
        }
    };
}
print_decimal!(print_decimal64, u64, "-18446744073709551615".len());
print_decimal!(print_decimal128, u128, "-340282366920938463463374607431768211455".len());

macro_rules! print_integers {
    ($print:ident($wide:ident): $($unsigned:ident $signed:ident,)*) => {$(
        impl Print for $unsigned {
            #[inline]
            #[allow(clippy::cast_lossless)] // usize has no From
            fn print(&self, out: &mut Output<'_>) {
                $print(out, false, *self as $wide);
            }
        }

        impl Print for $signed {
            #[inline]
            #[allow(clippy::cast_lossless)] // usize has no From
            fn print(&self, out: &mut Output<'_>) {
                $print(out, *self < 0, self.unsigned_abs() as $wide);
            }
        }
    )*};
}
print_integers!(print_decimal64(u64): u8 i8, u16 i16, u32 i32, u64 i64, usize isize,);
print_integers!(print_decimal128(u128): u128 i128,);
