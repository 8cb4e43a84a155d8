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
    /// The conditions on the position alone.
    pub conditions: Vec<Expression>,
    /// Each is inside of the one before.
    pub loops: Vec<Loop>,
}

/// A position that a move leaves, or `count` of them, or these for each value of a name.
#[derive(Clone, Debug)]
pub struct Part {
    pub count: Option<Expression>,
    pub coordinates: Vec<Expression>,
    pub each: Option<Each>,
}

/// `for NAME in FROM..TO`, of a part.
#[derive(Clone, Debug)]
pub struct Each {
    pub at: usize,
    pub name: String,
    /// The place of its value.
    pub place: usize,
    pub range: [Expression; 2],
}

/// `for NAMES in ITEMS`.
#[derive(Clone, Debug)]
pub struct Loop {
    /// Where the first name is.
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
    /// A name, and the place of its value.
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

impl Move {
    /// Whether it may leave several positions, or none.
    pub fn splits(&self) -> bool {
        self.parts.len() != 1 || self.parts[0].count.is_some() || self.parts[0].each.is_some()
    }
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

    fn children_mut(&mut self) -> &mut [Expression] {
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

    /// Whether the value of the formula at a smaller number is in it.
    pub fn is_recursive(&self) -> bool {
        matches!(self.kind, Node::Again(_)) || self.children().iter().any(Expression::is_recursive)
    }

    /// Whether the value at a place is in it.
    pub fn mentions(&self, places: &impl Fn(usize) -> bool) -> bool {
        matches!(self.kind, Node::Name(_, place) if places(place))
            || self.children().iter().any(|child| child.mentions(places))
    }

    /// Gives each name the place that `place` says.
    ///
    /// # Errors
    /// The first name that has none, and where it is.
    pub fn resolve(
        &mut self,
        place: &impl Fn(&str) -> Option<usize>,
    ) -> Result<(), (usize, String)> {
        if let Node::Name(name, own) = &mut self.kind {
            *own = place(name).ok_or_else(|| (self.at, name.clone()))?;
        }
        self.children_mut().iter_mut().try_for_each(|child| child.resolve(place))
    }

    /// Puts these in the places of the names.
    pub fn put(&mut self, at: &[Node]) {
        if let Node::Name(_, place) = self.kind {
            self.kind = at[place].clone();
        }
        self.children_mut().iter_mut().for_each(|child| child.put(at));
    }

    /// Whether its value depends on the position: by a name, or by exceptions.
    pub fn depends(&self) -> bool {
        matches!(self.kind, Node::Name(..) | Node::Cases(..) | Node::Again(_))
            || self.children().iter().any(Expression::depends)
    }

    /// The parts of a condition that all must hold.
    pub fn into_conjuncts(self) -> Vec<Expression> {
        match self.kind {
            Node::And(both) => both.into_iter().flat_map(Expression::into_conjuncts).collect(),
            _ => vec![self],
        }
    }
}
