//! Finds what lies beside the solutions, so that nobody keeps a list of it.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What is found: the list that is made, the file in each problem's folder, and as what it is taken in.
const LISTS: [[&str; 3]; 3] = [
    ["brutes", "brute.rs", "pub mod"],
    ["generators", "gen.rs", "pub mod"],
    ["small", "small.rs", "mod"],
];

fn main() -> io::Result<()> {
    let variable = |name| env::var_os(name).map(PathBuf::from).expect("Cargo sets it");
    let root = variable("CARGO_MANIFEST_DIR").join("../..").canonicalize()?;
    // Every problem is in it.
    tell(&root.join("Cargo.lock"));
    let entries = fs::read_dir(root.join("problems"))?.collect::<io::Result<Vec<_>>>()?;
    let mut folders: Vec<PathBuf> = entries.iter().map(fs::DirEntry::path).collect();
    folders.sort();
    for [list, file, item] in LISTS {
        let mut modules = String::new();
        for folder in folders.iter().filter(|folder| folder.join("src").is_dir()) {
            let path = folder.join(file);
            // Where it is missing, a house rule says so.
            if !path.is_file() {
                tell(&path);
                continue;
            }
            let name = folder.file_name().unwrap_or_default().to_string_lossy().replace('-', "_");
            let path = path.display().to_string();
            modules.extend([&format!("#[path = {path:?}]\n{item} "), &*name, ";\n"]);
        }
        fs::write(variable("OUT_DIR").join(list).with_extension("rs"), modules)?;
    }
    Ok(())
}

/// Has Cargo look for problems again when `path` has changed.
fn tell(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}
