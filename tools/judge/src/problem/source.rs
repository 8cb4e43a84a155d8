//! The text of a new program: the template's, with a header of its own, and unsolved.

use super::statement::Problem;
use crate::links::visible;
use anyhow::{Context, Result, ensure};

/// The text of the program at that place, of which `template` is the template's.
pub fn source(template: &str, problem: &Problem, place: &str) -> Result<String> {
    let mut header = template.splitn(3, '\n');
    let (first, link) = (header.next().unwrap_or_default(), header.next().unwrap_or_default());
    let is_header = first.starts_with("//! ") && link.starts_with("//! <");
    ensure!(is_header, "the first two lines are not `//! JUDGE 0000: Title` and `//! <link>`");
    let rest = header.next().unwrap_or_default();
    let (heading, link) = match &problem.link {
        Some(link) => (&link.heading, format!("<{}>", link.url)),
        None => (&problem.id, "(no judge)".to_owned()),
    };
    let title = problem.title.as_deref().and_then(markdown);
    let title = title.as_deref().unwrap_or("Title");
    unsolved(&format!("//! {heading}: {title}\n//! {link}\n{rest}"), place)
}

/// A title as documentation has it, if anything is left of it: one line, and nothing in it that means something else
/// there.
pub(super) fn markdown(title: &str) -> Option<String> {
    let title = visible(title, Some(' ')).replace(char::is_control, " ");
    let title: String = title.chars().take(200).collect();
    let words: Vec<String> = title.split_whitespace().map(word).collect();
    Some(words.join(" ")).filter(|title| !title.is_empty())
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

/// Lets a program say that it is not solved, and do nothing else.
fn unsolved(source: &str, place: &str) -> Result<String> {
    let begins = ["\nfn solve(", "\nfn main("].iter().find_map(|start| source.find(start));
    let begins = begins.context("there is neither `fn solve(` nor `fn main(`")?;
    let opens = source[begins..].find("{\n").context("`{` is not at the end of a line")?;
    let (before, after) = source.split_at(begins + opens + 2);
    Ok(format!(
        "{before}    not_solved_yet();\n{after}\n\
         /// Delete this, and its call, when the example above has become the solution.\n\
         fn not_solved_yet() {{\n    \
         panic!(\"not solved yet: write {place}\");\n}}\n"
    ))
}

#[cfg(test)]
mod tests;
