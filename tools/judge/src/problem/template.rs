//! What a new problem starts from: a folder in the user's `templates/`, or what is built in.

use super::layout::Layout;
use super::statement::Problem;
use anyhow::{Context, Result, ensure};
use files::write_all;
use judge::judges::Judge;
use std::fs;
use std::path::{Path, PathBuf};
use verdicts::nearest::instead_of;
use verdicts::workspace::{folders, name};

/// A template that is built in, for any package, as it uses std only: its name, what is in the table of its manifest, and
/// its files.
type BuiltIn = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

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

impl Layout {
    /// Refuses the name of a template that there is not.
    pub fn check_template(&self, named: &str) -> Result<()> {
        let mut there: Vec<String> = self.templates().iter().map(|folder| name(folder)).collect();
        there.extend(BUILT_IN.map(|(name, ..)| name.to_owned()));
        let is_there = there.iter().any(|name| name == named);
        let instead = || instead_of(named, there.iter().map(String::as_str));
        ensure!(is_there, "there is no template `{named}`{}", instead());
        Ok(())
    }

    /// The folder of a template: the one that is `named`, the user's before what is built in, else that of the user's for such
    /// judges, or their only one. What is built in is made as `scratch`.
    pub(super) fn template(
        &self,
        problem: &Problem,
        named: Option<&str>,
        scratch: &Path,
    ) -> Result<PathBuf> {
        named.map_or(Ok(()), |named| self.check_template(named))?;
        let judge = problem.link.as_ref().and_then(|link| Judge::all().get(&link.judge));
        let usual = match named {
            Some(named) => named,
            None if problem.is_interactive => "interactive",
            None if judge.is_some_and(|judge| judge.known.takes_c) => "sg-io",
            None => "proconio",
        };
        let own = self.templates();
        let is_usual = |folder: &&PathBuf| name(folder) == usual;
        let only = own.first().filter(|_| own.len() == 1);
        let built_in = BUILT_IN.iter().find(|(name, ..)| *name == usual);
        let found = own.iter().find(is_usual).or(only.filter(|_| built_in.is_none()));
        if let Some(folder) = found {
            return Ok(folder.clone());
        }
        let (_, table, files) = built_in.unwrap_or(&BUILT_IN[0]);
        let manifest = format!(
            "[package]\n{table}name = \"template\"\nversion = \"0.1.0\"\nedition = \"2021\"\npublish = false\n"
        );
        let files = [("Cargo.toml", &*manifest)].into_iter().chain(files.iter().copied());
        let files: Vec<(PathBuf, &str)> =
            files.map(|(file, text)| (scratch.join(file), text)).collect();
        write_all(&files)?;
        Ok(scratch.to_owned())
    }

    /// The user's templates.
    fn templates(&self) -> Vec<PathBuf> {
        let around = self.root.join("templates");
        let all = if around.is_dir() { folders(&around) } else { Vec::new() };
        all.into_iter().filter(|folder| folder.join("src/main.rs").is_file()).collect()
    }
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
