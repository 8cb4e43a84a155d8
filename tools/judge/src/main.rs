//! `cargo judge`: from a solution to a submission.

mod verbs;

use anyhow::Result;
use clap::{Parser, Subcommand};
use judge::interrupt;
use std::env;
use std::process::ExitCode;
use verbs::{bundle, r#gen, judges, list, listen, new, sample, stress, submit, test, watch};

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
    /// Write a generator for `stress` from a statement's limits
    Gen(r#gen::Gen),
    /// Make a fixture of an input and an output that are pasted, or piped
    Sample(sample::Paste),
    /// Find solutions by their game, judge, or what they use of the library
    List(list::List),
    /// Run a problem's fixtures and print a verdict for each
    ///
    /// With --for or --to, what is judged is the file that `bundle` prints, compiled and limited as
    /// that judge does; otherwise it is the workspace's own program.
    Test(test::Test),
    /// Print one file that a judge accepts, after compiling it and running every fixture on it
    Bundle(bundle::Bundle),
    /// Try a solution on random inputs against a brute force, and show the smallest on which it fails
    Stress(stress::Stress),
    /// Judge a problem's fixtures again whenever a file is saved, until Ctrl-C
    ///
    /// What counts are the source of the package and of the packages beside it that it depends on,
    /// the manifests, and the fixtures.
    #[command(after_long_help = watch::EXAMPLE)]
    Watch(watch::Watch),
    /// Test a solution, put the file for its judge on the clipboard, and say where to paste it
    Submit(submit::Submit),
    /// Print what is known of the judges, with its date and source, the oldest first
    Judges(judges::Judges),
}

fn main() -> ExitCode {
    verdicts::end_quietly_when_output_is_closed();
    // `cargo judge test` starts an installed `cargo-judge` as `cargo-judge judge test`.
    let is_subcommand = env::args_os().nth(1).is_some_and(|argument| argument == "judge");
    let arguments =
        env::args_os().take(1).chain(env::args_os().skip(1 + usize::from(is_subcommand)));
    let verb = Cli::parse_from(arguments).verb;
    let result = match verb {
        Verb::New(new) => new::new(&new).map(|()| true),
        Verb::Listen(listen) => listen::listen(&listen),
        Verb::Gen(args) => r#gen::gen_cases(&args).map(|()| true),
        Verb::Sample(paste) => sample::sample(&paste).map(|()| true),
        Verb::List(list) => list::list(&list).map(|()| true),
        Verb::Test(test) => test::test(&test),
        Verb::Bundle(bundle) => bundle::bundle(&bundle).map(|()| true),
        Verb::Stress(stress) => return exit(stress::stress(&stress)),
        Verb::Watch(watch) => return exit(watch::watch(&watch)),
        Verb::Submit(submit) => submit::submit(&submit),
        Verb::Judges(judges) => judges::judges(&judges).map(|()| true),
    };
    exit(result.map(|is_well| if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }))
}

fn exit(result: Result<ExitCode>) -> ExitCode {
    interrupt::wait_for_the_end();
    result.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}
