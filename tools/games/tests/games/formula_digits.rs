//! What formulas say of digits: sums of Fibonacci numbers, and automata.

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

#[test]
fn automata() {
    // The parity of binary ones, and the number modulo 3, whose digits are read from the last one on.
    for n in (0..200).chain([u64::MAX, u64::MAX - 1]) {
        let parity = u64::from(n.count_ones()) % 2;
        let found = of_n("walk(n, [[0, 1], [1, 0]])", n);
        assert_eq!(found, Ok(Claimed::Value(parity.into())), "{n}");
        // A state is the sum so far, and whether the next digit counts once or twice.
        let text = "[0, 0, 1, 1, 2, 2][walk(n, [[1, 3], [0, 4], [3, 5], [2, 0], [5, 1], [4, 2]])]";
        assert_eq!(of_n(text, n), Ok(Claimed::Value((n % 3).into())), "{n}");
    }
    for (text, message) in [
        ("walk(n, [[0, 1], [2, 0]])", "column 9: the states are 0 to 1, one for each row"),
        ("walk(n, [[0, 1], [1]])", "column 9: each state has one entry for each digit"),
        ("walk(n, [[0]])", "column 9: each state has one entry for each digit"),
        ("walk(n, [0, 1])", "column 10: expected `[`"),
        ("walk(n, [[n, 1]])", "column 11: expected a state"),
        ("walk(n - 9, [[0, 1], [1, 0]])", "column 1: n = 3: walk of a negative number"),
    ] {
        let error = of_n(text, 3).unwrap_err();
        assert!(error.starts_with(message), "{text}: {error}");
    }
}
