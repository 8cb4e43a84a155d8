//! Matching the arguments of a macro call, as rustc does: without going back.

use super::pattern::{Pattern, add_words, patterns};
use proc_macro2::{Delimiter, Group, Spacing, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use syn::parse::{ParseStream, Parser};
use syn::{Block, Expr, Item, Lit, Meta, Pat, Path, Type, Visibility};

/// What metavariables stand for.
pub type Bindings = BTreeMap<String, Binding>;

/// What a metavariable stands for.
#[derive(Clone)]
pub enum Binding {
    /// Some tokens.
    One(TokenStream),
    /// What it stands for in each repetition.
    Many(Vec<Binding>),
}

impl Binding {
    /// Adds the words in it that may be variables or labels; `None` if that cannot be told.
    pub fn add_words(&self, words: &mut BTreeSet<String>) -> Option<()> {
        match self {
            Binding::One(tokens) => add_words(&patterns(tokens.clone(), false)?, true, words),
            Binding::Many(all) => all.iter().try_for_each(|it| it.add_words(words))?,
        }
        Some(())
    }
}

/// What the metavariables of a matcher stand for, if all `tokens` match.
pub fn matched(matcher: &[Pattern], tokens: &[TokenTree]) -> Option<Bindings> {
    let mut bindings = Bindings::new();
    let len = prefix(matcher, tokens, &mut bindings)?;
    (len == tokens.len()).then_some(bindings)
}

/// How many of the tokens match.
fn prefix(matcher: &[Pattern], tokens: &[TokenTree], bindings: &mut Bindings) -> Option<usize> {
    let mut at = 0;
    for pattern in matcher {
        let rest = &tokens[at..];
        at += match pattern {
            Pattern::Token(token) if is_same(token, rest.first()?) => 1,
            Pattern::Token(_) => return None,
            Pattern::Group(delimiter, inner) => {
                let TokenTree::Group(group) = rest.first()? else { return None };
                if group.delimiter() != *delimiter {
                    return None;
                }
                let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
                bindings.extend(matched(inner, &tokens)?);
                1
            }
            Pattern::Variable(name, kind) => {
                let len = fragment(kind, rest)?;
                let found: TokenStream = rest[..len].iter().cloned().collect();
                bindings.insert(name.clone(), Binding::One(whole(kind, found)));
                len
            }
            Pattern::Repeat(inner, between, times) => {
                repeated(inner, between.as_ref(), *times, rest, bindings)?
            }
        };
    }
    Some(at)
}

fn repeated(
    inner: &[Pattern],
    between: Option<&TokenTree>,
    times: char,
    tokens: &[TokenTree],
    bindings: &mut Bindings,
) -> Option<usize> {
    let (mut at, mut all) = (0, Vec::new());
    while at < tokens.len() && (times != '?' || all.is_empty()) {
        let mut start = at;
        if let (Some(between), false) = (between, all.is_empty()) {
            if !is_same(between, &tokens[at]) {
                break;
            }
            start += 1;
        }
        let mut found = Bindings::new();
        let Some(len) = prefix(inner, &tokens[start..], &mut found) else { break };
        if start + len == at {
            break;
        }
        at = start + len;
        all.push(found);
    }
    if times == '+' && all.is_empty() {
        return None;
    }
    let mut names = Vec::new();
    variables(inner, &mut names);
    for name in names {
        let of_name = all.iter().map(|found| found[name].clone());
        bindings.insert(name.to_owned(), Binding::Many(of_name.collect()));
    }
    Some(at)
}

/// The names of the metavariables in some patterns.
pub fn variables<'a>(patterns: &'a [Pattern], names: &mut Vec<&'a str>) {
    for pattern in patterns {
        match pattern {
            Pattern::Variable(name, _) => names.push(name),
            Pattern::Group(_, inner) | Pattern::Repeat(inner, ..) => variables(inner, names),
            Pattern::Token(_) => {}
        }
    }
}

fn is_same(one: &TokenTree, other: &TokenTree) -> bool {
    match (one, other) {
        (TokenTree::Ident(one), TokenTree::Ident(other)) => one == other,
        (TokenTree::Punct(one), TokenTree::Punct(other)) => one.as_char() == other.as_char(),
        (TokenTree::Literal(one), TokenTree::Literal(other)) => {
            one.to_string() == other.to_string()
        }
        _ => false,
    }
}

/// A fragment as other macros see it: as a whole. In parentheses if it could fall apart beside other tokens.
fn whole(kind: &str, tokens: TokenStream) -> TokenStream {
    let group = |delimiter, tokens| TokenTree::Group(Group::new(delimiter, tokens)).into();
    let is_long = tokens.clone().into_iter().count() > 1;
    match kind {
        "ident" | "tt" | "lifetime" => tokens,
        "expr" | "expr_2021" | "literal" | "pat" | "pat_param"
            if is_long && syn::parse2::<Path>(tokens.clone()).is_err() =>
        {
            group(Delimiter::None, group(Delimiter::Parenthesis, tokens))
        }
        _ => group(Delimiter::None, tokens),
    }
}

/// How many tokens a fragment of this kind takes.
fn fragment(kind: &str, tokens: &[TokenTree]) -> Option<usize> {
    let first = tokens.first();
    match (kind, first) {
        ("vis", None) => Some(0),
        (_, None) => None,
        ("tt", Some(TokenTree::Punct(punct))) if punct.as_char() == '\'' => Some(2),
        ("tt", Some(TokenTree::Punct(_))) => Some(operator(tokens)),
        ("tt", _) => Some(1),
        ("ident", Some(TokenTree::Ident(word))) => (word != "_").then_some(1),
        ("lifetime", Some(TokenTree::Punct(punct))) => (punct.as_char() == '\'').then_some(2),
        ("block", _) => parsed(tokens, |input| input.parse::<Block>().map(drop)),
        ("ty", _) => parsed(tokens, |input| input.parse::<Type>().map(drop)),
        ("expr" | "expr_2021", _) => parsed(tokens, |input| input.parse::<Expr>().map(drop)),
        ("path", _) => parsed(tokens, |input| input.parse::<Path>().map(drop)),
        ("literal", _) => parsed(tokens, |input| input.parse::<Lit>().map(drop)),
        ("vis", _) => parsed(tokens, |input| input.parse::<Visibility>().map(drop)),
        ("meta", _) => parsed(tokens, |input| input.parse::<Meta>().map(drop)),
        ("item", _) => parsed(tokens, |input| input.parse::<Item>().map(drop)),
        ("pat", _) => parsed(tokens, |input| Pat::parse_multi_with_leading_vert(input).map(drop)),
        ("pat_param", _) => parsed(tokens, |input| Pat::parse_single(input).map(drop)),
        _ => None,
    }
}

/// How many characters the operator has that `tokens` begin with: all but the last are joint to the next.
fn operator(tokens: &[TokenTree]) -> usize {
    let is_joint = |token: &&TokenTree| matches!(token, TokenTree::Punct(punct) if punct.spacing() == Spacing::Joint);
    tokens.iter().take(2).take_while(is_joint).count() + 1
}

/// How many tokens `parse` takes.
fn parsed(tokens: &[TokenTree], parse: impl Fn(ParseStream) -> syn::Result<()>) -> Option<usize> {
    // So that what is left over is not what `parse` fails at.
    let rest = |input: ParseStream| -> syn::Result<usize> {
        parse(input)?;
        Ok(input.parse::<TokenStream>()?.into_iter().count())
    };
    let left = Parser::parse2(rest, tokens.iter().cloned().collect()).ok()?;
    Some(tokens.len() - left)
}
