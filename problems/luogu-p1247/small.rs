use crate::{answers, line, lists};
use brutes::luogu_p1247::first_winning_move;

/// All positions of up to 3 heaps from 1 to 4.
#[test]
fn small_cases() {
    let positions = (1..=3).flat_map(|len| lists(len, 4));
    for heaps in positions.filter(|heaps| !heaps.contains(&0)) {
        let expected = match first_winning_move(&heaps) {
            None => vec!["lose".to_owned()],
            Some((heap, take, option)) => {
                vec![format!("{take} {heap}"), line(&option).trim_end().to_owned()]
            }
        };
        assert_eq!(answers("luogu-p1247", &format!("{}\n{}", heaps.len(), line(&heaps))), expected);
    }
}
