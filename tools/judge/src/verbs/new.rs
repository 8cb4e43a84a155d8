//! `cargo judge new`.

use super::{TEMPLATE, Verb};
use crate::interrupt;
use crate::links::Link;
use crate::problem::existing::Existing;
use crate::problem::layout::Layout;
use crate::problem::statement::Problem;
use anyhow::{Context, Result, bail};
use command_line::Matches;
use std::process::ExitCode;
use verdicts::started_as;

pub const VERB: Verb = Verb {
    name: "new",
    about: "Make a problem, with header, limits and fixtures, in the layout around this folder",
    takes: "ID|LINK",
    options: &["title TEXT: The title", TEMPLATE],
    more: "\
LINK is the link to the statement; ID is the name of the package, as `hdu1846`, `luogu-p2197`, `atcoder-dp-k` or
`cf1194d`. With --template, ID may be any name: a problem of no judge. A problem that exists gets what it lacks.
The problem becomes a member of the workspace around this folder, or a binary in `src/bin` of the package around it, or
else a file here, with `fixtures/NAME` beside it.

Example:
  $ cargo judge new hdu2188 --title 'Volunteers'
  made problems/hdu2188 for HDU 2188: Volunteers
    no sample yet; to paste it: cargo judge sample hdu2188
  $EDITOR problems/hdu2188/src/main.rs
  cargo judge test hdu2188
  cargo judge submit hdu2188
The same by the link: cargo judge new 'https://acm.hdu.edu.cn/showproblem.php?pid=2188'",
    run,
};

/// Makes a problem and prints what comes next.
fn run(matches: &Matches) -> Result<ExitCode> {
    interrupt::catch()?;
    let template = matches.opt_str("template");
    let named = matches.free.first().context("name the problem, or give its link")?;
    let mut problem = problem(named, template.is_some())?;
    problem.title = matches.opt_str("title").or(problem.title);
    let layout = Layout::find()?;
    let existing = layout.make(&mut problem, template.as_deref())?;
    print!("{}", describe(&problem, &layout, existing.as_ref()));
    Ok(ExitCode::SUCCESS)
}

/// The problem of a link or a name; of no judge, where it may be of none.
fn problem(named: &str, may_be_of_none: bool) -> Result<Problem> {
    match Link::find(named) {
        Ok(link) => Ok(Problem::of_link(link)),
        Err(error) if named.contains('/') => Err(error),
        Err(_) if may_be_of_none => Problem::of_no_judge(named),
        Err(error) => bail!("{error}; for a problem of no judge, choose a --template"),
    }
}

/// What has been made, and the next three commands; or what became of one that was there.
pub fn describe(problem: &Problem, layout: &Layout, existing: Option<&Existing>) -> String {
    if let Some(existing) = existing {
        return format!("{}\n", existing.said);
    }
    let Problem { id, link, title, .. } = problem;
    let mut made = format!("made {}", layout.place(id));
    let (typed, judge) = (layout.typed(id), started_as());
    if let Some(link) = link {
        made.extend([" for ", &link.heading.replace('`', "")]);
    }
    if let Some(title) = title {
        // What a terminal would take for a command is shown instead.
        let title = title.trim().escape_debug().to_string();
        made.extend([": ", &title.replace("\\'", "'").replace("\\\"", "\"")]);
    }
    let mut lines = vec![made];
    let mut facts = Vec::new();
    facts.extend(problem.seconds.map(|seconds| format!("{seconds} s")));
    facts.extend(problem.kib.map(|kib| format!("{kib} KiB")));
    facts.extend(match problem.samples.len() {
        0 => None,
        1 => Some("1 sample".to_owned()),
        samples => Some(format!("{samples} samples")),
    });
    if !facts.is_empty() {
        lines.push(format!("  {}", facts.join(", ")));
    }
    lines.extend(problem.notes.iter().map(|note| format!("  note: {note}")));
    if problem.samples.is_empty() {
        lines.push(format!("  no sample yet; to paste it: {judge} sample {typed}"));
    }
    let last = if link.is_some() { "submit" } else { "bundle" };
    lines.push(format!("$EDITOR {}", layout.program(id)));
    lines.extend(["test", last].map(|verb| format!("{judge} {verb} {typed}")));
    lines.join("\n") + "\n"
}
