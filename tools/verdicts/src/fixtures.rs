use crate::comparison::{Comparison, Wanted};
use crate::fixture::Fixture;
use crate::made::Made;
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
    /// The folder for what is made of it.
    pub target: PathBuf,
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
        let [package, folder, target] =
            [folder, folder, &folder.join("target")].map(Path::to_owned);
        let (wanted, comparison) = Default::default();
        Fixtures { package, folder, target, wanted, comparison }.all()
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

    /// All of them, sorted by name; those of which a file is missing too. What is no fixture, but named as one, is said.
    ///
    /// # Errors
    /// A sentence if there are none.
    pub fn all(&self) -> Result<Vec<Fixture>, String> {
        let (fixtures, others) = self.found()?;
        if !others.is_empty() {
            let place = self.folder.display();
            eprintln!("{place}: passed over, as no input belongs to it: {}", others.join(", "));
        }
        if fixtures.is_empty() { Err(self.none()) } else { Ok(fixtures) }
    }

    /// The same, where there may be none.
    ///
    /// # Errors
    /// If the folder is there, but cannot be read.
    pub fn files(&self) -> Result<Vec<Fixture>, String> {
        Ok(self.found()?.0)
    }

    /// All of them, and files that are passed over: of archives, and beside a program what a compiler made.
    fn found(&self) -> Result<(Vec<Fixture>, Vec<String>), String> {
        let mut fixtures: BTreeMap<String, Fixture> = BTreeMap::new();
        let (mut others, mut is_of_programs) = (Vec::new(), false);
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(<_>::default()),
            entries => entries.map_err(at(&self.folder))?,
        };
        for entry in entries {
            let path = entry.map_err(at(&self.folder))?.path();
            let file = path.file_name().unwrap_or_default().to_string_lossy();
            let Some((name, extension)) = file.rsplit_once('.') else { continue };
            is_of_programs |= extension == "rs";
            let part: fn(&mut Fixture) -> &mut Option<PathBuf> = match extension {
                "in" | "made" => |fixture| &mut fixture.input,
                "out" | "ans" => |fixture| &mut fixture.answer,
                "err" => |fixture| &mut fixture.errors,
                _ => continue,
            };
            if name.is_empty() || !path.is_file() {
                continue;
            }
            if file.starts_with("._") {
                others.push(file.into_owned());
                continue;
            }
            let fixture = fixtures.entry(name.to_owned()).or_insert_with(|| Fixture {
                name: name.to_owned(),
                folder: self.folder.clone(),
                input: None,
                answer: None,
                other_answer: None,
                errors: None,
                comparison: self.comparison.clone(),
                made: None,
            });
            let path = if extension == "made" {
                let made = Made::read(&path, &self.package, &self.target)?;
                fixture.made.insert(made).input()
            } else {
                path
            };
            fixture.other_answer = part(fixture).replace(path).or(fixture.other_answer.take());
        }
        let mut fixtures: Vec<Fixture> = fixtures.into_values().collect();
        fixtures.retain(|fixture| {
            let is_one = fixture.input.is_some() || !is_of_programs;
            let file = fixture.answer.as_ref().or(fixture.errors.as_ref()).filter(|_| !is_one);
            others.extend(file.and_then(|file| Some(file.file_name()?.to_string_lossy().into())));
            is_one
        });
        fixtures.sort_by(|a, b| natural(&a.name).cmp(&natural(&b.name)));
        others.sort();
        Ok((fixtures, others))
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

/// A name in the order of persons, for whom `sample-2` is before `sample-10`: numbers go by their length, and first.
fn natural(name: &str) -> Vec<(usize, &[u8])> {
    let pieces = name.as_bytes().chunk_by(|a, b| a.is_ascii_digit() == b.is_ascii_digit());
    let pieces = pieces.map(|piece| {
        let zeros = piece.iter().take_while(|byte| **byte == b'0').count();
        let is_number = piece[0].is_ascii_digit();
        let length = if is_number { piece.len() - zeros } else { usize::MAX };
        (length, &piece[zeros..])
    });
    pieces.collect()
}
