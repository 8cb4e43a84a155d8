//! Binary data in printable characters: each byte as its difference to the one `distance` bytes before, which is
//! small in a table; runs of zeros by their length.
//!
//! A code from 0 to 91 is a character from `#` to `~`, except `?` and `\`: below 30 it is the length of a run less
//! one, 91 begins two hexadecimal digits, another is the difference plus 57.

use std::ops::Range;

/// The distances that are tried.
pub(super) const DISTANCES: [usize; 6] = [1, 2, 4, 8, 12, 16];

const FIRST: u8 = b'#';
const ESCAPE: u8 = 91;
const ZERO: u8 = 57;
const LONGEST_RUN: usize = 30;
/// Of that length there would be a `?`.
const BAD_RUN: usize = 29;

/// A range of memory in texts of at most `most` characters, each with the address where it begins.
pub(super) fn pack(
    memory: &[u8],
    range: Range<usize>,
    distance: usize,
    most: usize,
) -> Vec<(usize, String)> {
    let difference = |i: usize| memory[i].wrapping_sub(memory[i - distance]);
    let mut chunks: Vec<(usize, String)> = vec![];
    let mut at = range.start;
    while at < range.end {
        let zeros = (at..range.end).take(LONGEST_RUN).take_while(|&i| difference(i) == 0).count();
        let run = if zeros == BAD_RUN { zeros - 1 } else { zeros };
        let code = difference(at).wrapping_add(ZERO);
        let codes = match u8::try_from(run) {
            Ok(run @ 1..) => vec![run - 1],
            _ if (30..ESCAPE).contains(&code) => vec![code],
            _ => vec![ESCAPE, difference(at) >> 4, difference(at) & 15],
        };
        let codes: String = codes.iter().map(|code| char::from(FIRST + code)).collect();
        match chunks.last_mut() {
            Some((_, text)) if text.len() + codes.len() <= most => text.push_str(&codes),
            _ => chunks.push((at, codes)),
        }
        at += run.max(1);
    }
    chunks
}

/// The function that reads it.
pub(super) const UNPACK: &str = "\
static void unpack(u32 a, u32 distance, const char *p) {
 while (*p) {
  u32 n = 1, v = (u32)*p++ - 35;
  if (v < 30) {
   n += v;
   v = 0;
  } else if (v == 91) {
   v = ((u32)p[0] - 35) * 16 + (u32)p[1] - 35;
   p += 2;
  } else v -= 57;
  for (; n--; a++) mem[a] = (u8)(mem[a - distance] + v);
 }
}
";
