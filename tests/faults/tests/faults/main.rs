//! Commands that write, disturbed. After each disturbance every file is as before, or as the command makes it, and the
//! command, given again, does what it does undisturbed. `cargo test -p faults -- --ignored --nocapture` prints counts.

#![cfg(target_os = "linux")]

mod beside;
mod full;
mod killed;

use faults::disk::{self, Entry, check};
use faults::verbs::{Came, Scene};

/// What was counted of a verb's disturbances.
#[derive(Default, Debug)]
struct Counts {
    /// How many there were.
    faults: usize,
    /// After how many of them all was as before.
    as_before: usize,
    /// After how many of them it was as it is made.
    as_made: usize,
    /// After how many something was left that is not in its place yet.
    left: usize,
}

impl Counts {
    /// Checks what came of a disturbance, and that the command does all when it is given again.
    fn add(&mut self, scene: &Scene, came: &Came, by_force: bool) {
        let (is_well, said) = came;
        let now = disk::read(&scene.folder);
        assert!(!said.contains("panicked"), "{said}");
        let left = check(&now, &scene.before, &scene.after, by_force);
        let left = left.unwrap_or_else(|wrong| panic!("{wrong}: {said}"));
        assert!(!is_well || now == scene.after, "it is no success: {said}");
        self.faults += 1;
        self.as_before += usize::from(now == scene.before);
        self.as_made += usize::from(now == scene.after);
        self.left += usize::from(left > 0);
        // What was to be made may be there.
        let (is_well, said) = scene.run(&[]);
        let there = disk::read(&scene.folder);
        assert!(is_well || said.contains(" is there"), "once more: {said}");
        check(&there, &scene.after, &scene.after, by_force).unwrap_or_else(|wrong| {
            panic!("once more: {wrong}: {said}");
        });
        let swept = there.iter().find(|(path, entry)| {
            **entry == Entry::Folder && path.to_string_lossy().starts_with(".new-")
        });
        assert!(swept.is_none(), "once more: {swept:?} is left: {said}");
        scene.restore();
    }
}

/// A test for each verb.
macro_rules! each_verb {
    ($test:path) => {
        $crate::each_verb! { $test: new complete listen sample gen_ stress bundle submit template plot }
    };
    ($test:path: $($name:ident)*) => {$(
        #[test]
        #[ignore = "slow: starts the command often"]
        fn $name() {
            $test(stringify!($name).trim_end_matches('_'));
        }
    )*};
}
use each_verb;
