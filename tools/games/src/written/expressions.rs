//! Numbers and conditions of a rule, compiled.

use super::instruction::{MOST_REGISTERS, Op, Place, Register};
use super::program::Program;
use super::source::Source;
use super::syntax::{Comparison, Coordinate, Expression, Node, Operator, Quantifier};
use crate::error::{Error, Result};

/// An operation on two registers, the register of its value, and the place of the instruction.
pub struct Computed {
    operation: (Operator, Register, Register),
    to: Register,
    place: usize,
}

/// Compiles one program.
pub struct Compiler<'a> {
    pub program: Program,
    /// The names that have values, and their registers.
    pub scope: Vec<(String, Register)>,
    /// What has been computed on every way to here, in order.
    pub computed: Vec<Computed>,
    constants: Vec<(i64, Register)>,
    source: &'a Source,
}

impl Compiler<'_> {
    /// A compiler of programs on these coordinates.
    pub fn new<'a>(names: &[Coordinate], source: &'a Source) -> Compiler<'a> {
        let scope: Vec<(String, Register)> =
            (0..).zip(names).map(|(register, name)| (name.name.clone(), register)).collect();
        let registers = vec![0; names.len()];
        let program = Program { registers, ..Program::default() };
        let (computed, constants) = Default::default();
        Compiler { program, scope, computed, constants, source }
    }

    /// Appends an instruction, and returns its place.
    pub fn op(&mut self, op: Op, at: usize) -> usize {
        self.program.ops.push(op);
        self.program.at.push(at);
        self.program.ops.len() - 1
    }

    /// The index of an instruction, as jumps have it.
    pub fn place(place: usize) -> Place {
        Place::try_from(place).expect("a rule is short")
    }

    /// Makes instructions jump to what comes next. What is computed after the first of them may have been
    /// jumped over.
    pub fn land(&mut self, jumps: &[usize]) {
        if let Some(first) = jumps.iter().min() {
            let kept = self.computed.partition_point(|known| known.place < *first);
            self.computed.truncate(kept);
        }
        let here = Compiler::place(self.program.ops.len());
        for &jump in jumps {
            match &mut self.program.ops[jump] {
                Op::Jump(place)
                | Op::JumpLess(_, _, place)
                | Op::JumpLessOrEqual(_, _, place)
                | Op::JumpEqual(_, _, place)
                | Op::JumpNotEqual(_, _, place)
                | Op::JumpTest(.., place)
                | Op::Range(.., place)
                | Op::Each(.., place) => *place = here,
                op => unreachable!("{op:?} does not jump"),
            }
        }
    }

    /// A new register.
    pub fn register(&mut self, start: i64, at: usize) -> Result<Register> {
        let register = Register::try_from(self.program.registers.len()).ok();
        let register = register.filter(|register| usize::from(*register) < MOST_REGISTERS);
        let register = register
            .ok_or_else(|| self.source.error_at(at, "the rule is too long from here on"))?;
        self.program.registers.push(start);
        Ok(register)
    }

    /// Checks that the names of a quantifier have no values yet.
    pub fn check_new(&self, quantifier: &Quantifier) -> Result<()> {
        let names = &quantifier.names;
        let twice = names.iter().enumerate().find(|(place, name)| {
            self.scope.iter().any(|(known, _)| known == *name) || names[..*place].contains(name)
        });
        let message = |name| format!("the name `{name}` has a value already: expected a new name");
        twice.map_or(Ok(()), |(_, name)| Err(self.source.error_at(quantifier.at, &message(name))))
    }

    /// Registers for names, in a row; the first of them. From here on the names have values.
    pub fn named(&mut self, names: &[String]) -> Result<Register> {
        let mut first = None;
        for name in names {
            let register = self.register(0, 0)?;
            first = first.or(Some(register));
            self.scope.push((name.clone(), register));
        }
        first.ok_or_else(|| Error::new("a list without a name"))
    }

    /// Whether all names of an expression have values.
    pub fn knows(&self, expression: &Expression) -> bool {
        let mut all = true;
        expression.for_each_name(&mut |name| all &= self.scope.iter().any(|(own, _)| own == name));
        all
    }

    /// Computes a number into a register.
    pub fn number(&mut self, expression: &Expression) -> Result<Register> {
        let at = expression.at;
        match &expression.kind {
            Node::Number(number) => self.constant(*number, at),
            Node::Name(name) => {
                let known = self.scope.iter().rev().find(|(own, _)| own == name);
                known.map(|(_, register)| *register).ok_or_else(|| self.unknown(name, at))
            }
            Node::Negative(of) => {
                if let Node::Number(number) = of.kind {
                    return self.constant(-number, at);
                }
                let a = self.constant(0, at)?;
                let b = self.number(of)?;
                self.binary(Operator::Subtract, a, b, at)
            }
            Node::Binary(operator, both) => {
                let (a, b) = (self.number(&both[0])?, self.number(&both[1])?);
                self.binary(*operator, a, b, at)
            }
            Node::Call(function, of) => {
                let a = self.number(&of[0])?;
                let b = of.get(1).map(|b| self.number(b)).transpose()?.unwrap_or(a);
                let to = self.register(0, at)?;
                self.op(Op::Call(*function, to, a, b), at);
                Ok(to)
            }
            Node::Table(all) => self.table(all, at),
            _ => Err(self.source.error_at(at, "expected a number, found a condition")),
        }
    }

    /// The entry of a table; the index comes last.
    fn table(&mut self, all: &[Expression], at: usize) -> Result<Register> {
        let (entries, index) = all.split_at(all.len() - 1);
        let length = i64::try_from(entries.len()).expect("a rule is short");
        let (zero, length) = (self.constant(0, at)?, self.constant(length, at)?);
        let (index, to) = (self.number(&index[0])?, self.register(0, at)?);
        self.op(Op::Index(to, index, length), at);
        let mut ends = Vec::new();
        for (place, entry) in (0..).zip(entries) {
            let place = self.constant(place, at)?;
            let other = self.op(Op::JumpNotEqual(index, place, 0), at);
            let value = self.number(entry)?;
            self.op(Op::Add(to, value, zero), at);
            ends.push(self.op(Op::Jump(0), at));
            self.land(&[other]);
        }
        self.land(&ends);
        Ok(to)
    }

    fn binary(
        &mut self,
        operator: Operator,
        a: Register,
        b: Register,
        at: usize,
    ) -> Result<Register> {
        let operation = (operator, a, b);
        if let Some(known) = self.computed.iter().find(|known| known.operation == operation) {
            return Ok(known.to);
        }
        let to = self.register(0, at)?;
        let op = match operator {
            Operator::Add => Op::Add(to, a, b),
            Operator::Subtract => Op::Subtract(to, a, b),
            _ => Op::Binary(operator, to, a, b),
        };
        let place = self.op(op, at);
        self.computed.push(Computed { operation, to, place });
        Ok(to)
    }

    /// A register that keeps this number.
    fn constant(&mut self, number: i64, at: usize) -> Result<Register> {
        if let Some((_, register)) = self.constants.iter().find(|(known, _)| *known == number) {
            return Ok(*register);
        }
        let register = self.register(number, at)?;
        self.constants.push((number, register));
        Ok(register)
    }

    fn unknown(&self, name: &str, at: usize) -> Error {
        let mut known: Vec<&str> = Vec::new();
        for (name, _) in &self.scope {
            if !known.contains(&&**name) {
                known.push(name);
            }
        }
        let known = known.join(", ");
        self.source.error_at(
            at,
            &format!("`{name}` has no value here; names with values: {known}; `for {name} in ...` gives it one"),
        )
    }

    /// Jumps if a condition is `when`; otherwise goes on. The jumps are added to `jumps`.
    pub fn jump(
        &mut self,
        condition: &Expression,
        when: bool,
        jumps: &mut Vec<usize>,
    ) -> Result<()> {
        let at = condition.at;
        match &condition.kind {
            Node::Not(of) => self.jump(of, !when, jumps),
            Node::And(both) | Node::Or(both) => {
                // The value of the first part that decides: false in `and`, true in `or`.
                let deciding = matches!(condition.kind, Node::Or(_));
                if when == deciding {
                    self.jump(&both[0], when, jumps)?;
                    return self.jump(&both[1], when, jumps);
                }
                let mut over = Vec::new();
                self.jump(&both[0], deciding, &mut over)?;
                self.jump(&both[1], when, jumps)?;
                self.land(&over);
                Ok(())
            }
            Node::Compare(terms, signs) => self.compare(terms, signs, when, jumps),
            Node::Call(function, of) => {
                let a = self.number(&of[0])?;
                let b = of.get(1).map(|b| self.number(b)).transpose()?.unwrap_or(a);
                let test = Op::JumpTest(*function, a, b, when, 0);
                jumps.push(self.op(test, at));
                Ok(())
            }
            _ => Err(self.source.error_at(at, "expected a condition, found a number")),
        }
    }

    fn compare(
        &mut self,
        terms: &[Expression],
        signs: &[Comparison],
        when: bool,
        jumps: &mut Vec<usize>,
    ) -> Result<()> {
        let mut missed = Vec::new();
        let mut a = self.number(&terms[0])?;
        for (place, (sign, term)) in signs.iter().zip(&terms[1..]).enumerate() {
            let b = self.number(term)?;
            let is_last = place + 1 == signs.len();
            // All but the last can only fail.
            let jump = compare_op(*sign, when && is_last, a, b);
            let jump = self.op(jump, term.at);
            if when && !is_last {
                missed.push(jump);
            } else {
                jumps.push(jump);
            }
            a = b;
        }
        self.land(&missed);
        Ok(())
    }
}

/// Jumps if a comparison is `when`.
fn compare_op(sign: Comparison, when: bool, a: Register, b: Register) -> Op {
    let less = |a, b| Op::JumpLess(a, b, 0);
    let less_or_equal = |a, b| Op::JumpLessOrEqual(a, b, 0);
    match (sign, when) {
        (Comparison::Less, true) | (Comparison::GreaterOrEqual, false) => less(a, b),
        (Comparison::Greater, true) | (Comparison::LessOrEqual, false) => less(b, a),
        (Comparison::LessOrEqual, true) | (Comparison::Greater, false) => less_or_equal(a, b),
        (Comparison::GreaterOrEqual, true) | (Comparison::Less, false) => less_or_equal(b, a),
        (Comparison::Equal, true) | (Comparison::NotEqual, false) => Op::JumpEqual(a, b, 0),
        (Comparison::NotEqual, true) | (Comparison::Equal, false) => Op::JumpNotEqual(a, b, 0),
    }
}
