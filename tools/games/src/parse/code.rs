//! Games on heaps: codes, `take ...`, `bash(m)` and `bounded(k)`.

use crate::cursor::Cursor;
use crate::error::{Error, Result};
use crate::rule::{Code, Digit, Run, union};

const SPLIT: Digit = Digit { bits: 4, unequal: false };

pub fn known(text: &str) -> Result<Code> {
    code(&mut Cursor::new(text))?.ok_or_else(|| Error::new(format!("`{text}` is not a code")))
}

/// A code, if one is next, as a digit (or none) and a point show.
pub fn code(cursor: &mut Cursor) -> Result<Option<Code>> {
    let start = cursor.at();
    let is_code = cursor.peek() == Some('.') || {
        cursor.skip();
        cursor.eat("!");
        cursor.peek() == Some('.')
    };
    cursor.back_to(start);
    if !is_code {
        return Ok(None);
    }
    let split = if cursor.peek() == Some('.') { Digit::default() } else { digit(cursor)? };
    if split.bits & 3 != 0 {
        let message = format!(
            "digit {:x} before the point: taking nothing must split the heap; expected 0, 4, 8 or c",
            split.bits
        );
        return Err(cursor.error_at(start, &message));
    }
    cursor.skip();
    let mut digits = Vec::new();
    while !matches!(cursor.peek(), None | Some('[' | ' ' | '+')) {
        digits.push(digit(cursor)?);
    }
    let mut tail = Vec::new();
    if cursor.eat("[") {
        while cursor.peek() != Some(']') {
            tail.push(digit(cursor)?);
        }
        if tail.is_empty() {
            return Err(cursor.expected("a digit to repeat"));
        }
        cursor.skip();
    } else if digits.is_empty() {
        return Err(cursor.expected("a digit"));
    }
    if !matches!(cursor.peek(), None | Some(' ' | '+')) {
        return Err(cursor.expected("the end of the code"));
    }
    let horizon = digits.len() as u64;
    let runs =
        (1..).zip(digits).map(|(take, digit)| Run { first: take, last: take, step: 1, digit });
    Ok(Some(Code::new(split, runs.collect(), tail, horizon)))
}

fn digit(cursor: &mut Cursor) -> Result<Digit> {
    let Some(c) = cursor.peek() else { return Err(cursor.expected("a digit")) };
    let Some(bits) = c.to_digit(16) else {
        if c.is_alphanumeric() {
            let message = format!(
                "digit `{c}` is out of range: octal digits are 0 to 7, hexadecimal ones 0 to 9 and \
                 a to f"
            );
            return Err(cursor.error_at(cursor.at(), &message));
        }
        return Err(cursor.expected("a digit (0 to 7, or 0 to f)"));
    };
    cursor.skip();
    let at = cursor.at();
    let unequal = cursor.eat("!");
    if unequal && bits < 4 {
        let message =
            format!("`!` wants heaps of different sizes, but digit {c} leaves at most one");
        return Err(cursor.error_at(at, &message));
    }
    Ok(Digit { bits: u8::try_from(bits).expect("below 16"), unequal })
}

/// `(k)` after `bash` or `bounded`: take 1 to k.
pub fn bounded(cursor: &mut Cursor) -> Result<Code> {
    cursor.skip_blanks();
    if !cursor.eat("(") {
        return Err(cursor.expected("`(` and the largest take, as in `bash(3)`"));
    }
    cursor.skip_blanks();
    let bound = cursor.number("the largest take")?;
    cursor.skip_blanks();
    if !cursor.eat(")") {
        return Err(cursor.expected("`)`"));
    }
    let takes = [(1, bound)];
    Ok(Code::takes(&takes[..usize::from(bound > 0)], None, Digit::default()))
}

/// Takes, which may stand in brackets: `1,3,4`, `{1, 3, 4}` and so on.
pub fn take(cursor: &mut Cursor) -> Result<Code> {
    cursor.skip_blanks();
    let bracket =
        [("{", "}"), ("(", ")"), ("[", "]")].into_iter().find(|(open, _)| cursor.eat(open));
    cursor.skip_blanks();
    let code = bare_take(cursor)?;
    if let Some((_, close)) = bracket {
        cursor.skip_blanks();
        if !cursor.eat(close) {
            return Err(cursor.expected(&format!("`,` and another number, or `{close}`")));
        }
    }
    Ok(code)
}

fn bare_take(cursor: &mut Cursor) -> Result<Code> {
    let any = word(cursor, "any");
    let not = !any && word(cursor, "not");
    let mut ranges = Vec::new();
    let mut split = Digit::default();
    let mut more = true;
    if !any {
        ranges.push(take_range(cursor)?);
    }
    while more {
        let end = cursor.at();
        cursor.skip_blanks();
        more = cursor.eat(",") | also(cursor, "or");
        if !more {
            cursor.back_to(end);
            break;
        }
        cursor.skip_blanks();
        if word(cursor, "split") {
            split = SPLIT;
            break;
        }
        if any {
            return Err(cursor.expected("`split`"));
        }
        ranges.push(take_range(cursor)?);
    }
    let ranges = union(ranges);
    if any {
        return Ok(Code::takes(&[], Some(0), split));
    }
    if !not {
        return Ok(Code::takes(&ranges, None, split));
    }
    let mut others = Vec::new();
    let mut next = 1;
    for &(first, last) in &ranges {
        if next < first {
            others.push((next, first - 1));
        }
        // At `u64::MAX` there is no next number, and no range after this one.
        next = last.saturating_add(1);
    }
    let horizon = ranges.last().map_or(0, |&(_, last)| last);
    Ok(Code::takes(&others, Some(horizon), split))
}

/// A word, if it is next and ends there.
pub fn word(cursor: &mut Cursor, word: &str) -> bool {
    let start = cursor.at();
    let found = cursor.take_while(char::is_alphanumeric).eq_ignore_ascii_case(word);
    if !found {
        cursor.back_to(start);
    }
    found
}

/// Takes a word after the name of a game, if it is next.
pub fn also(cursor: &mut Cursor, text: &str) -> bool {
    let start = cursor.at();
    cursor.skip_blanks();
    let found = word(cursor, text);
    if !found {
        cursor.back_to(start);
    }
    found
}

fn take_range(cursor: &mut Cursor) -> Result<(u64, u64)> {
    let what = "a number to take, `any`, `not` or `split`";
    cursor.skip_blanks();
    let is_most = cursor.eat("at most ") || cursor.eat("up to ");
    if cursor.peek().is_some_and(char::is_alphabetic) {
        let others = "others are typed by moves: `n -> n - d for d in 1..n if prime(d)`";
        return Err(cursor.expected(&format!("{what} ({others})")));
    }
    let start = cursor.at();
    let range = if is_most {
        let most = cursor.number("the largest take")?;
        (most.min(1), most)
    } else {
        range(cursor, what)?
    };
    if range.0 == 0 {
        return Err(cursor.error_at(start, "taking 0 changes nothing: expected at least 1"));
    }
    Ok(range)
}

pub fn range(cursor: &mut Cursor, what: &str) -> Result<(u64, u64)> {
    cursor.skip_blanks();
    let first = cursor.number(what)?;
    if !cursor.eat("..") && !also(cursor, "to") {
        return Ok((first, first));
    }
    cursor.skip_blanks();
    let start = cursor.at();
    let last = cursor.number("the end of the range")?;
    if last < first {
        let message = format!("the range ends before it begins: expected at least {first}");
        return Err(cursor.error_at(start, &message));
    }
    Ok((first, last))
}
