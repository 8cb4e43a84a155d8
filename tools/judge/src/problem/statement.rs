//! What is known of a problem that is to be made.

use super::samples::Sample;
use crate::links::Link;
use anyhow::{Result, ensure};
use keywords::is_keyword;

/// A problem that is to be made.
#[derive(Clone, Default, Debug)]
pub struct Problem {
    /// The name of folder, package and binary.
    pub id: String,
    /// The judge's problem, if it is one.
    pub link: Option<Link>,
    pub title: Option<String>,
    /// The time limit in seconds, if it is known.
    pub seconds: Option<f64>,
    /// The memory limit in KiB, if it is known.
    pub kib: Option<u64>,
    pub samples: Vec<Sample>,
    /// Whether the judge talks with the program.
    pub is_interactive: bool,
    /// What a person should know before solving it.
    pub notes: Vec<String>,
}

impl Problem {
    /// A judge's problem of which no more than the link is known.
    pub fn of_link(link: Link) -> Problem {
        Problem { id: link.id.clone(), link: Some(link), ..Problem::default() }
    }

    /// A problem of no judge.
    pub fn of_no_judge(id: &str) -> Result<Problem> {
        let is_word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let is_name = id.starts_with(|c: char| c.is_ascii_lowercase())
            && id.chars().all(is_word)
            && id.len() <= 50;
        ensure!(is_name, "`{id}` is no name for a problem: lower case, digits and hyphens");
        ensure!(!is_keyword(id), "`{id}` is a word of Rust, and no name: take `{id}-game`");
        Ok(Problem { id: id.to_owned(), ..Problem::default() })
    }
}
