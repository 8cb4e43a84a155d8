//! On a disk that is full from the first write on, from the second, and so on.

use crate::{Counts, each_verb};
use faults::disk::{self, State};
use faults::verbs::Scene;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// What has the system say that the disk is full: a library that is loaded before the others.
fn library() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join("full.so");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults/full.c");
        let mut compiler = Command::new("cc");
        compiler.args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"]).arg(&library);
        assert!(compiler.arg(source).arg("-ldl").status().expect("cc starts").success());
        library
    })
}

fn full(name: &str) {
    let scene = Scene::new(name, "full");
    scene.restore();
    let log = scene.folder.with_extension("writes");
    let mut counts = Counts::default();
    for from in 0.. {
        let _ = fs::remove_file(&log);
        let came = scene.run(&[
            ("LD_PRELOAD", library().to_str().unwrap()),
            ("FULL_DISK", scene.folder.to_str().unwrap()),
            ("FULL_FROM", &from.to_string()),
            ("FULL_LOG", log.to_str().unwrap()),
        ]);
        let writes = fs::metadata(&log).map_or(0, |file| file.len());
        if writes <= from {
            assert!(came.0, "the disk is not full: {}", came.1);
            break;
        }
        // All or nothing; what Cargo writes in the end is Cargo's.
        let but_for_lock = |state: &State| {
            let mut state = state.clone();
            state.remove(Path::new("Cargo.lock"));
            state
        };
        let [now, all, nothing] =
            [&disk::read(&scene.folder), &scene.after, &scene.before].map(but_for_lock);
        assert!(now == all || now == nothing, "a part is made, from {from} on: {}", came.1);
        counts.add(&scene, &came, false);
    }
    println!("full disk, {name}: {counts:?}");
    assert!(counts.faults > 1, "the disk was never full");
}

each_verb!(full);
