//! Blocks: most can be dissolved, once no jump to their end is left.

use crate::tree::{Expr, Label, Stmt, falls_through, jumps};

/// Dissolves the block at `i` of a list that ends at `ends`, or replaces the jumps to its label;
/// whether it did.
pub(super) fn dissolve(body: &mut Vec<Stmt>, i: usize, ends: &[Label]) -> bool {
    let (before, rest) = body.split_at_mut(i + 1);
    let Stmt::Block(label, inner) = &mut before[i] else { unreachable!() };
    let (label, count) = (*label, jumps(inner, *label));
    if count == 0 {
        let inner = std::mem::take(inner);
        body.splice(i..=i, inner);
        return true;
    }
    // As the last statement it ends where the list ends, so that jumps can name a label of that end.
    if rest.is_empty()
        && let Some(&end) = ends.first()
    {
        replace_jumps(inner, label, &[Stmt::Jump(end)]);
        let inner = std::mem::take(inner);
        body.splice(i..=i, inner);
        return true;
    }
    // A short statement follows that does not fall through: it takes the place of each jump.
    let short = match rest {
        [Stmt::Jump(_) | Stmt::Trap, ..] => true,
        [Stmt::Return(values), ..] => values
            .iter()
            .all(|value| matches!(value, Expr::Const(..) | Expr::Address(..) | Expr::Local(_))),
        _ => false,
    };
    if short {
        let leave = rest[0].clone();
        replace_jumps(inner, label, &[leave]);
        return true;
    }
    // What follows is reached by one jump only: it takes the place of that jump.
    if count == 1 && !rest.is_empty() && !falls_through(inner) && jumps_outside_loops(inner, label)
    {
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

/// Replaces each jump to the label by the statements.
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

/// Whether there is a jump to the label that no loop contains.
fn jumps_outside_loops(body: &[Stmt], label: Label) -> bool {
    body.iter().any(|stmt| match stmt {
        Stmt::Jump(to) => *to == label,
        Stmt::Loop(..) => false,
        other => other.bodies().into_iter().any(|body| jumps_outside_loops(body, label)),
    })
}
