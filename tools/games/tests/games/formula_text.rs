//! Formulas written again for the tests: a tree that prints itself and is evaluated plainly.

use rand::RngExt;
use rand_pcg::Pcg64Mcg;

/// A number or a condition (1 or 0).
#[derive(Clone, Debug)]
pub enum Tree {
    Number(i64),
    Variable(usize),
    /// Operators between two numbers, and functions of two.
    Two(&'static str, Box<Tree>, Box<Tree>),
    One(&'static str, Box<Tree>),
    If(Box<Tree>, Box<Tree>, Box<Tree>),
    Table(Vec<Tree>, Box<Tree>),
    Among(Box<Tree>, Vec<Tree>),
    Cases(Vec<(Vec<u64>, i64)>, Box<Tree>),
}

use Tree::{Among, Cases, If, Number, One, Table, Two, Variable};

const OPERATORS: [&str; 11] = ["+", "-", "*", "/", "%", "^", "&", "|", "<<", ">>", "**"];
const COMPARISONS: [&str; 6] = ["=", "!=", "<", "<=", ">", ">="];
const CALLS: [&str; 4] = ["min", "max", "gcd", "digitsum"];
const SINGLE: [&str; 8] =
    ["lowbit", "highbit", "popcount", "ctz", "abs", "log2", "sqrt", "digitsum"];
const TESTS: [&str; 4] = ["even", "odd", "pow2", "square"];

fn list(items: &[Tree], names: &[&str]) -> String {
    items.iter().map(|item| item.text(names)).collect::<Vec<_>>().join(", ")
}

impl Tree {
    /// As it is typed, with more brackets than are needed.
    pub fn text(&self, names: &[&str]) -> String {
        let text = |tree: &Tree| tree.text(names);
        match self {
            Number(n) => n.to_string(),
            Variable(place) => names[*place].to_owned(),
            Two(name, a, b) if CALLS.contains(name) => format!("{name}({}, {})", text(a), text(b)),
            Two(sign, a, b) => format!("({} {sign} {})", text(a), text(b)),
            One("not", a) => format!("(not {})", text(a)),
            One(name, a) => format!("{name}({})", text(a)),
            If(c, a, b) => format!("(if {} then {} else {})", text(c), text(a), text(b)),
            Table(all, index) => format!("[{}][{}]", list(all, names), text(index)),
            Among(a, all) => format!("({} in [{}])", text(a), list(all, names)),
            Cases(cases, other) => {
                let key = |key: &[u64]| match key {
                    [one] => one.to_string(),
                    all => format!(
                        "({})",
                        all.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
                    ),
                };
                let cases = cases.iter().map(|(at, value)| format!("{}: {value}", key(at)));
                format!("({{{}}} else {})", cases.collect::<Vec<_>>().join(", "), text(other))
            }
        }
    }

    /// Its value, if it has one.
    pub fn value(&self, position: &[u64]) -> Option<i128> {
        let value = |tree: &Tree| tree.value(position);
        Some(match self {
            Number(n) => i128::from(*n),
            Variable(place) => i128::from(position[*place]),
            Two("and", a, b) => i128::from(value(a)? == 1 && value(b)? == 1),
            Two("or", a, b) => i128::from(value(a)? == 1 || value(b)? == 1),
            Two(name, a, b) => return two(name, value(a)?, value(b)?),
            One(name, a) => return one(name, value(a)?),
            If(c, a, b) => return value(if value(c)? == 1 { a } else { b }),
            Table(all, index) => {
                return value(all.get(usize::try_from(value(index)?).ok()?)?);
            }
            Among(a, all) => {
                let a = value(a)?;
                for b in all {
                    if value(b)? == a {
                        return Some(1);
                    }
                }
                0
            }
            Cases(cases, other) => match cases.iter().find(|(at, _)| at == position) {
                Some((_, value)) => i128::from(*value),
                None => return value(other),
            },
        })
    }

    /// A random number, at most so deep.
    pub fn random(random: &mut Pcg64Mcg, variables: usize, depth: u32) -> Tree {
        let mut inner = || Box::new(Tree::random(random, variables, depth - 1));
        let (a, b) =
            if depth > 0 { (inner(), inner()) } else { (Box::new(Number(0)), Box::new(Number(0))) };
        match if depth == 0 { random.random_range(0..3) } else { random.random_range(2..16) } {
            0 => Number(random.random_range(0..10)),
            1 | 2 => Variable(random.random_range(0..variables)),
            3..=7 => Two(OPERATORS[random.random_range(0..11)], a, b),
            8 | 9 => Two(CALLS[random.random_range(0..4)], a, b),
            10 | 11 => One(SINGLE[random.random_range(0..8)], a),
            12 => {
                let count = random.random_range(2..6);
                let entries = (0..count).map(|_| Tree::random(random, variables, 0)).collect();
                let size = Box::new(Number(count));
                Table(entries, Box::new(Two("%", b, size)))
            }
            13 => Cases(vec![(vec![random.random_range(0..5); variables], 3)], a),
            _ => If(Box::new(Tree::random_condition(random, variables, depth - 1)), a, b),
        }
    }

    /// A random condition.
    pub fn random_condition(random: &mut Pcg64Mcg, variables: usize, depth: u32) -> Tree {
        let number = |random: &mut Pcg64Mcg| Box::new(Tree::random(random, variables, depth));
        match if depth == 0 { 0 } else { random.random_range(0..6) } {
            0..=2 => Two(COMPARISONS[random.random_range(0..6)], number(random), number(random)),
            3 => One(TESTS[random.random_range(0..4)], number(random)),
            4 => {
                let entries = (0..3).map(|_| Tree::random(random, variables, 0)).collect();
                Among(number(random), entries)
            }
            _ => {
                let mut inner = || Box::new(Tree::random_condition(random, variables, depth - 1));
                let (a, b) = (inner(), inner());
                match random.random_range(0..3) {
                    0 => Two("and", a, b),
                    1 => Two("or", a, b),
                    _ => One("not", a),
                }
            }
        }
    }

    /// Changes one number or operator, if there is one.
    pub fn change(&mut self, random: &mut Pcg64Mcg) {
        let mut places = Vec::new();
        self.changeable(&mut places);
        if places.is_empty() {
            return;
        }
        let which = random.random_range(0..places.len());
        match places.swap_remove(which) {
            Place::Number(n) => *n = (*n + if random.random_bool(0.5) { 1 } else { -1 }).abs(),
            Place::Position(n) => *n += 1,
            Place::Operator(sign) => {
                let others =
                    if COMPARISONS.contains(sign) { &COMPARISONS[..] } else { &OPERATORS[..] };
                *sign = others[random.random_range(0..others.len())];
            }
        }
    }

    fn changeable<'a>(&'a mut self, places: &mut Vec<Place<'a>>) {
        match self {
            Number(n) => places.push(Place::Number(n)),
            Variable(_) => {}
            Two(sign, a, b) => {
                if OPERATORS.contains(sign) || COMPARISONS.contains(sign) {
                    places.push(Place::Operator(sign));
                }
                a.changeable(places);
                b.changeable(places);
            }
            One(_, a) => a.changeable(places),
            If(c, a, b) => {
                for tree in [c, a, b] {
                    tree.changeable(places);
                }
            }
            Table(all, a) | Among(a, all) => {
                for tree in all.iter_mut() {
                    tree.changeable(places);
                }
                a.changeable(places);
            }
            Cases(cases, a) => {
                // A second position of the same numbers would be an error.
                let is_single = cases.len() == 1;
                for (at, value) in cases {
                    places.extend(at.iter_mut().filter(|_| is_single).map(Place::Position));
                    places.push(Place::Number(value));
                }
                a.changeable(places);
            }
        }
    }
}

/// What can be changed.
enum Place<'a> {
    Number(&'a mut i64),
    Position(&'a mut u64),
    Operator(&'a mut &'static str),
}

fn natural(n: i128) -> Option<i128> {
    Some(n).filter(|n| *n >= 0)
}

fn floor(a: i128, b: i128) -> Option<i128> {
    if b == 0 {
        return None;
    }
    let mut quotient = a.checked_div(b)?;
    if quotient * b != a && (a < 0) != (b < 0) {
        quotient -= 1;
    }
    Some(quotient)
}

fn two(name: &str, a: i128, b: i128) -> Option<i128> {
    Some(match name {
        "+" => return a.checked_add(b),
        "-" => return a.checked_sub(b),
        "*" => return a.checked_mul(b),
        "/" => return floor(a, b),
        "%" => a - floor(a, b)? * b,
        "^" => natural(a)? ^ natural(b)?,
        "&" => natural(a)? & natural(b)?,
        "|" => natural(a)? | natural(b)?,
        "<<" => {
            let mut a = natural(a)?;
            natural(b)?;
            for _ in 0..if a == 0 { 0 } else { b } {
                a = a.checked_mul(2)?;
            }
            a
        }
        ">>" => (0..natural(b)?.min(130)).fold(natural(a)?, |a, _| a / 2),
        "**" => {
            natural(b)?;
            if a.abs() <= 1 {
                return Some(if b == 0 || a == 1 || (a == -1 && b % 2 == 0) { 1 } else { a });
            }
            let mut power = 1_i128;
            for _ in 0..b.min(200) {
                power = power.checked_mul(a)?;
            }
            power
        }
        "min" => a.min(b),
        "max" => a.max(b),
        "gcd" => {
            let (mut a, mut b) = (a.checked_abs()?, b.checked_abs()?);
            while b > 0 {
                (a, b) = (b, a % b);
            }
            a
        }
        "digitsum" => {
            let mut n = natural(a)?;
            let mut sum = 0;
            if b < 2 {
                return None;
            }
            while n > 0 {
                sum += n % b;
                n /= b;
            }
            sum
        }
        "=" => (a == b).into(),
        "!=" => (a != b).into(),
        "<" => (a < b).into(),
        "<=" => (a <= b).into(),
        ">" => (a > b).into(),
        ">=" => (a >= b).into(),
        _ => panic!("{name}"),
    })
}

fn one(name: &str, a: i128) -> Option<i128> {
    let power_of_two = |n: i128| n > 0 && (0..127).any(|k| n == 1 << k);
    Some(match name {
        "lowbit" | "highbit" if a == 0 => 0,
        "lowbit" => (0..127)
            .map(|k| 1 << k)
            .find(|p| natural(a).unwrap_or(1) % (2 * p) != 0)
            .filter(|_| a > 0)?,
        "highbit" => (0..127).map(|k| 1 << k).rfind(|p| *p <= a)?,
        "popcount" => (0..127).map(|k| natural(a).map(|a| a >> k & 1)).sum::<Option<i128>>()?,
        "ctz" => (0..127).find(|k| a > 0 && a >> k & 1 == 1)?,
        "abs" => a.checked_abs()?,
        "log2" => (0..127).rfind(|k| 1 << k <= a)?,
        "sqrt" => {
            let (mut low, mut high) = (0_i128, 1 << 64);
            natural(a)?;
            while high - low > 1 {
                let middle = i128::midpoint(low, high);
                if middle.checked_mul(middle).is_some_and(|square| square <= a) {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            low
        }
        "digitsum" => return two("digitsum", a, 10),
        "not" => 1 - a,
        "even" => (a % 2 == 0).into(),
        "pow2" => power_of_two(a).into(),
        "square" => (a >= 0 && one("sqrt", a)?.pow(2) == a).into(),
        "odd" => (a % 2 != 0).into(),
        _ => panic!("{name}"),
    })
}
