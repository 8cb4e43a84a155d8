//! A type that another one derefs to.

use std::ops::{Deref, DerefMut, Index};

pub struct Stack {
    items: Vec<u64>,
}

impl Stack {
    pub fn put(&mut self, item: u64) {
        self.items.push(item);
    }

    pub fn total(&self) -> u64 {
        self.items.iter().sum()
    }

    pub fn never_used(&self) -> usize {
        self.items.len()
    }
}

impl Index<usize> for Stack {
    type Output = u64;

    fn index(&self, at: usize) -> &u64 {
        &self.items[at]
    }
}

pub struct Named {
    name: String,
    stack: Stack,
}

impl Named {
    pub fn new(name: &str) -> Named {
        Named { name: name.to_string(), stack: Stack { items: Vec::new() } }
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// Indexes what is behind a reference.
    pub fn first(&mut self) -> u64 {
        let stack: &mut Stack = &mut self.stack;
        stack[0]
    }
}

impl Deref for Named {
    type Target = Stack;

    fn deref(&self) -> &Stack {
        &self.stack
    }
}

impl DerefMut for Named {
    fn deref_mut(&mut self) -> &mut Stack {
        &mut self.stack
    }
}

impl Clone for Named {
    fn clone(&self) -> Named {
        let mut never_used = Named::new(&self.name);
        never_used.stack.items.clone_from(&self.stack.items);
        never_used
    }
}
