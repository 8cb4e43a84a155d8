use crate::compare_counted;
use brutes::hdu3980::winner;

/// All rings of up to 14 beads, all M up to 15.
#[test]
fn small_cases() {
    let cases = (1..=14).flat_map(|n| (1..=15).map(move |m| (n, m))).zip(1..);
    let case = |((n, m), case)| (format!("{n} {m}\n"), format!("Case #{case}: {}", winner(n, m)));
    compare_counted("hdu3980", cases.map(case));
}
