//! `cargo judge submit`.

use crate::Which;
use anyhow::{Context, Result, anyhow};
use clap::Args;
use judge::clipboard;
use judge::fixtures;
use judge::interrupt;
use judge::judges::{Judge, Language};
use judge::links::Link;
use judge::submission::Target;
use std::fs;
use std::path::Path;
use verdicts::judge_all;
use verdicts::nearest::instead_of;

const EXAMPLE: &str = "\
Example:
  $ cargo judge submit cses1098
  AC  sample   0.002 s    8704 KiB
  1 of 1 accepted
  copied 14449 bytes of Rust for cses; paste them at
  https://cses.fi/problemset/submit/1098/
Whatever fails stops it: a fixture, the compiler, a limit of the judge. Nothing is copied then.";

#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct Submit {
    #[command(flatten)]
    which: Which,
    /// Open the page where it is pasted
    #[arg(long)]
    open: bool,
}

/// Copies the file for a judge, if it passes everything; whether it did.
pub fn submit(submit: &Submit) -> Result<bool> {
    let which = &submit.which;
    // A judge that there is not is known before anything is built.
    Judge::find(which.judge.as_deref())?;
    let solution = which.solution(true)?;
    let link = link(&solution.binary.root, which.judge.as_deref(), &solution.package)?;
    let target = Target::find(Some(&link.judge), which.language)?;
    let fixtures = fixtures::all(&solution.fixtures)?;
    let limits = target.limits(solution.limits);
    if !judge_all(&solution.built()?.program, &fixtures, limits) {
        eprintln!("error: nothing is copied, as a fixture fails");
        return Ok(false);
    }
    let _temporary = interrupt::sweep()?;
    let submission = target.submission(&solution, true)?;
    clipboard::copy(submission.text()).context("nothing is copied")?;
    let language = match target.language {
        Language::Rust => "Rust",
        Language::C => "C",
    };
    let bytes = submission.text().len();
    println!("copied {bytes} bytes of {language} for {}; paste them at", link.judge);
    println!("{}", link.submit);
    if submit.open {
        open::that_detached(&link.submit).context("no browser opens the page")?;
    }
    Ok(true)
}

/// The problem that a solution's header has a link to: the first, or the one of `judge`.
fn link(source: &Path, judge: Option<&str>, package: &str) -> Result<Link> {
    let place = source.display();
    let text = fs::read_to_string(source).with_context(|| place.to_string())?;
    let links = Link::of_header(&text);
    let found = links.iter().find(|link| judge.is_none_or(|judge| link.judge == judge));
    found.cloned().ok_or_else(|| match judge {
        Some(judge) if !links.is_empty() => anyhow!(
            "{place}: the header has no link to a problem of `{judge}`{}",
            instead_of(judge, links.iter().map(|link| &*link.judge))
        ),
        _ => anyhow!(
            "{place}: the header has no link to a judge's problem, such as \
             `//! <https://acm.hdu.edu.cn/showproblem.php?pid=1846>`: add it, or copy the file \
             without one by `cargo judge bundle {package} --copy`"
        ),
    })
}
