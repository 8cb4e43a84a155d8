//! Finds what lies beside the solutions, so that nobody keeps a list of it.

#[path = "../generators/beside.rs"]
mod beside;

use beside::{problems, tell, variable, write, write_all};

fn main() -> std::io::Result<()> {
    let out = variable("OUT_DIR");
    write_all(&out, "brutes.rs")?;
    let (mut small, mut tests) = (String::new(), String::new());
    for folder in problems()? {
        let problem = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let (name, path) = (problem.replace('-', "_"), folder.join("small.rs"));
        if path.is_file() {
            tell(&path);
            let path = path.display().to_string();
            small.extend([format!("#[path = {path:?}]\nmod {name};\n")]);
        } else {
            let test = format!("super::every_case({problem:?});");
            tests.extend([format!("#[test]\nfn {name}() {{\n    {test}\n}}\n")]);
        }
    }
    write(&out.join("small.rs"), &small)?;
    write(&out.join("every_case.rs"), &tests)
}
