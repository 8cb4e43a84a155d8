//! Which package may depend on which: the arrows of ARCHITECTURE.md.

use std::path::Path;
use tests::workspace::{metadata, root};

/// Rooms that stand on none of the others.
const GROUND: [&str; 4] = ["lib", "tools/cases", "tools/verdicts", "tools/wasm-to-c"];

/// Whether what is in one room may depend on what is in another, for its tests at least.
fn is_allowed(from: &str, to: &str, for_tests: bool) -> bool {
    let is_in = |room: &str| from.starts_with(&format!("{room}/"));
    if GROUND.contains(&from) {
        false
    } else if is_in("problems") {
        to == "lib"
    } else if from == "tests/brutes" && !for_tests {
        to == "tools/cases"
    } else if from == "tests/fixtures" {
        to == "tools/verdicts"
    } else if is_in("tools") {
        to == "lib" || to.starts_with("tools/")
    } else {
        !to.starts_with("problems/")
    }
}

#[test]
fn arrows_go_one_way() {
    let root = root();
    let metadata = metadata(Some(&root.join("Cargo.toml"))).unwrap();
    let folder = |manifest: &str| {
        let path = Path::new(manifest).strip_prefix(root).expect("members are in the workspace");
        path.display().to_string().replace('\\', "/").replace("/Cargo.toml", "")
    };
    let mut wrong = Vec::new();
    let mut checked = 0;
    for package in metadata["packages"].as_array().expect("packages") {
        let from = folder(package["manifest_path"].as_str().expect("a path"));
        for dependency in package["dependencies"].as_array().expect("dependencies") {
            let Some(path) = dependency["path"].as_str() else { continue };
            let to = folder(path);
            if !is_allowed(&from, &to, dependency["kind"] == "dev") {
                wrong.push(format!("{from} may not depend on {to}: see ARCHITECTURE.md"));
            }
            checked += 1;
        }
    }
    assert!(checked > 50, "{checked} arrows");
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
