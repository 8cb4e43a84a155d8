//! From blocks and jumps to `if`, `else`, loops and `switch`; what is left is a `goto`.

use super::ast::{Arm, Binary, END, Expr, Function, Label, Stmt, Type, Unary};

/// Rewrites a body until nothing changes any more.
pub(super) fn function(function: &mut Function) {
    if function.results.is_empty() {
        // Its end is a return.
        returns_to_jumps(&mut function.body);
    }
    loop {
        let before = function.body.clone();
        sequence(&mut function.body, &[END]);
        nest(&mut function.body, &[END]);
        if function.body == before {
            break;
        }
    }
}

fn returns_to_jumps(body: &mut [Stmt]) {
    for stmt in body {
        if *stmt == Stmt::Return(vec![]) {
            *stmt = Stmt::Jump(END);
        }
        stmt.bodies_mut().into_iter().for_each(|body| returns_to_jumps(body));
    }
}

/// How often there is a jump to the label.
pub(super) fn jumps(body: &[Stmt], label: Label) -> usize {
    let mut count = 0;
    for stmt in body {
        stmt.walk(&mut |stmt| count += usize::from(*stmt == Stmt::Jump(label)));
    }
    count
}

/// Whether what follows the statements can be reached by their end.
pub(super) fn falls_through(body: &[Stmt]) -> bool {
    body.last().is_none_or(|last| match last {
        Stmt::Jump(_) | Stmt::Return(_) | Stmt::Exit(_) | Stmt::Trap | Stmt::Loop(..) => false,
        Stmt::Block(label, body) => falls_through(body) || jumps(body, *label) > 0,
        Stmt::If(_, yes, no) => falls_through(yes) || falls_through(no),
        Stmt::Switch(_, arms) => arms.iter().any(|arm| falls_through(&arm.body)),
        _ => true,
    })
}

/// Replaces each jump to the label.
fn replace_jumps(body: &mut Vec<Stmt>, label: Label, by: &[Stmt]) {
    let mut i = 0;
    while i < body.len() {
        if body[i] == Stmt::Jump(label) {
            body.splice(i..=i, by.iter().cloned());
            i += by.len();
        } else {
            body[i].bodies_mut().into_iter().for_each(|body| replace_jumps(body, label, by));
            i += 1;
        }
    }
}

/// What is true, as a condition is, where this condition is false.
pub(super) fn not(condition: Expr) -> Expr {
    match condition {
        Expr::Unary(Unary::Eqz, value) if value.is_truth() => *value,
        Expr::Unary(Unary::Eqz, value) => *value,
        Expr::Binary(op @ (Binary::AndAlso | Binary::OrElse), of, a, b) => {
            let op = if op == Binary::AndAlso { Binary::OrElse } else { Binary::AndAlso };
            Expr::binary(op, of, not(*a), not(*b))
        }
        Expr::Binary(op, of, a, b)
            if op.negated().is_some()
                && (!of.is_float() || matches!(op, Binary::Eq | Binary::Ne)) =>
        {
            Expr::Binary(op.negated().expect("as checked"), of, a, b)
        }
        other => Expr::unary(Unary::Eqz, other),
    }
}

/// Rewrites statements after which the program goes on at any of the labels `ends`, which are the
/// same place.
fn sequence(body: &mut Vec<Stmt>, ends: &[Label]) {
    let mut i = 0;
    while i < body.len() {
        // What cannot be reached.
        if !falls_through(&body[i..=i]) {
            body.truncate(i + 1);
        }
        let is_last = i + 1 == body.len();
        let stmt = &mut body[i];
        match stmt {
            Stmt::Block(label, inner) => {
                let mut inside = vec![*label];
                if is_last {
                    inside.extend(ends);
                }
                sequence(inner, &inside);
                if block(body, i, ends) {
                    continue;
                }
            }
            Stmt::Loop(label, inner) => sequence(inner, &[*label]),
            Stmt::If(condition, yes, no) => {
                let ends = if is_last { ends } else { &[] };
                sequence(yes, ends);
                sequence(no, ends);
                if let Expr::Const(_, value) = *condition {
                    let taken = std::mem::take(if value == 0 { no } else { yes });
                    body.splice(i..=i, taken);
                    continue;
                }
                if yes.is_empty() && no.is_empty() {
                    let condition = condition.clone();
                    if condition.acts() || condition.traps() {
                        body[i] = Stmt::Do(condition);
                    } else {
                        body.remove(i);
                    }
                    continue;
                }
                if conditional(body, i) {
                    continue;
                }
            }
            Stmt::Switch(value, arms) => {
                let ends = if is_last { ends } else { &[] };
                for arm in arms.iter_mut() {
                    sequence(&mut arm.body, ends);
                }
                if let Some(simple) = small_switch(value, arms) {
                    body[i] = simple;
                    continue;
                }
            }
            Stmt::Jump(label) if is_last && ends.contains(label) => {
                body.pop();
                continue;
            }
            _ => {}
        }
        i += 1;
    }
}

fn ends_of(is_last: bool, ends: &[Label]) -> &[Label] {
    if is_last { ends } else { &[] }
}

/// Dissolves the block at `i` if it can; whether it did.
fn block(body: &mut Vec<Stmt>, i: usize, ends: &[Label]) -> bool {
    let (before, rest) = body.split_at_mut(i + 1);
    let Stmt::Block(label, inner) = &mut before[i] else { unreachable!() };
    let (label, count) = (*label, jumps(inner, *label));
    if count == 0 {
        let inner = std::mem::take(inner);
        body.splice(i..=i, inner);
        return true;
    }
    // At the end of what is around it, it needs no label of its own.
    if rest.is_empty()
        && let Some(&end) = ends.first()
    {
        replace_jumps(inner, label, &[Stmt::Jump(end)]);
        let inner = std::mem::take(inner);
        body.splice(i..=i, inner);
        return true;
    }
    // What follows it is short and leaves: instead of each jump.
    let short = match rest {
        [Stmt::Jump(_) | Stmt::Trap, ..] => true,
        [Stmt::Return(values), ..] => {
            values.iter().all(|value| matches!(value, Expr::Const(..) | Expr::Local(_)))
        }
        _ => false,
    };
    if short {
        let leave = rest[0].clone();
        replace_jumps(inner, label, &[leave]);
        return true;
    }
    // What follows it is reached by one jump only: instead of the jump.
    if count == 1 && !rest.is_empty() && !falls_through(inner) && reaches(inner, label) {
        let mut rest = rest.to_vec();
        if falls_through(&rest) {
            let Some(&end) = ends.first() else { return false };
            rest.push(Stmt::Jump(end));
        }
        replace_jumps(inner, label, &rest);
        let inner = std::mem::take(inner);
        body.splice(i.., inner);
        return true;
    }
    false
}

/// Whether a jump to the label is outside of loops in the body.
fn reaches(body: &[Stmt], label: Label) -> bool {
    body.iter().any(|stmt| match stmt {
        Stmt::Jump(to) => *to == label,
        Stmt::Loop(..) => false,
        other => other.bodies().into_iter().any(|body| reaches(body, label)),
    })
}

/// Simplifies the `if` at `i` with what follows it; whether it did.
fn conditional(body: &mut Vec<Stmt>, i: usize) -> bool {
    let is_last = i + 1 == body.len();
    let Stmt::If(condition, yes, no) = &mut body[i] else { unreachable!() };
    if yes.is_empty() {
        let condition = not(condition.clone());
        body[i] = Stmt::If(condition, std::mem::take(no), vec![]);
        return true;
    }
    // One `if` in another.
    if no.is_empty()
        && yes.len() == 1
        && let Stmt::If(inner, then, otherwise) = &mut yes[0]
        && otherwise.is_empty()
    {
        let both = Expr::binary(Binary::AndAlso, Type::I32, condition.clone(), inner.clone());
        body[i] = Stmt::If(both, std::mem::take(then), vec![]);
        return true;
    }
    // An `else` after what leaves.
    if !no.is_empty() && !falls_through(yes) {
        let no = std::mem::take(no);
        body.splice((i + 1)..=i, no);
        return true;
    }
    if !no.is_empty() && !falls_through(no) {
        let after = std::mem::replace(yes, std::mem::take(no));
        *condition = not(condition.clone());
        body.splice((i + 1)..=i, after);
        return true;
    }
    if is_last || !no.is_empty() {
        return false;
    }
    // Two conditions for the same jump.
    let (before, rest) = body.split_at_mut(i + 1);
    let Stmt::If(condition, yes, _) = &mut before[i] else { unreachable!() };
    if let Stmt::If(second, then, otherwise) = &rest[0]
        && then == yes
        && otherwise.is_empty()
        && yes.len() == 1
        && !falls_through(yes)
    {
        *condition = Expr::binary(Binary::OrElse, Type::I32, condition.clone(), second.clone());
        body.remove(i + 1);
        return true;
    }
    false
}

/// A switch of one or two arms, as an `if`.
fn small_switch(value: &Expr, arms: &[Arm]) -> Option<Stmt> {
    let (default, others) = arms.split_last()?;
    match others {
        [] => {
            let mut body = default.body.clone();
            if value.acts() || value.traps() {
                body.insert(0, Stmt::Do(value.clone()));
            }
            Some(Stmt::If(Expr::u32(1), body, vec![]))
        }
        [arm] if arm.cases.len() == 1 => {
            let case = Expr::u32(arm.cases[0]);
            let is = Expr::binary(Binary::Eq, Type::I32, value.clone(), case);
            Some(Stmt::If(is, arm.body.clone(), default.body.clone()))
        }
        _ => None,
    }
}

/// What is guarded by an `if` that jumps over it to the end goes into it.
fn nest(body: &mut Vec<Stmt>, ends: &[Label]) {
    let mut i = 0;
    while i < body.len() {
        let is_last = i + 1 == body.len();
        if !is_last
            && let Stmt::If(condition, yes, no) = &mut body[i]
            && no.is_empty()
            && matches!(&yes[..], [.., Stmt::Jump(to)] if ends.contains(to))
        {
            yes.pop();
            let condition = condition.clone();
            let yes = std::mem::take(yes);
            let rest = body.split_off(i + 1);
            body[i] = if yes.is_empty() {
                Stmt::If(not(condition), rest, vec![])
            } else {
                Stmt::If(condition, yes, rest)
            };
        }
        let is_last = i + 1 == body.len();
        let after = ends_of(is_last, ends).to_vec();
        match &mut body[i] {
            Stmt::Block(label, inner) => {
                let mut inside = vec![*label];
                inside.extend(&after);
                nest(inner, &inside);
            }
            Stmt::Loop(label, inner) => nest(inner, &[*label]),
            other => other.bodies_mut().into_iter().for_each(|body| nest(body, &after)),
        }
        i += 1;
    }
}
