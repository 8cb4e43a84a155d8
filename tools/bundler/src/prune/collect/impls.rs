//! Impls, derived ones too.

use super::builder::Builder;
use crate::prune::item::Kind;
use crate::syntax::{Header, Path, attributes, header_of, range, with_comma};
use syn::{ImplItem, Item, ItemImpl};

/// Adds an impl without what is inside it.
pub fn add(builder: &mut Builder, item: &ItemImpl) -> usize {
    let kind = if item.trait_.is_some() { Kind::TraitImpl } else { Kind::InherentImpl };
    let id = builder.add(kind, range(item), 0..0);
    let is_named = |item: &ImplItem| !matches!(item, ImplItem::Macro(_) | ImplItem::Verbatim(_));
    let added = &mut builder.items[id];
    added.goes_when_empty = item.trait_.is_none() && item.items.iter().all(is_named);
    added.headers = vec![header_of(item)];
    id
}

/// Adds the derives of an item, and the traits in them.
pub fn add_derives(builder: &mut Builder, item: &Item) {
    let of_type = match item {
        Item::Enum(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Union(item) => &item.ident,
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
            let of_trait = meta.path.segments.last().map(|segment| Path::from(&segment.ident));
            builder.items[id].headers = vec![Header { of_trait, types: vec![of_type.into()] }];
            Ok(())
        });
        builder.leave();
    }
}
