//! `cargo judge`: from a solution to a submission.

mod verbs;

use clap::{Args, Parser, Subcommand};
use judge::judges::Language;
use judge::scratch::Scratch;
use std::env;
use std::path::PathBuf;
use std::process::ExitCode;
use verbs::{bundle, run, test};

/// From a solution to a submission.
#[derive(Parser)]
#[command(name = "cargo judge", bin_name = "cargo judge", version)]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Run a problem's fixtures and print a verdict for each
    ///
    /// With --for or --to, what is judged is the file that `bundle` prints, compiled and limited as
    /// that judge does; otherwise it is the workspace's own program.
    Test(test::Test),
    /// Print one file that a judge accepts, after compiling it and running every fixture on it
    Bundle(bundle::Bundle),
    /// Judge a program in a process that has little memory of its own: what Linux says of the
    /// program's memory begins there
    #[command(hide = true)]
    Run(run::Run),
    /// Keep standard input on the clipboard until something else is put there
    #[command(hide = true)]
    HoldClipboard,
}

/// Which solution.
#[derive(Args)]
struct Which {
    /// The package; the one of the current folder, or the only one, where left out
    package: Option<String>,
    /// The binary, where the package has several
    #[arg(long)]
    bin: Option<String>,
    /// The judge: its crates, compiler, edition, language and limits. Any judge where left out
    #[arg(long = "for", value_name = "JUDGE")]
    judge: Option<String>,
    /// What to submit the solution as, where the judge does not say
    #[arg(long = "to", value_name = "LANGUAGE")]
    language: Option<Language>,
    /// A manifest of another workspace
    #[arg(long, value_name = "PATH")]
    manifest_path: Option<PathBuf>,
}

fn main() -> ExitCode {
    // `cargo judge test` starts an installed `cargo-judge` as `cargo-judge judge test`.
    let is_subcommand = env::args_os().nth(1).is_some_and(|argument| argument == "judge");
    let arguments =
        env::args_os().take(1).chain(env::args_os().skip(1 + usize::from(is_subcommand)));
    let result = match Cli::parse_from(arguments).verb {
        Verb::Test(test) => Scratch::begin().and_then(|_scratch| test::test(&test)),
        Verb::Bundle(bundle) => {
            Scratch::begin().and_then(|_scratch| bundle::bundle(&bundle)).map(|()| true)
        }
        Verb::Run(run) => run::run(&run),
        Verb::HoldClipboard => judge::clipboard::hold().map(|()| true),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
