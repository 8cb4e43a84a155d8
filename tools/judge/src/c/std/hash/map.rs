//! `HashMap`.

use super::table::Table;
use core::borrow::Borrow;
use core::hash::{BuildHasher, Hash, Hasher};
use core::mem;

pub use super::entry::{Entry, OccupiedEntry, VacantEntry};
pub use super::traits::{
    IntoIter, IntoKeys, IntoValues, Iter, IterMut, Keys, Values, ValuesMut,
};
pub use super::RandomState;

#[derive(Clone)]
pub struct HashMap<K, V, S = RandomState> {
    table: Table<K, V>,
    state: S,
}

impl<K, V> HashMap<K, V> {
    pub fn new() -> Self {
        HashMap::default()
    }

    pub fn with_capacity(_: usize) -> Self {
        HashMap::default()
    }
}

impl<K, V, S> HashMap<K, V, S> {
    pub const fn with_hasher(state: S) -> Self {
        HashMap { table: Table::new(), state }
    }

    pub fn with_capacity_and_hasher(_: usize, state: S) -> Self {
        HashMap::with_hasher(state)
    }

    pub fn hasher(&self) -> &S {
        &self.state
    }

    pub fn len(&self) -> usize {
        self.table.pairs.len()
    }

    pub fn is_empty(&self) -> bool {
        self.table.pairs.is_empty()
    }

    pub fn capacity(&self) -> usize {
        self.table.pairs.capacity()
    }

    pub fn reserve(&mut self, more: usize) {
        self.table.pairs.reserve(more);
    }

    pub fn shrink_to_fit(&mut self) {
        self.table.pairs.shrink_to_fit();
    }

    pub fn clear(&mut self) {
        self.table.clear();
    }

    pub fn retain(&mut self, keeps: impl FnMut(&K, &mut V) -> bool) {
        self.table.retain(keeps);
    }

    pub fn drain(&mut self) -> IntoIter<K, V> {
        IntoIter(self.empty().pairs.into_iter())
    }

    pub(super) fn empty(&mut self) -> Table<K, V> {
        mem::replace(&mut self.table, Table::new())
    }

    pub fn iter(&self) -> Iter<'_, K, V> {
        Iter(self.table.pairs.iter())
    }

    pub fn iter_mut(&mut self) -> IterMut<'_, K, V> {
        IterMut(self.table.pairs.iter_mut())
    }

    pub fn keys(&self) -> Keys<'_, K, V> {
        Keys(self.table.pairs.iter())
    }

    pub fn values(&self) -> Values<'_, K, V> {
        Values(self.table.pairs.iter())
    }

    pub fn values_mut(&mut self) -> ValuesMut<'_, K, V> {
        ValuesMut(self.table.pairs.iter_mut())
    }

    pub fn into_keys(self) -> IntoKeys<K, V> {
        IntoKeys(self.table.pairs.into_iter())
    }

    pub fn into_values(self) -> IntoValues<K, V> {
        IntoValues(self.table.pairs.into_iter())
    }
}

impl<K: Eq + Hash, V, S: BuildHasher> HashMap<K, V, S> {
    /// The hash of a key, and the place of its entry.
    fn find<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> (u32, Option<usize>)
    where
        K: Borrow<Q>,
    {
        let mut hasher = self.state.build_hasher();
        key.hash(&mut hasher);
        let hash = hasher.finish();
        let hash = (hash ^ hash >> 32) as u32;
        (hash, self.table.find(hash, |it| it.borrow() == key))
    }

    pub fn get_key_value<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<(&K, &V)>
    where
        K: Borrow<Q>,
    {
        let (key, value) = &self.table.pairs[self.find(key).1?];
        Some((key, value))
    }

    pub fn get<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        Some(self.get_key_value(key)?.1)
    }

    pub fn get_mut<Q: Eq + Hash + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        let place = self.find(key).1?;
        Some(&mut self.table.pairs[place].1)
    }

    pub fn contains_key<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.find(key).1.is_some()
    }

    pub fn remove_entry<Q: Eq + Hash + ?Sized>(&mut self, key: &Q) -> Option<(K, V)>
    where
        K: Borrow<Q>,
    {
        let place = self.find(key).1?;
        Some(self.table.take(place))
    }

    pub fn remove<Q: Eq + Hash + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        Some(self.remove_entry(key)?.1)
    }

    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        match self.entry(key) {
            Entry::Occupied(mut entry) => Some(entry.insert(value)),
            Entry::Vacant(entry) => {
                entry.insert(value);
                None
            }
        }
    }

    pub fn entry(&mut self, key: K) -> Entry<'_, K, V> {
        let (hash, found) = self.find(&key);
        let table = &mut self.table;
        match found {
            Some(place) => Entry::Occupied(OccupiedEntry { table, place }),
            None => Entry::Vacant(VacantEntry { table, hash, key }),
        }
    }
}
