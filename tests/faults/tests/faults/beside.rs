//! Two of the same command at once.

use crate::{Counts, each_verb};
use faults::disk;
use faults::verbs::Scene;
use std::fs;
use std::path::Path;

const TIMES: usize = 10;

fn beside(name: &str) {
    let scene = Scene::new(name, "beside");
    let mut counts = Counts::default();
    for _ in 0..TIMES {
        scene.restore();
        let children = [scene.start(&[]), scene.start(&[])];
        let all = std::thread::scope(|scope| {
            let threads = children.map(|child| scope.spawn(|| scene.end(child)));
            threads.map(|thread| thread.join().expect("it ends"))
        });
        assert!(!all.iter().any(|(_, said)| said.contains("panicked")), "{all:?}");
        let done = all.iter().find(|(is_well, _)| *is_well);
        counts.add(&scene, done.unwrap_or_else(|| panic!("{all:?}")), false);
    }
    println!("beside itself, {name}: {counts:?}");
}

each_verb!(beside);

const NAMES: [&str; 8] =
    ["cses1", "cses2", "cses3", "cses4", "hdu1846", "hdu1847", "hdu1848", "hdu1849"];

/// Problems, none of which may be missing in Cargo.lock.
#[test]
#[ignore = "slow: starts the command often"]
fn another() {
    let scene = Scene::new("new", "another");
    for _ in 0..TIMES {
        scene.restore();
        let children = NAMES.map(|name| scene.start_with(&["new", name], &[]));
        for child in children {
            let (is_well, said) = scene.end(child);
            assert!(is_well, "{said}");
        }
        let there = disk::read(&scene.folder);
        let lock = fs::read_to_string(scene.folder.join("Cargo.lock")).unwrap();
        for name in NAMES {
            assert!(there.contains_key(&Path::new("problems").join(name).join("src/main.rs")));
            assert!(lock.contains(&format!("name = \"{name}\"")), "{name} is not in Cargo.lock");
        }
    }
    println!("beside others, new: {TIMES} times {} at once", NAMES.len());
}
