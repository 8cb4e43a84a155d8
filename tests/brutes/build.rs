//! Finds what lies beside the solutions, so that nobody keeps a list of it.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What makes a `main` one that others can call.
const PUBLIC: &str = "
/// As a program.
#[allow(clippy::missing_panics_doc)]
pub fn main()";

fn main() -> io::Result<()> {
    let variable = |name| env::var_os(name).map(PathBuf::from).expect("Cargo sets it");
    let root = variable("CARGO_MANIFEST_DIR").join("../..").canonicalize()?;
    let out = variable("OUT_DIR");
    // Every problem is in it.
    tell(&root.join("Cargo.lock"));
    let entries = fs::read_dir(root.join("problems"))?.collect::<io::Result<Vec<_>>>()?;
    let mut folders: Vec<PathBuf> = entries.iter().map(fs::DirEntry::path).collect();
    folders.sort();
    let (mut brutes, mut generators, mut programs) = <(String, String, String)>::default();
    let (mut small, mut tests) = <(String, String)>::default();
    for folder in folders.iter().filter(|folder| folder.join("src").is_dir()) {
        let problem = folder.file_name().unwrap_or_default().to_string_lossy();
        let name = problem.replace('-', "_");
        // Where one is missing, a house rule says so.
        if let (Some(brute), Some(generator)) =
            (copy(folder, "brute.rs", &out)?, copy(folder, "gen.rs", &out)?)
        {
            brutes.extend([&brute, "pub mod ", &*name, ";\n"]);
            generators.extend([&generator, "pub mod ", &*name, ";\n"]);
            programs.extend([format!("    ({problem:?}, {name}::main, r#gen::{name}::main),\n")]);
        }
        let path = folder.join("small.rs");
        if path.is_file() {
            tell(&path);
            small.extend([format!("#[path = {:?}]\nmod {name};\n", path.display().to_string())]);
        } else {
            let test =
                format!("#[test]\nfn {name}() {{\n    super::every_case({problem:?});\n}}\n");
            tests.extend([test]);
        }
    }
    let programs = format!(
        "/// Those of every problem.\npub const PROGRAMS: &[Programs] = &[\n{programs}];\n"
    );
    write(&out.join("brutes.rs"), brutes + &programs)?;
    write(&out.join("generators.rs"), generators)?;
    write(&out.join("small.rs"), small)?;
    write(&out.join("every_case.rs"), tests)
}

/// Writes a file, unless it is as it was: else all is compiled again.
fn write(path: &Path, text: String) -> io::Result<()> {
    if fs::read_to_string(path).ok().as_ref() == Some(&text) {
        Ok(())
    } else {
        fs::write(path, text)
    }
}

/// Copies a program to where others can call its `main`: the attribute of a module that is in that file.
fn copy(folder: &Path, file: &str, out: &Path) -> io::Result<Option<String>> {
    let path = folder.join(file);
    if !path.is_file() {
        return Ok(None);
    }
    tell(&path);
    let text = fs::read_to_string(&path)?;
    let problem = folder.file_name().unwrap_or_default();
    let copy = out.join(Path::new(problem).with_extension(file));
    let public = text.replacen("\nfn main()", PUBLIC, 1);
    write(&copy, public)?;
    Ok(Some(format!("#[path = {:?}]\n", copy.display().to_string())))
}

/// Has Cargo look for problems again when `path` has changed, which is there: for one that is not, Cargo compiles all each
/// time.
fn tell(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}
