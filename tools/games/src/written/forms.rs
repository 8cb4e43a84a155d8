//! What only formulas have: `if` with a value, tables, exceptions, the golden ratio, and their own values at smaller
//! numbers; and membership.

use super::checks::build;
use super::expression::{OR, any};
use super::syntax::{Comparison, Expression, Golden, Node, Operator};
use super::token::{Kind, Tokens};
use crate::error::Result;
use std::collections::HashSet;

/// The most entries of a table, and the most exceptions.
const MOST_ENTRIES: usize = 100_000;

/// Whether one of these forms is next, where a number or a condition begins.
pub fn begins(tokens: &Tokens) -> bool {
    ["if", "[", "{", "phi", "g"].iter().any(|word| tokens.is(word))
}

pub fn first(tokens: &mut Tokens, depth: usize) -> Result<Expression> {
    let at = tokens.peek().at;
    let node = if tokens.eat("if")? {
        choice(tokens, depth)?
    } else if tokens.eat("[")? {
        table(tokens, depth)?
    } else if tokens.eat("{")? {
        cases(tokens, depth)?
    } else if tokens.eat("g")? {
        again(tokens, depth)?
    } else {
        tokens.take()?;
        golden(tokens)?
    };
    build(tokens, node, at)
}

/// `if c then a else b`, from `c` on.
fn choice(tokens: &mut Tokens, depth: usize) -> Result<Node> {
    let condition = inner(tokens, depth)?;
    tokens.expect("then")?;
    let yes = inner(tokens, depth)?;
    tokens.expect("else")?;
    let no = inner(tokens, depth)?;
    Ok(Node::If(Box::new([condition, yes, no])))
}

/// `[a, b][i]`, from `a` on.
fn table(tokens: &mut Tokens, depth: usize) -> Result<Node> {
    let mut all = entries(tokens, "]", depth)?;
    if !tokens.is("[") {
        let list = if tokens.is_formula() {
            ""
        } else {
            "; numbers are listed without brackets, as in `for d in 1, 3, 4`"
        };
        return Err(tokens.expected(&format!(
            "`[` and the index into the table, as in `[0, 1, 2][n % 3]`{list}"
        )));
    }
    tokens.take()?;
    all.push(inner(tokens, depth)?);
    tokens.expect("]")?;
    Ok(Node::Table(all))
}

/// `x in [a, b]`, from `in` on, in brackets of any kind; in rules it is `x = a or x = b`.
pub fn among(tokens: &mut Tokens, left: Expression, depth: usize) -> Result<Node> {
    tokens.expect("in")?;
    let Some((_, close)) = BRACKETS.into_iter().find(|(open, _)| tokens.is(open)) else {
        return Err(tokens.expected("numbers in brackets, as in `n % 7 in [0, 2]`"));
    };
    tokens.take()?;
    let all = entries(tokens, close, depth)?;
    if tokens.is_formula() {
        return Ok(Node::Among([vec![left], all].concat()));
    }
    let equal = |one: Expression| Node::Compare(vec![left.clone(), one], vec![Comparison::Equal]);
    let mut all: Vec<Node> = all.into_iter().map(equal).collect();
    while all.len() > 1 {
        let of_two = |two: &[Node]| match two {
            [a, b] => {
                let both = [build(tokens, a.clone(), left.at)?, build(tokens, b.clone(), left.at)?];
                Ok(Node::Or(both.into()))
            }
            _ => Ok(two[0].clone()),
        };
        all = all.chunks(2).map(of_two).collect::<Result<_>>()?;
    }
    Ok(all.swap_remove(0))
}

/// The brackets of lists.
pub const BRACKETS: [(&str, &str); 3] = [("[", "]"), ("(", ")"), ("{", "}")];

/// Numbers with commas between them, and a bracket.
fn entries(tokens: &mut Tokens, close: &'static str, depth: usize) -> Result<Vec<Expression>> {
    let mut count = 0;
    let all = tokens.list(|tokens| {
        count += 1;
        if count > MOST_ENTRIES {
            return Err(tokens.expected(&format!("at most {MOST_ENTRIES} entries")));
        }
        inner(tokens, depth)
    })?;
    if !tokens.eat(close)? {
        return Err(tokens.expected(&format!("`,` and another number, or `{close}`")));
    }
    Ok(all)
}

/// `{3: a, (1, 2): b} else c`, from the first position on.
fn cases(tokens: &mut Tokens, depth: usize) -> Result<Node> {
    let (mut keys, mut values): (Vec<Vec<i64>>, Vec<Expression>) = Default::default();
    let mut known = HashSet::new();
    loop {
        let at = tokens.peek().at;
        let key = position(tokens)?;
        if !known.insert(key.clone()) {
            return Err(tokens.error_at(at, "this position is there twice"));
        }
        keys.push(key);
        tokens.expect(":")?;
        values.push(inner(tokens, depth)?);
        if keys.len() > MOST_ENTRIES {
            return Err(tokens.expected(&format!("at most {MOST_ENTRIES} positions")));
        }
        if !tokens.eat(",")? {
            break;
        }
    }
    if !tokens.eat("}")? {
        return Err(tokens.expected("`,` and another position, or `}`"));
    }
    if !tokens.is("else") {
        return Err(tokens.expected("`else` and the value of all other positions"));
    }
    tokens.take()?;
    values.push(inner(tokens, depth)?);
    Ok(Node::Cases(keys, values))
}

/// `g(n / 2)`, from the bracket on; without one, a variable of this name.
fn again(tokens: &mut Tokens, depth: usize) -> Result<Node> {
    if !tokens.eat("(")? {
        return Ok(Node::Name("g".to_owned(), 0));
    }
    let of = inner(tokens, depth)?;
    tokens.expect(")")?;
    Ok(Node::Again(Box::new(of)))
}

/// `3` or `(1, 2)`.
fn position(tokens: &mut Tokens) -> Result<Vec<i64>> {
    let one = |tokens: &mut Tokens| {
        let Kind::Number(number) = tokens.peek().kind else {
            return Err(tokens.expected("a position, as in `{3: 1, 9: 7} else n % 4`"));
        };
        tokens.take()?;
        Ok(number)
    };
    if !tokens.eat("(")? {
        return Ok(vec![one(tokens)?]);
    }
    let all = tokens.list(one)?;
    tokens.expect(")")?;
    Ok(all)
}

fn golden(tokens: &mut Tokens) -> Result<Node> {
    // Of bits it has none: after it `^` is the power too.
    if !tokens.eat("^")? && !tokens.eat("**")? {
        return Ok(Node::Phi(Golden::Ratio));
    }
    if tokens.peek().kind != Kind::Number(2) {
        return Err(tokens.expected("2, as in `floor(n * phi^2)`"));
    }
    tokens.take()?;
    Ok(Node::Phi(Golden::Square))
}

/// `floor` of a number times phi or its square.
pub fn floor(of: &[Expression]) -> Option<Node> {
    let [Expression { kind: Node::Binary(Operator::Multiply, both), .. }] = of else {
        return None;
    };
    let (golden, factor) = match (&both[0].kind, &both[1].kind) {
        (_, Node::Phi(golden)) => (*golden, 0),
        (Node::Phi(golden), _) => (*golden, 1),
        _ => return None,
    };
    let factor = both[factor].clone();
    Some(Node::Floor(golden, Box::new(factor)))
}

/// An expression inside of a form.
fn inner(tokens: &mut Tokens, depth: usize) -> Result<Expression> {
    any(tokens, OR, depth + 1)
}
