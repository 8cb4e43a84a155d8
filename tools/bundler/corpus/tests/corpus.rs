//! All programs of the corpus in a table; or those whose names are arguments, or have an argument that is
//! no name in them.
//!
//! It fails if a bundle is wrong, or if fewer than 95 of 100 are right.

use anyhow::Result;
use corpus::{Outcome, Sample};
use std::env;
use std::path::Path;
use std::process::ExitCode;
use verdicts::workspace::fetch;

fn main() -> Result<ExitCode> {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    fetch(&samples.join("Cargo.toml")).map_err(anyhow::Error::msg)?;
    let wanted: Vec<String> = env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let samples = Sample::all(&samples)?;
    let is_name = |word: &String| samples.iter().any(|sample| sample.name == *word);
    let is_wanted = |name: &str| {
        let mut words = wanted.iter();
        wanted.is_empty() || words.any(|word| name == word || !is_name(word) && name.contains(word))
    };
    let (mut all, mut right, mut wrong) = (0, 0, 0);
    println!("{:<22} {:>7} {:>7} {:>6}", "binary", "bytes", "seconds", "rounds");
    for sample in samples.iter().filter(|sample| is_wanted(&sample.name)) {
        let row = sample.try_out()?;
        let note = match &row.outcome {
            Outcome::Right { is_warned_of: false } => String::new(),
            Outcome::Right { is_warned_of: true } => "  with warnings".to_owned(),
            Outcome::Refused(reason) => format!("  refused: {reason}"),
            Outcome::Wrong(fault) => format!("  WRONG: {fault}"),
        };
        all += 1;
        right += usize::from(matches!(row.outcome, Outcome::Right { .. }));
        wrong += usize::from(matches!(row.outcome, Outcome::Wrong(_)));
        let seconds = row.time.as_secs_f64();
        println!("{:<22} {:>7} {seconds:>7.1} {:>6}{note}", sample.name, row.bytes, row.rounds);
    }
    println!("{right} of {all} right, {wrong} wrong, {} refused", all - right - wrong);
    let is_good = all > 0 && wrong == 0 && right * 100 >= all * 95;
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
