//! Programs of one file each, compiled as modules of one program, which takes a tenth of the time that a program for
//! each would. It does what the one does by whose name it is started.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};
use verdicts::scratch::write;

/// Compiles programs, each a name and its source, as `stress::compile` does one: a folder in which each has its name.
pub fn compile(folder: &Path, programs: &[(String, String)]) -> PathBuf {
    let (mut modules, mut arms) = (String::new(), String::new());
    for (number, (name, source)) in programs.iter().enumerate() {
        let source = source.replacen("\nfn main()", "\npub fn main()", 1);
        write(&folder.join(format!("{name}.rs")), &source).unwrap();
        let module = format!("program_{number}");
        modules.extend(["#[path = \"", name, ".rs\"]\nmod ", &module, ";\n"]);
        arms.extend(["        \"", name, "\" => ", &module, "::main(),\n"]);
    }
    let main = format!(
        "{modules}\nfn main() {{\n    let path = std::env::args().next().unwrap();\n    \
         match std::path::Path::new(&path).file_stem().unwrap().to_str().unwrap() {{\n{arms}        \
         name => panic!(\"no program is called {{name}}\"),\n    }}\n}}\n"
    );
    // Compiled each time, as `stress::compile` keeps no program of several files.
    let source = folder.join("all.rs");
    fs::write(&source, main).unwrap();
    let program = stress::compile(&source).unwrap_or_else(|message| panic!("{message}"));
    let links = folder.join("programs");
    let _ = fs::remove_dir_all(&links);
    fs::create_dir(&links).unwrap();
    for (name, _) in programs {
        fs::hard_link(&program, links.join(format!("{name}{EXE_SUFFIX}"))).unwrap();
    }
    links
}
