//! The definition of a macro: for each arm what it matches and what it writes.

use crate::syntax::{is_punct, word};
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// An arm of a macro.
pub struct Arm {
    /// What it matches.
    pub matcher: Vec<Pattern>,
    /// What it writes.
    pub body: Vec<Pattern>,
    /// The words in that which may be of variables or labels.
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
        add_words(&body, false, &mut words);
        arms.push(Arm { matcher, body, words });
        rest = match more {
            [first, tail @ ..] if is_punct(Some(first), ';') => tail,
            _ => more,
        };
    }
    rest.is_empty().then_some(arms)
}

/// The parts of what an arm matches, if `is_matcher`, or writes.
pub fn patterns(tokens: TokenStream, is_matcher: bool) -> Option<Vec<Pattern>> {
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

/// Adds the words in what a macro writes, or in a fragment that it is called with, which may be of variables or labels.
/// Those in attributes and paths and those of fields are not; and what a macro calls, or the lifetimes that it names, are
/// bound elsewhere.
pub fn add_words(body: &[Pattern], is_fragment: bool, words: &mut BTreeSet<String>) {
    let token = |at: Option<usize>| match body.get(at?) {
        Some(Pattern::Token(token)) => Some(token),
        _ => None,
    };
    let is = |at: Option<usize>, mark| is_punct(token(at), mark);
    let is_joint = |at| matches!(token(at), Some(TokenTree::Punct(punct)) if punct.spacing() == Spacing::Joint);
    for (at, pattern) in body.iter().enumerate() {
        let before = |n: usize, mark| is(at.checked_sub(n), mark);
        let after = |n: usize, mark| is(Some(at + n), mark);
        match pattern {
            Pattern::Group(Delimiter::Bracket, _) if before(1, '#') => {}
            Pattern::Group(_, inner) | Pattern::Repeat(inner, ..) => {
                add_words(inner, is_fragment, words);
            }
            Pattern::Token(TokenTree::Ident(ident)) => {
                let is_path = after(1, ':') && after(2, ':') && is_joint(Some(at + 1))
                    || before(1, ':') && before(2, ':');
                let is_field = before(1, '.') && !before(2, '.');
                let next = body.get(at + 1);
                let is_called = matches!(next, Some(Pattern::Group(Delimiter::Parenthesis, _)));
                if before(1, '\'') {
                    words.extend((is_fragment || after(1, ':')).then(|| format!("'{ident}")));
                } else if !(is_path || is_field || is_called && !is_fragment) {
                    words.extend([word(ident)]);
                }
            }
            Pattern::Token(_) | Pattern::Variable(..) => {}
        }
    }
}
