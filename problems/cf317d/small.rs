use brutes::cf317d::value_of_exponents;
use std::collections::BTreeMap;
use std::fs;
use verdicts::workspace::root;

/// The table in the solution against play, up to `most`.
fn check_table(most: u64) {
    let source = fs::read_to_string(root().join("problems/cf317d/src/main.rs")).unwrap();
    let table = source.split("30] =").nth(1).unwrap().split(['[', ']']).nth(1).unwrap();
    let table: Vec<u32> = table.split(',').filter_map(|value| value.trim().parse().ok()).collect();
    assert_eq!(table.len(), 30);
    let mut known = BTreeMap::new();
    for (c, &value) in (0..=most).zip(&table) {
        assert_eq!(value_of_exponents((2 << c) - 2, &mut known), value, "{c}");
    }
}

#[test]
fn table() {
    check_table(18);
}

#[test]
#[ignore = "slow: some 700,000 sets"]
fn whole_table() {
    check_table(29);
}

#[test]
fn every_case() {
    crate::every_case("cf317d");
}
