//! Types with other names: an impl for one is an impl for what it stands for, which is what the compiler
//! calls it.

use crate::prune::expansion::identifiers;
use crate::prune::type_shape::TypeShape;
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};
use syn::{Ident, Item, ItemType};

/// More than any type has names.
const MOST_NAMES: usize = 8;

/// The types that a program defines, by their names.
#[derive(Default)]
pub struct Aliases {
    /// What those that are other types stand for.
    known: BTreeMap<String, TypeShape>,
    /// The names that stand for several types, or for a type of their own.
    unclear: BTreeSet<String>,
}

impl Aliases {
    /// Adds an item, if it is a type.
    pub fn add(&mut self, item: &Item) {
        match item {
            Item::Type(alias) => self.add_alias(alias),
            Item::Struct(item) => self.add_type(&item.ident),
            Item::Enum(item) => self.add_type(&item.ident),
            Item::Union(item) => self.add_type(&item.ident),
            _ => {}
        }
    }

    fn add_alias(&mut self, alias: &ItemType) {
        let generics = alias.generics.params.iter();
        let generics = generics.flat_map(|param| identifiers(param.to_token_stream())).collect();
        let shape = TypeShape::of(&alias.ty, &generics);
        let name = alias.ident.to_string();
        let before = self.known.insert(name.clone(), shape.clone());
        if before.is_some_and(|before| before != shape) {
            self.unclear.insert(name);
        }
    }

    fn add_type(&mut self, name: &Ident) {
        self.unclear.insert(name.to_string());
    }

    /// The shape of what a type stands for, as far as its name is clear.
    pub fn resolved(&self, shape: &TypeShape) -> TypeShape {
        self.resolved_to_depth(shape, MOST_NAMES)
    }

    fn resolved_to_depth(&self, shape: &TypeShape, depth: usize) -> TypeShape {
        let inner = |shape: &TypeShape| Box::new(self.resolved_to_depth(shape, depth));
        match shape {
            TypeShape::Reference(of) => TypeShape::Reference(inner(of)),
            TypeShape::List(of) => TypeShape::List(inner(of)),
            TypeShape::Named(name) if depth > 0 && !self.unclear.contains(name) => {
                let known = self.known.get(name);
                known.map_or_else(|| shape.clone(), |of| self.resolved_to_depth(of, depth - 1))
            }
            shape => shape.clone(),
        }
    }
}
