//! What begins with a word or a bracket: names, functions, tables and membership; and what only formulas have, `if` with
//! a value, exceptions, the golden ratio, and their own values at smaller numbers.

use super::expression::{inner, node, tuple};
use super::function::{Function, known_function, unknown};
use super::syntax::{Comparison, Expression, Golden, Node, Operator};
use super::token::{BRACKETS, KEYWORDS, Kind, MOST_ENTRIES, Tokens};
use crate::error::Result;
use std::collections::HashSet;

/// Reads one of these.
pub fn first(tokens: &mut Tokens, depth: usize) -> Result<Node> {
    let token = tokens.peek().clone();
    let is_formula = tokens.is_formula();
    if tokens.eat("[") {
        let all = tokens.entries("]", |tokens| inner(tokens, depth))?;
        entry(tokens, all, depth)
    } else if is_formula && tokens.eat("if") {
        choice(tokens, depth)
    } else if is_formula && tokens.eat("{") {
        cases(tokens, depth)
    } else if is_formula && tokens.eat("phi") {
        golden(tokens)
    } else if tokens.is("{") {
        Err(tokens.error_at(
            token.at,
            "expected a number or a name: numbers are listed without brackets, as in `for d in 1, 3, 4`, \
             and moves have `;` between them",
        ))
    } else if let Kind::Name(name) = token.kind
        && !KEYWORDS.contains(&&*name)
    {
        tokens.take();
        if is_formula && name == "g" && tokens.eat("(") {
            let of = inner(tokens, depth)?;
            tokens.expect(")")?;
            Ok(Node::Again(Box::new(of)))
        } else if tokens.is("(") && tokens.peek().at == token.end {
            call(tokens, &name, token.at, depth)
        } else {
            // Its place is known when all is read.
            Ok(Node::Name(name, 0))
        }
    } else {
        Err(tokens.expected("a number or a name"))
    }
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

/// `[a, b][i]`, from the second bracket on.
pub fn entry(tokens: &mut Tokens, mut all: Vec<Expression>, depth: usize) -> Result<Node> {
    if !tokens.eat("[") {
        let list = if tokens.is_formula() {
            ""
        } else {
            "; numbers are listed without brackets, as in `for d in 1, 3, 4`"
        };
        return Err(tokens.expected(&format!(
            "`[` and the index into the table, as in `[0, 1, 2][n % 3]`{list}"
        )));
    }
    all.push(inner(tokens, depth)?);
    tokens.expect("]")?;
    Ok(Node::Table(all))
}

/// `x in [a, b]` or `x not in [a, b]`, after x, in brackets of any kind; in rules it is `x = a or x = b`.
pub fn among(tokens: &mut Tokens, left: Expression, depth: usize) -> Result<Expression> {
    let at = tokens.peek().at;
    let is_not = tokens.eat("not");
    tokens.expect("in")?;
    let Some((_, close)) = BRACKETS.into_iter().find(|(open, _)| tokens.eat(open)) else {
        return Err(tokens.expected("numbers in brackets, as in `n % 7 in [0, 2]`"));
    };
    let all = tokens.entries(close, |tokens| inner(tokens, depth))?;
    let found = if tokens.is_formula() {
        node(tokens, Node::Among([vec![left], all].concat()), at)?
    } else {
        let equal = |one| {
            node(tokens, Node::Compare(vec![left.clone(), one], vec![Comparison::Equal]), left.at)
        };
        any_of(tokens, &all.into_iter().map(equal).collect::<Result<Vec<_>>>()?, at)?
    };
    if is_not { node(tokens, Node::Not(Box::new(found)), at) } else { Ok(found) }
}

/// That one of these conditions holds, nested as little as may be.
fn any_of(tokens: &Tokens, all: &[Expression], at: usize) -> Result<Expression> {
    if let [one] = all {
        return Ok(one.clone());
    }
    let (first, second) = all.split_at(all.len().div_ceil(2));
    let both = [any_of(tokens, first, at)?, any_of(tokens, second, at)?];
    node(tokens, Node::Or(both.into()), at)
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
        if !tokens.eat(",") {
            break;
        }
    }
    if !tokens.eat("}") {
        return Err(tokens.expected("`,` and another position, or `}`"));
    }
    if !tokens.eat("else") {
        return Err(tokens.expected("`else` and the value of all other positions"));
    }
    values.push(inner(tokens, depth)?);
    Ok(Node::Cases(keys, values))
}

/// `3` or `(1, 2)`.
fn position(tokens: &mut Tokens) -> Result<Vec<i64>> {
    let one = |tokens: &mut Tokens| {
        let what = "a position, as in `{3: 1, 9: 7} else n % 4`";
        tokens.number().ok_or_else(|| tokens.expected(what))
    };
    if !tokens.eat("(") {
        return Ok(vec![one(tokens)?]);
    }
    let all = tokens.list(one)?;
    tokens.expect(")")?;
    Ok(all)
}

/// `phi` or `phi^2`, from its power on.
fn golden(tokens: &mut Tokens) -> Result<Node> {
    // Of bits it has none: after it `^` is the power too.
    if !tokens.eat("^") && !tokens.eat("**") {
        return Ok(Node::Phi(Golden::Ratio));
    }
    if tokens.peek().kind != Kind::Number(2) {
        return Err(tokens.expected("2, as in `floor(n * phi^2)`"));
    }
    tokens.take();
    Ok(Node::Phi(Golden::Square))
}

/// `name(a, b)`, from the bracket on.
fn call(tokens: &mut Tokens, name: &str, at: usize, depth: usize) -> Result<Node> {
    let is_formula = tokens.is_formula();
    let known = match known_function(name, is_formula) {
        None if name != "floor" => return Err(tokens.error_at(at, &unknown(name, is_formula))),
        known => known,
    };
    let arguments = tuple(tokens, depth)?;
    let Some(function) = known.filter(|function| *function != Function::Ceil) else {
        let is_golden = is_formula && known.is_none();
        let or = if is_golden { " or `floor(n * phi)`" } else { "" };
        let message = format!("`{name}` is of a quotient, as in `{name}(n / 2)`{or}");
        return rounded(known, &arguments).ok_or_else(|| tokens.error_at(at, &message));
    };
    let (arity, found) = (function.arity(), arguments.len());
    let is_fold = matches!(function, Function::Min | Function::Max);
    let function = match function {
        Function::Digitsum if is_formula && found == 2 => Function::DigitsumBase,
        Function::Zeckendorf if is_formula && found == 2 => Function::Takeaway,
        _ if found == arity || is_fold && found > arity => function,
        _ => {
            let more = if is_fold { " or more" } else { "" };
            let s = if arity == 1 { "" } else { "s" };
            let message = format!("`{name}` is of {arity}{more} number{s}, found {found}");
            return Err(tokens.error_at(at, &message));
        }
    };
    let mut arguments = arguments.into_iter();
    let first = Node::Call(function, arguments.by_ref().take(function.arity()).collect());
    // Of three and more numbers, that of two and the next one.
    arguments.try_fold(first, |before, next| {
        Ok(Node::Call(function, vec![node(tokens, before, at)?, next]))
    })
}

/// `floor` or `ceil` of a quotient, as division rounds down; and `floor` of a number times phi or its square.
fn rounded(ceil: Option<Function>, of: &[Expression]) -> Option<Node> {
    let [Expression { kind: Node::Binary(operator, both), .. }] = of else { return None };
    match (operator, ceil, &both[0].kind, &both[1].kind) {
        (Operator::Divide, Some(ceil), ..) => Some(Node::Call(ceil, both.to_vec())),
        (Operator::Divide, None, ..) => Some(Node::Binary(Operator::Divide, both.clone())),
        (Operator::Multiply, None, _, Node::Phi(golden)) => {
            Some(Node::Floor(*golden, Box::new(both[0].clone())))
        }
        (Operator::Multiply, None, Node::Phi(golden), _) => {
            Some(Node::Floor(*golden, Box::new(both[1].clone())))
        }
        _ => None,
    }
}
