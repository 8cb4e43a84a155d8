//! Codeforces 255E by its rules.

/// The Grundy values of all heaps up to `most`.
#[must_use]
pub fn values(most: usize) -> Vec<usize> {
    let mut values: Vec<usize> = vec![0];
    for heap in 1..=most {
        // y^4 is at least the heap, and y^2 at most.
        let is_option = |y: &usize| y.pow(4) >= heap;
        let up_to_root = (1..heap).take_while(|y| y * y <= heap);
        let options: Vec<usize> = up_to_root.filter(is_option).map(|y| values[y]).collect();
        values.push((0..=heap).find(|value| !options.contains(value)).unwrap_or(0));
    }
    values
}

fn main() {
    cases::answer(|input| {
        let (most, len) = (input.up_to(9000).min(777_777_777_777), input.up_to(4).min(77_777));
        let heaps = input.list(1..=len, 1..=most);
        input.print(|| {
            let most = heaps.iter().copied().max().unwrap_or(0);
            input.require(most <= 10_000, "more than 10000 coins are too many");
            let values = values(most);
            let nim_sum = heaps.into_iter().fold(0, |sum, heap: usize| sum ^ values[heap]);
            if nim_sum == 0 {
                "Rublo"
            } else {
                "Furlo"
            }
        });
    });
}
