//! Fragments, which macros hand on as wholes, written as what they are.

use crate::syntax::is_punct;
use proc_macro2::{Delimiter, Group, Spacing, TokenStream, TokenTree};
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
        found.extend(whole(inner, tokens.get(at + 1)));
    }
    found
}

/// A fragment that does not fall apart before the token `next`.
fn whole(tokens: TokenStream, next: Option<&TokenTree>) -> TokenStream {
    if tokens.clone().into_iter().count() < 2 {
        return tokens;
    }
    let goes_on = matches!(next, Some(TokenTree::Punct(punct))
        if punct.as_char() == ':' && punct.spacing() == Spacing::Joint);
    let is_operand = is_punct(next, '.')
        || is_punct(next, '?')
        || matches!(next, Some(TokenTree::Group(group)) if group.delimiter() != Delimiter::Brace);
    let ty = syn::parse2::<Type>(tokens.clone()).ok();
    let is_in_parentheses = match &ty {
        Some(Type::Path(_)) if !goes_on => false,
        Some(ty) if goes_on => return quote::quote!(<#ty>),
        Some(Type::TraitObject(_) | Type::ImplTrait(_)) => true,
        Some(_) => is_operand,
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
            | Err(_) => false,
            // A condition: `feature = "std"`.
            Ok(Expr::Assign(assigned)) => !matches!(*assigned.right, Expr::Lit(_)),
            Ok(_) => true,
        },
    };
    if is_in_parentheses { quote::quote!((#tokens)) } else { tokens }
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
