//! What a function body is turned into between WebAssembly and C.

use super::module::Module;

/// The type of a value. Integers have no sign; operators do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Type {
    I32,
    I64,
    F32,
    F64,
}

impl Type {
    pub fn is_float(self) -> bool {
        matches!(self, Type::F32 | Type::F64)
    }

    /// Its name in the C file.
    pub fn c(self) -> &'static str {
        match self {
            Type::I32 => "u32",
            Type::I64 => "u64",
            Type::F32 => "float",
            Type::F64 => "double",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unary {
    /// 1 for 0, otherwise 0; an `i32`, as comparisons are.
    Eqz,
    Clz,
    Ctz,
    Popcnt,
    /// `i64` to `i32`.
    Wrap,
    /// `i32` to `i64`.
    ExtendS,
    ExtendU,
    /// The low 8, 16 or 32 bits with their sign.
    Low8S,
    Low16S,
    Low32S,
    Abs,
    Neg,
    Ceil,
    Floor,
    Trunc,
    Nearest,
    Sqrt,
    /// Float to integer; what does not fit traps.
    ToS(Type),
    ToU(Type),
    /// Float to integer; what does not fit becomes the nearest that does.
    SaturateS(Type),
    SaturateU(Type),
    /// Integer to float.
    FromS(Type),
    FromU(Type),
    /// Between floats.
    ToFloat(Type),
    /// The same bits as another type of the same width.
    Bits(Type),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Binary {
    Add,
    Sub,
    Mul,
    /// Of signed integers or of floats.
    DivS,
    DivU,
    RemS,
    RemU,
    And,
    Or,
    Xor,
    Shl,
    ShrS,
    ShrU,
    Rotl,
    Rotr,
    Eq,
    Ne,
    /// Of signed integers or of floats, as the next three.
    LtS,
    GtS,
    LeS,
    GeS,
    LtU,
    GtU,
    LeU,
    GeU,
    Min,
    Max,
    Copysign,
    /// Of truth values; the right side is evaluated only where it matters.
    AndAlso,
    OrElse,
}

impl Binary {
    pub fn is_comparison(self) -> bool {
        use Binary::{Eq, GeS, GeU, GtS, GtU, LeS, LeU, LtS, LtU, Ne};
        matches!(self, Eq | Ne | LtS | GtS | LeS | GeS | LtU | GtU | LeU | GeU)
    }

    /// The comparison that is true where this one is false, which floats have only for equality.
    pub fn negated(self) -> Option<Binary> {
        use Binary::{Eq, GeS, GeU, GtS, GtU, LeS, LeU, LtS, LtU, Ne};
        Some(match self {
            Eq => Ne,
            Ne => Eq,
            LtS => GeS,
            GtS => LeS,
            LeS => GtS,
            GeS => LtS,
            LtU => GeU,
            GtU => LeU,
            LeU => GtU,
            GeU => LtU,
            _ => return None,
        })
    }
}

/// What a load or store moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Access {
    /// The type of the value.
    pub of: Type,
    /// How many bytes are in memory.
    pub bytes: u8,
    /// Whether a narrow load keeps the sign.
    pub signed: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Expr {
    /// A constant's bits; those of a 32-bit type are the low ones.
    Const(Type, u64),
    Local(usize),
    Global(usize),
    Unary(Unary, Box<Expr>),
    /// The type is that of the operands.
    Binary(Binary, Type, Box<Expr>, Box<Expr>),
    Load(Access, Box<Expr>, u32),
    /// Condition, value if not 0, value if 0.
    Select(Box<Expr>, Box<Expr>, Box<Expr>),
    Call(usize, Vec<Expr>),
    /// Type, table, index, arguments.
    CallIndirect(usize, usize, Box<Expr>, Vec<Expr>),
    MemorySize,
    MemoryGrow(Box<Expr>),
    /// The result after the first of the last call: which, and its type.
    ExtraResult(usize, Type),
}

/// A place to go on at: the end of a block or the start of a loop.
pub(super) type Label = usize;

/// The end of the function.
pub(super) const END: Label = 0;

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Stmt {
    Set(usize, Expr),
    SetGlobal(usize, Expr),
    Store(Access, Expr, u32, Expr),
    /// Evaluated for its effects.
    Evaluate(Expr),
    /// Bulk memory: the destination, the source or byte, the length.
    Copy(Expr, Expr, Expr),
    Fill(Expr, Expr, Expr),
    /// The segment first.
    Init(usize, Expr, Expr, Expr),
    Drop(usize),
    /// A jump to the label leaves the block.
    Block(Label, Vec<Stmt>),
    /// It goes on forever; a jump to the label, or its end, is the next round.
    Loop(Label, Vec<Stmt>),
    If(Expr, Vec<Stmt>, Vec<Stmt>),
    /// The last arm is the default; none falls into the next.
    Switch(Expr, Vec<Arm>),
    Jump(Label),
    Return(Vec<Expr>),
    /// Ends the program with a status.
    Exit(Expr),
    Trap,
}

/// Case values and what they do.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Arm {
    pub cases: Vec<u32>,
    pub body: Vec<Stmt>,
}

/// A function of the module.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Function {
    pub params: usize,
    pub results: Vec<Type>,
    /// The types of all locals, parameters first.
    pub locals: Vec<Type>,
    pub body: Vec<Stmt>,
}

impl Expr {
    pub fn unary(op: Unary, value: Expr) -> Expr {
        Expr::Unary(op, Box::new(value))
    }

    pub fn binary(op: Binary, of: Type, left: Expr, right: Expr) -> Expr {
        Expr::Binary(op, of, Box::new(left), Box::new(right))
    }

    pub fn u32(value: u32) -> Expr {
        Expr::Const(Type::I32, value.into())
    }

    /// Its type, where `locals` are those of the locals.
    pub fn type_of(&self, locals: &[Type], module: &Module) -> Type {
        match self {
            Expr::Const(of, _) | Expr::ExtraResult(_, of) => *of,
            Expr::Local(i) => locals[*i],
            Expr::Global(i) => module.globals[*i].of,
            Expr::Unary(op, value) => match op {
                Unary::Eqz | Unary::Wrap => Type::I32,
                Unary::ExtendS | Unary::ExtendU => Type::I64,
                Unary::ToS(of)
                | Unary::ToU(of)
                | Unary::SaturateS(of)
                | Unary::SaturateU(of)
                | Unary::FromS(of)
                | Unary::FromU(of)
                | Unary::ToFloat(of)
                | Unary::Bits(of) => *of,
                _ => value.type_of(locals, module),
            },
            Expr::Binary(op, of, ..) => {
                if op.is_comparison() {
                    Type::I32
                } else {
                    *of
                }
            }
            Expr::Load(access, ..) => access.of,
            Expr::Select(_, value, _) => value.type_of(locals, module),
            Expr::Call(f, _) => module.signature(*f).results[0],
            Expr::CallIndirect(of, ..) => module.types[*of].results[0],
            Expr::MemorySize | Expr::MemoryGrow(_) => Type::I32,
        }
    }

    /// The operands.
    pub fn children(&self) -> Vec<&Expr> {
        match self {
            Expr::Const(..)
            | Expr::Local(_)
            | Expr::Global(_)
            | Expr::MemorySize
            | Expr::ExtraResult(..) => vec![],
            Expr::Unary(_, a) | Expr::Load(_, a, _) | Expr::MemoryGrow(a) => vec![a],
            Expr::Binary(_, _, a, b) => vec![a, b],
            Expr::Select(a, b, c) => vec![a, b, c],
            Expr::Call(_, args) => args.iter().collect(),
            Expr::CallIndirect(_, _, index, args) => {
                let mut all = vec![&**index];
                all.extend(args);
                all
            }
        }
    }

    /// The operands.
    pub fn children_mut(&mut self) -> Vec<&mut Expr> {
        match self {
            Expr::Const(..)
            | Expr::Local(_)
            | Expr::Global(_)
            | Expr::MemorySize
            | Expr::ExtraResult(..) => vec![],
            Expr::Unary(_, a) | Expr::Load(_, a, _) | Expr::MemoryGrow(a) => vec![a],
            Expr::Binary(_, _, a, b) => vec![a, b],
            Expr::Select(a, b, c) => vec![a, b, c],
            Expr::Call(_, args) => args.iter_mut().collect(),
            Expr::CallIndirect(_, _, index, args) => {
                let mut all = vec![&mut **index];
                all.extend(args);
                all
            }
        }
    }

    /// Whether it or an operand, however deep, is such.
    pub fn any(&self, is: &mut dyn FnMut(&Expr) -> bool) -> bool {
        is(self) || self.children().iter().any(|child| child.any(is))
    }

    pub fn reads_local(&self, local: usize) -> bool {
        self.any(&mut |e| *e == Expr::Local(local))
    }

    pub fn reads_memory(&self) -> bool {
        self.any(&mut |e| matches!(e, Expr::Load(..) | Expr::MemorySize))
    }

    pub fn reads_globals(&self) -> bool {
        self.any(&mut |e| matches!(e, Expr::Global(_) | Expr::ExtraResult(..)))
    }

    /// Whether it may change memory or globals, print or end the program.
    pub fn has_side_effects(&self) -> bool {
        self.any(&mut |e| {
            matches!(e, Expr::Call(..) | Expr::CallIndirect(..) | Expr::MemoryGrow(_))
        })
    }

    /// Whether it may trap other than in a call.
    pub fn may_trap(&self) -> bool {
        self.any(&mut |e| match e {
            Expr::Load(..) | Expr::Unary(Unary::ToS(_) | Unary::ToU(_), _) => true,
            Expr::Binary(op, of, _, by) if !of.is_float() => match op {
                Binary::DivU | Binary::RemU | Binary::RemS => !is_plain_divisor(by, *of, false),
                Binary::DivS => !is_plain_divisor(by, *of, true),
                _ => false,
            },
            _ => false,
        })
    }

    /// Whether it depends on nothing that can change.
    pub fn is_constant(&self) -> bool {
        matches!(self, Expr::Const(..))
    }

    /// Whether it gives 0 or 1.
    pub fn is_boolean(&self) -> bool {
        match self {
            Expr::Unary(Unary::Eqz, _)
            | Expr::Binary(Binary::AndAlso | Binary::OrElse, ..)
            | Expr::Const(Type::I32, 0 | 1) => true,
            Expr::Binary(Binary::And | Binary::Or | Binary::Xor, Type::I32, a, b) => {
                a.is_boolean() && b.is_boolean()
            }
            Expr::Binary(op, ..) => op.is_comparison(),
            _ => false,
        }
    }
}

/// Whether the divisor is a constant by which C divides as WebAssembly does.
pub(super) fn is_plain_divisor(by: &Expr, of: Type, signed: bool) -> bool {
    let Expr::Const(_, value) = *by else { return false };
    let minus_one = if of == Type::I32 { u64::from(u32::MAX) } else { u64::MAX };
    value != 0 && !(signed && value == minus_one)
}

impl Stmt {
    /// The lists of statements in it.
    pub fn bodies(&self) -> Vec<&Vec<Stmt>> {
        match self {
            Stmt::Block(_, body) | Stmt::Loop(_, body) => vec![body],
            Stmt::If(_, yes, no) => vec![yes, no],
            Stmt::Switch(_, arms) => arms.iter().map(|arm| &arm.body).collect(),
            _ => vec![],
        }
    }

    /// The lists of statements in it.
    pub fn bodies_mut(&mut self) -> Vec<&mut Vec<Stmt>> {
        match self {
            Stmt::Block(_, body) | Stmt::Loop(_, body) => vec![body],
            Stmt::If(_, yes, no) => vec![yes, no],
            Stmt::Switch(_, arms) => arms.iter_mut().map(|arm| &mut arm.body).collect(),
            _ => vec![],
        }
    }

    /// The expressions that it evaluates itself, not those in its bodies.
    pub fn exprs(&self) -> Vec<&Expr> {
        match self {
            Stmt::Set(_, e)
            | Stmt::SetGlobal(_, e)
            | Stmt::Evaluate(e)
            | Stmt::Exit(e)
            | Stmt::If(e, ..)
            | Stmt::Switch(e, _) => vec![e],
            Stmt::Store(_, a, _, b) => vec![a, b],
            Stmt::Copy(a, b, c) | Stmt::Fill(a, b, c) | Stmt::Init(_, a, b, c) => vec![a, b, c],
            Stmt::Return(values) => values.iter().collect(),
            _ => vec![],
        }
    }

    /// The expressions that it evaluates itself, not those in its bodies.
    pub fn exprs_mut(&mut self) -> Vec<&mut Expr> {
        match self {
            Stmt::Set(_, e)
            | Stmt::SetGlobal(_, e)
            | Stmt::Evaluate(e)
            | Stmt::Exit(e)
            | Stmt::If(e, ..)
            | Stmt::Switch(e, _) => vec![e],
            Stmt::Store(_, a, _, b) => vec![a, b],
            Stmt::Copy(a, b, c) | Stmt::Fill(a, b, c) | Stmt::Init(_, a, b, c) => vec![a, b, c],
            Stmt::Return(values) => values.iter_mut().collect(),
            _ => vec![],
        }
    }

    /// Calls `see` on it and all statements in it.
    pub fn walk(&self, see: &mut dyn FnMut(&Stmt)) {
        see(self);
        for body in self.bodies() {
            for stmt in body {
                stmt.walk(see);
            }
        }
    }
}
