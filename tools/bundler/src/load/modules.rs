//! Where the files of modules are.

use crate::syntax::word;
use anyhow::{Context, Result};
use quote::ToTokens;
use std::path::{Path, PathBuf};
use syn::{Attribute, ItemMod, LitStr};

/// A file and where the modules that it declares are.
#[derive(Clone)]
pub struct File<'a> {
    /// The file itself.
    pub path: &'a Path,
    /// Its text.
    pub text: &'a str,
    /// The folder of modules in files of their own.
    pub children: PathBuf,
    /// The folder that `#[path]` starts from.
    pub paths_from: PathBuf,
    /// How deep the current module is in the crate.
    pub depth: usize,
}

impl<'a> File<'a> {
    /// The module `module` of this file, if it is written in it.
    pub fn inside(&self, module: &ItemMod) -> Result<File<'a>> {
        let folder = match named_path(&module.attrs)? {
            Some(path) => self.paths_from.join(path),
            None => self.children.join(word(&module.ident)),
        };
        let depth = self.depth + 1;
        Ok(File { children: folder.clone(), paths_from: folder, depth, ..*self })
    }

    /// The file of a module that is declared in this one, and the folder of its own modules.
    pub fn of_module(&self, module: &ItemMod) -> Result<(PathBuf, PathBuf)> {
        if let Some(path) = named_path(&module.attrs)? {
            let path = self.paths_from.join(path);
            let children = parent(&path)?;
            return Ok((path, children));
        }
        let name = word(&module.ident);
        let flat = self.children.join(format!("{name}.rs"));
        let nested = self.children.join(&name).join("mod.rs");
        Ok((if flat.exists() { flat } else { nested }, self.children.join(name)))
    }
}

/// What `#[path]` says, wherever it stands.
fn named_path(attrs: &[Attribute]) -> Result<Option<String>> {
    let Some(attribute) = attrs.iter().find(|it| it.path().is_ident("path")) else {
        return Ok(None);
    };
    let path: LitStr = syn::parse2(attribute.meta.require_name_value()?.value.to_token_stream())?;
    Ok(Some(path.value()))
}

/// The folder of a file.
pub fn parent(path: &Path) -> Result<PathBuf> {
    Ok(path.parent().context("a file is in a folder")?.to_owned())
}
