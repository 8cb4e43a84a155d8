//! A trait for slices.

/// What slices should have.
pub trait Steps {
    /// Whether there is a next permutation, which it is now.
    fn step(&mut self) -> bool;
    fn len_of_slice(&self) -> usize;
}

impl<T: Ord> Steps for [T] {
    fn step(&mut self) -> bool {
        let at = match (1..self.len()).rev().find(|&i| self[i - 1] < self[i]) {
            Some(at) => at,
            None => return false,
        };
        let with = (at..self.len()).rev().find(|&i| self[at - 1] < self[i]).unwrap();
        self.swap(at - 1, with);
        self[at..].reverse();
        true
    }

    fn len_of_slice(&self) -> usize {
        self.len()
    }
}

pub fn never_called() {}
