//! `cargo judge submit`.

use super::Verb;
use super::which::{BINARY, COMPARISON, NOT_TESTED, PACKAGE, TARGET, Which, fixtures, wanted};
use crate::links::Link;
use crate::submission::{Submission, Target, name};
use crate::{clipboard, interrupt};
use anyhow::{Context, Result, anyhow};
use bundler::package::Solution;
use command_line::Matches;
use files::write_all;
use judge::judges::Judge;
use std::fs;
use std::process::{Command, ExitCode, Stdio};
use verdicts::judge_each;
use verdicts::nearest::instead_of;

pub const VERB: Verb = Verb {
    name: "submit",
    about: "Test a solution, put the file for its judge on the clipboard, and say where to paste it",
    takes: PACKAGE,
    options: &[
        BINARY,
        TARGET,
        "open: Open the page where it is pasted",
        "no-test: Run no fixture: where a sample is one of many right answers",
        COMPARISON,
    ],
    more: "\
Example:
  $ cargo judge submit cses1098
  AC  sample   0.002 s    8704 KiB
  1 of 1 accepted
  copied 14449 bytes of Rust for cses; paste them at
  https://cses.fi/problemset/submit/1098/
Whatever fails stops it: a fixture, the compiler, a limit of the judge. Nothing is copied then. Where there is
no clipboard, the file is written, and it is said where.",
    run,
};

/// Copies the file for a judge, if it passes everything; whether it did.
fn run(matches: &Matches) -> Result<ExitCode> {
    let (which, wanted) = (Which::of(matches)?, wanted(matches)?);
    let no_test = matches.opt_present("no-test");
    // A judge that there is not is known before anything is built.
    Judge::find(which.judge.as_deref())?;
    let solution = which.solution(&wanted, true)?;
    let link = link(&solution, which.judge.as_deref())?;
    let target = Target::of_link(&link, which.to_c)?;
    let fixtures = fixtures(&solution, no_test)?;
    let limits = target.limits(solution.package.limits);
    let temporary = interrupt::sweep()?;
    if !no_test {
        let program = which.build(&solution.package, false, temporary.path())?;
        if !judge_each(&program, &fixtures, limits, |_, _| {}) {
            eprintln!("error: nothing is copied, as a fixture fails");
            return Ok(ExitCode::FAILURE);
        }
    }
    let submission = target.submission(&solution, Some(&fixtures), false)?;
    if no_test {
        eprintln!("{NOT_TESTED}");
    }
    hand_over(&submission, &solution, &link)?;
    if matches.opt_present("open") {
        open(&link.submit);
    }
    Ok(ExitCode::SUCCESS)
}

/// Opens a page in the browser.
fn open(page: &str) {
    let program = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer.exe"
    } else {
        "xdg-open"
    };
    let mut command = Command::new(program);
    command.arg(page).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // Neither Ctrl-C nor the end of the terminal closes the browser.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    if let Err(error) = command.spawn() {
        eprintln!("no browser opens it: {program}: {error}");
    }
}

/// Puts the file on the clipboard, or into a file where there is none, and says where it goes.
fn hand_over(submission: &Submission, solution: &Solution, link: &Link) -> Result<()> {
    let (language, extension) = match submission {
        Submission::Rust(_) => ("Rust", "rs"),
        Submission::C(..) => ("C", "c"),
    };
    let what = format!("{} bytes of {language} for {}", submission.text().len(), link.judge);
    if let Err(error) = clipboard::copy(submission.text()) {
        let folder = solution.target_folder.join("submit");
        let file = folder.join(format!("{}.{extension}", solution.package.binary));
        write_all(&[(file.clone(), submission.text())])?;
        eprintln!("not copied: {error:#}");
        println!("wrote {what} to {}; paste them at", file.display());
    } else {
        println!("copied {what}; paste them at");
    }
    println!("{}", link.submit);
    Ok(())
}

/// The problem of a solution, or the one of `judge`: that of a link in its header, or of its package's name.
fn link(solution: &Solution, judge: Option<&str>) -> Result<Link> {
    let place = solution.binary.root.display();
    let text = fs::read_to_string(&solution.binary.root).with_context(|| place.to_string())?;
    let mut links = Link::of_header(&text);
    if links.is_empty() {
        links.extend(Link::below_title(&text));
    }
    links.extend(Link::of_id(&solution.package.name));
    let found = links.iter().find(|link| judge.is_none_or(|judge| link.judge == judge));
    found.cloned().ok_or_else(|| match judge {
        Some(judge) if !links.is_empty() => anyhow!(
            "{place}: the header has no link to a problem of `{judge}`{}",
            instead_of(judge, links.iter().map(|link| &*link.judge))
        ),
        _ => anyhow!(
            "{place}: the header has no link to a judge's problem, such as \
             `//! <https://acm.hdu.edu.cn/showproblem.php?pid=1846>`: add it, or copy the file \
             without one by `cargo judge bundle {} --copy`",
            name(&solution.package)
        ),
    })
}
