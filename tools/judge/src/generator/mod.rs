//! A generator of random cases, from the limits of a statement: `t<=20; n<=10^6; s[n]<=2^31-1`. `cargo judge gen
//! --help` says how they are written. What draws is written while they are read: `token` and `expr` read, `item` reads
//! and writes what is between commas, of that `numbers` numbers and lists of them, and `printed` writes what prints.

mod expr;
mod item;
mod numbers;
mod printed;
mod token;
mod writer;

use self::printed::Printed;
use self::token::{Token, tokens};
use self::writer::Generator;
use anyhow::{Context, Result, ensure};
use std::collections::BTreeSet;

/// How many cases an input has at most.
const CASES: i128 = 100;

/// The text of `gen.rs` for these limits; `heading` names the problem.
pub fn generator(limits: &str, heading: &str) -> Result<String> {
    let plain = limits.replace('≤', "<=").replace('−', "-").replace(['·', '×'], "*");
    let tokens = tokens(&plain)?;
    let lengths = lengths(&tokens);
    let (known, text) = (Vec::new(), String::new());
    let mut generator = Generator { tokens, at: 0, known, cases: None, lengths, text, depth: 2 };
    let (start, end) = generator.cases()?.unwrap_or_default();
    generator.depth += usize::from(!start.is_empty());
    generator.lines()?;
    let limits = limits.split_whitespace().collect::<Vec<_>>().join(" ").replace('`', "'");
    let (bounds, body) = (generator.bounds(), generator.text);
    Ok(format!(
        "//! Cases of {heading} in these limits: `{limits}`\n\nfn main() {{\n    cases::generate(|g| {{\n{start}{bounds}{body}{end}    }});\n}}\n"
    ))
}

/// The names that say how many there are of something: those in brackets, before `lines`, and of graphs.
fn lengths(tokens: &[(Token, &str)]) -> BTreeSet<String> {
    let is_word = |at: usize, words: &[&str]| matches!(tokens.get(at), Some((Token::Name(word), _)) if words.contains(&&**word));
    let (mut lengths, mut is_inside) = (BTreeSet::new(), false);
    for (at, (token, _)) in tokens.iter().enumerate() {
        match token {
            Token::Sign(sign) => is_inside = *sign == "[" || is_inside && *sign != "]",
            Token::Name(name) => {
                let is_of_graph = at > 0 && is_word(at - 1, &["tree", "graph", "dag"])
                    || at > 1 && is_word(at - 2, &["graph", "dag"]);
                if is_inside || is_of_graph || is_word(at + 1, &["lines"]) {
                    lengths.insert(name.clone());
                }
            }
            _ => {}
        }
    }
    lengths
}

impl Generator<'_> {
    /// `t<=20` before other lines, or `eof` and the line at the end: what is before the lines of a case, and after.
    fn cases(&mut self) -> Result<Option<(String, String)>> {
        let first = match self.peek() {
            Some(Token::Name(name)) => name.to_ascii_lowercase(),
            _ => String::new(),
        };
        if first == "eof" {
            self.at += 1;
            let mut last = Vec::new();
            while self.peek().is_some() && !self.take(";") {
                last.push(self.number()?.to_string());
            }
            let last = match &last[..] {
                [] => String::new(),
                numbers => format!("        g.line([{}]);\n", numbers.join(", ")),
            };
            let start = format!("        g.uncounted_cases({CASES}, |g| {{\n");
            return Ok(Some((start, format!("        }});\n{last}"))));
        }
        let mut signs = self.tokens.iter().map(|(token, _)| token);
        let end = signs.find(|token| matches!(token, Token::Sign("," | ";")));
        if !["t", "cases", "tests"].contains(&&*first) || end != Some(&Token::Sign(";")) {
            return Ok(None);
        }
        let most = self.limits()?.high.value.context("how many cases there are is a number")?;
        self.cases = self.known.last().cloned();
        let start = format!("        g.cases({}, |g| {{\n", most.min(CASES));
        Ok(Some((start, "        });\n".to_owned())))
    }

    fn lines(&mut self) -> Result<()> {
        while self.peek().is_some() {
            if !self.take(";") {
                self.line()?;
                ensure!(self.peek().is_none() || self.is_at(";"), self.expected("`;` or `,`"));
            }
        }
        let advice = "there are no limits: write them as the statement does, as `n<=100`";
        ensure!(!self.text.is_empty(), advice);
        Ok(())
    }

    fn line(&mut self) -> Result<()> {
        let (start, outside) = (self.at, self.known.len());
        let mut is_group = self.expr().is_ok() && self.take_word("lines");
        self.at = start;
        if is_group {
            let count = self.known_expr()?.text;
            self.at += 1;
            self.need(":")?;
            // `t lines` are the line of each case.
            is_group = self.cases.as_deref().map(expr::safe) != Some(count.clone());
            if is_group {
                self.push(&format!("for _ in 0..{count} {{"));
                self.depth += 1;
            }
        }
        let mut printed: Vec<Printed> = self.item()?;
        while self.take(",") {
            printed.extend(self.item()?);
        }
        self.print(&printed);
        if is_group {
            self.known.truncate(outside);
            self.depth -= 1;
            self.push("}");
        }
        Ok(())
    }

    /// The bounds that what is written uses.
    fn bounds(&self) -> String {
        let is_used =
            |name: &str| [".", " +"].iter().any(|end| self.text.contains(&format!("{name}{end}")));
        let bounds = [("large", numbers::LARGE), ("long", numbers::LONG)];
        let tab = "    ".repeat(self.depth);
        let bound = |(name, most)| format!("{tab}let {name} = g.up_to({most}_usize);\n");
        let used: String =
            bounds.into_iter().filter(|(name, _)| is_used(name)).map(bound).collect();
        if used.is_empty() {
            return used;
        }
        format!("{tab}// Small, for the brute force: raise them as far as that gets.\n{used}")
    }
}
