use clap::{Args, Command};
use clap_complete::Shell;
use games::error::Result;
use std::io::Write;

const EXAMPLE: &str = "\
The script completes a program called `explore`, such as the one that
`cargo install --path tools/explore` puts on the path:
  explore completions bash > ~/.local/share/bash-completion/completions/explore";

/// Print a script that completes commands in a shell
#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub fn run(&self, mut command: Command, output: &mut impl Write) -> Result<()> {
        // Into memory first: the generator panics where the output fails.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command, "explore", &mut script);
        Ok(output.write_all(&script)?)
    }
}
