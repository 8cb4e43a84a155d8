//! `HashMap` and `HashSet`: as `BTreeMap` does, whatever the keys are.

use std::collections::hash_map::{self, Entry};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};
use std::io;

/// All keys are the same to it, but for the last bit.
#[derive(Default)]
struct Bad(u64);

impl Hasher for Bad {
    fn finish(&self) -> u64 {
        self.0 & 1
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 ^= u64::from(bytes[0]);
    }
}

fn change(map: &mut HashMap<u64, u64>, how: u64, key: u64) -> Option<u64> {
    match how % 6 {
        0 => map.remove(&key),
        1 => map.insert(key, how),
        2 => Some(*map.entry(key).and_modify(|value| *value += 1).or_insert(how)),
        3 => match map.entry(key) {
            Entry::Occupied(entry) => Some(entry.remove()),
            Entry::Vacant(entry) => {
                entry.insert(how / 2);
                None
            }
        },
        4 => map.get_mut(&key).map(|value| std::mem::replace(value, how)),
        _ => map.get(&key).copied(),
    }
}

fn change_sorted(map: &mut BTreeMap<u64, u64>, how: u64, key: u64) -> Option<u64> {
    match how % 6 {
        0 => map.remove(&key),
        1 => map.insert(key, how),
        2 => Some(*map.entry(key).and_modify(|value| *value += 1).or_insert(how)),
        3 => match map.remove(&key) {
            None => map.insert(key, how / 2),
            found => found,
        },
        4 => map.get_mut(&key).map(|value| std::mem::replace(value, how)),
        _ => map.get(&key).copied(),
    }
}

fn main() {
    let text = io::read_to_string(io::stdin()).unwrap();
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let (mut map, mut sorted) = (HashMap::new(), BTreeMap::new());
    for (start, round) in words.iter().zip(1..) {
        let mut how = start.parse().unwrap_or(7);
        for key in 0..500 {
            how = how % 1_000_003 * 7919 + round;
            let key = (how >> 5) % (key + 1) << (round % 57);
            assert_eq!(change(&mut map, how, key), change_sorted(&mut sorted, how, key));
        }
        map.retain(|key, value| (*key ^ *value) % 5 > 0);
        sorted.retain(|key, value| (*key ^ *value) % 5 > 0);
        assert!(map.len() == sorted.len() && sorted.iter().all(|(key, it)| map[key] == *it));
    }
    println!("{} {:?}", map.len(), map.iter().max());
    let mut lengths: HashMap<usize, HashSet<&str>, BuildHasherDefault<Bad>> = HashMap::default();
    for &word in &words {
        lengths.entry(word.len()).or_default().insert(word);
    }
    let lengths: BTreeMap<_, _> = lengths.into_iter().map(|(len, it)| (len, it.len())).collect();
    println!("{lengths:?}");
    let letters = |word: &str| word.chars().collect::<HashSet<char>>();
    let first = words.first().map(|word| letters(word)).unwrap_or_default();
    let second = letters(words.get(1).unwrap_or(&"x"));
    for set in [&first & &second, &first | &second, &first - &second, &first ^ &second] {
        println!("{:?} {}", set.iter().collect::<BTreeSet<_>>(), set.is_subset(&first));
    }
    let pairs: hash_map::HashMap<(i32, String), [u8; 2]> = HashMap::from([((-1, "a".into()), [1, 2])]);
    println!("{pairs:?} {:?}", pairs.get(&(-1, "b".to_owned())));
}
