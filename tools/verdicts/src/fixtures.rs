use crate::comparison::{Comparison, Overrides};
use crate::error::{Result, at};
use crate::fixture::Fixture;
use crate::layouts::{Part, files, part};
use crate::made::Made;
use crate::nearest::instead_of;
use crate::text::Content;
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// How many files are named where there are no fixtures.
const SEEN: usize = 5;

/// The fixtures of a program: where they are, and how answers are judged.
#[derive(Clone, Debug, Default)]
pub struct Fixtures {
    /// Where the commands of the manifest are started: the first that has a file which they name, or the first.
    pub tools: Vec<PathBuf>,
    /// Their folder, whether there is one or not.
    pub folder: PathBuf,
    /// The folder for what is made of it.
    pub target: PathBuf,
    /// How the manifest wants answers to be judged.
    pub overrides: Overrides,
    /// How answers are judged.
    pub comparison: Comparison,
    /// The fixtures themselves, where another tool's document says which there are; the folder is not read then.
    pub given: Vec<Fixture>,
}

impl Fixtures {
    /// All fixtures in a folder, sorted by name, with answers to the byte; those of which a file is missing too.
    pub fn in_folder(folder: &Path) -> Result<Vec<Fixture>> {
        Fixtures::at(folder).all()
    }

    /// Those in a folder, with answers to the byte.
    pub(crate) fn at(folder: &Path) -> Fixtures {
        let (tools, target) = (vec![folder.to_owned()], folder.join("target"));
        Fixtures { tools, folder: folder.to_owned(), target, ..Fixtures::default() }
    }

    /// Judges answers by `overrides`, if there are any, else by the manifest, with the defaults of `judge`. Commands are started
    /// in the current folder, or in that of the manifest, whichever has the files which they name.
    pub fn compare_as(&mut self, overrides: &Overrides, judge: &Overrides) -> Result<()> {
        let tools = self.tools.iter().map(PathBuf::as_path);
        let folders: Vec<&Path> = [Path::new(".")].into_iter().chain(tools).collect();
        self.comparison = if *overrides == Overrides::default() {
            self.overrides.comparison(&folders[1..], judge)?
        } else {
            overrides.comparison(&folders, judge)?
        };
        Ok(())
    }

    /// All of them, sorted by name, even if a file of one is missing. Files that only look like one are named.
    pub fn all(&self) -> Result<Vec<Fixture>> {
        let (fixtures, others) = self.found()?;
        if !others.is_empty() {
            let place = self.folder.display();
            eprintln!("{place}: ignored, as these files have no input: {}", others.join(", "));
        }
        if fixtures.is_empty() { Err(self.none().into()) } else { Ok(fixtures) }
    }

    /// The same, where there may be none.
    pub fn files(&self) -> Result<Vec<Fixture>> {
        Ok(self.found()?.0)
    }

    /// All of them, and the files that are ignored: those of archives, and what a compiler made beside a program.
    fn found(&self) -> Result<(Vec<Fixture>, Vec<String>)> {
        if !self.given.is_empty() {
            let judged =
                |given: &Fixture| Fixture { comparison: self.comparison.clone(), ..given.clone() };
            return Ok((self.given.iter().map(judged).collect(), Vec::new()));
        }
        let files = match files(&self.folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(<_>::default()),
            files => files.map_err(at(&self.folder))?,
        };
        let mut fixtures: BTreeMap<String, Fixture> = BTreeMap::new();
        let mut others = Vec::new();
        let is_named = |(_, ([name, _], _)): &(_, ([String; 2], _))| !name.is_empty();
        let parts = files.iter().filter_map(|file| Some((file, part(file, &files)?)));
        let parts: Vec<_> = parts.filter(is_named).collect();
        for (file, ([name, whole], part)) in &parts {
            // Two rows may have the same name.
            let mut inputs = parts.iter().filter(|(_, (_, part))| *part == Part::Input);
            let is_shared = inputs.any(|(_, (other, _))| other[0] == *name && other[1] != *whole);
            let name = if is_shared { whole } else { name };
            if file.starts_with("._") {
                others.push((*file).clone());
                continue;
            }
            let new = || Fixture::new(name, &self.folder, self.comparison.clone());
            let fixture = fixtures.entry(name.clone()).or_insert_with(new);
            let path = self.folder.join(file);
            match part {
                Part::Input => fixture.input = Some(path.into()),
                Part::Made => {
                    // Made where the package is, which is the last of these.
                    let package = self.tools.last().unwrap_or(&self.folder);
                    let made = Made::read(&path, package, &self.target)?;
                    fixture.input = Some(fixture.made.insert(made).input().into());
                }
                Part::Errors => fixture.errors = Some(path),
                Part::Answer => {
                    let before = fixture.answer.replace(path.into());
                    fixture.other_answer = before.or(fixture.other_answer.take());
                }
            }
        }
        let is_of_programs =
            files.iter().any(|file| Path::new(file).extension().is_some_and(|end| end == "rs"));
        let mut fixtures: Vec<Fixture> = fixtures.into_values().collect();
        fixtures.retain(|fixture| {
            let is_one = fixture.input.is_some() || !is_of_programs;
            let answer = fixture.answer.as_ref().and_then(Content::file);
            let file = answer.or(fixture.errors.as_deref()).filter(|_| !is_one);
            others.extend(file.and_then(|file| Some(file.file_name()?.to_string_lossy().into())));
            is_one
        });
        fixtures.sort_by(|a, b| natural(&a.name).cmp(&natural(&b.name)));
        others.sort();
        Ok((fixtures, others))
    }

    /// What to do where there are none, with what lies there instead.
    pub fn none(&self) -> String {
        let mut seen = files(&self.folder).unwrap_or_default();
        if seen.len() > SEEN {
            seen.splice(SEEN.., ["...".to_owned()]);
        }
        let seen =
            if seen.is_empty() { String::new() } else { format!(" among {}", seen.join(", ")) };
        format!(
            "{}: there are no fixtures{seen}; put NAME.in and NAME.out there, an input and its exact output",
            self.folder.display()
        )
    }

    /// Those that are called so; all, if there are no `names`.
    pub fn named(&self, names: &[String]) -> Result<Vec<Fixture>> {
        let mut fixtures = self.all()?;
        for name in names {
            if !fixtures.iter().any(|fixture| fixture.name == *name) {
                let instead = instead_of(name, fixtures.iter().map(|fixture| &*fixture.name));
                let place = self.folder.display();
                return Err(format!("{place}: there is no fixture `{name}`{instead}").into());
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
