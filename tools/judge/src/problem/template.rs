//! What a new problem starts from: a folder in the user's `templates/`, or what is built in.

use super::layout::Layout;
use super::statement::Problem;
use anyhow::{Context, Result, anyhow};
use files::write_all;
use judge::judges::Judge;
use std::fs;
use std::path::{Path, PathBuf};
use verdicts::nearest::instead_of;
use verdicts::workspace::{folders, name};

/// A template that is built in: its name, what is in the table of its manifest, and its files.
type BuiltIn = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

/// Those for any package, as they use std only.
const BUILT_IN: [BuiltIn; 2] = [
    ("plain", "", &[("src/main.rs", include_str!("../../templates/plain.rs"))]),
    (
        "interactive",
        "metadata.judge = { interactor = \"sh interactor.sh\" }\n",
        &[
            ("src/main.rs", include_str!("../../templates/interactive.rs")),
            ("interactor.sh", include_str!("../../templates/interactor.sh")),
        ],
    ),
];

/// A template.
pub enum Template {
    /// The user's: a package called `template`.
    Folder(PathBuf),
    BuiltIn(BuiltIn),
}

impl Template {
    /// The template of that name, the user's before what is built in.
    pub fn find(layout: &Layout, named: &str) -> Result<Template> {
        let own = own(layout);
        if let Some(folder) = own.iter().find(|folder| name(folder) == named) {
            return Ok(Template::Folder(folder.clone()));
        }
        let built_in = BUILT_IN.iter().find(|(name, ..)| *name == named);
        built_in.copied().map(Template::BuiltIn).ok_or_else(|| {
            let mut names: Vec<String> = own.iter().map(|folder| name(folder)).collect();
            names.extend(BUILT_IN.map(|(name, ..)| name.to_owned()));
            let instead = instead_of(named, names.iter().map(String::as_str));
            anyhow!("there is no template `{named}`{instead}")
        })
    }

    /// The one for a problem: that of the user's for such judges, or their only one; else what is built in.
    pub fn of(layout: &Layout, problem: &Problem) -> Result<Template> {
        let own = own(layout);
        let judge = problem.link.as_ref().and_then(|link| Judge::all().get(&link.judge));
        let takes_c = judge.is_some_and(|judge| judge.known.takes_c);
        let usual = match problem.is_interactive {
            true => "interactive",
            false if takes_c => "sg-io",
            false => "proconio",
        };
        let named = own.iter().find(|folder| name(folder) == usual);
        match (named, &own[..]) {
            (Some(folder), _) => Ok(Template::Folder(folder.clone())),
            (None, _) if problem.is_interactive => Template::find(layout, usual),
            (None, [only]) => Ok(Template::Folder(only.clone())),
            (None, _) => Template::find(layout, "plain"),
        }
    }

    /// Its folder: of what is built in, one that is made as `scratch`.
    pub(super) fn folder(self, scratch: &Path) -> Result<PathBuf> {
        let (_, table, files) = match self {
            Template::Folder(folder) => return Ok(folder),
            Template::BuiltIn(built_in) => built_in,
        };
        let manifest = format!(
            "[package]\n{table}name = \"template\"\nversion = \"0.1.0\"\nedition = \"2021\"\npublish = false\n"
        );
        let files = [("Cargo.toml", &*manifest)].into_iter().chain(files.iter().copied());
        let files: Vec<(PathBuf, &str)> =
            files.map(|(file, text)| (scratch.join(file), text)).collect();
        write_all(&files)?;
        Ok(scratch.to_owned())
    }
}

/// The user's templates.
fn own(layout: &Layout) -> Vec<PathBuf> {
    let around = layout.root.join("templates");
    let all = if around.is_dir() { folders(&around) } else { Vec::new() };
    all.into_iter().filter(|folder| folder.join("src/main.rs").is_file()).collect()
}

/// Copies a folder without its fixtures, every text changed by `change`.
pub(super) fn copy(
    from: &Path,
    to: &Path,
    change: &dyn Fn(&Path, &str) -> Result<String>,
) -> Result<()> {
    fs::create_dir(to).with_context(|| to.display().to_string())?;
    for entry in fs::read_dir(from).with_context(|| from.display().to_string())? {
        let from = entry?.path();
        let file = name(&from);
        if from.is_dir() {
            if file != "fixtures" && file != "target" {
                copy(&from, &to.join(file), change)?;
            }
            continue;
        }
        let place = || from.display().to_string();
        let text = fs::read_to_string(&from).with_context(place)?;
        files::write(&to.join(file), change(&from, &text).with_context(place)?.as_bytes())?;
    }
    Ok(())
}
