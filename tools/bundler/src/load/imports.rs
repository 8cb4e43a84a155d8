//! Rewriting `use` and `extern crate`.

use super::paths::Dependency;
use super::tokens::Tokens;
use crate::edit::Edits;
use crate::syntax::{has_attribute, range, with_comma};
use anyhow::{Result, bail};
use syn::{Ident, ItemExternCrate, ItemUse, UseName, UseRename, UseTree, Visibility};

impl Tokens<'_> {
    /// Rewrites a `use` in a file with this text.
    pub fn rewrite_use(&self, item: &ItemUse, text: &str, edits: &mut Edits) {
        let Tokens { paths, scope, .. } = *self;
        let segments = first_segments(&item.tree);
        let is_inlined = |(ident, _): &(&Ident, _)| {
            matches!(paths.dependencies.get(&ident.to_string()), Some(Dependency::Inlined(_)))
        };
        if let Visibility::Public(public) = &item.vis
            && (paths.module.is_some() || segments.iter().any(is_inlined))
        {
            edits.replace(range(public), "pub(crate)");
        }
        if let (UseTree::Path(path), true) = (&item.tree, scope.is_root) {
            // The module is there already: `use sg::{self, io}` would bring it twice.
            let name = path.ident.to_string();
            if paths.dependencies.get(&name) == Some(&Dependency::Inlined(name))
                && let UseTree::Group(group) = &*path.tree
            {
                let is_self =
                    |tree: &&UseTree| matches!(tree, UseTree::Name(n) if n.ident == "self");
                for tree in group.items.iter().filter(is_self) {
                    edits.remove(with_comma(text, range(tree)));
                }
            }
        }
        for (ident, leaf) in segments {
            self.first_segment(item, ident, leaf, text, edits);
        }
    }

    /// Rewrites the first segment of a path in a `use`; `leaf` is its tree, where it is the whole path.
    fn first_segment(
        &self,
        item: &ItemUse,
        ident: &Ident,
        leaf: Option<&UseTree>,
        text: &str,
        edits: &mut Edits,
    ) {
        let Tokens { paths, scope, .. } = *self;
        let name = ident.to_string();
        let is_global = item.leading_colon.is_some() && paths.edition > 2015;
        let is_declared = scope.items.contains(&name) && !is_global;
        // The name at the end of a path, or all where that is all.
        let whole = |leaf: &UseTree| match item.tree {
            UseTree::Name(_) => range(item),
            _ => with_comma(text, range(leaf)),
        };
        let first = match (&*name, paths.dependencies.get(&name), leaf) {
            ("self" | "super" | "std", ..) | (_, Some(Dependency::Provided), _) => return,
            (_, Some(Dependency::LeftOut), _) => return edits.remove(range(item)),
            _ if is_declared => None,
            // A macro that the library exports is at its root.
            (_, _, Some(leaf)) if paths.exported_name(&name).is_some() => {
                if scope.depth == 0 && matches!(item.tree, UseTree::Name(_)) {
                    return edits.remove(whole(leaf));
                }
                paths.module.as_ref().map(|module| format!("crate::{module}::{name}"))
            }
            // `use sg;` where `sg` is a module of the same one.
            (_, Some(Dependency::Inlined(module)), Some(leaf @ UseTree::Name(_)))
                if scope.is_root && *module == name =>
            {
                return edits.remove(whole(leaf));
            }
            _ => paths.first_segment(&name, is_global, scope),
        };
        // Before edition 2018, all begin at the root of the crate.
        let root = paths.module.as_ref().filter(|_| paths.edition == 2015);
        let first = first.or_else(|| root.map(|root| format!("crate::{root}::{name}")));
        let Some(first) = first else {
            if is_declared && !scope.is_root {
                // Editions before 2018 look for it at the root.
                edits.insert(range(ident).start, "self::");
            }
            return;
        };
        if let Some(colons) = &item.leading_colon {
            edits.remove(range(colons));
        }
        // Others know it by that name.
        let is_renamed = first.rsplit("::").next() != Some(&name);
        let is_bare = is_renamed && matches!(leaf, Some(UseTree::Name(_)));
        edits.replace(range(ident), if is_bare { format!("{first} as {name}") } else { first });
    }

    /// Rewrites an `extern crate`. With `#[macro_use]`, each macro that the crate exports is defined again, by itself.
    pub fn rewrite_extern_crate(&self, item: &ItemExternCrate, edits: &mut Edits) -> Result<()> {
        let Tokens { paths, scope, .. } = *self;
        let name = item.ident.to_string();
        let alias = item.rename.as_ref().map_or(&item.ident, |(_, alias)| alias);
        // All modules know it by that name.
        let is_known = name == "std" && alias == "std" && item.vis == Visibility::Inherited;
        let root = match (name.as_str(), &paths.module, paths.dependencies.get(&name)) {
            ("std" | "core" | "alloc" | "self", None, _) | (_, _, Some(Dependency::Provided)) => {
                return Ok(());
            }
            (_, _, dependency) if is_known || dependency == Some(&Dependency::LeftOut) => {
                edits.remove(range(item));
                return Ok(());
            }
            // Other modules may reach it by this crate's name.
            ("std" | "core" | "alloc", Some(_), _) => "::std".to_owned(),
            ("self", Some(module), _) | (_, _, Some(Dependency::Inlined(module))) => {
                format!("crate::{module}")
            }
            _ => bail!("`extern crate {name}`: Cargo knows no such dependency"),
        };
        let mut uses = String::new();
        if !(scope.is_root && root == format!("crate::{alias}")) {
            let visibility = if paths.module.is_some() { "pub(crate) " } else { "" };
            uses = format!("{visibility}use {root} as {alias};");
        }
        let brings = has_attribute(&item.attrs, "macro_use");
        if let (true, Some(module)) = (brings, root.strip_prefix("crate::")) {
            // They are in scope in all that follows, as no import is.
            for (name, own) in paths.macros.get(module).into_iter().flatten() {
                let arm = format!("($($t:tt)*) => {{ crate::{own}! {{ $($t)* }} }}");
                uses.extend(["macro_rules! ", name, " { ", &arm, " }\n"]);
            }
        }
        edits.replace(range(item), uses);
        Ok(())
    }
}

/// Removes some of the names that a `use` brings; whether nothing is left of it.
pub fn remove_names(
    tree: &UseTree,
    text: &str,
    is_meant: &impl Fn(&Ident) -> bool,
    edits: &mut Edits,
) -> bool {
    match tree {
        UseTree::Path(path) => remove_names(&path.tree, text, is_meant, edits),
        UseTree::Name(UseName { ident: name })
        | UseTree::Rename(UseRename { rename: name, .. }) => is_meant(name),
        UseTree::Group(group) => {
            let mut is_empty = true;
            for tree in &group.items {
                if remove_names(tree, text, is_meant, edits) {
                    edits.remove(with_comma(text, range(tree)));
                } else {
                    is_empty = false;
                }
            }
            is_empty
        }
        UseTree::Glob(_) => false,
    }
}

/// The first segment of each path in a `use`; with its tree, where the segment is the whole path.
fn first_segments(tree: &UseTree) -> Vec<(&Ident, Option<&UseTree>)> {
    match tree {
        UseTree::Group(group) => group.items.iter().flat_map(first_segments).collect(),
        UseTree::Path(path) => vec![(&path.ident, None)],
        UseTree::Name(name) => vec![(&name.ident, Some(tree))],
        UseTree::Rename(rename) => vec![(&rename.ident, Some(tree))],
        UseTree::Glob(_) => Vec::new(),
    }
}
