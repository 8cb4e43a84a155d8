//! Which solution a verb is about, and for which judge, as options say it.

use crate::foreign;
use crate::links::Link;
use crate::single_file::SingleFile;
use crate::submission::Target;
use anyhow::{Context, Result, anyhow, bail, ensure};
use bundler::package::Solution;
use command_line::Matches;
use judge::judges::Judge;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::{env, fs};
use verdicts::comparison::Overrides;
use verdicts::nearest::instead_of;
use verdicts::place::programs;
use verdicts::tool::Tool;
use verdicts::workspace::{around, name};
use verdicts::{Fixture, Package};

/// What a verb takes that is about one package.
pub const PACKAGE: &str = "[PACKAGE|FILE.rs]";

/// What is said of a file that no fixture was run on.
pub const NOT_TESTED: &str = "not tested: the file was compiled, but no fixture was run";

/// The option of verbs that judge the workspace's own program.
pub const DEBUG: &str = "debug: Judge a build that panics where a number does not fit its type, and says the line; its \
                         time limit is ten times as long";

/// The options of a verb that is about a package.
pub const BINARY: &str = "\
bin NAME: The binary, where the package has several
manifest-path PATH: A manifest of another workspace";

/// The options of a verb that is about a file for a judge.
pub const TARGET: &str = "\
for JUDGE: Use the crates, compiler, edition, language and limits of this judge; default: any judge, or for `submit` that of the header's link
to LANGUAGE: Only `c`: submit C, even if the judge takes Rust";

/// The option of verbs that judge a program that is none of Rust, too.
pub const PROGRAM: &str = "program COMMAND: Judge this command instead of the package's program: 'python3 mine.py', or ./mine; with --tests no \
                           package is needed";

/// The options by which answers are judged otherwise than the manifest says.
pub const COMPARISON: &str = "\
tests PATH: Use these tests, with their limits and comparison: a folder, a problem package of Kattis, Polygon, DMOJ or Hydro, or a file of cargo-compete or cph
float ERROR: Override the manifest: numbers may differ by ERROR, absolutely or relatively; white space is ignored
ignore-spaces [LEVEL]: Override the manifest: white space is ignored, or only at the end of lines (`ends`), within lines (`lines`), in blank lines too (`filled-lines`), or nowhere (`none`)
ignore-case: Override the manifest: the case of letters is ignored
checker COMMAND: Override the manifest: a program that is called with three files (input, output, answer) and decides by testlib's exit codes
interactor COMMAND: Override the manifest: a program that talks with the solution and decides as a checker does";

/// The value of an option that was given: `what` says what may be, `a number from 1 on`.
pub fn value<T: FromStr>(matches: &Matches, option: &str, what: &str) -> Result<Option<T>> {
    let read = |text: &str| text.parse().map_err(|_| format!("{what} is expected"));
    Ok(command_line::value(matches, option, read)?)
}

/// How answers are judged otherwise, as these options say it.
pub fn overrides(matches: &Matches) -> Result<Overrides> {
    Ok(Overrides {
        float: value(matches, "float", "a number")?.map(|error| [error; 2]),
        ignore_spaces: matches.opt_default("ignore-spaces", "words"),
        ignore_case: matches.opt_present("ignore-case").then_some(true),
        checker: matches.opt_str("checker"),
        interactor: matches.opt_str("interactor"),
    })
}

/// Which solution, and for whom.
pub struct Selection {
    pub package: Option<String>,
    bin: Option<String>,
    /// A manifest of another workspace, or of a single file's package.
    manifest: Option<PathBuf>,
    pub judge: Option<String>,
    pub to_c: bool,
    /// Where the tests are, if not where the package has them.
    tests: Option<PathBuf>,
    /// The command of a program that is judged in place of the package's.
    program: Option<String>,
    /// A single file, in each edition in which it may compile.
    file: Vec<SingleFile>,
}

impl Selection {
    /// The package that was typed, or the one that is made for the file that was; where there is none, that of the
    /// current folder, or the only one.
    pub fn typed(matches: &Matches) -> Result<Selection> {
        // Not all verbs have all options.
        let given = |name: &str| matches.opt_defined(name).then(|| matches.opt_str(name)).flatten();
        let language = given("to");
        let mut selection = Selection {
            package: matches.free.first().cloned(),
            bin: matches.opt_str("bin"),
            manifest: matches.opt_str("manifest-path").map(PathBuf::from),
            judge: given("for"),
            to_c: language.is_some(),
            tests: given("tests").map(PathBuf::from),
            program: given("program"),
            file: Vec::new(),
        };
        if let Some(language) = language.filter(|language| language != "c") {
            bail!("--to {language}: c is expected");
        }
        let is_built = selection.is_submission()
            || matches.opt_defined("debug") && matches.opt_present("debug");
        ensure!(
            selection.program.is_none() || !is_built,
            "--program cannot be combined with --for, --to or --debug"
        );
        let is_file = |name: &&String| Path::new(name).extension().is_some_and(|end| end == "rs");
        let named = selection.package.as_ref();
        let is_open = named.or(selection.bin.as_ref()).is_none() && !selection.is_elsewhere();
        let only = if is_open { only_file()? } else { None };
        let file = named.filter(is_file).map(PathBuf::from).or_else(|| beside(named?));
        if let Some(file) = file.or(only) {
            let file = &*file;
            // `submit` takes the judge of the header's link, and `bundle` takes any.
            let linked = || Link::of_header(&fs::read_to_string(file).ok()?).into_iter().next();
            let of_link = if matches.opt_defined("open") { linked() } else { None };
            let judge = selection.judge.clone().or(of_link.map(|link| link.judge));
            let is_pasted = selection.is_submission() || matches.opt_defined("no-test");
            selection.file = SingleFile::find(file, judge.as_deref(), selection.to_c, is_pasted)?;
            let SingleFile { manifest, package, binary, .. } = &selection.file[0];
            (selection.package, selection.bin, selection.manifest) =
                (Some(package.clone()), Some(binary.clone()), Some(manifest.clone()));
        }
        Ok(selection)
    }

    /// The judge whose rules hold: the one that was named, else that of the first link; any, if there is none.
    pub fn rules(&self, package: &Package) -> Result<Judge> {
        if self.judge.is_some() {
            return Judge::find(self.judge.as_deref());
        }
        let links = links(package);
        Ok(links.iter().find_map(|link| Judge::all().get(&link.judge)).cloned().unwrap_or_default())
    }

    /// Whether there is no package, but tests and a program.
    pub fn is_elsewhere(&self) -> bool {
        self.program.is_some() && self.tests.is_some()
    }

    /// What starts the program that was named in place of the package's, if one was.
    pub fn program(&self, package: &Package) -> Result<Option<Tool>> {
        let folders = [Path::new("."), package.manifest.parent().unwrap_or(Path::new("."))];
        let tool = self.program.as_ref().map(|line| Tool::find(line, &folders)).transpose();
        tool.map_err(|message| anyhow!("--program: {message}"))
    }

    /// The package, whose answers are judged with `overrides`.
    pub fn package(&self, overrides: &Overrides) -> Result<Package> {
        if let Some(tests) = self.tests.as_ref().filter(|_| self.is_elsewhere()) {
            return self.judged(Package::of_tests(tests), overrides);
        }
        let Selection { package, bin, manifest, .. } = self;
        let found = Package::named(manifest.as_deref(), package.as_deref(), bin.as_deref());
        self.judged(found?, overrides)
    }

    /// The package with the limits and the comparison of the judge whose rules hold, but for `overrides`.
    fn judged(&self, mut package: Package, overrides: &Overrides) -> Result<Package> {
        foreign::apply(&mut package, self.tests.as_deref())?;
        let judge = self.rules(&package)?;
        package.limits = judge.with_stack(package.limits);
        package.fixtures.compare_as(overrides, &judge.known.comparison)?;
        Ok(package)
    }

    /// Builds the program of its package into `folder`.
    pub fn build(&self, package: &Package, to_debug: bool, folder: &Path) -> Result<PathBuf> {
        let build = |package: &Package| Ok(package.build(to_debug, folder)?);
        if self.file.is_empty() {
            return build(package);
        }
        self.newest(|file| {
            let (manifest, binary) = (file.manifest.clone(), file.binary.clone());
            build(&Package { manifest, binary, ..package.clone() })
        })
    }

    /// What comes of a single file in the newest edition in which it compiles; what is wrong in the newest, if there is none.
    fn newest<T>(&self, make: impl Fn(&SingleFile) -> Result<T>) -> Result<T> {
        let make = |file: &SingleFile| file.make().and_then(|()| make(file));
        make(&self.file[0]).or_else(|error| {
            let file = &self.file[0];
            let shown = || anyhow!(format!("{error:#}").replace(&file.binary, &file.shown));
            self.file[1..].iter().find_map(|it| make(it).ok()).ok_or_else(shown)
        })
    }

    /// The solution, whose answers are judged with `overrides`; its own program is built with optimisation where that
    /// `is_judged`.
    pub fn solution(&self, overrides: &Overrides, is_judged: bool) -> Result<Solution> {
        let Selection { package, bin, manifest, .. } = self;
        let mut found = if let [_, _, ..] = self.file[..] {
            self.newest(|SingleFile { manifest, package, binary, .. }| {
                let found = Solution::find(Some(manifest), Some(package), Some(binary), is_judged)?;
                found.built()?;
                Ok(found)
            })?
        } else {
            Solution::find(manifest.as_deref(), package.as_deref(), bin.as_deref(), is_judged)?
        };
        found.package = self.judged(found.package, overrides)?;
        Ok(found)
    }

    /// Whether what is judged is the file for a judge, and not the workspace's own program.
    pub fn is_submission(&self) -> bool {
        self.judge.is_some() || self.to_c
    }

    /// Who a file of it is for.
    pub fn target(&self) -> Result<Target> {
        Target::find(self.judge.as_deref(), self.to_c)
    }
}

/// The problems that a package's program is for: those of the links in its header, then that of its manifest or tests.
pub fn links(package: &Package) -> Vec<Link> {
    let mut links = Link::of_header(&fs::read_to_string(&package.root).unwrap_or_default());
    links.extend(package.link.as_ref().and_then(|link| Link::of_any(link).ok()));
    links
}

/// The file that is called so but for its end, where no package is around it.
fn beside(name: &str) -> Option<PathBuf> {
    let is_alone = env::current_dir().is_ok_and(|here| around(&here).is_none());
    Some(PathBuf::from(format!("{name}.rs"))).filter(|file| is_alone && file.is_file())
}

/// The only program in the current folder, where no package is around it.
fn only_file() -> Result<Option<PathBuf>> {
    let here = env::current_dir().context("the current folder")?;
    if around(&here).is_some() {
        return Ok(None);
    }
    let mut files = programs(&here);
    if let [_, _, ..] = files[..] {
        let names: Vec<String> = files.iter().map(|file| name(file)).collect();
        bail!("name a file{}", instead_of("", names.iter().map(String::as_str)));
    }
    Ok(files.pop())
}

/// The fixtures that a file must pass: none, where that `is_not_tested`.
pub fn fixtures(solution: &Solution, is_not_tested: bool) -> Result<Vec<Fixture>> {
    if is_not_tested {
        return Ok(Vec::new());
    }
    let fixtures = solution.package.fixtures.all().map_err(anyhow::Error::from);
    let fixtures = fixtures.and_then(|all| check_answers(&all).map(|()| all));
    fixtures.map_err(|error| anyhow!("{error:#}; with --no-test none is needed"))
}

/// Fails where nobody knows what is right, so that nothing is judged.
pub fn check_answers(fixtures: &[Fixture]) -> Result<()> {
    let is_judged = fixtures.iter().any(Fixture::is_judged);
    let first = fixtures.first().map_or("NAME", |fixture| &fixture.name);
    ensure!(
        is_judged,
        "nothing is judged, as no fixture has an answer: put what is right into {first}.out"
    );
    Ok(())
}
