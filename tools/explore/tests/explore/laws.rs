//! What `period` prints of laws that are seen, and of none.

use crate::cli::{stderr, stdout};

/// What is printed of a law that is seen, and of none.
#[test]
fn seen_and_not_proved() {
    assert_eq!(
        stdout(&["period", "take 1,60000", "--to", "999"]),
        "take 1,60000: no period is proved\n\
         looked at heaps 0 to 999\n\
         seen: n >= 0 fits G(n + 2) = G(n), seen to 999, 500 periods, no exceptions, not proved\n\
         period as seen: 0 1\n"
    );
    let unequal = stdout(&["period", "0.[6!b!9!]", "--to", "330"]);
    assert!(
        unequal.contains(
            "n >= 7 fits G(n + 28) = G(n) + 16, seen to 330, 11 periods, 5 exceptions, not proved\n"
        ),
        "{unequal}"
    );
    assert_eq!(
        stdout(&["period", "grundy", "--to", "98"]),
        "grundy: no period is proved\nlooked at heaps 0 to 98: no law is seen\n"
    );
}

/// Rules by their moves: numbers, `win` and `loss`, from the first heap on.
#[test]
fn seen_in_rules_by_their_moves() {
    let rule = "x >= 1 -> x - 1 if x > 1; x - 2 if x > 2 and even(x); win if x = 4";
    let printed = stdout(&["period", rule, "--to", "400"]);
    assert!(
        printed.starts_with(&format!(
            "({rule}): no period is proved\n\
             looked at heaps 1 to 400\n\
             seen: x >= 7 fits G(x + 4) = G(x), seen to 400, 98 periods, 4 exceptions, not proved\n\
             period as seen: 0 1 0 2\n\
             the rule is right, but no theorem here proves a period of it: there are proofs of a rule without"
        )),
        "{printed}"
    );
    let words = stdout(&["period", "n -> n + 0 of n if n < 0; win if n % 3 = 0", "--to", "99"]);
    assert!(words.contains("\nperiod as seen: loss 0 0\n"), "{words}");
    // The same as a code: proved.
    let code = stdout(&["period", "n -> n - d for d in 1, 3, 4 if d <= n"]);
    assert!(code.contains("\npreperiod 0, period 7, saltus 0\n"), "{code}");
    // Errors of the rule, and of what is asked.
    let wrong = "n -> n - 1 if n > 0; n - 209 if n = 200";
    assert!(stdout(&["period", wrong, "--to", "199"]).contains("fits G(n + 2) = G(n)"));
    let leaves = stderr(&["period", wrong, "--to", "300"]);
    assert!(leaves.contains("n = 200: the move to -9 leaves the range"), "{leaves}");
    let pairs = stderr(&["period", "(a, b) -> (a - 1, b) if a > 0"]);
    assert!(pairs.contains("a position of this game is 2 numbers, a, b; see"), "{pairs}");
    assert!(
        stderr(&["period", "n >= 5 -> n if n < 0", "--to", "4"])
            .contains("--to 4: no position is so small")
    );
}

/// Without `--to`, the look ends at a proof or when the time is over.
#[test]
fn looks_for_so_long() {
    let printed = stdout(&["period", "grundy", "--seconds", "0"]);
    assert!(printed.starts_with("grundy: no period is proved\nlooked at heaps 0 to "), "{printed}");
    let printed = stdout(&["period", "n -> n / 2 if n > 0; n - 1 if odd(n)", "--seconds", "0.001"]);
    assert!(printed.contains(": no period is proved\nlooked at heaps 0 to "), "{printed}");
    assert!(stdout(&["period", "take 1,30000"]).contains("\nproof: without splits"));
    assert!(
        stderr(&["period", "nim", "--seconds", "-1"])
            .contains("expected a number of seconds from 0 on, like 0.5")
    );
}

/// A rule with the values of a known game names it, and a move that splits is what is blamed.
#[test]
fn the_values_of_a_known_game() {
    let printed = stdout(&["period", "n >= 1 -> a & n - a for a in 1..n-1", "--to", "300"]);
    assert!(printed.contains(": G(n + 2) = G(n) for all n >= 1\n"), "{printed}");
    let printed =
        stdout(&["period", "n >= 1 -> a & n - a for a in 1..n-1 if square(a)", "--to", "300"]);
    assert!(
        printed.contains(
            "no theorem here proves a period of it: there are proofs of the moves of a code"
        ),
        "{printed}"
    );
    let printed = stdout(&["period", "n >= 1 -> a & n-1-a for a in 1..n-2", "--to", "300"]);
    let known =
        "\nthe values of 0.07 at n - 1, seen to 300, not proved: try `cargo explore period 0.07`\n";
    assert!(printed.ends_with(known), "{printed}");
}

/// Rules with a finite memory: the law of each t with its proof, and values of large n by it.
#[test]
fn finite_memory() {
    let rule = "(n, t in 0..2) -> (n - d, d - 1) for d in 1..3 if d <= n and d - 1 != t";
    let printed = stdout(&["period", rule]);
    assert!(
        printed.starts_with(&format!("({rule}): G(n + 4) = G(n) for all n >= 4\n")),
        "{printed}"
    );
    assert!(printed.contains("\nperiod for t = 1: 0 2 1 2\n"), "{printed}");
    assert!(printed.contains("\n  with e = 4, p = 4: bound = 52\n"), "{printed}");
    assert!(printed.contains("\nperiod for t = 2: 0 1 1 0\n"), "{printed}");
    let value = stdout(&["value", &format!("({rule}) 10^18,1")]);
    assert!(
        value.ends_with(" 1000000000000000000,1: 0, by the proved period 4 from 4 on\n"),
        "{value}"
    );
    let printed = stdout(&["period", rule, "--to", "40"]);
    assert!(
        printed.contains(
            "\nseen for t = 0: n >= 4 fits G(n + 4) = G(n), seen to 40, 9 periods, 1 exception, not"
        ),
        "{printed}"
    );
    let printed = stdout(&["solve", rule, "--to", "500"]);
    assert!(printed.contains("[(if n = 3 then 2 else n % 4 / 2), "), "{printed}");
}

/// Who wins in mis\u{e8}re play has a form of its own.
#[test]
fn misere_forms() {
    let printed = stdout(&["solve", "take", "1..3", "--misere"]);
    let expected = "take 1..3, mis\u{e8}re play: loses if n % 4 = 1\nproved for all n\n\
                    proof: theorem on bounded Nim, who wins\n";
    assert_eq!(printed, expected);
    let code = stdout(&["solve", "take", "1..3", "--misere", "--code"]);
    assert!(
        code.starts_with("/// take 1..3: whether the next player wins, in mis\u{e8}re play\n"),
        "{code}"
    );
}

/// Where too few values are asked for, the way to a form is shown; where none is found in more either, nothing is.
#[test]
fn how_far_to_look() {
    let few = stdout(&["solve", "n -> n - d for d in divisors(n) if d < n", "--to", "20"]);
    let more = "\nwithout --to, or with --to 10000, a form is found, seen, not proved: {0: 0} else ctz(n)\n";
    assert!(few.contains("no closed form found") && few.ends_with(more), "{few}");
    let few = stdout(&["solve", "kayles", "--to", "60"]);
    assert!(few.contains("a form is found, proved: {0: 0, 3: 3,"), "{few}");
    let none = stdout(&["solve", "grundy", "--to", "100"]);
    assert!(none.contains("no closed form found") && !none.contains("without --to"), "{none}");
}
