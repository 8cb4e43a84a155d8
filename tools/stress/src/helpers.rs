use serde_json::Value;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, SystemTime};
use std::{env, thread};
use verdicts::artifact::{TRIES, digest};
use verdicts::text::{Scratch, at};
use verdicts::workspace::{build_into, cargo, metadata, target};

/// How long a program is kept that nobody asks for.
const UNUSED: Duration = Duration::from_secs(24 * 60 * 60);

/// The programs beside a solution.
#[derive(Clone, Debug, Default)]
pub struct Helpers {
    /// `brute.rs`, if it was asked for.
    pub brute: Option<PathBuf>,
    /// `gen.rs`, if it was asked for.
    pub generator: Option<PathBuf>,
}

/// Builds `brute.rs` and `gen.rs` beside the manifest in `folder`, those that are asked for: see [`compile`].
///
/// # Errors
/// Which one is missing and what to do, or what the compiler says.
///
/// # Panics
/// If a thread that waits for a compiler does.
pub fn build(folder: &Path, brute: bool, generator: bool) -> Result<Helpers, String> {
    let find = |wanted: bool, file: &str, what: &str, flag: &str| {
        let path = folder.join(file);
        if wanted && !path.is_file() {
            let path = path.display();
            let hint = format!("write one there, or give a command with {flag}");
            return Err(format!("there is no {what} {path}: {hint}"));
        }
        Ok(wanted.then_some(path))
    };
    let generator = find(generator, "gen.rs", "generator", "--gen")?;
    let brute = find(brute, "brute.rs", "brute force", "--brute")?;
    let compile = |source: Option<PathBuf>| source.map(|source| compile(&source)).transpose();
    thread::scope(|scope| {
        let brute = scope.spawn(|| compile(brute));
        let generator = compile(generator)?;
        Ok(Helpers { brute: brute.join().expect("no panic")?, generator })
    })
}

/// Builds a program of one file, which is beside a manifest, or in no package of the workspace around the current
/// folder: with optimisation and checked arithmetic, and with `cases` if the workspace has that. It is kept by the name of
/// all that it was compiled from, and for a day after it was last asked for.
///
/// # Errors
/// What the compiler says.
pub fn compile(source: &Path) -> Result<PathBuf, String> {
    let source = fs::canonicalize(source).map_err(at(source))?;
    let manifest = fs::canonicalize(source.with_file_name("Cargo.toml")).ok();
    let metadata = metadata(manifest.as_deref())?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let packages = metadata["packages"].as_array().map_or(&[][..], Vec::as_slice);
    let package = packages.iter().find(|package| {
        manifest.is_some() && fs::canonicalize(text(&package["manifest_path"])).ok() == manifest
    });
    let mut name = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    if let Some(package) = package {
        name = format!("{}-{name}", text(&package["name"]));
    }
    let target = target(&metadata);
    let folder = target.join("stress");
    fs::create_dir_all(&folder).map_err(at(&folder))?;
    let scratch = Scratch::within(&folder)?;
    let cases = packages.iter().find(|package| package["name"] == "cases");
    let manifest = cases.map(|package| text(&package["manifest_path"]));
    let cases = manifest.map(|manifest| cases_library(&manifest, &target, scratch.place()));
    let cases = cases.transpose()?;
    let edition = package.map_or("2021".to_owned(), |package| text(&package["edition"]));
    let compiler = Compiler { source: &source, edition, cases, scratch };
    let program = compiler.compile(&folder.join(name).to_string_lossy())?;
    sweep(&folder);
    Ok(program)
}

/// How a program is compiled.
struct Compiler<'a> {
    source: &'a Path,
    edition: String,
    /// The library `cases`, which nobody else writes to.
    cases: Option<PathBuf>,
    scratch: Scratch,
}

impl Compiler<'_> {
    /// Compiles it, unless there is a program already of the same: its path, which begins so.
    fn compile(&self, path: &str) -> Result<PathBuf, String> {
        let place = self.source.display();
        let version = output(rustc().arg("-vV"))?.stdout;
        let cases = self.cases.as_ref().map(fs::read).transpose().map_err(at(self.source))?;
        let of = |bytes: &[u8], more: &str| {
            let (source, edition) = (place.to_string(), self.edition.as_bytes());
            let cases = cases.as_deref().unwrap_or_default();
            let all = [bytes, &version, cases, source.as_bytes(), edition, FLAGS.as_bytes()];
            let digest = digest(&[&all[..], &[more.as_bytes()]].concat());
            PathBuf::from(format!("{path}-{digest}{}", env::consts::EXE_SUFFIX))
        };
        for _ in 0..TRIES {
            let read = || {
                let saved = fs::metadata(self.source).and_then(|metadata| metadata.modified());
                let read = fs::read(self.source).map_err(at(self.source));
                read.map(|bytes| (bytes, saved.ok()))
            };
            let before = read()?;
            let program = of(&before.0, "");
            if let Ok(file) = File::open(&program) {
                let _ = file.set_modified(SystemTime::now());
                return Ok(program);
            }
            let made = self.scratch.place().join("program");
            let mut rustc = rustc();
            rustc.args(FLAGS.split(' ')).args(["--edition", &self.edition]);
            if let Some(cases) = &self.cases {
                rustc.arg("--extern").arg(format!("cases={}", cases.display()));
            }
            let output = output(rustc.arg("-o").arg(&made).arg(self.source))?;
            // It may have been saved while the compiler read it.
            if read()? != before {
                continue;
            }
            if !output.status.success() {
                let errors = String::from_utf8_lossy(&output.stderr);
                return Err(format!("`{place}` does not compile\n{}", errors.trim_end()));
            }
            // Nobody knows what else is in it before: it is of this process alone.
            let noted = fs::read_to_string(made.with_extension("d")).unwrap_or_default();
            let is_input = |line: &&str| line.ends_with(':') || line.starts_with("# env-dep");
            let is_whole = noted.lines().filter(is_input).count() == 1;
            let own = self.scratch.place().display().to_string();
            let program = if is_whole { program } else { of(&before.0, &own) };
            return fs::rename(&made, &program).map_err(at(&program)).map(|()| program);
        }
        Err(format!("{place} changes each time that it is compiled"))
    }
}

/// How a program is compiled; also, with what it is made of.
const FLAGS: &str = "-Copt-level=3 -Ccodegen-units=1 -Coverflow-checks=on --emit=link,dep-info";

fn rustc() -> Command {
    Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
}

fn output(rustc: &mut Command) -> Result<Output, String> {
    rustc.output().map_err(|error| format!("cannot start rustc: {error}"))
}

/// The library `cases`, compiled, in a folder where nobody else writes.
fn cases_library(manifest: &str, target: &Path, folder: &Path) -> Result<PathBuf, String> {
    let mut build = cargo();
    build.args(["build", "--offline", "--quiet", "--release", "--package", "cases", "--lib"]);
    build_into(build.args(["--manifest-path", manifest]), target, "cases", folder)
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
