//! What formulas say of digits: sums of Fibonacci numbers, and their own values at smaller numbers.

use games::formula::{Claimed, Formula};

fn of_n(text: &str, n: u64) -> Result<Claimed, String> {
    Formula::parse(text, &["n"]).and_then(|f| f.value(&[n])).map_err(|e| e.to_string())
}

#[test]
fn smallest_fibonacci_part() {
    // All sums of Fibonacci numbers of which no two are neighbours, each from its smallest part on.
    let all = [1_u64, 2, 3, 5, 8, 13, 21, 34, 55, 89];
    for set in 1_u32..1 << all.len() {
        if set & set >> 1 != 0 {
            continue;
        }
        let parts = (0..all.len()).filter(|place| set >> place & 1 == 1);
        let n: u64 = parts.map(|place| all[place]).sum();
        let smallest = all[set.trailing_zeros() as usize];
        assert_eq!(of_n("zeckendorf(n)", n), Ok(Claimed::Value(smallest.into())), "{n}");
    }
    // F(92) is the largest Fibonacci number below 2^63, and F(93) below 2^64.
    let largest = 12_200_160_415_121_876_738;
    assert_eq!(of_n("zeckendorf(n)", largest), Ok(Claimed::Value(largest.into())));
    assert_eq!(of_n("zeckendorf(n)", largest + 4), Ok(Claimed::Value(1)));
    assert!(of_n("zeckendorf(n)", 0).unwrap_err().contains("zeckendorf of a number below 1"));
}

/// Who wins where at most c times as many may be taken as before, by the moves: a heap is won from the smallest part on.
#[test]
fn parts_of_take_away_games() {
    for c in 1..=6_usize {
        // Of each heap, the least number of which one that may be taken wins.
        let mut least = vec![usize::MAX];
        for n in 1..300 {
            let wins = |d: &usize| least[n - d] > c * d;
            least.push((1..=n).find(wins).expect("all may be taken"));
            let part = of_n(&format!("zeckendorf(n, {c})"), n as u64);
            assert_eq!(part, Ok(Claimed::Value(i128::try_from(least[n]).unwrap())), "{c}: {n}");
        }
    }
    let fibonacci = "zeckendorf(n, 2) - zeckendorf(n)";
    for n in [u64::MAX, u64::MAX - 1, 12_200_160_415_121_876_738] {
        assert_eq!(of_n(fibonacci, n), Ok(Claimed::Value(0)));
        assert_eq!(of_n("zeckendorf(n, 1) - lowbit(n)", n), Ok(Claimed::Value(0)));
    }
    for text in ["zeckendorf(n, 3)", "zeckendorf(n + 1, n)"] {
        assert!(of_n(text, 0).unwrap_err().contains("of numbers of at least 1"), "{text}");
    }
}

#[test]
fn values_at_smaller_numbers() {
    // The parity of binary ones, and the value of a heap of which at most half is taken.
    for n in (0..200).chain([u64::MAX, u64::MAX - 1]) {
        let parity = u64::from(n.count_ones()) % 2;
        let text = "if n = 0 then 0 else if even(n) then g(n / 2) else 1 - g(n / 2)";
        assert_eq!(of_n(text, n), Ok(Claimed::Value(parity.into())), "{n}");
        let half = (u128::from(n) >> n.trailing_ones()) / 2;
        let text = "if even(n) then n / 2 else g(n / 2)";
        assert_eq!(of_n(text, n), Ok(Claimed::Value(half.try_into().unwrap())), "{n}");
    }
    // Each value is computed once: these are Fibonacci numbers.
    let fibonacci = "if n < 2 then n else g(n - 1) + g(n - 2)";
    assert_eq!(of_n(fibonacci, 90), Ok(Claimed::Value(2_880_067_194_370_816_120)));
    let steps = "if n = 0 then 7 else g(n - 1)";
    assert_eq!(of_n(steps, 9999), Ok(Claimed::Value(7)));
    for (text, n, message) in [
        (steps, 10_000, "column 22: n = 10000: g(0): more than 10000 values at smaller numbers"),
        ("g(n)", 3, "column 1: n = 3: g(3): expected a smaller number"),
        ("g(n + 1)", 3, "column 1: n = 3: g(4): expected a smaller number"),
        ("g(n - 5)", 3, "column 1: n = 3: g(-2): expected a smaller number"),
        ("g(n - 1)", 3, "column 1: n = 3: g(-1): expected a smaller number"),
        ("[5][g(n - 4) * 0 + n]", 3, "column 5: n = 3: g(-1): expected a smaller number"),
        (
            "wins if g(n / 2) = 0",
            3,
            "column 18: a condition has no values: g(...) is in formulas of",
        ),
        ("g(n = 1)", 3, "column 5: expected a number"),
        ("g(n", 3, "column 4: expected"),
        ("2g", 3, "column 2: `g` is no variable of the rule: expected n"),
    ] {
        let error = of_n(text, n).unwrap_err();
        assert!(error.starts_with(message), "{text}: {error}");
    }
    // A variable may have this name.
    let formula = Formula::parse("g + 2g", &["g"]).unwrap();
    assert_eq!(formula.value(&[5]), Ok(Claimed::Value(15)));
    let error = Formula::parse("g(a)", &["a", "b"]).unwrap_err().to_string();
    assert!(error.contains("in formulas of the value of one number only"), "{error}");
}
