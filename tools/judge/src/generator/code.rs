use super::expr::{digits, range_of, safe, shown};
use super::{Cases, Expr, Format, Item, Length, Line, Numbers};
use std::collections::BTreeSet;

/// How large the generated numbers and lengths are at most, whatever the statement allows.
const LARGE: i128 = 20;
pub(super) const LONG: i128 = 6;

/// How many cases an input has at most.
const CASES: i128 = 100;

/// The text of a generator.
pub(super) fn code(format: &Format, limits: &str, heading: &str) -> String {
    let mut writer = Writer { lengths: lengths(format), text: String::new(), depth: 2 };
    if format.cases != Cases::One {
        writer.depth = 3;
    }
    for line in &format.lines {
        writer.line(line);
    }
    let body = writer.text;
    let bounds = [("large", LARGE), ("long", LONG)];
    let used: Vec<_> = bounds
        .into_iter()
        .filter(|(name, _)| [".", " +"].iter().any(|end| body.contains(&format!("{name}{end}"))))
        .collect();
    let tab = "    ".repeat(writer.depth);
    let bound = |(name, most): &(&str, i128)| format!("{tab}let {name} = g.up_to({most}_usize);\n");
    let bounds = used.iter().map(bound).collect::<Vec<_>>().concat();
    let note = format!("{tab}// Small, for the brute force: raise them as far as that gets.\n");
    let note = if used.is_empty() { String::new() } else { note };
    let body = format!("{note}{bounds}{body}");
    let body = match &format.cases {
        Cases::One => body,
        Cases::Counted(most) => {
            format!("        g.cases({}, |g| {{\n{body}        }});\n", most.min(&CASES))
        }
        Cases::Uncounted(end) => {
            let numbers: Vec<String> = end.iter().map(i128::to_string).collect();
            let end = if end.is_empty() {
                String::new()
            } else {
                format!("        g.line([{}]);\n", numbers.join(", "))
            };
            format!("        g.uncounted_cases({CASES}, |g| {{\n{body}        }});\n{end}")
        }
    };
    let limits = limits.split_whitespace().collect::<Vec<_>>().join(" ").replace('`', "'");
    format!(
        "//! Cases of {heading} in these limits: `{limits}`\n\nfn main() {{\n    cases::generate(|g| {{\n{body}    }});\n}}\n"
    )
}

/// The numbers that say how much of something there is.
fn lengths(format: &Format) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let items = format.lines.iter().flat_map(|line| &line.items);
    let counts = format.lines.iter().filter_map(|line| line.count.as_ref());
    counts.for_each(|count| named(count, &mut names));
    let mut add = |length: &Length| {
        if let Length::Of(expr) = length {
            named(expr, &mut names);
        }
    };
    for item in items {
        match item {
            Item::Numbers(numbers) => numbers.lengths.iter().for_each(&mut add),
            Item::Word(_, length, _) => add(length),
            Item::Permutation(_, n) | Item::Tree(n) => add(&Length::Of(n.clone())),
            Item::Graph(_, n, m) | Item::Grid(_, n, m, _) => {
                add(&Length::Of(n.clone()));
                add(&Length::Of(m.clone()));
            }
            Item::Value(_) => {}
        }
    }
    names
}

fn named(expr: &Expr, names: &mut BTreeSet<String>) {
    match expr {
        Expr::Number(_) => {}
        Expr::Name(name) => drop(names.insert(name.clone())),
        Expr::Pair(_, left, right) => [left, right].into_iter().for_each(|expr| named(expr, names)),
    }
}

struct Writer {
    lengths: BTreeSet<String>,
    text: String,
    depth: usize,
}

/// What is printed of an item.
enum Printed {
    /// A number.
    One(String),
    /// Several on the same line, or a list of lines.
    List(String),
    Rows(String),
    /// A word, or a number that may be below 0.
    Shown(String),
}

impl Writer {
    fn push(&mut self, line: &str) {
        self.text.extend(["    ".repeat(self.depth).as_str(), line, "\n"]);
    }

    fn line(&mut self, line: &Line) {
        if let Some(count) = &line.count {
            self.push(&format!("for _ in 0..{} {{", shown(count)));
            self.depth += 1;
        }
        let printed: Vec<Printed> = line.items.iter().flat_map(|item| self.item(item)).collect();
        self.print(&printed);
        if line.count.is_some() {
            self.depth -= 1;
            self.push("}");
        }
    }

    /// Writes what draws an item.
    fn item(&mut self, item: &Item) -> Vec<Printed> {
        match item {
            Item::Numbers(numbers) => self.numbers(numbers),
            Item::Permutation(name, n) => {
                self.push(&format!("let {name} = g.permutation({});", shown(n), name = safe(name)));
                vec![Printed::List(safe(name))]
            }
            Item::Tree(n) => {
                self.push(&format!("let edges = g.tree({});", shown(n)));
                vec![Printed::Rows("edges.into_iter().map(|(a, b)| [a, b])".to_owned())]
            }
            Item::Graph(method, n, m) => {
                self.push(&format!("let edges = g.{method}({}, {});", shown(n), shown(m)));
                vec![Printed::Rows("edges.into_iter().map(|(a, b)| [a, b])".to_owned())]
            }
            Item::Word(name, length, letters) => {
                let name = safe(name);
                self.push(&format!("let {name} = g.word({}, {letters:?});", range_of(length)));
                vec![Printed::Shown(name)]
            }
            Item::Grid(name, n, m, cells) => {
                let name = safe(name);
                self.push(&format!("let {name} = g.board({}, {}, {cells:?});", shown(n), shown(m)));
                vec![Printed::Rows(format!("{name}.into_iter().map(|row| [row])"))]
            }
            Item::Value(expr) => vec![Printed::One(shown(expr))],
        }
    }

    fn numbers(&mut self, numbers: &Numbers) -> Vec<Printed> {
        let Numbers { names, lengths, how, .. } = numbers;
        let mut printed = Vec::new();
        for name in names {
            let range = self.range(numbers, name);
            let is_below = is_below_0(&numbers.low);
            let name = safe(name);
            match &lengths[..] {
                [] => {
                    self.push(&format!("let {name} = g.number({range});"));
                    printed.push(if is_below { Printed::Shown(name) } else { Printed::One(name) });
                }
                [length] => {
                    self.push(&format!("let {name} = g.{how}({}, {range});", range_of(length)));
                    printed.push(if is_below {
                        Printed::Rows(format!("[{name}]"))
                    } else {
                        Printed::List(name)
                    });
                }
                [rows, columns, ..] => {
                    let rows = match rows {
                        Length::Of(expr) => shown(expr),
                        Length::From(low, high) => format!("g.number({low}..={high}_usize)"),
                    };
                    let row = format!("g.{how}({}, {range})", range_of(columns));
                    self.push(&format!(
                        "let {name}: Vec<_> = (0..{rows}).map(|_| {row}).collect();"
                    ));
                    printed.push(Printed::Rows(name));
                }
            }
        }
        printed
    }

    /// From where numbers are drawn: small ones of those that are allowed.
    fn range(&self, numbers: &Numbers, name: &str) -> String {
        let Numbers { low, high, lengths, how, .. } = numbers;
        let is_length = lengths.is_empty() && self.lengths.contains(name);
        let (scale, most) = if is_length { ("long", LONG) } else { ("large", LARGE) };
        let (least, bound) = match (low, high) {
            (Expr::Number(low), Expr::Number(high)) if *low < 0 => {
                return format!(
                    "{}_i64..={}",
                    (*low).max(-LARGE),
                    (*high).min((*low).max(-LARGE) + 2 * LARGE)
                );
            }
            (Expr::Number(low), Expr::Number(high)) if high - low < 3 => {
                return format!("{low}..={high}_usize");
            }
            (Expr::Number(low), Expr::Number(high)) => {
                let more = low - 1;
                let scale = if more > 0 {
                    format!("({scale} + {})", digits(more))
                } else {
                    scale.to_owned()
                };
                let is_free = *high >= most + more.max(0);
                // What is above all that is drawn need not be named.
                let bound = if is_free {
                    format!("{scale}.min({})", digits(*high))
                } else {
                    format!("{scale}.min({high})")
                };
                (digits(*low), bound)
            }
            (low, Expr::Number(high)) => {
                let least = shown(low);
                (least.clone(), format!("{scale}.min({}).max({least})", digits(*high)))
            }
            (low, high) => {
                let least = shown(low);
                let bound = match high {
                    Expr::Name(name) if least == "1" || least == "0" => {
                        format!("{}.max({least})", safe(name))
                    }
                    _ => format!("({}).max({least})", shown(high)),
                };
                (least, bound)
            }
        };
        // There must be as many numbers as are asked for.
        match (how, lengths.first()) {
            (&("distinct" | "increasing"), Some(Length::Of(n)))
                if matches!(high, Expr::Number(_)) =>
            {
                format!("{least}..={bound}.max({})", shown(n))
            }
            _ => format!("{least}..={bound}"),
        }
    }

    /// Writes what prints a line, or lines.
    fn print(&mut self, printed: &[Printed]) {
        let are_numbers =
            printed.iter().all(|part| matches!(part, Printed::One(_) | Printed::List(_)));
        match printed {
            [Printed::List(list)] => self.push(&format!("g.line({list});")),
            [Printed::Rows(rows)] => self.push(&format!("g.lines({rows});")),
            parts if are_numbers && parts.iter().all(|part| matches!(part, Printed::One(_))) => {
                let names: Vec<&str> = parts.iter().map(text).collect();
                self.push(&format!("g.line([{}]);", names.join(", ")));
            }
            parts if are_numbers => {
                let slice = |part: &Printed| match part {
                    Printed::One(name) => format!("&[{name}]"),
                    part => format!("&{}[..]", text(part)),
                };
                let slices: Vec<String> = parts.iter().map(slice).collect();
                self.push(&format!("g.line([{}].concat());", slices.join(", ")));
            }
            parts => {
                let joined = |part: &Printed| match part {
                    Printed::List(name) => format!(
                        "{name}.iter().map(ToString::to_string).collect::<Vec<_>>().join(\" \")"
                    ),
                    part => format!("{}.to_string()", text(part)),
                };
                let all: Vec<String> = parts.iter().map(joined).collect();
                self.push(&format!("g.line([{}]);", all.join(", ")));
            }
        }
    }
}

fn text(part: &Printed) -> &str {
    match part {
        Printed::One(text) | Printed::List(text) | Printed::Rows(text) | Printed::Shown(text) => {
            text
        }
    }
}

fn is_below_0(low: &Expr) -> bool {
    matches!(low, Expr::Number(number) if *number < 0)
}
