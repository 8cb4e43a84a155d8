//! Any code, by the definition: the values of all options are marked one by one.

use super::{Engine, push};
use crate::error::Result;
use crate::index;
use crate::rule::Code;
use crate::watch::Watch;

pub struct Plain {
    code: Code,
    /// For each value, 1 + the last heap that has an option of this value.
    reached: Vec<u32>,
}

impl Plain {
    pub fn new(code: Code) -> Plain {
        Plain { code, reached: vec![0; 1 << 16] }
    }
}

impl Engine for Plain {
    fn extend(&mut self, values: &mut Vec<u16>, len: usize, watch: &dyn Watch) -> Result<()> {
        while values.len() < len && watch.go_on(values.len()) {
            let now = u32::try_from(values.len() + 1).expect("tables are shorter");
            let reached = &mut self.reached;
            self.code.for_each_option(values.len() as u64, |parts| {
                let value = parts.iter().fold(0, |sum, part| sum ^ values[index(*part)]);
                reached[usize::from(value)] = now;
            });
            let value = reached.iter().take_while(|last| **last == now).count();
            push(values, u32::try_from(value).expect("at most 2^16"))?;
        }
        Ok(())
    }

    fn at_once(&self) -> u128 {
        1
    }
}
