//! What a `HashMap` is, and what goes through it.

use super::map::HashMap;
use alloc_crate::vec;
use core::borrow::Borrow;
use core::fmt;
use core::hash::{BuildHasher, Hash};
use core::ops::Index;
use core::slice;

/// Iterators over parts of pairs: as much as those over the pairs, but for the part.
macro_rules! iterators {
    ($($name:ident [$($generics:tt)*] $pairs:ty: $part:ty, $pair:pat => $value:expr;)*) => { $(
        pub struct $name<$($generics)*>(pub(super) $pairs);

        impl<$($generics)*> Iterator for $name<$($generics)*> {
            type Item = $part;

            fn next(&mut self) -> Option<$part> {
                self.0.next().map(|$pair| $value)
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                self.0.size_hint()
            }
        }

        impl<$($generics)*> ExactSizeIterator for $name<$($generics)*> {}
        impl<$($generics)*> core::iter::FusedIterator for $name<$($generics)*> {}
    )* };
}
iterators! {
    Iter['a, K, V] slice::Iter<'a, (K, V)>: (&'a K, &'a V), (key, value) => (key, value);
    IterMut['a, K, V] slice::IterMut<'a, (K, V)>: (&'a K, &'a mut V), (key, value) => (&*key, value);
    Keys['a, K, V] slice::Iter<'a, (K, V)>: &'a K, (key, _) => key;
    Values['a, K, V] slice::Iter<'a, (K, V)>: &'a V, (_, value) => value;
    ValuesMut['a, K, V] slice::IterMut<'a, (K, V)>: &'a mut V, (_, value) => value;
    IntoIter[K, V] vec::IntoIter<(K, V)>: (K, V), pair => pair;
    IntoKeys[K, V] vec::IntoIter<(K, V)>: K, (key, _) => key;
    IntoValues[K, V] vec::IntoIter<(K, V)>: V, (_, value) => value;
}

macro_rules! clone {
    ($($name:ident),*) => { $(
        impl<K, V> Clone for $name<'_, K, V> {
            fn clone(&self) -> Self {
                $name(self.0.clone())
            }
        }
    )* };
}
clone!(Iter, Keys, Values);

impl<K, V, S> IntoIterator for HashMap<K, V, S> {
    type Item = (K, V);
    type IntoIter = IntoIter<K, V>;

    fn into_iter(mut self) -> IntoIter<K, V> {
        self.drain()
    }
}

impl<'a, K, V, S> IntoIterator for &'a HashMap<K, V, S> {
    type Item = (&'a K, &'a V);
    type IntoIter = Iter<'a, K, V>;

    fn into_iter(self) -> Iter<'a, K, V> {
        self.iter()
    }
}

impl<'a, K, V, S> IntoIterator for &'a mut HashMap<K, V, S> {
    type Item = (&'a K, &'a mut V);
    type IntoIter = IterMut<'a, K, V>;

    fn into_iter(self) -> IterMut<'a, K, V> {
        self.iter_mut()
    }
}

impl<K, V, S: Default> Default for HashMap<K, V, S> {
    fn default() -> Self {
        HashMap::with_hasher(S::default())
    }
}

impl<K: fmt::Debug, V: fmt::Debug, S> fmt::Debug for HashMap<K, V, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self).finish()
    }
}

impl<K: Eq + Hash, V: PartialEq, S: BuildHasher> PartialEq for HashMap<K, V, S> {
    fn eq(&self, other: &Self) -> bool {
        let has = |(key, value): (&K, &V)| other.get(key).map_or(false, |it| it == value);
        self.len() == other.len() && self.iter().all(has)
    }
}

impl<K: Eq + Hash, V: Eq, S: BuildHasher> Eq for HashMap<K, V, S> {}

impl<K: Eq + Hash + Borrow<Q>, Q: Eq + Hash + ?Sized, V, S: BuildHasher> Index<&Q>
    for HashMap<K, V, S>
{
    type Output = V;

    fn index(&self, key: &Q) -> &V {
        self.get(key).expect("no entry found for key")
    }
}

impl<K: Eq + Hash, V, S: BuildHasher> Extend<(K, V)> for HashMap<K, V, S> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, pairs: I) {
        for (key, value) in pairs {
            self.insert(key, value);
        }
    }
}

impl<'a, K: Eq + Hash + Copy, V: Copy, S: BuildHasher> Extend<(&'a K, &'a V)> for HashMap<K, V, S> {
    fn extend<I: IntoIterator<Item = (&'a K, &'a V)>>(&mut self, pairs: I) {
        self.extend(pairs.into_iter().map(|(key, value)| (*key, *value)));
    }
}

impl<K: Eq + Hash, V, S: BuildHasher + Default> FromIterator<(K, V)> for HashMap<K, V, S> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Self {
        let mut map = HashMap::default();
        map.extend(pairs);
        map
    }
}

impl<K: Eq + Hash, V, const N: usize> From<[(K, V); N]> for HashMap<K, V> {
    fn from(pairs: [(K, V); N]) -> Self {
        HashMap::from_iter(pairs)
    }
}
