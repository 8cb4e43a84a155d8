use super::{Comparison, Tolerance};
use crate::tool::Tool;
use std::path::Path;

/// What a manifest or the flags of a command say of comparing.
#[derive(Clone, Default, Debug)]
pub struct Wanted {
    /// How much numbers may differ, absolutely or relatively.
    pub float: Option<f64>,
    /// Whether white space counts nothing.
    pub ignore_spaces: bool,
    /// A command line.
    pub checker: Option<String>,
    /// A command line.
    pub interactor: Option<String>,
}

impl Wanted {
    /// The comparison that is wanted, if any is. A command is started in the first of `folders` that has the
    /// files which it names.
    ///
    /// # Errors
    /// A sentence, if two are, or one makes no sense.
    pub fn comparison(&self, folders: &[&Path]) -> Result<Option<Comparison>, String> {
        let tool = |what: &str, line: &Option<String>| {
            let parsed = line.as_ref().map(|line| Tool::find(line, folders)).transpose();
            parsed.map_err(|error| format!("{what}: {error}"))
        };
        let checker = tool("checker", &self.checker)?;
        let interactor = tool("interactor", &self.interactor)?;
        let is_by_program = checker.is_some() || interactor.is_some();
        if is_by_program && (self.ignore_spaces || self.float.is_some()) {
            return Err("a checker or an interactor decides by itself: it goes with neither \
                        `float` nor `ignore-spaces`"
                .to_owned());
        }
        Ok(match (interactor, checker, self.float) {
            (Some(interactor), checker, _) => Some(Comparison::Interactor { interactor, checker }),
            (None, Some(checker), _) => Some(Comparison::Checker(checker)),
            // Where numbers are compared, white space counts nothing anyway.
            (None, None, Some(error)) => Some(Comparison::Float(Tolerance::of(error)?)),
            (None, None, None) => self.ignore_spaces.then_some(Comparison::IgnoreSpaces),
        })
    }
}
