//! The folder of a new problem: all of it is made elsewhere and then put in place, or nothing is.

use super::existing::{Changes, complete};
use super::manifest::limited;
use super::statement::Problem;
use super::{samples, source::source};
use crate::interrupt;
use anyhow::{Context, Result, anyhow, bail, ensure};
use files::{UNFINISHED, write_all};
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;
use verdicts::nearest::instead_of;
use verdicts::workspace::{cargo, folders, name};

/// A workspace with `problems/` and `templates/`.
pub struct Workspace {
    root: PathBuf,
}

impl Workspace {
    /// The workspace around the current folder.
    pub fn find() -> Result<Workspace> {
        // Not `cargo metadata`, which takes no workspace that has no packages yet.
        let locate = ["locate-project", "--workspace", "--message-format=plain"];
        let output = finished(cargo().args(locate)).context("nothing is made")?;
        let said = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{}", said.trim().trim_start_matches("error: "));
        let manifest = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim_end());
        let root = manifest.parent().context("a manifest is in a folder")?.to_owned();
        let templates = root.join("templates");
        ensure!(
            templates.is_dir(),
            "there is no folder {}: problems start from one of the folders in it, each a package \
             called `template` with a src/main.rs; and `problems/*` must be among the members of {}",
            templates.display(),
            root.join("Cargo.toml").display()
        );
        Ok(Workspace { root })
    }

    /// Refuses the name of a package that is downloaded: Cargo would not know which of both is meant.
    fn check_name(&self, id: &str) -> Result<()> {
        let lock = fs::read_to_string(self.root.join("Cargo.lock")).unwrap_or_default();
        let name = format!("\nname = \"{id}\"\n");
        let is_it = |entry: &str| entry.contains(&name) && entry.contains("\nsource = ");
        let is_free = !lock.split("[[package]]").any(is_it);
        ensure!(is_free, "solutions depend on a package `{id}` already: take `{id}-game`");
        Ok(())
    }

    /// The folder in `problems/` that has the problem already: that of its name, or one with its link.
    fn existing(&self, problem: &Problem) -> Option<String> {
        let problems = self.root.join("problems");
        if fs::symlink_metadata(problems.join(&problem.id)).is_ok() {
            return Some(problem.id.clone());
        }
        let link = format!("<{}>", problem.link.as_ref()?.url);
        let folders = if problems.is_dir() { folders(&problems) } else { Vec::new() };
        let has_link = |folder: &&PathBuf| {
            let text = fs::read_to_string(folder.join("src/main.rs")).unwrap_or_default();
            text.lines().take_while(|line| line.starts_with("//!")).any(|line| line.contains(&link))
        };
        folders.iter().find(has_link).map(|folder| name(folder))
    }

    /// Makes the folder of a problem from the template of that name, or the one that its judge asks for. One that is
    /// there already gets what it lacks: a line that says what.
    pub fn make(&self, problem: &Problem, template: Option<&str>) -> Result<Option<String>> {
        self.check_name(&problem.id)?;
        let _one_at_a_time = self.wait_for_others();
        let existing = self.existing(problem);
        let template = self.template(template.unwrap_or(problem.template()))?;
        let problems = self.root.join("problems");
        // In the same file system, and where no member of the workspace is looked for.
        let scratch = tempfile::Builder::new().prefix(UNFINISHED).tempdir_in(&self.root);
        let scratch = scratch.context("nothing is made")?;
        let folder = scratch.path().join(&problem.id);
        fill(&template, &folder, problem).context("nothing is made")?;
        ensure!(!interrupt::pressed(), "nothing is made: {STOPPED}");
        if let Some(name) = existing {
            let place = problems.join(&name);
            ensure!(place.is_dir(), "problems/{name} is there already, and is no folder");
            let changes = complete(&place, &folder, problem)?;
            self.lock(&scratch).with_context(|| format!("problems/{name}"))?;
            return Ok(Some(format!("problems/{name} {}", changes.said())));
        }
        let place = problems.join(&problem.id);
        let made = fs::create_dir_all(&problems).and_then(|()| fs::rename(&folder, &place));
        made.with_context(|| place.display().to_string())?;
        if let Err(error) = self.lock(&scratch) {
            fs::rename(&place, &folder).with_context(|| place.display().to_string())?;
            return Err(error.context("nothing is made"));
        }
        Ok(None)
    }

    /// Waits until no other process makes a problem here, and removes what those have left that were ended by force. Where
    /// the system locks no folders, it does neither.
    fn wait_for_others(&self) -> Option<File> {
        let lock = File::open(self.root.join("templates")).ok()?;
        if let Err(TryLockError::WouldBlock) = lock.try_lock() {
            eprintln!("waiting for another command that makes a problem here");
        }
        lock.lock().ok()?;
        let left = folders(&self.root).into_iter().filter(|it| name(it).starts_with(UNFINISHED));
        // What cannot be removed harms nobody.
        left.for_each(|folder| drop(fs::remove_dir_all(folder)));
        Some(lock)
    }

    /// The folder of the template of that name.
    pub fn template(&self, template: &str) -> Result<PathBuf> {
        let templates = folders(&self.root.join("templates"));
        let found = templates.iter().find(|folder| name(folder) == template).cloned();
        found.ok_or_else(|| {
            let names: Vec<String> = templates.iter().map(|folder| name(folder)).collect();
            let instead = instead_of(template, names.iter().map(String::as_str));
            anyhow!("there is no template `{template}`{instead}")
        })
    }

    /// Has Cargo take the new package into Cargo.lock, so that `--locked` goes on working.
    fn lock(&self, scratch: &TempDir) -> Result<()> {
        let lock = self.root.join("Cargo.lock");
        if !lock.is_file() {
            return Ok(());
        }
        let before = scratch.path().join("Cargo.lock");
        fs::copy(&lock, &before).with_context(|| lock.display().to_string())?;
        let mut update = cargo();
        update.args(["update", "--workspace", "--offline", "--quiet", "--manifest-path"]);
        let output = finished(update.arg(self.root.join("Cargo.toml")));
        if output.as_ref().is_ok_and(|output| output.status.success()) {
            return Ok(());
        }
        fs::rename(&before, &lock).with_context(|| lock.display().to_string())?;
        bail!("Cargo does not take it:\n{}", String::from_utf8_lossy(&output?.stderr).trim_end())
    }
}

const STOPPED: &str = "stopped by Ctrl-C";

/// What Cargo says, unless it is stopped by Ctrl-C.
fn finished(cargo: &mut Command) -> Result<Output> {
    let output = cargo.stdin(Stdio::null()).output().context("cannot start cargo")?;
    // Cargo, which has no status then, may be told of it first.
    let is_whole = !interrupt::pressed() && output.status.code().is_some();
    ensure!(is_whole, "{STOPPED}, or Cargo was: {}", output.status);
    Ok(output)
}

/// Makes `folder` of a template: the same files but for the fixtures, and named for the problem.
fn fill(template: &Path, folder: &Path, problem: &Problem) -> Result<()> {
    let manifest = template.join("Cargo.toml");
    copy(template, folder, &|path, text| {
        let named = text.replace("\"template\"", &format!("\"{}\"", problem.id));
        let module = format!("brutes::{}", problem.id.replace('-', "_"));
        let named = named.replace("brutes::template", &module);
        if path == manifest {
            ensure!(text.contains("\"template\""), "the package is not called `template`");
            return Ok(limited(&named, problem.seconds, problem.kib));
        }
        if path == template.join("src/main.rs") {
            return source(&named, problem);
        }
        // What else has a name is about the same problem.
        let heading = problem.link.as_ref().map_or(&problem.id, |link| &link.heading);
        Ok(named.replace("JUDGE 0000", heading))
    })?;
    ensure!(folder.join("src/main.rs").is_file(), "{} has no src/main.rs", template.display());
    ensure!(folder.join("Cargo.toml").is_file(), "{} has no Cargo.toml", template.display());
    let mut samples = Changes::default();
    samples::add(&folder.join("fixtures"), &problem.samples, &mut samples);
    Ok(write_all(&samples.files)?)
}

/// Copies a folder without its fixtures, every text changed by `change`.
fn copy(from: &Path, to: &Path, change: &dyn Fn(&Path, &str) -> Result<String>) -> Result<()> {
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

/// Whether a file beside a program is as a template around it has it, but for the title in its first line.
pub fn is_example(path: &Path) -> bool {
    let body = |path: &Path| {
        let text = fs::read_to_string(path).ok()?;
        Some(text.split_once('\n')?.1.to_owned())
    };
    let Some(own) = body(path) else { return false };
    let around = path.ancestors().map(|folder| folder.join("templates"));
    let templates = around.flat_map(|it| fs::read_dir(it).into_iter().flatten().flatten());
    let mut examples = templates.map(|template| template.path().join(name(path)));
    examples.any(|example| body(&example).as_ref() == Some(&own))
}
