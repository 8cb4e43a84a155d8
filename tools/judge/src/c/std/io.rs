//! What reads, and what goes wrong there: bytes in, bytes out, by the host.

use alloc_crate::boxed::Box;
use alloc_crate::string::String;
use alloc_crate::vec::Vec;
use core::fmt;

pub use crate::input::{stdin, BufRead, BufReader, Lines, Split, Stdin, StdinLock};
pub use crate::output::{
    copy, sink, stderr, stdout, BufWriter, Sink, Stderr, StderrLock, Stdout, StdoutLock, Write,
};
pub use crate::readers::{empty, Bytes, Chain, Cursor, Empty, Take};

pub mod prelude {
    pub use super::{BufRead, Read, Write};
}

pub type Result<T> = core::result::Result<T, Error>;

/// It is never freed, so that it is small where there is none.
pub struct Error(&'static Cause);

enum Cause {
    Kind(ErrorKind),
    Text(ErrorKind, &'static str),
    Custom(ErrorKind, Box<dyn crate::error::Error + Send + Sync>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    NotFound,
    BrokenPipe,
    WouldBlock,
    InvalidInput,
    InvalidData,
    WriteZero,
    Interrupted,
    UnexpectedEof,
    Other,
}

impl Error {
    /// The host could not read. Where it cannot write, it ends the program.
    pub(crate) const READING: Error = Error(&Cause::Text(ErrorKind::Other, "reading failed"));
    pub(crate) const NO_TEXT: Error =
        Error(&Cause::Text(ErrorKind::InvalidData, "stream did not contain valid UTF-8"));
    const TOO_SHORT: Error =
        Error(&Cause::Text(ErrorKind::UnexpectedEof, "failed to fill whole buffer"));
    pub(crate) const FORMATTER: Error = Error(&Cause::Text(ErrorKind::Other, "formatter error"));

    pub fn new<E>(kind: ErrorKind, error: E) -> Error
    where
        E: Into<Box<dyn crate::error::Error + Send + Sync>>,
    {
        Error(Box::leak(Box::new(Cause::Custom(kind, error.into()))))
    }

    pub fn other<E>(error: E) -> Error
    where
        E: Into<Box<dyn crate::error::Error + Send + Sync>>,
    {
        Error::new(ErrorKind::Other, error)
    }

    pub fn kind(&self) -> ErrorKind {
        match self.0 {
            Cause::Kind(kind) | Cause::Text(kind, _) | Cause::Custom(kind, _) => *kind,
        }
    }
}

impl From<ErrorKind> for Error {
    fn from(kind: ErrorKind) -> Error {
        Error(Box::leak(Box::new(Cause::Kind(kind))))
    }
}

impl fmt::Debug for Error {
    // By pieces: what quotes and indents takes 7 K of C, in each program with an `unwrap`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (start, end) = match self.0 {
            Cause::Kind(_) => ("Kind(", ")"),
            Cause::Text(..) => ("Error { kind: ", "\" }"),
            Cause::Custom(..) => ("Custom { kind: ", " }"),
        };
        f.write_str(start)?;
        fmt::Debug::fmt(&self.kind(), f)?;
        match self.0 {
            Cause::Kind(_) => {}
            Cause::Text(_, message) => {
                f.write_str(", message: \"")?;
                f.write_str(message)?;
            }
            Cause::Custom(_, error) => {
                f.write_str(", error: ")?;
                fmt::Debug::fmt(error, f)?;
            }
        }
        f.write_str(end)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Cause::Kind(kind) => kind.fmt(f),
            Cause::Text(_, message) => f.write_str(message),
            Cause::Custom(_, error) => error.fmt(f),
        }
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ErrorKind::NotFound => "entity not found",
            ErrorKind::BrokenPipe => "broken pipe",
            ErrorKind::WouldBlock => "operation would block",
            ErrorKind::InvalidInput => "invalid input parameter",
            ErrorKind::InvalidData => "invalid data",
            ErrorKind::WriteZero => "write zero",
            ErrorKind::Interrupted => "operation interrupted",
            ErrorKind::UnexpectedEof => "unexpected end of file",
            ErrorKind::Other => "other error",
        })
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
        out.push_str(core::str::from_utf8(&bytes).map_err(|_| Error::NO_TEXT)?);
        Ok(bytes.len())
    }

    fn read_exact(&mut self, mut buffer: &mut [u8]) -> Result<()>
    where
        Self: Sized,
    {
        while !buffer.is_empty() {
            match self.read(buffer)? {
                0 => return Err(Error::TOO_SHORT),
                len => buffer = &mut buffer[len..],
            }
        }
        Ok(())
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

    fn chain<R: Read>(self, second: R) -> Chain<Self, R>
    where
        Self: Sized,
    {
        Chain { first: self, second, has_ended: false }
    }

    fn take(self, limit: u64) -> Take<Self>
    where
        Self: Sized,
    {
        Take { inner: self, limit }
    }
}

/// All of a reader as text.
pub fn read_to_string(mut reader: impl Read) -> Result<String> {
    let mut text = String::new();
    reader.read_to_string(&mut text)?;
    Ok(text)
}
