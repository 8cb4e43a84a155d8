//! How large the memory of the C program is, what is where in it, and how accesses are checked.

use super::stack::Stacks;
use crate::tree::{Expr, Program, Stmt};
use anyhow::{Result, ensure};

/// The memory of the C program.
pub(super) struct Memory {
    /// What the heap, or all of the memory, ends at when the program starts.
    pub start: u32,
    /// The size of the array.
    pub bytes: u32,
    /// What it may be at most.
    pub most: u32,
    /// Whether the program can grow it.
    pub grows: bool,
    /// The bytes that are left for the stack at the end of the array, which is the module's if there
    /// is one.
    pub stack: Option<u32>,
}

impl Memory {
    /// For a program that contains these functions and may use `max_memory` bytes.
    ///
    /// # Errors
    /// If it starts with more.
    pub fn new(
        program: &Program,
        functions: &[usize],
        stacks: &Stacks,
        max_memory: u32,
    ) -> Result<Memory> {
        let start = program.module.start_bytes();
        let stack = stacks.memory.as_ref().map(|stack| stack.reserve);
        let least = start + u64::from(stack.unwrap_or(0));
        ensure!(
            least <= max_memory.into(),
            "the module starts with {least} bytes of memory, more than the maximum of {max_memory}; \
             allow at least {least} bytes, or link the module with a smaller stack or less data"
        );
        let mut grows = false;
        program.for_each_expr(functions, &mut |e| grows |= matches!(e, Expr::MemoryGrow(_)));
        let most = u64::from(max_memory & !0xffff);
        let declared = program.module.memory.map_or(0, |memory| u64::from(memory.max) << 16);
        let has_deep_stack = stack.is_some() && !stacks.guarded.is_empty();
        let bytes = match stack {
            _ if has_deep_stack => most.max(least),
            _ if !grows => least,
            Some(stack) => (declared + u64::from(stack)).min(most).max(least),
            None => declared.min(most).max(start),
        };
        let (start, bytes) = (u32::try_from(start)?, u32::try_from(bytes)?);
        Ok(Memory { start, bytes, most: max_memory, grows, stack })
    }

    /// The condition that `n` bytes at `a + o` are not all in memory, for the accesses of these
    /// functions. The sum may not fit into 32 bits.
    pub fn out_of_bounds(&self, program: &Program, functions: &[usize]) -> &'static str {
        let mut max_offset = 0;
        for body in functions.iter().filter_map(|&f| program.body(f)) {
            body.for_each_stmt(&mut |stmt| {
                if let Stmt::Store(_, _, offset, _) = stmt {
                    max_offset = max_offset.max(*offset);
                }
            });
        }
        program.for_each_expr(functions, &mut |e| {
            if let Expr::Load(_, _, offset) = e {
                max_offset = max_offset.max(*offset);
            }
        });
        // The memory never shrinks, so that this difference is never negative.
        let fits = u64::from(max_offset) + 8 <= self.accessible().into();
        if fits { "a > SIZE - n - o" } else { "(u64)a + o + n > SIZE" }
    }

    /// What can be accessed when the program starts.
    fn accessible(&self) -> u32 {
        if self.stack.is_some() { self.bytes } else { self.start }
    }
}
