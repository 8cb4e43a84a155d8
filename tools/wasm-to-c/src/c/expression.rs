//! From expression trees to C, operands first.

use super::binary::binary;
use super::cexpr::{CExpr, CType, precedence};
use super::helpers::Helpers;
use super::names::{Names, indirect_call};
use super::number::{number, unsigned};
use super::operand::Operand;
use super::types;
use super::unary::unary;
use crate::module::Type;
use crate::tree::{Access, Binary, Expr, Program};

/// What expressions of a function refer to.
pub(super) struct Expressions<'a> {
    pub program: &'a Program,
    pub names: &'a Names,
    /// The helpers that the file uses.
    pub helpers: &'a mut Helpers,
    /// The names of the locals.
    pub locals: Vec<String>,
    /// The types of the locals.
    pub types: Vec<Type>,
}

impl Expressions<'_> {
    /// The C of an expression tree.
    pub fn operand<'e>(&mut self, tree: &'e Expr) -> Operand<'e> {
        let of = tree.type_of(&self.types, &self.program.module);
        let mut condition = None;
        let c = match tree {
            Expr::Const(of, bits) => number(*of, *bits, self.helpers),
            Expr::Address(address, _) => number(Type::I32, u64::from(*address), self.helpers),
            Expr::Local(i) => CExpr::primary(self.locals[*i].clone(), CType::of(of)),
            Expr::Global(i) => CExpr::primary(self.names.globals[*i].clone(), CType::of(of)),
            Expr::Unary(op, value) => {
                let value = self.operand(value);
                unary(*op, &value, self.helpers)
            }
            Expr::Binary(op, of, left, right) => {
                let (left, right) = (self.operand(left), self.operand(right));
                if *op == Binary::Ne && right.is(0) {
                    condition = Some(left.condition());
                }
                binary(*op, *of, &left, &right, self.helpers)
            }
            Expr::Load(access, address, offset) => self.load(*access, address, *offset),
            Expr::Select(condition, yes, no) => {
                let condition = self.operand(condition);
                select(&condition, &self.operand(yes), &self.operand(no))
            }
            Expr::Call(f, args) => {
                let args = self.arguments(args);
                let results = &self.program.module.signature(*f).results;
                let ctype = results.first().map_or(CType::Small, |of| CType::of(*of));
                CExpr::primary(format!("{}({args})", self.names.functions[f]), ctype)
            }
            Expr::CallIndirect(of, table, index, args) => {
                let args = self.arguments(args);
                let index = self.value(index);
                let comma = if args.is_empty() { "" } else { "," };
                let results = &self.program.module.types[*of].results;
                let ctype = results.first().map_or(CType::Small, |of| CType::of(*of));
                let name = indirect_call(&self.program.module, *of, *table);
                CExpr::primary(format!("{name}({index}{comma}{args})"), ctype)
            }
            Expr::MemorySize => {
                let text = format!("{} / 65536", self.helpers.using("HEAP"));
                CExpr::new(text, precedence::MUL, CType::U32)
            }
            Expr::MemoryGrow(by) => {
                let by = self.value(by);
                CExpr::primary(format!("{}({by})", self.helpers.using("grow")), CType::U32)
            }
            Expr::ExtraResult(i, of) => {
                CExpr::primary(types::extra_result(*i, *of), CType::of(*of))
            }
        };
        Operand { tree, of, c, condition }
    }

    /// The C of an expression tree where C converts to the type of its value.
    pub fn value(&mut self, tree: &Expr) -> String {
        self.operand(tree).value()
    }

    fn arguments(&mut self, args: &[Expr]) -> String {
        args.iter().map(|arg| self.value(arg)).collect::<Vec<_>>().join(",")
    }

    fn load(&mut self, access: Access, address: &Expr, offset: u32) -> CExpr {
        let (name, ctype) = match (access.of, access.bytes) {
            (Type::F32, _) => ("rf32", CType::Float),
            (Type::F64, _) => ("rf64", CType::Float),
            (_, 1) => ("r8", CType::U32),
            (_, 2) => ("r16", CType::U32),
            (_, 4) => ("r32", CType::U32),
            _ => ("r64", CType::U64),
        };
        let (address, offset) = (self.value(address), unsigned(offset));
        let call = format!("{}({address},{offset})", self.helpers.using(name));
        let call = CExpr::primary(call, ctype);
        if !access.signed {
            return call;
        }
        let to = match access.bytes {
            1 => "i8",
            2 => "i16",
            _ => "i32",
        };
        call.cast(self.helpers.using(to), CType::I32)
    }
}

/// The conditional operator. Both of its values get the same C type.
fn select(condition: &Operand<'_>, yes: &Operand<'_>, no: &Operand<'_>) -> CExpr {
    let condition = condition.condition().at_least(precedence::OR_ELSE);
    let are_constants = yes.c.is_int_constant && no.c.is_int_constant;
    let (yes, no) =
        if are_constants { (yes.natural(), no.natural()) } else { (yes.exact(), no.exact()) };
    let ctype = yes.ctype;
    let (yes, no) = (yes.at_least(precedence::OR_ELSE), no.at_least(precedence::CONDITIONAL));
    CExpr::new(format!("{condition} ? {yes} : {no}"), precedence::CONDITIONAL, ctype)
}
