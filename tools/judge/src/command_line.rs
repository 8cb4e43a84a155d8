//! The command line: what a verb takes, its help, and what is wrong with what was typed.

use anyhow::{Result, anyhow, bail};
use getopts::{Fail, Matches, Options};
use std::process::ExitCode;
use std::str::FromStr;
use verdicts::nearest::instead_of;

/// A verb of `cargo judge`.
pub struct Verb {
    /// What it is called.
    pub name: &'static str,
    /// What it does, in a line.
    pub about: &'static str,
    /// What it takes beside options: `ID [FIXTURE]...`, where the last may be left out, or be there several times.
    pub takes: &'static str,
    /// Adds what options it takes.
    pub options: fn(&mut Options),
    /// What else its help says, with an example.
    pub more: &'static str,
    /// Does it.
    pub run: fn(&Matches) -> Result<ExitCode>,
}

impl Verb {
    /// Does what was typed behind the verb, or prints the verb's help; as an error, what of it is wrong.
    pub fn start(&self, words: &[String]) -> Result<Result<ExitCode>> {
        let mut options = Options::new();
        options.optflag("h", "help", "Print this");
        (self.options)(&mut options);
        let usage = options.usage(&format!(
            "{}.\n\nUsage: cargo judge {} {}",
            self.about,
            self.name,
            format!("{} [OPTIONS]", self.takes).trim_start()
        ));
        let matches = options.parse(words).map_err(|wrong| explained(&wrong, &usage))?;
        if matches.opt_present("help") {
            println!("{}\n\n{}", usage.trim_end(), self.more);
            return Ok(Ok(ExitCode::SUCCESS));
        }
        self.check(&matches.free)?;
        Ok((self.run)(&matches))
    }

    /// Whether as many words were typed beside the options as there may be.
    fn check(&self, words: &[String]) -> Result<()> {
        let takes: Vec<&str> = self.takes.split_whitespace().collect();
        if let Some(missing) = takes.get(words.len()).filter(|word| !word.starts_with('[')) {
            bail!("{missing} is missing");
        }
        match words.get(takes.len()) {
            Some(more) if !self.takes.ends_with("...") => bail!("`{more}` is one word too many"),
            _ => Ok(()),
        }
    }
}

/// What is wrong with an option, and which may be meant.
fn explained(wrong: &Fail, usage: &str) -> anyhow::Error {
    let Fail::UnrecognizedOption(name) = wrong else { return anyhow!("{wrong}") };
    if name.starts_with(|c: char| c.is_ascii_digit()) {
        return anyhow!(
            "`-{name}` is no option: write ` -- ` before what begins with a number below 0"
        );
    }
    let known = usage.split_whitespace().filter_map(|word| word.strip_prefix("--"));
    anyhow!("there is no option `{name}`{}", instead_of(name, known))
}

/// The value of an option that was given: `what` says what may be, `a number from 1 on`.
pub fn value<T: FromStr>(matches: &Matches, option: &str, what: &str) -> Result<Option<T>> {
    let read =
        |text: String| text.parse().map_err(|_| anyhow!("--{option} {text}: {what} is expected"));
    matches.opt_str(option).map(read).transpose()
}
