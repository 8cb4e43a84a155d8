//! From expressions and statements to C.

use super::ast::{Access, Binary, END, Expr, Function, Label, Stmt, Type, Unary, is_plain_divisor};
use super::module::Module;
use super::structure::{falls_through, jumps};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// The type that C gives to an expression.
///
/// Whatever it is, converting the expression to the unsigned type of the value's width gives the
/// value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// An `int` or `bool` that is not negative.
    Small,
    I32,
    U32,
    I64,
    U64,
    Float,
}

/// How tightly an expression binds, as in C.
mod level {
    pub const CHOICE: u8 = 3;
    pub const OR_ELSE: u8 = 4;
    pub const AND_ALSO: u8 = 5;
    pub const OR: u8 = 6;
    pub const XOR: u8 = 7;
    pub const AND: u8 = 8;
    pub const EQUAL: u8 = 9;
    pub const LESS: u8 = 10;
    pub const SHIFT: u8 = 11;
    pub const ADD: u8 = 12;
    pub const MUL: u8 = 13;
    pub const UNARY: u8 = 14;
    pub const PRIMARY: u8 = 15;
}

/// An expression in C.
struct C {
    text: String,
    level: u8,
    kind: Kind,
    /// Whether it is a plain number, which C may take for an `int`.
    number: bool,
}

impl C {
    fn new(text: String, level: u8, kind: Kind) -> C {
        C { text, level, kind, number: false }
    }

    fn primary(text: String, kind: Kind) -> C {
        C::new(text, level::PRIMARY, kind)
    }

    /// In parentheses where it binds less tightly than `level`.
    fn at_least(self, level: u8) -> String {
        if self.level < level { format!("({})", self.text) } else { self.text }
    }

    fn cast(self, to: &str, kind: Kind) -> C {
        C::new(format!("({to}){}", self.at_least(level::UNARY)), level::UNARY, kind)
    }
}

pub(super) struct Printer<'a> {
    pub module: &'a Module,
    /// The names of functions.
    pub functions: &'a BTreeMap<usize, String>,
    /// The names of globals.
    pub globals: &'a BTreeMap<usize, String>,
    /// Functions that do not come back, of which each call is a trap too, so that C knows.
    pub endless: BTreeSet<usize>,
    /// Functions that are declared before they are defined.
    pub declared: BTreeSet<usize>,
    /// The helpers that are called.
    pub helpers: BTreeSet<&'static str>,
    /// The names of locals of the function at hand.
    locals: Vec<String>,
    /// Their types.
    types: Vec<Type>,
    out: String,
    indent: usize,
    /// Labels that a `goto` names, and their numbers.
    gotos: BTreeMap<Label, usize>,
}

/// Where a jump may go without a `goto`.
#[derive(Clone, Copy)]
struct Around<'a> {
    /// What falling off the end reaches.
    ends: &'a [Label],
    /// What `break` reaches.
    after: &'a [Label],
    /// What `continue` reaches.
    again: Option<Label>,
}

impl<'a> Printer<'a> {
    pub fn new(
        module: &'a Module,
        functions: &'a BTreeMap<usize, String>,
        globals: &'a BTreeMap<usize, String>,
    ) -> Self {
        Printer {
            module,
            functions,
            globals,
            endless: BTreeSet::new(),
            declared: BTreeSet::new(),
            helpers: BTreeSet::new(),
            locals: vec![],
            types: vec![],
            out: String::new(),
            indent: 1,
            gotos: BTreeMap::new(),
        }
    }

    fn helper(&mut self, name: &'static str) -> &'static str {
        self.helpers.insert(name);
        name
    }

    /// The helper of that name for a type of that width.
    fn sized(&mut self, of: Type, narrow: &'static str, wide: &'static str) -> &'static str {
        self.helper(if matches!(of, Type::I32 | Type::F32) { narrow } else { wide })
    }

    fn type_of(&self, e: &Expr) -> Type {
        e.type_of(&self.types, self.module)
    }

    /// The head of a function: `static u32 name(u32 a, u64 b)`.
    pub fn head(&self, index: usize, names: &[String]) -> String {
        let of = self.module.signature(index);
        let mut params: Vec<String> = vec![];
        for (i, param) in of.params.iter().enumerate() {
            let space = if names.is_empty() { "" } else { " " };
            params.push(format!("{}{space}{}", param.c(), names.get(i).map_or("", |name| name)));
        }
        let params = if params.is_empty() { "void".to_owned() } else { params.join(",") };
        let result = of.results.first().map_or("void", |of| of.c());
        format!("static {result} {}({params})", self.functions[&index])
    }

    /// A whole function.
    pub fn function(&mut self, index: usize, function: &Function) -> String {
        self.locals = super::names::locals().take(function.locals.len()).collect();
        self.types.clone_from(&function.locals);
        self.gotos.clear();
        self.out.clear();
        self.indent = 1;
        let mut used = vec![false; function.locals.len()];
        for stmt in &function.body {
            stmt.walk(&mut |stmt| {
                if let Stmt::Set(local, _) = stmt {
                    used[*local] = true;
                }
                for e in stmt.exprs() {
                    e.any(&mut |e| {
                        if let Expr::Local(local) = e {
                            used[*local] = true;
                        }
                        false
                    });
                }
            });
        }
        // Names are for those that are used, in order.
        let mut names = super::names::locals();
        for (i, is_used) in used.iter().enumerate() {
            if *is_used || i < function.params {
                self.locals[i] = names.next().expect("there is no last name");
            }
        }
        let unset = super::locals::unset(function);
        let ends = if function.results.is_empty() { &[END][..] } else { &[] };
        self.block(&function.body, Around { ends, after: &[], again: None });
        let body = std::mem::take(&mut self.out);

        let mut text = self.head(index, &self.locals[..function.params]) + " {\n";
        if self.declared.contains(&index) && self.endless.contains(&index) {
            // As it stands it would be a call of the macro.
            let name = &self.functions[&index];
            text = text.replacen(&format!("{name}("), &format!("({name})("), 1);
        }
        for of in [Type::I32, Type::I64, Type::F32, Type::F64] {
            let locals = (function.params..function.locals.len())
                .filter(|&i| used[i] && function.locals[i] == of)
                .map(|i| self.locals[i].clone() + if unset[i] { " = 0" } else { "" });
            let locals: Vec<_> = locals.collect();
            if !locals.is_empty() {
                let _ = writeln!(text, " {} {};", of.c(), locals.join(","));
            }
        }
        for i in (0..function.params).filter(|&i| !used[i]) {
            let _ = writeln!(text, " (void){};", self.locals[i]);
        }
        text += &body;
        let mut returns = function.results.is_empty();
        for stmt in &function.body {
            stmt.walk(&mut |stmt| {
                returns |= matches!(stmt, Stmt::Return(_) | Stmt::Exit(_) | Stmt::Trap);
            });
        }
        if !returns {
            // It never ends, of which C is not sure.
            text += " return 0;\n";
        }
        text += "}\n";
        if !self.declared.contains(&index) {
            text += &self.call_and_trap(index);
        }
        text
    }

    /// The declaration of a function.
    pub fn declaration(&mut self, index: usize) -> String {
        self.head(index, &[]) + ";\n" + &self.call_and_trap(index)
    }

    /// What makes each call that follows a trap too, if it is to be one.
    fn call_and_trap(&mut self, index: usize) -> String {
        if !self.endless.contains(&index) {
            return String::new();
        }
        let (name, trap) = (&self.functions[&index], self.helper("trap"));
        let params = self.module.signature(index).params.len();
        let params = super::names::locals().take(params).collect::<Vec<_>>().join(",");
        format!("#define {name}({params}) ({name}({params}), {trap}())\n")
    }

    fn line(&mut self, text: &str) {
        self.out.extend(std::iter::repeat_n(' ', self.indent));
        self.out += text;
        self.out.push('\n');
    }

    /// Statements; their labels come where they are reached.
    fn block(&mut self, body: &[Stmt], around: Around<'_>) {
        for (i, stmt) in body.iter().enumerate() {
            let is_last = i + 1 == body.len();
            let ends = if is_last { around.ends } else { &[] };
            let is_done = *stmt == Stmt::Trap && i > 0 && self.is_trap_too(&body[i - 1]);
            if !is_done {
                self.stmt(stmt, Around { ends, ..around });
            }
        }
    }

    /// Whether a trap that follows is a part of it.
    fn is_trap_too(&self, stmt: &Stmt) -> bool {
        matches!(stmt, Stmt::Do(Expr::Call(f, _)) if self.endless.contains(f))
    }

    fn nested(&mut self, body: &[Stmt], around: Around<'_>) {
        self.indent += 1;
        self.block(body, around);
        self.indent -= 1;
    }

    fn goto(&mut self, label: Label) -> String {
        let next = self.gotos.len() + 1;
        let number = *self.gotos.entry(label).or_insert(next);
        format!("goto l{number};")
    }

    /// The label, if a `goto` names it.
    fn place(&mut self, label: Label, needs_statement: bool) {
        if let Some(number) = self.gotos.get(&label) {
            let empty = if needs_statement { ";" } else { "" };
            let text = format!("l{number}:{empty}\n");
            self.out.extend(std::iter::repeat_n(' ', self.indent - 1));
            self.out += &text;
        }
    }

    fn stmt(&mut self, stmt: &Stmt, around: Around<'_>) {
        match stmt {
            Stmt::Block(label, body) => {
                let mut ends = vec![*label];
                ends.extend(around.ends);
                self.block(body, Around { ends: &ends, ..around });
                self.place(*label, true);
            }
            Stmt::Loop(label, body) => {
                let start = self.out.len();
                self.r#loop(*label, body, around);
                let text = self.out.split_off(start);
                self.place(*label, false);
                self.out += &text;
            }
            Stmt::If(condition, yes, no) => {
                let condition = self.condition(condition);
                self.r#if(&condition, yes, no, around);
            }
            Stmt::Switch(value, arms) => {
                let value = self.value(value);
                self.line(&format!("switch ({value}) {{"));
                let inside = Around { ends: around.ends, after: around.ends, again: around.again };
                for arm in arms {
                    let cases: Vec<_> =
                        arm.cases.iter().map(|case| format!("case {case}:")).collect();
                    let cases =
                        if cases.is_empty() { "default:".to_owned() } else { cases.join(" ") };
                    self.line(&cases);
                    self.nested(&arm.body, inside);
                    if falls_off(&arm.body, around.ends) {
                        self.line(" break;");
                    }
                }
                self.line("}");
            }
            Stmt::Jump(label) => {
                let text = if around.after.contains(label) {
                    "break;".to_owned()
                } else if around.again == Some(*label) {
                    "continue;".to_owned()
                } else if *label == END {
                    "return;".to_owned()
                } else {
                    self.goto(*label)
                };
                self.line(&text);
            }
            Stmt::Return(values) => {
                for (i, value) in values.iter().enumerate().skip(1) {
                    let of = self.type_of(value);
                    let value = self.value(value);
                    self.line(&format!("{} = {value};", extra(i - 1, of)));
                }
                let text = match values.first() {
                    Some(value) => format!("return {};", self.value(value)),
                    None => "return;".to_owned(),
                };
                self.line(&text);
            }
            Stmt::Exit(status) => {
                let status = self.signed(status).text;
                self.line(&format!("exit({status});"));
            }
            Stmt::Trap => {
                let trap = self.helper("trap");
                self.line(&format!("{trap}();"));
            }
            simple => {
                let text = self.simple(simple);
                self.line(&text);
            }
        }
    }

    fn r#if(&mut self, condition: &str, yes: &[Stmt], no: &[Stmt], around: Around<'_>) {
        let one = |body: &[Stmt]| {
            matches!(
                body,
                [Stmt::Set(..)
                    | Stmt::SetGlobal(..)
                    | Stmt::Store(..)
                    | Stmt::Do(_)
                    | Stmt::Copy(..)
                    | Stmt::Fill(..)
                    | Stmt::Init(..)
                    | Stmt::Jump(_)
                    | Stmt::Exit(_)
                    | Stmt::Trap]
            ) || matches!(body, [Stmt::Return(values)] if values.len() < 2)
                || matches!(body, [call, Stmt::Trap] if self.is_trap_too(call))
        };
        if one(yes) && no.is_empty() {
            let start = self.out.len();
            self.block(yes, around);
            let body = self.out.split_off(start);
            self.line(&format!("if ({condition}) {}", body.trim()));
            return;
        }
        self.line(&format!("if ({condition}) {{"));
        self.nested(yes, around);
        let mut no = no;
        while let [Stmt::If(condition, yes, otherwise)] = no {
            let condition = self.condition(condition);
            self.line(&format!("}} else if ({condition}) {{"));
            self.nested(yes, around);
            no = otherwise;
        }
        if !no.is_empty() {
            self.line("} else {");
            self.nested(no, around);
        }
        self.line("}");
    }

    fn r#loop(&mut self, label: Label, body: &[Stmt], around: Around<'_>) {
        let inside = Around { ends: &[label], after: around.ends, again: Some(label) };
        if let [Stmt::If(condition, exit, no), rest @ ..] = body
            && no.is_empty()
            && matches!(exit[..], [Stmt::Jump(to)] if around.ends.contains(&to))
        {
            let condition = self.condition(&super::structure::not(condition.clone()));
            if rest.is_empty() {
                self.line(&format!("while ({condition}) {{}}"));
            } else {
                self.line(&format!("while ({condition}) {{"));
                self.nested(rest, inside);
                self.line("}");
            }
            return;
        }
        if let [first @ .., Stmt::If(condition, exit, no)] = body
            && no.is_empty()
            && matches!(exit[..], [Stmt::Jump(to)] if around.ends.contains(&to))
            && jumps(first, label) == 0
        {
            self.line("do {");
            self.nested(first, Around { ends: &[], again: None, ..inside });
            let condition = self.condition(&super::structure::not(condition.clone()));
            self.line(&format!("}} while ({condition});"));
            return;
        }
        self.line("for (;;) {");
        self.nested(body, inside);
        self.line("}");
    }

    fn simple(&mut self, stmt: &Stmt) -> String {
        match stmt {
            Stmt::Set(local, value) => {
                let name = self.locals[*local].clone();
                self.assign(&name, &Expr::Local(*local), value)
            }
            Stmt::SetGlobal(global, value) => {
                let name = self.globals[global].clone();
                self.assign(&name, &Expr::Global(*global), value)
            }
            Stmt::Store(access, address, offset, value) => {
                let function = match (access.of, access.bytes) {
                    (Type::F32, _) => "wf32",
                    (Type::F64, _) => "wf64",
                    (_, 1) => "w8",
                    (_, 2) => "w16",
                    (_, 4) => "w32",
                    _ => "w64",
                };
                self.helper(function);
                // What is stored of a wider value is its low bits.
                let value = match value {
                    Expr::Unary(Unary::Wrap, wide) if access.bytes < 8 => wide,
                    other => other,
                };
                let wide = access.bytes < 8 && self.type_of(value) == Type::I64;
                let value = if wide { self.low(value) } else { self.value(value) };
                {
                    let offset = unsigned(*offset);
                    format!("{function}({},{offset},{value});", self.value(address))
                }
            }
            Stmt::Do(value) => {
                let is_call = matches!(value, Expr::Call(..) | Expr::CallIndirect(..));
                let text = self.natural(value);
                if is_call {
                    text.text + ";"
                } else {
                    format!("(void){};", text.at_least(level::UNARY))
                }
            }
            Stmt::Copy(to, from, n) => {
                let (to, from, n) = (self.value(to), self.value(from), self.value(n));
                format!("{}({to},{from},{n});", self.helper("copy"))
            }
            Stmt::Fill(to, byte, n) => {
                let (to, byte, n) = (self.value(to), self.value(byte), self.value(n));
                format!("{}({to},{byte},{n});", self.helper("fill"))
            }
            Stmt::Init(segment, to, from, n) => {
                let (to, from, n) = (self.value(to), self.value(from), self.value(n));
                self.helper("init");
                format!("init({segment},{to},{from},{n});")
            }
            Stmt::Drop(segment) => {
                self.helper("left");
                format!("left[{segment}] = 0;")
            }
            other => unreachable!("{other:?} is not simple"),
        }
    }

    /// The low 32 bits of an `i64`, where C converts.
    fn low(&mut self, value: &Expr) -> String {
        let c = self.natural(value);
        match c.kind {
            Kind::I64 | Kind::U64 => c.cast("u32", Kind::U32).text,
            _ => c.text,
        }
    }

    /// `name = value;`, or shorter where the value starts with the name.
    fn assign(&mut self, name: &str, place: &Expr, value: &Expr) -> String {
        if let Expr::Binary(op, of, left, right) = value {
            let (operand, same) = match op {
                Binary::Add | Binary::Mul | Binary::And | Binary::Or | Binary::Xor
                    if **right == *place =>
                {
                    (left, true)
                }
                _ => (right, **left == *place),
            };
            if same && !of.is_float() {
                if let (Binary::Add | Binary::Sub, Expr::Const(_, bits)) = (op, &**operand) {
                    let step = signed(*of, *bits);
                    let step = if *op == Binary::Add { step } else { step.wrapping_neg() };
                    return match step {
                        1 => format!("{name}++;"),
                        -1 => format!("{name}--;"),
                        -0x7fff_ffff..=-2 => format!("{name} -= {};", -step),
                        _ => format!("{name} += {};", self.number(*of, step.cast_unsigned()).text),
                    };
                }
                let symbol = match op {
                    Binary::Add => "+=",
                    Binary::Sub => "-=",
                    Binary::Mul => "*=",
                    Binary::And => "&=",
                    Binary::Or => "|=",
                    Binary::Xor => "^=",
                    Binary::Shl => "<<=",
                    Binary::ShrU => ">>=",
                    _ => "",
                };
                if !symbol.is_empty() {
                    let operand = if matches!(op, Binary::Shl | Binary::ShrU) {
                        self.shift_count(*of, operand).text
                    } else {
                        self.value(operand)
                    };
                    return format!("{name} {symbol} {operand};");
                }
            }
        }
        format!("{name} = {};", self.value(value))
    }

    /// Where C converts to the type of the value: an argument, what is assigned or returned.
    fn value(&mut self, e: &Expr) -> String {
        let c = self.natural(e);
        match (self.type_of(e), c.kind) {
            (Type::I32, Kind::I64 | Kind::U64) => c.cast("u32", Kind::U32).text,
            _ => c.text,
        }
    }

    /// As `u32` or `u64`, or as a float.
    fn exact(&mut self, e: &Expr) -> C {
        let c = self.natural(e);
        match (self.type_of(e), c.kind) {
            (Type::I32, Kind::U32) | (Type::I64, Kind::U64) | (Type::F32 | Type::F64, _) => c,
            (Type::I32, Kind::Small) if c.number => C { text: c.text + "u", kind: Kind::U32, ..c },
            (Type::I32, _) => c.cast("u32", Kind::U32),
            (Type::I64, _) => c.cast("u64", Kind::U64),
        }
    }

    /// As a signed integer.
    fn signed(&mut self, e: &Expr) -> C {
        let of = self.type_of(e);
        let c = self.natural(e);
        match (of, c.kind) {
            (Type::F32 | Type::F64, _) | (_, Kind::I32) | (Type::I64, Kind::I64) => c,
            (_, Kind::Small) if c.number => c,
            (Type::I32, _) => {
                let to = self.helper("i32");
                c.cast(to, Kind::I32)
            }
            (Type::I64, _) => {
                let to = self.helper("i64");
                c.cast(to, Kind::I64)
            }
        }
    }

    /// Where only zero or not matters.
    fn condition(&mut self, e: &Expr) -> String {
        self.truth(e).text
    }

    fn truth(&mut self, e: &Expr) -> C {
        match e {
            Expr::Binary(Binary::Ne, of, a, b) if !of.is_float() && **b == Expr::Const(*of, 0) => {
                self.truth(a)
            }
            Expr::Binary(Binary::Mul, ..) | Expr::Select(..) => {
                let c = self.natural(e);
                C::new(format!("{} != 0", c.at_least(level::SHIFT)), level::EQUAL, Kind::Small)
            }
            Expr::Unary(Unary::Wrap, _) => self.exact(e),
            _ => self.natural(e),
        }
    }

    /// A constant.
    fn number(&mut self, of: Type, bits: u64) -> C {
        let value = signed(of, bits);
        let mut c = match (of, value) {
            (Type::F32 | Type::F64, _) => return self.float(of, bits),
            (_, 0..=0x7fff_ffff) => C::primary(value.to_string(), Kind::Small),
            (_, -0x7fff_ffff..0) => C::new(value.to_string(), level::UNARY, Kind::I32),
            (Type::I32, _) | (Type::I64, 0..=0xffff_ffff) => {
                C::primary(format!("{bits}u"), Kind::U32)
            }
            _ => {
                let (decimal, hex) = (bits.to_string(), format!("{bits:#x}"));
                let text = if hex.len() <= decimal.len() { hex } else { decimal };
                C::primary(format!("{}({text})", self.helper("U")), Kind::U64)
            }
        };
        c.number = c.kind == Kind::Small;
        c
    }

    fn float(&mut self, of: Type, bits: u64) -> C {
        #[allow(clippy::cast_possible_truncation)] // its width
        let value = if of == Type::F32 {
            f64::from(f32::from_bits(bits as u32))
        } else {
            f64::from_bits(bits)
        };
        if !value.is_finite() {
            let (name, as_int) = if of == Type::F32 {
                (self.helper("bitsf32"), Type::I32)
            } else {
                (self.helper("bitsf64"), Type::I64)
            };
            let bits = self.number(as_int, bits).text;
            return C::primary(format!("{name}({bits})"), Kind::Float);
        }
        #[allow(clippy::cast_possible_truncation)] // its width
        let text = if of == Type::F32 {
            format!("{:?}f", f32::from_bits(bits as u32))
        } else {
            format!("{value:?}")
        };
        let level = if text.starts_with('-') { level::UNARY } else { level::PRIMARY };
        C::new(text, level, Kind::Float)
    }

    /// The shortest form.
    fn natural(&mut self, e: &Expr) -> C {
        match e {
            Expr::Const(of, bits) => self.number(*of, *bits),
            Expr::Local(i) => C::primary(self.locals[*i].clone(), kind(self.types[*i])),
            Expr::Global(i) => {
                C::primary(self.globals[i].clone(), kind(self.module.globals[*i].of))
            }
            Expr::Unary(op, value) => self.unary(*op, value),
            Expr::Binary(op, of, left, right) => self.binary(*op, *of, left, right),
            Expr::Load(access, address, offset) => self.load(*access, address, *offset),
            Expr::Select(condition, yes_e, no_e) => {
                let condition = self.truth(condition).at_least(level::OR_ELSE);
                let (yes, no) = (self.exact(yes_e), self.exact(no_e));
                let kind = yes.kind;
                let (yes, no, kind) = match (self.natural(yes_e), self.natural(no_e)) {
                    (yes, no) if yes.number && no.number => (yes, no, Kind::Small),
                    _ => (yes, no, kind),
                };
                let (yes, no) = (yes.at_least(level::OR_ELSE), no.at_least(level::CHOICE));
                C::new(format!("{condition} ? {yes} : {no}"), level::CHOICE, kind)
            }
            Expr::Call(f, args) => {
                let args = self.arguments(args);
                let of = self.module.signature(*f).results.first();
                C::primary(
                    format!("{}({args})", self.functions[f]),
                    of.map_or(Kind::Small, |of| kind(*of)),
                )
            }
            Expr::CallIndirect(of, table, index, args) => {
                let args = self.arguments(args);
                let index = self.value(index);
                let comma = if args.is_empty() { "" } else { "," };
                let result = self.module.types[*of].results.first();
                C::primary(
                    format!("{}({index}{comma}{args})", super::indirect(self.module, *of, *table)),
                    result.map_or(Kind::Small, |of| kind(*of)),
                )
            }
            Expr::MemorySize => {
                C::new(format!("{} / 65536", self.helper("SIZE")), level::MUL, Kind::U32)
            }
            Expr::MemoryGrow(by) => {
                let by = self.value(by);
                C::primary(format!("{}({by})", self.helper("grow")), Kind::U32)
            }
            Expr::Extra(i, of) => C::primary(extra(*i, *of), kind(*of)),
        }
    }

    fn arguments(&mut self, args: &[Expr]) -> String {
        args.iter().map(|arg| self.value(arg)).collect::<Vec<_>>().join(",")
    }

    fn load(&mut self, access: Access, address: &Expr, offset: u32) -> C {
        let (name, kind) = match (access.of, access.bytes) {
            (Type::F32, _) => ("rf32", Kind::Float),
            (Type::F64, _) => ("rf64", Kind::Float),
            (_, 1) => ("r8", Kind::U32),
            (_, 2) => ("r16", Kind::U32),
            (_, 4) => ("r32", Kind::U32),
            _ => ("r64", Kind::U64),
        };
        self.helper(name);
        let call =
            C::primary(format!("{name}({},{})", self.value(address), unsigned(offset)), kind);
        if !access.signed {
            return call;
        }
        let to = match access.bytes {
            1 => "i8",
            2 => "i16",
            _ => "i32",
        };
        call.cast(self.helper(to), Kind::I32)
    }

    fn unary(&mut self, op: Unary, value: &Expr) -> C {
        let of = self.type_of(value);
        let call = |this: &mut Self, narrow, wide, kind| {
            let name = this.sized(of, narrow, wide);
            let value = this.value(value);
            C::primary(format!("{name}({value})"), kind)
        };
        let width = if of == Type::I32 { Kind::U32 } else { Kind::U64 };
        match op {
            Unary::Eqz => {
                let text = self.truth(value).at_least(level::UNARY);
                C::new(format!("!{text}"), level::UNARY, Kind::Small)
            }
            Unary::Clz => call(self, "clz32", "clz64", width),
            Unary::Ctz => call(self, "ctz32", "ctz64", width),
            Unary::Popcnt => call(self, "popcnt32", "popcnt64", width),
            Unary::Wrap => {
                let c = self.natural(value);
                match c.kind {
                    Kind::Small | Kind::I32 | Kind::U32 => c,
                    _ => c.cast("u32", Kind::U32),
                }
            }
            Unary::ExtendU => {
                let c = self.natural(value);
                // Where C would keep a sign, or the bits above, they go first.
                if matches!(c.kind, Kind::Small | Kind::U32) { c } else { c.cast("u32", Kind::U32) }
            }
            Unary::ExtendS | Unary::Low32S => {
                let c = self.natural(value);
                if c.kind == Kind::I32 {
                    c
                } else {
                    let to = self.helper("i32");
                    c.cast(to, Kind::I32)
                }
            }
            Unary::Low8S | Unary::Low16S => {
                let to = self.helper(if op == Unary::Low8S { "i8" } else { "i16" });
                self.natural(value).cast(to, Kind::I32)
            }
            Unary::Abs => call(self, "absf32", "absf64", Kind::Float),
            Unary::Neg => call(self, "negf32", "negf64", Kind::Float),
            Unary::Ceil => self.rounded(of, "ceil64", value),
            Unary::Floor => self.rounded(of, "floor64", value),
            Unary::Trunc => self.rounded(of, "trunc64", value),
            Unary::Nearest => self.rounded(of, "nearest64", value),
            Unary::Sqrt => self.rounded(of, "sqrt", value),
            Unary::ToS(to) => self.integer_from(to, "tos32", "tos64", value),
            Unary::ToU(to) => self.integer_from(to, "tou32", "tou64", value),
            Unary::SaturateS(to) => self.integer_from(to, "sats32", "sats64", value),
            Unary::SaturateU(to) => self.integer_from(to, "satu32", "satu64", value),
            Unary::FromS(to) => self.signed(value).cast(to.c(), Kind::Float),
            Unary::FromU(to) => self.exact(value).cast(to.c(), Kind::Float),
            Unary::ToFloat(to) => self.natural(value).cast(to.c(), Kind::Float),
            Unary::Bits(to) => {
                let name = self.helper(match to {
                    Type::I32 => "f32bits",
                    Type::I64 => "f64bits",
                    Type::F32 => "bitsf32",
                    Type::F64 => "bitsf64",
                });
                C::primary(format!("{name}({})", self.value(value)), kind(to))
            }
        }
    }

    /// A function of doubles, which gives for a float what a function of floats would.
    fn rounded(&mut self, of: Type, name: &'static str, value: &Expr) -> C {
        let call = format!("{}({})", self.helper(name), self.value(value));
        let call = C::primary(call, Kind::Float);
        if of == Type::F32 { call.cast("float", Kind::Float) } else { call }
    }

    fn integer_from(
        &mut self,
        to: Type,
        narrow: &'static str,
        wide: &'static str,
        value: &Expr,
    ) -> C {
        let name = self.sized(to, narrow, wide);
        C::primary(format!("{name}({})", self.value(value)), kind(to))
    }

    /// A shift count below the width.
    fn shift_count(&mut self, of: Type, count: &Expr) -> C {
        let mask = if of == Type::I32 { 31 } else { 63 };
        match count {
            Expr::Const(_, n) => C::primary((n & mask).to_string(), Kind::Small),
            Expr::Binary(Binary::And, _, _, by) if matches!(**by, Expr::Const(_, by) if by <= mask) => {
                self.natural(count)
            }
            _ => {
                let count = self.exact(count).at_least(level::MUL);
                C::new(format!("{count} & {mask}"), level::AND, Kind::U32)
            }
        }
    }

    fn call2(&mut self, name: &'static str, left: &Expr, right: &Expr, kind: Kind) -> C {
        self.helper(name);
        let (left, right) = (self.value(left), self.value(right));
        C::primary(format!("{name}({left},{right})"), kind)
    }

    #[allow(clippy::too_many_lines)] // one arm per operator
    fn binary(&mut self, op: Binary, of: Type, left: &Expr, right: &Expr) -> C {
        let narrow = matches!(of, Type::I32 | Type::F32);
        let pick = |a, b| if narrow { a } else { b };
        match op {
            Binary::AndAlso | Binary::OrElse => {
                let (level, symbol) = if op == Binary::AndAlso {
                    (level::AND_ALSO, "&&")
                } else {
                    (level::OR_ELSE, "||")
                };
                let side = |c: C| {
                    // Mixed, they are put in parentheses, or compilers warn.
                    if c.level == level { c.text } else { c.at_least(level::OR) }
                };
                let (left, right) = (self.truth(left), self.truth(right));
                C::new(format!("{} {symbol} {}", side(left), side(right)), level, Kind::Small)
            }
            Binary::Eq | Binary::Ne if !of.is_float() && *right == Expr::Const(of, 0) => {
                let c = self.truth(left);
                if op == Binary::Eq {
                    C::new(format!("!{}", c.at_least(level::UNARY)), level::UNARY, Kind::Small)
                } else {
                    let c = self.natural(left);
                    C::new(format!("{} != 0", c.at_least(level::SHIFT)), level::EQUAL, Kind::Small)
                }
            }
            op if op.is_comparison() => self.comparison(op, of, left, right),
            Binary::Rotl => self.call2(pick("rotl32", "rotl64"), left, right, kind(of)),
            Binary::Rotr => self.call2(pick("rotr32", "rotr64"), left, right, kind(of)),
            Binary::Min => self.call2(pick("minf32", "minf64"), left, right, Kind::Float),
            Binary::Max => self.call2(pick("maxf32", "maxf64"), left, right, Kind::Float),
            Binary::Copysign => {
                self.call2(pick("copysign32", "copysign64"), left, right, Kind::Float)
            }
            Binary::DivS | Binary::RemS if !of.is_float() => {
                let symbol = if op == Binary::DivS { "/" } else { "%" };
                if is_plain_divisor(right, of, true) {
                    let (a, b) = (self.signed(left), self.signed(right));
                    let kind = if narrow { Kind::I32 } else { Kind::I64 };
                    let text =
                        format!("{} {symbol} {}", a.at_least(level::MUL), b.at_least(level::UNARY));
                    return C::new(text, level::MUL, kind);
                }
                let name = if op == Binary::DivS {
                    pick("divs32", "divs64")
                } else {
                    pick("rems32", "rems64")
                };
                self.call2(name, left, right, kind(of))
            }
            Binary::DivU | Binary::RemU if !is_plain_divisor(right, of, false) => {
                let name = if op == Binary::DivU {
                    pick("divu32", "divu64")
                } else {
                    pick("remu32", "remu64")
                };
                self.call2(name, left, right, kind(of))
            }
            Binary::Shl | Binary::ShrU => {
                let symbol = if op == Binary::Shl { "<<" } else { ">>" };
                let left = self.exact(left);
                let count = self.shift_count(of, right).at_least(level::UNARY);
                let left =
                    if left.level == level::SHIFT { left.text } else { left.at_least(level::MUL) };
                C::new(format!("{left} {symbol} {count}"), level::SHIFT, kind(of))
            }
            Binary::ShrS => {
                let mut left = self.signed(left);
                if !narrow && left.kind != Kind::I64 {
                    let to = self.helper("i64");
                    left = left.cast(to, Kind::I64);
                }
                let kind = left.kind;
                let count = self.shift_count(of, right).at_least(level::UNARY);
                let left =
                    if left.level == level::SHIFT { left.text } else { left.at_least(level::MUL) };
                C::new(format!("{left} >> {count}"), level::SHIFT, kind)
            }
            // Of a truth value, compilers take it for a slip.
            Binary::Xor if *right == all_ones(of) && !left.is_truth() => {
                let left = self.exact(left).at_least(level::UNARY);
                C::new(format!("~{left}"), level::UNARY, kind(of))
            }
            // Plus a negative constant, or minus one.
            Binary::Add | Binary::Sub
                if matches!(right, Expr::Const(of, bits) if !of.is_float()
                    && (-0x7fff_ffff..0).contains(&signed(*of, *bits))) =>
            {
                let Expr::Const(_, bits) = right else { unreachable!() };
                let symbol = if op == Binary::Add { "-" } else { "+" };
                let left = self.exact(left).at_least(level::ADD);
                C::new(format!("{left} {symbol} {}", -signed(of, *bits)), level::ADD, kind(of))
            }
            _ => self.arithmetic(op, of, left, right),
        }
    }

    /// An operator that is the same in C for unsigned integers or floats.
    fn arithmetic(&mut self, op: Binary, of: Type, left: &Expr, right: &Expr) -> C {
        let (symbol, level) = match op {
            Binary::Add => ("+", level::ADD),
            Binary::Sub => ("-", level::ADD),
            Binary::Mul => ("*", level::MUL),
            Binary::DivS | Binary::DivU => ("/", level::MUL),
            Binary::RemU => ("%", level::MUL),
            Binary::And => ("&", level::AND),
            Binary::Or => ("|", level::OR),
            Binary::Xor => ("^", level::XOR),
            other => unreachable!("{other:?} is printed elsewhere"),
        };
        let wanted = kind(of);
        let (mut a, mut b) = (self.natural(left), self.natural(right));
        // One operand that is unsigned and as wide as the result makes the other so too.
        let convertible = |c: &C| match of {
            Type::I32 => matches!(c.kind, Kind::Small | Kind::I32 | Kind::U32),
            _ => true,
        };
        if !convertible(&a) || a.kind != wanted && b.kind != wanted {
            a = self.exact(left);
        }
        if !convertible(&b) {
            b = self.exact(right);
        }
        // Division of what is negative for C is not that of what is large.
        if matches!(op, Binary::DivU | Binary::RemU) {
            (a, b) = (self.exact(left), self.exact(right));
        }
        let bits = matches!(op, Binary::And | Binary::Or | Binary::Xor);
        let side = |c: C, is_right: bool| {
            let same = c.level == level && (!is_right || bits);
            let fits = if bits {
                // `!a & b` is taken for a slip too.
                let is_not = c.text.starts_with('!') && !is_right;
                same || c.level == level::SHIFT || c.level >= level::MUL && !is_not
            } else {
                same || c.level > level
            };
            if fits { c.text } else { format!("({})", c.text) }
        };
        C::new(format!("{} {symbol} {}", side(a, false), side(b, true)), level, wanted)
    }

    fn comparison(&mut self, op: Binary, of: Type, left: &Expr, right: &Expr) -> C {
        let symbol = match op {
            Binary::Eq => "==",
            Binary::Ne => "!=",
            Binary::LtS | Binary::LtU => "<",
            Binary::GtS | Binary::GtU => ">",
            Binary::LeS | Binary::LeU => "<=",
            _ => ">=",
        };
        let is_signed = matches!(op, Binary::LtS | Binary::GtS | Binary::LeS | Binary::GeS);
        let (a, b) = if is_signed {
            (self.signed(left), self.signed(right))
        } else {
            let side = |this: &mut Self, e: &Expr| {
                let c = this.natural(e);
                // A number that is not negative, or a narrower unsigned value, compares right.
                if c.number || of == Type::I64 && c.kind == Kind::U32 { c } else { this.exact(e) }
            };
            let (a, b) = (side(self, left), side(self, right));
            if a.number && b.number { (self.exact(left), b) } else { (a, b) }
        };
        let level = if matches!(op, Binary::Eq | Binary::Ne) { level::EQUAL } else { level::LESS };
        let (a, b) = (a.at_least(level::SHIFT), b.at_least(level::SHIFT));
        C::new(format!("{a} {symbol} {b}"), level, Kind::Small)
    }
}

/// Whether a C compiler may think that the end of an arm is reached.
fn falls_off(body: &[Stmt], ends: &[Label]) -> bool {
    falls_through(body) || ends.iter().any(|&end| jumps(body, end) > 0)
}

/// A number that is an `int` or `unsigned` in every C.
fn unsigned(value: u32) -> String {
    if value > i32::MAX.cast_unsigned() { format!("{value}u") } else { value.to_string() }
}

/// What a variable starts with.
pub(super) fn constant(of: Type, bits: u64) -> String {
    if bits == 0 {
        return String::new();
    }
    match of {
        Type::I32 => format!(" = {bits}u"),
        Type::I64 => format!(" = U({bits})"),
        #[allow(clippy::cast_possible_truncation)] // its width
        Type::F32 => format!(" = {:?}f", f32::from_bits(bits as u32)),
        Type::F64 => format!(" = {:?}", f64::from_bits(bits)),
    }
}

/// The variable that holds a result after the first.
pub(super) fn extra(i: usize, of: Type) -> String {
    format!("result{}_{}", i + 2, of.c())
}

fn kind(of: Type) -> Kind {
    match of {
        Type::I32 => Kind::U32,
        Type::I64 => Kind::U64,
        Type::F32 | Type::F64 => Kind::Float,
    }
}

/// A constant as a signed number.
#[allow(clippy::cast_possible_truncation)] // its width
fn signed(of: Type, bits: u64) -> i64 {
    if of == Type::I32 { i64::from((bits as u32).cast_signed()) } else { bits.cast_signed() }
}

fn all_ones(of: Type) -> Expr {
    Expr::Const(of, if of == Type::I32 { u32::MAX.into() } else { u64::MAX })
}
