//! What each family finds in numbers that are made up for it: its forms, the smallest first.

use super::{compare, names, parsed, value};
use crate::solve::library::Library;
use crate::solve::samples::Samples;
use crate::solve::search::{Family, small};
use crate::solve::sequences::of_heaps;
use crate::solve::term::Term;
use crate::solve::{Search, conditions, keys, periods, recursions, residues, splits};
use std::fmt::Write;
use std::time::Instant;

/// The forms of a family: with so much effort, those of numbers or of conditions.
type Forms = fn(&Samples, &mut Search) -> Vec<Term>;

const FAMILIES: [(&str, Forms); 8] = [
    ("small", small),
    ("heaps", of_heaps),
    ("periods", |samples, _| periods::forms(samples).0),
    ("conditions", conditions::forms),
    ("recursions", recursions::forms),
    ("keys", keys::forms),
    ("residues", residues::forms),
    ("splits", splits::forms),
];

/// A family, and for some least numbers and a largest one what is wanted.
type Wanted = (&'static str, &'static [(&'static [i64], i64, &'static [&'static str])]);

/// What is wanted, from which numbers on, and up to which number, for each family.
const QUICK: [Wanted; 4] = [
    (
        "periods",
        &[
            (&[0], 20, &["7", "[0, 1, 0, 1, 2, 3, 2][n % 7]"]),
            (&[0], 19, &["[0, 1, 0, 1, 2, 3, 2][n % 7]"]),
            (
                &[0],
                30,
                &["n % 4", "(n + 2) % 5 / 2", "(n + 4) % 5", "n % 6 / 2", "n", "n + 5", "3n + 1"],
            ),
            (
                &[0],
                30,
                &["n / 3", "2(n / 3)", "2(n / 3) + [0, 5, 1][n % 3]", "n + [0, 0, 3][n % 3]"],
            ),
            (&[0], 30, &["{0: 5, 3: 9} else n % 3", "{14: 9} else n % 3", "{15: 9} else n % 3"]),
            (&[5], 40, &["[4, 0, 1][n % 3]", "{6: 9} else n + [4, 0, 1][n % 3]", "n / 2"]),
            (&[0], 600, &["if n < 256 then 9 else 0", "if n < 257 then 9 else 0"]),
            (&[0], 800, &["(n % 256) ** 2 % 7", "(n % 257) ** 2 % 7", "n * n"]),
        ],
    ),
    (
        "recursions",
        &[
            (&[0], 300, &["if even(n) then n / 2 else g(n / 2)", "popcount(n) % 2", "ctz(n + 1)"]),
            (&[0], 300, &["if n % 3 = 0 then n / 3 else g(n - n / 3 - 1)", "popcount(n) + 3"]),
            (&[0], 900, &["if n % 10 = 0 then n else if n > 10 then g(n - n / 10 - 1) else 3"]),
            (&[0], 900, &["{0: 0} else if n % 3 = 1 then 0 else 1 - g(n / 3)", "n % 11", "n * n"]),
            (&[1], 300, &["log2(n)", "ctz(n)", "{1: 7, 2: 5} else g(n / 2 + 1) + 1"]),
            (&[3], 300, &["popcount(n) % 2", "{3: 4, 4: 2, 5: 1, 6: 0} else g(n - n / 2 - 1)"]),
            (&[0], 60, &["n * 4000000000", "if n > 40 then 9000000000000000000 else 0"]),
            (&[0], 19, &["popcount(n)"]),
            (&[0], 16, &["popcount(n)"]),
        ],
    ),
    (
        "keys",
        &[
            (&[0, 0], 20, &["min(a, b) % 3", "[3, 0, 0, 1][max(a, b) % 4]", "(a ^ b) % 5"]),
            (&[1, 1], 20, &["(2a + b) % 3", "gcd(a, b) + 2", "max(a, b) / min(a, b) % 2"]),
            (&[1, 2], 20, &["((a - 1) | (b - 1)) % 3", "(a + 1 & b + 1) / 2", "a * a"]),
            (&[0, 0], 9, &["100a + b", "a * b % 7"]),
            (&[0, 0], 3, &["(2a + b) % 3", "a * b + 1"]),
        ],
    ),
    (
        "residues",
        &[
            (&[0, 0], 30, &["[0, 1, 0, 0, 2, 1][a % 2 * 3 + b % 3]", "a % 2", "b * 2 % 3", "4"]),
            (
                &[1, 1],
                30,
                &["(a + b) % 12", "(a % 8 * 8 + b % 8) % 5", "a % 12 + b % 5", "(a + 2b) % 4"],
            ),
            (&[0, 0], 9, &["if a = 0 then 3 else (a * b + b) % 4", "(a % 8 * 8 + b % 8) % 5"]),
        ],
    ),
];

/// The same for families that try many forms.
const SLOW: [Wanted; 4] = [
    (
        "small",
        &[
            (&[0], 60, &["n % 4", "lowbit(n + 1)", "floor(n * phi)", "n + n / 3", "n ^ n / 2 + 1"]),
            (&[0], 60, &["{0: 3} else n / 2", "{0: 3, 1: 3} else n / 2", "{2: 3} else n / 2"]),
            (&[0], 200, &["n - ctz(n + 1)", "{196: 0} else n % 3"]),
            (&[2], 60, &["omega(n)", "{3: 0} else n % 5", "{4: 9} else n % 5"]),
            (
                &[0, 0],
                9,
                &["lowbit(a + b + 1)", "abs(a - b)", "gcd(a, b)", "min(a, b) * 2", "a * b + a"],
            ),
            (
                &[0, 0],
                9,
                &[
                    "if a = 0 then 5 else a ^ b",
                    "if b = 0 then b else a + 1",
                    "if b = 0 then a else b + 1",
                    "if min(a, b) = 0 then max(a, b) else a & b",
                    "if min(a, b) = 0 then a + 1 else 2 * b",
                ],
            ),
            (&[1, 0], 9, &["if a = 1 or b = 0 then 7 else a | b", "if a = 1 then b else a * b"]),
        ],
    ),
    (
        "heaps",
        &[(&[0], 99, &["n % 4", "[0, 1, 2, 0, 1, 0][n % 6]", "n / 2 + n", "ctz(n + 1)", "n & 4"])],
    ),
    (
        "conditions",
        &[
            (&[0], 90, &["n % 3", "if n = 40 then 1 else 0", "0", "1"]),
            (&[0], 90, &["if n % 3 = 1 then 1 else 0", "if pow2(n) then 1 else 0"]),
            (&[0], 90, &["if fib(n) or n = 0 then 1 else 0", "if square(n) then 0 else 1"]),
            (&[0], 90, &["if prime(n + 2) and n > 8 then 1 else 0", "if n < 2 then 0 else 1"]),
            (&[0], 400, &["if n % 5 = 1 or n % 3 = 0 and n > 50 then 1 else 0"]),
            (&[0, 0], 12, &["if a = b then 1 else 0", "if a < 2b then 1 else 0"]),
            (
                &[0, 0],
                12,
                &["if a >= 3 and a != b then 1 else 0", "if a < 4 or b = a then 1 else 0"],
            ),
            (&[0, 0], 12, &["if (a < 4 or b > 5) and a != b then 1 else 0"]),
            (&[0, 0], 12, &["if a < b and b < 7 or a = 9 then 1 else 0"]),
            (&[0, 0], 12, &["if min(a, b) = 0 then 1 else if a + 1 = b then 1 else 0"]),
            (&[1, 0], 12, &["if a > 1 and b > 0 and a % 3 = b % 3 then 1 else 0"]),
        ],
    ),
    (
        "splits",
        &[
            (&[0], 90, &["if n % 3 = 1 then n else n / 2", "if pow2(n) then 3 else n % 3"]),
            (&[0], 90, &["if pow2(n + 1) then n else 0", "if fib(n) then n + 2 else 1"]),
            (&[0], 90, &["if square(n) then 3 else n / 2", "if prime(n) then n else 2n"]),
            (&[0, 0], 12, &["if a < b then a else b + 2", "if a = b then 3 else a ^ b"]),
            (&[0, 0], 12, &["if (a + b) % 3 = 1 then a else b + 1", "if b % 4 = 3 then 1 else 2a"]),
            (&[0], 200, &["if n % 4 = 3 then n + 1 else if n % 4 = 0 then n - 1 else n"]),
        ],
    ),
];

/// The values of a formula at the positions up to `to`, in order.
fn samples(text: &str, least: &[i64], to: i64) -> Samples {
    let mut positions: Vec<Vec<i64>> = match *least {
        [first] => (first..=to).map(|n| vec![n]).collect(),
        [first, second] => {
            (first..=to).flat_map(|a| (second..=to).map(move |b| vec![a, b])).collect()
        }
        _ => unreachable!("one number or two"),
    };
    positions.sort_by_key(|position| position.iter().copied().max());
    let formula = parsed(text, least.len());
    let mut samples = Samples::new(least);
    for position in positions {
        samples.push(&position, value(&formula, &position));
    }
    samples
}

/// A form as text, of which only the beginning if it is long; it is right, read again as a formula.
fn shown(form: &Term, samples: &Samples) -> String {
    let text = form.text(&names(samples.width()));
    let whole = if form.is_condition() { format!("wins if {text}") } else { text.clone() };
    let formula = parsed(&whole, samples.width());
    for (position, wanted) in samples.iter() {
        assert_eq!(value(&formula, position), wanted, "{text} at {position:?}");
        assert!(form.value(position).is_none_or(|own| own == wanted), "{text} at {position:?}");
    }
    if text.len() < 150 { text } else { format!("{}... ({} characters)", &text[..60], text.len()) }
}

#[test]
fn quick_families() {
    compare(&found(&QUICK), include_str!("quick_families.txt"));
}

#[test]
#[ignore = "slow: about two seconds"]
fn slow_families() {
    compare(&found(&SLOW), include_str!("slow_families.txt"));
}

/// What is found in the numbers of each family.
fn found(wanted: &[Wanted]) -> String {
    let mut found = String::new();
    for &(name, groups) in wanted {
        let forms = FAMILIES.iter().find(|(own, _)| *own == name).expect("a family").1;
        for &(least, to, texts) in groups {
            for text in texts {
                let samples = samples(text, least, to);
                let mut search = Search::new(3000, None);
                let all = forms(&samples, &mut search);
                let count = all.len();
                writeln!(found, "{name} of {text} from {least:?} to {to}: {count}").unwrap();
                for form in all.iter().take(5) {
                    // Exceptions of a condition are printed as it is negated twice.
                    let is_whole = name != "conditions" || form.is_condition();
                    let form = if is_whole { form.clone() } else { form.negated().negated() };
                    writeln!(found, "    {}", shown(&form, &samples)).unwrap();
                }
            }
        }
    }
    found
}

/// The terms of a library in order, each right by its text, and different from the others.
#[test]
fn libraries() {
    let mut found = String::new();
    for (least, to, made) in [(&[0][..], 40, 400), (&[1, 0], 8, 700)] {
        // Nothing small has these values.
        let samples = samples(if least.len() == 1 { "n ** 7" } else { "a ** 7 + b" }, least, to);
        let library = Library::new(&samples, made, usize::MAX);
        let names = names(least.len());
        writeln!(found, "{} terms from {least:?} to {to}", library.terms().len()).unwrap();
        let mut seen = std::collections::HashSet::new();
        let mut line = String::new();
        for place in library.terms() {
            let text = library.term(place).text(&names);
            let formula = parsed(&text, least.len());
            let values: Vec<i64> = samples.iter().map(|(at, _)| value(&formula, at)).collect();
            assert!(
                values.iter().zip(library.values(place)).all(|(a, b)| *a == i64::from(*b)),
                "{text}"
            );
            assert!(seen.insert(values), "{text}");
            if line.len() + text.len() > 110 {
                writeln!(found, "   {line}").unwrap();
                line.clear();
            }
            write!(line, " {text};").unwrap();
        }
        writeln!(found, "   {line}").unwrap();
    }
    compare(&found, include_str!("libraries.txt"));
}

/// The numbers that two numbers are made to.
#[test]
fn all_keys() {
    let keys: Vec<String> = keys::keys().iter().map(|key| key.text(&names(2))).collect();
    let expected = "a; b; min(a, b); max(a, b); a + b; a ^ b; a | b; a & b; gcd(a, b); a * b; abs(a - b); a / b; \
                    a % b; b / a; b % a; max(a, b) / min(a, b); max(a, b) % min(a, b); (a - 1) | (b - 1); \
                    (a - 1) ^ (b - 1); (a - 1) & (b - 1); (a + 1) | (b + 1); (a + 1) ^ (b + 1); (a + 1) & (b + 1); \
                    2 * a + b; a + 2 * b";
    assert_eq!(keys.join("; "), expected);
}

/// When the time is over, no more families are tried, and that is said.
#[test]
fn no_time_is_left() {
    let samples = samples("n % 3", &[0], 50);
    let group: &[Family] = &[small];
    let mut search = Search::new(3000, Some(Instant::now()));
    assert!(search.of_group(group, &samples).is_empty() && search.is_cut && search.tried == 0);
    let mut search = Search::new(3000, None);
    assert!(!search.of_group(group, &samples).is_empty() && !search.is_cut);
}
