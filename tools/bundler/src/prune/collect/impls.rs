//! Impls of traits, derived ones too.

use super::builder::Builder;
use crate::prune::expansion::identifiers;
use crate::prune::item::{ImplHeader, Kind};
use crate::prune::type_shape::TypeShape;
use crate::syntax::{attributes, range, with_comma, with_separator};
use quote::ToTokens;
use std::collections::BTreeSet;
use syn::{
    GenericArgument, Generics, Item, ItemImpl, ItemTrait, PathArguments, PathSegment,
    TypeParamBound, WherePredicate,
};

/// Adds an impl without what is inside it.
pub fn add(builder: &mut Builder, item: &ItemImpl) -> usize {
    let id = builder.add(Kind::Impl, range(item), 0..0);
    let of_trait = item.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
    let generics = parameters(&item.generics);
    let argument = of_trait.and_then(|segment| argument(segment, &generics));
    let of_trait = of_trait.map(|segment| segment.ident.to_string());
    let shape = TypeShape::of(&item.self_ty, &generics);
    let mut of_type = identifiers(item.self_ty.to_token_stream());
    of_type.retain(|identifier| !generics.contains(identifier));
    let added = &mut builder.items[id];
    // Dropping a value does something wherever it happens.
    added.is_unlinted = of_trait.as_ref().is_some_and(|name| name != "Drop");
    added.goes_when_empty = of_trait.is_none();
    added.bounds = bounds(&item.generics);
    added.clues = vec![of_trait.iter().cloned().collect(), of_type];
    if let (false, TypeShape::Named(name)) = (added.is_unlinted, &shape) {
        added.self_type = Some(name.clone());
    }
    if of_trait.is_some() {
        added.impls = vec![ImplHeader { of_trait, argument, shape, is_own_trait: false }];
    }
    id
}

/// Adds the traits that a trait requires.
pub fn add_supertraits(builder: &mut Builder, item: &ItemTrait) {
    let generics = parameters(&item.generics);
    for bound in &item.supertraits {
        let TypeParamBound::Trait(path) = bound else { continue };
        let Some(segment) = path.path.segments.last() else { continue };
        let whole = with_separator(builder.text, range(bound), '+');
        let id = builder.add(Kind::Supertrait, whole, 0..0);
        let of_trait = segment.ident.to_string();
        let added = &mut builder.items[id];
        added.is_unlinted = true;
        added.clues = vec![vec![of_trait.clone()]];
        added.impls = vec![ImplHeader {
            of_trait: Some(of_trait),
            argument: argument(segment, &generics),
            shape: TypeShape::Any,
            is_own_trait: false,
        }];
    }
}

/// The identifiers among parameters.
fn parameters(generics: &Generics) -> BTreeSet<String> {
    generics.params.iter().flat_map(|param| identifiers(param.to_token_stream())).collect()
}

/// The type that a trait is applied to, if it is told; not `Self`, which is the type itself.
fn argument(of_trait: &PathSegment, generics: &BTreeSet<String>) -> Option<TypeShape> {
    let PathArguments::AngleBracketed(list) = &of_trait.arguments else { return None };
    let Some(GenericArgument::Type(ty)) = list.args.first() else { return None };
    Some(TypeShape::of(ty, generics)).filter(|argument| !argument.is_named("Self"))
}

/// The last names of the traits that parameters, or other types, must have.
fn bounds(generics: &Generics) -> BTreeSet<String> {
    let of_params = generics.type_params().flat_map(|param| &param.bounds);
    let predicates = generics.where_clause.iter().flat_map(|clause| &clause.predicates);
    let of_types = predicates.filter_map(|predicate| match predicate {
        WherePredicate::Type(predicate) => Some(&predicate.bounds),
        _ => None,
    });
    let traits = of_params.chain(of_types.flatten()).filter_map(|bound| match bound {
        TypeParamBound::Trait(bound) => bound.path.segments.last(),
        _ => None,
    });
    traits.map(|segment| segment.ident.to_string()).collect()
}

/// Adds the derives of an item, and the traits in them.
pub fn add_derives(builder: &mut Builder, item: &Item) {
    let of_type = match item {
        Item::Enum(item) => item.ident.to_string(),
        Item::Struct(item) => item.ident.to_string(),
        Item::Union(item) => item.ident.to_string(),
        _ => return,
    };
    for attribute in attributes(item).iter().filter(|a| a.path().is_ident("derive")) {
        let id = builder.add(Kind::Derive, range(attribute), 0..0);
        builder.items[id].goes_when_empty = true;
        builder.enter(id);
        // What is not a list of paths fails in the compiler.
        let _ = attribute.parse_nested_meta(|meta| {
            let entry = with_comma(builder.text, range(&meta.path));
            let id = builder.add(Kind::Derive, entry, 0..0);
            let of_trait = meta.path.segments.last().map(|segment| segment.ident.to_string());
            let item = &mut builder.items[id];
            item.is_unlinted = true;
            item.clues = vec![of_trait.iter().cloned().collect(), vec![of_type.clone()]];
            let shape = TypeShape::Named(of_type.clone());
            item.impls = vec![ImplHeader { of_trait, argument: None, shape, is_own_trait: false }];
            Ok(())
        });
        builder.leave();
    }
}
