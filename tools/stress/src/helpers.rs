use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use verdicts::workspace::{cargo, metadata, run};

/// The programs beside a solution.
#[derive(Clone, Debug, Default)]
pub struct Helpers {
    /// `src/bin/brute.rs`, if it was asked for.
    pub brute: Option<PathBuf>,
    /// `src/bin/gen.rs`, if it was asked for.
    pub generator: Option<PathBuf>,
}

/// Builds with optimisation what is beside the solution of the package in `folder`.
///
/// # Errors
/// Which one is missing and what to do, or what the compiler says.
pub fn build(folder: &Path, brute: bool, generator: bool) -> Result<Helpers, String> {
    let manifest = folder.join("Cargo.toml");
    let metadata = metadata(Some(&manifest))?;
    let here =
        fs::canonicalize(&manifest).map_err(|error| format!("{}: {error}", manifest.display()))?;
    let packages = metadata["packages"].as_array().map_or(&[][..], Vec::as_slice);
    let is_it = |package: &&Value| {
        let path = package["manifest_path"].as_str().map(fs::canonicalize);
        path.and_then(Result::ok).is_some_and(|path| path == here)
    };
    let package = packages.iter().find(is_it).ok_or("Cargo does not know the package")?;
    let find = |wanted: bool, file: &str, what: &str, flag: &str| {
        let Some(target) = target(package, file).filter(|_| wanted) else {
            let path = folder.join("src/bin").join(file);
            let path = path.display();
            let hint = format!("write one there, or give a command with {flag}");
            return if wanted {
                Err(format!("there is no {what} {path}: {hint}"))
            } else {
                Ok(None)
            };
        };
        Ok(Some(target))
    };
    let generator = find(generator, "gen.rs", "generator", "--gen")?;
    let brute = find(brute, "brute.rs", "brute force", "--brute")?;
    let mut command = cargo();
    command.args(["build", "--offline", "--quiet", "--release", "--manifest-path"]).arg(&manifest);
    for target in brute.iter().chain(&generator) {
        command.args(["--bin", name(target)]);
        for feature in target["required-features"].as_array().into_iter().flatten() {
            command.args(["--features", feature.as_str().unwrap_or_default()]);
        }
    }
    if brute.is_none() && generator.is_none() {
        return Ok(Helpers::default());
    }
    let built = run(&mut command);
    let program = |target: Option<&Value>| {
        let Some(target) = target else { return Ok(None) };
        built.programs.get(name(target)).cloned().map(Some).ok_or_else(|| {
            let errors: String = built.errors.values().map(String::as_str).collect();
            let text = if errors.is_empty() { &built.said } else { &errors };
            format!("`{}` does not compile\n{}", name(target), text.trim_end())
        })
    };
    Ok(Helpers { brute: program(brute)?, generator: program(generator)? })
}

/// The binary of a package that is made of a file in `src/bin`.
fn target<'a>(package: &'a Value, file: &str) -> Option<&'a Value> {
    let is_it = |target: &&Value| {
        let path = Path::new(target["src_path"].as_str().unwrap_or_default());
        target["kind"][0] == "bin" && path.ends_with(Path::new("src/bin").join(file))
    };
    package["targets"].as_array()?.iter().find(is_it)
}

fn name(target: &Value) -> &str {
    target["name"].as_str().unwrap_or_default()
}
