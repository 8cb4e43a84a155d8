use super::Marks;

/// When the number of times that it was emptied no longer fits, nothing is left of the values before.
#[test]
fn emptied_many_times() {
    let mut marks = Marks { marks: vec![1, 0, u32::MAX], now: u32::MAX };
    assert!(marks.has(2));
    marks.clear();
    assert!([0, 1, 2].iter().all(|value| !marks.has(*value)) && marks.now == 1);
}
