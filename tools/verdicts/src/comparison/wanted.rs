use super::Comparison;
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
        let checker = tool("checker", &self.checker)?.map(Comparison::Checker);
        let interactor = tool("interactor", &self.interactor)?.map(Comparison::Interactor);
        if let Some(error) = self.float.filter(|error| !(0.0..1.0).contains(error)) {
            return Err(format!(
                "{error} is no tolerance: it is a number from 0 to below 1, as 1e-6"
            ));
        }
        let float = self.float.map(Comparison::Float);
        // Where numbers are compared, white space counts nothing anyway.
        let spaces = (self.ignore_spaces && float.is_none()).then_some(Comparison::IgnoreSpaces);
        let mut wanted = [checker, interactor, float, spaces].into_iter().flatten();
        let first = wanted.next();
        if wanted.next().is_some() {
            return Err("a checker or an interactor decides by itself: it goes neither with the other, nor \
                        with `float` or `ignore-spaces`"
                .to_owned());
        }
        Ok(first)
    }
}
