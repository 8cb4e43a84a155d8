use crate::hidden;

pub(crate) enum Order {
    Up,
    Down,
}

/// Sorted on demand.
pub struct Heap<T>(Vec<T>, super::Order);

impl<T: Ord> Heap<T> {
    pub fn rising() -> Self {
        Heap(Vec::new(), Order::Up)
    }

    pub fn falling() -> Self {
        Heap(Vec::new(), super::Order::Down)
    }

    pub fn push(&mut self, value: T) {
        self.0.push(value);
        hidden::noted();
    }

    pub fn sorted(mut self) -> Vec<T> {
        self.0.sort();
        if let Order::Down = self.1 {
            self.0.reverse();
        }
        self.0
    }
}

impl<T: Ord> Extend<T> for Heap<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, values: I) {
        values.into_iter().for_each(|value| self.push(value));
    }
}

impl<T: Ord> IntoIterator for Heap<T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;
    fn into_iter(self) -> Self::IntoIter {
        self.sorted().into_iter()
    }
}
