use crate::Fixture;
use crate::comparison::{Comparison, Wanted};
use crate::fixture::none;
use crate::nearest::instead_of;
use std::path::{Path, PathBuf};

/// The fixtures of a program: where they are, and how answers are judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Fixtures {
    /// The folder of their package.
    pub package: PathBuf,
    /// Their folder, whether there is one or not.
    pub folder: PathBuf,
    /// How answers are judged.
    pub comparison: Comparison,
}

impl Fixtures {
    /// Judges answers as `wanted`, if anything is, and no longer as the manifest says. Commands are started in
    /// the current folder, or in that of the package if the files which they name are there.
    ///
    /// # Errors
    /// A sentence, if that makes no sense.
    pub fn compare_as(&mut self, wanted: &Wanted) -> Result<(), String> {
        if let Some(comparison) = wanted.comparison(&[Path::new("."), &self.package])? {
            self.comparison = comparison;
        }
        Ok(())
    }

    /// All of them, sorted by name; those of which a file is missing too.
    ///
    /// # Errors
    /// A sentence if there are none.
    pub fn all(&self) -> Result<Vec<Fixture>, String> {
        match self.files()? {
            fixtures if fixtures.is_empty() => Err(self.none()),
            fixtures => Ok(fixtures),
        }
    }

    /// Those that are files of their own; there may be none.
    ///
    /// # Errors
    /// If the folder is there, but cannot be read.
    pub fn files(&self) -> Result<Vec<Fixture>, String> {
        if !self.folder.is_dir() {
            return Ok(Vec::new());
        }
        let mut fixtures = Fixture::files(&self.folder)?;
        for fixture in &mut fixtures {
            fixture.comparison.clone_from(&self.comparison);
        }
        Ok(fixtures)
    }

    /// What is said where there are none.
    #[must_use]
    pub fn none(&self) -> String {
        none(&self.folder)
    }

    /// Those that are called so; all, if there are no `names`.
    ///
    /// # Errors
    /// As [`all`](Fixtures::all), or which name there is not and what may be meant.
    pub fn named(&self, names: &[String]) -> Result<Vec<Fixture>, String> {
        let mut fixtures = self.all()?;
        for name in names {
            if !fixtures.iter().any(|fixture| fixture.name == *name) {
                let instead = instead_of(name, fixtures.iter().map(|fixture| &*fixture.name));
                let place = self.folder.display();
                return Err(format!("{place}: there is no fixture `{name}`{instead}"));
            }
        }
        fixtures.retain(|fixture| names.is_empty() || names.contains(&fixture.name));
        Ok(fixtures)
    }
}
