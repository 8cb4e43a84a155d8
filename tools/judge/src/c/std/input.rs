//! Standard input, and reading by lines.

use crate::host;
use crate::io::{Error, Read, Result};
use alloc_crate::string::String;
use alloc_crate::vec::Vec;
use core::cell::UnsafeCell;
use core::marker::PhantomData;
use core::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// How many bytes a reader by lines asks for at once.
const BUFFER: usize = 1 << 16;

pub trait BufRead: Read {
    fn fill_buf(&mut self) -> Result<&[u8]>;
    fn consume(&mut self, count: usize);

    fn read_until(&mut self, end: u8, to: &mut Vec<u8>) -> Result<usize> {
        let before = to.len();
        loop {
            let bytes = self.fill_buf()?;
            let found = bytes.iter().position(|&byte| byte == end);
            let count = found.map_or(bytes.len(), |place| place + 1);
            to.extend_from_slice(&bytes[..count]);
            self.consume(count);
            if found.is_some() || count == 0 {
                return Ok(to.len() - before);
            }
        }
    }

    fn read_line(&mut self, to: &mut String) -> Result<usize> {
        let mut bytes = Vec::new();
        self.read_until(b'\n', &mut bytes)?;
        to.push_str(core::str::from_utf8(&bytes).map_err(|_| Error::NO_TEXT)?);
        Ok(bytes.len())
    }

    fn lines(self) -> Lines<Self>
    where
        Self: Sized,
    {
        Lines(self)
    }

    fn split(self, end: u8) -> Split<Self>
    where
        Self: Sized,
    {
        Split(self, end)
    }
}

pub struct Lines<R>(R);

impl<R: BufRead> Iterator for Lines<R> {
    type Item = Result<String>;

    fn next(&mut self) -> Option<Result<String>> {
        let mut line = String::new();
        match self.0.read_line(&mut line) {
            Ok(0) => return None,
            Ok(_) => {}
            Err(error) => return Some(Err(error)),
        }
        if line.ends_with('\n') {
            line.pop();
            if line.ends_with('\r') {
                line.pop();
            }
        }
        Some(Ok(line))
    }
}

pub struct Split<R>(R, u8);

impl<R: BufRead> Iterator for Split<R> {
    type Item = Result<Vec<u8>>;

    fn next(&mut self) -> Option<Result<Vec<u8>>> {
        let mut part = Vec::new();
        match self.0.read_until(self.1, &mut part) {
            Ok(0) => return None,
            Ok(_) => {}
            Err(error) => return Some(Err(error)),
        }
        if part.last() == Some(&self.1) {
            part.pop();
        }
        Some(Ok(part))
    }
}

/// What was read ahead: of `bytes`, those from `start` on.
struct Ahead {
    bytes: Vec<u8>,
    start: usize,
}

impl Ahead {
    const fn new() -> Ahead {
        Ahead { bytes: Vec::new(), start: 0 }
    }

    fn fill(&mut self, reader: &mut impl Read) -> Result<&[u8]> {
        if self.start == self.bytes.len() {
            self.bytes.resize(BUFFER, 0);
            let len = reader.read(&mut self.bytes);
            self.bytes.truncate(*len.as_ref().unwrap_or(&0));
            self.start = 0;
            len?;
        }
        Ok(&self.bytes[self.start..])
    }

    fn read(&mut self, to: &mut [u8]) -> usize {
        let left = &self.bytes[self.start..];
        let len = left.len().min(to.len());
        to[..len].copy_from_slice(&left[..len]);
        self.start += len;
        len
    }
}

pub struct BufReader<R> {
    inner: R,
    ahead: Ahead,
}

impl<R: Read> BufReader<R> {
    pub fn new(inner: R) -> Self {
        BufReader { inner, ahead: Ahead::new() }
    }

    pub fn with_capacity(_: usize, inner: R) -> Self {
        BufReader::new(inner)
    }
}

impl<R: Read> Read for BufReader<R> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        self.fill_buf()?;
        Ok(self.ahead.read(buffer))
    }
}

impl<R: Read> BufRead for BufReader<R> {
    fn fill_buf(&mut self) -> Result<&[u8]> {
        self.ahead.fill(&mut self.inner)
    }

    fn consume(&mut self, count: usize) {
        self.ahead.start += count;
    }
}

struct Shared(UnsafeCell<Ahead>);

// SAFETY: there is one thread.
unsafe impl Sync for Shared {}

/// What the readers of standard input share.
static AHEAD: Shared = Shared(UnsafeCell::new(Ahead::new()));

/// Whether anything ever is: programs that never do are smaller.
static IS_AHEAD: AtomicBool = AtomicBool::new(false);

fn ahead() -> &'static mut Ahead {
    // SAFETY: those below use it one after the other.
    unsafe { &mut *AHEAD.0.get() }
}

/// The host's bytes, without those that were read ahead.
struct Host;

impl Read for Host {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        host::read(buffer).ok_or(Error::READING)
    }
}

pub struct Stdin(());

pub fn stdin() -> Stdin {
    Stdin(())
}

impl Stdin {
    pub fn lock(&self) -> StdinLock<'static> {
        StdinLock(PhantomData)
    }

    pub fn read_line(&self, to: &mut String) -> Result<usize> {
        self.lock().read_line(to)
    }

    pub fn lines(self) -> Lines<StdinLock<'static>> {
        self.lock().lines()
    }
}

impl Read for Stdin {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        self.lock().read(buffer)
    }

    fn read_byte(&mut self) -> Result<Option<u8>> {
        self.lock().read_byte()
    }
}

pub struct StdinLock<'a>(PhantomData<&'a ()>);

impl Read for StdinLock<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        if IS_AHEAD.load(Relaxed) {
            let len = ahead().read(buffer);
            if len > 0 {
                return Ok(len);
            }
        }
        Host.read(buffer)
    }

    fn read_byte(&mut self) -> Result<Option<u8>> {
        let byte = self.fill_buf()?.first().copied();
        self.consume(byte.iter().count());
        Ok(byte)
    }
}

impl BufRead for StdinLock<'_> {
    fn fill_buf(&mut self) -> Result<&[u8]> {
        IS_AHEAD.store(true, Relaxed);
        ahead().fill(&mut Host)
    }

    fn consume(&mut self, count: usize) {
        ahead().start += count;
    }
}
