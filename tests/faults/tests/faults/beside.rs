//! Two of the same command at once.

use crate::{Counts, each_verb};
use faults::verbs::Scene;

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
