//! What reads limits and writes a generator: where it is, and what it knows.

use super::token::Token;
use anyhow::{Result, bail, ensure};
use std::collections::BTreeSet;

/// What reads limits and writes a generator.
pub(super) struct Generator<'a> {
    pub(super) tokens: Vec<(Token, &'a str)>,
    pub(super) at: usize,
    /// The numbers that are named by now.
    pub(super) known: Vec<String>,
    /// The number of cases, if the limits have one.
    pub(super) cases: Option<String>,
    /// Those that say how many there are of something.
    pub(super) lengths: BTreeSet<String>,
    /// What is written.
    pub(super) text: String,
    pub(super) depth: usize,
}

impl Generator<'_> {
    pub(super) fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at).map(|(token, _)| token)
    }

    pub(super) fn next(&mut self) -> Option<Token> {
        let next = self.peek().cloned();
        self.at += usize::from(next.is_some());
        next
    }

    pub(super) fn is_at(&self, sign: &str) -> bool {
        matches!(self.peek(), Some(Token::Sign(other)) if *other == sign)
    }

    pub(super) fn take(&mut self, sign: &str) -> bool {
        let is_there = self.is_at(sign);
        self.at += usize::from(is_there);
        is_there
    }

    pub(super) fn need(&mut self, sign: &str) -> Result<()> {
        ensure!(self.take(sign), self.expected(&format!("`{sign}`")));
        Ok(())
    }

    /// Goes over a word, if it is there and does not name a number here.
    pub(super) fn take_word(&mut self, word: &str) -> bool {
        let is_there = matches!(self.peek(), Some(Token::Name(name)) if name == word);
        let next = self.tokens.get(self.at + 1).map(|(token, _)| token);
        let is_word =
            is_there && !matches!(next, None | Some(Token::Sign("<=" | "<" | "," | ";" | "[")));
        self.at += usize::from(is_word);
        is_word
    }

    pub(super) fn expected(&self, what: &str) -> String {
        let rest = self.tokens.get(self.at).map_or("the end", |(_, rest)| rest);
        format!("{what} is expected at `{}`", rest.trim())
    }

    pub(super) fn name(&mut self) -> Result<String> {
        match self.peek().cloned() {
            Some(Token::Name(name)) => {
                self.at += 1;
                Ok(name)
            }
            _ => bail!(self.expected("a name")),
        }
    }

    pub(super) fn push(&mut self, line: &str) {
        self.text.extend([&*"    ".repeat(self.depth), line, "\n"]);
    }
}
