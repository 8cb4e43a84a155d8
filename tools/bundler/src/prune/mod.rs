//! Leaving out what is not needed, until nothing more can go.
//!
//! The compiler decides. At first only that is there which names lead to from the solution on, without
//! what names do not tell: trait impls, derives, most macro calls and the lists in them. What the
//! compiler's errors ask for comes back, with all that its names lead to; what its lints then name goes.
//! What came back on a guess is tried alone. What is left out is overwritten with spaces, so that
//! everything else stays at its line and column, and panics say what they said. In the end what the
//! compiler makes of it, before and after, must be the same.

mod answer;
mod heads;
mod ir;
mod made;
mod mention;
mod missing;
mod names;
mod shown;
mod trial;
mod units;
mod warnings;

use self::names::Names;
use self::units::{Kind, Unit, units};
use crate::rustc::{Compiled, Rustc};
use anyhow::{Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tempfile::TempDir;

pub use self::ir::{Code, code};
pub use self::warnings::{Warnings, warnings};

/// Lints that name what is unused, on however much the source allows, and the one that newer editions
/// have besides.
const LINTS: [&str; 10] = [
    "--force-warn",
    "dead_code",
    "--force-warn",
    "unused_imports",
    "--force-warn",
    "unused_macros",
    "--force-warn",
    "unused_macro_rules",
    "--force-warn",
    "unsafe_op_in_unsafe_fn",
];

/// What is left out of a text, and what the compiler says of the rest.
#[derive(PartialEq, Eq)]
pub struct Pruned {
    /// The ranges that are left out.
    pub left_out: Vec<Range<usize>>,
    /// The lints that modules of libraries do not pass, where that is known.
    pub warnings: Option<Warnings>,
    /// The edition in which it was checked.
    pub edition: u16,
}

/// More than any program has needed; so that the search ends, whatever the compiler says.
const MOST_ROUNDS: usize = 200;

/// A program whose parts are being left out.
pub struct Pruner {
    rustc: Rustc,
    text: String,
    /// Where the libraries begin. Of the solution itself only what lints name goes.
    solution_end: usize,
    units: Vec<Unit>,
    names: Names,
    /// What is not there: what nothing leads to, and what was refused.
    left_out: BTreeSet<usize>,
    /// What a lint named, an error is in, or was tried to go without.
    refused: BTreeSet<usize>,
    /// What errors asked for, and the units that cannot do without it; `None` is the program itself.
    asked: BTreeMap<usize, BTreeSet<Option<usize>>>,
    /// What came back on a guess.
    doubtful: BTreeSet<usize>,
    /// What came back for each message.
    answers: BTreeMap<String, BTreeSet<usize>>,
    /// What was asked for though it had been refused: no lint is believed about it any more.
    wanted: BTreeSet<usize>,
    /// What was refused because of errors in it.
    broken: BTreeSet<usize>,
    /// Whether all is there that was not refused.
    is_careful: bool,
    /// Whether it is all to stay, as the compiler is beyond us.
    has_given_up: bool,
    /// What the last check that passed left out, and what it said.
    passed: Option<(BTreeSet<usize>, Arc<Compiled>)>,
    /// Whether the whole is known not to compile.
    is_hopeless: Arc<AtomicBool>,
    folder: TempDir,
}

impl Pruner {
    /// All of `text`; the libraries begin at `solution_end`. It is given up once it `is_hopeless`.
    ///
    /// # Errors
    /// If it is not Rust.
    pub fn new(
        rustc: Rustc,
        text: String,
        solution_end: usize,
        is_hopeless: Arc<AtomicBool>,
    ) -> Result<Pruner> {
        let units = units(&text)?;
        let names = Names::new(&text, &units, solution_end);
        Ok(Pruner {
            rustc,
            text,
            solution_end,
            units,
            names,
            left_out: BTreeSet::new(),
            refused: BTreeSet::new(),
            asked: BTreeMap::new(),
            doubtful: BTreeSet::new(),
            answers: BTreeMap::new(),
            wanted: BTreeSet::new(),
            broken: BTreeSet::new(),
            is_careful: false,
            has_given_up: false,
            passed: None,
            is_hopeless,
            folder: TempDir::new()?,
        })
    }

    /// Leaves out all that can go, as far as can be told before that is confirmed.
    ///
    /// # Errors
    /// If the whole does not compile, or the compiler cannot be started.
    pub fn prune(&mut self) -> Result<()> {
        self.settle();
        self.mend(true)?;
        while self.drop_doubtful()? {
            self.mend(true)?;
        }
        Ok(())
    }

    /// What the compiler makes of what is there, if that compiles and nothing more can go; if not, it is
    /// pruned again.
    ///
    /// # Errors
    /// If the compiler cannot be started.
    pub fn confirm(&mut self) -> Result<Option<Code>> {
        let (compiled, code) = ir::compile(&self.rustc, &self.render(), &LINTS)?;
        let is_last = compiled.success && self.unused(&compiled).is_empty();
        self.take(compiled.into());
        if is_last {
            return Ok(code);
        }
        self.prune()?;
        Ok(None)
    }

    /// What is left out now.
    pub fn pruned(&self) -> Pruned {
        let ranges = self.left_out.iter().map(|&unit| self.units[unit].range.clone());
        let left_out: Vec<_> = ranges.collect();
        let warnings = self.passed.as_ref().map(|(_, compiled)| {
            let is_there =
                |place: &Range<usize>| !left_out.iter().any(|left_out| contains(left_out, place));
            warnings(compiled, &self.modules(), is_there)
        });
        Pruned { left_out, warnings, edition: self.rustc.edition }
    }

    /// The modules of the libraries: where they are, and their names.
    pub fn modules(&self) -> Vec<(Range<usize>, String)> {
        let outermost = self.units.iter().filter(|unit| unit.parent.is_none());
        let modules = outermost.filter(|unit| unit.range.start >= self.solution_end);
        modules.map(|unit| (unit.range.clone(), self.text[unit.name.clone()].to_owned())).collect()
    }

    /// The text, with blanks for what is left out.
    fn render(&self) -> String {
        self.render_without(None)
    }

    fn render_without(&self, one_more: Option<usize>) -> String {
        let mut bytes = self.text.clone().into_bytes();
        for unit in self.left_out.iter().copied().chain(one_more) {
            for byte in &mut bytes[self.units[unit].range.clone()] {
                if *byte != b'\n' {
                    *byte = b' ';
                }
            }
        }
        String::from_utf8(bytes).expect("whole characters become spaces")
    }

    /// Compiles what is there.
    fn check(&mut self) -> Result<Arc<Compiled>> {
        if let Some((left_out, compiled)) = &self.passed
            && *left_out == self.left_out
        {
            return Ok(compiled.clone());
        }
        let flags = [&LINTS[..], &["-O", "--emit=metadata"]].concat();
        let compiled = self.rustc.compile_text(&self.render(), &flags, self.folder.path())?;
        Ok(self.take(compiled.into()))
    }

    /// What the compiler said of what is there.
    fn take(&mut self, compiled: Arc<Compiled>) -> Arc<Compiled> {
        if compiled.success {
            self.passed = Some((self.left_out.clone(), compiled.clone()));
        }
        compiled
    }

    /// What the lints do not know.
    fn candidates(&self) -> Vec<usize> {
        (0..self.units.len())
            .filter(|&i| self.units[i].may_be_tried)
            .filter(|&i| self.units[i].range.start >= self.solution_end)
            .collect()
    }

    /// Takes back what the compiler misses and leaves out what its lints name, until it is content; or,
    /// if that `is_to_be_confirmed`, will be as far as can be told.
    fn mend(&mut self, is_to_be_confirmed: bool) -> Result<()> {
        for _ in 0..MOST_ROUNDS {
            let compiled = self.check()?;
            if compiled.success {
                let unused = self.unused(&compiled);
                if unused.is_empty() {
                    return Ok(());
                }
                self.refuse(&unused);
                self.settle();
                if is_to_be_confirmed && self.doubtful.is_empty() {
                    return Ok(());
                }
                continue;
            }
            if self.is_hopeless.load(Ordering::Relaxed) || self.left_out.is_empty() {
                bail!("{compiled}");
            }
            if !self.answer(&compiled) {
                break;
            }
            self.settle();
        }
        // The compiler is beyond us. All comes back, to be tried again with care; if that does not help,
        // it stays.
        let is_first = !self.is_careful;
        self.begin_with_all();
        if is_first {
            self.doubtful.extend(self.candidates());
            return self.mend(is_to_be_confirmed);
        }
        self.has_given_up = true;
        Ok(())
    }

    /// From here on all is there that is not refused.
    fn begin_with_all(&mut self) {
        self.is_careful = true;
        self.refused.clear();
        self.asked.clear();
        self.answers.clear();
        self.doubtful.clear();
        self.settle();
    }

    /// Goes without units until an error asks for them.
    fn refuse(&mut self, units: &[usize]) {
        self.forget(units);
        self.refused.extend(units);
    }

    /// Units that may come back for the same reasons as before.
    fn forget(&mut self, units: &[usize]) {
        for unit in units {
            self.asked.remove(unit);
            self.doubtful.remove(unit);
            for answers in self.answers.values_mut() {
                answers.remove(unit);
            }
        }
    }

    /// Takes a unit back, and those around it. What was refused for what a lint or an error said is not
    /// refused for that again.
    fn take_back(&mut self, unit: usize, needed_by: Option<usize>) {
        self.asked.entry(unit).or_default().insert(needed_by);
        let mut next = Some(unit);
        while let Some(unit) = next {
            let is_back = self.refused.remove(&unit);
            if is_back && (!self.units[unit].may_be_tried || self.broken.contains(&unit)) {
                self.wanted.insert(unit);
            }
            self.left_out.remove(&unit);
            next = self.units[unit].parent;
        }
    }

    /// Whether a unit and all around it are there.
    fn is_shown(&self, unit: Option<usize>) -> bool {
        unit.is_none_or(|unit| {
            !self.left_out.contains(&unit) && self.is_shown(self.units[unit].parent)
        })
    }

    /// What lints name that is to go.
    fn unused(&self, compiled: &Compiled) -> Vec<usize> {
        if self.has_given_up {
            return Vec::new();
        }
        let mut found = BTreeSet::new();
        for diagnostic in &compiled.diagnostics {
            let Some(code) = &diagnostic.code else { continue };
            for span in diagnostic.spans.iter().filter(|span| span.is_primary) {
                let is_known = matches!(
                    code.code.as_str(),
                    "dead_code" | "unused_imports" | "unused_macros" | "unused_macro_rules"
                );
                if !is_known || span.is_expanded() {
                    continue;
                }
                let range = span.range();
                let matching = (0..self.units.len()).filter(|&i| !self.left_out.contains(&i));
                let matching =
                    matching.filter(|&i| match (code.code.as_str(), self.units[i].kind) {
                        ("unused_imports", Kind::Import) => {
                            let name = &self.units[i].name;
                            contains(&range, name) || contains(name, &range)
                        }
                        ("unused_macro_rules", Kind::Arm) => contains(&self.units[i].range, &range),
                        ("dead_code" | "unused_macros", Kind::Item | Kind::Impl) => {
                            self.units[i].name == range
                        }
                        _ => false,
                    });
                found.extend(matching);
            }
        }
        found.difference(&self.wanted).copied().collect()
    }
}

fn contains(outer: &Range<usize>, inner: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}
