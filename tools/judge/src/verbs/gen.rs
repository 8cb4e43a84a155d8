//! `cargo judge gen`.

use super::selection::{BINARY, Selection, TARGET};
use super::{Verb, max};
use crate::interrupt;
use crate::links::Link;
use crate::problem::workspace::is_example;
use crate::submission;
use anyhow::{Context, Result, bail, ensure};
use command_line::Matches;
use files::write;
use judge::generator::generator;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};
use verdicts::comparison::Overrides;
use verdicts::{Package, started_as};

/// How the first line of a generator of this begins, and what is between the problem and the limits.
const MADE: [&str; 2] = ["//! Cases of ", " in these limits: "];

pub const VERB: Verb = Verb {
    name: "gen",
    about: "Write a generator for `stress` from a statement's limits, or make the largest inputs within them",
    takes: "PACKAGE|FILE.rs [LIMITS]",
    options: &[
        BINARY,
        TARGET,
        "max: Make the largest inputs, and judge the solution's time and memory on them",
        "keep NAME: Keep the largest input that took longest as a fixture of this name",
    ],
    more: "\
With --max, gen.rs, or without it brute.rs, makes inputs up to the statement's limits: all numbers at their least,
at their largest, equal, short, random, or small and large by turns; each with one case and with several.
A brute.rs that prints by `input.print` makes inputs, and needs no gen.rs.

`;` separates lines of the input, `,` what is on one line:
  n<=10^6              a number, from 1 on; 0<=n<=9 and l<=r<=n say from where
  1<=a,b<=n            two numbers
  s[n]<=2^31-1         n numbers; before it `sorted`, `distinct`, or `increasing` for both
  a[n][m]<=9           n lines of m numbers
  m lines: u<=n, v<=n  m lines, each of what follows up to the `;`
  perm p[n]            1 to n in any order
  tree n               the n-1 edges of a tree, a line each
  graph n m            m edges of a connected graph; `dag n m` of a directed one without cycles
  word w[n] of a-z     a word of n letters; w[1..9] has a length that is not told before
  grid g[n][m] of .#   n words of m characters
  0                    itself, as any number, and n-1 of an n that is known
Where the first line is `t<=20`, that many cases follow; after `eof` cases up to the end of the file, after
`eof 0 0` up to that line.

Example:
  $ cargo judge gen hdu3032 't<=20; n<=10^6; s[n]<=2^31-1'
  wrote problems/hdu3032/gen.rs
  cargo judge stress hdu3032
  $ cargo judge gen hdu3032 --max",
    run,
};

/// Writes a generator, where there is none of the problem's own.
fn run(matches: &Matches) -> Result<ExitCode> {
    let limits = match &matches.free[..] {
        [_] if matches.opt_present("max") => return max::run(matches),
        [_, limits] if !matches.opt_present("max") => limits,
        [_] => bail!("give the statement's limits, as 'n<=10^6', or --max"),
        _ => bail!("--max takes no LIMITS: it uses those in gen.rs or brute.rs"),
    };
    let package = Selection::typed(matches)?.package(&Overrides::default())?;
    let (path, here) = (package.place.path("gen.rs"), env::current_dir().unwrap_or_default());
    ensure!(
        is_free(&path)?,
        "{} was written or edited by hand, and would be lost: delete or rename it first",
        path.display()
    );
    let heading = Link::of_id(&package.name).map_or(package.name.clone(), |link| link.heading);
    let text = generator(limits, &heading)?;
    // From here on it is made, whatever is pressed.
    interrupt::catch()?;
    fs::create_dir_all(path.parent().context("a file is in a folder")?)?;
    write(&path, text.as_bytes())?;
    println!("wrote {}", path.strip_prefix(here).unwrap_or(&path).display());
    println!("{} stress {}", started_as(), submission::name(&package));
    Ok(ExitCode::SUCCESS)
}

/// The generator of a package.
pub fn find(package: &Package) -> Result<PathBuf> {
    stress::generator(&package.place).with_context(|| {
        let (place, name) = (package.place.path("gen.rs"), submission::name(package));
        let write = format!("write a generator by {} gen {name} 'n<=10^6'", started_as());
        format!("{}: there is no such file: {write}", place.display())
    })
}

/// Whether nothing of a person is in that place: nothing at all, a template's example, or all that this command writes for
/// the limits in its first line.
fn is_free(path: &Path) -> Result<bool> {
    let there = match fs::read(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(true),
        there => there.with_context(|| path.display().to_string())?,
    };
    let there = String::from_utf8_lossy(&there);
    let first = there.lines().next().and_then(|line| line.strip_prefix(MADE[0]));
    let parts = first.and_then(|rest| rest.rsplit_once(MADE[1]));
    let made = parts.and_then(|(heading, it)| generator(it.trim_matches('`'), heading).ok());
    Ok(there.is_empty() || made.is_some_and(|made| made == there) || is_example(path))
}
