use crate::Fixture;
use crate::comparison::{Comparison, Wanted};
use std::path::{Path, PathBuf};

/// The fixtures of a program: where they are, and how answers are judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Fixtures {
    /// Their folder, whether there is one or not.
    pub folder: PathBuf,
    /// How answers are judged.
    pub comparison: Comparison,
}

impl Fixtures {
    /// Judges answers as `wanted`, if anything is, and no longer as the manifest says. Commands are started in
    /// the current folder.
    ///
    /// # Errors
    /// A sentence, if that makes no sense.
    pub fn compare_as(&mut self, wanted: &Wanted) -> Result<(), String> {
        if let Some(comparison) = wanted.comparison(Path::new("."))? {
            self.comparison = comparison;
        }
        Ok(())
    }

    /// All of them, sorted by name; those of which a file is missing too.
    ///
    /// # Errors
    /// A sentence if there are none.
    pub fn all(&self) -> Result<Vec<Fixture>, String> {
        let mut fixtures = Fixture::in_folder(&self.folder)?;
        for fixture in &mut fixtures {
            fixture.comparison.clone_from(&self.comparison);
        }
        Ok(fixtures)
    }

    /// Those that are called so; all, if there are no `names`.
    ///
    /// # Errors
    /// As [`all`](Fixtures::all), or which name there is not and what may be meant.
    pub fn named(&self, names: &[String]) -> Result<Vec<Fixture>, String> {
        Fixture::named(self.all()?, &self.folder, names)
    }
}
