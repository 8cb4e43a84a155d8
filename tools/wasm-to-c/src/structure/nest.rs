//! Jumps forward over statements become `if` and `else` around them.

use crate::tree::{Label, Stmt, not};

/// Nests what follows an `if` that jumps over it to the end of the list: it becomes the `else`, or the
/// body of the `if` with the condition negated. `ends` are the labels at the end of the list.
pub(super) fn rewrite(body: &mut Vec<Stmt>, ends: &[Label]) {
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
        let after = if is_last { ends.to_vec() } else { vec![] };
        match &mut body[i] {
            Stmt::Block(label, inner) => {
                let mut inside = vec![*label];
                inside.extend(&after);
                rewrite(inner, &inside);
            }
            Stmt::Loop(label, inner) => rewrite(inner, &[*label]),
            other => other.bodies_mut().into_iter().for_each(|body| rewrite(body, &after)),
        }
        i += 1;
    }
}
