//! How an expression depends on one name: whether it is linear in it, and whether it rises or falls with it.

use super::super::function::Function;
use super::super::syntax::{Expression, Node, Operator};

/// What is known of an expression, as a function of one name, for all values of the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "they are not states: any of them may hold")]
pub struct Shape {
    /// The name is not in it.
    pub free: bool,
    pub linear: bool,
    /// It never becomes smaller as the name becomes larger, and so do all its parts, or the other way round.
    pub rises: bool,
    pub falls: bool,
}

const FREE: Shape = Shape { free: true, linear: true, rises: true, falls: true };
const NAME: Shape = Shape { free: false, linear: true, rises: true, falls: false };
const OTHER: Shape = Shape { free: false, linear: false, rises: false, falls: false };

impl Shape {
    /// The shape in the name at a place. `natural` says which names are never negative.
    pub fn of(one: &Expression, place: usize, natural: &[bool]) -> Shape {
        let of = |one: &Expression| Shape::of(one, place, natural);
        match &one.kind {
            Node::Name(_, own) if *own == place => NAME,
            _ if !one.mentions(&|own| own == place) => FREE,
            Node::Negative(one) => of(one).turned(),
            Node::Binary(operator, both) => {
                let (a, b) = (of(&both[0]), of(&both[1]));
                let all_natural = both.iter().all(|one| is_natural(one, natural));
                let rises_with = |other: Shape| Shape {
                    free: false,
                    linear: a.linear && b.linear,
                    rises: a.rises && other.rises,
                    falls: a.falls && other.falls,
                };
                match operator {
                    Operator::Add => rises_with(b),
                    Operator::Subtract => rises_with(b.turned()),
                    Operator::Multiply if a.free || b.free || all_natural => {
                        let linear = (a.free || b.free) && a.linear && b.linear;
                        let sure = Shape { linear, ..rises_with(b) };
                        if all_natural {
                            sure
                        } else {
                            Shape { rises: false, falls: false, ..sure }
                        }
                    }
                    Operator::Divide | Operator::Power if b.free && all_natural => {
                        Shape { linear: false, ..a }
                    }
                    _ => OTHER,
                }
            }
            Node::Call(function, all) => {
                let steady = match function {
                    Function::Min | Function::Max | Function::Sqrt | Function::Log2 => true,
                    Function::Ceil => of(&all[1]).free && is_natural(&all[1], natural),
                    _ => false,
                };
                let all = |has: fn(Shape) -> bool| steady && all.iter().all(|one| has(of(one)));
                Shape { rises: all(|one| one.rises), falls: all(|one| one.falls), ..OTHER }
            }
            _ => OTHER,
        }
    }

    fn turned(self) -> Shape {
        Shape { rises: self.falls, falls: self.rises, ..self }
    }

    /// Whether it is between what it is at the ends of a range.
    pub fn is_monotone(self) -> bool {
        self.linear || self.rises || self.falls
    }
}

/// Whether a number is known to be never negative.
pub fn is_natural(one: &Expression, natural: &[bool]) -> bool {
    let all = |all: &[Expression]| all.iter().all(|one| is_natural(one, natural));
    match &one.kind {
        Node::Number(number) => *number >= 0,
        Node::Name(_, place) => natural[*place],
        Node::Binary(Operator::Subtract, _) | Node::Negative(_) => false,
        Node::Binary(_, both) => all(&both[..]),
        Node::Call(Function::Min | Function::Ceil, of) => all(of),
        Node::Call(Function::Max, of) => of.iter().any(|one| is_natural(one, natural)),
        Node::Call(..) => true,
        _ => false,
    }
}

/// What of a sum is of one name alone, with 0 for all that is of others; `None` if some part is of both.
pub fn own_part(sum: &Expression, place: usize) -> Option<Expression> {
    if !sum.mentions(&|own| own == place) {
        return Some(Expression { kind: Node::Number(0), ..sum.clone() });
    }
    let kind = match &sum.kind {
        Node::Binary(operator @ (Operator::Add | Operator::Subtract), both) => {
            let [a, b] = &**both;
            Node::Binary(*operator, Box::new([own_part(a, place)?, own_part(b, place)?]))
        }
        Node::Negative(one) => Node::Negative(Box::new(own_part(one, place)?)),
        _ if !sum.mentions(&|own| own != place) => return Some(sum.clone()),
        _ => return None,
    };
    Some(Expression { kind, ..sum.clone() })
}
