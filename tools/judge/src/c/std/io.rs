//! Standard streams, as far as `sg::io` and what is like it need them: bytes in, bytes out, by the host.

use crate::host;
use alloc_crate::string::String;
use alloc_crate::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

pub use crate::input::{stdin, BufRead, BufReader, Lines, Stdin, StdinLock};

pub mod prelude {
    pub use super::{BufRead, Read, Write};
}

pub type Result<T> = core::result::Result<T, Error>;

/// The host could not read, or what it has read is no text. Where it cannot write, it ends the program.
#[derive(Debug)]
pub struct Error(pub(crate) ());

#[derive(PartialEq)]
pub enum ErrorKind {
    Interrupted,
    Other,
}

impl Error {
    pub fn kind(&self) -> ErrorKind {
        ErrorKind::Other
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("reading failed")
    }
}

impl crate::error::Error for Error {}

pub trait Read {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize>;

    // No part of what is only read in pieces.
    fn read_to_end(&mut self, out: &mut Vec<u8>) -> Result<usize>
    where
        Self: Sized,
    {
        let (mut buffer, before) = ([0; 4096], out.len());
        loop {
            match self.read(&mut buffer)? {
                0 => return Ok(out.len() - before),
                len => out.extend_from_slice(&buffer[..len]),
            }
        }
    }

    fn read_to_string(&mut self, out: &mut String) -> Result<usize>
    where
        Self: Sized,
    {
        let mut bytes = Vec::new();
        self.read_to_end(&mut bytes)?;
        out.push_str(core::str::from_utf8(&bytes).map_err(|_| Error(()))?);
        Ok(bytes.len())
    }

    fn bytes(self) -> Bytes<Self>
    where
        Self: Sized,
    {
        Bytes(self)
    }

    fn by_ref(&mut self) -> &mut Self
    where
        Self: Sized,
    {
        self
    }

    // The next byte: in turn, of what is buffered.
    #[doc(hidden)]
    fn read_byte(&mut self) -> Result<Option<u8>> {
        let mut byte = [0];
        Ok((self.read(&mut byte)? == 1).then(|| byte[0]))
    }

    fn chain(self, _: Empty) -> Chain<Self>
    where
        Self: Sized,
    {
        Chain { first: self, has_ended: false }
    }
}

pub struct Empty(());

pub fn empty() -> Empty {
    Empty(())
}

/// A reader and then nothing: once it has ended, it is not read again.
pub struct Chain<R> {
    first: R,
    has_ended: bool,
}

impl<R: Read> Read for Chain<R> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        if self.has_ended {
            return Ok(0);
        }
        let len = self.first.read(buffer)?;
        self.has_ended = len == 0;
        Ok(len)
    }
}

impl<R: Read + ?Sized> Read for &mut R {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        (**self).read(buffer)
    }
}

pub trait Write {
    fn write_all(&mut self, bytes: &[u8]) -> Result<()>;

    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        self.write_all(bytes)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()>;

    // What a `BufWriter` passes on.
    #[doc(hidden)]
    fn write_later(&mut self, bytes: &[u8]) -> Result<()> {
        self.write_all(bytes)
    }

    fn write_fmt(&mut self, arguments: fmt::Arguments<'_>) -> Result<()> {
        struct Formatter<'a, W: ?Sized>(&'a mut W);
        impl<W: Write + ?Sized> fmt::Write for Formatter<'_, W> {
            fn write_str(&mut self, text: &str) -> fmt::Result {
                self.0.write_all(text.as_bytes()).map_err(|_| fmt::Error)
            }
        }
        fmt::Write::write_fmt(&mut Formatter(self), arguments).map_err(|_| Error(()))
    }
}

impl<W: Write + ?Sized> Write for &mut W {
    fn write_all(&mut self, bytes: &[u8]) -> Result<()> {
        (**self).write_all(bytes)
    }

    fn write_later(&mut self, bytes: &[u8]) -> Result<()> {
        (**self).write_later(bytes)
    }

    fn flush(&mut self) -> Result<()> {
        (**self).flush()
    }
}

impl Write for Vec<u8> {
    fn write_all(&mut self, bytes: &[u8]) -> Result<()> {
        self.extend_from_slice(bytes);
        Ok(())
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}

/// All of a reader as text.
pub fn read_to_string(mut reader: impl Read) -> Result<String> {
    let mut text = String::new();
    reader.read_to_string(&mut text)?;
    Ok(text)
}

pub struct Bytes<R>(R);

impl<R: Read> Iterator for Bytes<R> {
    type Item = Result<u8>;

    fn next(&mut self) -> Option<Result<u8>> {
        self.0.read_byte().transpose()
    }
}

pub struct Stdout(());

pub fn stdout() -> Stdout {
    Stdout(())
}

/// A lock is what it locks, as there is one thread.
pub type StdoutLock<'a> = Lock<'a, Stdout>;
pub type StderrLock<'a> = Lock<'a, Stderr>;

pub struct Lock<'a, S>(S, PhantomData<&'a ()>);

impl<S: Write> Write for Lock<'_, S> {
    fn write_all(&mut self, bytes: &[u8]) -> Result<()> {
        self.0.write_all(bytes)
    }

    fn write_later(&mut self, bytes: &[u8]) -> Result<()> {
        self.0.write_later(bytes)
    }

    fn flush(&mut self) -> Result<()> {
        self.0.flush()
    }
}

impl Stdout {
    pub fn lock(&self) -> StdoutLock<'static> {
        Lock(Stdout(()), PhantomData)
    }
}

impl Stderr {
    pub fn lock(&self) -> StderrLock<'static> {
        Lock(Stderr(()), PhantomData)
    }
}

impl Write for Stdout {
    fn write_all(&mut self, bytes: &[u8]) -> Result<()> {
        host::print_directly(bytes);
        Ok(())
    }

    fn write_later(&mut self, bytes: &[u8]) -> Result<()> {
        host::print(bytes);
        Ok(())
    }

    fn flush(&mut self) -> Result<()> {
        host::flush();
        Ok(())
    }
}

pub struct Stderr(());

pub fn stderr() -> Stderr {
    Stderr(())
}

impl Write for Stderr {
    fn write_all(&mut self, bytes: &[u8]) -> Result<()> {
        host::complain(bytes);
        Ok(())
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}

/// The host has a buffer, which is printed in a panic too.
pub struct BufWriter<W>(W);

impl<W: Write> BufWriter<W> {
    pub fn new(inner: W) -> Self {
        BufWriter(inner)
    }

    pub fn with_capacity(_: usize, inner: W) -> Self {
        BufWriter(inner)
    }
}

impl<W: Write> Write for BufWriter<W> {
    fn write_all(&mut self, bytes: &[u8]) -> Result<()> {
        self.0.write_later(bytes)
    }

    fn flush(&mut self) -> Result<()> {
        self.0.flush()
    }
}
