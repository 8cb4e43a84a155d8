//! The words of a rule: numbers, names and symbols.

use super::function::{FUNCTIONS, SETS};
use crate::error::{Error, Result};
use crate::source::Source;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    Number(i64),
    /// A number beyond `i64`.
    TooLarge,
    /// A name or a keyword.
    Name(String),
    /// An operator or a bracket.
    Symbol(&'static str),
    /// A character that no rule has.
    Other(char),
    End,
}

/// A word, and the indices of its first character and of the one after it.
#[derive(Clone, Debug)]
pub struct Token {
    pub kind: Kind,
    pub at: usize,
    pub end: usize,
}

/// Words that name nothing.
pub const KEYWORDS: [&str; 12] =
    ["for", "in", "if", "then", "else", "and", "or", "not", "mod", "of", "win", "lose"];

/// The most entries of a list or table.
pub const MOST_ENTRIES: usize = 100_000;
/// The brackets of lists.
pub const BRACKETS: [(&str, &str); 3] = [("[", "]"), ("(", ")"), ("{", "}")];

/// What a text is: some symbols mean one thing in rules and another one in formulas.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    Rule,
    /// A closed form, see [`crate::formula`].
    Formula,
}

/// The spellings of symbols, longer ones before those that they begin with, and what they stand for.
const SYMBOLS: [(&str, &str); 40] = [
    ("->", "->"),
    ("→", "->"),
    ("=>", "->"),
    ("<<", "<<"),
    (">>", ">>"),
    ("..", ".."),
    ("<=", "<="),
    ("≤", "<="),
    (">=", ">="),
    ("≥", ">="),
    ("!=", "!="),
    ("≠", "!="),
    ("==", "="),
    ("//", "/"),
    ("&&", "and"),
    ("||", "or"),
    ("!", "not"),
    ("=", "="),
    ("<", "<"),
    (">", ">"),
    ("+", "+"),
    ("-", "-"),
    ("−", "-"),
    ("**", "**"),
    ("*", "*"),
    ("×", "*"),
    ("/", "/"),
    ("%", "%"),
    ("^", "^"),
    ("&", "&"),
    (";", ";"),
    (",", ","),
    ("(", "("),
    (")", ")"),
    ("[", "["),
    ("]", "]"),
    ("{", "{"),
    ("}", "}"),
    (":", ":"),
    ("|", "|"),
];

/// All words of a text, of which the next one is looked at.
pub struct Tokens<'a> {
    source: &'a Source,
    language: Language,
    /// The last is the end.
    all: Vec<Token>,
    next: usize,
}

impl Token {
    /// Whether it is this symbol or keyword.
    pub fn is(&self, word: &str) -> bool {
        match &self.kind {
            Kind::Symbol(symbol) => *symbol == word,
            Kind::Name(name) => name == word,
            _ => false,
        }
    }
}

impl<'a> Tokens<'a> {
    /// The words of a rule from an index on.
    pub fn new(source: &'a Source, at: usize) -> Tokens<'a> {
        let mut all = vec![read(source.text(), at)];
        while let Some(last) = all.last().filter(|last| last.kind != Kind::End) {
            all.push(read(source.text(), last.end));
        }
        Tokens { source, language: Language::Rule, all, next: 0 }
    }

    pub fn of_formula(source: &'a Source) -> Tokens<'a> {
        Tokens { language: Language::Formula, ..Tokens::new(source, 0) }
    }

    pub fn is_formula(&self) -> bool {
        self.language == Language::Formula
    }

    /// The next word and all after it.
    pub fn ahead(&self) -> &[Token] {
        &self.all[self.next..]
    }

    pub fn peek(&self) -> &Token {
        &self.all[self.next]
    }

    /// Where the last word that was taken ends.
    pub fn end(&self) -> usize {
        self.all[self.next.saturating_sub(1)].end
    }

    /// Takes the next word; says where it is.
    pub fn take(&mut self) -> usize {
        let at = self.peek().at;
        self.next = (self.next + 1).min(self.all.len() - 1);
        at
    }

    /// Whether a symbol or keyword is next.
    pub fn is(&self, word: &str) -> bool {
        self.peek().is(word)
    }

    /// Takes a symbol or keyword if it is next, and says whether it was.
    pub fn eat(&mut self, word: &str) -> bool {
        let found = self.is(word);
        if found {
            self.take();
        }
        found
    }

    /// Takes a symbol or keyword that must be next.
    pub fn expect(&mut self, word: &str) -> Result<()> {
        if self.eat(word) { Ok(()) } else { Err(self.expected(&format!("`{word}`"))) }
    }

    /// Takes a number without a sign, if one is next.
    pub fn number(&mut self) -> Option<i64> {
        let Kind::Number(number) = self.peek().kind else { return None };
        self.take();
        Some(number)
    }

    /// Takes a name that may be given: no keyword, and not that of a function.
    pub fn name(&mut self, what: &str) -> Result<String> {
        let Kind::Name(name) = &self.peek().kind else { return Err(self.expected(what)) };
        if KEYWORDS.contains(&&**name) {
            return Err(self.expected(what));
        }
        let mut functions =
            FUNCTIONS.iter().map(|known| known.0).chain(SETS.iter().map(|known| known.0));
        if functions.any(|function| function == name) || name == "floor" {
            let message = format!("`{name}` is a function: expected another name");
            return Err(self.error_at(self.peek().at, &message));
        }
        let name = name.clone();
        self.take();
        Ok(name)
    }

    /// What `one` reads, once or more, with commas between.
    pub fn list<T>(&mut self, mut one: impl FnMut(&mut Self) -> Result<T>) -> Result<Vec<T>> {
        let mut all = vec![one(self)?];
        while self.eat(",") {
            all.push(one(self)?);
        }
        Ok(all)
    }

    /// The same up to a bracket.
    pub fn entries<T>(
        &mut self,
        close: &str,
        mut one: impl FnMut(&mut Self) -> Result<T>,
    ) -> Result<Vec<T>> {
        let mut count = 0;
        let all = self.list(|tokens| {
            count += 1;
            if count > MOST_ENTRIES {
                return Err(tokens.expected(&format!("at most {MOST_ENTRIES} entries")));
            }
            one(tokens)
        })?;
        if !self.eat(close) {
            return Err(self.expected(&format!("`,` and another number, or `{close}`")));
        }
        Ok(all)
    }

    /// An error: what was expected here, and what is there.
    pub fn expected(&self, what: &str) -> Error {
        let Token { kind, at, end } = self.peek();
        let text: String = self.source.text()[*at..*end].iter().collect();
        let message = match kind {
            Kind::TooLarge => {
                let digits = text.replace('_', "");
                format!("{digits} is too large: numbers end at {}", i64::MAX)
            }
            Kind::End => format!("expected {what}, found the end"),
            _ => {
                let instead = match &*text {
                    "&" => "; of bits, `&` is `bitand(a, b)`, of conditions `and`",
                    "|" => "; of bits, `|` is `bitor(a, b)`, of conditions `or`",
                    _ => "",
                };
                format!("expected {what}, found `{text}`{instead}")
            }
        };
        self.error_at(*at, &message)
    }

    pub fn error_at(&self, at: usize, message: &str) -> Error {
        self.source.error_at(at, message)
    }
}

/// The word at an index, after blanks and comments.
fn read(text: &[char], mut at: usize) -> Token {
    while let Some(&c) = text.get(at) {
        if c == '#' {
            at += text[at..].iter().take_while(|&&c| c != '\n').count();
        } else if c.is_whitespace() {
            at += 1;
        } else {
            break;
        }
    }
    let token = |kind, length: usize| Token { kind, at, end: at + length };
    let Some(&first) = text.get(at) else { return token(Kind::End, 0) };
    let count =
        |is_part: &dyn Fn(char) -> bool| text[at..].iter().take_while(|&&c| is_part(c)).count();
    if first.is_ascii_digit() {
        let length = count(&|c| c.is_ascii_digit() || c == '_');
        let digits: String = text[at..at + length].iter().filter(|&&c| c != '_').collect();
        return token(digits.parse().map_or(Kind::TooLarge, Kind::Number), length);
    }
    if first.is_alphabetic() || first == '_' {
        let length = count(&|c| c.is_alphanumeric() || c == '_');
        return token(Kind::Name(text[at..at + length].iter().collect()), length);
    }
    for (spelling, symbol) in SYMBOLS {
        let length = spelling.chars().count();
        if spelling.chars().eq(text[at..].iter().copied().take(length)) {
            // `and`, `or` and `not` are words.
            let is_word = symbol.starts_with(char::is_alphabetic);
            let kind = if is_word { Kind::Name(symbol.to_owned()) } else { Kind::Symbol(symbol) };
            return token(kind, length);
        }
    }
    token(Kind::Other(first), 1)
}
