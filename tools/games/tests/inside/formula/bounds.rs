use super::super::Formula;

/// For a from 2 to 9 and b from 1 to 4, what the bounds of a formula are.
const BOUNDS: [(&str, Option<(i128, i128)>); 48] = [
    ("a + b", Some((3, 13))),
    ("a - b", Some((-2, 8))),
    ("-a", Some((-9, -2))),
    ("a * b", Some((2, 36))),
    ("(a - 5) * (b - 3)", Some((-8, 6))),
    ("a / b", Some((0, 9))),
    ("(a - 5) / b", Some((-3, 4))),
    ("a / (b - 1)", Some((0, 9))),
    ("a % b", Some((0, 3))),
    ("a % (b + 9)", Some((0, 9))),
    ("(a - 2) % (b + 9)", Some((0, 7))),
    ("(a - 5) % b", Some((0, 3))),
    ("(a - 5) % (b + 9)", Some((0, 12))),
    ("a ** b", Some((0, 6561))),
    ("(a - 5) ** b", Some((-256, 256))),
    ("a ** (b - 2)", Some((0, 81))),
    ("(a - 5) / (b - 2)", Some((-4, 4))),
    ("(a - 5) % (b - 2)", Some((0, 1))),
    ("(a - 5) % (2 - b)", Some((-1, 0))),
    ("0 ** b", Some((0, 1))),
    ("a ** 99", None),
    ("min(a, b)", Some((1, 4))),
    ("min(b, a)", Some((1, 4))),
    ("max(a, b)", Some((2, 9))),
    ("max(a - 5, b - 9)", Some((-3, 4))),
    ("abs(a - 7)", Some((0, 5))),
    ("abs(b - 7)", Some((0, 6))),
    ("gcd(a, b)", Some((0, 9))),
    ("ceil(a / b)", Some((0, 10))),
    ("a ^ b", Some((0, 15))),
    ("b | 8", Some((0, 15))),
    ("b ^ 2", Some((0, 7))),
    ("b ^ 2 ** 125", Some((0, (1 << 126) - 1))),
    ("b ^ 2 ** 126", Some((0, i128::MAX))),
    ("a << b", Some((0, 144))),
    ("a >> b", Some((0, 9))),
    ("a & b", Some((0, 9))),
    ("popcount(a)", Some((0, 127))),
    ("omega(a)", Some((0, 40))),
    ("floor(a * phi)", Some((3, 14))),
    ("floor(b * phi^2)", Some((2, 10))),
    ("[5, 3, 8][a % 3]", Some((3, 8))),
    ("{(3, 4): -7} else b", Some((-7, 4))),
    ("if a < b then a else 20", Some((2, 20))),
    ("if a < b then 20 else b", Some((1, 20))),
    ("wins if a + 20 < b", Some((0, 1))),
    ("wins if a < b and (b % 2 = 0 or not a in [1, 2])", Some((0, 1))),
    ("wins if 2 ** 200 = a", None),
];

/// They hold at all positions, and so do those of its parts.
#[test]
fn bounds_of_formulas() {
    for (text, expected) in BOUNDS {
        let formula = Formula::parse(text, &["a", "b"]).unwrap();
        let mut all = (0, 0);
        let found = formula.bounds(&formula.body, &[(2, 9), (1, 4)], &mut all);
        assert_eq!(found, expected, "{text}");
        let Some((low, high)) = found else { continue };
        assert!(all.0 <= low.min(0) && high <= all.1, "{text}: {all:?}");
        for position in (2..=9).flat_map(|a| (1..=4).map(move |b| [a, b])) {
            let Ok(value) = super::super::value::compute(&formula.body, &position) else {
                continue;
            };
            assert!(low <= value && value <= high, "{text} is {value} at {position:?}");
        }
    }
    let largest = i128::from(u64::MAX);
    let formula = Formula::parse("(a + 70) * 2 - 200", &["a"]).unwrap();
    assert_eq!(formula.all_bounds(&[(0, 5)]), Some((-60, 200)));
    assert_eq!(formula.all_bounds(&[(0, largest)]), Some((-60, 2 * largest + 140)));
    // Its own values: 0 and 1 follow from 0 and 1, the halves of n from the range of n, and nothing else from sums.
    for (text, expected) in [
        ("if even(n) then 0 else 1 - g(n / 2)", (0, 1)),
        ("if even(n) then n / 2 else g(n / 2)", (0, 700)),
        ("if n = 0 then 0 else 1 + g(n / 2)", (0, i128::from(u64::MAX) + 1)),
        ("if n % 3 = 0 then n / 3 else g(n - n / 3 - 1)", (0, 700)),
    ] {
        let formula = Formula::parse(text, &["n"]).unwrap();
        let all = formula.with_own(&[(0, 700)]);
        let found = formula.bounds(&formula.body, &all, &mut (0, 0));
        assert_eq!(found.map(|(low, high)| (low, high.max(all[1].1))), Some(expected), "{text}");
    }
    let formula = Formula::parse("a ^ 2**62 * 2**62 * 4", &["a"]).unwrap();
    assert_eq!(formula.all_bounds(&[(0, 5)]), Some((0, i128::MAX)));
}
