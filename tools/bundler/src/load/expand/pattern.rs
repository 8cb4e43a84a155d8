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
    let mut at = 0;
    while at < tokens.len() {
        let is_dollar = is_punct(tokens.get(at), '$');
        match (&tokens[at], tokens.get(at + 1)) {
            (_, Some(TokenTree::Ident(name))) if is_dollar && name != "crate" => {
                let name = name.to_string();
                if !is_matcher {
                    found.push(Pattern::Variable(name, String::new()));
                    at += 2;
                    continue;
                }
                let Some(TokenTree::Ident(kind)) = tokens.get(at + 3) else { return None };
                // Where a statement ends, only rustc knows.
                if !is_punct(tokens.get(at + 2), ':') || kind == "stmt" {
                    return None;
                }
                found.push(Pattern::Variable(name, kind.to_string()));
                at += 4;
            }
            (_, Some(TokenTree::Group(group)))
                if is_dollar && group.delimiter() == Delimiter::Parenthesis =>
            {
                let inner = patterns(group.stream(), is_matcher)?;
                at += 2;
                let between = match times(tokens.get(at)) {
                    Some(_) => None,
                    None => tokens.get(at).cloned(),
                };
                at += usize::from(between.is_some());
                let times = times(tokens.get(at))?;
                found.push(Pattern::Repeat(inner, between, times));
                at += 1;
            }
            (TokenTree::Group(group), _) => {
                let inner = patterns(group.stream(), is_matcher)?;
                found.push(Pattern::Group(group.delimiter(), inner));
                at += 1;
            }
            (_, Some(TokenTree::Ident(name))) if is_dollar && name == "crate" => {
                found.push(Pattern::Token(tokens[at + 1].clone()));
                at += 2;
            }
            // `$$` and `${…}` are not stable.
            _ if is_dollar => return None,
            (token, _) => {
                found.push(Pattern::Token(token.clone()));
                at += 1;
            }
        }
    }
    Some(found)
}

fn times(token: Option<&TokenTree>) -> Option<char> {
    let Some(TokenTree::Punct(punct)) = token else { return None };
    Some(punct.as_char()).filter(|times| ['*', '+', '?'].contains(times))
}

fn add_words(body: &[Pattern], words: &mut BTreeSet<String>) {
    let mut is_after_hash = false;
    for pattern in body {
        match pattern {
            Pattern::Group(Delimiter::Bracket, _) if is_after_hash => {}
            Pattern::Group(_, inner) | Pattern::Repeat(inner, ..) => add_words(inner, words),
            Pattern::Token(TokenTree::Ident(ident)) => words.extend([word(ident)]),
            Pattern::Token(_) | Pattern::Variable(..) => {}
        }
        is_after_hash = matches!(pattern, Pattern::Token(token) if is_punct(Some(token), '#'));
    }
}
