//! The names in a `use`.

use super::builder::Builder;
use crate::prune::item::{Import, Kind};
use crate::syntax::{range, with_comma};
use std::ops::Range;
use syn::{ItemUse, UseTree, Visibility};

/// Adds a `use`.
pub fn add(builder: &mut Builder, item: &ItemUse) {
    let whole = range(item);
    add_tree(builder, whole.clone(), whole, item, &item.tree);
}

/// Adds a `use`, or what stands in its braces: all of it, and what lints point at.
fn add_tree(
    builder: &mut Builder,
    whole: Range<usize>,
    name: Range<usize>,
    item: &ItemUse,
    tree: &UseTree,
) {
    let id = builder.add(Kind::Import, whole, name);
    let (mut last, mut leaf) = (None, tree);
    while let UseTree::Path(path) = leaf {
        (last, leaf) = (Some(&path.ident), &path.tree);
    }
    let mut glob_of = None;
    let name = match leaf {
        UseTree::Group(group) => {
            // Lints point at the names inside.
            builder.items[id].name = 0..0;
            builder.items[id].goes_when_empty = true;
            builder.enter(id);
            for tree in &group.items {
                let whole = with_comma(builder.text, range(tree));
                add_tree(builder, whole, range(tree), item, tree);
            }
            builder.leave();
            return;
        }
        UseTree::Name(name) if name.ident == "self" => last.map(ToString::to_string),
        UseTree::Name(name) => Some(name.ident.to_string()),
        UseTree::Rename(name) => Some(name.rename.to_string()),
        UseTree::Glob(_) => {
            glob_of = last.map(ToString::to_string);
            None
        }
        UseTree::Path(_) => unreachable!("it was followed to its end"),
    };
    let is_public = !matches!(item.vis, Visibility::Inherited);
    let name = name.filter(|name| name != "_");
    builder.items[id].import = Some(Import { name, glob_of, is_public, is_unreferenced: false });
}
