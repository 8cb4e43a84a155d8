//! Where the files of a problem lie: the fixtures of a program, and what is beside it.

use crate::layouts::{self, FOLDERS, goes_before, has_any};
use std::fs;
use std::path::{Path, PathBuf};

/// What is beside a program, and is none that is submitted.
const HELPERS: [&str; 2] = ["brute.rs", "gen.rs"];

/// The folders of a problem. The main program of a package has the package's folder, and `fixtures` in it. Any other program,
/// and a file without a package, has `fixtures/NAME` for all its files; until that folder exists, it uses the folder around,
/// unless that is the main program's.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Place {
    /// Where fixtures are read, whether there is such a folder or not.
    pub fixtures: PathBuf,
    /// Where new ones go.
    pub new_fixtures: PathBuf,
    /// Where its brute force and its generator are looked for; new ones go into the first.
    helpers: Vec<PathBuf>,
    /// Where its checker and its interactor are started.
    pub tools: Vec<PathBuf>,
}

impl Place {
    /// That of a program in a package, whose fixtures may be in a folder that is `named`: of the main one, or of the one
    /// called `name`, beside which there may be a main one.
    pub(crate) fn of_binary(
        home: &Path,
        named: Option<&str>,
        (name, is_main, has_main): (&str, bool, bool),
    ) -> Place {
        let folders: Vec<PathBuf> =
            named.map_or(FOLDERS.to_vec(), |it| vec![it]).iter().map(|it| home.join(it)).collect();
        let usual = match named {
            Some(_) => folders[0].clone(),
            None => layouts::folder(home).unwrap_or(folders[0].clone()),
        };
        let usual = &usual;
        let own = folders.iter().map(|it| it.join(name)).find(|own| own.is_dir());
        let (has_own, in_home) = (own.is_some(), is_main || !has_main);
        let own = own.unwrap_or_else(|| folders[0].join(name));
        let (is_full, is_shared) = (goes_before(&own, usual), !has_main && has_any(usual));
        let fixtures = if !is_full && (is_main || is_shared) { usual } else { &own }.clone();
        let new_fixtures = if is_main && !is_full { usual } else { &own }.clone();
        let own = [own].into_iter().filter(|_| has_own || !is_main);
        let home = || [home.to_owned()].into_iter();
        Place {
            fixtures,
            new_fixtures,
            tools: own.clone().filter(|_| has_own).chain(home()).collect(),
            helpers: own.chain(home().filter(|_| in_home)).collect(),
        }
    }

    /// That of a program in one file, without a package. The only one in its folder goes on with fixtures that are there.
    pub(crate) fn of_file(file: &Path, named: Option<&str>) -> Place {
        let home = file.parent().unwrap_or(file);
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let place = Place::of_binary(home, named, (&name, false, false));
        let is_only = programs(home).iter().all(|other| other.file_name() == file.file_name());
        let is_beside = has_any(home) && !goes_before(&place.fixtures, home);
        let fixtures = if is_beside { home.to_owned() } else { place.fixtures };
        let goes_on = is_only && has_any(&fixtures);
        let new_fixtures = if goes_on { fixtures.clone() } else { place.new_fixtures };
        Place { fixtures, new_fixtures, ..place }
    }

    /// One folder for all.
    pub(crate) fn only(folder: &Path) -> Place {
        let (one, all) = (folder.to_owned(), vec![folder.to_owned()]);
        Place { fixtures: one.clone(), new_fixtures: one, helpers: all.clone(), tools: all }
    }

    /// The same with its fixtures in that folder.
    pub(crate) fn at(self, folder: &Path) -> Place {
        Place { fixtures: folder.to_owned(), new_fixtures: folder.to_owned(), ..self }
    }

    /// The file of that name beside the program, if it is there.
    pub fn find(&self, file: &str) -> Option<PathBuf> {
        self.helpers.iter().map(|folder| folder.join(file)).find(|path| path.is_file())
    }

    /// Where it is, or is to be.
    pub fn path(&self, file: &str) -> PathBuf {
        self.find(file).unwrap_or_else(|| self.helpers[0].join(file))
    }
}

/// The programs in a folder that are files there, sorted by name, without what is beside them.
pub fn programs(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_helper = |path: &Path| HELPERS.iter().any(|helper| path.ends_with(helper));
    let is_program = |path: &PathBuf| {
        path.extension().is_some_and(|end| end == "rs") && path.is_file() && !is_helper(path)
    };
    let mut programs: Vec<PathBuf> = entries.filter(is_program).collect();
    programs.sort();
    programs
}
