//! The files of crates, each read and parsed once.

use super::cfg::Config;
use super::conditions::decide;
use super::include::with_included;
use super::modern::modern;
use crate::edit::Edits;
use anyhow::{Context, Result, anyhow};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// The files that were read so far, each by a library or by the solution.
#[derive(Default)]
pub struct Sources(RefCell<BTreeMap<(PathBuf, bool), Rc<Source>>>);

/// A file.
pub struct Source {
    /// Whether the conditions on all of it hold.
    pub is_there: bool,
    /// Its text as all editions read it, without what its conditions leave out.
    pub text: String,
    /// Its syntax tree.
    pub syntax: syn::File,
}

impl Sources {
    /// The file at `path`, which is of a crate with this configuration.
    pub fn get(&self, path: &Path, config: &Config) -> Result<Rc<Source>> {
        let key = (path.to_owned(), config.is_library);
        if let Some(source) = self.0.borrow().get(&key) {
            return Ok(source.clone());
        }
        let place = || path.display().to_string();
        let text = fs::read_to_string(path).with_context(place)?;
        let text = with_included(text.trim_start_matches('\u{feff}'), path).with_context(place)?;
        let text = modern(&text, config).with_context(place)?;
        let source =
            Source::new(&text, config).map_err(|error| match error.downcast::<syn::Error>() {
                Ok(error) => {
                    let at = error.span().start();
                    let (file, edition) = (path.display(), config.edition);
                    anyhow!("{file}:{}:{}, of edition {edition}: {error}", at.line, at.column + 1)
                }
                Err(error) => error.context(place()),
            })?;
        let source = Rc::new(source);
        self.0.borrow_mut().insert(key, source.clone());
        Ok(source)
    }
}

impl Source {
    /// What is left of a text where its conditions are decided.
    pub fn new(text: &str, config: &Config) -> Result<Source> {
        let syntax = syn::parse_file(text)?;
        let mut edits = Edits::default();
        decide(config, text, &syntax, &mut edits)?;
        let decided = edits.apply(text)?;
        let syntax = if decided == text { syntax } else { syn::parse_file(&decided)? };
        let is_there = config.attributes(&syntax.attrs)?.is_some();
        Ok(Source { is_there, text: decided, syntax })
    }
}
