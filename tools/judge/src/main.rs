//! `cargo judge`: from a solution to a submission.

mod verbs;

use clap::{Args, Parser, Subcommand};
use judge::judges::Language;
use std::env;
use std::path::PathBuf;
use std::process::ExitCode;
use verbs::{bundle, completions, listen, new, run, submit, test};

/// From a solution to a submission.
#[derive(Parser)]
#[command(name = "cargo judge", bin_name = "cargo judge", version)]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Make a problem: its folder with header, limits and fixtures
    New(new::New),
    /// Make the problems that a browser sends by its extension Competitive Companion
    Listen(listen::Listen),
    /// Run a problem's fixtures and print a verdict for each
    ///
    /// With --for or --to, what is judged is the file that `bundle` prints, compiled and limited as
    /// that judge does; otherwise it is the workspace's own program.
    Test(test::Test),
    /// Print one file that a judge accepts, after compiling it and running every fixture on it
    Bundle(bundle::Bundle),
    /// Test a solution, put the file for its judge on the clipboard, and say where to paste it
    Submit(submit::Submit),
    /// Print a script that completes commands in a shell
    Completions(completions::Completions),
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
    /// The judge: its crates, compiler, edition, language and limits. Where left out, any judge, or
    /// for `submit` that of the header's link
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
        Verb::New(new) => new::new(&new).map(|()| true),
        Verb::Listen(listen) => listen::listen(&listen),
        Verb::Test(test) => test::test(&test),
        Verb::Bundle(bundle) => bundle::bundle(&bundle).map(|()| true),
        Verb::Submit(submit) => submit::submit(&submit),
        Verb::Completions(completions) => completions::completions(&completions).map(|()| true),
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
