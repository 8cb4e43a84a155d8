//! The moves of a rule as a Rust function: `fn options(heap: u64) -> Vec<Vec<u64>>`, of what one move leaves of a heap.

use super::{Form, Formula, Writer, printed, rust_names};
use crate::error::{Error, Result};
use crate::game::{Game, Rule};
use crate::join;
use crate::written::Written;
use crate::written::function::Set;
use crate::written::syntax::{Expression, Item, Loop, Move, Node, Part};

/// No name of a rule has a `_`, where it is the same in Rust.
const START: &str =
    "fn options(heap: u64) -> Vec<Vec<u64>> {\n    let mut all_left = Vec::new();\n";
const END: &str = "    all_left\n}\n";

impl Game {
    /// That function, and what it uses.
    ///
    /// # Errors
    /// If its positions are not one number, or the game can end early.
    pub fn options_code(&self) -> Result<String> {
        match &self.rule {
            Rule::Heap(code) => Ok(code.options_code()),
            Rule::Written(rule) => rule.options_code(),
            _ => Err(Error::new(format!(
                "{}: expected a rule on heaps, or one by its moves of one number",
                self.name
            ))),
        }
    }
}

impl Written {
    fn options_code(&self) -> Result<String> {
        let (rule, source) = self.parts();
        if rule.names.len() != 1 || !rule.ends.is_empty() {
            let message = "expected a position of one number, and no `win if` or `lose if`";
            return Err(self.error(message));
        }
        let (mut text, mut helpers) = (String::new(), Vec::new());
        for one in &rule.moves {
            let mut names = vec![rule.names[0].name.clone()];
            let mut name = |place: usize, own: &str| {
                names.resize(names.len().max(place + 1), String::new());
                own.clone_into(&mut names[place]);
            };
            for each in &one.loops {
                each.names.iter().zip(each.place..).for_each(|(own, place)| name(place, own));
            }
            let each = one.parts.iter().filter_map(|part| part.each.as_ref());
            each.for_each(|each| name(each.place, &each.name));
            let body = one.parts[0].coordinates[0].clone();
            let formula = Formula { source: source.clone(), names, form: Form::Value, body };
            let (code, used) = moves(&formula, one)?;
            text += &code;
            helpers.extend(used);
        }
        let helpers = printed(&helpers, "i128");
        Ok(format!("/// What one move leaves of a heap.\n{START}{text}{END}{helpers}"))
    }
}

/// The lines of a move, and the functions that it calls.
fn moves(formula: &Formula, one: &Move) -> Result<(String, Vec<&'static str>)> {
    let name = |(place, name): (usize, &String)| match &rust_names(std::slice::from_ref(name))[0] {
        same if same == name => name.clone(),
        _ => format!("x{place}"),
    };
    let names: Vec<String> = formula.names.iter().enumerate().map(name).collect();
    let ranges = vec![(i64::MIN.into(), i64::MAX.into()); names.len() + 1];
    let used = vec![false; names.len()];
    let writer = Writer { formula, ranges, kind: "i128", names, used, helpers: Vec::new() };
    let first = format!("let {} = i128::from(heap);", writer.names[0]);
    let mut lines = Lines { writer, text: String::new(), depth: 1 };
    lines.open("");
    lines.line(&first);
    lines.conditions(&one.conditions)?;
    for each in &one.loops {
        lines.each(each)?;
    }
    lines.line("let mut left = Vec::new();");
    one.parts.iter().try_for_each(|part| lines.part(part))?;
    lines.line("all_left.push(left);");
    lines.close(1);
    Ok((lines.text, lines.writer.helpers))
}

struct Lines<'a> {
    writer: Writer<'a>,
    text: String,
    depth: usize,
}

impl Lines<'_> {
    fn line(&mut self, text: &str) {
        self.text.extend(["    ".repeat(self.depth).as_str(), text, "\n"]);
    }

    /// Begins a block, which `text` is before.
    fn open(&mut self, text: &str) {
        self.line(format!("{text} {{").trim_start());
        self.depth += 1;
    }

    /// Ends blocks down to a depth.
    fn close(&mut self, depth: usize) {
        while self.depth > depth {
            self.depth -= 1;
            self.line("}");
        }
    }

    fn code(&mut self, part: &Expression) -> Result<String> {
        Ok(self.writer.code(part)?.0)
    }

    fn conditions(&mut self, all: &[Expression]) -> Result<()> {
        for condition in all {
            let code = self.code(condition)?;
            self.open(&format!("if {code}"));
        }
        Ok(())
    }

    fn each(&mut self, each: &Loop) -> Result<()> {
        let names = join(&self.writer.names[each.place..each.place + each.names.len()], ", ");
        let names = if each.names.len() > 1 { format!("({names})") } else { names };
        let mut items = Vec::new();
        for item in &each.items {
            items.push(match item {
                Item::Range(from, to) => format!("{}..={}", self.code(from)?, self.code(to)?),
                Item::Values(all) => {
                    let all = all.iter().map(|one| self.code(one)).collect::<Result<Vec<_>>>()?;
                    let tuple = |one: &[String]| match one {
                        [one] => one.clone(),
                        more => format!("({})", more.join(", ")),
                    };
                    format!("[{}]", join(all.chunks(each.names.len()).map(tuple), ", "))
                }
                Item::Set(set, of) => set_code(*set, &self.code(of)?),
            });
        }
        let mut items = items.iter();
        let first = items.next().map_or("", String::as_str);
        let all =
            items.fold(first.to_owned(), |all, one| format!("({all}).into_iter().chain({one})"));
        self.open(&format!("for {names} in {all}"));
        self.conditions(&each.own)?;
        self.conditions(&each.conditions)
    }

    fn part(&mut self, part: &Part) -> Result<()> {
        let depth = self.depth;
        if let Some(each) = &part.each {
            let [from, to] = [self.code(&each.range[0])?, self.code(&each.range[1])?];
            let name = self.writer.names[each.place].clone();
            self.open(&format!("for {name} in {from}..={to}"));
        }
        if let Some(count) = &part.count {
            let count = self.code(count)?;
            self.open(&format!("for _ in 0..{count}"));
        }
        let code = match &part.coordinates[0].kind {
            Node::Number(number) => number.to_string(),
            _ => format!("u64::try_from({}).expect(\"a heap\")", self.code(&part.coordinates[0])?),
        };
        self.line(&format!("left.push({code});"));
        self.close(depth);
        Ok(())
    }
}

/// The numbers of a set.
fn set_code(set: Set, of: &str) -> String {
    match set {
        Set::Digits => format!("({of}).to_string().bytes().map(|digit| i128::from(digit - b'0'))"),
        Set::Divisors => format!("(1..={of}).filter(|d| ({of}) % d == 0)"),
        Set::Factors => {
            format!("(2..={of}).filter(|p| ({of}) % p == 0 && (2..*p).all(|d| p % d != 0))")
        }
    }
}
