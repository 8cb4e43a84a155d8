//! A new problem in its layout: all of it is made elsewhere and then put in place, or nothing is.

use super::existing::{Changes, Existing, complete};
use super::layout::{Layout, STOPPED, run_cargo};
use super::manifest::{in_header, limited};
use super::statement::Problem;
use super::template::copy;
use super::{samples, source::source};
use crate::interrupt;
use crate::links::plain;
use anyhow::{Context, Result, bail, ensure};
use files::{Prepared, UNFINISHED, write, write_all};
use serde_json::Value;
use std::fs::{self, File, TryLockError};
use std::path::Path;
use tempfile::TempDir;
use verdicts::of_compete;
use verdicts::workspace::{cargo, folders, name};

/// What a folder is called that holds what is being made.
const MAKING: &str = "problem-";

impl Layout {
    /// Refuses the name of a package that is downloaded: Cargo would not know which of both is meant.
    fn check_name(&self, id: &str) -> Result<()> {
        let lock = fs::read_to_string(self.root.join("Cargo.lock")).unwrap_or_default();
        let name = format!("\nname = \"{id}\"\n");
        let is_it = |entry: &str| entry.contains(&name) && entry.contains("\nsource = ");
        let is_free = !lock.split("[[package]]").any(is_it);
        ensure!(is_free, "a crate that solutions use is called `{id}`: take `{id}-game`");
        Ok(())
    }

    /// The name under which the problem is there already; else a name that is free, which it has from now on.
    fn existing(&self, problem: &mut Problem) -> Option<String> {
        let header = |id: &str| fs::read_to_string(self.root.join(self.program(id)));
        let is_there = |id: &str| fs::symlink_metadata(self.root.join(self.place(id))).is_ok();
        let first = problem.id.clone();
        if let Some(link) = &problem.link {
            let has_link = |id: &&String| header(id).is_ok_and(|text| link.is_below(&text));
            if let Some(id) = self.problems().iter().find(has_link) {
                return Some(id.clone());
            }
            let mut numbers = 2..;
            while header(&problem.id).is_ok_and(|text| link.is_not_of(&text)) {
                problem.id = format!("{first}-{}", numbers.next().unwrap_or(0));
            }
        }
        if problem.id != first {
            let (place, id) = (self.place(&first), &problem.id);
            problem.notes.push(format!("{place} is another problem's, so that this is {id}"));
        }
        is_there(&problem.id).then(|| problem.id.clone())
    }

    /// Makes a problem from a template, or from the one that suits it. One that is there already gets what it lacks.
    pub fn make(&self, problem: &mut Problem, template: Option<&str>) -> Result<Option<Existing>> {
        self.check_name(&problem.id)?;
        let _one_at_a_time = self.wait_for_others();
        if let Some(binary) = problem.link.as_ref().and_then(|link| self.of_compete(&link.url)) {
            let said = format!("{binary} is there already: cargo-compete made it");
            return Ok(Some(Existing { said, is_whole: true }));
        }
        let existing = self.existing(problem);
        // In the same file system, and where no member of the workspace is looked for.
        let scratch = tempfile::Builder::new()
            .prefix(&format!("{UNFINISHED}{MAKING}"))
            .tempdir_in(&self.root)
            .context("nothing is made")?;
        let folder = scratch.path().join(&problem.id);
        let template = self.template(problem, template, &scratch.path().join(".template"))?;
        self.fill(&template, &folder, problem).context("nothing is made")?;
        ensure!(!interrupt::pressed(), "nothing is made: {STOPPED}");
        if let Some(id) = existing {
            let place = self.place(&id);
            let is_folder = self.root.join(&place).is_dir();
            ensure!(
                is_folder || !self.has_packages(),
                "{place} is there already, and is no folder"
            );
            let changes = complete(self, &id, &folder, problem)?;
            self.lock(&scratch).with_context(|| place.clone())?;
            return Ok(Some(changes.made_at(&place)));
        }
        if self.has_packages() {
            self.put_package(&folder, &scratch, &problem.id)?;
        } else {
            self.put_program(&folder, &problem.id)?;
        }
        Ok(None)
    }

    /// The binary that cargo-compete has made for the problem of a link.
    fn of_compete(&self, url: &str) -> Option<String> {
        let manifest: Value =
            basic_toml::from_str(&fs::read_to_string(self.manifest()).ok()?).ok()?;
        let names = manifest["bin"].as_array()?.iter().filter_map(|bin| bin["name"].as_str());
        let is_it = |name: &&str| {
            let link = of_compete(&manifest["package"], name).1;
            link.is_some_and(|link| plain(&link) == plain(url))
        };
        { names }.find(is_it).map(str::to_owned)
    }

    /// Puts a package in its place, if Cargo takes it.
    fn put_package(&self, folder: &Path, scratch: &TempDir, id: &str) -> Result<()> {
        let place = self.root.join(self.place(id));
        let at = || place.display().to_string();
        let before = self.join(id).context("nothing is made")?;
        fs::create_dir_all(place.parent().unwrap_or(&place))
            .and_then(|()| fs::rename(folder, &place))
            .with_context(at)?;
        if let Err(error) = self.lock(scratch) {
            fs::rename(&place, folder).with_context(at)?;
            before.map_or(Ok(()), |before| write(&self.manifest(), &before))?;
            return Err(error.context("nothing is made"));
        }
        Ok(())
    }

    /// Puts a program in its place, with what is beside it.
    fn put_program(&self, folder: &Path, id: &str) -> Result<()> {
        let [program, beside] = [self.program(id), self.fixtures(id)].map(|it| self.root.join(it));
        for path in [&program, &beside] {
            path.parent().map_or(Ok(()), fs::create_dir_all).context("nothing is made")?;
        }
        let manifest = fs::read_to_string(folder.join("Cargo.toml"))?;
        let main = fs::read_to_string(folder.join("src/main.rs"))?;
        let prepared = Prepared::new(&program, in_header(&main, &manifest)?.as_bytes());
        let prepared = prepared.context("nothing is made")?;
        fs::remove_file(folder.join("Cargo.toml"))?;
        fs::remove_dir_all(folder.join("src"))?;
        for entry in fs::read_dir(folder.join("fixtures"))?.flatten() {
            fs::rename(entry.path(), folder.join(entry.file_name()))?;
        }
        fs::remove_dir(folder.join("fixtures"))?;
        let is_free = !beside.exists();
        ensure!(is_free, "nothing is made: {} is there already; move it first", beside.display());
        fs::rename(folder, &beside)
            .with_context(|| format!("nothing is made: {}", beside.display()))?;
        prepared
            .put()
            .or_else(|error| fs::rename(&beside, folder).and(Err(error)))
            .context("nothing is made")
    }

    /// Waits until no other process makes a problem here, and removes what those have left that were ended by force. Where
    /// the system locks no folders, it does neither.
    fn wait_for_others(&self) -> Option<File> {
        let lock = File::open(&self.root).ok()?;
        if let Err(TryLockError::WouldBlock) = lock.try_lock() {
            eprintln!("waiting for another command that makes a problem here");
        }
        lock.lock().ok()?;
        let left = folders(&self.root).into_iter();
        let left = left.filter(|it| name(it).starts_with(&format!("{UNFINISHED}{MAKING}")));
        // What cannot be removed harms nobody.
        left.for_each(|folder| drop(fs::remove_dir_all(folder)));
        Some(lock)
    }

    /// Has Cargo take the new package into Cargo.lock, so that `--locked` goes on working.
    fn lock(&self, scratch: &TempDir) -> Result<()> {
        let lock = self.root.join("Cargo.lock");
        if !lock.is_file() || !self.has_packages() {
            return Ok(());
        }
        let before = scratch.path().join("Cargo.lock");
        fs::copy(&lock, &before).with_context(|| lock.display().to_string())?;
        let mut update = cargo();
        update.args(["update", "--workspace", "--offline", "--quiet", "--manifest-path"]);
        let output = run_cargo(update.arg(self.manifest()));
        if output.as_ref().is_ok_and(|output| output.status.success()) {
            return Ok(());
        }
        fs::rename(&before, &lock).with_context(|| lock.display().to_string())?;
        bail!("Cargo does not take it:\n{}", String::from_utf8_lossy(&output?.stderr).trim_end())
    }

    /// Makes `folder` of a template: the same files but for the fixtures, and named for the problem.
    fn fill(&self, template: &Path, folder: &Path, problem: &Problem) -> Result<()> {
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
                return source(&named, problem, &self.program(&problem.id));
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
}

/// Whether a file beside a program is still that of a template, except for the title in its first line.
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
