//! `cargo judge new`.

use anyhow::{Context, Result, ensure};
use clap::Args;
use judge::interrupt;
use judge::links::Link;
use judge::problem::Problem;
use judge::problem::document::Document;
use judge::problem::workspace::{Made, Workspace};
use std::fs;
use std::path::PathBuf;

const EXAMPLE: &str = "\
Example:
  $ cargo judge new hdu2188 --title 'Volunteers'
  made problems/hdu2188 for HDU 2188: Volunteers
    no sample yet; to paste it: cargo judge sample hdu2188
  $EDITOR problems/hdu2188/src/main.rs
  cargo judge test hdu2188
  cargo judge submit hdu2188
The same by the link: cargo judge new 'https://acm.hdu.edu.cn/showproblem.php?pid=2188'";

#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct New {
    /// The link to the statement, or what the package is to be called: `hdu1846`, `luogu-p2197`,
    /// `atcoder-dp-k`, `cf1194d`. Any name where the template is given: a problem of no judge
    #[arg(value_name = "ID or URL", required_unless_present = "from")]
    problem: Option<String>,
    /// The title
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// The folder in `templates/` to start from, where the judge does not say
    #[arg(long, value_name = "NAME")]
    template: Option<String>,
    /// A document of Competitive Companion with title, limits and samples
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
}

impl New {
    /// What is to be made.
    fn problem(&self) -> Result<Problem> {
        let mut problem = match (&self.from, &self.problem) {
            (Some(path), named) => {
                let place = || path.display().to_string();
                let text = fs::read(path).with_context(place)?;
                let problem = Document::parse(&text).and_then(Problem::of_document);
                let problem = problem.with_context(place)?;
                if let Some(named) = named {
                    let id = Link::find(named)?.id;
                    ensure!(id == problem.id, "{} is about {}, not {id}", place(), problem.id);
                }
                problem
            }
            (None, Some(named)) => match Link::find(named) {
                Ok(link) => Problem::of_link(link),
                Err(_) if self.template.is_some() && !named.contains('/') => {
                    Problem::of_no_judge(named)?
                }
                Err(error) if named.contains('/') => return Err(error),
                Err(error) => {
                    let hint = "; where there is no judge, choose a --template";
                    return Err(anyhow::anyhow!("{error}{hint}"));
                }
            },
            (None, None) => unreachable!("clap asks for one of them"),
        };
        if self.title.is_some() {
            problem.title.clone_from(&self.title);
        }
        Ok(problem)
    }
}

/// Makes a problem and prints what comes next.
pub fn new(new: &New) -> Result<()> {
    interrupt::catch()?;
    let problem = new.problem()?;
    let made = Workspace::find()?.make(&problem, new.template.as_deref())?;
    print!("{}", describe(&problem, &made));
    Ok(())
}

/// What has been made, and the next three commands.
pub fn describe(problem: &Problem, made: &Made) -> String {
    if let Some(completed) = made.completed() {
        return completed + "\n";
    }
    let Problem { id, link, title, .. } = problem;
    let mut made = format!("made problems/{id}");
    if let Some(link) = link {
        made.extend([" for ", &link.heading.replace('`', "")]);
    }
    if let Some(title) = title {
        made.push_str(": ");
        for c in title.trim().chars() {
            match c {
                '\'' | '"' | '\\' => made.push(c),
                // What a terminal would take for a command is shown instead.
                _ => made.extend(c.escape_debug()),
            }
        }
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
        lines.push(format!("  no sample yet; to paste it: cargo judge sample {id}"));
    }
    let last = if link.is_some() { "submit" } else { "bundle" };
    lines.push(format!("$EDITOR problems/{id}/src/main.rs"));
    lines.extend(["test", last].map(|verb| format!("cargo judge {verb} {id}")));
    lines.join("\n") + "\n"
}
