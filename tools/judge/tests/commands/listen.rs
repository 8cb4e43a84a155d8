//! `cargo judge listen`, over the network of this machine.

use crate::listening::{Listening, request};
use crate::scratch::{Scratch, document, read};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::collections::BTreeMap;
use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::SystemTime;
use verdicts::workspace::in_ci;

fn cses(number: u32, batch: (&str, usize)) -> String {
    let url = format!("https://cses.fi/problemset/task/{number}");
    document("Nim", &url, &[("1\n", "2\n")], batch)
}

#[test]
#[cfg(unix)]
fn a_problem_is_made_once() {
    let scratch = Scratch::new();
    let listening = Listening::start(&scratch, &[]);
    let text = cses(1098, ("a", 1));
    assert_eq!(listening.post(&text), (200, "made problems/cses1098\n".to_owned()));
    // The extension sends to every port.
    assert_eq!(listening.post(&text), (200, "problems/cses1098 was made already\n".to_owned()));
    let (printed, said, is_well) = listening.interrupt();
    assert!(is_well, "{said}");
    let expected = "made problems/cses1098 for CSES 1098: Nim\n  1 s, 524288 KiB, 1 sample\n\
        $EDITOR problems/cses1098/src/main.rs\n\
        cargo judge test cses1098\ncargo judge submit cses1098\n\
        made 1 problem: cses1098\n";
    assert_eq!(printed, expected);
}

#[test]
fn once_is_one_problem_or_one_contest() {
    let scratch = Scratch::new();
    let listening = Listening::start(&scratch, &["--once"]);
    assert_eq!(listening.post(&cses(1, ("a", 1))).0, 200);
    let (printed, _, is_well) = listening.end();
    assert!(is_well && printed.ends_with("\nmade 1 problem: cses1\n"), "{printed}");
    let listening = Listening::start(&scratch, &["--once"]);
    for number in [2, 3, 3, 4] {
        assert_eq!(listening.post(&cses(number, ("b", 3))).0, 200);
    }
    let (printed, _, is_well) = listening.end();
    assert!(is_well && printed.ends_with("\nmade 3 problems: cses2 cses3 cses4\n"), "{printed}");
    // A contest of which a part is refused has come, but all is not well.
    let listening = Listening::start(&scratch, &["--once"]);
    let bad = document("A", "https://cses.fi/problemset/list/", &[], ("c", 2));
    assert_eq!(listening.post(&bad).0, 422);
    assert_eq!(listening.post(&cses(5, ("c", 2))).0, 200);
    let (printed, said, is_well) = listening.end();
    assert!(said.starts_with("refused: `https://cses.fi/problemset/list/` is no link"), "{said}");
    assert!(!is_well && printed.ends_with("\nmade 1 problem: cses5\n"), "{printed}");
}

#[test]
#[ignore = "slow: makes twenty problems"]
fn twenty_at_once_are_served() {
    let scratch = Scratch::new();
    let listening = Listening::start(&scratch, &["--once"]);
    thread::scope(|scope| {
        for number in 0..20 {
            let listening = &listening;
            scope.spawn(move || {
                let (status, text) = listening.post(&cses(1000 + number, ("a", 20)));
                assert_eq!((status, text), (200, format!("made problems/cses{}\n", 1000 + number)));
            });
        }
    });
    assert!(listening.end().2);
    assert_eq!(scratch.problems().len(), 20);
}

#[test]
#[cfg(unix)]
fn what_is_refused_and_it_goes_on() {
    let scratch = Scratch::new();
    let before = scratch.rest();
    let listening = Listening::start(&scratch, &[]);
    let good = String::from_utf8(request(&cses(1, ("a", 1)))).unwrap();
    let changed = [
        ("localhost:27121", "evil.example", 403, "it is for the host `evil.example`, not for"),
        ("chrome-extension://c", "https://c", 403, "not from an extension"),
        ("POST", "GET", 405, "POST a problem; this was GET"),
        ("POST / ", "POST /../x ", 404, "there is no `/../x` here"),
        ("application/json", "text/plain", 415, "its Content-Type is not application/json"),
        ("Content-Length: ", "Content-Length: 99999999", 413, "a body of more than 16 MiB"),
        ("Content-Length", "Transfer-Encoding", 411, "send Content-Length"),
        ("POST / HTTP/1.1", "hello", 400, "no request of HTTP/1"),
        ("{", "[", 400, "this is no document of Competitive Companion: "),
    ];
    for (from, to, status, sentence) in changed {
        let (found, text) = listening.send(good.replacen(from, to, 1).as_bytes());
        assert!(found == status && text.contains(sentence), "{to}: {found} {text}");
    }
    let urls = [
        ("https://example.com/", "has nothing that names a problem"),
        (
            "https://cses.fi/problemset/list/",
            "is no link to a problem; those are like https://cses",
        ),
        ("https://cses.fi/problemset/task/../../x", "is no link to a problem"),
        ("https://judge.yosupo.jp/problem/..", "is no link to a problem"),
        ("file:///etc/passwd", "is no link"),
        ("", "is no link"),
    ];
    for (url, sentence) in urls {
        let (status, text) = listening.post(&document("../../x", url, &[], ("a", 1)));
        assert!(status == 422 && text.contains(sentence), "{url}: {status} {text}");
    }
    assert_eq!(listening.send(good.as_bytes()).0, 200);
    let (printed, said, is_well) = listening.interrupt();
    assert!(is_well && printed.ends_with("made 1 problem: cses1\n"), "{printed}");
    assert_eq!(said.lines().filter(|line| line.starts_with("refused: ")).count(), 15, "{said}");
    assert_eq!((scratch.rest(), scratch.problems()), (before, vec!["cses1".to_owned()]));
}

/// Who is refused and does not go keeps nobody waiting: one after another, these would take longer than `send` waits.
#[test]
#[cfg(unix)]
fn those_who_stay_are_not_waited_for() {
    let scratch = Scratch::new();
    let listening = Listening::start(&scratch, &["--once"]);
    let stay = || {
        let mut stream = TcpStream::connect(("127.0.0.1", listening.port)).unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
        stream
    };
    let staying: Vec<TcpStream> = (0..100).map(|_| stay()).collect();
    assert_eq!(listening.post(&cses(1, ("a", 1))).0, 200);
    for mut stream in staying {
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 405 "), "{answer}");
    }
    assert!(listening.end().2);
}

#[test]
fn a_port_that_is_taken_is_said() {
    let scratch = Scratch::new();
    let listening = Listening::start(&scratch, &["--once"]);
    let port = listening.port.to_string();
    // Only this address is listened at; all that begin with 127 are of this machine.
    #[cfg(target_os = "linux")]
    TcpStream::connect(("127.0.0.2", listening.port)).expect_err("it is not for other addresses");
    let said = scratch.fails(&["listen", "--port", &port]);
    let expected = format!("error: port {port} is not free: end what listens there, or choose");
    assert!(said.starts_with(&expected), "{said}");
    assert_eq!(listening.post(&cses(1, ("a", 1))).0, 200);
    assert!(listening.end().2);
}

/// Requests with mistakes at random: each is answered, and nothing is made but the problems of its links.
#[test]
#[cfg(unix)]
fn random_requests() {
    let seed = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_secs();
    let seed = std::env::var("SEED").map_or(seed, |seed| seed.parse().expect("SEED is a number"));
    let count = if in_ci() { 3_000 } else { 40 };
    println!("{count} requests from SEED={seed}");
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let scratch = Scratch::new();
    scratch.write("problems/cses7/notes.txt", "mine");
    let before = scratch.rest();
    let listening = Listening::start(&scratch, &[]);
    let parts: [&[u8]; 12] = [
        b"../",
        b"\\",
        b"\0",
        b"\"",
        b"{",
        b"[[[[",
        b"\r\n\r\n",
        b"\xff\xfe",
        b"1e999",
        b"null",
        b"%2e%2e%2f",
        b"\xe2\x80\xae",
    ];
    let mut statuses = BTreeMap::new();
    for number in 0..count {
        let which = random.random_range(0..10);
        let url = match random.random_range(0..4) {
            0 => format!("https://judge.yosupo.jp/problem/x{which}"),
            1 => format!("https://cses.fi/problemset/task/../{which}"),
            _ => format!("https://cses.fi/problemset/task/{which}"),
        };
        let text = document("../../x", &url, &[("1", "2")], ("a", which));
        let mut bytes = if random.random_range(0..2) == 0 {
            // Mistakes in the document alone.
            let mut text = text.into_bytes();
            mistake(&mut random, &mut text, &parts);
            request(&String::from_utf8_lossy(&text))
        } else {
            request(&text)
        };
        for _ in 0..random.random_range(0..4) {
            mistake(&mut random, &mut bytes, &parts);
        }
        let (status, text) = listening.send(&bytes);
        *statuses.entry(status).or_insert(0) += 1;
        let known = [200, 400, 403, 404, 405, 408, 409, 411, 413, 415, 422, 431];
        assert!(known.contains(&status), "request {number} of SEED={seed}: {status} {text}");
    }
    println!("answers by status: {statuses:?}");
    assert_eq!(listening.post(&cses(1098, ("z", 1))).0, 200);
    let (_, said, is_well) = listening.interrupt();
    assert!(is_well && !said.contains("panicked"), "{said}");
    assert_eq!(scratch.rest(), before);
    assert_eq!(read(&scratch.path("problems/cses7/notes.txt")), "mine");
    for problem in scratch.problems() {
        // A mistake in a host is another judge.
        let is_plain =
            problem.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        assert!(is_plain && problem.starts_with(|c: char| c.is_ascii_lowercase()), "{problem}");
        let files = fs::read_dir(scratch.path("problems").join(&problem)).unwrap().count();
        assert!(files == 4 || problem == "cses7", "{problem} has {files} files");
    }
}

/// Leaves out some bytes, changes one, or puts something in between.
fn mistake(random: &mut Pcg64Mcg, bytes: &mut Vec<u8>, parts: &[&[u8]]) {
    let at = random.random_range(0..=bytes.len());
    match random.random_range(0..4) {
        0 => bytes.truncate(at),
        1 => drop(bytes.drain(at..(at + random.random_range(0..9)).min(bytes.len()))),
        2 if at < bytes.len() => bytes[at] = random.random_range(0..=255),
        _ => {
            let part = parts[random.random_range(0..parts.len())];
            bytes.splice(at..at, part.iter().copied());
        }
    }
}
