//! Leaving out what is not needed, until nothing more can go.
//!
//! The compiler decides. Its lints name unused functions, methods, types, traits, macros and imports.
//! Where they are silent (trait impls, derives, exported macros, macro calls and lists in them)
//! everything goes, and what its errors ask for comes back. What came back on a guess is tried
//! alone. What is left out is overwritten with spaces, so that everything else stays at its line and
//! column, and panics say what they said. In the end the machine code before and after must be the
//! same.

mod answer;
mod asm;
mod heads;
mod missing;
mod trial;
mod units;

use self::units::{Kind, Unit, units};
use crate::rustc::{Compiled, Rustc};
use anyhow::{Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use std::ops::Range;
use std::thread;
use tempfile::TempDir;

/// Lints that name what is unused, on however much the source allows.
const LINTS: [&str; 10] = [
    "--force-warn",
    "dead_code",
    "--force-warn",
    "unused_imports",
    "--force-warn",
    "unused_macros",
    "--force-warn",
    "unused_macro_rules",
    "-O",
    "--emit=metadata",
];

/// What did not change since the last check that passed is not looked at again.
const AGAIN: &str = "-Cincremental=checked";

/// More than any program has needed; so that the search ends, whatever the compiler says.
const MOST_ROUNDS: usize = 200;

/// A program whose parts are being left out.
pub struct Pruner {
    rustc: Rustc,
    text: String,
    /// Where the libraries begin. Of the solution itself only what lints name goes.
    solution_end: usize,
    units: Vec<Unit>,
    left_out: BTreeSet<usize>,
    /// What came back, and the units that cannot do without it; `None` is the program itself.
    needed_by: BTreeMap<usize, BTreeSet<Option<usize>>>,
    /// What came back on a guess.
    doubtful: BTreeSet<usize>,
    /// What came back for each message.
    answers: BTreeMap<String, BTreeSet<usize>>,
    /// What a lint names, or an error is in, though something needs it.
    wanted: BTreeSet<usize>,
    /// What was left out because of errors in it.
    broken: BTreeSet<usize>,
    /// Whether errors were met that nothing answers.
    is_stuck: bool,
    /// What the lints named in the whole.
    unused: Vec<usize>,
    /// The machine code of the whole.
    before: Option<asm::Code>,
    folder: TempDir,
}

impl Pruner {
    /// All of `text`; the libraries begin at `solution_end`.
    ///
    /// # Errors
    /// If it is not Rust.
    pub fn new(rustc: Rustc, text: String, solution_end: usize) -> Result<Pruner> {
        let units = units(&text)?;
        Ok(Pruner {
            rustc,
            text,
            solution_end,
            units,
            left_out: BTreeSet::new(),
            needed_by: BTreeMap::new(),
            doubtful: BTreeSet::new(),
            answers: BTreeMap::new(),
            wanted: BTreeSet::new(),
            broken: BTreeSet::new(),
            is_stuck: false,
            unused: Vec::new(),
            before: None,
            folder: TempDir::new()?,
        })
    }

    /// Leaves out all that can go.
    ///
    /// # Errors
    /// If the whole does not compile, or the compiler cannot be started.
    pub fn prune(&mut self) -> Result<()> {
        let (rustc, text) = (self.rustc.clone(), self.text.clone());
        // The machine code of the whole is made meanwhile.
        let before = thread::spawn(move || asm::of(&rustc, &text));
        let whole = self.rustc.compile_text(&self.text, &LINTS, self.folder.path())?;
        if !whole.success {
            bail!("the bundle does not compile:\n{}", whole.rendered());
        }
        self.unused = self.named_by_lints(&whole);
        let candidates = self.candidates();
        self.leave_out(&self.unused.clone());
        self.leave_out(&candidates);
        self.mend()?;
        while self.drop_doubtful()? {
            self.mend()?;
        }
        self.before = Some(before.join().expect("no panic")?);
        Ok(())
    }

    /// The ranges that are left out.
    pub fn left_out(&self) -> Vec<Range<usize>> {
        self.left_out.iter().map(|&unit| self.units[unit].range.clone()).collect()
    }

    /// Whether the machine code is what it was.
    ///
    /// # Errors
    /// If the compiler cannot be started.
    pub fn is_same(&self) -> Result<bool> {
        Ok(self.before.as_ref() == Some(&asm::of(&self.rustc, &self.render())?))
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

    fn check(&self) -> Result<Compiled> {
        let flags: Vec<&str> = LINTS.into_iter().chain([AGAIN]).collect();
        self.rustc.compile_text(&self.render(), &flags, self.folder.path())
    }

    /// What the lints do not know.
    fn candidates(&self) -> Vec<usize> {
        (0..self.units.len())
            .filter(|&i| self.units[i].may_be_tried)
            .filter(|&i| self.units[i].range.start >= self.solution_end)
            .collect()
    }

    /// Takes back what the compiler misses and leaves out what its lints name, until it is content.
    fn mend(&mut self) -> Result<()> {
        for _ in 0..MOST_ROUNDS {
            let compiled = self.check()?;
            if compiled.success {
                let mut unused = self.named_by_lints(&compiled);
                unused.retain(|unit| !self.wanted.contains(unit));
                self.leave_out(&unused);
                if !self.drop_what_nothing_needs() && unused.is_empty() {
                    return Ok(());
                }
            } else if !self.answer(&compiled) {
                break;
            }
        }
        // The compiler is beyond us. All that was tried comes back, to be tried again with care; if that
        // does not help, the whole.
        let all = mem::take(&mut self.left_out);
        self.forget(&self.needed_by.keys().copied().collect::<Vec<_>>());
        if !self.is_stuck {
            self.is_stuck = true;
            self.leave_out(&self.unused.clone());
            self.doubtful.extend(all.iter().filter(|&&unit| self.units[unit].may_be_tried));
            return self.mend();
        }
        self.doubtful.clear();
        Ok(())
    }

    /// Leaves out what came back only for what has gone since; whether there is any. If something
    /// else needs it, that will ask.
    fn drop_what_nothing_needs(&mut self) -> bool {
        let mut dropped = false;
        loop {
            let is_needed = |by: &Option<usize>| self.is_shown(*by);
            let gone = self.needed_by.iter().filter(|(unit, needed_by)| {
                self.is_shown(Some(**unit)) && !needed_by.iter().any(is_needed)
            });
            let gone: Vec<usize> = gone.map(|(&unit, _)| unit).collect();
            if gone.is_empty() {
                return dropped;
            }
            dropped = true;
            self.forget(&gone);
            self.leave_out(&gone);
        }
    }

    /// Units that may come back for the same reasons as before.
    fn forget(&mut self, units: &[usize]) {
        for unit in units {
            self.needed_by.remove(unit);
            self.doubtful.remove(unit);
            for answers in self.answers.values_mut() {
                answers.remove(unit);
            }
        }
    }

    /// Takes a unit back, and those around it. What was left out for what a lint or an error said is
    /// not left out for that again.
    fn take_back(&mut self, unit: usize, needed_by: Option<usize>) {
        self.needed_by.entry(unit).or_default().insert(needed_by);
        let mut next = Some(unit);
        while let Some(unit) = next {
            let is_back = self.left_out.remove(&unit);
            if is_back && (!self.units[unit].may_be_tried || self.broken.contains(&unit)) {
                self.wanted.insert(unit);
            }
            next = self.units[unit].parent;
        }
    }

    /// Leaves out units, and those that they are all of.
    fn leave_out(&mut self, units: &[usize]) {
        self.left_out.extend(units);
        // A `use` without names, an inherent impl without methods, a module without items.
        loop {
            let empty: Vec<usize> = (0..self.units.len())
                .filter(|unit| !self.left_out.contains(unit))
                .filter(|&unit| {
                    let parent = &self.units[unit];
                    parent.goes_when_empty
                        && !parent.children.is_empty()
                        && parent.children.iter().all(|child| self.left_out.contains(child))
                })
                .collect();
            if empty.is_empty() {
                return;
            }
            self.left_out.extend(empty);
        }
    }

    /// Whether a unit and all around it are there.
    fn is_shown(&self, unit: Option<usize>) -> bool {
        unit.is_none_or(|unit| {
            !self.left_out.contains(&unit) && self.is_shown(self.units[unit].parent)
        })
    }

    fn named_by_lints(&self, compiled: &Compiled) -> Vec<usize> {
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
        found.into_iter().collect()
    }
}

fn contains(outer: &Range<usize>, inner: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}
