//! `HashSet`: a map without values.

use super::map::{self, HashMap};
use super::RandomState;
use core::borrow::Borrow;
use core::fmt;
use core::hash::{BuildHasher, Hash};
use core::ops::{BitAnd, BitOr, BitXor, Sub};

#[derive(Clone)]
pub struct HashSet<T, S = RandomState>(HashMap<T, (), S>);

pub type Iter<'a, T> = map::Keys<'a, T, ()>;
pub type IntoIter<T> = map::IntoKeys<T, ()>;

impl<T> HashSet<T> {
    pub fn new() -> Self {
        HashSet::default()
    }

    pub fn with_capacity(_: usize) -> Self {
        HashSet::default()
    }
}

impl<T, S> HashSet<T, S> {
    pub const fn with_hasher(state: S) -> Self {
        HashSet(HashMap::with_hasher(state))
    }

    pub fn with_capacity_and_hasher(_: usize, state: S) -> Self {
        HashSet::with_hasher(state)
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn reserve(&mut self, more: usize) {
        self.0.reserve(more);
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn iter(&self) -> Iter<'_, T> {
        self.0.keys()
    }

    pub fn drain(&mut self) -> IntoIter<T> {
        map::IntoKeys(self.0.empty().pairs.into_iter())
    }

    pub fn retain(&mut self, mut keeps: impl FnMut(&T) -> bool) {
        self.0.retain(|it, ()| keeps(it));
    }
}

impl<T: Eq + Hash, S: BuildHasher> HashSet<T, S> {
    pub fn insert(&mut self, value: T) -> bool {
        self.0.insert(value, ()).is_none()
    }

    pub fn replace(&mut self, value: T) -> Option<T> {
        let before = self.take(&value);
        self.insert(value);
        before
    }

    pub fn contains<Q: Eq + Hash + ?Sized>(&self, value: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        self.0.contains_key(value)
    }

    pub fn get<Q: Eq + Hash + ?Sized>(&self, value: &Q) -> Option<&T>
    where
        T: Borrow<Q>,
    {
        Some(self.0.get_key_value(value)?.0)
    }

    pub fn take<Q: Eq + Hash + ?Sized>(&mut self, value: &Q) -> Option<T>
    where
        T: Borrow<Q>,
    {
        Some(self.0.remove_entry(value)?.0)
    }

    pub fn remove<Q: Eq + Hash + ?Sized>(&mut self, value: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        self.take(value).is_some()
    }

    pub fn intersection<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a T> + Clone {
        self.iter().filter(move |&it| other.contains(it))
    }

    pub fn difference<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a T> + Clone {
        self.iter().filter(move |&it| !other.contains(it))
    }

    pub fn union<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a T> + Clone {
        self.iter().chain(other.difference(self))
    }

    pub fn symmetric_difference<'a>(
        &'a self,
        other: &'a Self,
    ) -> impl Iterator<Item = &'a T> + Clone {
        self.difference(other).chain(other.difference(self))
    }

    pub fn is_subset(&self, other: &Self) -> bool {
        self.iter().all(|it| other.contains(it))
    }

    pub fn is_superset(&self, other: &Self) -> bool {
        other.is_subset(self)
    }

    pub fn is_disjoint(&self, other: &Self) -> bool {
        !self.iter().any(|it| other.contains(it))
    }
}

macro_rules! operators {
    ($($operator:ident $operate:ident $of:ident;)*) => { $(
        impl<T: Eq + Hash + Clone, S: BuildHasher + Default> $operator for &HashSet<T, S> {
            type Output = HashSet<T, S>;

            fn $operate(self, other: Self) -> HashSet<T, S> {
                self.$of(other).cloned().collect()
            }
        }
    )* };
}
operators! {
    BitAnd bitand intersection;
    BitOr bitor union;
    BitXor bitxor symmetric_difference;
    Sub sub difference;
}

impl<T, S> IntoIterator for HashSet<T, S> {
    type Item = T;
    type IntoIter = IntoIter<T>;

    fn into_iter(self) -> IntoIter<T> {
        self.0.into_keys()
    }
}

impl<'a, T, S> IntoIterator for &'a HashSet<T, S> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T>;

    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}

impl<T, S: Default> Default for HashSet<T, S> {
    fn default() -> Self {
        HashSet::with_hasher(S::default())
    }
}

impl<T: fmt::Debug, S> fmt::Debug for HashSet<T, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

impl<T: Eq + Hash, S: BuildHasher> PartialEq for HashSet<T, S> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T: Eq + Hash, S: BuildHasher> Eq for HashSet<T, S> {}

impl<T: Eq + Hash, S: BuildHasher> Extend<T> for HashSet<T, S> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, values: I) {
        for value in values {
            self.insert(value);
        }
    }
}

impl<'a, T: Eq + Hash + Copy + 'a, S: BuildHasher> Extend<&'a T> for HashSet<T, S> {
    fn extend<I: IntoIterator<Item = &'a T>>(&mut self, values: I) {
        self.extend(values.into_iter().copied());
    }
}

impl<T: Eq + Hash, S: BuildHasher + Default> FromIterator<T> for HashSet<T, S> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut set = HashSet::default();
        set.extend(values);
        set
    }
}

impl<T: Eq + Hash, const N: usize> From<[T; N]> for HashSet<T> {
    fn from(values: [T; N]) -> Self {
        HashSet::from_iter(values)
    }
}
