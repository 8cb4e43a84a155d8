//! Words, lines, ends of input, positions; every input in one piece and in pieces of 1, 2 and 3 bytes.

use sg::io::{Input, Result, run_on};
use std::io::ErrorKind;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tests::integers::Pieces;

/// What `read` makes of `bytes`, which must be the same however they arrive.
pub fn read<T: PartialEq + std::fmt::Debug>(
    bytes: impl AsRef<[u8]>,
    read: impl Fn(&mut Input<'_>) -> Result<T>,
) -> Result<T> {
    let bytes = bytes.as_ref();
    let in_pieces = |size| read(&mut Input::new(&mut Pieces { bytes, size, fails: false }));
    let whole = in_pieces(1 << 16);
    for size in 1..=3 {
        assert_eq!(in_pieces(size), whole, "{:?} in pieces of {size}", bytes.escape_ascii());
    }
    whole
}

pub fn message<T: std::fmt::Debug>(result: Result<T>) -> String {
    result.unwrap_err().to_string()
}

#[test]
fn all_white_space_separates() {
    let input = b" 1\t2\n3\x0b4\x0c5\r6\r\n\n\n 7";
    assert_eq!(read(input, |i| i.read_vec::<u8>(7)), Ok(vec![1, 2, 3, 4, 5, 6, 7]));
}

#[test]
fn nothing_else_separates() {
    let no_part = |b: &u8| !matches!(b, b'\t'..=b'\r' | b' ' | b'0'..=b'9' | 0x1a);
    for byte in (0..=255_u8).filter(no_part) {
        assert!(read([b'1', byte, b'2'], |i| i.read::<u32>()).is_err(), "byte {byte}");
    }
}

#[test]
fn end_of_input_is_a_value() {
    for empty in ["", " ", "\n", "\r\n \t\n"] {
        assert_eq!(read(empty, |i| Ok(i.at_end())), Ok(true));
        assert_eq!(read(empty, |i| i.next::<u64>()), Ok(None));
        assert_eq!(read(empty, |i| i.next::<String>()), Ok(None));
    }
    assert_eq!(read("\n7", |i| Ok(i.at_end())), Ok(false));
    let all = read("1 2 3 4\n", |i| {
        let mut all = Vec::new();
        while let Some(pair) = i.next::<(u8, u8)>()? {
            all.push(pair);
        }
        Ok(all)
    });
    assert_eq!(all, Ok(vec![(1, 2), (3, 4)]));
    let half = read("1 2 3", |i| Ok((i.next::<[u8; 2]>()?, i.next::<[u8; 2]>()?)));
    assert_eq!(message(half), "line 1, column 6: expected u8, found the end of the input");
}

/// The byte 0x1A, with which DOS ended a text, is white space.
#[test]
fn the_end_of_dos_is_no_token() {
    for end in ["\x1a", "\r\n\x1a", " \x1a\n", "\x1a\x1a"] {
        let both = format!("1 22{end}");
        let numbers = read(&both, |i| Ok((i.read::<u8>()?, i.read::<u8>()?, i.next::<u8>()?)));
        assert_eq!(numbers, Ok((1, 22, None)), "{both:?}");
        let words = read(&both, |i| Ok((i.read_vec::<String>(2)?, i.at_end())));
        assert_eq!(words, Ok((vec!["1".to_owned(), "22".to_owned()], true)), "{both:?}");
    }
}

#[test]
fn end_of_input_is_an_error_where_a_value_was_wanted() {
    let end = |input| message(read(input, |i| Ok((i.read::<u8>()?, i.read::<i64>()?))));
    assert_eq!(end("1"), "line 1, column 2: expected i64, found the end of the input");
    assert_eq!(end("1\n\n  "), "line 3, column 3: expected i64, found the end of the input");
    assert_eq!(end(""), "line 1, column 1: expected u8, found the end of the input");
    let word = message(read("\n", |i| i.read::<String>()));
    assert_eq!(word, "line 2, column 1: expected a word, found the end of the input");
}

#[test]
fn words() {
    let words = read(" ab \u{e9}t\u{e9}\n-7x", |i| i.read_vec::<String>(3));
    assert_eq!(words.unwrap(), ["ab", "\u{e9}t\u{e9}", "-7x"]);
    let bad = read(b"ok a\xffb\xc3", |i| Ok((i.read::<String>()?, i.read::<String>()?)));
    assert_eq!(message(bad), r"line 1, column 4: expected UTF-8, found `a\xffb\xc3`");
}

#[test]
fn lines() {
    let all = |i: &mut Input<'_>| {
        let mut lines = Vec::new();
        while let Some(line) = i.line()? {
            lines.push(line);
        }
        Ok(lines)
    };
    assert_eq!(read("", all).unwrap(), [""; 0]);
    assert_eq!(read("\n", all).unwrap(), [""]);
    assert_eq!(read("a b \r\n\n\rc\r\r\n last", all).unwrap(), ["a b ", "", "\rc\r", " last"]);
    assert_eq!(read("a\r", all).unwrap(), ["a\r"]);
    let bad = read(b"one\n t\xfewo\nthree", all);
    assert_eq!(message(bad), r"line 2, column 1: expected UTF-8, found ` t\xfewo`");
    // What follows a line that is wrong is the next one.
    let after = read(b"t\xfewo\nthree", |i| Ok((i.line().is_err(), i.line()?, i.line()?)));
    assert_eq!(after, Ok((true, Some("three".to_owned()), None)));
}

#[test]
fn lines_and_tokens_in_turn() {
    let parts = read("3 x\nrest of it\n12x\n", |i| {
        let first = (i.read::<u8>()?, i.line()?, i.line()?);
        Ok((first, i.read::<u8>().map_err(|e| (e.line, e.column))))
    });
    let (first, error) = parts.unwrap();
    assert_eq!(first, (3, Some(" x".to_owned()), Some("rest of it".to_owned())));
    assert_eq!(error, Err((3, 1)));
}

#[test]
fn columns_count_bytes() {
    let error = read("\u{e9}\t x1", |i| Ok((i.read::<String>()?, i.read::<u8>()?))).unwrap_err();
    assert_eq!((error.line, error.column), (1, 5));
}

/// A count in the input is no reason to reserve memory for it.
#[test]
fn huge_counts_allocate_nothing() {
    let vec = read("1000000000000000000 1 2", |i| {
        let n = i.read()?;
        i.read_vec::<u64>(n)
    });
    assert_eq!(message(vec), "line 1, column 24: expected u64, found the end of the input");
}

#[test]
fn arrays_and_tuples() {
    assert_eq!(read("1 2 3", |i| i.read::<[u64; 3]>()), Ok([1, 2, 3]));
    assert_eq!(read("", |i| i.read::<[u64; 0]>()), Ok([]));
    let nested = read("1 2 a 3 4 b", |i| i.read::<[((u8, i8), String); 2]>());
    assert_eq!(nested, Ok([((1, 2), "a".to_owned()), ((3, 4), "b".to_owned())]));
    // The first failure counts, and nothing is read after it.
    let array =
        read("1 x y 4", |i| Ok((i.read::<[u64; 3]>().unwrap_err().column, i.read::<String>()?)));
    assert_eq!(array, Ok((3, "y".to_owned())));
    let six = read("1 2 3 4 5 6", |i| i.read::<(u8, u16, u32, u64, usize, i64)>());
    assert_eq!(six, Ok((1, 2, 3, 4, 5, 6)));
}

#[test]
fn tokens_longer_than_any_buffer() {
    let zeros = "0".repeat(200_000);
    let start = "0".repeat(40);
    for word in [format!("{zeros}x"), format!("{zeros}7"), "0".repeat(80) + "7"] {
        let error = message(read(format!("\n {word}"), |i| i.read::<u8>()));
        assert_eq!(error, format!("line 2, column 2: expected u8, found `{start}...`"));
        let error = message(read(format!("{word} 7"), |i| i.read::<u8>()));
        assert_eq!(error, format!("line 1, column 1: expected u8, found `{start}...`"));
    }
    let longest = "0".repeat(79) + "7";
    assert_eq!(read(format!("{longest} {longest}"), |i| i.read::<[u8; 2]>()), Ok([7, 7]));
    let long = "ab".repeat(100_000);
    assert_eq!(read(&long, |i| i.read::<String>()), Ok(long.clone()));
    assert_eq!(read(&long, |i| i.line()), Ok(Some(long.clone())));
}

/// Positions stay right beyond the buffer of 64 KiB.
#[test]
fn positions_far_in() {
    let input = "12345 678\n".repeat(30_000) + "1 2 3 4 five";
    let error = read(input, |i| i.read_vec::<u32>(100_000)).unwrap_err();
    assert_eq!((error.line, error.column), (30_001, 9));
    assert!(error.to_string().contains("`five`"), "{error}");
}

/// The panic is not the input's fault, so that it names no place in it.
#[test]
fn a_source_that_fails() {
    let fail = |bytes, read: fn(&mut Input<'_>) -> Result<u64>| {
        let mut source = Pieces { bytes, size: 2, fails: true };
        let reading = AssertUnwindSafe(|| read(&mut Input::new(&mut source)));
        *catch_unwind(reading).unwrap_err().downcast::<String>().unwrap()
    };
    for bytes in [&b"1\n"[..], b"12", b"x2"] {
        let failed = fail(bytes, |i| i.read::<u64>().and_then(|_| i.read()));
        assert_eq!(failed, r#"cannot read the input: Custom { kind: Other, error: "no more" }"#);
    }
}

/// A source that a signal interrupts three times before each read.
struct Interrupted<'a>(Pieces<'a>, u8);

impl std::io::Read for Interrupted<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        self.1 = (self.1 + 1) % 4;
        if self.1 > 0 { Err(ErrorKind::Interrupted.into()) } else { self.0.read(buffer) }
    }
}

#[test]
fn a_signal_is_no_failure() {
    let bytes = b"12 345\n\n6789 x";
    for size in 1..=bytes.len() {
        let mut source = Interrupted(Pieces { bytes, size, fails: false }, 0);
        let mut input = Input::new(&mut source);
        assert_eq!(input.read_vec::<u64>(3), Ok(vec![12, 345, 6789]));
        let error = input.read::<u64>().unwrap_err();
        assert_eq!((error.line, error.column), (3, 6), "in pieces of {size}");
    }
}

/// The buffer still holds bytes of the piece before, behind those of a shorter one.
#[test]
fn what_was_read_before_is_not_read_again() {
    let (first, then) = ("1 2 3456 9 9 9 9 9 9 9 9 9 9 9 9", " 7 8 ");
    let bytes = [first, then].concat();
    for then in then.len() - 1..=then.len() {
        let bytes = &bytes.as_bytes()[..first.len() + then];
        let mut source = Pieces { bytes, size: first.len(), fails: false };
        let mut input = Input::new(&mut source);
        let numbers: Vec<u64> = std::iter::from_fn(|| input.read().ok()).collect();
        assert_eq!(numbers, [&[1, 2, 3456][..], &[9; 12], &[7, 8]].concat());
        assert!(input.read::<u64>().is_err(), "there is nothing more");
    }
}

/// An answer is given as soon as its token has ended: nothing waits for bytes it does not need.
#[test]
fn reads_no_further_than_needed() {
    let mut source = Pieces { bytes: b"7 word line\n", size: 1, fails: true };
    let mut input = Input::new(&mut source);
    assert_eq!(input.read::<u64>(), Ok(7));
    assert_eq!(input.read::<String>().unwrap(), "word");
    assert_eq!(input.line().unwrap().unwrap(), " line");
    assert!(source.bytes.is_empty());
    let mut source = Pieces { bytes: b"7 89", size: 1, fails: true };
    assert_eq!(Input::new(&mut source).read::<u64>(), Ok(7));
    assert_eq!(source.bytes, b"89");
}

#[test]
fn what_came_before_an_error_is_kept() {
    let (output, result): (_, Result) = run_on(
        |input, out| {
            loop {
                out.line(input.read::<u8>()?);
            }
        },
        b"1 2\n300",
    );
    assert_eq!(output, b"1\n2\n");
    assert_eq!(message(result), "line 2, column 1: expected u8, found `300`");
}
