//! Ended at thirty random moments by each of three signals: that of Ctrl-C, to all processes of the command as a terminal
//! sends it, and the others to the command alone.

use crate::{Counts, each_verb};
use faults::verbs::Scene;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::process::Command;
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};

/// How often a signal is sent to a command; and to one that takes longer than a second.
const MOMENTS: [u32; 2] = [30, 10];

/// Sends a signal to a process, or to all of a group; whether there was one.
fn signal(name: &str, id: &str) -> bool {
    let mut kill = Command::new("kill");
    kill.args([&format!("-{name}"), "--", id]).output().expect("kill starts").status.success()
}

fn killed(name: &str) {
    let scene = Scene::new(name, "killed");
    scene.restore();
    let start = Instant::now();
    assert!(scene.run(&[]).0);
    let time = start.elapsed();
    scene.restore();
    let seed = std::env::var("SEED").map_or(1, |seed| seed.parse().expect("SEED is a number"));
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    for by in ["INT", "TERM", "KILL"] {
        let mut counts = Counts::default();
        for _ in 0..MOMENTS[usize::from(time.as_secs() > 0)] {
            let moment = time.mul_f64(f64::from(random.random_range(0..1200)) / 1000.0);
            let came = end_after(&scene, by, moment);
            counts.add(&scene, &came, by == "KILL");
        }
        println!("{by}, {name}, within {time:?}, SEED={seed}: {counts:?}");
    }
}

/// What came of a command that got a signal at that moment.
fn end_after(scene: &Scene, by: &str, moment: Duration) -> (bool, String) {
    let child = scene.start(&[]);
    let (id, group) = (child.id().to_string(), format!("-{}", child.id()));
    let came = scope(|scope| {
        let end = scope.spawn(|| scene.end(child));
        sleep(moment);
        signal(by, if by == "INT" { &group } else { &id });
        // Those that it has started hold its output open, and may write.
        while !end.is_finished() {
            sleep(Duration::from_millis(5));
        }
        end.join().expect("it ends")
    });
    while signal("0", &group) {
        sleep(Duration::from_millis(5));
    }
    came
}

each_verb!(killed);
