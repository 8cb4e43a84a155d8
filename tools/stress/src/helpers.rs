use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::SystemTime;
use std::{env, fs};
use verdicts::workspace::{cargo, metadata};

/// The programs beside a solution.
#[derive(Clone, Debug, Default)]
pub struct Helpers {
    /// `brute.rs`, if it was asked for.
    pub brute: Option<PathBuf>,
    /// `gen.rs`, if it was asked for.
    pub generator: Option<PathBuf>,
}

/// Builds with optimisation and checked arithmetic what is beside the manifest of the package in `folder`: programs of
/// one file, which may use `cases` where the workspace has that package. One that is newer than its source is left.
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
    let compiler = Compiler::of(folder)?;
    // Both at once.
    let start = |source: Option<PathBuf>| source.map(|source| compiler.start(&source)).transpose();
    let (brute, generator) = (start(brute)?, start(generator)?);
    let finish = |build: Option<Build>| build.map(Build::finish).transpose();
    Ok(Helpers { brute: finish(brute)?, generator: finish(generator)? })
}

/// Builds one such file, the helper of a package or a program for itself, and says where the program is.
///
/// # Errors
/// What the compiler says.
pub fn compile(source: &Path) -> Result<PathBuf, String> {
    let source =
        fs::canonicalize(source).map_err(|error| format!("{}: {error}", source.display()))?;
    let folder = source.parent().unwrap_or(Path::new("/"));
    let compiler = if folder.join("Cargo.toml").is_file() {
        Compiler::of(folder)
    } else {
        Compiler::alone(&source)
    };
    compiler?.start(&source)?.finish()
}

/// What helpers of a package are compiled with.
struct Compiler {
    /// What the names of programs begin with.
    package: String,
    edition: String,
    /// `libcases.rlib`, where there is one.
    cases: Option<PathBuf>,
    /// Where programs are put.
    place: PathBuf,
}

/// A program that is being compiled.
struct Build {
    program: PathBuf,
    source: PathBuf,
    /// None where nothing is to do.
    compiler: Option<Child>,
}

impl Compiler {
    fn of(folder: &Path) -> Result<Compiler, String> {
        let manifest = folder.join("Cargo.toml");
        let metadata = metadata(Some(&manifest))?;
        let place = || manifest.display().to_string();
        let here = fs::canonicalize(&manifest).map_err(|error| format!("{}: {error}", place()))?;
        let mut packages = metadata["packages"].as_array().into_iter().flatten();
        let is_it = |package: &&Value| {
            let path = package["manifest_path"].as_str().map(fs::canonicalize);
            path.and_then(Result::ok).is_some_and(|path| path == here)
        };
        let has_cases = packages.clone().any(|package| package["name"] == "cases");
        let package = packages.find(is_it).ok_or("Cargo does not know the package")?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let target = text(&metadata["target_directory"]);
        Ok(Compiler {
            package: text(&package["name"]),
            edition: text(&package["edition"]),
            cases: if has_cases { Some(cases(&manifest)?) } else { None },
            place: PathBuf::from(target).join("stress"),
        })
    }

    /// For a file that is in no package: as one of the workspace around the current folder.
    fn alone(source: &Path) -> Result<Compiler, String> {
        let metadata = metadata(None)?;
        let text = |key: &str| PathBuf::from(metadata[key].as_str().unwrap_or_default());
        let manifest = text("workspace_root").join("Cargo.toml");
        // Files of one name are in several folders.
        let package = source
            .with_extension("")
            .to_string_lossy()
            .replace(|c: char| !c.is_alphanumeric(), "-");
        let cases = Some(cases(&manifest)?);
        Ok(Compiler {
            package,
            edition: "2021".into(),
            cases,
            place: text("target_directory").join("stress"),
        })
    }

    fn start(&self, source: &Path) -> Result<Build, String> {
        let file = source.file_stem().unwrap_or_default().display();
        let program =
            self.place.join(format!("{}-{file}{}", self.package, env::consts::EXE_SUFFIX));
        let build = |compiler| Build { program: program.clone(), source: source.into(), compiler };
        let made = modified(&program);
        let is_newer = |path: &Path| made.is_some_and(|made| modified(path) < Some(made));
        if is_newer(source) && self.cases.as_deref().is_none_or(is_newer) {
            return Ok(build(None));
        }
        fs::create_dir_all(&self.place)
            .map_err(|error| format!("{}: {error}", self.place.display()))?;
        let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
        rustc.args(["--edition", &self.edition, "-Copt-level=3", "-Coverflow-checks=on"]);
        if let Some(cases) = &self.cases {
            rustc.arg("--extern").arg(format!("cases={}", cases.display()));
        }
        rustc.arg("-o").arg(&program).arg(source).stdout(Stdio::null()).stderr(Stdio::piped());
        let compiler = rustc.spawn().map_err(|error| format!("cannot start rustc: {error}"))?;
        Ok(build(Some(compiler)))
    }
}

impl Build {
    /// The program, once it is compiled.
    fn finish(self) -> Result<PathBuf, String> {
        let Some(compiler) = self.compiler else { return Ok(self.program) };
        let output = compiler.wait_with_output().map_err(|error| format!("rustc: {error}"))?;
        if output.status.success() {
            return Ok(self.program);
        }
        let said = String::from_utf8_lossy(&output.stderr);
        Err(format!("`{}` does not compile\n{}", self.source.display(), said.trim_end()))
    }
}

/// The library `cases`, compiled.
fn cases(manifest: &Path) -> Result<PathBuf, String> {
    let mut command = cargo();
    command.args(["build", "--offline", "--quiet", "--release", "--package", "cases", "--lib"]);
    command.arg("--message-format=json-render-diagnostics").arg("--manifest-path").arg(manifest);
    let output = command.output().map_err(|error| format!("cannot start cargo: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let messages = text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let library = messages
        .filter(|message| message["target"]["name"] == "cases")
        .find_map(|message| message["filenames"][0].as_str().map(PathBuf::from));
    library.ok_or_else(|| {
        let said = String::from_utf8_lossy(&output.stderr);
        format!("`cases` does not compile\n{}", said.trim_end())
    })
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|metadata| metadata.modified()).ok()
}
