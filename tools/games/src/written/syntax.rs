//! A rule as it is written: its syntax tree. The module `parse` has the grammar.

use super::function::{Function, Set};

/// A rule: the coordinates of a position, the moves, and how the game ends early.
#[derive(Clone, Debug)]
pub struct RuleText {
    /// From its first character to the one after its last, without brackets around it.
    pub text: std::ops::Range<usize>,
    pub names: Vec<Coordinate>,
    pub moves: Vec<Move>,
    pub ends: Vec<End>,
    /// The positions that there are: all of which these hold.
    pub domain: Vec<Expression>,
}

pub const MOST_COORDINATES: usize = 8;

#[derive(Clone, Debug)]
pub struct Coordinate {
    pub name: String,
    pub least: i64,
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
    pub parts: Vec<Part>,
    pub conditions: Vec<Expression>,
    pub loops: Vec<Loop>,
}

/// A position that a move leaves, or `count` of them, or these for each value of a name.
#[derive(Clone, Debug)]
pub struct Part {
    pub at: usize,
    pub count: Option<Expression>,
    pub coordinates: Vec<Expression>,
    pub each: Option<Each>,
}

#[derive(Clone, Debug)]
pub struct Each {
    pub at: usize,
    pub name: String,
    pub place: usize,
    pub range: [Expression; 2],
}

#[derive(Clone, Debug)]
pub struct Loop {
    pub at: usize,
    pub names: Vec<String>,
    /// The place of the first name's value; those of the others follow.
    pub place: usize,
    pub items: Vec<Item>,
    /// The first conditions, if they are on the one name alone and its range always begins with the same number: those
    /// that satisfy them are found once.
    pub own: Vec<Expression>,
    /// The other conditions on names that have values from here on.
    pub conditions: Vec<Expression>,
}

impl Loop {
    /// The conditions in the order in which they are looked at.
    pub fn all_conditions(&self) -> impl Iterator<Item = &Expression> {
        self.own.iter().chain(&self.conditions)
    }
}

#[derive(Clone, Debug)]
pub enum Item {
    /// `from..to`, both included; none if `to` is below `from`.
    Range(Expression, Expression),
    Values(Vec<Expression>),
    /// `divisors(n)` and the like.
    Set(Set, Expression),
}

/// A number or a condition, and where its operator or first character is.
#[derive(Clone, Debug)]
pub struct Expression {
    pub kind: Node,
    pub at: usize,
    pub height: usize,
}

#[derive(Clone, Debug)]
pub enum Node {
    Number(i64),
    Name(String, usize),
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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Golden {
    /// phi, the golden ratio (1 + sqrt 5) / 2.
    Ratio,
    Square,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operator {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Power,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    Less,
    LessOrEqual,
    Equal,
    NotEqual,
    GreaterOrEqual,
    Greater,
}

/// The comparisons by their symbols in rules.
pub const COMPARISONS: [(&str, Comparison); 6] = [
    ("<", Comparison::Less),
    ("<=", Comparison::LessOrEqual),
    ("=", Comparison::Equal),
    ("!=", Comparison::NotEqual),
    (">=", Comparison::GreaterOrEqual),
    (">", Comparison::Greater),
];

impl Item {
    /// What its numbers are of.
    pub fn expressions(&self) -> Vec<&Expression> {
        match self {
            Item::Range(from, to) => vec![from, to],
            Item::Values(values) => values.iter().collect(),
            Item::Set(_, of) => vec![of],
        }
    }

    /// The same, to be changed.
    pub fn expressions_mut(&mut self) -> Vec<&mut Expression> {
        match self {
            Item::Range(from, to) => vec![from, to],
            Item::Values(values) => values.iter_mut().collect(),
            Item::Set(_, of) => vec![of],
        }
    }
}

impl Move {
    /// Whether it may leave several positions, or none.
    pub fn splits(&self) -> bool {
        self.parts.len() != 1 || self.parts[0].count.is_some() || self.parts[0].each.is_some()
    }
}

impl Expression {
    pub fn is_condition(&self) -> bool {
        match &self.kind {
            Node::Compare(..) | Node::And(_) | Node::Or(_) | Node::Not(_) | Node::Among(_) => true,
            Node::Call(function, _) => function.is_condition(),
            Node::If(parts) => parts[1].is_condition(),
            _ => false,
        }
    }

    pub fn children(&self) -> &[Expression] {
        match &self.kind {
            Node::Number(_) | Node::Name(..) | Node::Phi(_) => &[],
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

    pub fn children_mut(&mut self) -> &mut [Expression] {
        match &mut self.kind {
            Node::Number(_) | Node::Name(..) | Node::Phi(_) => &mut [],
            Node::Binary(_, both) | Node::And(both) | Node::Or(both) => &mut both[..],
            Node::Negative(one) | Node::Not(one) | Node::Floor(_, one) | Node::Again(one) => {
                std::slice::from_mut(one)
            }
            Node::If(all) => &mut all[..],
            Node::Call(_, all)
            | Node::Compare(all, _)
            | Node::Among(all)
            | Node::Table(all)
            | Node::Cases(_, all) => all,
        }
    }

    /// Whether it, or an expression in it, is so.
    pub fn any(&self, is_so: &impl Fn(&Expression) -> bool) -> bool {
        is_so(self) || self.children().iter().any(|child| child.any(is_so))
    }

    /// Whether the value of the formula at a smaller number is in it.
    pub fn is_recursive(&self) -> bool {
        self.any(&|one| matches!(one.kind, Node::Again(_)))
    }

    /// Whether the value at a place is in it.
    pub fn mentions(&self, places: &impl Fn(usize) -> bool) -> bool {
        self.any(&|one| matches!(one.kind, Node::Name(_, place) if places(place)))
    }

    /// Puts what `at` says for the place of a name there, if that is something.
    pub fn put(&mut self, at: &impl Fn(usize) -> Option<Node>) {
        if let Node::Name(_, place) = self.kind
            && let Some(other) = at(place)
        {
            self.kind = other;
        }
        self.children_mut().iter_mut().for_each(|child| child.put(at));
    }

    /// Whether its value depends on the position: by a name, or by exceptions.
    pub fn depends(&self) -> bool {
        self.any(&|one| matches!(one.kind, Node::Name(..) | Node::Cases(..) | Node::Again(_)))
    }

    /// The parts of a condition that all must hold.
    pub fn into_conjuncts(self) -> Vec<Expression> {
        match self.kind {
            Node::And(both) => both.into_iter().flat_map(Expression::into_conjuncts).collect(),
            _ => vec![self],
        }
    }
}
