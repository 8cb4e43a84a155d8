//! A module in a module.

use std::collections::BTreeMap;

pub fn parse(text: &str) -> u64 {
    let map: BTreeMap<&str, u64> = BTreeMap::new();
    // Panics: 10
    map.get(text).copied().unwrap_or(0) + text.parse::<u64>().unwrap()
}
