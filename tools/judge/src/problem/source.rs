//! The text of a new program: the template's, with a header of its own, and unsolved.

use super::Problem;
use anyhow::{Context, Result, ensure};

/// The text of `src/main.rs`, of which `template` is the template's.
///
/// # Errors
/// If the template has no header, or no function to begin in.
pub fn source(template: &str, problem: &Problem) -> Result<String> {
    let mut header = template.splitn(3, '\n');
    let (first, link) = (header.next().unwrap_or_default(), header.next().unwrap_or_default());
    let is_header = first.starts_with("//! ") && link.starts_with("//! <");
    ensure!(is_header, "the first two lines are not `//! JUDGE 0000: Title` and `//! <link>`");
    let rest = header.next().unwrap_or_default();
    let (heading, link) = match &problem.link {
        Some(link) => (&link.heading, format!("<{}>", link.url)),
        None => (&problem.id, "(no judge)".to_owned()),
    };
    let title = problem.title.as_deref().and_then(title);
    let title = title.as_deref().unwrap_or("Title");
    unsolved(&format!("//! {heading}: {title}\n//! {link}\n{rest}"), &problem.id)
}

/// A title as a header has it, if anything is left of it.
pub(super) fn title(title: &str) -> Option<String> {
    Some(markdown(title)).filter(|title| !title.is_empty())
}

/// A title as documentation has it: one line, and nothing in it that means something else there.
fn markdown(title: &str) -> String {
    // Letters that change the direction of what follows are an error to the compiler.
    let is_odd = |c: char| {
        let is_direction = matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}');
        c.is_control() || is_direction || matches!(c, '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let title: String = title.chars().map(|c| if is_odd(c) { ' ' } else { c }).take(200).collect();
    let words: Vec<String> = title.split_whitespace().map(word).collect();
    words.join(" ")
}

/// A word that looks like a name in a program is written as one, for Clippy; in any other, what Markdown
/// takes for marks is escaped.
fn word(word: &str) -> String {
    let pairs = word.chars().zip(word.chars().skip(1));
    let is_camel = pairs.into_iter().any(|(a, b)| a.is_lowercase() && b.is_uppercase());
    if is_camel || word.contains(['_', '/']) || word.contains("::") {
        return format!("`{}`", word.replace('`', "'"));
    }
    let is_mark = |c: char| "\\`*[]<>&#~|".contains(c);
    word.chars().flat_map(|c| is_mark(c).then_some('\\').into_iter().chain([c])).collect()
}

/// The functions in which a program begins: the first that is there.
const BEGINNINGS: [&str; 2] = ["fn solve(", "fn main("];

/// Lets a program say that it is not solved, and do nothing else.
fn unsolved(source: &str, id: &str) -> Result<String> {
    let line_of = |start: &&str| source.lines().position(|line| line.starts_with(*start));
    let begins = BEGINNINGS.iter().find_map(line_of);
    let begins = begins.context("there is neither `fn solve(` nor `fn main(`")?;
    let lines: Vec<&str> = source.lines().collect();
    // Where attributes begin.
    let is_above = |line: &&&str| line.starts_with("#[") || line.starts_with("///");
    let above = begins - lines[..begins].iter().rev().take_while(is_above).count();
    let opens = lines[begins..].iter().position(|line| line.ends_with('{'));
    let opens = begins + opens.context("`{` is not at the end of a line")?;
    let function = format!(
        "/// Delete this, and its call, when the example below has become the solution.\n\
         fn not_solved_yet() {{\n    \
         panic!(\"not solved yet: write problems/{id}/src/main.rs\");\n}}\n\n"
    );
    let mut text = String::new();
    for (i, line) in lines.iter().enumerate() {
        if i == above {
            text += &function;
        }
        text += line;
        text.push('\n');
        if i == opens {
            text += "    not_solved_yet();\n";
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::markdown;

    #[test]
    fn titles_are_one_line_of_plain_words() {
        let cases = [
            ("Good Luck in CET-4 Everybody!", "Good Luck in CET-4 Everybody!"),
            (" a\r\n//! b\u{202e}\tc\0 ", "a `//!` b c"),
            ("[A] <b>*x* `y`", "\\[A\\] \\<b\\>\\*x\\* \\`y\\`"),
            ("HonestOrUnkind dp_k std::io", "`HonestOrUnkind` `dp_k` `std::io`"),
            ("【模板】Nim 游戏", "【模板】Nim 游戏"),
            ("see https://a.b/`c", "see `https://a.b/'c`"),
        ];
        for (title, expected) in cases {
            assert_eq!(markdown(title), expected);
        }
        assert!(markdown(&"x".repeat(1000)).len() <= 200);
    }
}
