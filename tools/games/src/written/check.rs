//! The one pass over what was read: numbers and conditions are where they may be, all names have values, and each
//! condition gets the loop after which it can be looked at.

use super::function::Function;
use super::loops::expected_position;
use super::syntax::{Expression, Item, Loop, Move, Node, Part, RuleText};
use crate::error::Result;
use crate::source::Source;

/// The names that have values, at their places.
pub struct Scope<'a> {
    source: &'a Source,
    is_formula: bool,
    names: Vec<String>,
}

/// Checks a rule, and gives its names their places.
pub fn check(rule: &mut RuleText, source: &Source) -> Result<()> {
    let names = rule.names.iter().map(|name| name.name.clone()).collect();
    let mut scope = Scope { source, is_formula: false, names };
    let ends = rule.ends.iter_mut().map(|end| &mut end.condition);
    for condition in ends.chain(&mut rule.domain) {
        scope.check(condition, true)?;
    }
    let width = rule.names.len();
    for one in &mut rule.moves {
        scope.one_move(one, width)?;
        scope.names.truncate(width);
    }
    Ok(())
}

impl Scope<'_> {
    pub fn of_formula<'a>(source: &'a Source, names: &[&str]) -> Scope<'a> {
        let names = names.iter().map(|&name| name.to_owned()).collect();
        Scope { source, is_formula: true, names }
    }

    fn one_move(&mut self, one: &mut Move, width: usize) -> Result<()> {
        for Loop { at, names, place, items, .. } in &mut one.loops {
            for number in items.iter_mut().flat_map(Item::expressions_mut) {
                self.check(number, false)?;
            }
            *place = self.names.len();
            names.iter().try_for_each(|name| self.add(name, *at))?;
        }
        let read = std::mem::take(&mut one.conditions);
        for mut condition in read.into_iter().flat_map(Expression::into_conjuncts) {
            let last = self.check(&mut condition, true)?;
            let inside = one.loops.iter_mut().rfind(|each| each.place <= last);
            inside.map_or(&mut one.conditions, |each| &mut each.conditions).push(condition);
        }
        one.loops.iter_mut().for_each(find_own);
        for part in &mut one.parts {
            let length = self.names.len();
            self.part(part, width)?;
            self.names.truncate(length);
        }
        Ok(())
    }

    fn part(&mut self, part: &mut Part, width: usize) -> Result<()> {
        if part.coordinates.len() != width {
            let message = expected_position(width, part.coordinates.len());
            return Err(self.source.error_at(part.at, &message));
        }
        if let Some(each) = &mut part.each {
            for end in &mut each.range {
                self.check(end, false)?;
            }
            each.place = self.names.len();
            self.add(&each.name, each.at)?;
        }
        for number in part.count.iter_mut().chain(&mut part.coordinates) {
            self.check(number, false)?;
        }
        Ok(())
    }

    fn add(&mut self, name: &String, at: usize) -> Result<()> {
        if self.names.contains(name) {
            let message = format!("the name `{name}` has a value already: expected a new name");
            return Err(self.source.error_at(at, &message));
        }
        self.names.push(name.clone());
        Ok(())
    }

    /// Checks that an expression is a condition, or is a number, and so on with its parts, whose names get their places: the
    /// last of these, or 0.
    pub fn check(&self, read: &mut Expression, condition: bool) -> Result<usize> {
        let mut last = 0;
        if let Node::Name(name, place) = &mut read.kind {
            let known = self.names.iter().position(|known| known == name);
            *place = known.ok_or_else(|| self.source.error_at(read.at, &self.no_value(name)))?;
            last = *place;
        }
        if self.is_formula {
            self.check_form(read)?;
        }
        let of_conditions = matches!(read.kind, Node::And(_) | Node::Or(_) | Node::Not(_));
        let is_condition = read.is_condition();
        let is_choice = matches!(read.kind, Node::If(_));
        for (place, part) in read.children_mut().iter_mut().enumerate() {
            let choice = is_choice && (place == 0 || is_condition);
            last = last.max(self.check(part, of_conditions || choice)?);
        }
        let message = match (condition, is_condition) {
            (true, false) => {
                let message = "expected a condition, such as `d < n` or `prime(d)`, found a number";
                // In rules `|` is a condition.
                let is_bits =
                    self.is_formula && matches!(read.kind, Node::Call(Function::Bitor, _));
                let hint = if is_bits {
                    "; in formulas `|` is the bitwise or, and divides(d, n) says that n is a multiple of d"
                } else {
                    ""
                };
                format!("{message}{hint}")
            }
            (false, true) => "expected a number, found a condition".to_owned(),
            _ => return Ok(last),
        };
        Err(self.source.error_at(read.at, &message))
    }

    fn no_value(&self, name: &str) -> String {
        let known = self.names.join(", ");
        if self.is_formula {
            return format!("`{name}` is no variable of the rule: expected {known}");
        }
        format!(
            "`{name}` has no value here; names with values: {known}; `for {name} in ...` gives it one"
        )
    }

    /// Checks that positions have as many numbers as there are variables, and that `phi` is only in `floor`.
    fn check_form(&self, read: &Expression) -> Result<()> {
        let message = match (&read.kind, self.names.len()) {
            (Node::Phi(_), _) => {
                "phi is no whole number: write floor(n * phi) or floor(n * phi^2)".to_owned()
            }
            (Node::Again(_), 2..) => {
                "g(...), the value at a smaller number, is in formulas of the value of one number only"
                    .to_owned()
            }
            (Node::Cases(keys, _), width) if keys.iter().any(|key| key.len() != width) => {
                let all = self.names.join(", ");
                let (as_in, each) = if width == 1 {
                    (all, "one number".to_owned())
                } else {
                    (format!("({all})"), format!("{width} numbers"))
                };
                format!("a position of the rule is {as_in}: expected {each} in each")
            }
            _ => return Ok(()),
        };
        Err(self.source.error_at(read.at, &message))
    }
}

/// Takes the first conditions on the one name of a loop alone, if its range always begins with the same number.
fn find_own(each: &mut Loop) {
    if let [Item::Range(Expression { kind: Node::Number(_), .. }, _)] = each.items[..] {
        let is_own = |condition: &&Expression| !condition.mentions(&|place| place != each.place);
        let count = each.conditions.iter().take_while(is_own).count();
        each.own = each.conditions.drain(..count).collect();
    }
}
