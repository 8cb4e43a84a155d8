//! Memory instructions.

use super::state::Lowering;
use crate::module::Type;
use crate::tree::{Access, Expr, Stmt};
use wasmparser::{MemArg, Operator};

impl Lowering<'_> {
    /// Lowers a memory instruction; whether it was one.
    pub fn memory(&mut self, operator: &Operator<'_>) -> bool {
        use Type::{F32, F64, I32, I64};
        match operator {
            Operator::MemorySize { .. } => self.push(Expr::MemorySize),
            Operator::MemoryGrow { .. } => {
                let by = self.pop();
                self.call(Expr::MemoryGrow(Box::new(by)), &[I32]);
            }
            Operator::MemoryCopy { .. } => self.bulk(Stmt::Copy),
            Operator::MemoryFill { .. } => self.bulk(Stmt::Fill),
            Operator::MemoryInit { data_index, .. } => {
                let segment = *data_index as usize;
                self.bulk(|a, b, c| Stmt::Init(segment, a, b, c));
            }
            Operator::DataDrop { data_index } => {
                self.spill(Expr::has_side_effects);
                self.stmts.push(Stmt::Drop(*data_index as usize));
            }

            Operator::I32Load { memarg } => self.load(I32, 4, false, *memarg),
            Operator::I64Load { memarg } => self.load(I64, 8, false, *memarg),
            Operator::F32Load { memarg } => self.load(F32, 4, false, *memarg),
            Operator::F64Load { memarg } => self.load(F64, 8, false, *memarg),
            Operator::I32Load8S { memarg } => self.load(I32, 1, true, *memarg),
            Operator::I32Load8U { memarg } => self.load(I32, 1, false, *memarg),
            Operator::I32Load16S { memarg } => self.load(I32, 2, true, *memarg),
            Operator::I32Load16U { memarg } => self.load(I32, 2, false, *memarg),
            Operator::I64Load8S { memarg } => self.load(I64, 1, true, *memarg),
            Operator::I64Load8U { memarg } => self.load(I64, 1, false, *memarg),
            Operator::I64Load16S { memarg } => self.load(I64, 2, true, *memarg),
            Operator::I64Load16U { memarg } => self.load(I64, 2, false, *memarg),
            Operator::I64Load32S { memarg } => self.load(I64, 4, true, *memarg),
            Operator::I64Load32U { memarg } => self.load(I64, 4, false, *memarg),
            Operator::I32Store { memarg } => self.store(I32, 4, *memarg),
            Operator::I64Store { memarg } => self.store(I64, 8, *memarg),
            Operator::F32Store { memarg } => self.store(F32, 4, *memarg),
            Operator::F64Store { memarg } => self.store(F64, 8, *memarg),
            Operator::I32Store8 { memarg } => self.store(I32, 1, *memarg),
            Operator::I32Store16 { memarg } => self.store(I32, 2, *memarg),
            Operator::I64Store8 { memarg } => self.store(I64, 1, *memarg),
            Operator::I64Store16 { memarg } => self.store(I64, 2, *memarg),
            Operator::I64Store32 { memarg } => self.store(I64, 4, *memarg),

            _ => return false,
        }
        true
    }

    /// A load, with the address on the stack.
    fn load(&mut self, of: Type, bytes: u8, signed: bool, at: MemArg) {
        let address = self.pop();
        if self.is_outside(&address, at, bytes) {
            return self.trap();
        }
        self.push(Expr::Load(Access { of, bytes, signed }, Box::new(address), offset(at)));
    }

    /// A store, with the address and the value on the stack.
    fn store(&mut self, of: Type, bytes: u8, at: MemArg) {
        let (value, address) = (self.pop(), self.pop());
        if self.is_outside(&address, at, bytes) && !value.has_side_effects() {
            return self.trap();
        }
        self.spill(|e| e.has_side_effects() || e.reads_memory());
        let access = Access { of, bytes, signed: false };
        self.stmts.push(Stmt::Store(access, address, offset(at), value));
    }

    /// Whether the access is out of bounds of any memory that the program may have, because its
    /// address is a constant. It becomes a trap, as C compilers would warn of the access.
    fn is_outside(&self, address: &Expr, at: MemArg, bytes: u8) -> bool {
        let Expr::Const(_, address) = address else { return false };
        address + at.offset + u64::from(bytes) > self.max_memory.into()
    }

    /// A bulk memory statement, with its three operands on the stack.
    fn bulk(&mut self, make: impl FnOnce(Expr, Expr, Expr) -> Stmt) {
        let (c, b, a) = (self.pop(), self.pop(), self.pop());
        self.spill(|e| e.has_side_effects() || e.reads_memory());
        self.stmts.push(make(a, b, c));
    }
}

/// The offset of an access.
#[allow(clippy::cast_possible_truncation)] // 32 bits, as the memory is not a 64-bit one
fn offset(at: MemArg) -> u32 {
    at.offset as u32
}
