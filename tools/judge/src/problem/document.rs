//! What Competitive Companion says of a problem: its document, as far as it is used here.

use super::Sample;
use crate::links::Link;
use anyhow::{Context, Result};
use serde_json::Value;

/// The document.
#[derive(Clone, Debug)]
pub struct Document {
    /// The title, which may have the judge's number before it.
    pub name: String,
    /// The link to the statement.
    pub url: String,
    /// Whether the program talks with another.
    pub interactive: bool,
    /// In MB.
    pub memory_limit: Option<f64>,
    /// In milliseconds.
    pub time_limit: Option<f64>,
    /// The samples.
    pub tests: Vec<Sample>,
    /// The files that are read and written, in a sentence each.
    files: Vec<String>,
    /// The contest that it was taken with.
    pub batch: Option<Batch>,
}

/// Problems that are sent one after another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Batch {
    /// What they have in common.
    pub id: String,
    /// How many they are.
    pub size: usize,
}

/// The least memory that a judge gives, in KiB. Of 2 GB, an extension has sent 2.
const LEAST_KIB: f64 = 4096.0;

impl Document {
    /// The document that is written so.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn parse(text: &[u8]) -> Result<Document> {
        let document = serde_json::from_slice(text).map_err(anyhow::Error::from);
        document
            .and_then(|value| Document::of(&value))
            .context("this is no document of Competitive Companion")
    }

    fn of(value: &Value) -> Result<Document> {
        let sample = |test: &Value| {
            let (input, output) = (text(test, "input")?, text(test, "output")?);
            Ok(Sample { input, output })
        };
        let file = |(stream, does): (&str, &str)| {
            let file = value[stream]["fileName"].as_str()?.escape_debug();
            Some(format!("at the judge it {does} the file `{file}`"))
        };
        let size = value["batch"]["size"].as_u64().and_then(|size| usize::try_from(size).ok());
        let batch = size.map(|size| anyhow::Ok(Batch { id: text(&value["batch"], "id")?, size }));
        Ok(Document {
            name: text(value, "name")?,
            url: text(value, "url")?,
            interactive: value["interactive"] == true,
            memory_limit: value["memoryLimit"].as_f64(),
            time_limit: value["timeLimit"].as_f64(),
            tests: value["tests"]
                .as_array()
                .into_iter()
                .flatten()
                .map(sample)
                .collect::<Result<_>>()?,
            files: [("input", "reads"), ("output", "writes")]
                .into_iter()
                .filter_map(file)
                .collect(),
            batch: batch.transpose()?,
        })
    }

    /// The title without the number, or the letter, that judges put before it.
    #[must_use]
    pub fn title(&self, link: &Link) -> String {
        let name = self.name.trim();
        let start = ["#", "No.", "Problem "].into_iter().find(|start| name.starts_with(start));
        let rest = start.map_or(name, |start| &name[start.len()..]).trim_start();
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        let (label, rest) = rest.split_at(end);
        let title = rest.trim_start_matches(|c: char| c.is_whitespace() || ".:-".contains(c));
        let is_letter = label.len() <= 2 && rest.trim_start().starts_with(['.', ':', '-']);
        let has_digit = label.contains(|c: char| c.is_ascii_digit());
        let is_known = link.labels.iter().any(|known| known.eq_ignore_ascii_case(label));
        let is_label = (is_letter || has_digit) && (is_known || start == Some("Problem "));
        if is_label && !title.is_empty() { title.to_owned() } else { name.to_owned() }
    }

    /// Seconds, where the limit is known.
    #[must_use]
    pub fn seconds(&self) -> Option<f64> {
        self.time_limit.map(|milliseconds| milliseconds.round() / 1000.0).filter(|seconds| {
            // What a manifest may say.
            (0.001..=1e6).contains(seconds)
        })
    }

    /// KiB, where the limit is known and a program can keep it.
    #[must_use]
    pub fn kib(&self) -> Option<u64> {
        let megabytes = self.memory_limit?;
        // HDU's and POJ's 32768 K are sent as 32.768.
        let kib = megabytes * if megabytes.fract() == 0.0 { 1024.0 } else { 1000.0 };
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // within the range
        (LEAST_KIB..=1e12).contains(&kib).then(|| kib.round() as u64)
    }

    /// What a person should know before solving it here.
    #[must_use]
    pub fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        if self.interactive {
            notes.push("it is interactive: its samples cannot judge a solution".to_owned());
        }
        if let (Some(limit), None) = (self.memory_limit.filter(|limit| *limit > 0.0), self.kib()) {
            notes.push(format!(
                "no program keeps its memory limit of {limit} MB, which is left out"
            ));
        }
        notes.extend(self.files.iter().cloned());
        notes
    }
}

/// The text of a field that must be there.
fn text(value: &Value, field: &str) -> Result<String> {
    value[field].as_str().map(str::to_owned).with_context(|| format!("it has no text `{field}`"))
}
