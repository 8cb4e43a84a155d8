use super::{Memo, UNKNOWN, ZERO};

/// What is known stays known, in the box and outside it, when the box grows.
#[test]
fn the_box_grows() {
    let mut memo = Memo::new(&[1, 0]);
    let value = |x: i64, y: i64| ZERO + u32::try_from(100 * x + y).unwrap();
    let all = || (1..40).flat_map(|x| (0..50).map(move |y| [x, y]));
    memo.grow(&[9, 4]);
    for [x, y] in all() {
        assert_eq!(memo.get(&[x, y]), UNKNOWN, "{x},{y}");
        memo.set(&[x, y], value(x, y));
    }
    assert_eq!(memo.others(), 39 * 50 - 9 * 5);
    memo.grow(&[30, 60]);
    assert_eq!(memo.others(), 9 * 50);
    // Too many cells: it does not grow.
    memo.grow(&[1 << 40, 1 << 40]);
    for [x, y] in all() {
        assert_eq!(memo.get(&[x, y]), value(x, y), "{x},{y}");
        assert_eq!(memo.get(&[x + 100, y]), UNKNOWN);
    }
}
