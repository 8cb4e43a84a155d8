//! What rules are compiled to: instructions, the registers that they begin with, and what moves leave.

use super::filter::Filter;
use super::instruction::{Op, Register};

/// What a move leaves.
#[derive(Clone, Debug)]
pub struct Left {
    /// Where the move is written.
    pub at: usize,
    pub parts: Vec<LeftPart>,
}

impl Left {
    /// Whether it may be several positions, or none.
    pub fn splits(&self) -> bool {
        self.parts.len() != 1 || self.parts[0].count.is_some()
    }
}

/// A position that a move leaves, or as many as the register `count` says.
#[derive(Clone, Debug)]
pub struct LeftPart {
    pub count: Option<Register>,
    pub coordinates: Vec<Register>,
    /// How much each coordinate grows from one move of a run to the next.
    pub slopes: Vec<i64>,
    /// Where each coordinate is written.
    pub at: Vec<usize>,
}

/// A rule, or a condition on a position, compiled.
#[derive(Clone, Debug, Default)]
pub struct Program {
    pub ops: Vec<Op>,
    /// Where each instruction is written.
    pub at: Vec<usize>,
    /// The registers at the start: after the coordinates, the constants.
    pub registers: Vec<i64>,
    pub lists: usize,
    pub options: Vec<Left>,
    pub filters: Vec<Filter>,
}
