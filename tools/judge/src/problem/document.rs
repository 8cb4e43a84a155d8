//! What Competitive Companion says of a problem: its document, as far as it is used here.

use super::samples::Sample;
use super::statement::Problem;
use crate::links::Link;
use anyhow::{Context, Result, ensure};
use serde_json::Value;

pub struct Document(Value);

/// The least memory that a judge gives, in KiB. Of 2 GB, an extension has sent 2.
const LEAST_KIB: u64 = 4096;

/// Pages that give KiB, of which the extension sends thousands, rounded down: 65 of 65536.
const IN_THOUSANDS: [&str; 3] = ["hdu.edu.cn/", "poj.org/", "/acmsguru/"];

impl Document {
    /// The document that is written so; as an error, what it lacks.
    pub fn parse(text: &[u8]) -> Result<Document> {
        let is_text = |value: &Value, field: &str| {
            ensure!(value[field].is_string(), "it has no text `{field}`");
            Ok(())
        };
        let parse = || -> Result<Document> {
            let document = Document(serde_json::from_slice(text)?);
            ["name", "url"].iter().try_for_each(|field| is_text(&document.0, field))?;
            for test in document.tests() {
                ["input", "output"].iter().try_for_each(|field| is_text(test, field))?;
            }
            Ok(document)
        };
        parse().context("this is no document of Competitive Companion")
    }

    fn tests(&self) -> &[Value] {
        self.0["tests"].as_array().map_or(&[], Vec::as_slice)
    }

    /// The link to the statement, and the title, which may have the judge's number before it.
    pub fn named(&self) -> [String; 2] {
        ["url", "name"].map(|field| text(&self.0[field]))
    }

    /// The batch that it is sent in, what all in it have in common, and how many these are.
    pub fn batch(&self) -> Option<(String, u64)> {
        let batch = &self.0["batch"];
        Some((batch["id"].as_str()?.to_owned(), batch["size"].as_u64()?))
    }

    /// The problem that it describes.
    pub fn problem(&self) -> Result<Problem> {
        let [url, name] = self.named();
        let link = Link::of_any(&url).or_else(|error| on_one_page(&url, &name).ok_or(error))?;
        let sample =
            |test: &Value| Sample { input: text(&test["input"]), output: text(&test["output"]) };
        // What a manifest may say.
        let seconds = self.0["timeLimit"].as_f64().map(|limit| limit.round() / 1000.0);
        let mut seconds = seconds.filter(|seconds| (0.001..=1e6).contains(seconds));
        let mut notes = self.notes();
        // Of `2000/1000 MS (Java/Others)` the first is sent; where both are the same, that is 1 s as a rule.
        let is_javas = url.contains("hdu.edu.cn/") && url.contains("showproblem.php");
        if let Some(sent) = seconds.as_mut().filter(|_| is_javas) {
            let javas = std::mem::replace(sent, sent.min((*sent / 2.0).max(1.0)));
            if *sent < javas {
                let note = "is a guess: see \"Java/Others\" on the page";
                notes.push(format!(
                    "HDU's time for Java, {javas} s, was sent; for C {sent} s {note}"
                ));
            }
        }
        Ok(Problem {
            title: Some(title(name.trim(), &link)),
            seconds,
            kib: self.kib(&url),
            notes,
            is_interactive: self.0["interactive"] == true,
            samples: self.tests().iter().map(sample).collect(),
            ..Problem::of_link(link)
        })
    }

    /// KiB, where the limit is known and a program can keep it.
    fn kib(&self, url: &str) -> Option<u64> {
        let sent = self.0["memoryLimit"].as_f64()?;
        let is_in_thousands = IN_THOUSANDS.iter().any(|page| url.contains(page));
        let unit = match is_in_thousands {
            false => 1024.0,
            true if sent < 4096.0 => 1000.0,
            // The new pages of HDU's contests, as they are.
            true => 1.0,
        };
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // within the range
        let kib = (0.0..=1e12).contains(&sent).then(|| (sent * unit).round() as u64)?;
        let power = kib.next_power_of_two();
        let kib = if is_in_thousands && power < kib + 1000 { power } else { kib };
        (LEAST_KIB..=1 << 40).contains(&kib).then_some(kib)
    }

    /// What a person should know before solving it here.
    fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        if self.0["interactive"] == true {
            notes.push("it is interactive: write its judge into interactor.sh, which judges the fixtures' inputs".to_owned());
        }
        for (stream, does) in [("input", "reads"), ("output", "writes")] {
            if let Some(file) = self.0[stream]["fileName"].as_str() {
                let file: String = file.escape_debug().take(100).collect();
                notes.push(format!("at the judge it {does} the file `{file}`"));
            }
        }
        notes
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// A problem of a contest's page that shows all, where the title begins with a letter: `A. Title`.
fn on_one_page(url: &str, name: &str) -> Option<Link> {
    let page = url.split(['?', '#']).next()?.trim_end_matches('/').strip_suffix("/problems")?;
    let (letter, _) = name.split_once('.')?;
    Link::of_url(&format!("{page}/problem/{}", letter.trim())).ok()
}

/// A title without the number, or the letter, that judges put before it.
fn title(name: &str, link: &Link) -> String {
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
