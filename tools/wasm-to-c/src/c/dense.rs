//! The text without the spaces that C does not need: judges limit the length of a file.

/// The lines of a C text without indentation, and without spaces but those that part two words or two
/// operators. Directives of the preprocessor and string literals stay as they are.
pub(super) fn dense(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        if line.starts_with('#') {
            out += line;
        } else {
            // Every other part is in quotes; a quote in a literal is behind a backslash.
            let mut is_quoted = false;
            let mut rest = line.trim();
            while let Some(end) = quote(rest) {
                let (part, after) = rest.split_at(end);
                push(&mut out, part, is_quoted);
                if !is_quoted {
                    out.truncate(out.trim_end_matches(' ').len());
                }
                out.push('"');
                is_quoted = !is_quoted;
                rest = &after[1..];
            }
            push(&mut out, rest, is_quoted);
        }
        out.push('\n');
    }
    out
}

/// Where the next quote is that begins or ends a literal.
fn quote(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    text.bytes().position(|byte| {
        let is_quote = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        is_quote
    })
}

/// Appends a part of a line.
fn push(out: &mut String, part: &str, is_quoted: bool) {
    if is_quoted {
        *out += part;
        return;
    }
    for piece in part.split_inclusive(' ') {
        let next = piece.bytes().next().unwrap_or(b' ');
        if out.ends_with(' ') && !are_parted(out.trim_end_matches(' '), next) {
            out.truncate(out.trim_end_matches(' ').len());
        }
        *out += piece;
    }
}

/// Whether a space has to stay after this text, before that byte.
fn are_parted(text: &str, next: u8) -> bool {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let last = text.bytes().next_back().unwrap_or(b'\n');
    match next {
        // A number that ends in an `e` would take the sign for its exponent's.
        b'+' | b'-' if matches!(last, b'e' | b'E') => {
            let word = text.rsplit(|c: char| !c.is_ascii_alphanumeric()).next();
            word.is_some_and(|word| word.starts_with(|c: char| c.is_ascii_digit()))
        }
        _ if is_word(next) => is_word(last),
        b'*' => last == b'/',
        _ => last == next && !matches!(next, b'(' | b')'),
    }
}

#[cfg(test)]
mod tests {
    use super::dense;

    #[test]
    fn only_needed_spaces_stay() {
        for (text, expected) in [
            (" a = b + 1;\n", "a=b+1;\n"),
            ("  if (a && !b) return c;\n", "if(a&&!b)return c;\n"),
            ("else if (x) {\n", "else if(x){\n"),
            ("a - -b + +c & &d / *e", "a- -b+ +c& &d/ *e\n"),
            ("0xe - e - 1e", "0xe -e-1e\n"),
            (" f(\" \\\" = \", a ? 1 : 2);", "f(\" \\\" = \",a?1:2);\n"),
            ("#define X(a)  a + 1", "#define X(a)  a + 1\n"),
            ("\"a\"\n  \" b\";", "\"a\"\n\" b\";\n"),
            ("static u32 *p = mem;", "static u32*p=mem;\n"),
            ("(( a ))", "((a))\n"),
        ] {
            assert_eq!(dense(text), expected);
            assert_eq!(dense(expected), expected);
        }
    }
}
