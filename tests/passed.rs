//! A problem that has passed is tested again as soon as anything of it has changed.

use fixtures::{Passed, state};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

#[test]
fn a_change_of_any_file_is_another_state() {
    let place = tempfile::tempdir().unwrap();
    let (folder, program) = (place.path().join("problem"), place.path().join("program"));
    let input = folder.join("fixtures/sample.in");
    fs::create_dir_all(folder.join("fixtures")).unwrap();
    fs::write(&program, "program").unwrap();
    fs::write(&input, "1").unwrap();
    let folders = BTreeSet::from([&*folder]);
    let now = || state(&folders, &program).unwrap();
    let mut seen = BTreeSet::from([now()]);
    assert_eq!(seen, BTreeSet::from([now()]), "nothing has changed");
    let change: [&dyn Fn(); 7] = [
        &|| fs::write(&input, "2").unwrap(),
        &|| fs::write(&input, "23").unwrap(),
        &|| fs::write(&program, "another").unwrap(),
        &|| fs::write(folder.join("fixtures/sample.out"), "").unwrap(),
        &|| fs::write(folder.join("Cargo.toml"), "").unwrap(),
        &|| fs::rename(folder.join("Cargo.toml"), folder.join("cargo.toml")).unwrap(),
        &|| fs::remove_file(&input).unwrap(),
    ];
    for (number, change) in change.into_iter().enumerate() {
        // The clock of a file system goes by some milliseconds.
        thread::sleep(Duration::from_millis(20));
        change();
        assert!(seen.insert(now()), "change {number} is not seen");
    }
    assert!(state(&folders, Path::new("no program")).is_err());
}

#[test]
fn what_has_failed_has_not_passed() {
    let place = tempfile::tempdir().unwrap();
    let file = place.path().join("passed");
    let read = || Passed::read(file.clone());
    let states =
        |state: &str| BTreeMap::from(["a", "b"].map(|problem| (problem, state.to_owned())));
    assert!(!read().has("a", "1"), "nothing is kept yet");
    read().keep(states("1"), &BTreeSet::from(["b".to_owned()])).unwrap();
    assert!(read().has("a", "1") && !read().has("a", "2") && !read().has("b", "1"));
    read().keep(states("2"), &BTreeSet::new()).unwrap();
    assert!(read().has("a", "2") && !read().has("a", "1") && read().has("b", "2"));
    // As of a run of one problem.
    read().keep(BTreeMap::new(), &BTreeSet::from(["a".to_owned()])).unwrap();
    assert!(!read().has("a", "2") && read().has("b", "2"));
}
