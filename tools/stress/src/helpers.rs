use crate::cache::cache;
use serde_json::Value;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, SystemTime};
use std::{env, thread};
use verdicts::artifact::{TRIES, digest};
use verdicts::text::Scratch;
use verdicts::workspace::metadata;
use verdicts::{Place, Result, at, cannot_start};

/// How long a program is kept that nobody asks for.
const UNUSED: Duration = Duration::from_secs(24 * 60 * 60);

/// Builds programs of one file each in that edition, all at once, with optimisation and checked arithmetic, and with
/// `cases`, wherever they lie. Each is kept for the user by the name of all that it was compiled from, and for a day after it
/// was last asked for.
pub fn build(edition: &str, sources: &[PathBuf]) -> Result<Vec<PathBuf>> {
    if sources.is_empty() {
        return Ok(Vec::new());
    }
    let compiler = &Compiler::new(edition)?;
    let programs = thread::scope(|scope| {
        let start = |source| scope.spawn(move || compiler.compile(source));
        let started: Vec<_> = sources.iter().map(PathBuf::as_path).map(start).collect();
        started.into_iter().map(|one| one.join().expect("no panic")).collect::<Result<_>>()
    })?;
    sweep(&compiler.folder);
    Ok(programs)
}

/// The same of one program, in the edition of the package whose manifest is beside it.
pub fn compile(source: &Path) -> Result<PathBuf> {
    let manifest = source.with_file_name("Cargo.toml");
    let mut edition = "2021".to_owned();
    if manifest.is_file() {
        let (metadata, manifest) = (metadata(Some(&manifest))?, fs::canonicalize(&manifest).ok());
        let path = |package: &Value| fs::canonicalize(package["manifest_path"].as_str()?).ok();
        let mut packages = metadata["packages"].as_array().into_iter().flatten();
        let package = packages.find(|package| path(package) == manifest);
        let known = package.and_then(|package| package["edition"].as_str());
        edition = known.map_or(edition, str::to_owned);
    }
    Ok(build(&edition, &[source.to_owned()])?.remove(0))
}

/// The source of a problem's generator: a `gen.rs`, or a brute force that makes inputs too, as it prints by `input.print`.
pub fn generator(place: &Place) -> Option<PathBuf> {
    let makes_inputs =
        |brute: &PathBuf| fs::read_to_string(brute).is_ok_and(|text| text.contains(".print("));
    place.find("gen.rs").or_else(|| place.find("brute.rs").filter(makes_inputs))
}

/// How programs are compiled.
struct Compiler {
    /// What `rustc -vV` prints.
    version: Vec<u8>,
    edition: String,
    /// The library `cases`.
    cases: PathBuf,
    /// Where the programs are.
    folder: PathBuf,
    scratch: Scratch,
}

impl Compiler {
    fn new(edition: &str) -> Result<Compiler> {
        let folder = cache()?.join("programs");
        fs::create_dir_all(&folder).map_err(at(&folder))?;
        let scratch = Scratch::within(&folder)?;
        let version = output(rustc().arg("-vV"))?.stdout;
        let cases = cases_library(&version, &folder, scratch.place())?;
        Ok(Compiler { version, edition: edition.to_owned(), cases, folder, scratch })
    }

    /// Compiles a program, unless there is one already of the same: its path.
    fn compile(&self, source: &Path) -> Result<PathBuf> {
        let source = &fs::canonicalize(source).map_err(at(source))?;
        let (place, stem) = (source.display(), source.file_stem().unwrap_or_default());
        // What a person knows it by.
        let around = source.parent().and_then(Path::file_name).unwrap_or_default();
        let name = format!("{}-{}", around.to_string_lossy(), stem.to_string_lossy());
        let name = name.replace(|c: char| !c.is_ascii_alphanumeric(), "-");
        let digest_of = |bytes: &[u8], more: &str| {
            let (source, edition) = (place.to_string(), self.edition.as_bytes());
            let cases = self.cases.as_os_str().as_encoded_bytes();
            let all = [bytes, &self.version, cases, source.as_bytes(), edition, FLAGS.as_bytes()];
            digest(&[&all[..], &[more.as_bytes()]].concat())
        };
        let path =
            |digest: &str| self.folder.join(format!("{name}-{digest}{}", env::consts::EXE_SUFFIX));
        for _ in 0..TRIES {
            let read = || {
                let saved = fs::metadata(source).and_then(|metadata| metadata.modified());
                let read = fs::read(source).map_err(at(source));
                read.map(|bytes| (bytes, saved.ok()))
            };
            let before = read()?;
            let digest = digest_of(&before.0, "");
            let program = path(&digest);
            if is_kept(&program) {
                return Ok(program);
            }
            let made = self.scratch.place().join(digest);
            let mut rustc = rustc();
            rustc.args(FLAGS.split(' ')).args(["--edition", &self.edition]);
            // It also notes what it is made of.
            rustc.arg("--emit=link,dep-info");
            rustc.arg("--extern").arg(format!("cases={}", self.cases.display()));
            let output = output(rustc.arg("-o").arg(&made).arg(source))?;
            // It may have been saved while the compiler read it.
            if read()? != before {
                continue;
            }
            if !output.status.success() {
                let errors = String::from_utf8_lossy(&output.stderr);
                return Err(format!("`{place}` does not compile\n{}", errors.trim_end()).into());
            }
            // Nobody knows what else is in it before: it is of this process alone.
            let noted = fs::read_to_string(made.with_extension("d")).unwrap_or_default();
            let is_input = |line: &&str| line.ends_with(':') || line.starts_with("# env-dep");
            let is_whole = noted.lines().filter(is_input).count() == 1;
            let own = self.scratch.place().display().to_string();
            let program = if is_whole { program } else { path(&digest_of(&before.0, &own)) };
            return fs::rename(&made, &program).map_err(at(&program)).map(|()| program);
        }
        Err(format!("{place} changes while it is compiled: save it once, and try again").into())
    }
}

/// How a program is compiled.
const FLAGS: &str = "-Copt-level=3 -Ccodegen-units=1 -Coverflow-checks=on";

fn rustc() -> Command {
    Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
}

fn output(rustc: &mut Command) -> Result<Output> {
    rustc.output().map_err(cannot_start(rustc))
}

/// Whether a file is there, which is kept from now on.
fn is_kept(path: &Path) -> bool {
    let file = File::open(path);
    file.is_ok_and(|file| {
        let _ = file.set_modified(SystemTime::now());
        true
    })
}

/// The sources of `cases`, by their names.
const CASES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/cases.rs"));

/// The library `cases`, compiled by the compiler of that version, in `folder`; made in `scratch`, if it is not there.
fn cases_library(version: &[u8], folder: &Path, scratch: &Path) -> Result<PathBuf> {
    let texts = CASES.iter().map(|(_, text)| text.as_bytes());
    let parts: Vec<&[u8]> = [version, FLAGS.as_bytes()].into_iter().chain(texts).collect();
    let library = folder.join(format!("libcases-{}.rlib", digest(&parts)));
    if is_kept(&library) {
        return Ok(library);
    }
    let (sources, made) = (scratch.join("cases"), scratch.join("libcases.rlib"));
    fs::create_dir(&sources).map_err(at(&sources))?;
    // What documents it, and is no part of a program.
    fs::write(scratch.join("README.md"), "").map_err(at(scratch))?;
    for (name, text) in CASES {
        fs::write(sources.join(name), text).map_err(at(&sources))?;
    }
    let mut rustc = rustc();
    rustc.args(FLAGS.split(' ')).args(["--edition=2021", "--crate-name=cases"]);
    let compiled =
        output(rustc.arg("--crate-type=rlib").arg("-o").arg(&made).arg(sources.join("lib.rs")))?;
    if !compiled.status.success() {
        let errors = String::from_utf8_lossy(&compiled.stderr);
        return Err(format!("`cases` does not compile\n{}", errors.trim_end()).into());
    }
    fs::rename(&made, &library).map_err(at(&library)).map(|()| library)
}

/// Removes what nobody has asked for in the last day.
fn sweep(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let used = entry.metadata().and_then(|metadata| metadata.modified());
        if used.is_ok_and(|used| used.elapsed().is_ok_and(|since| since > UNUSED)) {
            // What another process is at, too.
            let _ = fs::remove_file(entry.path()).or_else(|_| fs::remove_dir_all(entry.path()));
        }
    }
}
