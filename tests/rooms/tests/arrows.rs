//! Packages depend on each other as the table of ARCHITECTURE.md says.

use std::path::Path;
use verdicts::workspace::{metadata, root};

/// A row of the table: a room, on which packages its own may depend, and on which others their tests.
struct Room {
    folder: String,
    packages: Vec<String>,
    tests: Vec<String>,
}

/// The rooms of the table, whose columns are what a room is, what a user gets from it, and what it may depend on.
fn rooms() -> Vec<Room> {
    let text = std::fs::read_to_string(root().join("ARCHITECTURE.md")).expect("it is there");
    let folders = |text: &str| -> Vec<String> {
        text.split('`')
            .skip(1)
            .step_by(2)
            .map(|name| name.trim_end_matches('/').to_owned())
            .collect()
    };
    let table = text.lines().skip_while(|line| !line.starts_with("| room |")).skip(2);
    let rows = table.take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        let columns: Vec<&str> = row.trim_matches('|').split('|').collect();
        let [room, _, depends] = columns[..] else { panic!("a row of three columns: {row}") };
        let (packages, tests) = depends.split_once("; its tests").unwrap_or((depends, ""));
        let folder = room.trim().trim_matches('`').trim_end_matches('/').to_owned();
        Room { folder, packages: folders(packages), tests: folders(tests) }
    })
    .collect()
}

#[test]
fn packages_depend_as_the_table_says() {
    let (root, table) = (root(), rooms());
    let metadata = metadata(Some(&root.join("Cargo.toml"))).unwrap();
    let folder = |manifest: &str| {
        let path = Path::new(manifest).strip_prefix(root).expect("members are in the workspace");
        path.display().to_string().replace('\\', "/").replace("/Cargo.toml", "")
    };
    let mut wrong = Vec::new();
    let mut checked = 0;
    for package in metadata["packages"].as_array().expect("packages") {
        let from = folder(package["manifest_path"].as_str().expect("a path"));
        let is_it = |room: &&Room| {
            room.folder == from || from.starts_with("problems/") && room.folder == "problems/ID"
        };
        let Some(row) = table.iter().find(is_it) else {
            wrong.push(format!("{from} has no row in the table of ARCHITECTURE.md"));
            continue;
        };
        for dependency in package["dependencies"].as_array().expect("dependencies") {
            let Some(path) = dependency["path"].as_str() else { continue };
            let to = folder(path);
            let for_tests = dependency["kind"] == "dev" && row.tests.contains(&to);
            if !(row.packages.contains(&to) || for_tests) {
                wrong.push(format!("{from} may not depend on {to}: see ARCHITECTURE.md"));
            }
            checked += 1;
        }
    }
    assert!(checked > 50, "{checked} arrows");
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
