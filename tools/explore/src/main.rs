//! `cargo explore`: see the library, and `cargo explore --help`.

use clap::Parser;
use explore::verbs::Cli;
use games::watch::interrupted;
use std::io::{BufWriter, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let result = cli.run(&mut BufWriter::new(stdout().lock()));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is_broken_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            // The status that shells report for a program ended by Ctrl-C.
            if interrupted() { ExitCode::from(130) } else { ExitCode::FAILURE }
        }
    }
}
