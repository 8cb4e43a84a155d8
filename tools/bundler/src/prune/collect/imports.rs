//! The names in a `use`.

use super::builder::Builder;
use crate::prune::item::{Import, Kind};
use crate::syntax::{range, with_comma, word};
use std::ops::Range;
use syn::{ItemUse, UseTree};

/// Adds a `use`.
pub fn add(builder: &mut Builder, item: &ItemUse) {
    let whole = range(item);
    add_tree(builder, whole.clone(), whole, &item.tree, Import::default());
}

/// Adds a `use`, or what stands in its braces: all of it, and what lints point at. `import` has the path before.
fn add_tree(
    builder: &mut Builder,
    whole: Range<usize>,
    name: Range<usize>,
    tree: &UseTree,
    mut import: Import,
) {
    let id = builder.add(Kind::Import, whole, name);
    let (mut leaf, of) = (tree, &mut import.of);
    while let UseTree::Path(path) = leaf {
        of.extend(&path.ident);
        leaf = &path.tree;
    }
    match leaf {
        UseTree::Group(group) => {
            // Lints point at the names inside.
            builder.items[id].name = 0..0;
            builder.items[id].goes_when_empty = true;
            builder.enter(id);
            for tree in &group.items {
                let whole = with_comma(builder.text, range(tree));
                add_tree(builder, whole, range(tree), tree, import.clone());
            }
            builder.leave();
            return;
        }
        UseTree::Name(name) => {
            of.extend(&name.ident);
            import.name = Some(of.last.clone());
        }
        UseTree::Rename(rename) => {
            of.extend(&rename.ident);
            import.name = Some(word(&rename.rename)).filter(|name| name != "_");
        }
        UseTree::Glob(_) => {}
        UseTree::Path(_) => unreachable!("it was followed to its end"),
    }
    builder.items[id].import = Some(import);
}
