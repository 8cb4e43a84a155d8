//! What older editions write otherwise, as all read it, before a file is parsed.

use super::cfg::Config;
use super::context::is_double_colon;
use crate::edit::Edits;
use crate::syntax::{has_word, is_punct, walk};
use anyhow::Result;
use proc_macro2::{Delimiter, Ident, TokenTree};

/// Words that are keywords since an edition.
const KEYWORDS: [(&str, u16); 4] = [("async", 2018), ("await", 2018), ("try", 2018), ("gen", 2024)];

/// Traits whose objects are written as no other types are.
const OF_CALLS: [&str; 3] = ["Fn", "FnMut", "FnOnce"];

/// The text of a file of a crate with this configuration.
pub fn modern(text: &str, config: &Config) -> Result<String> {
    let keywords = KEYWORDS.iter().filter(|(_, since)| config.edition < *since);
    let calls = OF_CALLS.iter().filter(|_| config.edition < 2021);
    let mut words = keywords.map(|(word, _)| word).chain(calls);
    let mut edits = Edits::default();
    // What is not Rust is reported by who parses it.
    if words.any(|word| has_word(text, word))
        && let Ok(tokens) = text.parse()
    {
        walk(tokens, &mut |tokens, at| {
            let TokenTree::Ident(word) = &tokens[at] else { return };
            mark_keyword(word, tokens[..at].last(), config, &mut edits);
            let is_call = matches!(tokens.get(at + 1), Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis);
            if config.edition < 2021
                && is_call
                && OF_CALLS.iter().any(|of| word == of)
                && let Some(start) = object(tokens, at)
            {
                edits.insert(start, "dyn ");
            }
        });
    }
    edits.apply(text)
}

/// Marks a word as a name that is a keyword of a newer edition; a lifetime has no such form.
fn mark_keyword(word: &Ident, before: Option<&TokenTree>, config: &Config, edits: &mut Edits) {
    let is_new = |(new, since): &(&str, u16)| word == new && config.edition < *since;
    // A metavariable may have any name.
    if KEYWORDS.iter().any(is_new) && !is_punct(before, '$') {
        let is_lifetime = is_punct(before, '\'');
        let name = if is_lifetime { format!("{word}_") } else { format!("r#{word}") };
        edits.replace(word.span().byte_range(), name);
    }
}

/// Where a type begins that is the trait `tokens[at]` alone, if it is one, rather than a bound or the like.
fn object(tokens: &[TokenTree], at: usize) -> Option<usize> {
    let mut start = at;
    while start >= 2 && is_double_colon(tokens, start - 2) {
        start -= 2;
        start -= usize::from(matches!(tokens[..start], [.., TokenTree::Ident(_)]));
    }
    let is_for = |at: &usize| matches!(&tokens[*at], TokenTree::Ident(word) if word == "for");
    if is_punct(tokens[..start].last(), '>')
        && let Some(quantified) = (0..start).rev().find(is_for)
        && is_punct(tokens.get(quantified + 1), '<')
    {
        start = quantified;
    }
    let is_type = match &tokens[..start] {
        [] => true,
        [.., quote, TokenTree::Ident(_)] if is_punct(Some(quote), '\'') => true,
        [.., TokenTree::Ident(word)] => ["mut", "const", "for"].iter().any(|it| word == it),
        [.., minus, arrow] if is_punct(Some(arrow), '>') => is_punct(Some(minus), '-'),
        [.., TokenTree::Punct(punct)] => ['<', ',', '&', '='].contains(&punct.as_char()),
        _ => false,
    };
    is_type.then(|| tokens[start].span().byte_range().start)
}
