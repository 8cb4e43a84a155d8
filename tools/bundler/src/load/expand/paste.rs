//! What the macro `paste!` writes: names made of parts, as `[<get_ $name>]`.

use crate::syntax::is_punct;
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};

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
            let pasted = without_calls(pasted(arguments.stream())?)?;
            found.extend(pasted);
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

/// The arguments of the call of `paste!` that begins at `at`.
fn call_at(tokens: &[TokenTree], at: usize) -> Option<&TokenTree> {
    let TokenTree::Ident(name) = &tokens[at] else { return None };
    let is_call = (name == "paste" || name == "item") && is_punct(tokens.get(at + 1), '!');
    let is_path = at >= 3
        && is_punct(tokens.get(at - 1), ':')
        && matches!(&tokens[at - 3], TokenTree::Ident(krate) if krate == "paste");
    (is_call && (name == "paste" || is_path)).then(|| tokens.get(at + 2))?
}

/// The tokens with each `[<…>]` made one name.
fn pasted(tokens: TokenStream) -> Option<TokenStream> {
    let mut found = TokenStream::new();
    for token in tokens {
        let TokenTree::Group(group) = &token else {
            found.extend([token]);
            continue;
        };
        let inner: Vec<TokenTree> = group.stream().into_iter().collect();
        let is_pasted = group.delimiter() == Delimiter::Bracket
            && is_punct(inner.first(), '<')
            && is_punct(inner.last(), '>')
            && inner.len() > 2;
        found.extend([if is_pasted {
            TokenTree::Ident(name(&inner[1..inner.len() - 1])?)
        } else {
            TokenTree::Group(Group::new(group.delimiter(), pasted(group.stream())?))
        }]);
    }
    Some(found)
}

/// The name that some parts make.
fn name(parts: &[TokenTree]) -> Option<Ident> {
    let mut words: Vec<String> = Vec::new();
    let mut at = 0;
    while at < parts.len() {
        match &parts[at] {
            TokenTree::Ident(word) => {
                words.push(word.to_string().trim_start_matches("r#").to_owned());
            }
            TokenTree::Literal(literal) => words.push(literal.to_string().replace('"', "")),
            TokenTree::Punct(punct) if punct.as_char() == ':' => {
                let TokenTree::Ident(how) = parts.get(at + 1)? else { return None };
                let word = words.pop()?;
                words.push(changed(&word, &how.to_string())?);
                at += 1;
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                words.push(name(&inner)?.to_string());
            }
            _ => return None,
        }
        at += 1;
    }
    let name = words.concat();
    syn::parse_str::<Ident>(&name).ok().map(|_| Ident::new(&name, Span::call_site()))
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
