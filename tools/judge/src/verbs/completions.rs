//! `cargo judge completions`.

use crate::Cli;
use anyhow::Result;
use clap::{Args, CommandFactory};
use clap_complete::Shell;
use std::io::{Write, stdout};

const EXAMPLE: &str = "\
The script completes a program called `cargo-judge`, such as the one that
`cargo install --path tools/judge` puts on the path:
  cargo judge completions bash > ~/.local/share/bash-completion/completions/cargo-judge";

#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct Completions {
    /// The shell
    shell: Shell,
}

/// Prints the script.
pub fn completions(completions: &Completions) -> Result<()> {
    let mut command = Cli::command().bin_name("cargo-judge");
    // Into memory first: the generator panics where the output fails.
    let mut script = Vec::new();
    clap_complete::generate(completions.shell, &mut command, "cargo-judge", &mut script);
    Ok(stdout().write_all(&script)?)
}
