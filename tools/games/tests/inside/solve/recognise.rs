use super::{Entry, FEWEST, Known, Samples, Term, codes, places, recognise};
use crate::parse;
use crate::watch::Interruptible;

#[test]
fn numbers_of_known_games() {
    let names = ["n".to_owned()];
    let places: Vec<String> = places().iter().map(|place| place.text(&names)).collect();
    let expected = "n; n - 1; n + 1; n - 2; n + 2; n - 3; n + 3; n - 4; n + 4; \
                    n / 2; 2 * n; n / 3; 3 * n; (n + 1) / 2; 2 * n + 1";
    assert_eq!(places.join("; "), expected);
}

/// Codes of one to three octal digits of which the last is not 0, each with and without splits by no take.
#[test]
fn short_codes() {
    let codes: Vec<String> = codes().collect();
    assert_eq!(codes.len(), 2 * (7 + 56 + 448));
    assert_eq!(codes[..4], ["0.1", "4.1", "0.2", "4.2"]);
    assert_eq!(codes[14..18], ["0.01", "4.01", "0.02", "4.02"]);
    assert_eq!(codes.last().map(|code| &**code), Some("4.777"));
}

/// All values that both have are the same, and there are enough of them.
#[test]
fn beginnings() {
    let values = (0..48).map(|n| n % 5).collect();
    let game = Entry { rule: String::new(), first: 0, values };
    let compared = |first: i64, count: usize, change: Option<i64>| {
        let mut samples = Samples::new(&[first]);
        for n in (first..).take(count) {
            samples.push(&[n], if Some(n) == change { 9 } else { n % 5 });
        }
        game.begins(&samples, &Term::Name(0), FEWEST)
    };
    assert!(compared(0, 20, None) && !compared(0, 19, None));
    assert!(compared(28, 30, None) && !compared(29, 30, None));
    assert!(!compared(0, 30, Some(29)) && compared(28, 30, Some(50)));
    assert!(!compared(0, 100, Some(47)) && compared(0, 100, Some(48)));
}

/// Values of Kayles are recognised, and not those of a rule that is another one at heap 150, far behind
/// those that are fitted.
#[test]
fn values_of_kayles() {
    let cases = [
        ("n -> a & n-1-a for a in 0..n-1; a & n-2-a for a in 0..n-2", Some("kayles at n")),
        ("n >= 1 -> a & n-a for a in 1..n-1; a & n-1-a for a in 1..n-2", Some("kayles at n - 1")),
        ("n -> a & n-1-a for a in 0..n-1 if n != 150; a & n-2-a for a in 0..n-2", None),
    ];
    for (rule, expected) in cases {
        let known =
            Known::of(&parse::rule(rule).unwrap(), Some(300), false, &Interruptible).unwrap();
        let fitted = known.fitted(false).unwrap();
        let found = recognise(&known, &fitted, None, false, &Interruptible).unwrap();
        let found = found.map(|known| format!("{} at {}", known.game, known.at));
        assert_eq!(found.as_deref(), expected, "{rule}");
    }
}
