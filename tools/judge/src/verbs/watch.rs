//! `cargo judge watch`.

use super::Named;
use super::comparing::Comparing;
use anyhow::{Context, Result};
use clap::Args;
use judge::watch;
use std::env;
use std::process::{Command, ExitCode};

/// What a save may show.
pub const EXAMPLE: &str = r"Example:
  $ cargo judge watch hdu1846
  hdu1846
  WA  sample   0.001 s    7568 KiB
      wrong output (- expected, + printed):
      -    1 | first\n
      +    1 | frist\n
           2 | second\n
  ...
  1 of 8 accepted

  waiting for a file to be saved; Ctrl-C ends this";

#[derive(Args)]
pub struct Watch {
    #[command(flatten)]
    named: Named,
    /// The fixtures; all where left out
    #[allow(dead_code)] // `test` is given them
    fixtures: Vec<String>,
    #[command(flatten)]
    comparing: Comparing,
}

/// Judges again and again, until Ctrl-C.
pub fn watch(watch: &Watch) -> Result<ExitCode> {
    let itself = env::current_exe().context("this program")?;
    let round = || {
        let mut test = Command::new(&itself);
        test.arg("test").args(env::args_os().skip_while(|word| word != "watch").skip(1));
        test
    };
    watch::watch(|| watch.named.package(Some(&watch.comparing)), round)
}
