//! `cargo explore`: see the library, and `cargo explore --help`.

use clap::Parser;
use explore::verbs::Cli;
use games::watch::interrupted;
use std::io::{self, BufWriter, Write, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    let result = match Cli::try_parse() {
        Ok(cli) => cli.run(&mut BufWriter::new(Output(stdout().lock()))),
        Err(wrong) => match wrong.print().and_then(|()| stdout().flush()) {
            Ok(()) => return ExitCode::from(u8::try_from(wrong.exit_code()).unwrap_or(2)),
            Err(error) => Err(of_output(&error).into()),
        },
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is_broken_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            // A terminal obeys control codes, and what a file has is none of ours.
            let is_code = |c: char| c.is_control() && c != '\n';
            eprintln!("error: {}", error.to_string().replace(is_code, "\u{fffd}"));
            // The status that shells report for a program ended by Ctrl-C.
            if interrupted() { ExitCode::from(130) } else { ExitCode::FAILURE }
        }
    }
}

/// Standard output, whose errors say that they are of it.
struct Output<W>(W);

impl<W: Write> Write for Output<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes).map_err(|error| of_output(&error))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush().map_err(|error| of_output(&error))
    }
}

fn of_output(error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("cannot print: {error}"))
}
