//! What the compiler says: its diagnostics, as `--error-format=json` prints them.

use crate::json::{list, owned, text};
use crate::syntax::words;
use serde_json::Value;
use std::collections::BTreeSet;
use std::ops::Range;

/// The name of the file that is compiled, and that diagnostics are about.
pub const SOURCE: &str = "bundle.rs";

/// A diagnostic of the compiler.
#[derive(Debug)]
pub struct Diagnostic {
    code: Option<String>,
    /// `error`, `warning`, ...
    pub level: String,
    /// What it says, in short.
    pub message: String,
    /// The places that it is about, and those that explain it.
    pub spans: Vec<Span>,
    /// Notes and help.
    children: Vec<Diagnostic>,
    /// What it prints.
    pub rendered: Option<String>,
}

/// A place in [`SOURCE`]; where a macro of elsewhere writes, that of its call.
#[derive(Debug)]
pub struct Span {
    range: Range<usize>,
    /// Whether the diagnostic is about this place, rather than explained by it.
    pub is_primary: bool,
    /// Whether the place is in the expansion of a macro, rather than in what the compiler makes of syntax.
    pub is_expanded: bool,
    label: Option<String>,
    suggested_replacement: Option<String>,
    /// Whether the compiler is certain of that.
    is_certain: bool,
    /// The call in whose expansion, or the syntax in whose place, it is.
    call: Option<Box<Span>>,
}

impl Diagnostic {
    /// The diagnostic that a line of the compiler's is, if it is one.
    pub(super) fn parse(line: &str) -> Option<Diagnostic> {
        let value: Value = serde_json::from_str(line).ok()?;
        value["level"].is_string().then(|| Diagnostic::of(&value))
    }

    fn of(value: &Value) -> Diagnostic {
        Diagnostic {
            code: owned(&value["code"]["code"]),
            level: text(&value["level"]).to_owned(),
            message: text(&value["message"]).to_owned(),
            spans: list(&value["spans"]).iter().filter_map(Span::of).collect(),
            children: list(&value["children"]).iter().map(Diagnostic::of).collect(),
            rendered: owned(&value["rendered"]),
        }
    }

    /// The name of the lint, or `E` and a number, where there is one.
    #[must_use]
    pub fn code(&self) -> Option<&str> {
        self.code.as_deref()
    }

    /// The places that the diagnostic is about; for one in the expansion of a macro, the macro's call.
    pub fn primary_places(&self) -> impl Iterator<Item = Range<usize>> {
        self.spans.iter().filter(|span| span.is_primary).map(|span| span.call_site().range())
    }

    /// What the compiler is certain should be written, or else what may be, and in place of what.
    pub fn replacements(&self, is_certain: bool) -> impl Iterator<Item = (Range<usize>, &str)> {
        let places = self.children.iter().flat_map(|child| &child.spans);
        let meant = places.filter(move |it| it.is_certain == is_certain && !it.is_expanded);
        meant.filter_map(|it| Some((it.range(), it.suggested_replacement.as_deref()?)))
    }

    /// The words of the code that the diagnostic quotes: in its message and labels; in help and what that suggests
    /// too; and in notes too, but for lists of other types that would do.
    #[must_use]
    pub fn words(&self) -> [BTreeSet<&str>; 3] {
        let labels = self.spans.iter().filter_map(|span| span.label.as_deref());
        let own = [&*self.message].into_iter().chain(labels);
        let mut found: BTreeSet<&str> = own.flat_map(quoted).collect();
        let children = self.children.iter().filter(|it| !it.message.contains("other types"));
        let (help, notes): (Vec<_>, Vec<_>) = children.partition(|child| child.level == "help");
        [Vec::new(), help, notes].map(|children| {
            for child in children {
                found.extend(quoted(&child.message));
                let code = child.spans.iter().filter_map(|it| it.suggested_replacement.as_deref());
                found.extend(code.flat_map(words));
            }
            found.clone()
        })
    }
}

/// The words of the code that a text quotes.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2).flat_map(words)
}

impl Span {
    fn of(value: &Value) -> Option<Span> {
        let byte = |key: &str| value[key].as_u64().and_then(|byte| usize::try_from(byte).ok());
        let expansion = &value["expansion"];
        let is_there = expansion.is_object();
        let is_syntax = text(&expansion["macro_decl_name"]).starts_with("desugaring of ");
        let call = Some(&expansion["span"]).filter(|_| is_there).and_then(Span::of);
        Some(Span {
            range: if value["file_name"] == SOURCE {
                byte("byte_start")?..byte("byte_end")?
            } else {
                call.as_ref()?.range()
            },
            is_primary: value["is_primary"] == true,
            is_expanded: is_there && !is_syntax,
            label: owned(&value["label"]),
            suggested_replacement: owned(&value["suggested_replacement"]),
            is_certain: value["suggestion_applicability"] == "MachineApplicable",
            call: call.map(Box::new),
        })
    }

    /// The bytes in the file.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.range.clone()
    }

    /// The place, or where the outermost macro is called in whose expansion the place is.
    #[must_use]
    pub fn call_site(&self) -> &Span {
        self.call.as_ref().map_or(self, |call| call.call_site())
    }
}
