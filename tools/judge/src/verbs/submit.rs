//! `cargo judge submit`.

use super::Verb;
use super::selection::{
    BINARY, COMPARISON, NOT_TESTED, PACKAGE, Selection, TARGET, fixtures, links, overrides,
};
use crate::interrupt;
use crate::links::Link;
use crate::submission::{Submission, Target, name};
use anyhow::{Context, Result, ensure};
use bundler::package::Solution;
use command_line::Matches;
use judge::judges::Judge;
use std::fs;
use std::process::{Command, ExitCode, Stdio};
use verdicts::judge_each;

pub const VERB: Verb = Verb {
    name: "submit",
    about: "Test a solution, put the file for its judge on the clipboard, and say where to paste it",
    takes: PACKAGE,
    options: &[
        BINARY,
        TARGET,
        "open: Also open the page to paste it at",
        "no-test: Run no fixture: for a problem with several right answers",
        COMPARISON,
    ],
    more: "\
Example:
  $ cargo judge submit cses1098
  AC  sample   0.002 s    8704 KiB
  1 of 1 accepted
  copied 14449 bytes of Rust for cses; paste them at
  https://cses.fi/problemset/submit/1098/
If a fixture, the compiler or a limit of the judge fails, nothing is copied. Without a clipboard the file is written,
and its path is printed.",
    run,
};

/// Copies the file for a judge, if it passes everything; whether it did.
fn run(matches: &Matches) -> Result<ExitCode> {
    let (selection, overrides) = (Selection::typed(matches)?, overrides(matches)?);
    let no_test = matches.opt_present("no-test");
    // A judge that there is not is known before anything is built.
    Judge::find(selection.judge.as_deref())?;
    let solution = selection.solution(&overrides, true)?;
    let link = link(&solution, selection.judge.as_deref())?;
    let target = match &link {
        Some(link) => Target::of_link(link, selection.to_c)?,
        None => selection.target()?,
    };
    let fixtures = fixtures(&solution, no_test)?;
    let limits = target.limits(solution.package.limits);
    let temporary = interrupt::sweep()?;
    if !no_test {
        let program = selection.build(&solution.package, false, temporary.path())?;
        if !judge_each(&mut Command::new(program), &fixtures, limits, |_, _| {}) {
            eprintln!("error: nothing is copied, as a fixture fails");
            return Ok(ExitCode::FAILURE);
        }
    }
    let submission = target.submission(&solution, Some(&fixtures), false)?;
    if no_test {
        eprintln!("{NOT_TESTED}");
    }
    let judge = link.as_ref().map(|link| &*link.judge).or(selection.judge.as_deref());
    let page = link.as_ref().map(|link| &*link.submit);
    hand_over(&submission, &solution, (judge.unwrap_or_default(), page))?;
    if let Some(page) = page.filter(|_| matches.opt_present("open")) {
        open(page);
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
        eprintln!("cannot open the page: {program}: {error}");
    }
}

/// Hands the file over, and says where it goes, as far as that is known.
fn hand_over(
    submission: &Submission,
    solution: &Solution,
    (judge, page): (&str, Option<&str>),
) -> Result<()> {
    let (bytes, language) = (submission.text().len(), submission.language().0);
    let what = format!("{bytes} bytes of {language} for {judge}");
    let done = match submission.hand_over(solution)? {
        Some(file) => format!("wrote {what} to {}", file.display()),
        None => format!("copied {what}"),
    };
    match page {
        Some(page) => println!("{done}; paste them at\n{page}"),
        None => println!("{done}; the page is unknown: the header has no link to the problem"),
    }
    Ok(())
}

/// The link to submit to: of the header, or else of the package's name; of `judge`, if one is named, which may have none.
fn link(solution: &Solution, judge: Option<&str>) -> Result<Option<Link>> {
    let place = solution.binary.root.display();
    let text = fs::read_to_string(&solution.binary.root).with_context(|| place.to_string())?;
    let mut links = links(&solution.package);
    if links.is_empty() {
        links.extend(Link::below_title(&text));
    }
    let stem = solution.binary.root.file_stem().unwrap_or_default().to_string_lossy();
    let names = [&*solution.package.name, &solution.package.binary, &stem];
    links.extend(names.into_iter().filter_map(|name| Link::of_id(name).ok()));
    let found = links.into_iter().find(|link| judge.is_none_or(|judge| link.judge == judge));
    ensure!(
        found.is_some() || judge.is_some(),
        "{place}: the header has no link to a judge's problem, such as \
         `//! <https://acm.hdu.edu.cn/showproblem.php?pid=1846>`: add it, or say which judge it is for: \
         `cargo judge submit {} --for atcoder`",
        name(&solution.package)
    );
    Ok(found)
}
