use crate::who_wins_each;
use brutes::cses2208::options;

/// All positions of up to 4 heaps of 1 to 5.
#[test]
fn small_cases() {
    who_wins_each("cses2208", 5, options);
}
