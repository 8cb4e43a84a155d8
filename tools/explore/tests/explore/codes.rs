//! `--code`: what is printed is compiled by rustc, without warnings, and compared to the end of its range.

use super::common::{generator, random_code, seed};
use super::formula_text::Tree;
use games::formula::{Claimed, Formula};
use std::fs;
use std::process::Command;

/// Compiles functions with the values that they must have, and runs them; `checked` says whether their arithmetic
/// panics where it overflows.
fn compile_and_compare(name: &str, modules: &[(String, String)], checked: bool) {
    let bodies = modules.iter().enumerate().map(|(place, (code, checks))| {
        format!("mod m{place} {{\n{code}\npub fn check() {{\n{checks}}}\n}}\n")
    });
    let calls = (0..modules.len()).map(|place| format!("    m{place}::check();\n"));
    let text = format!(
        "#![deny(warnings)]\n{}fn main() {{\n{}    println!(\"all compared\");\n}}\n",
        bodies.collect::<Vec<_>>().concat(),
        calls.collect::<Vec<_>>().concat()
    );
    let folder = std::env::temp_dir().join(format!("explore-code-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let (source, program) = (folder.join("code.rs"), folder.join("code"));
    fs::write(&source, &text).unwrap();
    let mut rustc = Command::new("rustc");
    let assertions = format!("debug-assertions={}", if checked { "on" } else { "off" });
    rustc.args(["--edition", "2021", "-C", &assertions, "-o"]).args([&program, &source]);
    // What is printed is pasted into programs of any edition.
    for edition in ["2015", "2018", "2024"] {
        let mut rustc = Command::new("rustc");
        rustc.args(["--edition", edition, "--emit", "metadata", "-o"]).arg(folder.join(edition));
        let output = rustc.arg(&source).output().expect("rustc starts");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "edition {edition}: {errors}");
    }
    let output = rustc.output().expect("rustc starts");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    let ran = Command::new(&program).output().expect("it starts");
    let errors = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success() && ran.stdout == b"all compared\n", "{text}\n{errors}");
    fs::remove_dir_all(&folder).unwrap();
}

/// A loop that compares a function of one number with values from `first` on.
fn compared<T: ToString>(function: &str, kind: &str, first: u64, values: &[T]) -> String {
    let values = values.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    format!(
        "    let values: &[{kind}] = &[{values}];\n    for (n, value) in values.iter().enumerate() {{\n        \
         assert_eq!({function}({first} + n as u64), *value, \"n = {{}}\", n);\n    }}\n"
    )
}

/// Each function of the language, and what is easily wrong in Rust.
const FORMULAS: [&str; 63] = [
    "n",
    "7",
    "n % 4",
    "[0, 1, 2][n % 3]",
    "[n, n + 1, 5][n % 3]",
    "[3, 1][1]",
    "{3: 1, 9: 7} else n",
    "if n >= 0 then n else 1",
    "if n < 12 then [1, 2, 3][n % 3] else if odd(n) then n else n / 2",
    "n - n / 2 * 2",
    "7 + ({0: 3} else 8)",
    "abs(n - 20)",
    "max(n, 20) - min(n, 20, 7)",
    "100 - n",
    "(n - 30) % 7 + (n - 30) / 7 + 20",
    "7 + n % -5",
    "20 + n / -5",
    "ceil(n / 4)",
    "ceil((n - 30) / 4) + 10",
    "gcd(n, 12)",
    "gcd(n - 30, 12)",
    "sqrt(n)",
    "sqrt(n * n * n + 0)",
    "log2(n + 1)",
    "bits(n) + popcount(n)",
    "lowbit(n)",
    "highbit(n)",
    "ctz(n + 1)",
    "valuation(n + 1, 3)",
    "omega(n + 1)",
    "bigomega(n + 1)",
    "digitsum(n)",
    "digitsum(n, 3)",
    "n ^ 5",
    "n & 12 | 3",
    "n ^ n >> 1",
    "n << 3",
    "(n + 1 << 2) % 7",
    "n >> 70",
    "0 << n * 9",
    "2 ** (n % 9)",
    "n ** 2 % 10",
    "(n % 3) ** (n % 2)",
    "floor(n * phi)",
    "floor((n + 1) * phi^2) - 2",
    "if fib(n) then 1 else 0",
    "if prime(n) then 1 else 0",
    "if square(n) then 1 else 0",
    "if square(n - 9) then 1 else 0",
    "if pow2(n) or n = 0 then 1 else 0",
    "if coprime(n, 6) then 1 else 0",
    "if divides(n, 12) then 1 else 0",
    "if divides(n % 5, n) and not n in [3, 4] then 1 else 0",
    "if 3 < n <= 20 != 1 then n else 2n",
    "if n in [n * n, 5, n - 1] then 1 else 0",
    "-(-n)",
    "-(n - 60) ** 1",
    "n * 9223372036854775807 % 5",
    "if n ^ 1 < popcount(n) << 2 then 1 else 0",
    "zeckendorf(n + 1)",
    "zeckendorf(n + 1, 3)",
    "if even(n) then n / 2 else g(n / 2)",
    "if n < 2 then 5 else g(n - n / 2) * 3 + abs(n - 9)",
];

/// The code of a formula in n, and the comparison with its values up to `to`; `None` if it has no value there.
fn of_formula(text: &str, to: u64) -> Option<(String, String)> {
    let formula = Formula::parse(text, &["n"]).unwrap();
    let (mut numbers, mut outcomes) = (Vec::new(), Vec::new());
    for n in 0..=to {
        match formula.value(&[n]).ok()? {
            Claimed::Value(value) => numbers.push(u64::try_from(value).ok()?),
            Claimed::Outcome { next_player_wins } => outcomes.push(next_player_wins),
        }
    }
    let code = formula.code(&[(0, to)], text).ok()?;
    assert!(code.starts_with(&format!("/// {text}\nfn ")), "{code}");
    let checks = if numbers.is_empty() {
        compared("next_player_wins", "bool", 0, &outcomes)
    } else {
        compared("grundy", "u64", 0, &numbers)
    };
    Some((code, checks))
}

/// The code of a formula in a and b, and the comparison with its values up to 9.
fn of_two(text: &str) -> (String, String) {
    let formula = Formula::parse(text, &["a", "b"]).unwrap();
    let code = formula.code(&[(0, 9), (0, 9)], text).unwrap_or_else(|e| panic!("{text}: {e}"));
    let checks = (0..=9).flat_map(|a| (0..=9).map(move |b| [a, b])).map(|position| {
        let [a, b] = position;
        match formula.value(&position).unwrap() {
            Claimed::Value(value) => format!("    assert_eq!(grundy({a}, {b}), {value});\n"),
            Claimed::Outcome { next_player_wins } => {
                format!("    assert_eq!(next_player_wins({a}, {b}), {next_player_wins});\n")
            }
        }
    });
    let checks = checks.collect::<Vec<_>>().concat();
    (code, checks)
}

/// Conditions in one variable.
const CONDITIONS: [&str; 10] = [
    "loses if n % 12 in [1, 5] and n != 17 or not n > 3",
    "wins if n >= 60 or n > 60 and n < 0",
    "loses if popcount(n) < 3 and ctz(n + 1) + 1 <= n",
    "wins if ({3: 1} else n) = 1 and [n, 2][n % 2] = 2",
    "wins if popcount(n) in [1, 2] or 2 < 1",
    "loses if n - 30 in [1, -n] or not (n = 3 or n = 4)",
    "wins if if n = 7 then 1 = 1 else n < 5",
    "wins if 3 < popcount(n) != 5",
    "wins if not pow2(n) and (n = 3 or n > 40) and -n % 3 = 1",
    "loses if 0 <= n or n <= 60 or n < 61",
];

/// Formulas in two variables, one of which may not be there.
const OF_TWO: [&str; 8] = [
    "a ^ b",
    "b + 1",
    "{(1, 2): 5, (0, 3): 7} else a + b",
    "{(1, 2): 5} else abs(a - b)",
    "{(4, 5): 3} else 2",
    "loses if floor(abs(a - b) * phi) = min(a, b)",
    "max(a, b, 3) - min(a, b, 2)",
    "[0, 1, 0, 0, 2, 1][a % 2 * 3 + b % 3]",
];

/// Two texts are the same; the first line that differs is shown.
fn compare(found: &str, expected: &str) {
    for (found, expected) in found.lines().zip(expected.lines()) {
        assert_eq!(found, expected);
    }
    assert_eq!(found.len(), expected.len());
}

/// What is printed for each of them, letter by letter. (That it is right is for the tests that compile it.)
#[test]
fn formulas_as_text() {
    let more = [
        "n / 3 - n",
        "9 - n / (n % 3 + 1)",
        "(n - 5) % (n - 3)",
        "-n - 5",
        "-5 - -n",
        "n - (3 - n) - 4",
    ];
    let mut found = String::new();
    for text in FORMULAS.iter().chain(&more).chain(&CONDITIONS) {
        let code = Formula::parse(text, &["n"]).unwrap().code(&[(0, 60)], text);
        found += &code.unwrap_or_else(|e| panic!("{text}: {e}"));
    }
    for text in OF_TWO {
        found += &of_two(text).0;
    }
    compare(&found, include_str!("codes.txt"));
}

/// Each operator on each other one, on both of its sides.
fn operators() -> Vec<String> {
    let all = ["+", "-", "*", "/", "%", "**", "^", "&", "|", "<<", ">>"];
    let pairs = all.iter().flat_map(|outer| all.iter().map(move |inner| (outer, inner)));
    let numbers = pairs.flat_map(|(outer, inner)| {
        [format!("(n {inner} 2) {outer} 3"), format!("3 {outer} (n {inner} 2)")]
    });
    let conditions = ["n = 3", "not n = 3", "n < 5 < 9", "n < 5 and n > 2", "n = 1 or n = 7"];
    let of_conditions = conditions.iter().flat_map(|a| {
        let of_two = conditions.iter().flat_map(move |b| {
            ["and", "or"].map(|operator| format!("wins if ({a}) {operator} ({b})"))
        });
        of_two.chain([format!("wins if not ({a})"), format!("loses if {a}")])
    });
    let others = all.iter().flat_map(|inner| {
        [
            format!("-(n {inner} 2)"),
            format!("floor((n {inner} 2) * phi^2)"),
            format!("wins if (n {inner} 2) < n = (n {inner} 1)"),
            format!("wins if (n {inner} 2) in [n {inner} 1, 2]"),
            format!("[5, 1, n][(n {inner} 2) % 3]"),
        ]
    });
    numbers.chain(of_conditions).chain(others).collect()
}

/// The line with the value of each of them. (That it is right is for the test that compiles it.)
#[test]
fn operators_on_operators_as_text() {
    let mut found = String::new();
    for text in operators() {
        let formula = Formula::parse(&text, &["n"]).unwrap();
        let to = formula.computed_to(&[0]).unwrap_or(0).min(60);
        let code = formula.code(&[(0, to)], "").unwrap();
        let value = code.lines().take_while(|line| *line != "}").last().unwrap_or_default();
        found.extend([&text, ": ", value.trim(), "\n"]);
    }
    compare(&found, include_str!("codes_operators.txt"));
}

#[test]
fn a_few_formulas_as_code() {
    let texts = ["if n >= 0 then gcd(n - 30, 12) else 0", "loses if n % 12 in [1, 5] and n != 17"];
    let modules: Vec<_> = texts.iter().map(|text| of_formula(text, 60).expect(text)).collect();
    compile_and_compare("few", &modules, true);
}

#[test]
fn what_has_no_code() {
    for (text, message) in [
        ("if n < 100 then 1 else 1 / 0", "division by zero, and so there is no code"),
        ("if n < 100 then 1 else n % 0", "division by zero, and so there is no code"),
        ("if n < 100 then 1 else [n, 2][2]", "no entry, and so there is no code"),
    ] {
        let error =
            Formula::parse(text, &["n"]).unwrap().code(&[(0, 9)], "").unwrap_err().to_string();
        assert!(error.contains(message), "{text}: {error}");
    }
    let named = Formula::parse("type + N", &["type", "N"]).unwrap();
    let code = named.code(&[(0, 9), (0, 9)], "about").unwrap();
    assert_eq!(
        code,
        "/// about\nfn grundy(x1: u64, x2: u64) -> u64 {\n    assert!(x1 <= 9 && x2 <= 9);\n    x1 + x2\n}\n"
    );
    for (name, is_kept) in [
        ("a1", true),
        ("x", true),
        ("heap", true),
        ("union", true),
        ("N", false),
        ("heapSize", false),
        ("_n", false),
        ("a_b", false),
    ] {
        let code = Formula::parse(name, &[name]).unwrap().code(&[(0, u64::MAX)], "").unwrap();
        let kept = format!("fn grundy({name}: u64) -> u64 {{\n    {name}\n}}\n");
        let other = kept.replace(name, "x1");
        assert_eq!(code, if is_kept { kept } else { other });
    }
    let wide = Formula::parse("n % 4 + n", &["n"]).unwrap();
    for (to, kind) in [(9, false), (u64::MAX, true)] {
        assert_eq!(wide.code(&[(0, to)], "").unwrap().contains("i128"), kind, "{to}");
    }
    for (text, to) in [
        ("n % 4", Some(u64::MAX)),
        ("n + 7", Some(u64::MAX)),
        ("n - 1", Some(u64::MAX)),
        ("n * n", Some(13_043_817_825_332_782_212)),
        ("n * n - 1", Some(13_043_817_825_332_782_212)),
        ("n ** 9", Some(17_695)),
        ("n / (n % 3)", Some(u64::MAX)),
        ("2 ** (n - 3)", Some(129)),
        ("(n * 10**37 * 4 + n) % 4", Some(4)),
        ("2 ** 120 * 2 ** (n + 9)", None),
    ] {
        let formula = Formula::parse(text, &["n"]).unwrap();
        assert_eq!(formula.computed_to(&[0]), to, "{text}");
        let code = formula.code(&[(0, to.unwrap_or(0))], "");
        assert_eq!(code.is_ok(), to.is_some(), "{text}");
    }
}

/// What may be a name in a formula and not in Rust: its keywords, strict and reserved, of any edition.
#[test]
fn keywords_are_no_names() {
    let keywords = "abstract as async await become box break const continue crate do dyn else enum extern false \
                    final fn for gen if impl in let loop macro match mod move mut override priv pub ref return self \
                    static struct super trait true try type typeof unsafe unsized use virtual where while yield";
    // Some mean something in formulas.
    let own = ["else", "for", "if", "in", "mod"];
    for name in keywords.split_whitespace().filter(|name| !own.contains(name)) {
        let formula = Formula::parse(name, &[name]).unwrap_or_else(|e| panic!("{name}: {e}"));
        let code = formula.code(&[(0, u64::MAX)], "").unwrap();
        assert_eq!(code, "fn grundy(x1: u64) -> u64 {\n    x1\n}\n", "{name}");
    }
}

/// What is printed is right or panics, also where its own arithmetic would not be checked.
#[test]
fn beyond_64_bits() {
    let panics =
        |n: u64| format!("    assert!(std::panic::catch_unwind(|| grundy({n})).is_err());\n");
    let is = |n: u64, value: u64| format!("    assert_eq!(grundy({n}), {value});\n");
    let large = 10_u64.pow(18);
    let all = [
        // The value of the largest heap is 2^64.
        (run(&["solve", "lasker", "--code"]), is(large, large - 1) + &panics(u64::MAX)),
        (
            run(&[
                "check",
                "n -> n - d for d in 1..n/3",
                "if n % 3 = 0 then n / 3 else g(n - n / 3 - 1)",
                "--code",
                "--to",
                "1000",
            ]),
            is(3 * large, large) + &is(u64::MAX - 1, 4_099_276_460_824_344_803),
        ),
        (run(&["table", "lasker", "--code"]), is(u64::MAX - 1, u64::MAX - 1) + &panics(u64::MAX)),
        (
            run(&["check", "take 1..3", "(n * 10**37 * 4 + n) % 4", "--code"]),
            is(3, 3) + &panics(5) + &panics(u64::MAX),
        ),
    ];
    compile_and_compare("beyond", &all, false);
}

#[test]
#[ignore = "slow: rustc compiles 500 functions"]
fn a_hundred_formulas_and_rules_as_code() {
    let random = &mut generator(seed());
    let mut modules: Vec<(String, String)> = FORMULAS
        .iter()
        .chain(&CONDITIONS)
        .map(|text| of_formula(text, 60).unwrap_or_else(|| panic!("{text}: no code")))
        .collect();
    modules.extend(OF_TWO.map(of_two));
    modules.extend(operators().iter().filter_map(|text| of_formula(text, 60)));
    let more = modules.len() + 80;
    while modules.len() < more {
        let text = if modules.len().is_multiple_of(2) {
            Tree::random(random, 1, 3).text(&["n"])
        } else {
            format!("loses if {}", Tree::random_condition(random, 1, 3).text(&["n"]))
        };
        modules.extend(of_formula(&text, 60));
    }
    // Tables of rules, by the program itself, beside values by mex.
    for _ in 0..70 {
        let code = random_code(random, 8, 3, true);
        modules.push((
            table(&[&code.text(), "--to", "120"]),
            compared("grundy", "u64", 0, &code.values(120)),
        ));
    }
    let nim = |i: u64, j: u64| i ^ j;
    let kings = "(a, b >= 1) -> (a - 1, b) if a > 0; (a, b - 1) if b > 1";
    for (rule, first, value) in [
        (
            "(a, b) -> (a - x, b) for x in 1..a; (a, b - x) for x in 1..b",
            [0, 0],
            nim as fn(u64, u64) -> u64,
        ),
        (kings, [0, 1], |i, j| (i + j - 1) % 2),
        ("squares", [1, 1], |i, j| (i & i.wrapping_neg()).min(j & j.wrapping_neg())),
    ] {
        let [i, j] = first;
        let cells = (i..=9).flat_map(|i| (j..=9).map(move |j| (i, j)));
        let checks =
            cells.map(|(i, j)| format!("    assert_eq!(grundy({i}, {j}), {});\n", value(i, j)));
        modules.push((table(&[rule, "--to", "9"]), checks.collect::<Vec<_>>().concat()));
    }
    for (rule, value) in [("nim", u64::MAX), ("bash(4)", 0)] {
        let last = format!("    assert_eq!(grundy({}), {value});\n", u64::MAX);
        modules.push((table(&[rule]), last));
    }
    modules.push((
        table(&["n >= 3 -> n - d for d in 1..n - 3 if d != 2", "--to", "40"]),
        compared("grundy", "u64", 3, &without_two(40 - 3)),
    ));
    println!("{} functions", modules.len());
    compile_and_compare("many", &modules, true);
}

/// The values of the heaps 0 to `to` from which any number but 2 is taken.
fn without_two(to: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for n in 0..=to {
        let options: Vec<u32> = (1..=n).filter(|d| *d != 2).map(|d| values[n - d]).collect();
        values.push(super::common::mex(&options));
    }
    values
}

/// What `table --code` prints.
fn table(arguments: &[&str]) -> String {
    run(&[&["table"], arguments, &["--code"]].concat())
}

/// What the program prints.
fn run(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_explore")).args(arguments).output().unwrap();
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}
