//! Integers against a plain parser: the same values, the same errors, and the same place afterwards, however they
//! are read and wherever the input is cut.

use sg::io::Input;
use std::fs::{self, File};
use std::io::{self, Read, Seek, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tests::integers::{Number, Pieces, WAYS, Way, agree, check, naive, outcome, take};
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

/// Texts of all kinds, some longer than the buffer, read to different places.
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
random_texts!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);

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
                agree::<i64>(&text, n, &[1 << 16]);
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
                let read = outcome::<u64>(&mut text.as_bytes(), Way::Read, 90);
                assert_eq!(read.0, values);
                assert_eq!(read.1.map(|error| (error.line, error.column)), error);
                if let Some(error) = read.1 {
                    let found =
                        if len > 40 { number[..40].to_owned() + "..." } else { number.clone() };
                    assert!(error.to_string().ends_with(&format!("found `{found}`")));
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
            assert!(outcome::<i32>(&mut text.as_bytes(), Way::Read, 50).1.is_some());
            agree::<i32>(text.as_bytes(), 50, &[1 << 16, 1]);
        }
    }
}

/// All numbers of up to three digits after one another, with and without leading zeros.
#[test]
fn every_short_number() {
    let numbers = (0..1000).flat_map(|x| [format!("{x}"), format!("{x:02}"), format!("{x:03}")]);
    let text: String = numbers.map(|number| number + " ").collect();
    agree::<u16>(text.as_bytes(), 3000, &[1 << 16]);
    agree::<i64>(text.as_bytes(), 3000, &[1 << 16]);
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

/// Arrays are as many integers in turn, wherever the input ends.
#[test]
fn arrays() {
    fn ordinary<const N: usize>(text: &str, n: usize) -> (Vec<i64>, Option<String>) {
        let (all, error, _) = outcome(&mut text.as_bytes(), Way::Read, n * N);
        (all, error.map(|error| error.to_string().replace("i64", "i32")))
    }
    fn arrays<const N: usize>(text: &str, n: usize) -> (Vec<i64>, Option<String>) {
        let mut all = Vec::new();
        let push = |(), array: [i32; N]| all.extend(array.map(i64::from));
        let error = Input::new(&mut text.as_bytes()).fold(n, (), push).err();
        (all, error.map(|error| error.to_string()))
    }
    for one in ["123456789 -1\n", "5 77\n"] {
        for numbers in [5999, 6000, 6001, 6002] {
            let all: String = one.repeat(4000);
            let text: Vec<&str> = all.split_inclusive([' ', '\n']).take(numbers).collect();
            let text = text.concat();
            for n in [numbers / 3, numbers / 3 + 1, 1] {
                let (read, expected) = (arrays::<3>(&text, n), ordinary::<3>(&text, n));
                assert_eq!(read.1, expected.1);
                // Of an array that fails nothing is passed on.
                assert_eq!(read.0, expected.0[..expected.0.len() / 3 * 3]);
            }
        }
    }
    let nested = Input::new(&mut &b"1 2 3 4 5 6 7 8"[..]).read::<[[u8; 2]; 4]>();
    assert_eq!(nested, Ok([[1, 2], [3, 4], [5, 6], [7, 8]]));
    let many = Input::new(&mut "1 ".repeat(3000).as_bytes()).read_vec::<[u8; 1500]>(2);
    assert_eq!(many, Ok(vec![[1; 1500]; 2]));
}

/// A line break after a number is still there.
#[test]
fn what_is_not_taken_is_left() {
    let text: String = (0..5000).flat_map(|x| [x.to_string(), "\r\n".to_owned()]).collect();
    let mut source = text.as_bytes();
    let mut input = Input::new(&mut source);
    for x in 0..2500 {
        assert_eq!(input.read::<u64>(), Ok(2 * x));
        assert_eq!(input.line().unwrap().unwrap(), "");
        assert_eq!(input.line().unwrap().unwrap(), (2 * x + 1).to_string());
    }
    assert_eq!(input.next::<u64>(), Ok(None));
    assert!(input.at_end());
}

/// A number is given as soon as it has ended: nothing waits for bytes that it does not need.
#[test]
fn reads_no_further_than_needed() {
    let text = "12345 -6\n".repeat(500);
    for way in WAYS {
        let mut source = Pieces { bytes: text.as_bytes(), size: text.len(), fails: true };
        let mut input = Input::new(&mut source);
        let mut all: Vec<i32> = Vec::new();
        assert_eq!(take(&mut input, way, 1000, &mut all), Ok(()));
        let failed = catch_unwind(AssertUnwindSafe(|| input.read::<i32>()));
        failed.expect_err("the source is asked only now");
    }
}

/// What was read before is not lost.
#[test]
fn a_source_that_fails() {
    let text = "12345 678\n".repeat(500) + "9";
    for way in WAYS {
        let mut source = Pieces { bytes: text.as_bytes(), size: 4096, fails: true };
        let mut input = Input::new(&mut source);
        let mut all: Vec<u32> = Vec::new();
        let reading = AssertUnwindSafe(|| take(&mut input, way, 2000, &mut all));
        let message = catch_unwind(reading).expect_err("reading fails");
        let message = message.downcast_ref::<String>().unwrap();
        assert!(message.starts_with("cannot read the input: "), "{message}");
        assert_eq!(all.len(), 1000);
    }
}

/// A file that becomes shorter while it is read ends where it ends.
#[test]
fn a_file_that_is_truncated() {
    let mut file = tempfile::tempfile().unwrap();
    file.write_all("123456789\n".repeat(20_000).as_bytes()).unwrap();
    file.rewind().unwrap();
    let mut reader = file.try_clone().unwrap();
    let mut input = Input::new(&mut reader);
    assert_eq!(input.read::<u32>(), Ok(123_456_789));
    file.set_len(100_004).unwrap();
    let mut read = 1;
    let error = loop {
        match input.read::<u32>() {
            Ok(_) => read += 1,
            Err(error) => break error,
        }
    };
    // The whole numbers, and one of four digits that ends the file.
    assert_eq!(read, 10_001);
    let end = "line 10001, column 5: expected u32, found the end of the input";
    assert_eq!(error.to_string(), end);
}

#[test]
#[cfg(unix)]
fn a_pipe_and_a_socket() {
    let text: String = (0..100_000).flat_map(|x| [x.to_string(), " ".to_owned()]).collect();
    let sum = 99_999 * 100_000 / 2;
    let check = |mut reader: Box<dyn Read>, mut writer: Box<dyn Write + Send>| {
        let text = text.clone();
        let writing = std::thread::spawn(move || {
            for piece in text.as_bytes().chunks(777) {
                writer.write_all(piece).unwrap();
            }
        });
        let mut input = Input::new(&mut reader);
        assert_eq!(input.fold(100_000, 0, |sum, x: u64| sum + x), Ok(sum));
        assert!(input.at_end());
        writing.join().unwrap();
    };
    let (reader, writer) = io::pipe().unwrap();
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

    // As `sg::io::run` does, which asks for nothing more after the end.
    let mut reader = terminal.chain(io::empty());
    let mut input = Input::new(&mut reader);
    let mut enter = |text: &str| person.write_all(text.as_bytes()).unwrap();
    enter("2 3\n");
    assert_eq!(input.read::<(u8, u8)>(), Ok((2, 3)));
    let many = vec!["17"; 1000].join(" ");
    for _ in 0..3 {
        enter(&(many.clone() + "\n"));
        assert_eq!(input.fold(1000, 0, |sum, x: i64| sum + x), Ok(17_000));
        enter("-4\n");
        assert_eq!(input.read::<i64>(), Ok(-4));
    }
    // What has been entered of a line, and then the end.
    enter("5\x04\x04");
    assert_eq!(input.next::<i64>(), Ok(Some(5)));
    assert_eq!(input.next::<i64>(), Ok(None));
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
