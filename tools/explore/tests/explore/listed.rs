//! Values that another program has computed: `-`.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn run(arguments: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    // What is refused before is not read.
    let _ = pipe.write_all(input.as_bytes());
    drop(pipe);
    child.wait_with_output().unwrap()
}

fn stdout(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

fn stderr(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input);
    assert!(!output.status.success(), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// What take 1, 3 or 4 has, by the definition.
fn takes(to: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for n in 0..=to {
        let options: Vec<u32> =
            [1, 3, 4].iter().filter(|d| **d <= n).map(|d| values[n - d]).collect();
        values.push(super::common::mex(&options));
    }
    values
}

fn lines<T: std::fmt::Display>(values: impl Iterator<Item = T>) -> String {
    values.fold(String::new(), |text, value| text + &value.to_string() + "\n")
}

/// One value a line, with its n, or who wins: the same form is found, and is not called proved.
#[test]
fn forms_of_values() {
    let values = takes(119);
    let alone = lines(values.iter());
    let mut numbered: Vec<String> =
        values.iter().enumerate().map(|(n, g)| format!("{n}: {g} # G({n})")).collect();
    // In any order, with empty lines.
    numbered.reverse();
    let numbered = numbered.join("\n\n");
    let form = "values read: [0, 1, 0, 1, 2, 3, 2][n % 7]\n\
                fitted to the values for n <= 39, seen to hold for all 120 values read, not proved\n";
    assert_eq!(stdout(&["solve", "-"], &alone), form);
    assert_eq!(stdout(&["solve", "-"], &numbered), form);
    let won = lines(values.iter().map(|g| if *g > 0 { "W" } else { "L" }));
    let form = form.replace("[0, 1, 0, 1, 2, 3, 2][n % 7]", "loses if n % 7 in [0, 2]");
    assert_eq!(stdout(&["solve", "-"], &won), form);
    let printed = stdout(&["period", "-"], &alone);
    assert!(
        printed.contains("\nseen: n >= 0 fits G(n + 7) = G(n), seen to 119, 17 periods, no exceptions, not proved\n"),
        "{printed}"
    );
    assert!(printed.ends_with("\nvalues alone prove nothing: a proof is of a rule\n"), "{printed}");
    let printed = stdout(&["plot", "-"], &alone);
    assert!(
        printed.contains("\nseen to 119, not proved: n >= 0 fits G(n + 7) = G(n)\n"),
        "{printed}"
    );
    let half = stdout(&["solve", "-", "--to", "99"], &alone);
    assert!(half.contains("n <= 33, seen to hold for all 100 values read"), "{half}");
}

/// A law that repeats is seen where no form is, with how often and with which exceptions; what fits less is a guess.
#[test]
fn laws() {
    let mut kayles: Vec<u32> = Vec::new();
    for n in 0..200_usize {
        let mut options = Vec::new();
        for rest in [n.checked_sub(1), n.checked_sub(2)].into_iter().flatten() {
            options.extend((0..=rest / 2).map(|a| kayles[a] ^ kayles[rest - a]));
        }
        kayles.push(super::common::mex(&options));
    }
    let seen = stdout(&["solve", "-"], &lines(kayles.iter()));
    let law =
        "seen: n >= 71 fits G(n + 12) = G(n), seen to 199, 10 periods, 14 exceptions, not proved\n";
    assert!(seen.contains(&format!("fitted to all 200 values read\n{law}")), "{seen}");
    let guess = stdout(&["solve", "-"], &lines(kayles[..100].iter()));
    let law = "best guess: n >= 71 fits G(n + 12) = G(n), known to 99, 2 periods, 14 exceptions, not proved\n  as a formula: {0: 0, 3: 3,";
    assert!(
        guess.starts_with("values read: no closed form found") && guess.contains(law),
        "{guess}"
    );
    let few: Vec<&str> =
        (0..60).map(|n| if [0, 3, 7].contains(&(n % 10)) { "P" } else { "N" }).collect();
    let seen = stdout(&["solve", "-"], &few.join(" "));
    assert!(seen.starts_with("values read: loses if n % 10 in [0, 3, 7]\n"), "{seen}");
    let matrix = run(
        &["solve", "-"],
        &lines((0..12).map(|a| format!("{:?}", (0..12).map(|b| a ^ b).collect::<Vec<_>>()))),
    );
    assert!(String::from_utf8_lossy(&matrix.stdout).starts_with("values read: a ^ b\n"));
    assert!(String::from_utf8_lossy(&matrix.stderr).starts_with("read as a matrix: "));
}

/// Pairs, of which not all need be there.
#[test]
fn pairs() {
    let half = (0..20).flat_map(|a| (a..20).map(move |b| format!("{a} {b} {}", a ^ b)));
    let code = stdout(&["solve", "-", "--code"], &lines(half));
    let expected = "/// values read: G(a, b)\n/// a ^ b\n/// for the 210 values read: seen, not proved\n\
                    fn grundy(a: u64, b: u64) -> u64 {\n    a ^ b\n}\n";
    assert_eq!(code, expected);
    let all = (1..8).flat_map(|a| (2..8).map(move |b| format!("{a},{b},{}", a ^ b)));
    let printed = stdout(&["plot", "-", "--to", "3"], &lines(all));
    assert!(
        printed.starts_with("values read: Grundy values for a = 1 to 3, b = 2 to 3\n"),
        "{printed}"
    );
}

/// A formula is compared with each value; a wrong one is shown, with what was read.
#[test]
fn formulas() {
    let values = lines(takes(119).iter());
    let right = stdout(&["check", "-", "[0, 1, 0, 1, 2, 3, 2][n % 7]"], &values);
    assert!(right.ends_with("\nholds for all 120 values read up to 119, not proved\n"), "{right}");
    let wrong = run(&["check", "-", "n % 7"], &values);
    let printed = String::from_utf8(wrong.stdout).unwrap();
    let expected = "values read: G(n) = n % 7\nwrong at n = 2: by the formula 2, read 0\n\
                    right at all smaller ones, 2 positions\n";
    assert_eq!((printed.as_str(), wrong.status.code()), (expected, Some(1)));
    let outcome = stdout(&["check", "-", "wins if n > 0"], "0 L\n1 W\n");
    assert!(outcome.ends_with("holds for all 2 values read up to 1, not proved\n"), "{outcome}");
    let error = stderr(&["check", "-", "n"], "0 L\n1 W\n");
    assert!(error.contains("the values are W and L: expected `wins if ...`"), "{error}");
    let error = stderr(&["check", "-", "wins if n > 0", "--misere"], "0 L\n1 W\n");
    assert!(error.contains("--misere: who wins is what the values say"), "{error}");
}

/// Nothing is found in coin tosses, and then `--code` has the values themselves.
#[test]
fn no_form() {
    let mut state = 1_u32;
    let mut toss = || {
        state = state.wrapping_mul(1_103_515_245).wrapping_add(12345);
        state >> 30
    };
    let values: Vec<u32> = (0..30).map(|_| toss()).collect();
    let input = lines(values.iter());
    let printed = stdout(&["solve", "-"], &input);
    let expected = "values read: no closed form found, nothing is claimed\n\
                    looked at all 30 values read, with forms fitted to those for n <= 9\n";
    assert_eq!(printed, expected);
    let code = stdout(&["solve", "-", "--code"], &input);
    let all = values.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
    assert!(code.contains(&format!("const VALUES: [u8; 30] = [{all}];")), "{code}");
}

#[test]
fn where_moves_are_wanted() {
    for verb in ["value", "moves"] {
        let error = stderr(&[verb, "-", "3"], "0\n");
        assert!(
            error.contains("values are enough for table, outcomes, solve, period, check and plot"),
            "{error}"
        );
    }
    assert_eq!(stdout(&["table", "-"], "1 5\n3 4\n"), "1: 5\n3: 4\n");
    assert_eq!(
        stdout(&["outcomes", "-"], "W\nL\nD\n"),
        "P-positions: 1\nN-positions: 0\ndraws: 2\n"
    );
    let error = stderr(&["period", "-"], "1 2\n3 4\n");
    assert_eq!(error, "error: the value for n = 2 is missing\n");
    let error = stderr(&["period", "-"], "1 2 0\n1 3 0\n");
    assert!(error.contains("a position of this game is two numbers, a and b"), "{error}");
}
