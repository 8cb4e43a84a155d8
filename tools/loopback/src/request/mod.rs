//! A request of HTTP/1, within bounds of size and time.

use super::answer::Answer;
use super::{Gate, Head};
use httparse::{EMPTY_HEADER, Status};
use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::{Duration, Instant};

/// The most bytes before the body.
const HEAD: usize = 16 << 10;

/// The most bytes of a body: samples of that size are no samples.
const BODY: usize = 16 << 20;

/// The time that a request may take to arrive, however slowly it trickles, and an answer to leave.
pub const TIME: Duration = Duration::from_secs(10);

/// Reads the path and the body of a request, within that time; the answer, where it is refused.
pub fn read(
    stream: &mut TcpStream,
    gate: Gate,
    time: Duration,
) -> Result<(String, Vec<u8>), Answer> {
    let end = Instant::now() + time;
    let mut bytes = Vec::new();
    let (path, start, length) = loop {
        if let Some(found) = head(&bytes, gate)? {
            break found;
        }
        if bytes.len() >= HEAD {
            return Err(Answer::new(431, format!("more than {} KiB before the body", HEAD >> 10)));
        }
        more(stream, &mut bytes, HEAD, end)?;
    };
    let all = start + length;
    while bytes.len() < all {
        more(stream, &mut bytes, all, end)?;
    }
    bytes.truncate(all);
    Ok((path, bytes.split_off(start)))
}

/// Reads what has come, until there are `most` bytes.
fn more(
    stream: &mut TcpStream,
    bytes: &mut Vec<u8>,
    most: usize,
    end: Instant,
) -> Result<(), Answer> {
    let late = || Answer::new(408, "it takes too long");
    let left = end.saturating_duration_since(Instant::now());
    if left.is_zero() || stream.set_read_timeout(Some(left)).is_err() {
        return Err(late());
    }
    let mut buffer = [0; 16 << 10];
    let room = buffer.len().min(most - bytes.len());
    match stream.read(&mut buffer[..room]) {
        Ok(0) => Err(Answer::new(400, "it ends before its end")),
        Ok(read) => {
            bytes.extend_from_slice(&buffer[..read]);
            Ok(())
        }
        Err(error) if error.kind() == ErrorKind::Interrupted => Ok(()),
        Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
            Err(late())
        }
        Err(error) => Err(Answer::new(400, error.to_string())),
    }
}

/// The path, where the body begins, and how many bytes it has, if all that is before it is here.
fn head(bytes: &[u8], gate: Gate) -> Result<Option<(String, usize, usize)>, Answer> {
    let mut headers = [EMPTY_HEADER; 64];
    let mut parsed = httparse::Request::new(&mut headers);
    let no_http = |error| Answer::new(400, format!("no request of HTTP/1: {error}"));
    let Status::Complete(start) = parsed.parse(bytes).map_err(no_http)? else { return Ok(None) };
    let mut headers: Vec<(String, String)> = Vec::new();
    for header in parsed.headers.iter() {
        let name = header.name;
        if headers.iter().any(|(other, _)| other.eq_ignore_ascii_case(name)) {
            return Err(Answer::new(400, format!("the header `{name}` is there twice")));
        }
        let value = String::from_utf8_lossy(header.value).trim().to_owned();
        headers.push((name.to_owned(), value));
    }
    let path = parsed.path.unwrap_or_default();
    let head = Head::new(parsed.method.unwrap_or_default(), path, &headers);
    if head.header("Transfer-Encoding").is_some() {
        return Err(Answer::new(411, "the body's length is not said: send Content-Length"));
    }
    let length = match head.header("Content-Length") {
        None => 0,
        Some(digits) if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) => {
            digits.parse().unwrap_or(usize::MAX)
        }
        Some(_) => return Err(Answer::new(400, "Content-Length is no number")),
    };
    if length > BODY {
        return Err(Answer::new(413, format!("a body of more than {} MiB", BODY >> 20)));
    }
    gate(&head)?;
    Ok(Some((path.to_owned(), start, length)))
}

/// Answers, and ends the connection.
pub fn answer(mut stream: TcpStream, answer: &Answer) {
    let Answer { status, is_page, text } = answer;
    let kind = if *is_page { "html" } else { "plain" };
    let reason = if *status == 200 { "OK" } else { "Refused" };
    let text = format!(
        "HTTP/1.1 {status} {reason}\r\nContent-Type: text/{kind}; charset=utf-8\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{text}\n",
        text.len() + 1
    );
    // Who has gone does not hear it.
    let _ = stream.set_write_timeout(Some(TIME));
    let _ = stream.write_all(text.as_bytes());
    let _ = stream.shutdown(Shutdown::Write);
    // The system takes an answer back from who is still sending when the connection ends.
    let end = Instant::now() + Duration::from_secs(1);
    let mut rest = Vec::new();
    while rest.len() < BODY && more(&mut stream, &mut rest, BODY, end).is_ok() {}
}

#[cfg(test)]
mod tests;
