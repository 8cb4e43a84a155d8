//! Fragments, which macros hand on as wholes, written as what they are.

use crate::syntax::is_punct;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use syn::{Expr, Type};

/// The tokens without invisible groups: in parentheses where the fragment would fall apart.
pub fn shown(tokens: TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut found = TokenStream::new();
    for (at, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else {
            found.extend([token.clone()]);
            continue;
        };
        let inner = shown(group.stream());
        if group.delimiter() != Delimiter::None {
            found.extend([TokenTree::Group(Group::new(group.delimiter(), inner))]);
            continue;
        }
        let goes_on = is_punct(tokens.get(at + 1), ':') && is_punct(tokens.get(at + 2), ':');
        found.extend(whole(inner, goes_on));
    }
    found
}

/// A fragment that does not fall apart; `goes_on` is whether `::` follows.
fn whole(tokens: TokenStream, goes_on: bool) -> TokenStream {
    if tokens.clone().into_iter().count() < 2 {
        return tokens;
    }
    let ty = syn::parse2::<Type>(tokens.clone()).ok();
    match ty {
        Some(Type::Path(_)) if !goes_on => tokens,
        Some(ty) if goes_on => quote::quote!(<#ty>),
        Some(Type::TraitObject(_) | Type::ImplTrait(_)) => quote::quote!((#tokens)),
        Some(_) => tokens,
        None => match syn::parse2::<Expr>(tokens.clone()) {
            Ok(
                Expr::Array(_)
                | Expr::Block(_)
                | Expr::Call(_)
                | Expr::Field(_)
                | Expr::Index(_)
                | Expr::Macro(_)
                | Expr::MethodCall(_)
                | Expr::Path(_)
                | Expr::Struct(_)
                | Expr::Tuple(_),
            )
            | Err(_) => tokens,
            Ok(_) => quote::quote!((#tokens)),
        },
    }
}

/// Whether there is an invisible group in the tokens.
pub fn has_fragments(tokens: TokenStream) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Group(group) => {
            group.delimiter() == Delimiter::None || has_fragments(group.stream())
        }
        _ => false,
    })
}
