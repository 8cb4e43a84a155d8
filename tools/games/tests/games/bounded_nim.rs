//! What the theorem on bounded Nim says without computing: of values, of who wins, and in misère play.

use games::check::{Claim, Proof, Truth, Verdict};
use games::formula::{Form, Formula};
use games::parse;
use games::solve::{Wanted, solve};
use games::watch::{Interruptible, Limited};
use std::time::Duration;

/// The formulas that `solve` gives are those of play, for all bounds to 12 and all heaps to 100.
#[test]
fn formulas_are_those_of_play() {
    let watch = Limited::new(&Interruptible, Duration::MAX);
    for bound in 1..=13 {
        let rule = if bound == 13 { "nim".to_owned() } else { format!("bash({bound})") };
        // The same rule, but for one heap far away, is played.
        let played = format!(
            "n -> n - d for d in 1..min({}, n) if n != 10^6",
            if bound == 13 { 1000 } else { bound }
        );
        let (game, played) = (parse::rule(&rule).unwrap(), parse::rule(&played).unwrap());
        for (outcome_only, misere) in [(false, false), (true, false), (true, true)] {
            let wanted = Wanted { outcome_only, misere, ..Wanted::default() };
            let solved = solve(&game, wanted, &Interruptible).unwrap();
            assert!(matches!(solved.proof, Some(Proof::Theorem { .. })), "{rule}");
            let formula = solved.formula.unwrap();
            let form = if outcome_only { Form::Wins } else { Form::Value };
            let mut truth = Truth::new(&played, form, misere, 100, &watch).unwrap();
            truth
                .each(100, &watch, &mut |at, value| {
                    assert!(
                        formula.value(at).unwrap().agrees(value),
                        "{rule}: {formula} at {at:?}"
                    );
                    Ok(true)
                })
                .unwrap();
        }
    }
}

/// Formulas of bounds of any size are proved, and those beside them are not.
#[test]
fn formulas_of_large_bounds() {
    let check = |rule: &str, text: &str, misere: bool| {
        let (game, formula) = (parse::rule(rule).unwrap(), Formula::parse(text, &["n"]).unwrap());
        let claim = Claim { game: &game, formula: &formula, misere };
        claim.check(2000, &Limited::new(&Interruptible, Duration::MAX)).unwrap()
    };
    for rule in
        ["bash(1000000007)", "take 1..1000000007", "n -> n - d for d in 1..1000000007 if d <= n"]
    {
        for (text, misere) in [
            ("n % 1000000008", false),
            ("loses if n % 1000000008 = 0", false),
            ("wins if n%1000000008 > 0", false),
            ("loses if n % 1000000008 = 1", true),
        ] {
            assert!(
                matches!(check(rule, text, misere), Verdict::Proved(Proof::Theorem { .. })),
                "{rule}: {text}"
            );
        }
    }
    assert!(matches!(check("bash(2000)", "n % 2000", false), Verdict::Wrong(_)));
    // So far away that no play comes there: what the theorem says is known nevertheless.
    for (rule, text, misere, at) in [
        ("bash(1000000007)", "n % 1000000007", false, 1_000_000_007),
        ("bash(1000000007)", "loses if n = 0", false, 1_000_000_008),
        ("bash(1000000007)", "loses if n = 1", true, 1_000_000_009),
        ("bash(1000000007)", "n % 1000000008 + n / (3 * 10 ** 9)", false, 3_000_000_022),
        ("bash(18446744073709551614)", "n", false, u64::MAX),
        ("nim", "n % 10 ** 12", false, u64::MAX),
    ] {
        let Verdict::Wrong(example) = check(rule, text, misere) else { panic!("{rule}: {text}") };
        assert_eq!(example.position, [at], "{rule}: {text}");
    }
    for (bound, modulus) in [
        (u64::MAX, "2 ** 64"),
        (u64::MAX - 1, "(2 ** 63 + 9223372036854775807)"),
        ((1 << 63) - 1, "(2 ** 63 + 0)"),
        ((1 << 63) - 2, "9223372036854775807"),
    ] {
        for (text, misere) in [("n % M", false), ("loses if n % M = 1", true)] {
            let found = check(&format!("bash({bound})"), &text.replace('M', modulus), misere);
            assert!(matches!(found, Verdict::Proved(Proof::Theorem { .. })), "{bound}: {text}");
        }
    }
    assert!(matches!(
        check("bash(1000000007)", "bigomega(n + 1) * 0 + n % 1000000008", false),
        Verdict::Seen { .. }
    ));
    assert!(matches!(check("bash(5)", "loses if n % 6 = 0", true), Verdict::Wrong(_)));
    assert!(matches!(
        check("take 1..5, 7", "n % 6", false),
        Verdict::Proved(Proof::Laws { .. }) | Verdict::Wrong(_)
    ));
}

/// Lists and ranges of takes are codes of them, of whatever size.
#[test]
fn takes_by_moves_are_codes() {
    for (rule, code) in [
        ("n -> n - d for d in 8..90, 3, 5 if n >= d", "take 3,5,8..90"),
        ("n -> n - d for d in 1..min(900, n)", "take 1..900"),
        ("n -> n - d for d in 2..4, 3..7 if d <= n", "take 2..7"),
        ("n -> n - d for d in 1, 10^9 if d <= n", "take 1,10^9"),
    ] {
        let [rule, code] =
            [rule, code].map(|text| format!("{:?}", parse::rule(text).unwrap().rule));
        assert_eq!(rule, code);
    }
    for rule in [
        "n -> n - d for d in 1..5",
        "n -> n - d for d in 1..5 if d < n",
        "n -> n - d for d in 1..5 if d <= n and n > 3",
    ] {
        let found = format!("{:?}", parse::rule(rule).unwrap().rule);
        assert_ne!(found, format!("{:?}", parse::rule("take 1..5").unwrap().rule), "{rule}");
    }
}

/// A law that is proved gives a table, also of few values, and outcomes in misère play are proved without splits.
#[test]
fn proved_laws_give_forms() {
    for (rule, to, misere, wanted) in [
        ("take 2,3,5", Some(50), true, "loses if n % 7 in [2, 3]"),
        ("take 1,3,4", None, true, "loses if n % 7 in [1, 3]"),
        ("take 1,2,3,4,5,7,9", Some(60), false, "n % 6"),
        ("take 1,3,4", Some(20), false, "[0, 1, 0, 1, 2, 3, 2][n % 7]"),
    ] {
        let game = parse::rule(rule).unwrap();
        let solved =
            solve(&game, Wanted { to, misere, ..Wanted::default() }, &Interruptible).unwrap();
        assert!(matches!(solved.proof, Some(Proof::Laws { .. })), "{rule}");
        assert_eq!(solved.formula.unwrap().to_string(), wanted, "{rule}");
    }
    // What fits a short range and is wrong later is no error, and not proved.
    let game = parse::rule("take 1..50, 60").unwrap();
    let solved =
        solve(&game, Wanted { to: Some(40), ..Wanted::default() }, &Interruptible).unwrap();
    assert!(solved.proof.is_none());
}
