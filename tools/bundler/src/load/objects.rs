//! Trait objects without `dyn`, which editions before 2021 allow.

use super::scope::Scope;
use crate::edit::Edits;
use crate::syntax::range;
use std::collections::BTreeSet;
use syn::ext::IdentExt;
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Expr, Ident, Item, Macro, PathArguments, Token, Type, TypeParam, TypeParamBound};

/// Traits of the standard library that objects are made of.
const TRAITS: [&str; 12] = [
    "Any", "BufRead", "Debug", "Display", "Fn", "FnMut", "FnOnce", "Hasher", "Iterator", "Read",
    "Seek", "Write",
];

/// Macros of the standard library whose arguments are expressions.
const MACROS: [&str; 20] = [
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "eprint",
    "eprintln",
    "format",
    "format_args",
    "panic",
    "print",
    "println",
    "todo",
    "try",
    "unimplemented",
    "unreachable",
    "vec",
    "write",
    "writeln",
];

/// The names of the traits and of the types of a crate.
#[derive(Clone, Default, PartialEq)]
pub struct Declared {
    traits: BTreeSet<String>,
    types: BTreeSet<String>,
}

impl Declared {
    /// Adds the name of an item.
    pub fn add(&mut self, item: &Item) {
        match item {
            Item::Trait(item) => self.traits.insert(item.ident.to_string()),
            Item::Struct(item) => self.types.insert(item.ident.to_string()),
            Item::Enum(item) => self.types.insert(item.ident.to_string()),
            Item::Type(item) => self.types.insert(item.ident.to_string()),
            Item::Union(item) => self.types.insert(item.ident.to_string()),
            _ => false,
        };
    }

    /// Writes `dyn` before the trait objects that lack it, in an item of a module.
    pub fn add_dyn(&self, item: &Item, scope: &Scope, edits: &mut Edits) {
        let mut parameters = Parameters::default();
        parameters.visit_item(item);
        Walk { declared: self, scope, parameters, edits }.visit_item(item);
    }

    fn is_trait(&self, path: &syn::Path, scope: &Scope) -> bool {
        let Some(last) = path.segments.last() else { return false };
        let mut name = last.ident.to_string();
        if path.segments.len() == 1
            && let Some(original) = scope.renamed.get(&name)
        {
            name.clone_from(original);
        }
        // `G::Node` and `Self::Node` are types, whatever traits there are.
        let is_type = |word: &Ident| word.to_string().starts_with(char::is_uppercase);
        if path.segments.iter().rev().skip(1).any(|segment| is_type(&segment.ident)) {
            return false;
        }
        let is_known = self.traits.contains(&name) || TRAITS.contains(&&*name);
        matches!(last.arguments, PathArguments::Parenthesized(_))
            || self.is_error_of_std(path, scope)
            || is_known && !self.types.contains(&name)
    }

    /// Whether a path is that of the trait `std::error::Error`, not of a type in a module `error` of the crate.
    fn is_error_of_std(&self, path: &syn::Path, scope: &Scope) -> bool {
        let words: Vec<String> = path.segments.iter().map(|it| it.ident.to_string()).collect();
        if let [name] = &words[..] {
            return scope.errors.contains(name);
        }
        // `io::Error` and `fmt::Error` are types.
        let [before @ .., module, name] = &words[..] else { return false };
        let is_own_module = match before.last() {
            Some(before) => matches!(before.as_str(), "crate" | "self" | "super"),
            None => scope.items.contains("error"),
        };
        module == "error" && name == "Error" && !(is_own_module && self.types.contains("Error"))
    }
}

/// The type parameters of an item and of what is in it.
#[derive(Default)]
struct Parameters(BTreeSet<String>);

impl<'ast> Visit<'ast> for Parameters {
    fn visit_type_param(&mut self, parameter: &'ast TypeParam) {
        self.0.insert(parameter.ident.to_string());
        visit::visit_type_param(self, parameter);
    }
}

struct Walk<'a, 'b> {
    declared: &'a Declared,
    scope: &'a Scope,
    parameters: Parameters,
    edits: &'b mut Edits,
}

impl Walk<'_, '_> {
    /// Writes `dyn` before an object. To edition 2015 `dyn ::Trait` is the path `dyn::Trait`.
    fn add(&mut self, object: &Type) {
        self.edits.insert(range(object).start, "dyn ");
        let path = match object {
            Type::Path(object) => Some(&object.path),
            Type::TraitObject(object) => object.bounds.iter().find_map(|bound| match bound {
                TypeParamBound::Trait(bound) => Some(&bound.path),
                _ => None,
            }),
            _ => None,
        };
        if let Some(path) = path.filter(|path| path.leading_colon.is_some()) {
            let range = range(path);
            self.edits.insert(range.start, "(");
            self.edits.insert(range.end, ")");
        }
    }
}

impl<'ast> Visit<'ast> for Walk<'_, '_> {
    fn visit_type(&mut self, ty: &'ast Type) {
        let lacks_dyn = match ty {
            Type::TraitObject(object) => object.dyn_token.is_none(),
            Type::Path(path) => {
                let is_parameter = |name: &Ident| self.parameters.0.contains(&name.to_string());
                path.qself.is_none()
                    && !path.path.get_ident().is_some_and(is_parameter)
                    && self.declared.is_trait(&path.path, self.scope)
            }
            _ => false,
        };
        if lacks_dyn {
            self.add(ty);
        }
        visit::visit_type(self, ty);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        let is_known = |name: &Ident| MACROS.contains(&&*name.unraw().to_string());
        if !call.path.segments.last().is_some_and(|segment| is_known(&segment.ident)) {
            return;
        }
        let arguments = call.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated);
        for argument in arguments.iter().flatten() {
            Visit::visit_expr(self, argument);
        }
    }
}
