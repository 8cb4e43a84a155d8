//! Instructions on registers of 64 bits.

use super::function::{Function, Set};
use super::syntax::Operator;

/// The index of a register. The first registers are the coordinates of the position.
pub type Register = u16;
/// The most registers of a program.
pub const MOST_REGISTERS: usize = 2048;
/// The index of an instruction.
pub type Place = u32;
/// The index of a list, and of what a move leaves.
pub type List = u16;
pub type Leaves = u16;

/// An instruction. The first register is that of the result, or that of a loop's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    Add(Register, Register, Register),
    Subtract(Register, Register, Register),
    Binary(Operator, Register, Register, Register),
    Call(Function, Register, Register, Register),
    /// A number that is an index into a table of so many entries.
    Index(Register, Register, Register),
    Jump(Place),
    /// Jumps if `a < b`, `a <= b`, `a = b` or `a != b`.
    JumpLess(Register, Register, Place),
    JumpLessOrEqual(Register, Register, Place),
    JumpEqual(Register, Register, Place),
    JumpNotEqual(Register, Register, Place),
    /// Jumps if a condition is as said.
    JumpTest(Function, Register, Register, bool, Place),
    /// Sets a name to the first number of a range; jumps to the end of the loop if there is none.
    Range(Register, Register, Register, Place),
    /// Goes on to the next number up to another, and jumps to the body of the loop if there is one.
    Next(Register, Register, Place),
    /// Forgets which numbers of a range satisfy the conditions of its loop; goes to the next ones that do.
    Forget,
    Scan(u16),
    /// As `Next`, after a run whose last number is in the register after that of the name.
    NextRun(Register, Register, Place),
    /// Empties a list.
    Clear(List),
    /// Appends to a list a number, the numbers of a range, those of a range that satisfy a condition, or a
    /// set that belongs to a number.
    Push(List, Register),
    PushRange(List, Register, Register),
    PushAll(List, Register, Register, Function),
    PushSet(List, Set, Register),
    /// Sets so many registers to the next numbers of a list; jumps to the end of the loop if there are no
    /// more.
    Each(Register, List, u16, Place),
    /// A move has been made: the index of what it leaves.
    Emit(Leaves),
    /// The same for a name and all later numbers up to another: a loop in itself.
    EmitRun(Leaves, Register, Register),
    /// The condition of a program holds.
    Yes,
}
