//! Rewriting `use` and `extern crate`.

use super::paths::{Dependency, Paths};
use super::scope::Scope;
use super::tokens::visibility;
use crate::edit::Edits;
use crate::syntax::{is_doc_or_lint, range, with_comma};
use anyhow::{Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use syn::{Ident, ItemExternCrate, ItemUse, UseTree, Visibility};

/// Rewrites a `use`.
pub fn rewrite_use(paths: &Paths, item: &ItemUse, scope: &Scope, text: &str, edits: &mut Edits) {
    if paths.module.is_some() {
        rewrite_visibility(paths, &item.vis, scope.depth, edits);
        if let Visibility::Public(public) = &item.vis {
            edits.replace(range(public), "pub(crate)");
        }
        for attribute in item.attrs.iter().filter(|a| is_doc_or_lint(a.path())) {
            edits.remove(range(attribute));
        }
    }
    if let (UseTree::Path(path), true) = (&item.tree, scope.is_root) {
        // The module is there already: `use sg::{self, io}` would bring it twice.
        let name = path.ident.to_string();
        if paths.dependencies.get(&name) == Some(&Dependency::Inlined(name))
            && let UseTree::Group(group) = &*path.tree
        {
            let is_self = |tree: &&UseTree| matches!(tree, UseTree::Name(n) if n.ident == "self");
            for tree in group.items.iter().filter(is_self) {
                edits.remove(with_comma(text, range(tree)));
            }
        }
    }
    for (ident, leaf) in first_segments(&item.tree) {
        rewrite_first_segment(paths, item, scope, ident, leaf, text, edits);
    }
}

/// What only its own crate may see, only the crate's module may see.
pub fn rewrite_visibility(paths: &Paths, vis: &Visibility, depth: usize, edits: &mut Edits) {
    let (Some(module), Visibility::Restricted(restricted)) = (&paths.module, vis) else { return };
    if restricted.path.is_ident("crate") {
        edits.replace(range(restricted), visibility(module, depth));
    } else if restricted.path.segments.len() > 1 && restricted.path.segments[0].ident == "crate" {
        paths.extend_crate(range(&restricted.path.segments[0]).end, edits);
    }
}

/// The first segment of each path in a `use`; with its tree, where the segment is the whole path.
fn first_segments(tree: &UseTree) -> Vec<(&Ident, Option<&UseTree>)> {
    let mut found = Vec::new();
    let mut open = vec![tree];
    while let Some(tree) = open.pop() {
        match tree {
            UseTree::Group(group) => open.extend(&group.items),
            UseTree::Path(path) => found.push((&path.ident, None)),
            UseTree::Name(name) => found.push((&name.ident, Some(tree))),
            UseTree::Rename(rename) => found.push((&rename.ident, Some(tree))),
            UseTree::Glob(_) => {}
        }
    }
    found
}

fn rewrite_first_segment(
    paths: &Paths,
    item: &ItemUse,
    scope: &Scope,
    ident: &Ident,
    leaf: Option<&UseTree>,
    text: &str,
    edits: &mut Edits,
) {
    let name = ident.to_string();
    let at = range(ident);
    let dependency = paths.dependencies.get(&name);
    let is_global = item.leading_colon.is_some() && paths.edition > 2015;
    let is_declared = scope.items.contains(&name) && !is_global;
    let remove_leading_colons = |edits: &mut Edits| {
        if let Some(colons) = &item.leading_colon {
            edits.remove(range(colons));
        }
    };
    match name.as_str() {
        "self" | "super" | "std" => {}
        "crate" => paths.extend_crate(at.end, edits),
        "core" | "alloc" if !is_declared && paths.module.is_some() => match leaf {
            // Others know it by that name.
            Some(UseTree::Name(_)) => edits.replace(at, format!("std as {name}")),
            _ => edits.replace(at, "std"),
        },
        _ if dependency == Some(&Dependency::ProcMacro) && paths.module.is_some() => {
            edits.replace(range(item), use_of_macros(&name));
        }
        _ if dependency == Some(&Dependency::ProcMacro) => edits.remove(range(item)),
        _ if dependency.is_some() && !is_declared => match (paths.root_of(&name, scope), leaf) {
            (Some(root), leaf) => {
                // Others know it by that name.
                let is_renamed = root.rsplit("::").next() != Some(&name);
                let is_bare = is_renamed && matches!(leaf, Some(UseTree::Name(_)));
                edits.replace(at, if is_bare { format!("{root} as {name}") } else { root });
                remove_leading_colons(edits);
            }
            // `use sg;` where `sg` is a module of the same one.
            (None, Some(leaf @ UseTree::Name(_)))
                if matches!(dependency, Some(Dependency::Inlined(_))) =>
            {
                edits.remove(with_comma(text, range(leaf)));
                if matches!(item.tree, UseTree::Name(_)) {
                    edits.remove(range(item));
                }
            }
            (None, _) => {}
        },
        _ if paths.edition == 2015 => {
            if let Some(module) = &paths.module {
                edits.insert(at.start, format!("crate::{module}::"));
                remove_leading_colons(edits);
            }
        }
        // Editions before 2018 look for it at the root.
        _ if is_declared && !scope.is_root => edits.insert(at.start, "self::"),
        _ => {}
    }
}

/// What `extern crate` brings: with `#[macro_use]` macros, with `as` another name.
#[derive(Clone, Default, PartialEq)]
pub struct Brought {
    /// The modules of the crates.
    pub crates: BTreeSet<String>,
    /// Their macros, and the paths of their crates.
    pub macros: BTreeMap<String, String>,
    /// What `extern crate … as` calls crates.
    pub aliases: BTreeMap<String, Dependency>,
}

/// Rewrites an `extern crate`. Where it has `#[macro_use]`, what that brings is added to `found`.
///
/// # Errors
/// If Cargo knows no such crate.
pub fn rewrite_extern_crate(
    paths: &Paths,
    item: &ItemExternCrate,
    scope: &Scope,
    found: &mut Brought,
    edits: &mut Edits,
) -> Result<()> {
    let name = item.ident.to_string();
    let alias = item.rename.as_ref().map(|(_, alias)| alias.to_string());
    let alias = alias.unwrap_or_else(|| name.clone());
    let root = match (name.as_str(), &paths.module, paths.dependencies.get(&name)) {
        ("std" | "core" | "alloc" | "self", None, _) | (_, _, Some(Dependency::Provided)) => {
            return Ok(());
        }
        // Other modules may reach it by this crate's name.
        ("std" | "core" | "alloc", Some(_), _) => "::std".to_owned(),
        (_, _, Some(Dependency::ProcMacro)) => {
            edits.remove(range(item));
            return Ok(());
        }
        ("self", Some(module), _) | (_, _, Some(Dependency::Inlined(module))) => {
            format!("crate::{module}")
        }
        (_, _, Some(Dependency::Standard)) => "::std".to_owned(),
        (_, _, None) => bail!("`extern crate {name}`: Cargo knows no such dependency"),
    };
    if item.rename.is_some() && scope.depth == 0 && paths.edition >= 2018 {
        // All of the crate knows it by that name.
        let dependency = match paths.dependencies.get(&name) {
            Some(dependency) => dependency.clone(),
            None if root == "::std" => Dependency::Standard,
            None => Dependency::Inlined(root.trim_start_matches("crate::").to_owned()),
        };
        found.aliases.insert(alias.clone(), dependency);
    }
    let mut uses = String::new();
    if !(scope.is_root && root == format!("crate::{alias}")) {
        let visibility = if paths.module.is_some() { "pub(crate) " } else { "" };
        uses = format!("{visibility}use {root} as {alias};");
    }
    if item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_use")) {
        let module = root.trim_start_matches("crate::");
        found.crates.insert(module.to_owned());
        for name in paths.macros.get(module).into_iter().flatten() {
            found.macros.insert(name.clone(), root.clone());
        }
    }
    edits.replace(range(item), uses);
    Ok(())
}

/// What stands in a library where it had a `use` of a crate of procedural macros, so that this is seen to be
/// needed.
pub fn use_of_macros(name: &str) -> String {
    format!("/* {name} */")
}
