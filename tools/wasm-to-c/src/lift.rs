//! From the stack machine to expressions and statements.
//!
//! What an instruction pushes is an expression that waits on a symbolic stack until something takes
//! it. Before a statement that it must not move over, it is put into a local of its own.

use super::ast::{Access, Arm, Binary, END, Expr, Function, Label, Stmt, Type, Unary};
use super::module::{Host, Module, value_type};
use anyhow::{Result, bail};
use wasmparser::{BlockType, FunctionBody, MemArg, Operator};

/// A block, loop or `if` that is open.
struct Frame {
    /// Where a branch to it goes on.
    label: Label,
    /// What a branch to it leaves its operands in.
    operands: Vec<usize>,
    /// What its end leaves its results in.
    results: Vec<usize>,
    /// How many expressions below belong to what is outside.
    height: usize,
    /// What the statements in it were put after.
    outside: Vec<Stmt>,
    kind: Kind,
    /// What the parameters are in, for an `else`.
    params: Vec<usize>,
    /// Whether its start can be reached.
    reachable: bool,
}

enum Kind {
    Block,
    Loop { end: Label },
    If(Expr),
    Else(Expr, Vec<Stmt>),
}

struct Lifter<'a> {
    module: &'a Module,
    locals: Vec<Type>,
    stack: Vec<Expr>,
    stmts: Vec<Stmt>,
    frames: Vec<Frame>,
    labels: Label,
    /// Whether the next instruction can be reached.
    reachable: bool,
    results: Vec<Type>,
}

/// The body of function `index`.
pub(super) fn function(module: &Module, index: usize, body: &FunctionBody<'_>) -> Result<Function> {
    let signature = module.signature(index);
    let mut locals = signature.params.clone();
    for group in body.get_locals_reader()? {
        let (count, of) = group?;
        let of = value_type(of)?;
        anyhow::ensure!(count <= 50_000, "{count} locals are too many");
        locals.extend((0..count).map(|_| of));
    }
    let mut lifter = Lifter {
        module,
        locals,
        stack: vec![],
        stmts: vec![],
        frames: vec![],
        labels: END + 1,
        reachable: true,
        results: signature.results.clone(),
    };
    let mut operators = body.get_operators_reader()?;
    while !operators.eof() {
        lifter.operator(&operators.read()?)?;
    }
    let Lifter { locals, stmts, .. } = lifter;
    let results = signature.results.clone();
    Ok(Function { params: signature.params.len(), results, locals, body: stmts })
}

impl Lifter<'_> {
    fn local(&mut self, of: Type) -> usize {
        self.locals.push(of);
        self.locals.len() - 1
    }

    fn label(&mut self) -> Label {
        self.labels += 1;
        self.labels - 1
    }

    fn type_of(&self, e: &Expr) -> Type {
        e.type_of(&self.locals, self.module)
    }

    fn pop(&mut self) -> Expr {
        self.stack.pop().expect("the module is valid")
    }

    fn pop_n(&mut self, n: usize) -> Vec<Expr> {
        self.stack.split_off(self.stack.len() - n)
    }

    /// Puts what waits on the stack and is such into locals. What waits below the frame is in locals
    /// already, which are set whichever way the program takes in it.
    fn spill(&mut self, is: impl Fn(&Expr) -> bool) {
        let height = self.frames.last().map_or(0, |frame| frame.height);
        for i in height..self.stack.len() {
            if is(&self.stack[i]) {
                let of = self.type_of(&self.stack[i]);
                let local = self.local(of);
                let value = std::mem::replace(&mut self.stack[i], Expr::Local(local));
                self.stmts.push(Stmt::Set(local, value));
            }
        }
    }

    /// Pushes; what waits must not care whether it is evaluated before or after.
    fn push(&mut self, value: Expr) {
        if value.has_side_effects() {
            self.spill(|e| e.has_side_effects() || e.reads_memory() || e.reads_globals() || e.may_trap());
        } else if value.reads_memory() || value.reads_globals() || value.may_trap() {
            self.spill(Expr::has_side_effects);
        }
        self.stack.push(value);
    }

    fn set(&mut self, local: usize, value: Expr) {
        self.spill(|e| e.reads_local(local) || e.has_side_effects());
        if value != Expr::Local(local) {
            self.stmts.push(Stmt::Set(local, value));
        }
    }

    /// Sets several locals at once.
    fn set_all(&mut self, locals: &[usize], mut values: Vec<Expr>) {
        for i in 0..values.len() {
            // A value that reads what an earlier one overwrites waits in a local.
            if locals[..i].iter().any(|&local| values[i].reads_local(local)) {
                let of = self.locals[locals[i]];
                let local = self.local(of);
                let value = std::mem::replace(&mut values[i], Expr::Local(local));
                self.stmts.push(Stmt::Set(local, value));
            }
        }
        // Later values may act; earlier ones then wait in locals already (see `push`).
        for (&local, value) in locals.iter().zip(values) {
            if value != Expr::Local(local) {
                self.stmts.push(Stmt::Set(local, value));
            }
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

    fn load(&mut self, of: Type, bytes: u8, signed: bool, at: MemArg) {
        let address = self.pop();
        if self.is_outside(&address, at, bytes) {
            return self.trap();
        }
        self.push(Expr::Load(Access { of, bytes, signed }, Box::new(address), offset(at)));
    }

    fn store(&mut self, of: Type, bytes: u8, at: MemArg) {
        let (value, address) = (self.pop(), self.pop());
        if self.is_outside(&address, at, bytes) && !value.has_side_effects() {
            return self.trap();
        }
        self.spill(|e| e.has_side_effects() || e.reads_memory());
        let access = Access { of, bytes, signed: false };
        self.stmts.push(Stmt::Store(access, address, offset(at), value));
    }

    /// Whether a constant address is outside of any memory; compilers warn of these.
    fn is_outside(&self, address: &Expr, at: MemArg, bytes: u8) -> bool {
        let Expr::Const(_, address) = address else { return false };
        address + at.offset + u64::from(bytes) > self.module.max_memory.into()
    }

    fn trap(&mut self) {
        self.spill(Expr::has_side_effects);
        self.stmts.push(Stmt::Trap);
        self.reachable = false;
    }

    /// A bulk memory statement of three operands.
    fn bulk(&mut self, make: impl FnOnce(Expr, Expr, Expr) -> Stmt) {
        let (c, b, a) = (self.pop(), self.pop(), self.pop());
        self.spill(|e| e.has_side_effects() || e.reads_memory());
        self.stmts.push(make(a, b, c));
    }

    fn call(&mut self, call: Expr, results: &[Type]) {
        self.spill(|e| e.has_side_effects() || e.reads_memory() || e.reads_globals() || e.may_trap());
        match results {
            [] => self.stmts.push(Stmt::Evaluate(call)),
            [_] => self.stack.push(call),
            [first, others @ ..] => {
                let local = self.local(*first);
                self.stmts.push(Stmt::Set(local, call));
                self.stack.push(Expr::Local(local));
                for (i, of) in others.iter().enumerate() {
                    let local = self.local(*of);
                    self.stmts.push(Stmt::Set(local, Expr::ExtraResult(i, *of)));
                    self.stack.push(Expr::Local(local));
                }
            }
        }
    }

    fn block_type(&self, of: BlockType) -> Result<(Vec<Type>, Vec<Type>)> {
        Ok(match of {
            BlockType::Empty => (vec![], vec![]),
            BlockType::Type(of) => (vec![], vec![value_type(of)?]),
            BlockType::FuncType(i) => {
                let of = &self.module.types[i as usize];
                (of.params.clone(), of.results.clone())
            }
        })
    }

    fn open(&mut self, of: BlockType, make: impl FnOnce(&mut Self) -> Kind) -> Result<()> {
        let (params, results) = self.block_type(of)?;
        let label = self.label();
        let kind = make(self);
        let is_loop = matches!(kind, Kind::Loop { .. });
        let results: Vec<_> = results.iter().map(|of| self.local(*of)).collect();
        let mut inside = vec![];
        if self.reachable {
            inside = self.pop_n(params.len());
            self.spill(|e| !e.is_constant());
        }
        let params: Vec<_> = params.iter().map(|of| self.local(*of)).collect();
        if self.reachable {
            self.set_all(&params, inside);
        }
        self.frames.push(Frame {
            label,
            operands: if is_loop { params.clone() } else { results.clone() },
            results,
            height: self.stack.len(),
            outside: std::mem::take(&mut self.stmts),
            kind,
            reachable: self.reachable,
            params,
        });
        self.enter();
        Ok(())
    }

    /// Starts the statements of the frame that is open.
    fn enter(&mut self) {
        let frame = self.frames.last().expect("a frame");
        self.reachable = frame.reachable;
        self.stack.truncate(frame.height);
        self.stack.extend(frame.params.iter().map(|&local| Expr::Local(local)));
    }

    /// Leaves results in their locals at the end of a frame or before an `else`.
    fn leave(&mut self) {
        if self.reachable {
            let results = self.frames.last().expect("a frame").results.clone();
            let values = self.pop_n(results.len());
            self.set_all(&results, values);
        }
    }

    fn r#else(&mut self) {
        self.leave();
        let stmts = std::mem::take(&mut self.stmts);
        let frame = self.frames.last_mut().expect("a frame");
        let kind = std::mem::replace(&mut frame.kind, Kind::Block);
        let Kind::If(condition) = kind else { unreachable!("the module is valid") };
        frame.kind = Kind::Else(condition, stmts);
        self.enter();
    }

    fn end(&mut self) {
        if self.frames.is_empty() {
            if self.reachable {
                self.r#return();
            }
            return;
        }
        let frame = self.frames.last().expect("a frame");
        if matches!(frame.kind, Kind::If(_)) && !frame.results.is_empty() {
            // Without an `else` the parameters are the results.
            self.r#else();
        }
        self.leave();
        let frame = self.frames.pop().expect("a frame");
        let stmts = std::mem::replace(&mut self.stmts, frame.outside);
        self.reachable = frame.reachable;
        if !frame.reachable {
            return;
        }
        let stmt = match frame.kind {
            Kind::Block => Stmt::Block(frame.label, stmts),
            Kind::Loop { end } => {
                let mut stmts = stmts;
                stmts.push(Stmt::Jump(end));
                Stmt::Block(end, vec![Stmt::Loop(frame.label, stmts)])
            }
            Kind::If(condition) => {
                Stmt::Block(frame.label, vec![Stmt::If(condition, stmts, vec![])])
            }
            Kind::Else(condition, yes) => {
                Stmt::Block(frame.label, vec![Stmt::If(condition, yes, stmts)])
            }
        };
        self.stmts.push(stmt);
        self.stack.truncate(frame.height);
        self.stack.extend(frame.results.iter().map(|&local| Expr::Local(local)));
    }

    fn r#return(&mut self) {
        let n = self.results.len();
        let values = self.pop_n(n);
        self.spill(|e| e.has_side_effects() || e.may_trap());
        self.stmts.push(Stmt::Return(values));
        self.reachable = false;
    }

    /// The jump `depth` frames out, without its operands.
    fn jump(&self, depth: u32) -> Option<&Frame> {
        self.frames.iter().rev().nth(depth as usize)
    }

    fn branch(&mut self, depth: u32) {
        let Some(frame) = self.jump(depth) else { return self.r#return() };
        let (label, operands) = (frame.label, frame.operands.clone());
        let values = self.pop_n(operands.len());
        self.spill(|e| e.has_side_effects() || e.may_trap());
        self.set_all(&operands, values);
        self.stmts.push(Stmt::Jump(label));
        self.reachable = false;
    }

    /// The statements of a branch that leaves what waits on the stack there.
    fn branch_aside(&mut self, depth: u32) -> Vec<Stmt> {
        self.spill(|e| e.has_side_effects() || e.may_trap());
        let stack = self.stack.clone();
        let before = std::mem::take(&mut self.stmts);
        self.branch(depth);
        self.stack = stack;
        self.reachable = true;
        std::mem::replace(&mut self.stmts, before)
    }

    fn branch_if(&mut self, depth: u32) {
        let condition = self.pop();
        let condition = self.before_aside(condition);
        let body = self.branch_aside(depth);
        self.stmts.push(Stmt::If(condition, body, vec![]));
    }

    /// A condition or index that is evaluated before what still waits, which must not mind.
    fn before_aside(&mut self, value: Expr) -> Expr {
        self.spill(|e| {
            e.has_side_effects() || e.may_trap() || value.has_side_effects() && (e.reads_memory() || e.reads_globals())
        });
        value
    }

    fn branch_table(&mut self, targets: &[u32], default: u32) {
        let index = self.pop();
        let index = self.before_aside(index);
        let mut arms: Vec<(u32, Arm)> = vec![];
        for (case, &target) in (0..).zip(targets) {
            if target == default {
                continue;
            }
            if let Some((_, arm)) = arms.iter_mut().find(|(depth, _)| *depth == target) {
                arm.cases.push(case);
            } else {
                let body = self.branch_aside(target);
                arms.push((target, Arm { cases: vec![case], body }));
            }
        }
        let mut arms: Vec<_> = arms.into_iter().map(|(_, arm)| arm).collect();
        arms.push(Arm { cases: vec![], body: self.branch_aside(default) });
        self.stmts.push(Stmt::Switch(index, arms));
        self.reachable = false;
    }

    fn select(&mut self) {
        let (condition, no, yes) = (self.pop(), self.pop(), self.pop());
        // Both sides are evaluated, whatever the condition.
        self.stack.extend([yes, no]);
        let acts = condition.has_side_effects();
        self.spill(|e| e.has_side_effects() || e.may_trap() || acts && (e.reads_memory() || e.reads_globals()));
        let (no, yes) = (self.pop(), self.pop());
        self.push(Expr::Select(Box::new(condition), Box::new(yes), Box::new(no)));
    }

    fn control(&mut self, operator: &Operator<'_>) -> Result<bool> {
        match operator {
            Operator::Block { blockty } => self.open(*blockty, |_| Kind::Block)?,
            Operator::Loop { blockty } => {
                self.open(*blockty, |this| Kind::Loop { end: this.label() })?;
            }
            Operator::If { blockty } => {
                // It is evaluated after what waits on the stack, which is settled before it.
                let condition = if self.reachable { self.pop() } else { Expr::u32(0) };
                self.open(*blockty, |_| Kind::If(condition))?;
            }
            Operator::Else => self.r#else(),
            Operator::End => self.end(),
            _ => return Ok(false),
        }
        Ok(true)
    }

    #[allow(clippy::too_many_lines)] // one arm per instruction
    fn operator(&mut self, operator: &Operator<'_>) -> Result<()> {
        use Type::{F32, F64, I32, I64};
        if self.control(operator)? || !self.reachable {
            return Ok(());
        }
        match operator {
            Operator::Nop => {}
            Operator::Unreachable => {
                self.trap();
            }
            Operator::Br { relative_depth } => self.branch(*relative_depth),
            Operator::BrIf { relative_depth } => self.branch_if(*relative_depth),
            Operator::BrTable { targets } => {
                let list = targets.targets().collect::<Result<Vec<_>, _>>()?;
                self.branch_table(&list, targets.default());
            }
            Operator::Return => self.r#return(),
            Operator::Call { function_index } => {
                let f = *function_index as usize;
                let of = self.module.signature(f).clone();
                let mut args = self.pop_n(of.params.len());
                if self.module.imports.get(f) == Some(&Host::Exit) {
                    self.spill(|e| e.has_side_effects() || e.may_trap());
                    self.stmts.push(Stmt::Exit(args.remove(0)));
                    self.reachable = false;
                } else {
                    self.call(Expr::Call(f, args), &of.results);
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
                if value.has_side_effects() || value.may_trap() {
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
            Operator::DataDrop { data_index } => self.stmts.push(Stmt::Drop(*data_index as usize)),

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
}

#[allow(clippy::cast_possible_truncation)] // 32 bits, as the memory is not a 64-bit one
fn offset(at: MemArg) -> u32 {
    at.offset as u32
}

fn unary(operator: &Operator<'_>) -> Option<Unary> {
    use Type::{F32, F64, I32, I64};
    use Unary::{
        Abs, Bits, Ceil, Clz, Ctz, Eqz, ExtendS, ExtendU, Floor, FromS, FromU, Low8S, Low16S,
        Low32S, Nearest, Neg, Popcnt, SaturateS, SaturateU, Sqrt, ToFloat, ToS, ToU, Trunc, Wrap,
    };
    Some(match operator {
        Operator::I32Eqz | Operator::I64Eqz => Eqz,
        Operator::I32Clz | Operator::I64Clz => Clz,
        Operator::I32Ctz | Operator::I64Ctz => Ctz,
        Operator::I32Popcnt | Operator::I64Popcnt => Popcnt,
        Operator::I32WrapI64 => Wrap,
        Operator::I64ExtendI32S => ExtendS,
        Operator::I64ExtendI32U => ExtendU,
        Operator::I32Extend8S | Operator::I64Extend8S => Low8S,
        Operator::I32Extend16S | Operator::I64Extend16S => Low16S,
        Operator::I64Extend32S => Low32S,
        Operator::F32Abs | Operator::F64Abs => Abs,
        Operator::F32Neg | Operator::F64Neg => Neg,
        Operator::F32Ceil | Operator::F64Ceil => Ceil,
        Operator::F32Floor | Operator::F64Floor => Floor,
        Operator::F32Trunc | Operator::F64Trunc => Trunc,
        Operator::F32Nearest | Operator::F64Nearest => Nearest,
        Operator::F32Sqrt | Operator::F64Sqrt => Sqrt,
        Operator::I32TruncF32S | Operator::I32TruncF64S => ToS(I32),
        Operator::I32TruncF32U | Operator::I32TruncF64U => ToU(I32),
        Operator::I64TruncF32S | Operator::I64TruncF64S => ToS(I64),
        Operator::I64TruncF32U | Operator::I64TruncF64U => ToU(I64),
        Operator::I32TruncSatF32S | Operator::I32TruncSatF64S => SaturateS(I32),
        Operator::I32TruncSatF32U | Operator::I32TruncSatF64U => SaturateU(I32),
        Operator::I64TruncSatF32S | Operator::I64TruncSatF64S => SaturateS(I64),
        Operator::I64TruncSatF32U | Operator::I64TruncSatF64U => SaturateU(I64),
        Operator::F32ConvertI32S | Operator::F32ConvertI64S => FromS(F32),
        Operator::F32ConvertI32U | Operator::F32ConvertI64U => FromU(F32),
        Operator::F64ConvertI32S | Operator::F64ConvertI64S => FromS(F64),
        Operator::F64ConvertI32U | Operator::F64ConvertI64U => FromU(F64),
        Operator::F32DemoteF64 => ToFloat(F32),
        Operator::F64PromoteF32 => ToFloat(F64),
        Operator::I32ReinterpretF32 => Bits(I32),
        Operator::I64ReinterpretF64 => Bits(I64),
        Operator::F32ReinterpretI32 => Bits(F32),
        Operator::F64ReinterpretI64 => Bits(F64),
        _ => return None,
    })
}

fn binary(operator: &Operator<'_>) -> Option<(Binary, Type)> {
    use Binary::{
        Add, And, Copysign, DivS, DivU, Eq, GeS, GeU, GtS, GtU, LeS, LeU, LtS, LtU, Max, Min, Mul,
        Ne, Or, RemS, RemU, Rotl, Rotr, Shl, ShrS, ShrU, Sub, Xor,
    };
    use Type::{F32, F64, I32, I64};
    Some(match operator {
        Operator::I32Add => (Add, I32),
        Operator::I32Sub => (Sub, I32),
        Operator::I32Mul => (Mul, I32),
        Operator::I32DivS => (DivS, I32),
        Operator::I32DivU => (DivU, I32),
        Operator::I32RemS => (RemS, I32),
        Operator::I32RemU => (RemU, I32),
        Operator::I32And => (And, I32),
        Operator::I32Or => (Or, I32),
        Operator::I32Xor => (Xor, I32),
        Operator::I32Shl => (Shl, I32),
        Operator::I32ShrS => (ShrS, I32),
        Operator::I32ShrU => (ShrU, I32),
        Operator::I32Rotl => (Rotl, I32),
        Operator::I32Rotr => (Rotr, I32),
        Operator::I32Eq => (Eq, I32),
        Operator::I32Ne => (Ne, I32),
        Operator::I32LtS => (LtS, I32),
        Operator::I32GtS => (GtS, I32),
        Operator::I32LeS => (LeS, I32),
        Operator::I32GeS => (GeS, I32),
        Operator::I32LtU => (LtU, I32),
        Operator::I32GtU => (GtU, I32),
        Operator::I32LeU => (LeU, I32),
        Operator::I32GeU => (GeU, I32),
        Operator::I64Add => (Add, I64),
        Operator::I64Sub => (Sub, I64),
        Operator::I64Mul => (Mul, I64),
        Operator::I64DivS => (DivS, I64),
        Operator::I64DivU => (DivU, I64),
        Operator::I64RemS => (RemS, I64),
        Operator::I64RemU => (RemU, I64),
        Operator::I64And => (And, I64),
        Operator::I64Or => (Or, I64),
        Operator::I64Xor => (Xor, I64),
        Operator::I64Shl => (Shl, I64),
        Operator::I64ShrS => (ShrS, I64),
        Operator::I64ShrU => (ShrU, I64),
        Operator::I64Rotl => (Rotl, I64),
        Operator::I64Rotr => (Rotr, I64),
        Operator::I64Eq => (Eq, I64),
        Operator::I64Ne => (Ne, I64),
        Operator::I64LtS => (LtS, I64),
        Operator::I64GtS => (GtS, I64),
        Operator::I64LeS => (LeS, I64),
        Operator::I64GeS => (GeS, I64),
        Operator::I64LtU => (LtU, I64),
        Operator::I64GtU => (GtU, I64),
        Operator::I64LeU => (LeU, I64),
        Operator::I64GeU => (GeU, I64),
        Operator::F32Add => (Add, F32),
        Operator::F32Sub => (Sub, F32),
        Operator::F32Mul => (Mul, F32),
        Operator::F32Div => (DivS, F32),
        Operator::F32Min => (Min, F32),
        Operator::F32Max => (Max, F32),
        Operator::F32Copysign => (Copysign, F32),
        Operator::F32Eq => (Eq, F32),
        Operator::F32Ne => (Ne, F32),
        Operator::F32Lt => (LtS, F32),
        Operator::F32Gt => (GtS, F32),
        Operator::F32Le => (LeS, F32),
        Operator::F32Ge => (GeS, F32),
        Operator::F64Add => (Add, F64),
        Operator::F64Sub => (Sub, F64),
        Operator::F64Mul => (Mul, F64),
        Operator::F64Div => (DivS, F64),
        Operator::F64Min => (Min, F64),
        Operator::F64Max => (Max, F64),
        Operator::F64Copysign => (Copysign, F64),
        Operator::F64Eq => (Eq, F64),
        Operator::F64Ne => (Ne, F64),
        Operator::F64Lt => (LtS, F64),
        Operator::F64Gt => (GtS, F64),
        Operator::F64Le => (LeS, F64),
        Operator::F64Ge => (GeS, F64),
        _ => return None,
    })
}
