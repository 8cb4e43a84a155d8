//! What the alias `cargo judge` starts: `test` of a workspace's own program, which is compiled in
//! seconds. Everything else is for the package `judge`, which is built when it is first asked for.

use lexopt::{Arg, Parser, ValueExt};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, io};
use verdicts::comparison::Wanted;
use verdicts::workspace::{cargo, metadata};
use verdicts::{Package, judge_own};

fn main() -> ExitCode {
    verdicts::end_quietly_when_output_is_closed();
    let result = match Test::parse(Parser::from_env()) {
        Ok(Some(test)) => test.run(),
        // What else there is, and what is wrong with an argument, it knows better.
        Ok(None) | Err(_) => Ok(None),
    };
    match result {
        Ok(Some(true)) => ExitCode::SUCCESS,
        Ok(Some(false)) => ExitCode::FAILURE,
        Ok(None) => judge(),
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

/// `cargo judge test`, without options that are about a submission.
#[derive(Default)]
struct Test {
    package: Option<String>,
    fixtures: Vec<String>,
    bin: Option<String>,
    manifest: Option<PathBuf>,
    wanted: Wanted,
    debug: bool,
}

impl Test {
    /// The test that is asked for; `None` if it is something else.
    fn parse(mut arguments: Parser) -> Result<Option<Test>, lexopt::Error> {
        if !matches!(arguments.next()?, Some(Arg::Value(verb)) if verb == "test") {
            return Ok(None);
        }
        let mut test = Test::default();
        while let Some(argument) = arguments.next()? {
            match argument {
                Arg::Value(name) if test.package.is_none() => {
                    let name = name.string()?;
                    // A file without a package is not for this program.
                    if Path::new(&name).extension().is_some_and(|end| end == "rs") {
                        return Ok(None);
                    }
                    test.package = Some(name);
                }
                Arg::Value(name) => test.fixtures.push(name.string()?),
                Arg::Long("bin") => test.bin = Some(arguments.value()?.string()?),
                Arg::Long("manifest-path") => test.manifest = Some(arguments.value()?.into()),
                Arg::Long("float") => test.wanted.float = Some(arguments.value()?.parse()?),
                Arg::Long("debug") => test.debug = true,
                Arg::Long("ignore-spaces") => test.wanted.ignore_spaces = true,
                Arg::Long("checker") => test.wanted.checker = Some(arguments.value()?.string()?),
                Arg::Long("interactor") => {
                    test.wanted.interactor = Some(arguments.value()?.string()?);
                }
                _ => return Ok(None),
            }
        }
        Ok(Some(test))
    }

    /// Whether all fixtures are accepted; `None` if some are not for this program to read.
    fn run(&self) -> Result<Option<bool>, String> {
        let metadata = metadata(self.manifest.as_deref())?;
        let (name, bin) = (self.package.as_deref(), self.bin.as_deref());
        let mut package = Package::find(&metadata, self.manifest.as_deref(), name, bin)?;
        package.fixtures.compare_as(&self.wanted)?;
        if package.fixtures.suite.is_some() {
            return Ok(None);
        }
        let fixtures = package.fixtures.named(&self.fixtures)?;
        let program = package.build(self.debug)?;
        Ok(Some(judge_own(&program, &fixtures, package.limits, self.debug)))
    }
}

/// Starts the package `judge` with the same arguments. What Cargo does is shown where that takes long: the
/// first time.
fn judge() -> ExitCode {
    let Some(here) = env::var_os("CARGO_MANIFEST_DIR") else {
        eprintln!("error: start this by `cargo judge`, or install tools/judge");
        return ExitCode::FAILURE;
    };
    let manifest = PathBuf::from(here).with_file_name("judge").join("Cargo.toml");
    let mut cargo = cargo();
    cargo.args(["run", "--manifest-path"]).arg(manifest);
    let program = format!("cargo-judge{}", env::consts::EXE_SUFFIX);
    let is_built = env::current_exe().is_ok_and(|this| this.with_file_name(program).exists());
    if is_built {
        cargo.arg("--quiet");
    } else {
        eprintln!("building what makes submissions; that takes a minute or two, once");
    }
    become_it(cargo.arg("--").args(env::args_os().skip(1))).unwrap_or_else(|error| {
        eprintln!("error: cannot start cargo: {error}");
        ExitCode::FAILURE
    })
}

/// Becomes that program, so that who stops this one stops that.
#[cfg(unix)]
fn become_it(command: &mut Command) -> io::Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(command.exec())
}

#[cfg(not(unix))]
fn become_it(command: &mut Command) -> io::Result<ExitCode> {
    let status = command.status()?;
    Ok(ExitCode::from(status.code().and_then(|code| code.try_into().ok()).unwrap_or(1)))
}
