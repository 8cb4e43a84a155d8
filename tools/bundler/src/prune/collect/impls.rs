//! Impls of traits, derived ones too.

use super::builder::Builder;
use crate::prune::expansion::identifiers;
use crate::prune::item::{ImplHeader, Kind};
use crate::prune::type_shape::TypeShape;
use crate::syntax::{attributes, range, with_comma};
use quote::ToTokens;
use std::collections::BTreeSet;
use syn::{
    GenericArgument, Generics, Item, ItemImpl, PathArguments, TypeParamBound, WherePredicate,
};

/// Adds an impl without what is inside it.
pub fn add(builder: &mut Builder, item: &ItemImpl) -> usize {
    let id = builder.add(Kind::Impl, range(item), 0..0);
    let of_trait = item.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
    let argument = of_trait.and_then(|segment| match &segment.arguments {
        PathArguments::AngleBracketed(list) => list.args.first(),
        _ => None,
    });
    let of_trait = of_trait.map(|segment| segment.ident.to_string());
    let generics = item.generics.params.iter();
    let generics: BTreeSet<String> =
        generics.flat_map(|param| identifiers(param.to_token_stream())).collect();
    let shape = TypeShape::of(&item.self_ty, &generics);
    let argument = match argument {
        Some(GenericArgument::Type(ty)) => Some(TypeShape::of(ty, &generics)),
        _ => None,
    };
    // `Self` is the type itself.
    let argument = argument.filter(|argument| *argument != TypeShape::Named("Self".to_owned()));
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
