//! For build scripts: what lies beside the solutions, so that nobody keeps a list of it.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What makes a `main` one that others can call.
const PUBLIC: &str = "
/// As a program.
#[allow(clippy::missing_panics_doc)]
pub fn main()";

/// The folders of all problems, in order.
pub fn problems() -> io::Result<Vec<PathBuf>> {
    let root = variable("CARGO_MANIFEST_DIR").join("../..").canonicalize()?;
    // Every problem is in it.
    tell(&root.join("Cargo.lock"));
    let entries = fs::read_dir(root.join("problems"))?.collect::<io::Result<Vec<_>>>()?;
    let mut folders: Vec<PathBuf> = entries.iter().map(fs::DirEntry::path).collect();
    folders.retain(|folder| folder.join("src").is_dir());
    folders.sort();
    Ok(folders)
}

pub fn variable(name: &str) -> PathBuf {
    env::var_os(name).map(PathBuf::from).expect("Cargo sets it")
}

/// The module of a problem's brute force, copied to where others can call its `main`. Where it is missing, a house rule
/// says so.
fn module(folder: &Path, out: &Path) -> io::Result<Option<String>> {
    let path = folder.join("brute.rs");
    if !path.is_file() {
        return Ok(None);
    }
    tell(&path);
    let problem = folder.file_name().unwrap_or_default().to_string_lossy();
    let copy = out.join(&*problem).with_extension("rs");
    write(&copy, &fs::read_to_string(&path)?.replacen("\nfn main()", PUBLIC, 1))?;
    let name = problem.replace('-', "_");
    Ok(Some(format!("#[path = {:?}]\npub mod {name};\n", copy.display().to_string())))
}

/// Modules of brute forces, and a list of them by the names of their problems.
pub fn write_all(out: &Path, to: &str) -> io::Result<()> {
    let (mut modules, mut programs) = (String::new(), String::new());
    for folder in problems()? {
        let problem = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(module) = module(&folder, out)? {
            modules += &module;
            let name = problem.replace('-', "_");
            programs.extend([format!("    ({problem:?}, {name}::main),\n")]);
        }
    }
    let list = format!(
        "/// Those of every problem, by its name.\npub const PROGRAMS: &[(&str, fn())] = &[\n{programs}];\n"
    );
    write(&out.join(to), &(modules + &list))
}

/// Has Cargo look for problems again when `path` has changed, which is there: for one that is not, Cargo compiles all each
/// time.
pub fn tell(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}

/// Writes a file, unless it is as it was: else all is compiled again.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    if fs::read_to_string(path).is_ok_and(|there| there == text) {
        Ok(())
    } else {
        fs::write(path, text)
    }
}
