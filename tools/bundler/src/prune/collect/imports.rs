//! The names in a `use`.

use super::builder::Builder;
use crate::prune::item::{Import, Kind};
use crate::syntax::{is_std, range, with_comma, word};
use std::ops::Range;
use syn::{ItemUse, UseTree, Visibility};

/// Adds a `use`.
pub fn add(builder: &mut Builder, item: &ItemUse) {
    let whole = range(item);
    let is_public = !matches!(item.vis, Visibility::Inherited);
    let path = Path { is_public, is_of_std: false, last: String::new() };
    add_tree(builder, whole.clone(), whole, &item.tree, path);
}

/// The path before a tree.
#[derive(Clone)]
struct Path {
    is_public: bool,
    is_of_std: bool,
    last: String,
}

/// Adds a `use`, or what stands in its braces: all of it, and what lints point at.
fn add_tree(
    builder: &mut Builder,
    whole: Range<usize>,
    name: Range<usize>,
    tree: &UseTree,
    mut before: Path,
) {
    let id = builder.add(Kind::Import, whole, name);
    let mut leaf = tree;
    while let UseTree::Path(path) = leaf {
        let is_first = before.last.is_empty();
        before.last = word(&path.ident);
        before.is_of_std |= is_first && is_std(&before.last);
        leaf = &path.tree;
    }
    let Path { is_public, is_of_std, last } = before.clone();
    let import = |name, of| Import { name, of, is_public, is_of_std };
    let import = match leaf {
        UseTree::Group(group) => {
            // Lints point at the names inside.
            builder.items[id].name = 0..0;
            builder.items[id].goes_when_empty = true;
            builder.enter(id);
            for tree in &group.items {
                let whole = with_comma(builder.text, range(tree));
                add_tree(builder, whole, range(tree), tree, before.clone());
            }
            builder.leave();
            return;
        }
        UseTree::Name(name) if name.ident == "self" => import(Some(last.clone()), last),
        UseTree::Name(name) => import(Some(word(&name.ident)), word(&name.ident)),
        UseTree::Rename(rename) => {
            let of = if rename.ident == "self" { last } else { word(&rename.ident) };
            import(Some(word(&rename.rename)).filter(|name| name != "_"), of)
        }
        UseTree::Glob(_) => import(None, last),
        UseTree::Path(_) => unreachable!("it was followed to its end"),
    };
    builder.items[id].import = Some(import);
}
