//! What is known of judges, and what a solution may use of their crates.

use crate::project::{Project, command, judge};
use crate::scratch::text;
use judge::judges::Judge;
use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;
use verdicts::workspace::{cargo, in_ci, root};

/// What problems are compiled with here is what AtCoder compiles them with, down to what its crates depend on.
#[test]
fn crates_of_problems_have_the_versions_of_atcoder() {
    let args =
        ["tree", "--offline", "--prefix=none", "--edges=normal", "-p=proconio", "-p=itertools"];
    let tree = cargo().args(args).current_dir(root()).output().unwrap();
    assert!(tree.status.success(), "{}", text(&tree.stderr));
    let crates = &Judge::all()["atcoder"].known.crates;
    let mut seen = 0;
    for line in text(&tree.stdout).lines() {
        let Some((name, rest)) = line.split_once(" v") else { continue };
        if let Some(there) = crates.get(name) {
            let here = rest.split(' ').next().unwrap();
            let hint = format!("cargo update -p {name} --precise {}", there.version);
            assert_eq!(here, there.version, "{name}: {hint}");
            seen += 1;
        }
    }
    assert!(seen >= 3, "{seen} crates are AtCoder's");
}

#[test]
fn each_fact_has_a_date_and_a_source_and_the_oldest_is_first() {
    for (name, judge) in Judge::all() {
        for facts in &judge.facts {
            let parts: Vec<&str> = facts.date.split('-').collect();
            let is_number = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
            let is_date = matches!(parts[..], [_] | [_, _])
                && parts[0].len() == 4
                && parts.iter().all(is_number);
            assert!(is_date || facts.date == "unknown", "{name}: {}", facts.date);
            assert!(!facts.source.is_empty(), "{name}");
        }
        assert!(judge.known.editions.is_sorted(), "{name}");
    }
    let output = judge(Path::new("."), &["judges"]);
    let printed = text(&output.stdout);
    for (name, judge) in Judge::all() {
        let is_said = |source: &str| {
            printed
                .lines()
                .any(|line| line.contains(&format!(" {name} ")) && line.ends_with(source))
        };
        assert!(judge.facts.iter().all(|facts| is_said(&facts.source)), "{name}: {printed}");
    }
    let dates: Vec<&str> =
        printed.lines().skip(1).map(|line| line.split(' ').next().unwrap()).collect();
    let known = dates.iter().position(|date| *date != "unknown").unwrap();
    assert!(
        dates[known..].is_sorted() && known > 0 && !dates[known..].contains(&"unknown"),
        "{printed}"
    );
    let codeforces = printed
        .lines()
        .find(|line| line.contains("codeforces  ") && line.contains(" edition 2021 or"));
    assert!(codeforces.is_some_and(|line| line.contains("edition 2021 or 2024 ")), "{printed}");
    let crates = text(&judge(Path::new("."), &["judges", "atcoder", "--crates"]).stdout);
    assert_eq!(crates.lines().count(), 68);
    assert!(
        crates.contains("atcoder proconio 0.5.0 derive\n") && !crates.contains("arrayvec"),
        "{crates}"
    );
}

/// What the judge's crate has of another one is not what the file has of that, in a version of its own.
#[test]
#[ignore = "slow: bundles a program"]
fn a_crate_is_no_use_if_one_that_it_uses_is_none() {
    let project = Project::new(
        "use either::Either;\nfn main() { println!(\"{}\", itertools::doubled(Either(21))); }\n",
    );
    project.add_to_manifest(
        "[dependencies]\nitertools.path = \"itertools\"\neither.path = \"either\"\n[workspace]\n",
    );
    let package = |name: &str, version: &str, more: &str, text: &str| {
        let fields = format!("[package]\nname = \"{name}\"\nversion = \"{version}\"\n{more}");
        project.write(&format!("{name}/Cargo.toml"), &fields);
        project.write(&format!("{name}/src/lib.rs"), text);
    };
    let dependency = "[dependencies]\neither.path = \"../either\"\n";
    let doubled = "extern crate either;\npub fn doubled(n: either::Either) -> u32 { 2 * n.0 }\n";
    package("itertools", "0.14.0", dependency, doubled);
    package("either", "2.0.0", "", "pub struct Either(pub u32);\n");
    let (file, said) = project.passes(&["bundle", "--for", "atcoder"]);
    assert!(file.contains("mod itertools") && file.contains("mod either"), "{file}");
    let note =
        "note: `itertools` becomes a module, as `either`, which it uses, does: the judge has ";
    let to_write = ", and here it is 2.0.0; `either = { version = \"=1.";
    assert!(said.contains(note) && said.contains(to_write), "{said}");
    // Of what is not in the file nothing is said.
    project.write("src/main.rs", "fn main() { println!(\"42\"); }\n");
    assert_eq!(project.passes(&["bundle", "--for", "atcoder"]).1, "");
}

/// A `use` that stays would be another program at the judge, or none, where its crate is another one.
#[test]
#[ignore = "slow: bundles five times"]
fn a_crate_stays_a_use_if_it_is_the_judges() {
    let project =
        Project::new("use itertools::three;\nfn main() { println!(\"{}\", 14 * three()); }\n");
    project.add_to_manifest("[dependencies]\nitertools = { path = \"itertools\" }\n[workspace]\n");
    project.write("itertools/src/lib.rs", "pub fn three() -> u32 { 3 }\n");
    let bundle = |version: &str, more: &str| {
        let fields = format!(
            "[package]\nname = \"itertools\"\nedition = \"2021\"\nversion = \"{version}\"\n{more}"
        );
        project.write("itertools/Cargo.toml", &fields);
        let (file, said) = project.passes(&["bundle", "--for", "atcoder"]);
        (!file.contains("mod itertools"), said)
    };
    let usual = "[features]\ndefault = [\"use_std\"]\nuse_std = [\"use_alloc\"]\nuse_alloc = []\n";
    assert_eq!(bundle("0.14.0", usual), (true, String::new()));
    let (stays, said) = bundle("0.13.0", usual);
    assert!(
        !stays
            && said.ends_with(
                "0.14.0, and here it is 0.13.0; `itertools = { version = \"=0.14.0\", features = [] }` in Cargo.toml makes it that\n"
            ),
        "{said}"
    );
    let (stays, said) = bundle("0.14.1", usual);
    let update = "and here it is 0.14.1; `cargo update itertools --precise 0.14.0` makes it that\n";
    assert!(!stays && said.ends_with(update), "{said}");
    let dependency = "itertools = { path = \"itertools\", features = [\"more\"] }";
    let manifest =
        project.read("Cargo.toml").replace("itertools = { path = \"itertools\" }", dependency);
    project.write("Cargo.toml", &manifest);
    let (stays, said) = bundle("0.14.0", &format!("{usual}more = []\n"));
    assert!(!stays && said.contains("it without the features more; `itertools = { version = \"=0.14.0\", features = [] }` in"), "{said}");
    // What cannot be bundled is refused with both versions.
    let library = "[lib]\nproc-macro = true\n[features]\nmore = []\n";
    let fields = format!(
        "[package]\nname = \"itertools\"\nedition = \"2021\"\nversion = \"0.15.0\"\n{library}"
    );
    project.write("itertools/Cargo.toml", &fields);
    let text = "#[proc_macro]\npub fn three(_: proc_macro::TokenStream) -> proc_macro::TokenStream { \"3\".parse().unwrap() }\n";
    project.write("itertools/src/lib.rs", text);
    project.write(
        "src/main.rs",
        "use itertools::three;\nfn main() { println!(\"{}\", 14 * three!()); }\n",
    );
    let (_, said) = project.fails(&["bundle", "--for", "atcoder"]);
    let both = "error: `itertools` becomes a module: the judge has 0.14.0, and here it is 0.15.0; ";
    assert!(said.starts_with(both), "{said}");
}

/// Hydro has Debian's Rust 1.63.
#[test]
#[ignore = "slow: bundles two problems; needs Debian's rustc"]
fn a_file_for_hydro_is_one_that_debians_rustc_compiles_or_is_refused() {
    let said = judge(root(), &["bundle", "atcoder-dp-k", "--for", "hydro", "--no-test"]);
    assert!(said.stdout.is_empty() && !said.status.success());
    let said = text(&said.stderr);
    assert_eq!(said, "error: the judge has Rust 1.63, and `atcoder-dp-k` needs 1.70\n");
    let file = judge(root(), &["bundle", "hdu1846", "--for", "hydro"]);
    assert!(file.status.success(), "{}", text(&file.stderr));
    let old = Path::new("/usr/bin/rustc");
    if !old.exists() {
        assert!(!in_ci(), "Debian's rustc is not here");
        return;
    }
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("a.rs"), file.stdout).unwrap();
    let compiled = Command::new(old).args(["-O", "a.rs"]).current_dir(&folder).output().unwrap();
    assert!(compiled.status.success(), "{}", text(&compiled.stderr));
}

#[test]
#[ignore = "slow: bundles twice"]
fn where_the_judges_rust_is_not_known_that_is_said() {
    let project = Project::new("fn main() { println!(\"42\"); }\n");
    let (_, said) = project.passes(&["bundle", "--for", "dmoj"]);
    let note = "note: DMOJ's version of Rust is not known: the file compiles with the rustc that is here\n";
    assert_eq!(said, note);
    assert_eq!(project.passes(&["bundle", "--for", "codeforces"]).1, "");
}

/// What std has since later than the judge's Rust is refused, whatever the file allows; what it has had longer is not.
#[test]
#[ignore = "slow: bundles six times"]
fn what_the_judges_rust_does_not_have_is_named() {
    let main = "#![allow(warnings)]
use std::sync::LazyLock;
use three::three;
static TWO: LazyLock<u64> = LazyLock::new(|| 2);
fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    println!(\"{}\", three() * *TWO * line.trim().parse::<u64>().unwrap() / 3);
}
";
    let project = Project::new(main);
    project.add_to_manifest("[dependencies]\nthree.path = \"three\"\n[workspace]\n");
    project.write("three/Cargo.toml", "[package]\nname = \"three\"\nedition = \"2021\"\n");
    project.write("three/src/lib.rs", "pub fn three() -> u64 { 10u64.isqrt() }\n");
    let (_, said) = project.fails(&["bundle", "--for", "kattis"]);
    let expected = "error: the file uses newer Rust than Kattis has:
src/main.rs:4: `LazyLock` is there since 1.80, Kattis has 1.78
src/main.rs:4: `LazyLock::new` is there since 1.80, Kattis has 1.78
crate `three`: `isqrt` is there since 1.84, Kattis has 1.78
";
    assert_eq!(said, expected);
    let (_, said) = project.fails(&["test", "--for", "kattis"]);
    assert_eq!(said, expected);
    project.passes(&["bundle", "--for", "codeforces"]);
    // A single file is no other.
    let windows = "fn main() {
    let [mut line, a] = [String::new(), \"42\".to_owned()];
    std::io::stdin().read_line(&mut line).unwrap();
    println!(\"{}\", [a].array_windows().map(|[it]| it.clone()).collect::<String>());
}
";
    project.write("one/array-windows.rs", windows);
    project.write("one/sample.in", "21\n");
    project.write("one/sample.out", "42\n");
    let single = ["bundle", "one/array-windows.rs", "--for", "atcoder"];
    let mut command = command(project.0.path(), &single);
    let said = command.env("XDG_CACHE_HOME", project.0.path().join("cache")).output().unwrap();
    let expected = "array-windows.rs:4: `array_windows` is there since 1.94, AtCoder has 1.89\n";
    assert!(text(&said.stderr).ends_with(expected), "{}", text(&said.stderr));
    // Where clippy is not installed, that is said, and the file is printed.
    #[cfg(unix)]
    {
        let rustc = text(&Command::new("rustc").arg("--print=sysroot").output().unwrap().stdout);
        let rustc = format!("{}/bin/rustc", rustc.trim());
        let here = project.0.path().join("bin");
        let script = format!(
            "#!/bin/sh\ncase \"$1\" in --print=sysroot) '{rustc}' \"$@\" | sed '1s|.*|{}|';;\n*) exec '{rustc}' \"$@\";; esac\n",
            project.0.path().display()
        );
        project.write("bin/rustc", &script);
        let executable = std::os::unix::fs::PermissionsExt::from_mode(0o755);
        fs::set_permissions(here.join("rustc"), executable).unwrap();
        let mut command = crate::project::command(project.0.path(), &["bundle", "--for", "kattis"]);
        let output = command.env("RUSTC", here.join("rustc")).output().unwrap();
        let said = text(&output.stderr);
        let note = "note: it was not looked at whether Kattis's Rust 1.78 has all of std that the file uses: that takes a new clippy (`rustup component add clippy`)\n";
        assert!(output.status.success() && said == note, "{said}");
    }
}
