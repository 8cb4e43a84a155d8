//! The outermost type constructor of types: enough to tell the impls of one trait apart.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeSet;
use syn::{Type, TypeParamBound};

/// The outermost type constructor of a type, and that of what it is applied to, where it has no name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TypeShape {
    /// A type parameter, or a macro's call: any type.
    Any,
    /// An integer whose type is not inferred yet.
    Integer,
    /// A type with a name, of which this is the last word.
    Named(String),
    /// `&T` or `&mut T`.
    Reference(Box<TypeShape>),
    /// `[T; N]` or `[T]`.
    List(Box<TypeShape>),
    /// A tuple of that many elements, if that is known.
    Tuple(Option<usize>),
    /// What cannot be told.
    Unknown,
}

impl TypeShape {
    /// The shape of a type in the source, where `generics` stand for any type.
    pub fn of(ty: &Type, generics: &BTreeSet<String>) -> TypeShape {
        let inner = |ty: &Type| Box::new(TypeShape::of(ty, generics));
        match ty {
            Type::Array(array) => TypeShape::List(inner(&array.elem)),
            Type::Slice(slice) => TypeShape::List(inner(&slice.elem)),
            Type::Group(group) => *inner(&group.elem),
            Type::Paren(paren) => *inner(&paren.elem),
            Type::Reference(reference) => TypeShape::Reference(inner(&reference.elem)),
            Type::Tuple(tuple) => TypeShape::Tuple(Some(tuple.elems.len())),
            Type::TraitObject(object) => match object.bounds.first() {
                Some(TypeParamBound::Trait(bound)) => named(&bound.path, generics),
                _ => TypeShape::Unknown,
            },
            Type::Path(path) if path.qself.is_none() => named(&path.path, generics),
            // Whatever the macro makes of it.
            Type::Macro(_) => TypeShape::Any,
            _ => TypeShape::Unknown,
        }
    }

    /// The name of the type, if it has one.
    pub fn name(&self) -> Option<&str> {
        match self {
            TypeShape::Named(name) => Some(name),
            _ => None,
        }
    }

    /// Whether it is a type with this name.
    pub fn is_named(&self, name: &str) -> bool {
        self.name() == Some(name)
    }

    /// The shape of a type as the compiler prints it.
    pub fn printed(text: &str) -> TypeShape {
        // A floating-point number whose type nothing else decides is an `f64`.
        let text = text.replace("{integer}", INTEGER).replace("{float}", "f64");
        match syn::parse_str(&text) {
            Ok(ty) => TypeShape::of(&ty, &BTreeSet::new()),
            // Closures and the like have no name in the source.
            Err(_) => TypeShape::Unknown,
        }
    }

    /// The shape of what follows `for` in an `impl … for` in a macro's definition.
    pub fn in_macro(tokens: &[TokenTree]) -> TypeShape {
        match tokens {
            [TokenTree::Punct(punct), rest @ ..] if punct.as_char() == '&' => {
                TypeShape::Reference(Box::new(TypeShape::in_macro(rest)))
            }
            [TokenTree::Punct(punct), ..] if punct.as_char() == '$' => TypeShape::Any,
            [TokenTree::Group(group), ..] => match group.delimiter() {
                Delimiter::Parenthesis => TypeShape::Tuple(None),
                Delimiter::Bracket => TypeShape::List(Box::new(TypeShape::Any)),
                _ => TypeShape::Unknown,
            },
            [TokenTree::Ident(_), ..] => {
                let path = tokens.iter().take_while(|token| match token {
                    TokenTree::Ident(_) => true,
                    TokenTree::Punct(punct) => punct.as_char() == ':',
                    _ => false,
                });
                let path: TokenStream = path.cloned().collect();
                match path.into_iter().last() {
                    Some(TokenTree::Ident(name)) => TypeShape::Named(name.to_string()),
                    _ => TypeShape::Unknown,
                }
            }
            _ => TypeShape::Unknown,
        }
    }

    /// The shape of what a reference is to, or the shape itself.
    pub fn referent(&self) -> &TypeShape {
        match self {
            TypeShape::Reference(inner) => inner.referent(),
            other => other,
        }
    }

    /// Whether an impl for types of this shape may be one for a type of the shape `other`.
    pub fn fits(&self, other: &TypeShape) -> bool {
        match (self, other) {
            (TypeShape::Reference(one), TypeShape::Reference(other))
            | (TypeShape::List(one), TypeShape::List(other)) => one.fits(other),
            (TypeShape::Any, _) | (TypeShape::Tuple(None), TypeShape::Tuple(_)) => true,
            (TypeShape::Named(name), TypeShape::Integer) => is_integer(name),
            (TypeShape::Unknown, _) => false,
            (one, other) => one == other,
        }
    }
}

/// A name for an integer whose type is not inferred yet.
const INTEGER: &str = "__integer";

/// The integer types, those first that solutions use most.
const INTEGERS: [&str; 12] =
    ["u64", "i64", "usize", "u32", "i32", "u128", "i128", "u8", "u16", "i8", "i16", "isize"];

/// Whether a name is that of an integer type.
pub fn is_integer(name: &str) -> bool {
    INTEGERS.contains(&name)
}

/// How rare an integer type is in solutions.
pub fn rarity(name: &str) -> usize {
    INTEGERS.iter().position(|integer| *integer == name).unwrap_or(INTEGERS.len())
}

fn named(path: &syn::Path, generics: &BTreeSet<String>) -> TypeShape {
    let Some(last) = path.segments.last() else { return TypeShape::Unknown };
    let name = last.ident.to_string();
    if name == INTEGER {
        return TypeShape::Integer;
    }
    if path.segments.len() == 1 && generics.contains(&name) {
        return TypeShape::Any;
    }
    TypeShape::Named(name)
}
