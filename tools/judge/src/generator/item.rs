//! What is between commas.

use super::expr::safe;
use super::printed::Printed;
use super::token::Token;
use super::writer::Generator;
use anyhow::{Result, bail, ensure};

impl Generator<'_> {
    /// Reads an item, and writes what draws it.
    pub(super) fn item(&mut self) -> Result<Vec<Printed>> {
        for (word, method) in [("tree", "tree"), ("graph", "connected"), ("dag", "dag")] {
            if self.take_word(word) {
                let mut sizes = self.known_expr()?.text;
                if word != "tree" {
                    sizes = format!("{sizes}, {}", self.known_expr()?.text);
                }
                self.push(&format!("let edges = g.{method}({sizes});"));
                return Ok(vec![Printed::Rows("edges.into_iter().map(|(a, b)| [a, b])".into())]);
            }
        }
        if let Some(kind) = ["perm", "word", "grid"].into_iter().find(|word| self.take_word(word)) {
            return Ok(vec![self.named(kind)?]);
        }
        let start = self.at;
        if let Ok(value) = self.known_expr()
            && (self.peek().is_none() || self.is_at(",") || self.is_at(";"))
        {
            return Ok(vec![Printed::One(value.text)]);
        }
        self.at = start;
        self.numbers()
    }

    /// A permutation, a word or a grid.
    fn named(&mut self, kind: &str) -> Result<Printed> {
        let name = safe(&self.name()?);
        let lengths = self.lengths()?;
        match (kind, &lengths[..]) {
            ("perm", [n]) if n.is_one() => {
                self.push(&format!("let {name} = g.permutation({});", n.low));
                Ok(Printed::List(name))
            }
            ("word", [length]) => {
                let letters = self.letters()?;
                self.push(&format!("let {name} = g.word({}, {letters:?});", length.range()));
                Ok(Printed::Shown(name))
            }
            ("grid", [n, m]) if n.is_one() && m.is_one() => {
                let cells = self.letters()?;
                self.push(&format!("let {name} = g.board({}, {}, {cells:?});", n.low, m.low));
                Ok(Printed::Rows(format!("{name}.into_iter().map(|row| [row])")))
            }
            ("word", _) => bail!(self.expected("`[n]` before what")),
            ("grid", _) => bail!(self.expected("two lengths before what")),
            _ => bail!(self.expected("one length before what")),
        }
    }

    fn letters(&mut self) -> Result<String> {
        let is_of = matches!(self.peek(), Some(Token::Name(name)) if name == "of");
        ensure!(is_of, self.expected("`of` and letters"));
        self.at += 1;
        match self.next() {
            Some(Token::Letters(letters)) => Ok(letters),
            _ => bail!(self.expected("letters")),
        }
    }
}
