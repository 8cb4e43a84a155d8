use crate::comparison::{Comparison, Wanted};
use crate::fixture::Fixture;
use crate::nearest::instead_of;
use crate::text::at;
use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The fixtures of a program: where they are, and how answers are judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Fixtures {
    /// The folder of their package.
    pub package: PathBuf,
    /// Their folder, whether there is one or not.
    pub folder: PathBuf,
    /// How the manifest wants answers to be judged.
    pub wanted: Wanted,
    /// How answers are judged.
    pub comparison: Comparison,
}

impl Fixtures {
    /// All fixtures in a folder, sorted by name, with answers to the byte; those of which a file is missing too.
    ///
    /// # Errors
    /// A sentence if there are none.
    pub fn in_folder(folder: &Path) -> Result<Vec<Fixture>, String> {
        let [package, folder] = [folder.to_owned(), folder.to_owned()];
        let (wanted, comparison) = Default::default();
        Fixtures { package, folder, wanted, comparison }.all()
    }

    /// Judges answers as `wanted`, if anything is, else as the manifest says; what neither says, as at the `judge`.
    /// Commands are started in the current folder, or in that of the package if the files which they name are there.
    ///
    /// # Errors
    /// A sentence, if that makes no sense.
    pub fn compare_as(&mut self, wanted: &Wanted, judge: &Wanted) -> Result<(), String> {
        let folders = [Path::new("."), &self.package];
        self.comparison = if *wanted == Wanted::default() {
            self.wanted.comparison(&folders[1..], judge)?
        } else {
            wanted.comparison(&folders, judge)?
        };
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

    /// The same, where there may be none.
    ///
    /// # Errors
    /// If the folder is there, but cannot be read; or two files are the answer of one fixture.
    pub fn files(&self) -> Result<Vec<Fixture>, String> {
        let mut fixtures: BTreeMap<String, Fixture> = BTreeMap::new();
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries.map_err(at(&self.folder))?,
        };
        for entry in entries {
            let path = entry.map_err(at(&self.folder))?.path();
            let file = path.file_name().unwrap_or_default().to_string_lossy();
            let Some((name, extension)) = file.rsplit_once('.') else { continue };
            let part: fn(&mut Fixture) -> &mut Option<PathBuf> = match extension {
                "in" => |fixture| &mut fixture.input,
                "out" | "ans" => |fixture| &mut fixture.answer,
                "err" => |fixture| &mut fixture.errors,
                _ => continue,
            };
            if name.is_empty() || !path.is_file() {
                continue;
            }
            let fixture = fixtures.entry(name.to_owned()).or_insert_with(|| Fixture {
                name: name.to_owned(),
                folder: self.folder.clone(),
                input: None,
                answer: None,
                errors: None,
                comparison: self.comparison.clone(),
            });
            if let Some(other) = part(fixture).replace(path.clone()) {
                let (path, other) = (path.display(), other.display());
                return Err(format!("{path} and {other} are both the answer: delete one"));
            }
        }
        Ok(fixtures.into_values().collect())
    }

    /// What to do where there are none.
    #[must_use]
    pub fn none(&self) -> String {
        format!(
            "{}: there are no fixtures; put NAME.in and NAME.out there, an input and its exact output",
            self.folder.display()
        )
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
