use super::arithmetic::{pair, unknown};
use super::token::{Token, tokens};
use super::{Cases, Expr, Format, Item, Length, Line, Numbers};
use anyhow::{Result, bail, ensure};

/// Reads limits.
pub(super) fn parse(text: &str) -> Result<Format> {
    let mut parser = Parser { tokens: tokens(text)?, at: 0, known: Vec::new() };
    let cases = parser.cases()?;
    let mut lines = Vec::new();
    while parser.peek().is_some() {
        if !parser.take(";") {
            lines.push(parser.line()?);
            ensure!(
                parser.peek().is_none() || parser.is_at(";"),
                "{}",
                parser.expected("`;` or `,`")
            );
        }
    }
    ensure!(
        !lines.is_empty(),
        "there are no limits: write them as the statement does, as `n<=100`"
    );
    Ok(Format { cases, lines })
}

pub(super) struct Parser<'a> {
    tokens: Vec<(Token, &'a str)>,
    pub(super) at: usize,
    /// The numbers that are named by now.
    known: Vec<String>,
}

impl Parser<'_> {
    pub(super) fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at).map(|(token, _)| token)
    }

    fn is_at(&self, sign: &str) -> bool {
        matches!(self.peek(), Some(Token::Sign(other)) if *other == sign)
    }

    pub(super) fn take(&mut self, sign: &str) -> bool {
        let is_there = self.is_at(sign);
        self.at += usize::from(is_there);
        is_there
    }

    pub(super) fn need(&mut self, sign: &str) -> Result<()> {
        ensure!(self.take(sign), "{}", self.expected(&format!("`{sign}`")));
        Ok(())
    }

    /// Goes over a word, if it is there and does not name a number here.
    fn take_word(&mut self, word: &str) -> bool {
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

    fn name(&mut self) -> Result<String> {
        let Some(Token::Name(name)) = self.peek().cloned() else {
            bail!("{}", self.expected("a name"))
        };
        self.at += 1;
        Ok(name)
    }

    fn number(&mut self) -> Result<i128> {
        match self.expr()? {
            Expr::Number(number) => Ok(number),
            _ => bail!("{}", self.expected("a number before what")),
        }
    }

    /// `t<=20` before other lines, or `eof` and the line at the end.
    fn cases(&mut self) -> Result<Cases> {
        let is_word = |word: &str| matches!(self.peek(), Some(Token::Name(name)) if name.eq_ignore_ascii_case(word));
        if is_word("eof") {
            self.at += 1;
            let mut end = Vec::new();
            while self.peek().is_some() && !self.take(";") {
                end.push(self.number()?);
            }
            return Ok(Cases::Uncounted(end));
        }
        let first = self.tokens.iter().position(|(token, _)| *token == Token::Sign(";"));
        let is_alone = first.is_some_and(|end| {
            self.tokens[..end].iter().all(|(token, _)| *token != Token::Sign(","))
        });
        if is_alone && ["t", "cases", "tests"].into_iter().any(is_word) {
            let Item::Numbers(Numbers { high: Expr::Number(most), .. }) = self.numbers()? else {
                bail!("how many cases there are is a number");
            };
            return Ok(Cases::Counted(most));
        }
        Ok(Cases::One)
    }

    fn line(&mut self) -> Result<Line> {
        let start = self.at;
        let count = self.expr().ok();
        let is_group = count.is_some() && self.take_word("lines");
        if is_group {
            self.need(":")?;
        } else {
            self.at = start;
        }
        let outside = self.known.len();
        let mut items = vec![self.item()?];
        while self.take(",") {
            items.push(self.item()?);
        }
        if is_group {
            self.known.truncate(outside);
        }
        Ok(Line { count: count.filter(|_| is_group), items })
    }

    fn item(&mut self) -> Result<Item> {
        if self.take_word("tree") {
            return Ok(Item::Tree(self.known_expr()?));
        }
        for (word, method) in [("graph", "connected"), ("dag", "dag")] {
            if self.take_word(word) {
                return Ok(Item::Graph(method, self.known_expr()?, self.known_expr()?));
            }
        }
        if self.take_word("perm") {
            let name = self.name()?;
            return match &self.lengths()?[..] {
                [Length::Of(n)] => Ok(Item::Permutation(name, n.clone())),
                _ => bail!("{}", self.expected("one length before what")),
            };
        }
        if self.take_word("word") {
            let name = self.name()?;
            let lengths = self.lengths()?;
            let [length] = &lengths[..] else { bail!("{}", self.expected("`[n]` before what")) };
            return Ok(Item::Word(name, length.clone(), self.letters()?));
        }
        if self.take_word("grid") {
            let name = self.name()?;
            return match &self.lengths()?[..] {
                [Length::Of(n), Length::Of(m)] => {
                    Ok(Item::Grid(name, n.clone(), m.clone(), self.letters()?))
                }
                _ => bail!("{}", self.expected("two lengths before what")),
            };
        }
        let start = self.at;
        if let Ok(value) = self.known_expr()
            && (self.peek().is_none() || self.is_at(",") || self.is_at(";"))
        {
            return Ok(Item::Value(value));
        }
        self.at = start;
        self.numbers()
    }

    fn letters(&mut self) -> Result<String> {
        ensure!(
            matches!(self.peek(), Some(Token::Name(name)) if name == "of"),
            "{}",
            self.expected("`of` and letters")
        );
        self.at += 1;
        let Some(Token::Letters(letters)) = self.peek().cloned() else {
            bail!("{}", self.expected("letters"))
        };
        self.at += 1;
        Ok(letters)
    }

    /// `low <= names <= high`, of which `low <=` may be left out.
    fn numbers(&mut self) -> Result<Item> {
        let ways = [("sorted", "sorted"), ("distinct", "distinct"), ("increasing", "increasing")];
        let how = ways
            .into_iter()
            .find(|(word, _)| self.take_word(word))
            .map_or("vector", |(_, how)| how);
        let start = self.at;
        // What is before the names, if there are two signs.
        let mut low = Expr::Number(1);
        if let Ok(bound) = self.expr() {
            let is_below = self.is_at("<");
            let is_known = unknown(&bound, &self.known).is_none();
            let is_chain = (self.take("<=") || self.take("<"))
                && self
                    .names()
                    .is_ok_and(|(names, _)| !names.iter().any(|name| self.known.contains(name)))
                && (self.is_at("<=") || self.is_at("<"));
            let is_low = is_known && is_chain;
            self.at = start;
            if is_low {
                low = self.known_expr()?;
                self.at += 1;
                if is_below {
                    low = pair('+', low, Expr::Number(1));
                }
            } else if let Expr::Number(number) = bound {
                bail!("{}", self.expected(&format!("a name beside {number}")));
            }
        }
        let (names, lengths) = self.names()?;
        let is_below = self.is_at("<");
        ensure!(self.take("<=") || self.take("<"), "{}", self.expected("`<=`"));
        let mut high = self.known_expr()?;
        if is_below {
            high = pair('-', high, Expr::Number(1));
        }
        if let (Expr::Number(low), Expr::Number(high)) = (&low, &high) {
            ensure!(low <= high, "there is no number from {low} to {high}");
            ensure!(*high <= i128::from(u64::MAX), "{high} has more than 64 bits");
        }
        if lengths.is_empty() {
            self.known.extend(names.iter().cloned());
        }
        Ok(Item::Numbers(Numbers { names, lengths, how, low, high }))
    }

    /// Names, and the lengths of what the last one is.
    fn names(&mut self) -> Result<(Vec<String>, Vec<Length>)> {
        let mut names = vec![self.name()?];
        while self.take(",") {
            names.push(self.name()?);
        }
        Ok((names, self.lengths()?))
    }

    fn lengths(&mut self) -> Result<Vec<Length>> {
        let mut lengths = Vec::new();
        while self.take("[") {
            let length = self.known_expr()?;
            lengths.push(match (length, self.take("..")) {
                (Expr::Number(low), true) => Length::From(low, self.number()?),
                (_, true) => bail!("{}", self.expected("a number before `..`, not what")),
                (length, false) => Length::Of(length),
            });
            self.need("]")?;
        }
        ensure!(lengths.len() <= 2, "{}", self.expected("at most two lengths before what"));
        Ok(lengths)
    }

    /// An expression whose names are known.
    fn known_expr(&mut self) -> Result<Expr> {
        let expr = self.expr()?;
        if let Some(name) = unknown(&expr, &self.known) {
            bail!(
                "`{name}` is not known yet: give its limits in an earlier line, as `{name}<=100`"
            );
        }
        Ok(expr)
    }
}
