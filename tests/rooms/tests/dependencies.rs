//! What the workspace is made of.

use std::collections::BTreeSet;
use verdicts::workspace::{cargo, root};

/// The platform that Cargo builds for.
fn host() -> String {
    let output = cargo().arg("-vV").output().expect("cargo starts");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    text.lines().find_map(|line| line.strip_prefix("host: ")).expect("cargo names it").to_owned()
}

/// The tools that people start are made of libraries with the features that all of the workspace has, so
/// that none that `cargo test` has compiled is compiled again for them.
#[test]
fn nothing_is_compiled_twice() {
    let tree = |options: &[&str]| -> BTreeSet<String> {
        let output = cargo()
            .args(["tree", "--offline", "--prefix=none", "--format={p} {f}", "--no-dedupe"])
            .args(options)
            .current_dir(root())
            .output()
            .expect("cargo starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        let libraries = text.lines().filter(|line| !line.contains(" (/"));
        libraries.map(|line| line.replace(" (proc-macro)", "")).collect()
    };
    let all = tree(&["--workspace", "--edges=normal,build,dev"]);
    assert!(all.len() > 50, "{all:?}");
    let own = tree(&["--edges=normal,build", "--package", "judge"]);
    let other = own.difference(&all).map(|line| format!("judge: {line}, unlike the workspace"));
    assert_eq!(other.collect::<Vec<_>>(), [""; 0]);
}

/// No library here needs a newer Rust than the README asks for.
#[test]
fn oldest_rust() {
    let minor = |version: &str| -> u32 { version.split('.').nth(1).unwrap().parse().unwrap() };
    let oldest = env!("CARGO_PKG_RUST_VERSION");
    let readme = std::fs::read_to_string(root().join("README.md")).expect("README.md");
    assert!(readme.contains(&format!("a Rust of {oldest} or later")), "README.md names another");
    let output = cargo()
        .args(["metadata", "--format-version=1", "--locked", "--offline", "--filter-platform"])
        .arg(host())
        .current_dir(root())
        .output()
        .expect("cargo starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let newer = metadata["packages"].as_array().unwrap().iter().filter_map(|package| {
        let needs = package["rust_version"].as_str()?;
        let name = &package["name"];
        (minor(needs) > minor(oldest)).then(|| format!("{name} needs Rust {needs}"))
    });
    assert_eq!(newer.collect::<Vec<_>>(), [""; 0]);
}
