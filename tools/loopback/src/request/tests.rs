use super::*;
use std::net::TcpListener;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// As a listener has it that takes what has a header of its own.
fn gate(head: &Head) -> Result<(), Answer> {
    head.check_host()?;
    let is_json = head.header("content-type") == Some("application/json");
    if is_json { Ok(()) } else { Err(Answer::new(403, "no JSON")) }
}

/// What is made within a time of these bytes, sent in these pieces with a pause after each. Unless it `ends`, the
/// connection is open until then.
fn read_in_pieces(
    pieces: &[&[u8]],
    pause: Duration,
    ends: bool,
    time: Duration,
) -> Result<Vec<u8>, Answer> {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let mut sender = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
    let (mut stream, _) = listener.accept().unwrap();
    let is_read = &AtomicBool::new(false);
    thread::scope(|scope| {
        let sender = scope.spawn(move || {
            for piece in pieces.iter().take_while(|_| !is_read.load(Ordering::Relaxed)) {
                // A reader that has refused the rest may be gone.
                let _ = sender.write_all(piece);
                thread::sleep(pause);
            }
            (!ends).then_some(sender)
        });
        let read = read(&mut stream, gate, time).map(|(_, body)| body);
        is_read.store(true, Ordering::Relaxed);
        drop(sender.join());
        read
    })
}

fn status(bytes: &[u8]) -> u16 {
    read_in_pieces(&[bytes], Duration::ZERO, true, TIME)
        .map_or_else(|answer| answer.status, |_| 200)
}

/// What every request has here.
const START: &str = "POST / HTTP/1.1\r\nhost: localhost\r\nContent-Type: application/json\r\n";

const WHOLE: &[u8] =
    b"POST / HTTP/1.1\r\nhost: localhost\r\nORIGIN:  null \r\ncontent-type: application/json\r\n\
      Content-Length: 5\r\n\r\nhello";

#[test]
fn a_request_in_any_pieces() {
    let bytes: Vec<&[u8]> = WHOLE.chunks(1).collect();
    for pieces in [&[WHOLE][..], &bytes] {
        assert_eq!(read_in_pieces(pieces, Duration::ZERO, false, TIME).unwrap(), b"hello");
    }
    // What follows the body is not read.
    assert_eq!(status(&[WHOLE, b" world"].concat()), 200);
}

#[test]
fn time_is_bounded() {
    let time = Duration::from_millis(40);
    let late = |pieces: &[&[u8]], pause| {
        let read = read_in_pieces(pieces, pause, false, time);
        assert_eq!(read.unwrap_err().status, 408);
    };
    late(&[b"POST / HT"], Duration::ZERO);
    late(&[&WHOLE[..WHOLE.len() - 1]], Duration::ZERO);
    // A byte now and then does not help.
    let bytes: Vec<&[u8]> = WHOLE.chunks(1).collect();
    late(&bytes, time / 20);
}

#[test]
fn size_is_bounded() {
    let long = format!("POST / HTTP/1.1\r\nx: {}\r\n\r\n", "x".repeat(HEAD));
    assert_eq!(status(long.as_bytes()), 431);
    let body = |length: &str| format!("{START}Content-Length: {length}\r\n\r\n");
    assert_eq!(status(body(&(BODY + 1).to_string()).as_bytes()), 413);
    assert_eq!(status(body(&"9".repeat(40)).as_bytes()), 413);
    assert_eq!(status(body("-1").as_bytes()), 400);
    assert_eq!(status(body("").as_bytes()), 400);
    assert_eq!(status(body("0").as_bytes()), 200);
    let many = format!("POST / HTTP/1.1\r\n{}\r\n", "x: y\r\n".repeat(100));
    assert_eq!(status(many.as_bytes()), 400);
}

#[test]
fn what_is_no_request_is_refused() {
    assert_eq!(status(b""), 400);
    assert_eq!(status(b"hello\r\n\r\n"), 400);
    assert_eq!(status(b"\x16\x03\x01\x02\x00\x01\x00\x01"), 400);
    assert_eq!(status(&WHOLE[..WHOLE.len() - 1]), 400);
    let chunked = b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n";
    assert_eq!(status(chunked), 411);
    let twice = format!("{START}Content-Length: 1\r\nContent-Length: 2\r\n\r\n12");
    assert_eq!(status(twice.as_bytes()), 400);
    assert_eq!(status(format!("{START}Host: localhost\r\n\r\n").as_bytes()), 400);
    // What the gate refuses is refused before its body is read.
    assert_eq!(status(b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n"), 403);
}
