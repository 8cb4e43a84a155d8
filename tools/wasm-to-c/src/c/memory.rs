//! How large the memory of the C program is, and how accesses to it are checked.

use crate::tree::{Expr, Program, Stmt};
use anyhow::{Result, ensure};

/// The size of the memory in bytes, in whole pages.
pub(super) struct MemorySize {
    /// What the program starts with.
    pub start: u32,
    /// What it can have at most: the array has this size.
    pub max: u32,
    /// Whether the program can grow it.
    pub grows: bool,
}

impl MemorySize {
    /// For a program that contains these functions and may use `max_memory` bytes.
    ///
    /// # Errors
    /// If it starts with more.
    pub fn new(program: &Program, functions: &[usize], max_memory: u32) -> Result<MemorySize> {
        let start = program.module.start_bytes();
        ensure!(
            start <= max_memory.into(),
            "the module starts with {start} bytes of memory, more than the maximum of {max_memory}; \
             allow at least {start} bytes, or link the module with a smaller stack or less data"
        );
        let mut grows = false;
        program.for_each_expr(functions, &mut |e| grows |= matches!(e, Expr::MemoryGrow(_)));
        let declared = program.module.memory.map_or(0, |memory| u64::from(memory.max) << 16);
        let max = if grows { declared.min(max_memory.into()).max(start) } else { start };
        let max = max & !0xffff;
        Ok(MemorySize { start: u32::try_from(start)?, max: u32::try_from(max)?, grows })
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
        let fits = u64::from(max_offset) + 8 <= self.start.into();
        if fits { "a > SIZE - n - o" } else { "(u64)a + o + n > SIZE" }
    }
}
