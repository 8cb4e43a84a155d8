//! What an arm of a macro writes.

use super::bindings::{Binding, Bindings, variables};
use super::pattern::Pattern;
use proc_macro2::{Group, Ident, Punct, Spacing, Span, TokenStream, TokenTree};

/// What an arm writes where its metavariables stand for this; `None` if that cannot be told.
pub fn written(body: &[Pattern], bindings: &Bindings) -> Option<TokenStream> {
    let mut found = TokenStream::new();
    for pattern in body {
        match pattern {
            Pattern::Token(token) => found.extend([token.clone()]),
            Pattern::Group(delimiter, inner) => {
                let group = Group::new(*delimiter, written(inner, bindings)?);
                found.extend([TokenTree::Group(group)]);
            }
            Pattern::Variable(name, _) => match bindings.get(name) {
                Some(Binding::One(tokens)) => found.extend(tokens.clone()),
                Some(Binding::Many(_)) => return None,
                // Of a macro that is written.
                None => {
                    let name = Ident::new(name, Span::call_site()).into();
                    found.extend([TokenTree::Punct(Punct::new('$', Spacing::Alone)), name]);
                }
            },
            Pattern::Repeat(inner, between, _) => {
                let mut names = Vec::new();
                variables(inner, &mut names);
                let many = |name: &&str| match bindings.get(*name) {
                    Some(Binding::Many(all)) => Some((name.to_string(), all.clone())),
                    _ => None,
                };
                let many: Vec<(String, Vec<Binding>)> = names.iter().filter_map(many).collect();
                let times = many.first()?.1.len();
                if many.iter().any(|(_, all)| all.len() != times) {
                    return None;
                }
                for nth in 0..times {
                    let mut bindings = bindings.clone();
                    bindings
                        .extend(many.iter().map(|(name, all)| (name.clone(), all[nth].clone())));
                    if nth > 0 {
                        found.extend(between.clone());
                    }
                    found.extend(written(inner, &bindings)?);
                }
            }
        }
    }
    Some(found)
}
