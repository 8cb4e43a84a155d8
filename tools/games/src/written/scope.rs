//! The names of a rule: where their values are, and from which loop on.

use super::syntax::{Coordinate, Expression, Item, Move, Node};
use super::token::Tokens;
use crate::error::Result;

/// Gives all names of a move their places, and each condition the loop in which its names have values.
pub fn in_scope(tokens: &Tokens, mut one: Move, names: &[Coordinate]) -> Result<Move> {
    let mut scope: Vec<String> = names.iter().map(|name| name.name.clone()).collect();
    let mut waiting = std::mem::take(&mut one.conditions);
    one.conditions = ready(&mut waiting, &scope);
    for each in &mut one.loops {
        let numbers = each.items.iter_mut().flat_map(Item::expressions_mut);
        numbers.into_iter().try_for_each(|number| resolve(tokens, number, &scope))?;
        each.place = scope.len();
        for name in &each.names {
            add_name(tokens, &mut scope, (name, each.at))?;
        }
        each.conditions = ready(&mut waiting, &scope);
        if let [Item::Range(Expression { kind: Node::Number(_), .. }, _)] = each.items[..] {
            let is_own = |condition: &Expression| !condition.mentions(&|place| place != each.place);
            let count = each.conditions.iter().take_while(|condition| is_own(condition)).count();
            each.own = each.conditions.drain(..count).collect();
        }
    }
    waiting.iter_mut().try_for_each(|condition| resolve(tokens, condition, &scope))?;
    for part in &mut one.parts {
        let length = scope.len();
        if let Some(each) = &mut part.each {
            each.range.iter_mut().try_for_each(|end| resolve(tokens, end, &scope))?;
            each.place = length;
            add_name(tokens, &mut scope, (&each.name, each.at))?;
        }
        let numbers = part.count.iter_mut().chain(&mut part.coordinates);
        numbers.into_iter().try_for_each(|number| resolve(tokens, number, &scope))?;
        scope.truncate(length);
    }
    Ok(one)
}

fn add_name(tokens: &Tokens, scope: &mut Vec<String>, (name, at): (&String, usize)) -> Result<()> {
    if scope.contains(name) {
        let message = format!("the name `{name}` has a value already: expected a new name");
        return Err(tokens.error_at(at, &message));
    }
    scope.push(name.clone());
    Ok(())
}

/// The conditions whose names all have values; the others go on waiting.
fn ready(waiting: &mut Vec<Expression>, scope: &[String]) -> Vec<Expression> {
    let place = |name: &str| scope.iter().position(|known| known == name);
    waiting.extract_if(.., |condition| condition.resolve(&place).is_ok()).collect()
}

/// Gives the names of a number or condition their places.
pub fn resolve(tokens: &Tokens, number: &mut Expression, scope: &[String]) -> Result<()> {
    let place = |name: &str| scope.iter().position(|known| known == name);
    number.resolve(&place).map_err(|(at, name)| {
        let known = scope.join(", ");
        tokens.error_at(
            at,
            &format!("`{name}` has no value here; names with values: {known}; `for {name} in ...` gives it one"),
        )
    })
}
