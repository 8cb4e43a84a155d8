//! Each instruction to its file; constants, locals, globals, calls and `select` are here.

use super::math::math;
use super::operator::{binary, unary};
use super::state::Lowering;
use crate::module::{Host, Type};
use crate::tree::{Binary, Expr, Stmt, Unary};
use anyhow::{Result, bail};
use wasmparser::Operator;

impl Lowering<'_> {
    /// Lowers an instruction, which may contain the address of an object.
    pub fn instruction(&mut self, operator: &Operator<'_>, object: Option<usize>) -> Result<()> {
        use Type::{F32, F64, I64};
        self.begin();
        if let (true, Some(object), Operator::I32Const { value }) =
            (self.reachable, object, operator)
        {
            self.push(Expr::Address(value.cast_unsigned(), object));
            return Ok(());
        }
        if self.reachable {
            self.objects.extend(object);
        }
        if self.control(operator)? || !self.reachable || self.memory(operator) {
            return Ok(());
        }
        match operator {
            Operator::Nop => {}
            Operator::Unreachable => self.trap(),
            Operator::Br { relative_depth } => self.branch(*relative_depth),
            Operator::BrIf { relative_depth } => self.branch_if(*relative_depth),
            Operator::BrTable { targets } => {
                let list = targets.targets().collect::<Result<Vec<_>, _>>()?;
                self.branch_table(&list, targets.default());
            }
            Operator::Return => self.r#return(),
            Operator::Call { function_index } => {
                let f = *function_index as usize;
                match math(self.module, f) {
                    Some((name, 1)) => self.unary(Unary::Math(name)),
                    Some((name, _)) => self.binary(Binary::Math(name), F64),
                    None => self.function(f),
                }
            }
            Operator::CallIndirect { type_index, table_index } => {
                let index = Box::new(self.pop());
                let of = self.module.types[*type_index as usize].clone();
                let args = self.pop_n(of.params.len());
                let (of_index, table) = (*type_index as usize, *table_index as usize);
                self.call(Expr::CallIndirect(of_index, table, index, args), &of.results);
            }
            Operator::Drop => {
                let value = self.pop();
                if !value.is_pure() {
                    self.spill(Expr::has_side_effects);
                    self.stmts.push(Stmt::Evaluate(value));
                }
            }
            Operator::Select | Operator::TypedSelect { .. } => self.select(),
            Operator::LocalGet { local_index } => self.push(Expr::Local(*local_index as usize)),
            Operator::LocalSet { local_index } => {
                let value = self.pop();
                self.set(*local_index as usize, value);
            }
            Operator::LocalTee { local_index } => {
                let value = self.pop();
                self.set(*local_index as usize, value);
                self.push(Expr::Local(*local_index as usize));
            }
            Operator::GlobalGet { global_index } => self.push(Expr::Global(*global_index as usize)),
            Operator::GlobalSet { global_index } => {
                let value = self.pop();
                self.spill(|e| e.has_side_effects() || e.reads_globals());
                self.stmts.push(Stmt::SetGlobal(*global_index as usize, value));
            }
            Operator::I32Const { value } => self.push(Expr::u32(value.cast_unsigned())),
            Operator::I64Const { value } => self.push(Expr::Const(I64, value.cast_unsigned())),
            Operator::F32Const { value } => self.push(Expr::Const(F32, value.bits().into())),
            Operator::F64Const { value } => self.push(Expr::Const(F64, value.bits())),

            other => match (unary(other), binary(other)) {
                (Some(op), _) => self.unary(op),
                (_, Some((op, of))) => self.binary(op, of),
                _ => bail!("the instruction {other:?} is not supported"),
            },
        }
        Ok(())
    }

    fn function(&mut self, f: usize) {
        let of = self.module.signature(f).clone();
        let mut args = self.pop_n(of.params.len());
        if self.module.imports.get(f) == Some(&Host::Exit) {
            self.spill(|e| !e.is_pure());
            self.stmts.push(Stmt::Exit(args.remove(0)));
            self.reachable = false;
        } else {
            self.call(Expr::Call(f, args), &of.results);
        }
    }

    fn unary(&mut self, op: Unary) {
        let value = self.pop();
        self.push(Expr::unary(op, value));
    }

    fn binary(&mut self, op: Binary, of: Type) {
        let (right, left) = (self.pop(), self.pop());
        self.push(Expr::binary(op, of, left, right));
    }

    fn select(&mut self) {
        // Both values are evaluated before the condition, whatever it is.
        let condition = self.pop();
        self.spill_before(&condition);
        let (no, yes) = (self.pop(), self.pop());
        self.push(Expr::Select(Box::new(condition), Box::new(yes), Box::new(no)));
    }
}
