//! Statements with control flow: `if`, loops, `switch`, and jumps as `break`, `continue` or `goto`.

use super::expression::Expressions;
use super::types;
use crate::tree::{Arm, END, Expr, Label, Stmt, falls_through, jumps, not};
use std::collections::{BTreeMap, BTreeSet};

/// The labels that control reaches from a statement without a `goto`.
#[derive(Clone, Copy)]
pub(super) struct Targets<'a> {
    /// By the end of the statement.
    pub end: &'a [Label],
    /// By `break`.
    pub r#break: &'a [Label],
    /// By `continue`.
    pub r#continue: Option<Label>,
}

/// The statements of a function while they are printed.
pub(super) struct Statements<'a> {
    pub expressions: Expressions<'a>,
    /// Functions of which each call is a trap too, by a macro that C compilers understand.
    pub traps_after: &'a BTreeSet<usize>,
    /// The text so far.
    pub out: String,
    pub indent: usize,
    /// The labels that a `goto` names, and their numbers.
    pub gotos: BTreeMap<Label, usize>,
}

impl Statements<'_> {
    /// Prints a list of statements. Each label comes where the block ends or the loop starts.
    pub fn list(&mut self, body: &[Stmt], targets: Targets<'_>) {
        for (i, stmt) in body.iter().enumerate() {
            let is_last = i + 1 == body.len();
            let end = if is_last { targets.end } else { &[] };
            let is_done = *stmt == Stmt::Trap && i > 0 && self.is_trap_too(&body[i - 1]);
            if !is_done {
                self.stmt(stmt, Targets { end, ..targets });
            }
        }
    }

    fn nested(&mut self, body: &[Stmt], targets: Targets<'_>) {
        self.indent += 1;
        self.list(body, targets);
        self.indent -= 1;
    }

    fn line(&mut self, text: &str) {
        self.out.extend(std::iter::repeat_n(' ', self.indent));
        self.out += text;
        self.out.push('\n');
    }

    /// Whether it is a call that is printed as a trap too.
    fn is_trap_too(&self, stmt: &Stmt) -> bool {
        matches!(stmt, Stmt::Evaluate(Expr::Call(f, _)) if self.traps_after.contains(f))
    }

    fn stmt(&mut self, stmt: &Stmt, targets: Targets<'_>) {
        if let Some(text) = self.expressions.simple(stmt) {
            return self.line(&text);
        }
        match stmt {
            Stmt::Block(label, body) => {
                let mut end = vec![*label];
                end.extend(targets.end);
                self.list(body, Targets { end: &end, ..targets });
                self.label(*label, ";");
            }
            Stmt::Loop(label, body) => {
                let start = self.out.len();
                self.r#loop(*label, body, targets);
                let text = self.out.split_off(start);
                self.label(*label, "");
                self.out += &text;
            }
            Stmt::If(condition, yes, no) => self.r#if(condition, yes, no, targets),
            Stmt::Switch(value, arms) => self.switch(value, arms, targets),
            Stmt::Jump(label) => self.jump(*label, targets),
            Stmt::Return(values) => self.r#return(values),
            other => unreachable!("{other:?} is simple"),
        }
    }

    fn condition(&mut self, condition: &Expr) -> String {
        self.expressions.operand(condition).condition().text
    }

    fn r#if(&mut self, condition: &Expr, yes: &[Stmt], no: &[Stmt], targets: Targets<'_>) {
        let condition = self.condition(condition);
        if self.is_one_line(yes) && (no.is_empty() || self.is_one_line(no)) {
            self.one_line(&format!("if ({condition})"), yes, targets);
            if !no.is_empty() {
                self.one_line("else", no, targets);
            }
            return;
        }
        self.line(&format!("if ({condition}) {{"));
        self.nested(yes, targets);
        let mut no = no;
        while let [Stmt::If(condition, yes, otherwise)] = no {
            let condition = self.condition(condition);
            self.line(&format!("}} else if ({condition}) {{"));
            self.nested(yes, targets);
            no = otherwise;
        }
        if self.is_one_line(no) {
            return self.one_line("} else", no, targets);
        }
        if !no.is_empty() {
            self.line("} else {");
            self.nested(no, targets);
        }
        self.line("}");
    }

    /// Statements that are one line, behind the start of that line.
    fn one_line(&mut self, start: &str, body: &[Stmt], targets: Targets<'_>) {
        let end = self.out.len();
        self.list(body, targets);
        let body = self.out.split_off(end);
        self.line(&format!("{start} {}", body.trim()));
    }

    /// Whether the statements are printed as one line.
    fn is_one_line(&self, body: &[Stmt]) -> bool {
        match body {
            [Stmt::Return(values)] => values.len() < 2,
            [
                Stmt::Block(..) | Stmt::Loop(..) | Stmt::If(..) | Stmt::Switch(..) | Stmt::Drop(_),
            ] => false,
            [_] => true,
            [call, Stmt::Trap] => self.is_trap_too(call),
            _ => false,
        }
    }

    /// A loop: `while` or `do` if it has one exit, at its start or end; otherwise `for (;;)`.
    fn r#loop(&mut self, label: Label, body: &[Stmt], targets: Targets<'_>) {
        let inside = Targets { end: &[label], r#break: targets.end, r#continue: Some(label) };
        let exit = |stmt: &Stmt| match stmt {
            Stmt::If(condition, exit, no)
                if no.is_empty()
                    && matches!(exit[..], [Stmt::Jump(to)] if targets.end.contains(&to)) =>
            {
                Some(not(condition.clone()))
            }
            _ => None,
        };
        if let [first, rest @ ..] = body
            && let Some(condition) = exit(first)
        {
            let condition = self.condition(&condition);
            if rest.is_empty() {
                self.line(&format!("while ({condition}) {{}}"));
            } else {
                self.line(&format!("while ({condition}) {{"));
                self.nested(rest, inside);
                self.line("}");
            }
            return;
        }
        // `continue` would go to the condition of a `do`, not to the start of its body.
        if let [first @ .., last] = body
            && let Some(condition) = exit(last)
            && jumps(first, label) == 0
        {
            self.line("do {");
            self.nested(first, Targets { end: &[], r#continue: None, ..inside });
            let condition = self.condition(&condition);
            self.line(&format!("}} while ({condition});"));
            return;
        }
        self.line("for (;;) {");
        self.nested(body, inside);
        self.line("}");
    }

    fn switch(&mut self, value: &Expr, arms: &[Arm], targets: Targets<'_>) {
        let value = self.expressions.value(value);
        self.line(&format!("switch ({value}) {{"));
        let inside = Targets { r#break: targets.end, ..targets };
        for arm in arms {
            let cases: Vec<_> = arm.cases.iter().map(|case| format!("case {case}:")).collect();
            self.line(
                if cases.is_empty() { "default:".to_owned() } else { cases.join(" ") }.as_str(),
            );
            self.nested(&arm.body, inside);
            // A compiler may not see that a jump to the end left earlier.
            let jumps_to_end = targets.end.iter().any(|&end| jumps(&arm.body, end) > 0);
            if falls_through(&arm.body) || jumps_to_end {
                self.line(" break;");
            }
        }
        self.line("}");
    }

    fn jump(&mut self, label: Label, targets: Targets<'_>) {
        if targets.r#break.contains(&label) {
            self.line("break;");
        } else if targets.r#continue == Some(label) {
            self.line("continue;");
        } else if label == END {
            self.line("return;");
        } else {
            let next = self.gotos.len() + 1;
            let number = *self.gotos.entry(label).or_insert(next);
            self.line(&format!("goto l{number};"));
        }
    }

    /// The label, if a `goto` names it, and what follows it on the line: C wants a statement there.
    fn label(&mut self, label: Label, then: &str) {
        if let Some(number) = self.gotos.get(&label) {
            let text = format!("l{number}:{then}\n");
            self.out.extend(std::iter::repeat_n(' ', self.indent - 1));
            self.out += &text;
        }
    }

    /// Results after the first are returned in variables.
    fn r#return(&mut self, values: &[Expr]) {
        for (i, value) in values.iter().skip(1).enumerate() {
            let value = self.expressions.operand(value);
            let variable = types::extra_result(i, value.of);
            self.line(&format!("{variable} = {};", value.value()));
        }
        match values.first() {
            Some(value) => {
                let value = self.expressions.value(value);
                self.line(&format!("return {value};"));
            }
            None => self.line("return;"),
        }
    }
}
