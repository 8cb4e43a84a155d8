//! What a program has started ends with it, and its memory counts, whatever it has become.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use verdicts::process::{End, Finished, Limits};

/// How a script ends that has a folder of its own.
fn run(folder: &Path, script: &str, limits: Limits) -> Finished {
    let mut shell = Command::new("sh");
    let script = format!("cd '{}'; {script}", folder.display());
    verdicts::process::run(shell.args(["-c", &script]), std::process::Stdio::null(), limits)
        .unwrap()
}

/// Waits until nothing runs in a folder: what is killed is still to be taken from the system's table.
fn wait_for_the_end(folder: &Path, script: &str) {
    let is_here =
        |process: &Path| fs::read_link(process.join("cwd")).is_ok_and(|cwd| cwd == folder);
    let start = Instant::now();
    while fs::read_dir("/proc").unwrap().flatten().any(|process| is_here(&process.path())) {
        assert!(start.elapsed() < Duration::from_secs(9), "{script}: it runs on");
    }
}

/// Leaves its session, its parent and its streams, and writes for ever.
const AWAY: &str =
    "(setsid sh -c 'while :; do echo x >>away; sleep 0.01; done' </dev/null >/dev/null 2>&1 &)
    while [ ! -s away ]; do sleep 0.01; done\n";

#[test]
fn what_goes_away_ends_too() {
    let limit = |time| Limits { time: Duration::from_millis(time), ..Limits::default() };
    for (end, limits) in [
        ("sleep 100", limit(300)),
        ("(setsid sh -c 'setsid sleep 100 & sleep 100' &) ; sleep 100", limit(300)),
        ("sleep 0.1; exit", limit(100_000)),
        ("yes", Limits { output: 1 << 20, ..limit(100_000) }),
    ] {
        let folder = TempDir::new().unwrap();
        let finished = run(folder.path(), &format!("{AWAY}{end}"), limits);
        assert_eq!(finished.status().is_some(), end.ends_with("exit"), "{finished:?}");
        wait_for_the_end(folder.path(), end);
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
            run(other.path(), &format!("{AWAY}sleep 0.06"), Limits::default());
        }
        assert_eq!(one.join().unwrap().stdout, b"done\n");
        wait_for_the_end(other.path(), AWAY);
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
        wait_for_the_end(folder.path(), script);
    }
}

/// What a child has of its parent is there once.
#[test]
fn memory_in_common_counts_once() {
    let folder = TempDir::new().unwrap();
    let script = "x=$(head -c 15000000 /dev/zero | tr '\\0' a); for i in 1 2 3 4 5 6 7 8 9 10 11 12; do (sleep 0.4; :) & done; wait";
    let alone = run(folder.path(), script.split("for").next().unwrap(), Limits::default());
    let together = run(folder.path(), script, Limits::default());
    assert!(alone.peak > 15_000_000 && together.peak < 3 * alone.peak, "{alone:?} {together:?}");
}
