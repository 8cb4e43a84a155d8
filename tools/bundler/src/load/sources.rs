//! The files of crates, each read and parsed once.

use anyhow::{Context, Result};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// The files that were read so far.
#[derive(Default)]
pub struct Sources(RefCell<BTreeMap<PathBuf, Rc<Source>>>);

/// A file.
pub struct Source {
    /// Its text.
    pub text: String,
    /// Its syntax tree.
    pub syntax: syn::File,
}

impl Sources {
    /// The file at `path`.
    ///
    /// # Errors
    /// A message that names the file and where it is not Rust.
    pub fn get(&self, path: &Path) -> Result<Rc<Source>> {
        if let Some(source) = self.0.borrow().get(path) {
            return Ok(source.clone());
        }
        let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
        let text = text.trim_start_matches('\u{feff}').to_owned();
        let syntax = syn::parse_file(&text).map_err(|error| {
            let at = error.span().start();
            anyhow::anyhow!("{}:{}:{}: {error}", path.display(), at.line, at.column + 1)
        })?;
        let source = Rc::new(Source { text, syntax });
        self.0.borrow_mut().insert(path.to_owned(), source.clone());
        Ok(source)
    }
}
