//! Standard output and error, and what writes.

use crate::host;
use crate::io::{Error, ErrorKind, Read, Result};
use alloc_crate::boxed::Box;
use alloc_crate::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use core::mem::ManuallyDrop;
use core::ptr;

pub trait Write {
    fn write(&mut self, bytes: &[u8]) -> Result<usize>;
    fn flush(&mut self) -> Result<()>;

    fn write_all(&mut self, mut bytes: &[u8]) -> Result<()> {
        while !bytes.is_empty() {
            match self.write(bytes)? {
                0 => return Err(ErrorKind::WriteZero.into()),
                count => bytes = &bytes[count..],
            }
        }
        Ok(())
    }

    // What a `BufWriter` holds.
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
        let written = fmt::Write::write_fmt(&mut Formatter(self), arguments);
        written.map_err(|_| Error::FORMATTER)
    }

    fn by_ref(&mut self) -> &mut Self
    where
        Self: Sized,
    {
        self
    }
}

/// What is written to one goes to what is in it.
macro_rules! write_to {
    ($([$($bound:tt)*] $type:ty: $self:ident $inner:expr;)*) => { $(
        impl<$($bound)*> Write for $type {
            fn write(&mut $self, bytes: &[u8]) -> Result<usize> {
                $inner.write(bytes)
            }

            fn write_all(&mut $self, bytes: &[u8]) -> Result<()> {
                $inner.write_all(bytes)
            }

            fn write_later(&mut $self, bytes: &[u8]) -> Result<()> {
                $inner.write_later(bytes)
            }

            fn flush(&mut $self) -> Result<()> {
                $inner.flush()
            }
        }
    )* };
}
write_to! {
    [W: Write + ?Sized] &mut W: self (**self);
    [W: Write + ?Sized] Box<W>: self (**self);
    [S: Write] Lock<'_, S>: self self.0;
}

impl Write for Vec<u8> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        self.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}

pub struct Sink(());

pub fn sink() -> Sink {
    Sink(())
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}

/// A lock is what it locks, as there is one thread.
pub type StdoutLock<'a> = Lock<'a, Stdout>;
pub type StderrLock<'a> = Lock<'a, Stderr>;

pub struct Lock<'a, S>(S, PhantomData<&'a ()>);

pub struct Stdout(());

pub fn stdout() -> Stdout {
    Stdout(())
}

impl Stdout {
    pub fn lock(&self) -> StdoutLock<'static> {
        Lock(Stdout(()), PhantomData)
    }
}

impl Write for Stdout {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        host::print_directly(bytes);
        Ok(bytes.len())
    }

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

impl Stderr {
    pub fn lock(&self) -> StderrLock<'static> {
        Lock(Stderr(()), PhantomData)
    }
}

impl Write for Stderr {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        host::complain(bytes);
        Ok(bytes.len())
    }

    fn write_all(&mut self, bytes: &[u8]) -> Result<()> {
        host::complain(bytes);
        Ok(())
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}

/// The host has a buffer, which is printed in a panic too. There is one, as if all of them were the same.
pub struct BufWriter<W: Write>(W);

impl<W: Write> BufWriter<W> {
    pub fn new(inner: W) -> Self {
        BufWriter(inner)
    }

    pub fn with_capacity(_: usize, inner: W) -> Self {
        BufWriter(inner)
    }

    pub fn get_ref(&self) -> &W {
        &self.0
    }

    pub fn get_mut(&mut self) -> &mut W {
        &mut self.0
    }

    pub fn into_inner(self) -> Result<W> {
        host::pass_on();
        let whole = ManuallyDrop::new(self);
        // SAFETY: it is not used again, nor dropped.
        Ok(unsafe { ptr::read(&whole.0) })
    }
}

impl<W: Write> Drop for BufWriter<W> {
    fn drop(&mut self) {
        host::pass_on();
    }
}

impl<W: Write> Write for BufWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        self.write_all(bytes).map(|()| bytes.len())
    }

    fn write_all(&mut self, bytes: &[u8]) -> Result<()> {
        self.0.write_later(bytes)
    }

    fn flush(&mut self) -> Result<()> {
        self.0.flush()
    }
}

pub fn copy(from: &mut (impl Read + ?Sized), to: &mut (impl Write + ?Sized)) -> Result<u64> {
    let (mut buffer, mut all) = ([0; 4096], 0);
    loop {
        let len = from.read(&mut buffer)?;
        if len == 0 {
            return Ok(all);
        }
        to.write_all(&buffer[..len])?;
        all += len as u64;
    }
}
