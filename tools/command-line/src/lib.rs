//! The command line of a tool that has verbs: help, and what is wrong with what was typed.

// An error says itself what is wrong.
#![allow(clippy::missing_errors_doc)]

use getopts::Options;
use std::env;
use std::ffi::OsString;
use std::fmt::Display;
use verdicts::nearest::instead_of;

pub use getopts::Matches;

/// A verb of a tool; `R` does it.
pub struct Verb<R> {
    /// What it is called.
    pub name: &'static str,
    /// What it does, in a line.
    pub about: &'static str,
    /// What it takes beside options: `ID [FIXTURE]...`, where what is in brackets may be left out, and one of them may be
    /// there several times.
    pub takes: &'static str,
    /// What options it takes, each in a line: `by-rules: what it does`, or with a short name and a value `o output FILE:`, or
    /// with a value that may be left out `spaces [LEVEL]:`.
    pub options: &'static [&'static str],
    /// What else its help says, with an example.
    pub more: &'static str,
    /// Does it.
    pub run: R,
}

/// What was typed.
pub enum Typed<'a, R> {
    /// A verb, with words and options.
    Verb(&'a Verb<R>, Matches),
    /// That the help of a verb is wanted, which is this.
    Help(String),
    /// That the help of the tool is wanted, by this word; or nothing, which is empty.
    Tool(&'a str),
}

/// The exit status if what was typed is wrong, as opposed to what it is about.
pub const USAGE: u8 = 2;

/// The words that a tool was started with.
pub fn words(tool: &str) -> Result<Vec<String>, String> {
    let words = env::args_os().skip(1).map(OsString::into_string).collect::<Result<_, _>>();
    words.map_err(|word| with_help(&format!("{} is not UTF-8", word.display()), tool))
}

/// Reads what was typed behind a tool, as `cargo explore`.
pub fn read<'a, R>(
    tool: &str,
    verbs: &'a [Verb<R>],
    words: &'a [String],
) -> Result<Typed<'a, R>, String> {
    let Some((name, rest)) = words.split_first() else { return Ok(Typed::Tool("")) };
    if ["help", "-h", "--help"].contains(&&**name) {
        return Ok(Typed::Tool(name));
    }
    let verb = named(verbs, name).map_err(|wrong| with_help(&wrong, tool))?;
    verb.read(tool, rest).map_err(|wrong| with_help(&wrong, &format!("{tool} {name}")))
}

fn with_help(wrong: &str, command: &str) -> String {
    format!("{wrong}; see `{command} --help`")
}

impl<R> Verb<R> {
    /// Reads what was typed behind the verb. Options stand anywhere; `-4` and `-n % 2` are none.
    fn read(&self, tool: &str, words: &[String]) -> Result<Typed<'_, R>, String> {
        let mut options = Options::new();
        options.optflag("h", "help", "Print this");
        self.options
            .iter()
            .flat_map(|lines| lines.lines())
            .for_each(|line| add(&mut options, line));
        let usage = format!("{} [OPTIONS]", self.takes);
        let usage = format!("Usage: {tool} {} {}", self.name, usage.trim_start());
        let usage = options.usage(&format!("{}.\n\n{usage}", self.about));
        let mut matches =
            options.parse(marked(words, self.options)).map_err(|wrong| explained(wrong, &usage))?;
        for word in &mut matches.free {
            *word = word.trim_start_matches(MARK).to_owned();
        }
        if matches.opt_present("help") {
            return Ok(Typed::Help(format!("{}\n\n{}\n", usage.trim_end(), self.more)));
        }
        self.check(&matches.free)?;
        Ok(Typed::Verb(self, matches))
    }

    /// Whether as many words were typed beside the options as there may be.
    fn check(&self, words: &[String]) -> Result<(), String> {
        let takes: Vec<&str> = self.takes.split_whitespace().collect();
        if let Some(missing) = takes.get(words.len()).filter(|word| !word.starts_with('[')) {
            return Err(format!("{} is missing", missing.trim_end_matches('.')));
        }
        match words.get(takes.len()) {
            Some(more) if !self.takes.contains("...") => {
                Err(format!("`{more}` is one word too many"))
            }
            _ => Ok(()),
        }
    }
}

/// Adds the option that a line names.
fn add(options: &mut Options, line: &str) {
    let (flag, about) = line.split_once(": ").expect("a line of options has `: `");
    let is_value = |c: char| c.is_uppercase() || c == '[';
    let (names, value) = flag.split_at(flag.find(is_value).unwrap_or(flag.len()));
    let names = names.trim_end();
    let alone = if names.len() == 1 { (names, "") } else { ("", names) };
    let (short, long) = names.split_once(' ').unwrap_or(alone);
    match value.strip_prefix('[') {
        Some(value) => options.optflagopt(short, long, about, value.trim_end_matches(']')),
        None if value.is_empty() => options.optflag(short, long, about),
        None => options.optopt(short, long, about, value),
    };
}

/// Begins what is a word, though it begins with `-`. No word that is typed has it.
const MARK: char = '\0';

/// The words, with a mark before each that only looks as an option does, as the formula `-n % 2`.
fn marked(words: &[String], options: &[&str]) -> Vec<String> {
    let is_short = |start: char| {
        let mut lines = options.iter().flat_map(|lines| lines.lines());
        lines.any(|line| line.strip_prefix(start).is_some_and(|rest| rest.starts_with([' ', ':'])))
    };
    let is_option = |rest: &str| {
        let is_of_name = |c: char| c.is_alphanumeric() || c == '-';
        let (name, _) = rest.split_once('=').unwrap_or((rest, ""));
        name.chars().all(is_of_name) && !name.starts_with(|c: char| c.is_ascii_digit())
            || rest.chars().next().is_some_and(is_short)
    };
    let mut after_option = false;
    let mut marked = Vec::new();
    for word in words {
        let looks = word.strip_prefix('-').filter(|rest| !rest.is_empty());
        let is_option = looks.is_some_and(is_option);
        marked.push(match looks {
            Some(_) if !is_option && !after_option => format!("{MARK}{word}"),
            // A name of one letter is a short one.
            Some(rest) if rest.len() == 2 && rest.starts_with('-') => rest.to_owned(),
            _ => word.clone(),
        });
        // Its value, if it has one.
        after_option = is_option && !word.contains('=');
    }
    marked
}

/// What is wrong with an option, and which may be meant.
fn explained(wrong: getopts::Fail, usage: &str) -> String {
    let getopts::Fail::UnrecognizedOption(name) = wrong else { return wrong.to_string() };
    if !name.starts_with(char::is_alphabetic) {
        return format!("`-{name}` is no option: put `--` before a negative number");
    }
    let known = usage.split_whitespace().filter_map(|word| word.strip_prefix("--"));
    format!("there is no option `{name}`{}", instead_of(&name, known))
}

/// The verb that is called so.
fn named<'a, R>(verbs: &'a [Verb<R>], name: &str) -> Result<&'a Verb<R>, String> {
    verbs.iter().find(|verb| verb.name == name).ok_or_else(|| {
        let instead = instead_of(name, verbs.iter().map(|verb| verb.name));
        format!("there is no command `{name}`{instead}")
    })
}

/// A line for each verb.
pub fn list<R>(verbs: &[Verb<R>]) -> String {
    let width = verbs.iter().map(|verb| verb.name.len()).max().unwrap_or(0);
    let line = |verb: &Verb<R>| format!("  {:width$}  {}\n", verb.name, verb.about);
    verbs.iter().map(line).collect()
}

/// The value of an option, if it was given.
pub fn value<T, E: Display>(
    matches: &Matches,
    option: &str,
    read: impl FnOnce(&str) -> Result<T, E>,
) -> verdicts::Result<Option<T>> {
    let Some(text) = matches.opt_str(option) else { return Ok(None) };
    read(&text).map(Some).map_err(|wrong| format!("--{option} {text}: {wrong}").into())
}

#[cfg(test)]
mod tests;
