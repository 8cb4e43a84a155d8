//! Puts the sources of `cases` into the program, so that a brute force and a generator can use it anywhere.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cases/src");
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(&folder).expect("the sources of `cases` are there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    let line = |file: &PathBuf| {
        let name = file.file_name().expect("a file has a name");
        let name = name.to_str().expect("a name in UTF-8");
        format!("({name:?}, include_str!({:?})),\n", file.display().to_string())
    };
    let text = format!("&[\n{}]", files.iter().map(line).collect::<String>());
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo says where")).join("cases.rs");
    fs::write(out, text).expect("what is built can be written");
}
