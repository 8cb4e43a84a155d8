//! What all parts of a C file need to know.

use super::names::Names;
use super::stack::Stacks;
use crate::tree::Program;
use std::collections::BTreeSet;

/// A program and what was decided about its C.
pub(super) struct Context<'a> {
    pub program: &'a Program,
    /// The functions that the file contains, in the order of the module.
    pub functions: &'a [usize],
    pub names: Names,
    /// Functions that are declared before they are defined.
    pub declared: BTreeSet<usize>,
    /// Functions that never return, of which a macro makes each call a trap too, so that compilers
    /// know.
    pub traps_after: BTreeSet<usize>,
    /// Functions that never return and call themselves.
    pub endless: BTreeSet<usize>,
    pub stacks: Stacks,
}
