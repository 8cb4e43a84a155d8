//! Readers that are made of others, or of memory.

use crate::io::{BufRead, Read, Result};
use alloc_crate::boxed::Box;

/// What is read from one is read from what it leads to.
macro_rules! read_from {
    ($($type:ty),*) => { $(
        impl<R: Read + ?Sized> Read for $type {
            fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
                (**self).read(buffer)
            }

            fn read_byte(&mut self) -> Result<Option<u8>> {
                (**self).read_byte()
            }
        }

        impl<R: BufRead + ?Sized> BufRead for $type {
            fn fill_buf(&mut self) -> Result<&[u8]> {
                (**self).fill_buf()
            }

            fn consume(&mut self, count: usize) {
                (**self).consume(count);
            }
        }
    )* };
}
read_from!(&mut R, Box<R>);

impl Read for &[u8] {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        let (now, later) = self.split_at(self.len().min(buffer.len()));
        buffer[..now.len()].copy_from_slice(now);
        *self = later;
        Ok(now.len())
    }
}

impl BufRead for &[u8] {
    fn fill_buf(&mut self) -> Result<&[u8]> {
        Ok(self)
    }

    fn consume(&mut self, count: usize) {
        *self = &self[count..];
    }
}

pub struct Cursor<T> {
    inner: T,
    position: u64,
}

impl<T> Cursor<T> {
    pub fn new(inner: T) -> Self {
        Cursor { inner, position: 0 }
    }

    pub fn into_inner(self) -> T {
        self.inner
    }

    pub fn get_ref(&self) -> &T {
        &self.inner
    }

    pub fn position(&self) -> u64 {
        self.position
    }

    pub fn set_position(&mut self, position: u64) {
        self.position = position;
    }
}

impl<T: AsRef<[u8]>> Read for Cursor<T> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        let count = self.fill_buf()?.read(buffer)?;
        self.consume(count);
        Ok(count)
    }
}

impl<T: AsRef<[u8]>> BufRead for Cursor<T> {
    fn fill_buf(&mut self) -> Result<&[u8]> {
        let all = self.inner.as_ref();
        let start = usize::try_from(self.position).ok();
        Ok(start.and_then(|start| all.get(start..)).unwrap_or(&[]))
    }

    fn consume(&mut self, count: usize) {
        self.position += count as u64;
    }
}

pub struct Empty(());

pub fn empty() -> Empty {
    Empty(())
}

impl Read for Empty {
    fn read(&mut self, _: &mut [u8]) -> Result<usize> {
        Ok(0)
    }
}

/// A reader and then another: once the first has ended, it is not read again.
pub struct Chain<A, B> {
    pub(crate) first: A,
    pub(crate) second: B,
    pub(crate) has_ended: bool,
}

impl<A: Read, B: Read> Read for Chain<A, B> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        if !self.has_ended {
            let len = self.first.read(buffer)?;
            if len > 0 || buffer.is_empty() {
                return Ok(len);
            }
            self.has_ended = true;
        }
        self.second.read(buffer)
    }
}

pub struct Take<R> {
    pub(crate) inner: R,
    pub(crate) limit: u64,
}

/// How many bytes of `len` may still be read.
fn least(len: usize, limit: u64) -> usize {
    usize::try_from(limit).map_or(len, |limit| limit.min(len))
}

impl<R: Read> Read for Take<R> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        let most = least(buffer.len(), self.limit);
        if most == 0 {
            return Ok(0);
        }
        let len = self.inner.read(&mut buffer[..most])?;
        self.limit -= len as u64;
        Ok(len)
    }
}

impl<R: BufRead> BufRead for Take<R> {
    fn fill_buf(&mut self) -> Result<&[u8]> {
        if self.limit == 0 {
            return Ok(&[]);
        }
        let bytes = self.inner.fill_buf()?;
        Ok(&bytes[..least(bytes.len(), self.limit)])
    }

    fn consume(&mut self, count: usize) {
        self.limit -= count as u64;
        self.inner.consume(count);
    }
}

pub struct Bytes<R>(pub(crate) R);

impl<R: Read> Iterator for Bytes<R> {
    type Item = Result<u8>;

    fn next(&mut self) -> Option<Result<u8>> {
        self.0.read_byte().transpose()
    }
}
