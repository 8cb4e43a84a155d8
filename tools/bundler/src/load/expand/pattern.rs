//! The definition of a macro: for each arm what it matches and what it writes.

use crate::syntax::{is_punct, word};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// An arm of a macro.
pub struct Arm {
    /// What it matches.
    pub matcher: Vec<Pattern>,
    /// What it writes.
    pub body: Vec<Pattern>,
    /// The identifiers in that, but for those in attributes, which are of no variables.
    pub words: BTreeSet<String>,
}

/// A part of what an arm matches or writes.
pub enum Pattern {
    /// A token.
    Token(TokenTree),
    /// Parentheses, brackets or braces.
    Group(Delimiter, Vec<Pattern>),
    /// A metavariable, and the kind of fragment that it matches; none where it is written.
    Variable(String, String),
    /// A repetition: what is repeated, what is between, and how often: `*`, `+` or `?`.
    Repeat(Vec<Pattern>, Option<TokenTree>, char),
}

/// The arms in the braces of a `macro_rules!`; `None` if they have something that is not understood.
pub fn arms(definition: TokenStream) -> Option<Vec<Arm>> {
    let tokens: Vec<TokenTree> = definition.into_iter().collect();
    let mut arms = Vec::new();
    let mut rest = &tokens[..];
    while let [TokenTree::Group(matcher), equals, arrow, TokenTree::Group(body), more @ ..] = rest {
        if !is_punct(Some(equals), '=') || !is_punct(Some(arrow), '>') {
            return None;
        }
        let matcher = patterns(matcher.stream(), true)?;
        let body = patterns(body.stream(), false)?;
        let mut words = BTreeSet::new();
        add_words(&body, &mut words);
        arms.push(Arm { matcher, body, words });
        rest = match more {
            [first, tail @ ..] if is_punct(Some(first), ';') => tail,
            _ => more,
        };
    }
    rest.is_empty().then_some(arms)
}

/// The parts of what an arm matches, if `is_matcher`, or writes.
fn patterns(tokens: TokenStream, is_matcher: bool) -> Option<Vec<Pattern>> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut found = Vec::new();
    let mut rest = &tokens[..];
    while let [first, more @ ..] = rest {
        let (pattern, more) = match (is_punct(Some(first), '$'), more) {
            (true, [word @ TokenTree::Ident(name), more @ ..]) if name == "crate" => {
                (Pattern::Token(word.clone()), more)
            }
            (true, [TokenTree::Ident(name), more @ ..]) if !is_matcher => {
                (Pattern::Variable(name.to_string(), String::new()), more)
            }
            // Where a statement ends, only rustc knows.
            (true, [TokenTree::Ident(name), _, TokenTree::Ident(kind), more @ ..])
                if kind != "stmt" =>
            {
                (Pattern::Variable(name.to_string(), kind.to_string()), more)
            }
            (true, [TokenTree::Group(group), more @ ..]) => {
                let inner = patterns(group.stream(), is_matcher)?;
                let (between, more) = match more {
                    [between, more @ ..]
                        if times(more.first()).is_some() && times(Some(between)).is_none() =>
                    {
                        (Some(between.clone()), more)
                    }
                    _ => (None, more),
                };
                (Pattern::Repeat(inner, between, times(more.first())?), &more[1..])
            }
            // `$$` is not stable.
            (true, _) => return None,
            (false, _) => match first {
                TokenTree::Group(group) => {
                    let inner = patterns(group.stream(), is_matcher)?;
                    (Pattern::Group(group.delimiter(), inner), more)
                }
                token => (Pattern::Token(token.clone()), more),
            },
        };
        found.push(pattern);
        rest = more;
    }
    Some(found)
}

fn times(token: Option<&TokenTree>) -> Option<char> {
    let Some(TokenTree::Punct(punct)) = token else { return None };
    Some(punct.as_char()).filter(|times| ['*', '+', '?'].contains(times))
}

fn add_words(body: &[Pattern], words: &mut BTreeSet<String>) {
    let mut is_after_hash = false;
    for (at, pattern) in body.iter().enumerate() {
        match pattern {
            Pattern::Group(Delimiter::Bracket, _) if is_after_hash => {}
            // What is called is bound elsewhere.
            Pattern::Token(_)
                if matches!(body.get(at + 1), Some(Pattern::Group(Delimiter::Parenthesis, _))) => {}
            Pattern::Group(_, inner) | Pattern::Repeat(inner, ..) => add_words(inner, words),
            Pattern::Token(TokenTree::Ident(ident)) => words.extend([word(ident)]),
            Pattern::Token(_) | Pattern::Variable(..) => {}
        }
        is_after_hash = matches!(pattern, Pattern::Token(token) if is_punct(Some(token), '#'));
    }
}
