//! Every integer type against `str::parse` and at both of its ends.

use super::input::{message, read};
use sg::io::Readable;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// Texts that look like numbers: all signs, lengths around every type's end, and mistakes.
fn texts<T: Display>(ends: [T; 2]) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    let digits = |text: &str| text.trim_start_matches('-').to_owned();
    for end in ends.map(|end| digits(&end.to_string())) {
        // The end itself, and what a change of its last digit or one more digit makes of it.
        let cut = &end[..end.len() - 1];
        texts.extend((0..=9).map(|digit| format!("{cut}{digit}")));
        texts.extend((0..=9).map(|digit| format!("{end}{digit}")));
        texts.push(format!("000{end}"));
        texts.push("0".repeat(50) + &end);
        texts.push(format!("{cut}x"));
        texts.push(format!("{end}99x"));
    }
    for length in 1..=42 {
        texts.push("1".repeat(length));
        texts.push("9".repeat(length));
        texts.push("0".repeat(length));
        texts.push("1".to_owned() + &"0".repeat(length));
    }
    for text in ["0", "7", "x", "12x", "x12", "1-2", "1+2", "1.5", "1e3", "0x10", "1,2", "1_000"] {
        texts.push(text.to_owned());
    }
    // What is next to the digits, or would be with another highest bit, at each place.
    for place in 0..10 {
        for wrong in ["/", ":", "\u{ba}", "\u{ff11}"] {
            texts.push("2".repeat(place) + wrong + &"2".repeat(10 - place));
        }
    }
    let signs = ["", "+", "-", "--", "+-", "-+"];
    let mut signed: Vec<String> = signs
        .iter()
        .flat_map(|sign| texts.iter().map(move |text| format!("{sign}{text}")))
        .collect();
    signed.extend(["+", "-", "--", "\u{ff11}", "1\0", "\u{feff}1"].map(str::to_owned));
    signed
}

/// `read` accepts what `str::parse` accepts, with the same value, and -0 for unsigned types.
fn agrees_with_parse<T>(ends: [T; 2])
where
    T: Readable + FromStr + Display + Debug + PartialEq + Copy + Default,
{
    let name = std::any::type_name::<T>();
    for text in texts(ends) {
        let parsed = text.parse::<T>().ok();
        let is_minus_zero = text.starts_with("-0") && text[1..].bytes().all(|byte| byte == b'0');
        let expected = if is_minus_zero { Some(T::default()) } else { parsed };
        // At the end of the input, before white space, and with 32 bytes at hand.
        for tail in ["", " ", "\n", "\r\n1", " 12345678901234567890 123456789012"] {
            let result = read(format!("7 {text}{tail}"), |i| {
                // Only now are there bytes at hand.
                assert_eq!(i.read(), Ok(7_u8));
                i.read::<T>()
            });
            assert_eq!(result.ok(), expected, "{name} from {text:?} before {tail:?}");
            if let Err(error) = result {
                assert_eq!((error.line, error.column, error.expected), (1, 3, name));
                let found = text.as_bytes()[..text.len().min(40)].escape_ascii();
                let dots = if text.len() > 40 { "..." } else { "" };
                let message = error.to_string();
                assert!(message.ends_with(&format!("found `{found}{dots}`")), "{message}");
            }
        }
    }
    for end in ends {
        assert_eq!(read(end.to_string(), |i| i.read::<T>()), Ok(end));
    }
}

macro_rules! agree_with_parse {
    ($($integer:ident)*) => {$(
        #[test]
        fn $integer() {
            agrees_with_parse([$integer::MIN, $integer::MAX]);
        }
    )*};
}
agree_with_parse!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);

#[test]
fn messages() {
    let at = "line 1, column 1: expected u32, found";
    let long = "9".repeat(40);
    for token in ["12x", "4294967296", "-1", "-", "+", "--1", "\x1b[1m", "9y", &long] {
        let message = message(read(format!("{token} 1"), |i| i.read::<u32>()));
        assert_eq!(message, format!("{at} `{}`", token.as_bytes().escape_ascii()));
    }
    let longer = message(read(format!("{long}9"), |i| i.read::<u32>()));
    assert_eq!(longer, format!("{at} `{long}...`"));
}
