//! What is known of judges, and what a solution may use of their crates.

use crate::project::{Project, judge};
use crate::scratch::text;
use judge::judges::Judge;
use std::path::Path;
use verdicts::workspace::{cargo, root};

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
    let note = "note: `itertools` becomes a module, as `either`, which it uses\n";
    assert!(said.ends_with(note), "{said}");
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
                "note: `itertools` becomes a module: the judge has 0.14.0, and here it is 0.13.0\n"
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
    assert!(!stays && said.contains("the judge has it without the features more\n"), "{said}");
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
    let both = "error: `itertools` becomes a module: the judge has 0.14.0, and here it is 0.15.0: ";
    assert!(said.starts_with(both), "{said}");
}
