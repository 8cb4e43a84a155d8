//! Names that are unique in a file of many modules.

use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Keywords, and names of what the file includes: these stay.
const KEPT: &str = "auto break case char const continue default do double else enum extern float for \
    goto if int long register return short signed sizeof static struct switch typedef union unsigned \
    void volatile while include define undef ifdef ifndef endif defined stdlib string math h memcpy \
    memmove memset sqrt __GNUC__ __inline__ __attribute__ always_inline _MSC_VER __int64 ull ui64 \
    __builtin_clz __builtin_ctz __builtin_clzll __builtin_ctzll pragma GCC target __i386__ EXIT";

/// The C text with the number appended to each name that is not one of C's. `exit` becomes the macro
/// `EXIT`.
pub(crate) fn renamed(text: &str, number: usize) -> String {
    let kept: BTreeSet<&str> = KEPT.split_whitespace().collect();
    let mut out = String::new();
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        let byte = bytes[at];
        if byte == b'"' {
            at += 1;
            while bytes[at] != b'"' {
                at += if bytes[at] == b'\\' { 2 } else { 1 };
            }
            at += 1;
            out += &text[start..at];
        } else if byte.is_ascii_alphanumeric() || byte == b'_' {
            while at < bytes.len()
                && (bytes[at].is_ascii_alphanumeric()
                    || bytes[at] == b'_'
                    || byte.is_ascii_digit() && bytes[at] == b'.'
                    || byte.is_ascii_digit()
                        && matches!(bytes[at], b'+' | b'-')
                        && bytes[at - 1] == b'e'
                        && !text[start..at].starts_with("0x"))
            {
                at += 1;
            }
            let word = &text[start..at];
            match word {
                "exit" => out += "EXIT",
                _ if byte.is_ascii_digit() || kept.contains(word) => out += word,
                _ => {
                    let _ = write!(out, "{word}_{number}");
                }
            }
        } else {
            at += 1;
            out.push(char::from(byte));
        }
    }
    out
}
