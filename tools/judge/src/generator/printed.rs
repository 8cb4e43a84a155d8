//! How a line is printed.

use super::writer::Generator;

/// What is printed of an item.
pub(super) enum Printed {
    /// A number.
    One(String),
    /// A list of numbers.
    List(String),
    /// Lines.
    Rows(String),
    /// A word, or a number that may be below 0.
    Shown(String),
}

impl Printed {
    fn text(&self) -> String {
        let (Printed::One(text) | Printed::List(text) | Printed::Rows(text) | Printed::Shown(text)) =
            self;
        text.clone()
    }
}

impl Generator<'_> {
    /// Writes what prints a line, or lines.
    pub(super) fn print(&mut self, printed: &[Printed]) {
        use Printed::{List, One, Rows, Shown};
        let joined = |parts: Vec<String>| parts.join(", ");
        let line = match printed {
            [List(list)] => format!("g.line({list});"),
            [Rows(rows)] => format!("g.lines({rows});"),
            [Shown(one)] => format!("g.line([{one}]);"),
            parts if parts.iter().all(|part| matches!(part, One(_))) => {
                format!("g.line([{}]);", joined(parts.iter().map(Printed::text).collect()))
            }
            parts if parts.iter().all(|part| matches!(part, One(_) | List(_))) => {
                let slice = |part: &Printed| match part {
                    One(name) => format!("&[{name}]"),
                    part => format!("&{}[..]", part.text()),
                };
                format!("g.line([{}].concat());", joined(parts.iter().map(slice).collect()))
            }
            parts => {
                let shown = |part: &Printed| match part {
                    List(name) => format!(
                        "{name}.iter().map(ToString::to_string).collect::<Vec<_>>().join(\" \")"
                    ),
                    part => format!("{}.to_string()", part.text()),
                };
                format!("g.line([{}]);", joined(parts.iter().map(shown).collect()))
            }
        };
        self.push(&line);
    }
}
