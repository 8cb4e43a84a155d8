//! `cargo judge sample`.

use anyhow::{Result, anyhow, bail, ensure};
use clap::Args;
use judge::fixtures::keep;
use judge::problem::Sample;
use judge::problem::samples::{self, lines};
use std::io::{BufRead, IsTerminal, stdin};
use std::path::PathBuf;
use verdicts::workspace::metadata;
use verdicts::{Fixtures, Package};

const EXAMPLE: &str = "\
Example:
  $ cargo judge sample cses1098
  paste the input, then a line `---` or Ctrl-D
  1
  2
  5 6
  ---
  paste the output, then a line `---` or Ctrl-D
  first
  ---
  made problems/cses1098/fixtures/sample.in and sample.out
  cargo judge test cses1098 sample
Or through a pipe: printf '1\\n2\\n5 6\\n---\\nfirst\\n' | cargo judge sample cses1098";

#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct Paste {
    /// The package; the one of the current folder, or the only one, where left out
    pub(crate) package: Option<String>,
    /// What the fixture is called; the first free of sample, sample-2, sample-3 where left out
    #[arg(long)]
    name: Option<String>,
    /// The line that ends the input, and the output
    #[arg(long, value_name = "LINE", default_value = "---")]
    end: String,
    /// The binary, where the package has several
    #[arg(long)]
    pub(crate) bin: Option<String>,
    /// A manifest of another workspace
    #[arg(long, value_name = "PATH")]
    pub(crate) manifest_path: Option<PathBuf>,
}

/// Makes a fixture of what is pasted.
pub fn sample(paste: &Paste) -> Result<()> {
    let (manifest, bin) = (paste.manifest_path.as_deref(), paste.bin.as_deref());
    let package = metadata(manifest)
        .and_then(|metadata| Package::find(&metadata, manifest, paste.package.as_deref(), bin))
        .map_err(|message| anyhow!(message))?;
    let folder = &package.fixtures.folder;
    if let Some(name) = &paste.name {
        keep::is_free(folder, name)?;
    }
    let mut names = paste.name.iter().cloned().chain((1..).map(samples::name));
    let name = names.find(|name| samples::is_free(folder, name)).unwrap_or_default();
    let sample = Sample { input: paste.read("input")?, output: paste.read("output")? };
    // A problem may have no input, or ask for no output.
    let is_empty = [&sample.input, &sample.output].iter().all(|text| text.trim().is_empty());
    ensure!(
        !is_empty,
        "nothing was pasted: write the input, a line `{}`, and the output",
        paste.end
    );
    if let Some(other) = same(&package.fixtures, &sample)? {
        println!("that is fixture `{other}` already");
        return Ok(());
    }
    samples::write(folder, &name, &sample)?;
    println!("made {} and {name}.out", folder.join(format!("{name}.in")).display());
    // As it was typed, but for the verb.
    let typed = verdicts::again(&["--name", "--end"]).replacen(" sample", " test", 1);
    let package = paste.package.as_ref().map_or(format!(" {}", package.name), |_| String::new());
    println!("{typed}{package} {name}");
    Ok(())
}

/// The fixture that has the same input, if one has.
fn same(fixtures: &Fixtures, sample: &Sample) -> Result<Option<String>> {
    for fixture in fixtures.files().map_err(|message| anyhow!(message))? {
        let text = |source: &Option<verdicts::fixture::Source>| {
            let text = source.as_ref().and_then(|source| source.text().read().ok());
            text.map(|text| lines(&String::from_utf8_lossy(&text)))
        };
        if text(&fixture.input) != Some(lines(&sample.input)) {
            continue;
        }
        if text(&fixture.answer) != Some(lines(&sample.output)) {
            bail!("fixture `{}` has the same input, and another output", fixture.name);
        }
        return Ok(Some(fixture.name));
    }
    Ok(None)
}

impl Paste {
    /// What is pasted until the line that ends it, or the end.
    fn read(&self, what: &str) -> Result<String> {
        if stdin().is_terminal() {
            eprintln!("paste the {what}, then a line `{}` or Ctrl-D", self.end);
        }
        let mut text = String::new();
        let mut input = stdin().lock();
        loop {
            let start = text.len();
            let is_end = input.read_line(&mut text)? == 0;
            // A terminal goes on after Ctrl-D, and a pipe does not.
            let is_cut = is_end && what == "input" && !stdin().is_terminal();
            ensure!(
                !is_cut || text.trim().is_empty(),
                "there is no line `{}` after the input",
                self.end
            );
            if is_end || text[start..].trim_end() == self.end {
                text.truncate(start);
                return Ok(text);
            }
        }
    }
}
