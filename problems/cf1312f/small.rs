use crate::{compare_counted, line, lists};
use brutes::cf1312f::answer;

/// Each x, y, z up to 5, one castle and each two of up to 5.
#[test]
fn small_cases() {
    let attacks =
        || lists(3, 4).map(|less| less.iter().map(|attack| attack + 1).collect::<Vec<u64>>());
    let castles = || lists(1, 5).chain(lists(2, 5)).filter(|castles| !castles.contains(&0));
    let all =
        attacks().flat_map(|attacks| castles().map(move |castles| (attacks.clone(), castles)));
    let case = |(attacks, castles): (Vec<u64>, Vec<u64>)| {
        let answer = answer([attacks[0], attacks[1], attacks[2]], &castles).to_string();
        (format!("{} {}{}", castles.len(), line(&attacks), line(&castles)), answer)
    };
    // The statement allows 1000, but here it is the program's to take as many as come.
    compare_counted("cf1312f", all.map(case));
}
