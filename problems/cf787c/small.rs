use crate::compare_each;
use brutes::cf787c::answer;

/// All sets for rings of up to 4 places.
#[test]
fn small_cases() {
    let set = |code: usize| (1..4).filter(|step| code >> step & 1 == 1).collect::<Vec<usize>>();
    let sets = |n: usize| (2..1_usize << n).step_by(2).map(set);
    let all =
        (2..=4).flat_map(|n| sets(n).flat_map(move |a| sets(n).map(move |b| (n, [a.clone(), b]))));
    let case = |(n, steps): (usize, [Vec<usize>; 2])| {
        let line = |set: &Vec<usize>| {
            let numbers: Vec<String> = set.iter().map(usize::to_string).collect();
            format!("{} {}\n", set.len(), numbers.join(" "))
        };
        let input = format!("{n}\n{}{}", line(&steps[0]), line(&steps[1]));
        (input, answer(n, &steps).join("\n"))
    };
    compare_each("cf787c", all.map(case));
}
