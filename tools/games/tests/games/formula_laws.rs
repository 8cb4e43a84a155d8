//! The laws of formulas: what is read off each kind of part, and that it holds.

use games::formula::{Claimed, Formula};

/// A formula, and where its law begins, its period and growth; `None` if it has none.
type Case = (&'static str, Option<(i128, i128, i128)>);

const OF_NUMBERS: [Case; 92] = [
    ("7", Some((0, 1, 0))),
    ("n", Some((0, 1, 1))),
    ("-n", Some((0, 1, -1))),
    ("n + n % 3", Some((0, 3, 3))),
    ("n - n", Some((0, 1, 0))),
    ("n % 4 - n % 6", Some((0, 12, 0))),
    ("5 - 2n", Some((0, 1, -2))),
    ("(n + n % 2) * 3", Some((0, 2, 6))),
    ("(1 + 2) * n", Some((0, 1, 3))),
    ("n % 2 * (n % 3)", Some((0, 6, 0))),
    ("n * n", None),
    ("n * (n % 2)", None),
    ("n ** 2", None),
    ("2 ** (n % 3)", Some((0, 3, 0))),
    // Quotients and remainders.
    ("(n + 1) / 3", Some((0, 3, 1))),
    ("n / -3", Some((0, 3, -1))),
    ("2n / 4", Some((0, 2, 1))),
    ("7n / 3", Some((0, 3, 7))),
    ("n % 3 / 2", Some((0, 3, 0))),
    ("n / 0", None),
    ("n % 0", None),
    ("5 / n", None),
    ("n % n", None),
    ("6n % 4", Some((0, 2, 0))),
    ("(0 - 6n) % 4", Some((0, 2, 0))),
    ("n % -5", Some((0, 5, 0))),
    ("n % 1048576", Some((0, 1_048_576, 0))),
    ("n % 1048577", None),
    ("n * 9223372036854775807 * 9223372036854775807 % 3", None),
    ("ceil(2n / 4)", Some((0, 2, 1))),
    ("ceil(n / 0)", None),
    ("ceil(n / n)", None),
    // Bits.
    ("n >> 3", Some((0, 8, 1))),
    ("2n >> 3", Some((0, 4, 1))),
    ("n + 3 >> 0", Some((0, 1, 1))),
    ("0 - n >> 1", None),
    ("5 >> n", None),
    ("n << 2", Some((0, 1, 4))),
    ("n + n % 3 << 2", Some((0, 3, 12))),
    ("n << 64", Some((0, 1, 1 << 64))),
    ("n << 65", None),
    ("5 << n", None),
    ("0 - n << 1", None),
    ("n & 5", Some((0, 8, 0))),
    ("5 & n", Some((0, 8, 0))),
    ("n & 7", Some((0, 8, 0))),
    ("n & 8", Some((0, 16, 0))),
    ("n & 0", Some((0, 1, 0))),
    ("6n & 3", Some((0, 2, 0))),
    ("n & -1", None),
    ("n & n % 2", None),
    ("0 - n & 3", None),
    ("n | 3", Some((0, 4, 4))),
    ("2n | 1", Some((0, 1, 2))),
    ("n ^ 5", Some((0, 8, 8))),
    ("5 ^ n", Some((0, 8, 8))),
    ("n ^ n", None),
    // Divisors.
    ("gcd(n, 6)", Some((0, 6, 0))),
    ("gcd(6, n)", Some((0, 6, 0))),
    ("gcd(4n, 6)", Some((0, 3, 0))),
    ("gcd(7 - n, -6)", Some((0, 6, 0))),
    ("gcd(n, 0)", None),
    ("gcd(n, n)", None),
    ("gcd(n % 4, 6)", Some((0, 4, 0))),
    // The sign, the smaller and the larger.
    ("min(n, 7)", Some((8, 1, 0))),
    ("max(n, 7)", Some((8, 1, 1))),
    ("min(7, n)", Some((8, 1, 0))),
    ("max(7, n)", Some((8, 1, 1))),
    ("max(2n, n + 5)", Some((6, 1, 2))),
    ("min(2n, n + 5)", Some((6, 1, 1))),
    ("min(n, n)", Some((0, 1, 1))),
    ("min(n + n % 2, n + 1)", Some((0, 2, 2))),
    ("max(n % 3, n)", Some((5, 1, 1))),
    ("max(n, sqrt(n))", None),
    // Choices.
    ("if n >= 5 then 7 else n", Some((6, 1, 0))),
    ("if n < 5 then n else n % 3", Some((6, 3, 0))),
    ("if n < 5 then n else ({20: 1} else n)", Some((21, 1, 1))),
    ("if n > 9 then n + 1 else sqrt(n)", Some((10, 1, 1))),
    ("if n % 2 = 0 then n else n + 5", Some((0, 2, 2))),
    ("if n % 2 = 0 then n else n % 3 + 5", None),
    ("if n % 2 = 0 then ({7: 0} else n) else n + 5", Some((8, 2, 2))),
    ("[1, 2, 3][n % 3]", Some((0, 3, 0))),
    ("[1, 2][n]", None),
    ("[n, n + 1][n % 2]", Some((0, 2, 2))),
    ("[n, 5][n % 2]", None),
    ("[n, 2n][n % 2]", None),
    ("[2, n % 3][n % 2]", Some((0, 6, 0))),
    ("{5: 1, 3: 2} else n % 4", Some((6, 4, 0))),
    ("{3: 9} else 2n", Some((4, 1, 2))),
    ("{1048575: 0} else n", Some((1_048_576, 1, 1))),
    ("{1048576: 0} else n", None),
    ("floor(n % 3 * phi) + sqrt(n % 2)", Some((0, 6, 0))),
];

const OF_CONDITIONS: [Case; 34] = [
    ("n > 0", Some((1, 1, 0))),
    ("n >= 5", Some((6, 1, 0))),
    ("20 - n > 3", Some((18, 1, 0))),
    ("n + 3(n % 2) > 20", Some((22, 1, 0))),
    ("({9: 50} else n) > 20", Some((21, 1, 0))),
    ("3 < n <= 20", Some((21, 1, 0))),
    ("2n = n + n % 3", Some((5, 1, 0))),
    ("n + n % 3 = n + 1", Some((0, 3, 0))),
    ("n % 2 = 0 and n % 3 = 0", Some((0, 6, 0))),
    ("n % 2 = 0 or n > 4", Some((5, 2, 0))),
    ("n < 5 and n * n > 3", Some((6, 1, 0))),
    ("n >= 5 and n * n > 3", None),
    ("n >= 5 or n * n > 3", Some((6, 1, 0))),
    ("n < 5 or n * n > 3", None),
    ("n >= 5 and n % 2 = 0", Some((6, 2, 0))),
    ("n % 2 = 1 and sqrt(n) = 2", None),
    ("not n % 2 = 0", Some((0, 2, 0))),
    ("n in [3, 5]", Some((6, 1, 0))),
    ("n % 4 in [1, n]", Some((7, 4, 0))),
    ("n in [1, sqrt(n)]", None),
    ("even(3n)", Some((0, 2, 0))),
    ("odd(4n)", Some((0, 1, 0))),
    ("odd(5 - n)", Some((0, 2, 0))),
    ("even(n + n / 3)", Some((0, 3, 0))),
    ("coprime(n, 6)", Some((0, 6, 0))),
    ("coprime(4, n)", Some((0, 4, 0))),
    ("coprime(n, 0)", None),
    ("divides(4, n)", Some((0, 4, 0))),
    ("divides(-3, 2n)", Some((0, 3, 0))),
    ("divides(0, n)", None),
    ("divides(n, 12)", None),
    ("divides(n % 3, 12)", Some((0, 3, 0))),
    ("pow2(n)", None),
    ("floor(n * phi) = 3", None),
];

/// What a formula says of n as a number; of a condition 1 if it holds, and 0 if not.
fn value(formula: &Formula, n: u64) -> i128 {
    match formula.value(&[n]) {
        Ok(Claimed::Value(value)) => value,
        Ok(Claimed::Outcome { next_player_wins }) => next_player_wins.into(),
        Err(e) => panic!("{formula}: {e}"),
    }
}

#[test]
fn laws_of_all_kinds_of_parts() {
    let conditions = OF_CONDITIONS.map(|(text, law)| (format!("wins if {text}"), law));
    for (text, expected) in
        OF_NUMBERS.map(|(text, law)| (text.to_owned(), law)).iter().chain(&conditions)
    {
        let formula = Formula::parse(text, &["n"]).unwrap_or_else(|e| panic!("{text}: {e}"));
        let law = formula.law(0, &[]);
        assert_eq!(law.map(|law| (law.start, law.period, law.growth)), *expected, "{text}");
        let Some((start, period, growth)) = *expected else { continue };
        for n in start..start + 2 * period.min(50) + 20 {
            let [n, later] = [n, n + period].map(|n| u64::try_from(n).unwrap());
            assert_eq!(value(&formula, later), value(&formula, n) + growth, "{text} at {n}");
        }
    }
    // Of two variables, the law in one, where the other is a number.
    let formula = Formula::parse("if b = 1 then a % 3 else [a, b][a % 2]", &["a", "b"]).unwrap();
    let law =
        |place, other| formula.law(place, &[other]).map(|law| (law.start, law.period, law.growth));
    assert_eq!([law(0, 1), law(0, 0)], [Some((0, 3, 0)), None]);
    assert_eq!([law(1, 4), law(1, 5)], [Some((2, 1, 0)), Some((2, 1, 1))]);
}
