//! Entries one after the other, and where they are by their hashes.

use alloc_crate::vec::Vec;

/// In `places`, that there is none.
const FREE: u32 = u32::MAX;

#[derive(Clone)]
pub struct Table<K, V> {
    /// In an order that nobody may rely on.
    pub pairs: Vec<(K, V)>,
    /// What is left of their keys' hashes.
    hashes: Vec<u32>,
    /// Places in both, each where its hash says or behind that; a power of two, at least half of them free.
    places: Vec<u32>,
}

impl<K, V> Table<K, V> {
    pub const fn new() -> Self {
        Table { pairs: Vec::new(), hashes: Vec::new(), places: Vec::new() }
    }

    /// Where in `places` one looks first.
    fn start(&self, hash: u32) -> usize {
        // The upper bits of a product depend on all bits of what was multiplied.
        let bits = 31 - (self.places.len() as u32).leading_zeros();
        (hash.wrapping_mul(0x9e37_79b1) >> (32 - bits)) as usize
    }

    fn after(&self, at: usize) -> usize {
        (at + 1) & (self.places.len() - 1)
    }

    /// The place of the entry with that hash whose key is the one.
    pub fn find(&self, hash: u32, is_it: impl Fn(&K) -> bool) -> Option<usize> {
        if self.places.is_empty() {
            return None;
        }
        let mut at = self.start(hash);
        while self.places[at] != FREE {
            let place = self.places[at] as usize;
            if self.hashes[place] == hash && is_it(&self.pairs[place].0) {
                return Some(place);
            }
            at = self.after(at);
        }
        None
    }

    fn link(&mut self, place: usize) {
        let mut at = self.start(self.hashes[place]);
        while self.places[at] != FREE {
            at = self.after(at);
        }
        self.places[at] = place as u32;
    }

    /// Adds an entry whose key is not there: its place.
    pub fn add(&mut self, hash: u32, key: K, value: V) -> usize {
        let place = self.pairs.len();
        self.pairs.push((key, value));
        self.hashes.push(hash);
        if 2 * self.pairs.len() > self.places.len() {
            let len = 2 * self.places.len().max(4);
            self.places.clear();
            self.places.resize(len, FREE);
            (0..self.pairs.len()).for_each(|place| self.link(place));
        } else {
            self.link(place);
        }
        place
    }

    /// Where in `places` a place is.
    fn linked(&self, place: usize) -> usize {
        let mut at = self.start(self.hashes[place]);
        while self.places[at] as usize != place {
            at = self.after(at);
        }
        at
    }

    /// Takes out the entry at a place, to which the last one moves.
    pub fn take(&mut self, place: usize) -> (K, V) {
        let mut free = self.linked(place);
        let of_last = self.linked(self.pairs.len() - 1);
        self.places[of_last] = place as u32;
        self.hashes.swap_remove(place);
        // What follows moves up, unless that is before its start.
        let (mut at, mask) = (self.after(free), self.places.len() - 1);
        self.places[free] = FREE;
        while self.places[at] != FREE {
            let start = self.start(self.hashes[self.places[at] as usize]);
            if at.wrapping_sub(start) & mask >= at.wrapping_sub(free) & mask {
                self.places.swap(free, at);
                free = at;
            }
            at = self.after(at);
        }
        self.pairs.swap_remove(place)
    }

    pub fn clear(&mut self) {
        self.hashes.clear();
        self.places.clear();
        self.pairs.clear();
    }

    pub fn retain(&mut self, mut keeps: impl FnMut(&K, &mut V) -> bool) {
        let mut place = 0;
        while let Some((key, value)) = self.pairs.get_mut(place) {
            if keeps(key, value) {
                place += 1;
            } else {
                self.take(place);
            }
        }
    }
}
