use super::Analysis;
use crate::parse;

/// A table of which a day is not enough is refused before it begins.
#[test]
fn tables_that_take_too_long() {
    let check = |rule: &str, to: u64| {
        let mut analysis = Analysis::new(&parse::code(rule).expect("a code"));
        let checked = analysis.check(to).map_err(|e| e.to_string());
        assert!(analysis.values().is_empty());
        checked
    };
    assert_eq!(check("0.6", 100_000_000), Ok(()));
    assert_eq!(check("take 1,3,4", 500_000_000), Ok(()));
    for rule in ["0.6", "0.07", "0.8"] {
        let refused = check(rule, 120_000_000).expect_err("it would take days");
        assert!(refused.contains("options to look at"), "{refused}");
    }
}
