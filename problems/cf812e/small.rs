use crate::{compare_each, line, lists};
use brutes::cf812e::{answer, is_even};

/// All trees of up to 4 vertices whose leaves have depths of one parity, with 1 to 2 apples each.
#[test]
fn small_cases() {
    let trees = [vec![0], vec![0, 0], vec![0, 1], vec![0, 0, 0], vec![0, 1, 1], vec![0, 1, 2]];
    let cases = trees.into_iter().filter(|tree| is_even(tree)).flat_map(|tree| {
        let n = u32::try_from(tree.len() + 1).expect("it is small");
        lists(n, 1).map(move |less| (tree.clone(), less.iter().map(|apples| apples + 1).collect()))
    });
    let case = |(parents, apples): (Vec<usize>, Vec<u64>)| {
        let ids: Vec<u64> = parents.iter().map(|&parent| parent as u64 + 1).collect();
        let input = format!("{}\n{}{}", apples.len(), line(&apples), line(&ids));
        (input, answer(&parents, &apples).to_string())
    };
    compare_each("cf812e", cases.map(case));
}
