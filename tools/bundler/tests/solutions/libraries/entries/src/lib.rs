//! A temporary at the end of a block, of a type that may have something to drop, and here has nothing.
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;

pub struct Trie<C>(pub Vec<HashMap<C, usize>>);

impl<C: Hash + Eq> Trie<C> {
    pub fn insert(&mut self, word: impl IntoIterator<Item = C>) -> usize {
        let mut node = 0;
        for letter in word {
            let len = self.0.len();
            node = match self.0[node].entry(letter) {
                Entry::Occupied(entry) => *entry.get(),
                Entry::Vacant(entry) => {
                    entry.insert(len);
                    self.0.push(HashMap::new());
                    len
                }
            }
        }
        node
    }
}
