//! The words of a rule: numbers, names and symbols.

use crate::error::{Error, Result};
use crate::source::Source;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    Number(i64),
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

pub struct Tokens<'a> {
    source: &'a Source,
    language: Language,
    next: Token,
    /// Where the last word that was taken ends.
    end: usize,
}

impl<'a> Tokens<'a> {
    /// The words of a rule from an index on.
    pub fn new(source: &'a Source, at: usize) -> Result<Tokens<'a>> {
        Ok(Tokens { source, language: Language::Rule, next: read(source, at)?, end: at })
    }

    pub fn of_formula(source: &'a Source) -> Result<Tokens<'a>> {
        Ok(Tokens { language: Language::Formula, ..Tokens::new(source, 0)? })
    }

    pub fn is_formula(&self) -> bool {
        self.language == Language::Formula
    }

    pub fn peek(&self) -> &Token {
        &self.next
    }

    /// Where the last word that was taken ends.
    pub fn end(&self) -> usize {
        self.end
    }

    /// Goes back to a word from [`Tokens::peek`].
    pub fn back_to(&mut self, token: Token) {
        self.end = token.at;
        self.next = token;
    }

    pub fn take(&mut self) -> Result<Token> {
        let next = read(self.source, self.next.end)?;
        self.end = self.next.end;
        Ok(std::mem::replace(&mut self.next, next))
    }

    /// Whether a symbol or keyword is next.
    pub fn is(&self, word: &str) -> bool {
        match &self.next.kind {
            Kind::Symbol(symbol) => *symbol == word,
            Kind::Name(name) => name == word,
            _ => false,
        }
    }

    /// Takes a symbol or keyword if it is next, and says whether it was.
    pub fn eat(&mut self, word: &str) -> Result<bool> {
        let found = self.is(word);
        if found {
            self.take()?;
        }
        Ok(found)
    }

    /// Takes a symbol or keyword that must be next.
    pub fn expect(&mut self, word: &str) -> Result<()> {
        if self.eat(word)? { Ok(()) } else { Err(self.expected(&format!("`{word}`"))) }
    }

    /// Takes a name that is no keyword, if one is next.
    pub fn name(&mut self) -> Result<Option<Token>> {
        let found = matches!(&self.next.kind, Kind::Name(name) if !KEYWORDS.contains(&&**name));
        if found { self.take().map(Some) } else { Ok(None) }
    }

    /// What `one` reads, once or more, with commas between.
    pub fn list<T>(&mut self, mut one: impl FnMut(&mut Self) -> Result<T>) -> Result<Vec<T>> {
        let mut all = vec![one(self)?];
        while self.eat(",")? {
            all.push(one(self)?);
        }
        Ok(all)
    }

    /// An error: what was expected here, and what is there.
    pub fn expected(&self, what: &str) -> Error {
        let Token { kind, at, end } = &self.next;
        let text: String = self.source.text()[*at..*end].iter().collect();
        let found = if *kind == Kind::End { "the end".to_owned() } else { format!("`{text}`") };
        self.source.error_at(*at, &format!("expected {what}, found {found}"))
    }

    pub fn error_at(&self, at: usize, message: &str) -> Error {
        self.source.error_at(at, message)
    }
}

/// The word at an index, after blanks and comments.
fn read(source: &Source, mut at: usize) -> Result<Token> {
    let text = source.text();
    while let Some(&c) = text.get(at) {
        if c == '#' {
            at += text[at..].iter().take_while(|&&c| c != '\n').count();
        } else if c.is_whitespace() {
            at += 1;
        } else {
            break;
        }
    }
    let token = |kind, length: usize| Ok(Token { kind, at, end: at + length });
    let Some(&first) = text.get(at) else { return token(Kind::End, 0) };
    let count =
        |is_part: &dyn Fn(char) -> bool| text[at..].iter().take_while(|&&c| is_part(c)).count();
    if first.is_ascii_digit() {
        let length = count(&|c| c.is_ascii_digit() || c == '_');
        let digits: String = text[at..at + length].iter().filter(|&&c| c != '_').collect();
        let number = digits.parse().map_err(|_| {
            source.error_at(at, &format!("{digits} is too large: numbers end at {}", i64::MAX))
        })?;
        return token(Kind::Number(number), length);
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
