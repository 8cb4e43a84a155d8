//! The outermost shape of types: enough to tell the impls of one trait apart.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeSet;
use syn::{Type, TypeParamBound};

/// The outermost shape of a type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Head {
    /// A type parameter: any type.
    Any,
    /// Some type of integers.
    Integer,
    /// A type with a name, of which this is the last word.
    Named(String),
    /// `&T` or `&mut T`.
    Reference(Box<Head>),
    /// `[T; N]` or `[T]`.
    List(Box<Head>),
    /// A tuple of so many, if that is known.
    Tuple(Option<usize>),
    /// What cannot be told.
    Unknown,
}

impl Head {
    /// The head of a type in the source, where `generics` stand for any type.
    pub fn of(ty: &Type, generics: &BTreeSet<String>) -> Head {
        let inner = |ty: &Type| Box::new(Head::of(ty, generics));
        match ty {
            Type::Array(array) => Head::List(inner(&array.elem)),
            Type::Slice(slice) => Head::List(inner(&slice.elem)),
            Type::Group(group) => *inner(&group.elem),
            Type::Paren(paren) => *inner(&paren.elem),
            Type::Reference(reference) => Head::Reference(inner(&reference.elem)),
            Type::Tuple(tuple) => Head::Tuple(Some(tuple.elems.len())),
            Type::TraitObject(object) => match object.bounds.first() {
                Some(TypeParamBound::Trait(bound)) => named(&bound.path, generics),
                _ => Head::Unknown,
            },
            Type::Path(path) if path.qself.is_none() => named(&path.path, generics),
            _ => Head::Unknown,
        }
    }

    /// The head of a type as the compiler prints it.
    pub fn printed(text: &str) -> Head {
        if text == "{integer}" {
            return Head::Integer;
        }
        match syn::parse_str(text) {
            Ok(ty) => Head::of(&ty, &BTreeSet::new()),
            // Closures and the like have no name in the source.
            Err(_) => Head::Unknown,
        }
    }

    /// The head of what follows `for` in a macro's `impl … for`.
    pub fn in_macro(tokens: &[TokenTree]) -> Head {
        match tokens {
            [TokenTree::Punct(punct), rest @ ..] if punct.as_char() == '&' => {
                Head::Reference(Box::new(Head::in_macro(rest)))
            }
            [TokenTree::Punct(punct), ..] if punct.as_char() == '$' => Head::Any,
            [TokenTree::Group(group), ..] => match group.delimiter() {
                Delimiter::Parenthesis => Head::Tuple(None),
                Delimiter::Bracket => Head::List(Box::new(Head::Any)),
                _ => Head::Unknown,
            },
            [TokenTree::Ident(_), ..] => {
                let path = tokens.iter().take_while(|token| match token {
                    TokenTree::Ident(_) => true,
                    TokenTree::Punct(punct) => punct.as_char() == ':',
                    _ => false,
                });
                let path: TokenStream = path.cloned().collect();
                match path.into_iter().last() {
                    Some(TokenTree::Ident(name)) => Head::Named(name.to_string()),
                    _ => Head::Unknown,
                }
            }
            _ => Head::Unknown,
        }
    }

    /// Whether an impl for this may be one for `other`.
    pub fn fits(&self, other: &Head) -> bool {
        match (self, other) {
            (Head::Reference(one), Head::Reference(other))
            | (Head::List(one), Head::List(other)) => one.fits(other),
            (Head::Any, _) | (Head::Tuple(None), Head::Tuple(_)) => true,
            (Head::Named(name), Head::Integer) => is_integer(name),
            (Head::Unknown, _) => false,
            (one, other) => one == other,
        }
    }
}

/// The types of integers, those first that solutions have most often.
const INTEGERS: [&str; 12] =
    ["u64", "i64", "usize", "u32", "i32", "u128", "i128", "u8", "u16", "i8", "i16", "isize"];

/// Whether a name is that of a type of integers.
pub fn is_integer(name: &str) -> bool {
    INTEGERS.contains(&name)
}

/// How rare a type of integers is among solutions.
pub fn rarity(name: &str) -> usize {
    INTEGERS.iter().position(|integer| *integer == name).unwrap_or(INTEGERS.len())
}

fn named(path: &syn::Path, generics: &BTreeSet<String>) -> Head {
    let Some(last) = path.segments.last() else { return Head::Unknown };
    let name = last.ident.to_string();
    if path.segments.len() == 1 && generics.contains(&name) {
        return Head::Any;
    }
    Head::Named(name)
}
