use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;
use std::{env, fs, thread};
use verdicts::text::at;
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
/// folder: with optimisation and checked arithmetic, and with `cases` if the workspace has that. A program that is newer
/// than its source is kept.
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
    let name = match package {
        Some(package) => {
            let file = source.file_stem().unwrap_or_default().to_string_lossy();
            format!("{}-{file}", text(&package["name"]))
        }
        // Files of one name are in several folders.
        None => {
            source.with_extension("").to_string_lossy().replace(|c: char| !c.is_alphanumeric(), "-")
        }
    };
    let cases = packages.iter().find(|package| package["name"] == "cases");
    let cases = cases.map(|package| cases_library(&text(&package["manifest_path"]))).transpose()?;
    let folder = Path::new(&text(&metadata["target_directory"])).join("stress");
    fs::create_dir_all(&folder).map_err(at(&folder))?;
    let program = folder.join(name + env::consts::EXE_SUFFIX);

    let made = modified(&program);
    let is_older = |path: &Path| made.is_some_and(|made| modified(path) < Some(made));
    if is_older(&source) && cases.as_deref().is_none_or(is_older) {
        return Ok(program);
    }
    let edition = package.map_or("2021".to_owned(), |package| text(&package["edition"]));
    let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc.args(["--edition", &edition, "-Copt-level=3", "-Ccodegen-units=1"]);
    rustc.arg("-Coverflow-checks=on");
    if let Some(cases) = cases {
        rustc.arg("--extern").arg(format!("cases={}", cases.display()));
    }
    let output = rustc.arg("-o").arg(&program).arg(&source).output();
    let output = output.map_err(|error| format!("cannot start rustc: {error}"))?;
    let is_compiled = output.status.success();
    is_compiled.then_some(program).ok_or_else(|| errors(&source, &output.stderr))
}

/// The library `cases`, compiled.
fn cases_library(manifest: &str) -> Result<PathBuf, String> {
    let mut command = cargo();
    command.args(["build", "--offline", "--quiet", "--release", "--package", "cases", "--lib"]);
    command.args(["--message-format=json-render-diagnostics", "--manifest-path", manifest]);
    let output = command.output().map_err(|error| format!("cannot start cargo: {error}"))?;
    let printed = String::from_utf8_lossy(&output.stdout);
    let messages = printed.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let mut libraries = messages.filter(|message| message["target"]["name"] == "cases");
    let library = libraries.find_map(|library| library["filenames"][0].as_str().map(PathBuf::from));
    library.ok_or_else(|| errors(Path::new("cases"), &output.stderr))
}

fn errors(source: &Path, stderr: &[u8]) -> String {
    let errors = String::from_utf8_lossy(stderr);
    format!("`{}` does not compile\n{}", source.display(), errors.trim_end())
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|metadata| metadata.modified()).ok()
}
