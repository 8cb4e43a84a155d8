//! A module of which a function is cut off: for those who look for the code that some of the C is made of.

use crate::layout::layout;
use anyhow::{Context, Result};

/// `unreachable`: it has the type of any sequence of instructions, so that it can replace each.
const UNREACHABLE: u8 = 0x00;

/// The first bytes of `block`, `loop`, `if`, `else` and `end`, which what comes before needs.
const STRUCTURE: [u8; 5] = [0x02, 0x03, 0x04, 0x05, 0x0b];

/// The module in which the code of a function from a position on, counted as in
/// [`FunctionCode`](crate::FunctionCode), only traps.
///
/// # Errors
/// If the module is not valid, or has no code for a function of that index.
pub fn cut(module: &[u8], function: usize, from: u64) -> Result<Vec<u8>> {
    let layout = layout(module)?;
    let code = layout.functions.get(&function).context("there is no code of that function")?;
    let mut bytes = module.to_vec();
    for range in code.instructions.iter().filter(|range| range.start >= from) {
        let [start, end] = [range.start, range.end].map(|at| usize::try_from(layout.code + at));
        let instruction = &mut bytes[start?..end?];
        if !STRUCTURE.contains(&instruction[0]) {
            instruction.fill(UNREACHABLE);
        }
    }
    Ok(bytes)
}
