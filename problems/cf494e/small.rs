use crate::answers;
use cases::Random;

#[path = "../../problems/cf494e/src/sweep.rs"]
mod sweep;

/// 300 inputs of up to 12 rectangles on a board of up to 40 x 40 against the cells of their union, one by one.
#[test]
fn unions() {
    for seed in 0..300 {
        let mut random = Random::new(seed);
        let n = random.uniform(1..=40_u32);
        let mut side = || {
            let from = random.uniform(1..=n);
            (from, random.uniform(from..=n))
        };
        let rectangles: Vec<_> = (0..=seed % 12)
            .map(|_| {
                let ((top, bottom), (left, right)) = (side(), side());
                (top, left, bottom, right)
            })
            .collect();
        let mut expected = 0;
        for i in 1..=n {
            for j in 1..=n {
                let covers = |&(top, left, bottom, right): &(u32, u32, u32, u32)| {
                    (top..=bottom).contains(&i) && (left..=right).contains(&j)
                };
                if rectangles.iter().any(covers) {
                    // All t with 2^t | i and 2^t | j.
                    let t = i.trailing_zeros().min(j.trailing_zeros());
                    expected ^= (2 << t) - 1;
                }
            }
        }
        assert_eq!(sweep::parities(&rectangles), expected, "seed {seed}: {rectangles:?}");
    }
}

/// What is left of the program: the largest power of two up to k, for each k up to 40.
#[test]
fn each_k() {
    for k in 1..=40_u64 {
        // The last cell's value is cut to that power: it and one cell of that value make 0.
        let power = 1 << k.ilog2();
        let input = format!("64 2 {k}\n64 64 64 64\n{power} {power} {power} {power}\n");
        assert_eq!(answers("cf494e", &input), ["Malek"], "k {k}");
        let half = (power / 2).max(1);
        let input = format!("64 2 {k}\n64 64 64 64\n{half} {half} {half} {half}\n");
        let expected = if k == 1 { "Malek" } else { "Hamed" };
        assert_eq!(answers("cf494e", &input), [expected], "k {k}");
    }
}

#[test]
fn every_case() {
    crate::every_case("cf494e");
}
