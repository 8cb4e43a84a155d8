use crate::who_wins_each;
use brutes::cses1098::options;

/// All positions of up to 4 heaps of 1 to 6.
#[test]
fn small_cases() {
    who_wins_each("cses1098", 6, options);
}
