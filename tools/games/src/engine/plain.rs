//! Any code, by the definition: the values of all options are marked one by one.

use super::{Engine, push};
use crate::error::Result;
use crate::index;
use crate::marks::Marks;
use crate::rule::Code;
use crate::watch::Watch;

pub struct Plain {
    code: Code,
    reached: Marks,
}

impl Plain {
    pub fn new(code: Code) -> Plain {
        Plain { code, reached: Marks::default() }
    }
}

impl Engine for Plain {
    fn extend(&mut self, values: &mut Vec<u16>, len: usize, watch: &dyn Watch) -> Result<()> {
        while values.len() < len && watch.go_on(values.len()) {
            let reached = &mut self.reached;
            reached.clear();
            self.code.for_each_option(values.len() as u64, |parts| {
                let value = parts.iter().fold(0, |sum, part| sum ^ values[index(*part)]);
                reached.mark(value.into());
            });
            let value = reached.mex();
            push(values, value)?;
        }
        Ok(())
    }
}
