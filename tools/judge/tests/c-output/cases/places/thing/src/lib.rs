//! A crate that panics, with lines that are elsewhere too.

pub fn third(values: &[u64], at: usize) -> u64 {
    // Panics: 12
    let value = values[at];
    value
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
