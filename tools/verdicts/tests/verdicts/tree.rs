//! What a program has started ends with it, and its memory counts, whatever it has become.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use verdicts::process::{End, Finished, Limits};

const LONG: Duration = Duration::from_secs(9);

/// How a script ends that has a folder of its own.
fn run(folder: &Path, script: &str, limits: Limits) -> Finished {
    let mut shell = Command::new("sh");
    let script = format!("cd '{}'; {script}", folder.display());
    verdicts::process::run(shell.args(["-c", &script]), std::process::Stdio::null(), limits)
        .unwrap()
}

/// How many processes are in a folder, and how many of its shells have ended without being waited for.
fn running(folder: &Path) -> (usize, usize) {
    let processes = fs::read_dir("/proc").unwrap().flatten().map(|entry| entry.path());
    let shell = format!("({}) Z", folder.file_name().unwrap().display());
    let (mut here, mut ended) = (0, 0);
    for process in processes {
        here += usize::from(fs::read_link(process.join("cwd")).is_ok_and(|cwd| cwd == folder));
        let status = fs::read_to_string(process.join("stat")).unwrap_or_default();
        ended += usize::from(status.contains(&shell));
    }
    (here, ended)
}

/// Leaves its session, its parent and its streams, and writes for ever, as a shell of the folder's name.
const AWAY: &str = "sh=./$(basename \"$PWD\"); cp /bin/sh $sh
    (setsid $sh -c 'while :; do echo x >>away; sleep 0.01; done' </dev/null >/dev/null 2>&1 &)
    while [ ! -s away ]; do sleep 0.01; done\n";

#[test]
fn what_goes_away_ends_too() {
    let limit = |time| Limits { time: Duration::from_millis(time), ..Limits::default() };
    for (end, limits) in [
        ("sleep 100", limit(300)),
        ("(setsid sh -c 'setsid sleep 100 & sleep 100' &) ; sleep 100", limit(300)),
        ("exit", limit(100_000)),
        ("yes", Limits { output: 1 << 20, ..limit(100_000) }),
    ] {
        let folder = TempDir::new().unwrap();
        let finished = run(folder.path(), &format!("{AWAY}{end}"), limits);
        assert_eq!(finished.status().is_some(), end == "exit", "{finished:?}");
        // While other tests run theirs, what a program has left that ended by itself may run on for a while.
        let start = Instant::now();
        while running(folder.path()) != (0, 0) && end == "exit" && start.elapsed() < LONG {
            run(folder.path(), "true", Limits::default());
        }
        assert_eq!(running(folder.path()), (0, 0), "{end}");
    }
}

/// One that ends says nothing of what others have that run.
#[test]
fn each_program_has_its_own() {
    let folder = TempDir::new().unwrap();
    let waits = "(setsid sh -c 'sleep 0.7; echo done >away' </dev/null >/dev/null 2>&1 &)\nsleep 1.2; cat away";
    thread::scope(|scope| {
        let one = scope.spawn(|| run(folder.path(), waits, Limits::default()));
        let other = TempDir::new().unwrap();
        for _ in 0..10 {
            run(other.path(), AWAY, Limits::default());
            thread::sleep(Duration::from_millis(60));
        }
        assert_eq!(one.join().unwrap().stdout, b"done\n");
    });
}

#[test]
fn the_memory_of_all_counts() {
    let folder = TempDir::new().unwrap();
    let limits = Limits::default().with_memory(64 << 20);
    // `tail` keeps a line as long as the input.
    for script in [
        "tail -n 1 /dev/zero & wait",
        "(setsid tail -n 1 /dev/zero </dev/null >/dev/null 2>&1 &); sleep 100",
        "for i in 1 2 3; do (head -c 30000000 /dev/zero; sleep 100) | tail -n 1 & done; wait",
    ] {
        let finished = run(folder.path(), script, limits);
        assert!(matches!(finished.end, End::MemoryLimit(..)), "{script}: {finished:?}");
        assert!(finished.peak > 64 << 20 && finished.peak < 1 << 30, "{script}: {}", finished.peak);
        assert_eq!(running(folder.path()), (0, 0), "{script}");
    }
}

/// What a child has of its parent is there once.
#[test]
fn memory_in_common_counts_once() {
    let folder = TempDir::new().unwrap();
    let script = "x=$(head -c 15000000 /dev/zero | tr '\\0' a); for i in 1 2 3 4 5; do (sleep 0.4; :) & done; wait";
    let alone = run(folder.path(), script.split("for").next().unwrap(), Limits::default());
    let together = run(folder.path(), script, Limits::default());
    assert!(alone.peak > 15_000_000 && together.peak < 2 * alone.peak, "{alone:?} {together:?}");
}
