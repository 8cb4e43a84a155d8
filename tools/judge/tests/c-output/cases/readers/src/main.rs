//! Readers and writers of one's own, in boxes, in memory, one after the other, and in parts.

use std::io::{self, prelude::*, BufReader, BufWriter, Cursor};

/// Writes letters in upper case, three bytes at a time.
struct Upper<W: Write>(W);

impl<W: Write> Write for Upper<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let some = &bytes[..bytes.len().min(3)];
        self.0.write_all(&some.to_ascii_uppercase())?;
        Ok(some.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Reads one byte at a time, and none of some.
struct Slow<R>(R, u8);

impl<R: Read> Read for Slow<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let len = self.0.read(&mut buffer[..1])?;
        Ok(if len > 0 && buffer[0] == self.1 { 0 } else { len })
    }
}

fn lines(mut reader: impl BufRead, out: &mut dyn Write) -> io::Result<()> {
    let mut line = String::new();
    while reader.read_line(&mut line)? > 0 {
        writeln!(out, "{line:?}")?;
        line.clear();
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let mut start = Vec::new();
    io::stdin().take(6).read_to_end(&mut start)?;
    let mut out: Box<dyn Write> = Box::new(BufWriter::new(io::stdout()));
    lines(&start[..], &mut out)?;
    lines(Cursor::new(&start), &mut *out)?;
    lines(BufReader::with_capacity(2, Slow(&start[..], b' ')), &mut out)?;
    let mut cursor = Cursor::new(&start);
    let mut two = [0; 2];
    let is_filled = cursor.read_exact(&mut two).map_err(|error| error.kind());
    let position = cursor.position();
    let rest: Vec<String> = cursor.take(3).lines().collect::<io::Result<_>>()?;
    writeln!(out, "{is_filled:?} {two:?} {position} {rest:?}")?;
    let mut input: Box<dyn BufRead> = Box::new(io::stdin().lock());
    let mut line = String::new();
    input.read_line(&mut line)?;
    write!(Upper(&mut out), "{line}from {} on\n", line.len())?;
    for part in (&mut input).split(b' ').take(2) {
        writeln!(out, "{:?}", part?)?;
    }
    let both = (&b"1 2"[..]).chain(Slow(input, b'7')).chain(io::empty());
    writeln!(out, "{}", io::read_to_string(both)?)?;
    let copied = io::copy(&mut &b"end\n"[..], &mut out)?;
    writeln!(io::sink(), "{copied}")?;
    let held = BufWriter::new(vec![b'o']);
    out.write_all(held.get_ref())?;
    out.write_all(&held.into_inner().map_err(|_| io::ErrorKind::Other)?)?;
    out.flush()
}
