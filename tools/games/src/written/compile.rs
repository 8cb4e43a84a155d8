//! From the syntax tree of a rule to a program.
//!
//! A move is a loop for each `for`, inside each other from left to right. Of a condition, each part that
//! `and` joins is checked as soon as its names have values.

use super::expressions::Compiler;
use super::filter::Filter;
use super::function::Function;
use super::instruction::{Op, Register};
use super::program::{Left, LeftPart, Program};
use super::slope::slopes;
use super::source::Source;
use super::syntax::{Clause, Expression, Item, Move, Node, Quantifier, RuleText};
use crate::error::Result;

/// The program of all moves.
pub fn moves(rule: &RuleText, source: &Source) -> Result<Program> {
    let mut compiler = Compiler::new(&rule.names, source);
    for one in &rule.moves {
        compiler.one_move(one)?;
    }
    Ok(compiler.program)
}

/// The program of a condition on a position.
pub fn condition(rule: &RuleText, condition: &Expression, source: &Source) -> Result<Program> {
    let mut compiler = Compiler::new(&rule.names, source);
    let mut misses = Vec::new();
    compiler.jump(condition, false, &mut misses)?;
    compiler.op(Op::Yes, condition.at);
    compiler.land(&misses);
    Ok(compiler.program)
}

/// The most numbers of a list for which the rest of a move is compiled one by one.
const MOST_UNROLLED: usize = 16;

/// Conditions that are not checked yet.
type Waiting<'a> = Vec<&'a Expression>;

impl Compiler<'_> {
    fn one_move(&mut self, one: &Move) -> Result<()> {
        let (mut quantifiers, mut waiting): (Vec<&Quantifier>, Waiting) = Default::default();
        for clause in &one.clauses {
            match clause {
                Clause::For(quantifier) => quantifiers.push(quantifier),
                Clause::If(condition) => waiting.extend(condition.conjuncts()),
            }
        }
        let scope = self.scope.len();
        let mut misses = Vec::new();
        self.check_all(&mut waiting, &mut misses)?;
        self.quantified(one, &quantifiers, waiting)?;
        self.land(&misses);
        self.scope.truncate(scope);
        Ok(())
    }

    /// Checks the conditions whose names all have values.
    fn check_all(&mut self, waiting: &mut Waiting, misses: &mut Vec<usize>) -> Result<()> {
        let (ready, later) = waiting.iter().partition(|condition| self.knows(condition));
        *waiting = later;
        let ready: Waiting = ready;
        ready.into_iter().try_for_each(|condition| self.jump(condition, false, misses))
    }

    /// The loops of the quantifiers, and in them what the move leaves.
    fn quantified(
        &mut self,
        one: &Move,
        quantifiers: &[&Quantifier],
        waiting: Waiting,
    ) -> Result<()> {
        let Some((&quantifier, inner)) = quantifiers.split_first() else {
            // A name without a value is an error here.
            return match waiting.first() {
                Some(condition) => self.jump(condition, false, &mut Vec::new()),
                None => self.leave(one),
            };
        };
        self.check_new(quantifier)?;
        match &quantifier.items[..] {
            [Item::Range(from, to)] => self.over_range(one, (from, to), quantifiers, waiting),
            items
                if inner.is_empty()
                    && items.len() <= MOST_UNROLLED
                    && items.iter().all(|item| matches!(item, Item::Values(_))) =>
            {
                self.unrolled(one, quantifier, &waiting)
            }
            items => {
                let pushes =
                    items.iter().map(|item| self.evaluate(item)).collect::<Result<Vec<_>>>()?;
                let list = self.list(quantifier);
                for (op, at) in pushes.into_iter().flatten() {
                    self.op(op.into_list(list), at);
                }
                self.each(list, quantifier, |me, misses| me.body(one, inner, waiting, misses))
            }
        }
    }

    /// The loops of quantifiers of which the first is over one range.
    fn over_range(
        &mut self,
        one: &Move,
        (from, to): (&Expression, &Expression),
        quantifiers: &[&Quantifier],
        mut waiting: Waiting,
    ) -> Result<()> {
        let (quantifier, inner) = (quantifiers[0], &quantifiers[1..]);
        let name = &quantifier.names[0];
        if let Some((place, function)) = member_test(name, &waiting) {
            // Few numbers satisfy it, and they are found faster than by trying all.
            waiting.remove(place);
            let (from, to) = (self.number(from)?, self.number(to)?);
            let list = self.list(quantifier);
            self.op(Op::PushAll(list, from, to, function), quantifier.at);
            return self.each(list, quantifier, |me, misses| me.body(one, inner, waiting, misses));
        }
        match (inner.is_empty(), waiting.is_empty()) {
            (true, true) if slopes(one, name).is_some() => self.run(from, to, quantifier, one),
            (true, false) if !waiting.iter().any(|condition| condition.has_table()) => {
                self.filtered(from, to, quantifier, one, waiting)
            }
            _ => {
                self.range(from, to, quantifier, |me, misses| me.body(one, inner, waiting, misses))
            }
        }
    }

    /// What is done for each value of a name.
    fn body(
        &mut self,
        one: &Move,
        inner: &[&Quantifier],
        mut waiting: Waiting,
        misses: &mut Vec<usize>,
    ) -> Result<()> {
        self.check_all(&mut waiting, misses)?;
        self.quantified(one, inner, waiting)
    }

    /// A loop over a range.
    fn range(
        &mut self,
        from: &Expression,
        to: &Expression,
        quantifier: &Quantifier,
        body: impl FnOnce(&mut Self, &mut Vec<usize>) -> Result<()>,
    ) -> Result<()> {
        let at = from.at;
        let (from, to) = (self.number(from)?, self.number(to)?);
        let name = self.named(&quantifier.names)?;
        let start = self.op(Op::Range(name, from, to, 0), at);
        let mut misses = Vec::new();
        body(self, &mut misses)?;
        self.land(&misses);
        let body = Self::place(start + 1);
        self.op(Op::Next(name, to, body), at);
        self.land(&[start]);
        Ok(())
    }

    /// A loop over a range in which each coordinate grows by the same number in each step.
    fn run(
        &mut self,
        from: &Expression,
        to: &Expression,
        quantifier: &Quantifier,
        one: &Move,
    ) -> Result<()> {
        let at = from.at;
        let (from, to) = (self.number(from)?, self.number(to)?);
        let name = self.named(&quantifier.names)?;
        let start = self.op(Op::Range(name, from, to, 0), at);
        let option = self.left(one)?;
        self.set_slopes(option, slopes(one, &quantifier.names[0]).unwrap_or_default());
        self.op(Op::EmitRun(option, name, to), one.at);
        self.land(&[start]);
        Ok(())
    }

    /// The innermost loop over a range, with conditions: many of its numbers are checked at once.
    fn filtered(
        &mut self,
        from: &Expression,
        to: &Expression,
        quantifier: &Quantifier,
        one: &Move,
        mut waiting: Waiting,
    ) -> Result<()> {
        let at = from.at;
        let (from, to) = (self.number(from)?, self.number(to)?);
        let name = self.named(&quantifier.names)?;
        // The register after that of the name: for the last number of a run.
        let run = self.register(0, at)?;
        let slopes = slopes(one, &quantifier.names[0]);
        let Some(mut filter) = Filter::new(&waiting, (name, to), slopes.is_some(), &self.scope)
        else {
            // It has an error, such as a name without a value.
            return waiting.iter().try_for_each(|c| self.jump(c, false, &mut Vec::new()));
        };
        let start = self.op(Op::Range(name, from, to, 0), at);
        self.op(Op::Forget, at);
        let index = u16::try_from(self.program.filters.len()).expect("few moves");
        let scan = self.op(Op::Scan(index), at);
        let (mut misses, computed) = (Vec::new(), self.computed.len());
        self.check_all(&mut waiting, &mut misses)?;
        // Most of the time these are jumped over.
        self.computed.truncate(computed);
        let found = Self::place(self.program.ops.len());
        let option = self.left(one)?;
        match slopes {
            Some(slopes) => {
                self.set_slopes(option, slopes);
                self.op(Op::EmitRun(option, name, run), one.at);
            }
            None => {
                self.op(Op::Emit(option), one.at);
            }
        }
        self.land(&misses);
        self.op(Op::NextRun(name, to, Self::place(scan)), at);
        self.land(&[start]);
        (filter.found, filter.end) = (found, Self::place(self.program.ops.len()));
        self.program.filters.push(filter);
        Ok(())
    }

    /// Sets how the coordinates of what a move leaves grow.
    fn set_slopes(&mut self, option: u16, slopes: Vec<Vec<i64>>) {
        let parts = &mut self.program.options[usize::from(option)].parts;
        for (part, slopes) in parts.iter_mut().zip(slopes) {
            part.slopes = slopes;
        }
    }

    /// A loop over a few numbers that are written one by one: its body for each of them.
    fn unrolled(&mut self, one: &Move, quantifier: &Quantifier, waiting: &Waiting) -> Result<()> {
        let values = quantifier.items.iter().map(|item| match item {
            Item::Values(values) => values.iter().map(|value| self.number(value)).collect(),
            _ => Ok(Vec::new()),
        });
        for values in values.collect::<Result<Vec<Vec<Register>>>>()? {
            let scope = self.scope.len();
            self.scope.extend(quantifier.names.iter().cloned().zip(values));
            let mut misses = Vec::new();
            self.body(one, &[], waiting.clone(), &mut misses)?;
            self.land(&misses);
            self.scope.truncate(scope);
        }
        Ok(())
    }

    /// A loop over a list.
    fn each(
        &mut self,
        list: u16,
        quantifier: &Quantifier,
        body: impl FnOnce(&mut Self, &mut Vec<usize>) -> Result<()>,
    ) -> Result<()> {
        let at = quantifier.at;
        let name = self.named(&quantifier.names)?;
        let width = u16::try_from(quantifier.names.len()).expect("few names");
        let start = self.op(Op::Each(name, list, width, 0), at);
        let mut misses = Vec::new();
        body(self, &mut misses)?;
        self.land(&misses);
        self.op(Op::Jump(Self::place(start)), at);
        self.land(&[start]);
        Ok(())
    }

    /// An empty list.
    fn list(&mut self, quantifier: &Quantifier) -> u16 {
        let list = u16::try_from(self.program.lists).expect("few lists");
        self.program.lists += 1;
        self.op(Op::Clear(list), quantifier.at);
        list
    }

    /// Computes the numbers of an item, and returns how they are put into a list.
    fn evaluate(&mut self, item: &Item) -> Result<Vec<(PushOp, usize)>> {
        Ok(match item {
            Item::Range(from, to) => {
                let at = from.at;
                vec![(PushOp::Range(self.number(from)?, self.number(to)?), at)]
            }
            Item::Values(values) => {
                let pushed =
                    values.iter().map(|value| Ok((PushOp::One(self.number(value)?), value.at)));
                pushed.collect::<Result<_>>()?
            }
            Item::Set(set, of) => vec![(PushOp::Set(*set, self.number(of)?), of.at)],
        })
    }

    /// What the move leaves.
    fn leave(&mut self, one: &Move) -> Result<()> {
        let option = self.left(one)?;
        self.op(Op::Emit(option), one.at);
        Ok(())
    }

    /// Computes what the move leaves, and returns the index of it.
    fn left(&mut self, one: &Move) -> Result<u16> {
        let mut parts = Vec::new();
        for part in &one.parts {
            let count = part.count.as_ref().map(|count| self.number(count)).transpose()?;
            let coordinates = part.coordinates.iter().map(|c| self.number(c));
            let coordinates = coordinates.collect::<Result<Vec<Register>>>()?;
            let at = part.coordinates.iter().map(|coordinate| coordinate.at).collect();
            let slopes = vec![0; coordinates.len()];
            parts.push(LeftPart { count, coordinates, slopes, at });
        }
        let option = u16::try_from(self.program.options.len()).expect("few moves");
        self.program.options.push(Left { at: one.at, parts });
        Ok(option)
    }
}

/// How an item is put into a list.
enum PushOp {
    One(Register),
    Range(Register, Register),
    Set(super::function::Set, Register),
}

impl PushOp {
    fn into_list(self, list: u16) -> Op {
        match self {
            PushOp::One(a) => Op::Push(list, a),
            PushOp::Range(from, to) => Op::PushRange(list, from, to),
            PushOp::Set(set, a) => Op::PushSet(list, set, a),
        }
    }
}

/// Among the conditions, one that this name is a prime, a square, a Fibonacci number or a power of two.
fn member_test(name: &str, conditions: &[&Expression]) -> Option<(usize, Function)> {
    use Function::{Fib, Pow2, Prime, Square};
    conditions.iter().enumerate().find_map(|(place, condition)| match &condition.kind {
        Node::Call(function @ (Prime | Square | Fib | Pow2), of) if of[0].is_name(name) => {
            Some((place, *function))
        }
        _ => None,
    })
}
