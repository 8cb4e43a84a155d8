//! What the documentation of `sg::io` says of integers, written again: random texts, and what must be made of each by a
//! program that reads all integer types by turns and prints each value or error on a line.

/// Names, least and greatest values, in the order in which they are read; as in C, `usize` has no place here.
const TYPES: [(&str, i128, i128); 8] = [
    ("u8", 0, u8::MAX as i128),
    ("i8", i8::MIN as i128, i8::MAX as i128),
    ("u16", 0, u16::MAX as i128),
    ("i16", i16::MIN as i128, i16::MAX as i128),
    ("u32", 0, u32::MAX as i128),
    ("i32", i32::MIN as i128, i32::MAX as i128),
    ("u64", 0, u64::MAX as i128),
    ("i64", i64::MIN as i128, i64::MAX as i128),
];

/// Xorshift: the same in every run.
pub struct Random(pub u64);

impl Random {
    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits") % n
    }

    /// A byte below `n`.
    fn byte(&mut self, n: usize) -> u8 {
        u8::try_from(self.below(n)).expect("n is 256 at most")
    }

    /// A text of so many tokens, most of which are integers.
    pub fn text(&mut self, tokens: usize) -> Vec<u8> {
        let mut text = Vec::new();
        for number in 0..tokens {
            let (_, least, most) = TYPES[number % TYPES.len()];
            match self.below(16) {
                // At the ends of the type, and of the largest of all.
                0 => text.extend((least + self.below(3) as i128 - 1).to_string().bytes()),
                1 => text.extend((most + self.below(3) as i128 - 1).to_string().bytes()),
                2 => {
                    text.extend((TYPES[6].2 + self.below(3) as i128 - 1).to_string().bytes());
                }
                // Long, with zeros in front, with up to 82 bytes and more.
                3 => {
                    text.extend(["", "-", "+"][self.below(3)].bytes());
                    text.extend([b'0'].repeat(self.below(83)));
                    text.extend(self.below(130).to_string().bytes());
                }
                // Of any bytes, or nearly a number.
                4 => text.extend((0..=self.below(50)).map(|_| self.byte(256))),
                5 => {
                    let all = ["-", "+", "--1", "+-1", "1-", "-0", "-00", "1/", ":1", "1\0", "\0"];
                    text.extend(all[self.below(all.len())].bytes());
                }
                _ => {
                    text.extend(["", "", "", "-"][self.below(4)].bytes());
                    text.extend((0..=self.below(21)).map(|_| b'0' + self.byte(10)));
                }
            }
            let spaces: &[u8] = b" \n\n\t\r\x0b\x0c\x1a";
            for _ in 0..[1, 1, 1, 2, 5][self.below(5)] {
                text.push(spaces[self.below(if number % 3 == 0 { spaces.len() } else { 2 })]);
            }
        }
        // Half of the texts end in a token.
        text.truncate(text.len() - usize::from(self.below(2) == 0));
        text
    }
}

/// The lines that must be printed.
pub fn expected(text: &[u8]) -> String {
    let (mut lines, mut token, mut reads) = (String::new(), Vec::new(), 0);
    let (mut line, mut column, mut place) = (1, 1, (1, 1));
    for &byte in text.iter().chain(b" ") {
        if [9, 10, 11, 12, 13, 26, 32].contains(&byte) {
            if !token.is_empty() {
                lines += &answer(&token, place, TYPES[reads % TYPES.len()]);
                reads += 1;
                token.clear();
            }
        } else {
            if token.is_empty() {
                place = (line, column);
            }
            token.push(byte);
        }
        (line, column) = if byte == b'\n' { (line + 1, 1) } else { (line, column + 1) };
    }
    lines
}

/// The value of a token, or why there is none.
fn answer(token: &[u8], place: (u64, u64), (name, least, most): (&str, i128, i128)) -> String {
    let is_negative = token[0] == b'-';
    let digits = &token[usize::from(is_negative || token[0] == b'+')..];
    let zeros = digits.iter().take_while(|&&byte| byte == b'0').count();
    let is_number = !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
    if is_number && token.len() <= 80 && digits.len() - zeros <= 20 {
        let size = digits.iter().fold(0_i128, |size, byte| 10 * size + i128::from(byte - b'0'));
        let value = if is_negative { -size } else { size };
        if (least..=most).contains(&value) {
            return format!("{value}\n");
        }
    }
    let found = token[..token.len().min(40)].escape_ascii();
    let more = if token.len() > 40 { "..." } else { "" };
    format!("line {}, column {}: expected {name}, found `{found}{more}`\n", place.0, place.1)
}
