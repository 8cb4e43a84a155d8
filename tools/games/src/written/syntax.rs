//! A rule as it is written: its syntax tree. The module `parse` has the grammar.

use super::function::{Function, Set};

/// A rule: the coordinates of a position, the moves, and how the game ends early.
#[derive(Clone, Debug)]
pub struct RuleText {
    /// From its first character to the one after its last, without brackets around it.
    pub text: std::ops::Range<usize>,
    /// The coordinates.
    pub names: Vec<Coordinate>,
    /// The moves.
    pub moves: Vec<Move>,
    /// `win if` and `lose if`.
    pub ends: Vec<End>,
}

/// The most numbers of a position.
pub const MOST_COORDINATES: usize = 8;

/// A coordinate of a position.
#[derive(Clone, Debug)]
pub struct Coordinate {
    pub name: String,
    /// Its smallest value.
    pub least: i64,
    /// Its largest value, if it has one.
    pub most: Option<i64>,
}

/// The player who makes a position with this condition has won, or lost.
#[derive(Clone, Debug)]
pub struct End {
    pub wins: bool,
    pub condition: Expression,
}

/// What a move leaves, for which numbers and under which conditions.
#[derive(Clone, Debug)]
pub struct Move {
    pub at: usize,
    /// The positions whose sum is left.
    pub parts: Vec<Part>,
    /// In the order in which they are written.
    pub clauses: Vec<Clause>,
}

/// A position that a move leaves, or `count` of them.
#[derive(Clone, Debug)]
pub struct Part {
    pub count: Option<Expression>,
    pub coordinates: Vec<Expression>,
}

/// `for` or `if`.
#[derive(Clone, Debug)]
pub enum Clause {
    For(Quantifier),
    If(Expression),
}

/// `for NAMES in ITEMS`.
#[derive(Clone, Debug)]
pub struct Quantifier {
    /// Where the first name is.
    pub at: usize,
    pub names: Vec<String>,
    pub items: Vec<Item>,
}

/// The numbers that a name runs through.
#[derive(Clone, Debug)]
pub enum Item {
    /// `from..to`, both included; none if `to` is below `from`.
    Range(Expression, Expression),
    /// A number for each name.
    Values(Vec<Expression>),
    /// `divisors(n)` and the like.
    Set(Set, Expression),
}

/// A number or a condition, and where its operator or first character is.
#[derive(Clone, Debug)]
pub struct Expression {
    pub kind: Node,
    pub at: usize,
    /// The height of the tree.
    pub height: usize,
}

/// What an expression is made of.
#[derive(Clone, Debug)]
pub enum Node {
    Number(i64),
    Name(String),
    Binary(Operator, Box<[Expression; 2]>),
    Negative(Box<Expression>),
    Call(Function, Vec<Expression>),
    /// `a < b <= c`: each sign compares its neighbours.
    Compare(Vec<Expression>, Vec<Comparison>),
    And(Box<[Expression; 2]>),
    Or(Box<[Expression; 2]>),
    Not(Box<Expression>),
    /// `[a, b][i]`: the entries, then the index.
    Table(Vec<Expression>),
    // The others are in formulas only.
    /// `if c then a else b`.
    If(Box<[Expression; 3]>),
    /// `x in [a, b]`: x, then the numbers.
    Among(Vec<Expression>),
    /// `{3: a, 9: b} else c`: the positions, and what is said of each, then of all others.
    Cases(Vec<Vec<i64>>, Vec<Expression>),
    /// `g(n / 2)`: the value of the formula at a smaller number.
    Again(Box<Expression>),
    /// `phi`, or its square: only in `floor`.
    Phi(Golden),
    /// `floor(n * phi)`.
    Floor(Golden, Box<Expression>),
}

/// A power of the golden ratio.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Golden {
    /// phi, the golden ratio (1 + sqrt 5) / 2.
    Ratio,
    /// Its square, phi + 1.
    Square,
}

/// An operation on two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operator {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Power,
}

/// A comparison of two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    Less,
    LessOrEqual,
    Equal,
    NotEqual,
    GreaterOrEqual,
    Greater,
}

impl Expression {
    /// Whether it is a condition, not a number.
    pub fn is_condition(&self) -> bool {
        match &self.kind {
            Node::Compare(..) | Node::And(_) | Node::Or(_) | Node::Not(_) | Node::Among(_) => true,
            Node::Call(function, _) => function.is_condition(),
            Node::If(parts) => parts[1].is_condition(),
            _ => false,
        }
    }

    /// The expressions that it is made of.
    pub fn children(&self) -> &[Expression] {
        match &self.kind {
            Node::Number(_) | Node::Name(_) | Node::Phi(_) => &[],
            Node::Binary(_, both) | Node::And(both) | Node::Or(both) => &both[..],
            Node::Negative(one) | Node::Not(one) | Node::Floor(_, one) | Node::Again(one) => {
                std::slice::from_ref(one)
            }
            Node::If(all) => &all[..],
            Node::Call(_, all)
            | Node::Compare(all, _)
            | Node::Among(all)
            | Node::Table(all)
            | Node::Cases(_, all) => all,
        }
    }

    /// Whether the value of the formula at a smaller number is in it.
    pub fn is_recursive(&self) -> bool {
        matches!(self.kind, Node::Again(_)) || self.children().iter().any(Expression::is_recursive)
    }

    /// Whether a table is in it.
    pub fn has_table(&self) -> bool {
        matches!(self.kind, Node::Table(_)) || self.children().iter().any(Expression::has_table)
    }

    /// Calls `each` with the names in it.
    pub fn for_each_name(&self, each: &mut impl FnMut(&str)) {
        if let Node::Name(name) = &self.kind {
            each(name);
        }
        self.children().iter().for_each(|child| child.for_each_name(each));
    }

    /// Whether a name is in it.
    pub fn mentions(&self, name: &str) -> bool {
        let mut found = false;
        self.for_each_name(&mut |other| found |= other == name);
        found
    }

    /// Whether its value depends on the position: by a name, or by exceptions.
    pub fn depends(&self) -> bool {
        matches!(self.kind, Node::Name(_) | Node::Cases(..) | Node::Again(_))
            || self.children().iter().any(Expression::depends)
    }

    /// The parts of a condition that all must hold.
    pub fn conjuncts(&self) -> Vec<&Expression> {
        match &self.kind {
            Node::And(both) => both.iter().flat_map(Expression::conjuncts).collect(),
            _ => vec![self],
        }
    }

    /// Whether it is this name and nothing else.
    pub fn is_name(&self, name: &str) -> bool {
        matches!(&self.kind, Node::Name(own) if own == name)
    }

    /// Whether both are written the same.
    pub fn is_same(&self, other: &Expression) -> bool {
        let same_kind = match (&self.kind, &other.kind) {
            (Node::Number(a), Node::Number(b)) => a == b,
            (Node::Name(a), Node::Name(b)) => a == b,
            (Node::Binary(a, _), Node::Binary(b, _)) => a == b,
            (Node::Call(a, _), Node::Call(b, _)) => a == b,
            (Node::Compare(_, a), Node::Compare(_, b)) => a == b,
            (a, b) => std::mem::discriminant(a) == std::mem::discriminant(b),
        };
        let (own, others) = (self.children(), other.children());
        same_kind
            && own.len() == others.len()
            && own.iter().zip(others).all(|(own, other)| own.is_same(other))
    }
}
