//! The files of crates, each read and parsed once.

use crate::edit::Edits;
use crate::syntax::{has_word, is_punct};
use anyhow::{Context, Result};
use proc_macro2::{TokenStream, TokenTree};
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
    /// Its text, where `gen`, a keyword since edition 2024, is marked as a name.
    pub text: String,
    /// Its syntax tree.
    pub syntax: syn::File,
}

impl Sources {
    /// The file at `path`, which is of a crate of this edition.
    ///
    /// # Errors
    /// A message that names the file and where it is not Rust.
    pub fn get(&self, path: &Path, edition: u16) -> Result<Rc<Source>> {
        if let Some(source) = self.0.borrow().get(path) {
            return Ok(source.clone());
        }
        let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
        let text = with_raw_gen(text.trim_start_matches('\u{feff}'), edition)?;
        let syntax = syn::parse_file(&text).map_err(|error| {
            let at = error.span().start();
            anyhow::anyhow!("{}:{}:{}: {error}", path.display(), at.line, at.column + 1)
        })?;
        let source = Rc::new(Source { text, syntax });
        self.0.borrow_mut().insert(path.to_owned(), source.clone());
        Ok(source)
    }
}

/// A file of a crate of this edition with `r#gen` for `gen`, and `'gen_` for the lifetime, which has no such form.
/// What is not Rust is reported by who parses it.
fn with_raw_gen(text: &str, edition: u16) -> Result<String> {
    let mut edits = Edits::default();
    if let (true, Ok(tokens)) = (edition < 2024 && has_word(text, "gen"), text.parse()) {
        mark_gen(tokens, &mut edits);
    }
    edits.apply(text)
}

fn mark_gen(tokens: TokenStream, edits: &mut Edits) {
    let mut before = None;
    for token in tokens {
        match &token {
            // A metavariable may have any name.
            TokenTree::Ident(ident) if ident == "gen" && !is_punct(before.as_ref(), '$') => {
                let range = ident.span().byte_range();
                let is_lifetime = is_punct(before.as_ref(), '\'');
                edits.replace(range, if is_lifetime { "gen_" } else { "r#gen" });
            }
            TokenTree::Group(group) => mark_gen(group.stream(), edits),
            _ => {}
        }
        before = Some(token);
    }
}
