//! What the options of several commands share.

use super::phrases::either;
use command_line::Matches;
use games::error::{Error, Result};
use games::parse;
use games::watch::stop_after;
use std::path::Path;
use std::time::Duration;

/// The format of a table.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Format {
    #[default]
    Text,
    Csv,
}

/// The option of a format, where it is text or JSON.
pub const FORMAT: &str =
    "format FORMAT: `text`, or `json`, an object of the keys that README.md names";

/// The option of a certificate.
pub const CERTIFICATE: &str = "certificate FILE: Write the proof to a file that `tools/explore/verify.py` checks; an existing file is overwritten";

/// Which format is wanted, of text and some others.
pub fn format(matches: &Matches, others: &[&str]) -> Result<String> {
    let known = [&["text"], others].concat();
    Ok(value(matches, "format", |text| one_of(text, &known))?.unwrap_or("text".to_owned()))
}

/// Whether that is JSON.
pub fn is_json(matches: &Matches) -> Result<bool> {
    Ok(format(matches, &["json"])? == "json")
}

/// The option of a time, where `--to` says how far.
pub const SECONDS: &str = "seconds S: End after about so many seconds, like 0.5, with what is known then; else after 10, or where --to \
     says how far, only when all is done";
/// The time where nothing says how far.
pub const USUAL_TIME: Duration = Duration::from_secs(10);

/// Ends what is computed after `--seconds`, or after some seconds if nothing says how far.
pub fn limit(matches: &Matches) -> Result<()> {
    let is_far = matches.opt_defined("to") && matches.opt_present("to");
    let limit = value(matches, "seconds", seconds)?.or_else(|| (!is_far).then_some(USUAL_TIME));
    limit.into_iter().for_each(stop_after);
    Ok(())
}

/// How a formula is printed.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Shown {
    #[default]
    Text,
    Json,
    Code,
}

impl Shown {
    /// What is wanted by `--format` and `--code`.
    pub fn read(matches: &Matches) -> Result<Shown> {
        let (is_json, is_code) = (is_json(matches)?, matches.opt_present("code"));
        refuse("--code", is_code && is_json, "Rust: no other format")?;
        Ok(if is_code {
            Shown::Code
        } else if is_json {
            Shown::Json
        } else {
            Shown::Text
        })
    }
}

/// The option of misère play.
pub const MISERE: &str = "misere: The last mover loses";
/// The option of what is random.
pub const SEED: &str = "seed N: The same seed gives the same numbers; else a random one";

/// The words that are no options: a rule or a position.
pub fn joined(matches: &Matches) -> String {
    matches.free.join(" ")
}

/// The value of an option that was given.
pub fn value<T>(
    matches: &Matches,
    option: &str,
    read: impl FnOnce(&str) -> std::result::Result<T, String>,
) -> Result<Option<T>> {
    command_line::value(matches, option, read).map_err(|e| Error::new(e.to_string()))
}

/// A word that is one of some.
pub fn one_of(text: &str, known: &[&str]) -> std::result::Result<String, String> {
    let quoted: Vec<String> = known.iter().map(|word| format!("`{word}`")).collect();
    let expected = || format!("expected {}, found `{text}`", either(&quoted));
    known.contains(&text).then(|| text.to_owned()).ok_or_else(expected)
}

/// A number of the grammar, like 10^18.
pub fn number(text: &str) -> std::result::Result<u64, String> {
    match parse::numbers(text) {
        Ok(numbers) if numbers.len() == 1 => Ok(numbers[0]),
        Ok(_) => Err("expected one number".to_owned()),
        Err(error) => Err(error.to_string()),
    }
}

/// As [`number`], at least 1.
pub fn positive(text: &str) -> std::result::Result<u64, String> {
    match number(text)? {
        0 => Err("expected at least 1".to_owned()),
        number => Ok(number),
    }
}

/// A time that is not negative.
pub fn seconds(text: &str) -> std::result::Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| "expected a number of seconds from 0 on, like 0.5".to_owned())
}

/// Writes the file that an option names, and says so.
pub fn write_file(option: &str, path: &Path, text: &str) -> Result<()> {
    let written = files::write(path, text.as_bytes());
    written.map_err(|error| Error::new(format!("--{option} {error}")))?;
    eprintln!("wrote {}", path.display());
    Ok(())
}

/// Refuses an option that was given and would be ignored; `of` is what it is for.
pub fn refuse(option: &str, was_given: bool, of: &str) -> Result<()> {
    if was_given { Err(Error::new(format!("{option} is {of}"))) } else { Ok(()) }
}

/// The ends of a range of the grammar, like 1..9, or of a single number.
pub fn range(text: &str) -> std::result::Result<(u64, u64), String> {
    parse::range(text).map_err(|error| error.to_string())
}
