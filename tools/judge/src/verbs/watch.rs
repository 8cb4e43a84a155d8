//! `cargo judge watch`.

use super::comparing::Comparing;
use anyhow::{Context, Result, anyhow};
use clap::Args;
use judge::watch::{self, round};
use std::env;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use verdicts::Package;
use verdicts::workspace::metadata;

/// What a save may show.
pub const EXAMPLE: &str = r"Example:
  $ cargo judge watch hdu1846
  hdu1846
  WA  sample
      wrong output (- expected, + printed):
      -    1 | first\n
      +    1 | frist\n
           2 | second\n
  WA  crlf
  WA  blank-lines-no-last-newline
  WA  limits
  WA  bad-too-few-cases
  WA  bad-garbage
  WA  bad-count
  1 of 8 accepted, at most 0.001 s, 7568 KiB

  waiting for a file to be saved; Ctrl-C ends this";

#[derive(Args)]
pub struct Watch {
    /// The package; the one of the current folder, or the only one, where left out
    pub(crate) package: Option<String>,
    /// The fixtures; all where left out
    fixtures: Vec<String>,
    /// The binary, where the package has several
    #[arg(long)]
    pub(crate) bin: Option<String>,
    /// A manifest of another workspace
    #[arg(long, value_name = "PATH")]
    pub(crate) manifest_path: Option<PathBuf>,
    #[command(flatten)]
    comparing: Comparing,
}

impl Watch {
    fn package(&self) -> Result<Package> {
        let (manifest, bin) = (self.manifest_path.as_deref(), self.bin.as_deref());
        let find = || {
            let metadata = metadata(manifest)?;
            let mut package = Package::find(&metadata, manifest, self.package.as_deref(), bin)?;
            package.fixtures.compare_as(&self.comparing.wanted())?;
            Ok(package)
        };
        find().map_err(|message: String| anyhow!(message))
    }
}

/// Judges again and again, until Ctrl-C.
pub fn watch(watch: &Watch) -> Result<ExitCode> {
    let itself = env::current_exe().context("this program")?;
    let round = || {
        let mut round = Command::new(&itself);
        round.arg("watch-round").args(env::args_os().skip_while(|word| word != "watch").skip(1));
        Ok(round)
    };
    watch::watch(|| watch.package(), round)
}

/// Judges once; whether all fixtures were accepted.
pub fn round(watch: &Watch) -> Result<bool> {
    round::round(&watch.package()?, &watch.fixtures)
}
