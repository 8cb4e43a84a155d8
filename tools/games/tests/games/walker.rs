//! Rules by their moves as trees, and an interpreter that walks them: slow and plain, without code of the
//! tool.

use std::cell::Cell;

/// A number: a leaf, an operation, or a function.
#[derive(Clone)]
pub enum Number {
    Literal(i128),
    /// By its place among the names.
    Name(usize),
    Binary(char, Box<[Number; 2]>),
    Call(&'static str, Vec<Number>),
}

#[derive(Clone)]
pub enum Condition {
    Compare(Number, &'static str, Number),
    Holds(&'static str, Number),
    And(Box<[Condition; 2]>),
    Or(Box<[Condition; 2]>),
    Not(Box<Condition>),
}

pub enum Items {
    Range(Number, Number),
    List(Vec<Number>),
    Set(&'static str, Number),
}

pub struct Move {
    /// The parts, each with how many there are of it.
    pub parts: Vec<(Option<Number>, Vec<Number>)>,
    pub loops: Vec<Items>,
    pub conditions: Vec<Condition>,
}

pub struct Rules {
    /// How many numbers loops may still run through: then the rule is left alone.
    pub work: Cell<usize>,
    pub width: usize,
    pub moves: Vec<Move>,
}

pub const NAMES: [&str; 5] = ["a", "b", "x", "y", "z"];

impl Number {
    pub fn text(&self) -> String {
        match self {
            Number::Literal(n) => n.to_string(),
            Number::Name(place) => NAMES[*place].to_owned(),
            Number::Binary(sign, both) => format!("({} {sign} {})", both[0].text(), both[1].text()),
            Number::Call(name, of) => {
                let of: Vec<String> = of.iter().map(Number::text).collect();
                format!("{name}({})", of.join(", "))
            }
        }
    }

    /// The names in it, at least so many.
    pub fn names(&self) -> usize {
        match self {
            Number::Literal(_) => 0,
            Number::Name(place) => place + 1,
            Number::Binary(_, both) => both.iter().map(Number::names).max().unwrap(),
            Number::Call(_, of) => of.iter().map(Number::names).max().unwrap(),
        }
    }

    /// Its value; `None` if it has none in 64 bits.
    pub fn value(&self, names: &[i128]) -> Option<i128> {
        let value = match self {
            Number::Literal(n) => *n,
            Number::Name(place) => names[*place],
            Number::Binary(sign, both) => {
                let (a, b) = (both[0].value(names)?, both[1].value(names)?);
                let floor = |a: i128, b: i128| a.div_euclid(b.abs()) * b.signum();
                match sign {
                    '+' => a + b,
                    '-' => a - b,
                    '*' => a * b,
                    '^' => a.checked_pow(u32::try_from(b).ok()?)?,
                    _ if b == 0 => return None,
                    // Only positive divisors are made.
                    '/' => floor(a, b),
                    _ => a - floor(a, b) * b,
                }
            }
            Number::Call(name, of) => {
                let of = of.iter().map(|n| n.value(names)).collect::<Option<Vec<i128>>>()?;
                match *name {
                    "min" => *of.iter().min()?,
                    "max" => *of.iter().max()?,
                    "abs" => of[0].abs(),
                    "gcd" => gcd(of[0].abs(), of[1].abs()),
                    "xor" if of[0] >= 0 && of[1] >= 0 => of[0] ^ of[1],
                    "bits" if of[0] >= 0 => i128::from(of[0].count_ones()),
                    _ => return None,
                }
            }
        };
        i64::try_from(value).ok().map(i128::from)
    }
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

impl Condition {
    pub fn text(&self) -> String {
        match self {
            Condition::Compare(a, sign, b) => format!("{} {sign} {}", a.text(), b.text()),
            Condition::Holds(name, of) => format!("{name}({})", of.text()),
            Condition::And(both) => format!("({} and {})", both[0].text(), both[1].text()),
            Condition::Or(both) => format!("({} or {})", both[0].text(), both[1].text()),
            Condition::Not(of) => format!("not ({})", of.text()),
        }
    }

    pub fn names(&self) -> usize {
        match self {
            Condition::Compare(a, _, b) => a.names().max(b.names()),
            Condition::Holds(_, of) => of.names(),
            Condition::And(both) | Condition::Or(both) => both[0].names().max(both[1].names()),
            Condition::Not(of) => of.names(),
        }
    }

    pub fn holds(&self, rules: &Rules, names: &[i128]) -> Option<bool> {
        Some(match self {
            Condition::Compare(a, sign, b) => {
                let (a, b) = (a.value(names)?, b.value(names)?);
                match *sign {
                    "<" => a < b,
                    "<=" => a <= b,
                    "=" => a == b,
                    "!=" => a != b,
                    ">=" => a >= b,
                    _ => a > b,
                }
            }
            Condition::Holds(name, of) => {
                let n = of.value(names)?;
                match *name {
                    "even" => n % 2 == 0,
                    "odd" => n % 2 != 0,
                    "prime" => {
                        rules.spend(n.max(0).isqrt() / 100)?;
                        n > 1 && (2..n).take_while(|d| d * d <= n).all(|d| n % d != 0)
                    }
                    "square" => n >= 0 && (0..=1).any(|up| (n.isqrt() + up).pow(2) == n),
                    "pow2" => n > 0 && n.count_ones() == 1,
                    _ => {
                        let (mut a, mut b) = (1, 2);
                        while a < n {
                            (a, b) = (b, a + b);
                        }
                        a == n
                    }
                }
            }
            Condition::And(both) => both[0].holds(rules, names)? && both[1].holds(rules, names)?,
            Condition::Or(both) => both[0].holds(rules, names)? || both[1].holds(rules, names)?,
            Condition::Not(of) => !of.holds(rules, names)?,
        })
    }

    /// The parts that all must hold.
    fn conjuncts(&self) -> Vec<&Condition> {
        match self {
            Condition::And(both) => both.iter().flat_map(Condition::conjuncts).collect(),
            _ => vec![self],
        }
    }
}

impl Rules {
    pub fn text(&self) -> String {
        let tuple = |numbers: &[Number]| {
            let texts: Vec<String> = numbers.iter().map(Number::text).collect();
            if self.width == 1 { texts[0].clone() } else { format!("({})", texts.join(", ")) }
        };
        let moves = self.moves.iter().map(|one| {
            let parts = one.parts.iter().map(|(count, numbers)| {
                let count =
                    count.as_ref().map_or(String::new(), |count| format!("{} of ", count.text()));
                count + &tuple(numbers)
            });
            let mut text = parts.collect::<Vec<_>>().join(" & ");
            for (name, items) in NAMES[self.width..].iter().zip(&one.loops) {
                let items = match items {
                    Items::Range(from, to) => format!("{}..{}", from.text(), to.text()),
                    Items::List(list) => {
                        list.iter().map(Number::text).collect::<Vec<_>>().join(", ")
                    }
                    Items::Set(name, of) => format!("{name}({})", of.text()),
                };
                text += " for ";
                text += name;
                text += " in ";
                text += &items;
            }
            for condition in &one.conditions {
                text += " if ";
                text += &condition.text();
            }
            text
        });
        let names = NAMES[..self.width].join(", ");
        let names = if self.width == 1 { names } else { format!("({names})") };
        format!("{names} -> {}", moves.collect::<Vec<_>>().join("; "))
    }

    /// `None` if so many steps are more than may still be taken.
    fn spend(&self, steps: i128) -> Option<()> {
        let left = usize::try_from(steps).ok().and_then(|steps| self.work.get().checked_sub(steps));
        self.work.set(left.unwrap_or(0));
        left.map(drop)
    }

    /// The sums that the moves leave; `None` if the rule is wrong here.
    pub fn options(&self, position: &[i128]) -> Option<Vec<Vec<Vec<i128>>>> {
        let mut all = Vec::new();
        for one in &self.moves {
            one.options(self, &mut position.to_vec(), &mut all)?;
        }
        Some(all)
    }
}

impl Move {
    /// The moves in which the first names have these values.
    pub fn options(
        &self,
        rules: &Rules,
        names: &mut Vec<i128>,
        all: &mut Vec<Vec<Vec<i128>>>,
    ) -> Option<()> {
        let width = rules.width;
        // Each part of a condition is checked as soon as its names have values.
        let is_first = names.len() == width;
        for condition in self.conditions.iter().flat_map(Condition::conjuncts) {
            let due = condition.names().max(width);
            if (due == names.len() || (is_first && due < width))
                && !condition.holds(rules, names)?
            {
                return Some(());
            }
        }
        let Some(items) = self.loops.get(names.len() - width) else {
            let mut sum = Vec::new();
            for (count, numbers) in &self.parts {
                let count = count.as_ref().map_or(Some(1), |count| count.value(names))?;
                if count == 0 {
                    continue;
                }
                let part = numbers.iter().map(|n| n.value(names)).collect::<Option<Vec<_>>>()?;
                if count < 0 || part.iter().any(|&n| n < 0) {
                    return None;
                }
                // An even number of equal positions is worth nothing, but must be looked at.
                sum.extend((0..count.min(2 + count % 2)).map(|_| part.clone()));
            }
            all.push(sum);
            return Some(());
        };
        let values: Vec<i128> = match items {
            Items::Range(from, to) => {
                let (from, to) = (from.value(names)?, to.value(names)?);
                let most = i128::try_from(rules.work.get()).unwrap();
                (from..=to.min(from + most)).collect()
            }
            Items::List(numbers) => {
                numbers.iter().map(|n| n.value(names)).collect::<Option<_>>()?
            }
            Items::Set(name, of) => {
                let of = of.value(names).filter(|&of| of >= 0)?;
                if *name == "digits" {
                    (0..10).filter(|d| of.to_string().contains(&d.to_string())).collect()
                } else {
                    rules.spend(of)?;
                    (1..=of).filter(|d| of % d == 0).collect()
                }
            }
        };
        for value in values {
            rules.spend(1)?;
            names.push(value);
            self.options(rules, names, all)?;
            names.pop();
        }
        Some(())
    }
}
