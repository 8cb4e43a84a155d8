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
    let Some(any) = brute.as_ref().or(generator.as_ref()) else { return Ok(Helpers::default()) };
    let compiler = Compiler::beside(any)?;
    let compile =
        |source: Option<PathBuf>| source.map(|source| compiler.compile(&source)).transpose();
    let helpers = thread::scope(|scope| {
        let brute = scope.spawn(|| compile(brute));
        let generator = compile(generator)?;
        Ok::<_, String>(Helpers { brute: brute.join().expect("no panic")?, generator })
    })?;
    sweep(&compiler.folder);
    Ok(helpers)
}

/// Builds a program of one file, which is beside a manifest, or in no package of the workspace around the current
/// folder: with optimisation and checked arithmetic, and with `cases` if the workspace has that. It is kept by the name of
/// all that it was compiled from, and for a day after it was last asked for.
///
/// # Errors
/// What the compiler says.
pub fn compile(source: &Path) -> Result<PathBuf, String> {
    let compiler = Compiler::beside(source)?;
    let program = compiler.compile(source)?;
    sweep(&compiler.folder);
    Ok(program)
}

/// How the programs of a folder are compiled.
struct Compiler {
    /// What `rustc -vV` prints.
    version: Vec<u8>,
    edition: String,
    /// What the names of the programs begin with.
    package: String,
    /// The library `cases`, which nobody else writes to, and its bytes.
    cases: Option<(PathBuf, Vec<u8>)>,
    /// Where the programs are.
    folder: PathBuf,
    scratch: Scratch,
}

impl Compiler {
    /// That for the folder of a program.
    fn beside(source: &Path) -> Result<Compiler, String> {
        let source = fs::canonicalize(source).map_err(at(source))?;
        let manifest = fs::canonicalize(source.with_file_name("Cargo.toml")).ok();
        let metadata = metadata(manifest.as_deref())?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let packages = metadata["packages"].as_array().map_or(&[][..], Vec::as_slice);
        let package = packages.iter().find(|package| {
            manifest.is_some() && fs::canonicalize(text(&package["manifest_path"])).ok() == manifest
        });
        let target = target(&metadata);
        let folder = target.join("stress");
        fs::create_dir_all(&folder).map_err(at(&folder))?;
        let scratch = Scratch::within(&folder)?;
        let cases = packages.iter().find(|package| package["name"] == "cases");
        let cases = cases.map(|package| {
            let library =
                cases_library(&text(&package["manifest_path"]), &target, scratch.place())?;
            let bytes = fs::read(&library).map_err(at(&library))?;
            Ok::<_, String>((library, bytes))
        });
        Ok(Compiler {
            version: output(rustc().arg("-vV"))?.stdout,
            edition: package.map_or("2021".to_owned(), |package| text(&package["edition"])),
            package: package.map_or(String::new(), |it| text(&it["name"]) + "-"),
            cases: cases.transpose()?,
            folder,
            scratch,
        })
    }

    /// Compiles a program of the folder, unless there is one already of the same: its path.
    fn compile(&self, source: &Path) -> Result<PathBuf, String> {
        let source = &fs::canonicalize(source).map_err(at(source))?;
        let (place, stem) = (source.display(), source.file_stem().unwrap_or_default());
        let name = self.package.clone() + &stem.to_string_lossy();
        let digest_of = |bytes: &[u8], more: &str| {
            let (source, edition) = (place.to_string(), self.edition.as_bytes());
            let cases = self.cases.as_ref().map_or(&[][..], |(_, bytes)| bytes);
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
            if let Ok(file) = File::open(&program) {
                let _ = file.set_modified(SystemTime::now());
                return Ok(program);
            }
            let made = self.scratch.place().join(digest);
            let mut rustc = rustc();
            rustc.args(FLAGS.split(' ')).args(["--edition", &self.edition]);
            if let Some((cases, _)) = &self.cases {
                rustc.arg("--extern").arg(format!("cases={}", cases.display()));
            }
            let output = output(rustc.arg("-o").arg(&made).arg(source))?;
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
            let program = if is_whole { program } else { path(&digest_of(&before.0, &own)) };
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
