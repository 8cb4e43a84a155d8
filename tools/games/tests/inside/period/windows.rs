use super::Windows;
use crate::parse;

fn windows(rule: &str) -> Windows {
    Windows::new(&parse::code(rule).expect("a code")).expect("no splits")
}

/// The last window, without heap 0, occurs before or does not.
#[test]
fn last_window() {
    for rule in ["take 2", "take 1,6"] {
        let (windows, short) = (windows(rule), rule == "take 2");
        assert_eq!(windows.last_repeats(&[9, 1, 1, 2, 3, 4, 5, 6, 1, 1]), short);
        assert!(!windows.last_repeats(&[1, 1, 2, 3, 4, 5, 6, 1, 1]));
        assert!(windows.last_repeats(&[9, 1, 1, 1, 1, 1, 1, 1]));
        assert!(!windows.last_repeats(&[0, 1, 2, 3, 4, 5, 8, 9, 1, 2, 3, 4, 5, 6]));
    }
    assert!(!windows("take 1,6").last_repeats(&[0, 1, 1, 1]));
}

/// Every period is noticed after a preperiod, before there are four times as many values as both together.
#[test]
fn repetitions() {
    for (preperiod, period) in (0..20).flat_map(|e| (1..20).map(move |p| (e, p))) {
        let value = |n: u16| if n < preperiod { 100 + n } else { (n - preperiod) % period };
        let values: Vec<u16> = (0..4 * (preperiod + period + 3)).map(value).collect();
        assert!(windows("take 1,2").repeat(&values), "{preperiod} {period}");
    }
    let values: Vec<u16> = (0..5000).collect();
    assert!(!windows("take 1,2").repeat(&values));
}
