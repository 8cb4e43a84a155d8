//! What the macro `paste!` writes: names made of parts, as `[<get_ $name>]`.

use super::groups::whole;
use crate::load::context::is_double_colon;
use crate::syntax::is_punct;
use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use syn::ext::IdentExt;
use syn::parse::Parser;

/// The names of the macro in its crate.
pub const NAMES: [&str; 3] = ["paste", "item", "expr"];

/// The tokens with all names pasted that are in calls of `paste!`, wherever these are, instead of the
/// calls; `None` if one has something that is not understood.
pub fn without_calls(tokens: TokenStream) -> Option<TokenStream> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut found: Vec<TokenTree> = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if let Some(TokenTree::Group(arguments)) = call_at(&tokens, at) {
            // `paste::paste!`
            while let [.., TokenTree::Ident(krate), one, other] = &found[..]
                && krate == "paste"
                && is_punct(Some(one), ':')
                && is_punct(Some(other), ':')
            {
                found.truncate(found.len() - 3);
            }
            let is_braces = arguments.delimiter() == Delimiter::Brace;
            found.extend(whole(written(arguments.stream())?, tokens.get(at + 3)));
            at += 3;
            if !is_braces && is_punct(tokens.get(at), ';') {
                at += 1;
            }
            continue;
        }
        found.push(match &tokens[at] {
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), without_calls(group.stream())?);
                inner.set_span(group.span());
                TokenTree::Group(inner)
            }
            token => token.clone(),
        });
        at += 1;
    }
    Some(found.into_iter().collect())
}

/// What `paste!` writes of its arguments.
pub fn written(arguments: TokenStream) -> Option<TokenStream> {
    without_calls(pasted(arguments)?)
}

/// The arguments of the call of `paste!` that begins at `at`.
fn call_at(tokens: &[TokenTree], at: usize) -> Option<&TokenTree> {
    let TokenTree::Ident(name) = &tokens[at] else { return None };
    let is_call = NAMES.iter().any(|known| name == known) && is_punct(tokens.get(at + 1), '!');
    let is_path = at >= 3
        && is_punct(tokens.get(at - 1), ':')
        && matches!(&tokens[at - 3], TokenTree::Ident(krate) if krate == "paste");
    (is_call && (name == "paste" || is_path)).then(|| tokens.get(at + 2))?
}

/// The tokens with each `[<…>]` made one name, and without documentation that is made of parts.
fn pasted(tokens: TokenStream) -> Option<TokenStream> {
    let (found, is_changed) = in_group(tokens.clone(), true)?;
    Some(if is_changed { found } else { tokens })
}

/// What becomes of the tokens of a group, and whether that is anything else. Then no fragment in it is a whole
/// any more, as `paste!` makes the group anew: `2 * $sum` is `2 * 1 + 1` there. Where fragments of one name
/// `are_open`, these change a group too.
fn in_group(tokens: TokenStream, are_open: bool) -> Option<(TokenStream, bool)> {
    let (mut found, mut is_changed) = (Vec::new(), false);
    for token in tokens {
        let TokenTree::Group(group) = &token else {
            found.push(token);
            continue;
        };
        let inner: Vec<TokenTree> = group.stream().into_iter().collect();
        let is_bracket = group.delimiter() == Delimiter::Bracket;
        let is_attribute = is_bracket && is_punct(found.last(), '#');
        let is_pasted = is_bracket
            && is_punct(inner.first(), '<')
            && is_punct(inner.last(), '>')
            && inner.len() > 2;
        let is_of_parts = is_attribute
            && matches!(&inner[..], [TokenTree::Ident(doc), is, _, _, ..] if doc == "doc" && is_punct(Some(is), '='));
        if is_pasted {
            found.extend(name(&inner[1..inner.len() - 1])?);
        } else if is_of_parts {
            found.pop();
        } else if is_fragment(&token) && (are_open && is_one_name(&inner) || is_in_path(&found)) {
            found.extend(inner);
        } else {
            let (inside, is_changed_inside) = in_group(group.stream(), are_open && !is_attribute)?;
            is_changed |= is_changed_inside;
            found.push(if is_changed_inside {
                TokenTree::Group(Group::new(group.delimiter(), inside))
            } else {
                token
            });
            continue;
        }
        is_changed = true;
    }
    let goes_on = |at: usize| is_fragment(&found[at]) && is_double_colon(&found, at + 1);
    is_changed |= (0..found.len()).any(goes_on);
    if is_changed {
        found = found.into_iter().flat_map(opened).collect();
    }
    Some((found.into_iter().collect(), is_changed))
}

fn is_fragment(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::None)
}

/// The tokens of a fragment, or a token that is none.
fn opened(token: TokenTree) -> Vec<TokenTree> {
    match &token {
        TokenTree::Group(group) if is_fragment(&token) => group.stream().into_iter().collect(),
        _ => vec![token],
    }
}

/// Whether some tokens end with `::`.
fn is_in_path(tokens: &[TokenTree]) -> bool {
    tokens.len().checked_sub(2).is_some_and(|at| is_double_colon(tokens, at))
}

/// Whether a fragment is a name, a path of names, a lifetime or a literal.
fn is_one_name(tokens: &[TokenTree]) -> bool {
    match tokens {
        [TokenTree::Ident(_) | TokenTree::Literal(_)] => true,
        [tick, TokenTree::Ident(_)] => is_punct(Some(tick), '\''),
        [TokenTree::Ident(_), _, _, rest @ ..] => {
            is_double_colon(tokens, 1)
                && matches!(rest.first(), Some(TokenTree::Ident(_)))
                && is_one_name(rest)
        }
        _ => false,
    }
}

/// The name, lifetime or number that some parts make.
fn name(parts: &[TokenTree]) -> Option<TokenStream> {
    let mut words: Vec<String> = Vec::new();
    let is_lifetime = is_punct(parts.first(), '\'');
    add_words(&parts[usize::from(is_lifetime)..], &mut words)?;
    let name = words.concat();
    if name.starts_with(|c: char| c.is_ascii_digit()) {
        let number: Literal = name.parse().ok()?;
        return Some(TokenTree::Literal(number).into());
    }
    Ident::parse_any.parse_str(&name).ok()?;
    let tick = is_lifetime.then(|| TokenTree::Punct(Punct::new('\'', Spacing::Joint)));
    let name = TokenTree::Ident(Ident::new(&name, Span::call_site()));
    Some(tick.into_iter().chain([name]).collect())
}

/// The words that some parts make, after others.
fn add_words(parts: &[TokenTree], words: &mut Vec<String>) -> Option<()> {
    let mut parts = parts.iter();
    while let Some(part) = parts.next() {
        match part {
            TokenTree::Ident(word) => {
                words.push(word.to_string().trim_start_matches("r#").to_owned());
            }
            TokenTree::Literal(literal) => words.push(plain(&literal.to_string())?),
            TokenTree::Punct(punct) if punct.as_char() == ':' => {
                let TokenTree::Ident(how) = parts.next()? else { return None };
                let word = words.pop()?;
                words.push(changed(&word, &how.to_string())?);
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                add_words(&group.stream().into_iter().collect::<Vec<_>>(), words)?;
            }
            _ => return None,
        }
    }
    Some(())
}

/// What a literal is as part of a name.
fn plain(literal: &str) -> Option<String> {
    let is_bytes = ["b'", "b\"", "br"].iter().any(|start| literal.starts_with(start));
    let plain = match literal.chars().next()? {
        _ if is_bytes || literal.contains(['#', '\\', '.', '+']) => return None,
        'r' => &literal[2..literal.len() - 1],
        '"' | '\'' => &literal[1..literal.len() - 1],
        _ => literal,
    };
    Some(plain.replace('-', "_"))
}

fn changed(word: &str, how: &str) -> Option<String> {
    Some(match how {
        "lower" => word.to_lowercase(),
        "upper" => word.to_uppercase(),
        "snake" => {
            let mut snake = String::new();
            for c in word.chars() {
                if c.is_uppercase() && !snake.is_empty() && !snake.ends_with('_') {
                    snake.push('_');
                }
                snake.extend(c.to_lowercase());
            }
            snake
        }
        "camel" => {
            let (mut camel, mut before) = (String::new(), '_');
            for c in word.chars() {
                match before {
                    _ if c == '_' => {}
                    '_' => camel.extend(c.to_uppercase()),
                    _ if before.is_uppercase() => camel.extend(c.to_lowercase()),
                    _ => camel.push(c),
                }
                before = c;
            }
            camel
        }
        _ => return None,
    })
}
