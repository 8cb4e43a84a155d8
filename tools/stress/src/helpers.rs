use serde_json::Value;
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::SystemTime;
use std::{env, fs, io};
use verdicts::workspace::{cargo, metadata};

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
    if brute.is_none() && generator.is_none() {
        return Ok(Helpers::default());
    }
    let compiler = Compiler::of(&folder.join("gen.rs"))?;
    // Both at once.
    let start = |source: Option<PathBuf>| source.map(|source| compiler.start(&source)).transpose();
    let (brute, generator) = (start(brute)?, start(generator)?);
    let finish = |build: Option<Build>| build.map(Build::finish).transpose();
    Ok(Helpers { brute: finish(brute)?, generator: finish(generator)? })
}

/// Builds a program of one file, which is beside a manifest or in no package, with optimisation and checked arithmetic,
/// and with `cases` if the workspace has that. A program that is newer than its source is kept.
///
/// # Errors
/// What the compiler says.
pub fn compile(source: &Path) -> Result<PathBuf, String> {
    let source = fs::canonicalize(source).map_err(at(source))?;
    Compiler::of(&source)?.start(&source)?.finish()
}

/// What the programs of a folder are compiled with.
struct Compiler {
    /// What their names begin with.
    name: String,
    edition: String,
    /// `libcases.rlib`, if the workspace has that.
    cases: Option<PathBuf>,
    /// Where programs are put.
    folder: PathBuf,
}

/// A program that is being compiled.
struct Build {
    program: PathBuf,
    source: PathBuf,
    /// None where nothing is to do.
    compiler: Option<Child>,
}

impl Compiler {
    /// For a file beside a manifest, or for one of no package, as of the workspace around the current folder.
    fn of(source: &Path) -> Result<Compiler, String> {
        let manifest = source.with_file_name("Cargo.toml");
        let manifest = manifest.is_file().then_some(manifest);
        let metadata = metadata(manifest.as_deref())?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let packages = metadata["packages"].as_array().map_or(&[][..], Vec::as_slice);
        let package = manifest.and_then(|manifest| {
            let manifest = fs::canonicalize(manifest).ok()?;
            packages.iter().find(|package| {
                fs::canonicalize(text(&package["manifest_path"])).is_ok_and(|it| it == manifest)
            })
        });
        let (name, edition) = package.map_or_else(
            || {
                // Files of one name are in several folders.
                let path = source.with_extension("").to_string_lossy().into_owned();
                (path.replace(|c: char| !c.is_alphanumeric(), "-"), "2021".to_owned())
            },
            |package| (text(&package["name"]), text(&package["edition"])),
        );
        let library = packages.iter().find(|package| package["name"] == "cases");
        let cases = library.map(|library| cases(&text(&library["manifest_path"]))).transpose()?;
        let folder = Path::new(&text(&metadata["target_directory"])).join("stress");
        fs::create_dir_all(&folder).map_err(at(&folder))?;
        Ok(Compiler { name, edition, cases, folder })
    }

    fn start(&self, source: &Path) -> Result<Build, String> {
        let file = source.file_stem().unwrap_or_default().display();
        let name = format!("{}-{file}{}", self.name, env::consts::EXE_SUFFIX);
        let program = self.folder.join(name);
        let mut build = Build { program, source: source.into(), compiler: None };
        let made = modified(&build.program);
        let is_older = |path: &Path| made.is_some_and(|made| modified(path) < Some(made));
        if is_older(source) && self.cases.as_deref().is_none_or(is_older) {
            return Ok(build);
        }
        let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
        rustc.args(["--edition", &self.edition, "-Copt-level=3", "-Coverflow-checks=on"]);
        if let Some(cases) = &self.cases {
            rustc.arg("--extern").arg(format!("cases={}", cases.display()));
        }
        rustc.arg("-o").arg(&build.program).arg(source);
        rustc.stdout(Stdio::null()).stderr(Stdio::piped());
        let compiler = rustc.spawn().map_err(|error| format!("cannot start rustc: {error}"))?;
        build.compiler = Some(compiler);
        Ok(build)
    }
}

impl Build {
    /// The program, once it is compiled.
    fn finish(self) -> Result<PathBuf, String> {
        let Some(compiler) = self.compiler else { return Ok(self.program) };
        let output = compiler.wait_with_output().map_err(|error| format!("rustc: {error}"))?;
        let does_not_compile = || does_not_compile(self.source.display(), &output.stderr);
        output.status.success().then_some(self.program).ok_or_else(does_not_compile)
    }
}

/// The library `cases`, compiled.
fn cases(manifest: &str) -> Result<PathBuf, String> {
    let mut command = cargo();
    command.args(["build", "--offline", "--quiet", "--release", "--package", "cases", "--lib"]);
    command.arg("--message-format=json-render-diagnostics").arg("--manifest-path").arg(manifest);
    let output = command.output().map_err(|error| format!("cannot start cargo: {error}"))?;
    let printed = String::from_utf8_lossy(&output.stdout);
    let messages = printed.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let mut libraries = messages.filter(|message| message["target"]["name"] == "cases");
    let library = libraries.find_map(|library| library["filenames"][0].as_str().map(PathBuf::from));
    library.ok_or_else(|| does_not_compile("cases", &output.stderr))
}

fn does_not_compile(what: impl Display, stderr: &[u8]) -> String {
    format!("`{what}` does not compile\n{}", String::from_utf8_lossy(stderr).trim_end())
}

fn at(path: &Path) -> impl Fn(io::Error) -> String {
    move |error| format!("{}: {error}", path.display())
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|metadata| metadata.modified()).ok()
}
