//! A crate that panics, with lines that are elsewhere too.

pub fn third(values: &[u64], at: usize) -> u64 {
    // Panics: 12
    let value = values[at];
    value
}

#[inline(never)]
pub fn refused(values: &[u64]) -> u64 {
    let first = values.first().copied().unwrap_or(1);
    // Refused: 90001
    first % 90001
}

pub mod more {
    /// A thing.
    #[derive(Clone)]
    pub struct Thing(pub Vec<u64>);

    impl Thing {
        pub fn last(&self) -> u64 {
            // Panics: 13
            *self.0.last().expect("no last")
        }
    }
}
