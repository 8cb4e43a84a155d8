//! `cargo judge watch`.

use super::comparing;
use super::which::{Which, named};
use crate::command_line::Verb;
use crate::watch;
use anyhow::{Context, Result};
use getopts::Matches;
use std::env;
use std::process::{Command, ExitCode};

pub const VERB: Verb = Verb {
    name: "watch",
    about: "Judge a problem's fixtures again whenever a file is saved, until Ctrl-C",
    takes: "[PACKAGE|FILE.rs] [FIXTURE]...",
    options: |options| {
        named(options);
        comparing::options(options);
    },
    more: r"What counts are the source of the package and of the packages beside it that it depends on, the manifests,
and the fixtures.

Example:
  $ cargo judge watch hdu1846
  hdu1846
  WA  sample   0.001 s    7568 KiB
      wrong output (- expected, + printed):
      -    1 | first\n
      +    1 | frist\n
           2 | second\n
  ...
  1 of 8 accepted

  waiting for a file to be saved; Ctrl-C ends this",
    run,
};

/// Judges again and again, until Ctrl-C.
fn run(matches: &Matches) -> Result<ExitCode> {
    let wanted = comparing::wanted(matches)?;
    let itself = env::current_exe().context("this program")?;
    let round = || {
        let mut test = Command::new(&itself);
        test.arg("test").args(env::args_os().skip_while(|word| word != "watch").skip(1));
        test
    };
    watch::watch(|| Which::of(matches)?.package(&wanted), round)
}
