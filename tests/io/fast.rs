//! `Input::integers`, `fold` and `for_each` against a plain parser, and against
//! `Input::read`: the same values, the same errors, and the same place afterwards.

use sg::io::{Cause, Decode, Input, Reader, Result};
use std::fs::{self, File};
use std::io::{Read, Seek, Write};
use tests::integers::{FAST, Number, Pieces, Way, agree, check, naive, outcome, take};
use tests::workspace::{in_ci, root};

/// Numbers that look random, the same in every run: what fails, fails again.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 32).expect("32 bits") % n
    }

    fn pick<'a, T: ?Sized>(&mut self, all: &[&'a T]) -> &'a T {
        all[self.below(all.len())]
    }

    /// A text of numbers of one kind, and perhaps something bad.
    fn text(&mut self, len: usize, ends: &[String]) -> Vec<u8> {
        let mut text = Vec::new();
        let longest = self.pick(&[&1, &2, &3, &3, &4, &5, &9, &10, &16, &17, &19, &20, &39, &45]);
        let spaces: &[&str] = self.pick(&[
            &["\n"] as &[&str],
            &[" "],
            &["\r\n"],
            &[" ", "\n"],
            &[" ", "\n", "\r\n", "\t", "\x0b", "\x0c", "   ", "\n\n", "                         "],
        ]);
        let signs: &[&str] =
            self.pick(&[&[""] as &[&str], &["", "-"], &["-"], &["", "", "", "", "", "", "+", "-"]]);
        let bad_one_in = self.pick(&[&usize::MAX, &usize::MAX, &3000, &300]);
        let end_one_in = self.pick(&[&usize::MAX, &100, &2]);
        while text.len() < len {
            if self.below(*bad_one_in) == 0 {
                let bad = [
                    "x", "-", "+", "1x", "--1", "1-", "-+2", "1\0", "\0", "1.5", "\u{b2}", "/", ":",
                ];
                text.extend(self.pick(&bad.each_ref().map(|bad| *bad)).bytes());
            } else if self.below(*end_one_in) == 0 {
                text.extend(
                    self.pick(&ends.iter().map(String::as_str).collect::<Vec<_>>()).bytes(),
                );
            } else {
                text.extend(self.pick(signs).bytes());
                let digits = 1 + self.below(*longest);
                text.extend((0..digits).map(|_| b"0123456789"[self.below(10)]));
            }
            text.extend(self.pick(spaces).bytes());
        }
        if self.below(2) == 0 {
            text.truncate(text.trim_ascii_end().len());
        }
        text
    }
}

/// Texts of all kinds, of a few batches and of a few buffers, read to different places.
fn random_texts<T: Number>(ends: [T; 2]) {
    let ends: Vec<String> =
        ends.iter().flat_map(|end| [end.to_string(), format!("{end}0")]).collect();
    let seed = 0x005e_ed0f_1e57;
    println!("seed {seed:#x}");
    let mut random = Random(seed);
    let rounds = if in_ci() { 60 } else { 20 };
    for round in 0..rounds {
        let len = if round % 20 == 0 { 150_000 } else { 1 + random.below(6000) };
        let text = random.text(len, &ends);
        let tokens = text.split(u8::is_ascii_whitespace).filter(|token| !token.is_empty()).count();
        let some = random.below(tokens + 1);
        let size = 1 + random.below(5000);
        let sizes = if round % 20 == 0 { [1 << 16, 65_000 + size % 500] } else { [1 << 16, size] };
        for n in [some, tokens, tokens + 1] {
            agree::<T>(&text, n, &sizes);
        }
    }
}

macro_rules! random_texts {
    ($($integer:ident)*) => {$(
        #[test]
        fn $integer() {
            random_texts([$integer::MIN, $integer::MAX]);
        }
    )*};
}
random_texts!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize);

/// One byte of a plain text replaced by each byte there is, at each place of two blocks.
#[test]
#[ignore = "slow: about a second"]
fn every_byte_everywhere() {
    for plain in ["7 42 305 ", "123456789\n-12345 1234567890123456789 "] {
        let plain = plain.repeat(40).into_bytes();
        for at in 40..=40 + 2 * 64 {
            for byte in 0..=255 {
                let mut text = plain[..300].to_vec();
                text[at] = byte;
                let n = text.split(u8::is_ascii_whitespace).count();
                let ordinary = outcome::<i64>(&mut text.as_slice(), Way::Ordinary, n);
                let fast = outcome::<i64>(&mut text.as_slice(), Way::Fold, n);
                assert!(fast == ordinary, "{}", text.escape_ascii());
            }
        }
    }
}

/// A number of each length at each place of a block, among shorter ones.
#[test]
fn every_length_everywhere() {
    for len in 1..=45 {
        for before in 0..=64 {
            let number: String = ('1'..='9').cycle().take(len).collect();
            for short in ["3 ", "56 ", "789\n", "12345678\r\n"] {
                let start = format!("{}{}", short.repeat(40), " ".repeat(before % short.len()));
                let text = format!("{start}{number}\n{}", short.repeat(70 + before));
                let (values, error) = naive::<u64>(text.as_bytes(), 90);
                let fast = outcome::<u64>(&mut text.as_bytes(), Way::Read, 90);
                assert_eq!(fast.0, values);
                assert_eq!(fast.1.map(|error| (error.line, error.column)), error);
                if let Some(error) = fast.1 {
                    assert_eq!(error.cause, Cause::OutOfRange);
                    assert_eq!(error.found.as_bytes(), &number.as_bytes()[..len.min(40)]);
                }
            }
        }
    }
}

/// A sign without digits, or between them, at each place of two blocks.
#[test]
fn a_lone_sign_everywhere() {
    for before in 0..=128 {
        for bad in ["-", "+", "5-", "-5-", "--5", "-\n"] {
            let start = "-12 ".repeat(20) + &" ".repeat(before);
            let text = format!("{start}{bad} {}", "345 ".repeat(60));
            let ordinary = outcome::<i32>(&mut text.as_bytes(), Way::Ordinary, 50);
            assert!(ordinary.1.is_some());
            assert_eq!(outcome::<i32>(&mut text.as_bytes(), Way::Fold, 50), ordinary, "{text}");
        }
    }
}

/// All numbers of up to three digits after one another, with and without leading zeros.
#[test]
fn every_short_number() {
    let numbers = (0..1000).flat_map(|x| [format!("{x}"), format!("{x:02}"), format!("{x:03}")]);
    let text: String = numbers.map(|number| number + " ").collect();
    agree::<u16>(text.as_bytes(), 3000, &[1 << 16]);
    agree::<i128>(text.as_bytes(), 3000, &[1 << 16]);
}

/// Three digits may be too much, even where all numbers before had no more.
#[test]
#[ignore = "slow: about a second"]
fn short_numbers_out_of_range() {
    for count in [100, 1000, 5000] {
        for last in ["127", "128", "255", "256", "999"] {
            let text = "7 99 100 ".repeat(count) + last + &" 1".repeat(100);
            agree::<u8>(text.as_bytes(), 3 * count + 101, &[1 << 16]);
            agree::<i8>(text.as_bytes(), 3 * count + 101, &[1 << 16]);
        }
    }
}

/// Arrays are as many integers in turn, wherever a batch or the input ends.
#[test]
fn arrays() {
    fn ordinary<T: Decode>(text: &str, n: usize) -> Result<Vec<T>> {
        Input::new(&mut text.as_bytes()).read_vec(n)
    }
    fn fast<T: Decode>(text: &str, n: usize) -> Result<Vec<T>> {
        let mut all = Vec::new();
        let mut source = text.as_bytes();
        Input::new(&mut source).for_each(n, |value| all.push(value)).map(|()| all)
    }
    for one in ["123456789 -1\n", "5 77\n"] {
        for numbers in [5999, 6000, 6001, 6002] {
            let all: String = one.repeat(4000);
            let text: Vec<&str> = all.split_inclusive([' ', '\n']).take(numbers).collect();
            let text = text.concat();
            for n in [numbers / 3, numbers / 3 + 1, 1] {
                assert_eq!(fast::<[i32; 3]>(&text, n), ordinary(&text, n));
                assert_eq!(fast::<[[i64; 2]; 2]>(&text, n), ordinary(&text, n));
                assert_eq!(fast::<[u8; 0]>(&text, n), ordinary(&text, n));
                assert_eq!(fast::<[u32; 1]>(&text, n), ordinary(&text, n));
            }
        }
    }
    // More than a batch holds.
    let text = "1 ".repeat(3000);
    assert_eq!(fast::<[u8; 1500]>(&text, 2), Ok(vec![[1; 1500]; 2]));
}

/// Reading goes on where the numbers that were taken end, though more had been decoded.
#[test]
fn what_is_not_taken_is_left() {
    let text: String = (0..5000).flat_map(|x| [x.to_string(), "\r\n".to_owned()]).collect();
    let mut source = text.as_bytes();
    let mut input = Input::new(&mut source);
    for x in 0..2500 {
        assert_eq!(input.integers::<u64>().read(), Ok(2 * x));
        assert_eq!(input.line().unwrap().unwrap(), "");
        assert_eq!(input.line().unwrap().unwrap(), (2 * x + 1).to_string());
    }
    assert_eq!(input.integers::<u64>().next(), Ok(None));
    assert_eq!(input.at_end(), Ok(true));
}

/// A number is given as soon as it has ended: nothing waits for bytes that it does not need.
#[test]
fn reads_no_further_than_needed() {
    let text = "12345 -6\n".repeat(500);
    for way in [Way::Fold, Way::ForEach, Way::Read, Way::Mixed(33)] {
        let mut source = Pieces { bytes: text.as_bytes(), size: text.len(), fails: true };
        let mut input = Input::new(&mut source);
        let mut all: Vec<i32> = Vec::new();
        assert_eq!(take(&mut input, way, 1000, &mut all), Ok(()));
        assert!(input.at_end().is_err(), "the source is asked only now");
    }
}

#[test]
fn a_source_that_fails() {
    let text = "12345 678\n".repeat(500) + "9";
    for way in FAST {
        let mut source = Pieces { bytes: text.as_bytes(), size: 4096, fails: true };
        let mut input = Input::new(&mut source);
        let mut all: Vec<u32> = Vec::new();
        let error = take(&mut input, way, 2000, &mut all).unwrap_err();
        assert_eq!(all.len(), 1000);
        assert_eq!((error.line, error.column, error.cause), (501, 2, Cause::Unreadable(Some(5))));
    }
}

/// A file that becomes shorter while it is read ends where it ends.
#[test]
fn a_file_that_is_truncated() {
    let mut file = tempfile::tempfile().unwrap();
    file.write_all("123456789\n".repeat(20_000).as_bytes()).unwrap();
    file.rewind().unwrap();
    let mut reader = Reader(file.try_clone().unwrap());
    let mut input = Input::new(&mut reader);
    let mut integers = input.integers::<u32>();
    assert_eq!(integers.read(), Ok(123_456_789));
    file.set_len(100_004).unwrap();
    let mut read = 1;
    let error = loop {
        match integers.fold(1000, 0, |count, _| count + 1) {
            Ok(count) => read += count,
            Err(error) => break error,
        }
    };
    // The whole numbers, and one of four digits that ends the file.
    assert_eq!(read, 10_001);
    assert_eq!((error.line, error.column, error.cause), (10_001, 5, Cause::EndOfInput));
}

#[test]
#[cfg(unix)]
fn a_directory_a_pipe_a_socket() {
    let mut directory = Reader(File::open(".").unwrap());
    let error = Input::new(&mut directory).fold(9, 0, |sum, x: u64| sum + x).unwrap_err();
    assert!(matches!(error.cause, Cause::Unreadable(Some(_))), "{error}");

    let text: String = (0..100_000).flat_map(|x| [x.to_string(), " ".to_owned()]).collect();
    let sum = 99_999 * 100_000 / 2;
    let check = |reader: Box<dyn Read>, mut writer: Box<dyn Write + Send>| {
        let text = text.clone();
        let writing = std::thread::spawn(move || {
            for piece in text.as_bytes().chunks(777) {
                writer.write_all(piece).unwrap();
            }
        });
        let mut reader = Reader(reader);
        let mut input = Input::new(&mut reader);
        assert_eq!(input.fold(100_000, 0, |sum, x: u64| sum + x), Ok(sum));
        assert_eq!(input.at_end(), Ok(true));
        writing.join().unwrap();
    };
    let (reader, writer) = std::io::pipe().unwrap();
    check(Box::new(reader), Box::new(writer));
    let (reader, writer) = std::os::unix::net::UnixStream::pair().unwrap();
    check(Box::new(reader), Box::new(writer));
}

/// A terminal gives a line when it has been entered, which is answered before the next: nothing waits
/// for more. Control-D ends the input.
#[test]
#[cfg(unix)]
fn a_terminal() {
    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::fs::OpenOptionsExt;

    let person = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&person).unwrap();
    unlockpt(&person).unwrap();
    let name = ptsname(&person, Vec::new()).unwrap();
    let path = std::path::Path::new(std::ffi::OsStr::from_bytes(name.as_bytes()));
    // Not to become the terminal of this process, which has one or wants none.
    let noctty = i32::try_from(OpenptFlags::NOCTTY.bits()).unwrap();
    let terminal = File::options().read(true).custom_flags(noctty).open(path).unwrap();
    let mut person = File::from(person);

    let mut reader = Reader(terminal);
    let mut input = Input::new(&mut reader);
    let mut enter = |text: &str| person.write_all(text.as_bytes()).unwrap();
    enter("2 3\n");
    assert_eq!(input.read::<(u8, u8)>(), Ok((2, 3)));
    let many = vec!["17"; 1000].join(" ");
    let mut integers = input.integers::<i64>();
    for _ in 0..3 {
        enter(&(many.clone() + "\n"));
        assert_eq!(integers.fold(1000, 0, |sum, x| sum + x), Ok(17_000));
        enter("-4\n");
        assert_eq!(integers.read(), Ok(-4));
    }
    // What has been entered of a line, and then the end.
    enter("5\x04\x04");
    assert_eq!(integers.next(), Ok(Some(5)));
    assert_eq!(integers.next(), Ok(None));
}

/// What a fuzzer found to be different from the rest: see `tests/fuzz`.
#[test]
fn fuzzed() {
    let mut inputs = 0;
    for entry in fs::read_dir(root().join("tests/fuzz/corpus/integers")).unwrap() {
        check(&fs::read(entry.unwrap().path()).unwrap());
        inputs += 1;
    }
    assert!(inputs > 0);
}
