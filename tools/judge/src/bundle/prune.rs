//! Leaving out what is not needed, until nothing more can go.
//!
//! The compiler decides. Its lints name unused functions, methods, types, traits, macros and imports;
//! where they are silent (trait impls, exported macros, lists in macro calls) a part goes if the rest
//! still compiles without it. What is left out is overwritten with spaces, so that everything else
//! stays at its line and column, and panics say what they said. In the end the machine code
//! before and after must be the same.

use super::asm;
use super::units::{Kind, Unit, units};
use crate::rustc::{Compiled, Diagnostic, Rustc};
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use tempfile::TempDir;

/// Lints that name what is unused, on however much the source allows.
const LINTS: [&str; 8] = [
    "--force-warn",
    "dead_code",
    "--force-warn",
    "unused_imports",
    "--force-warn",
    "unused_macros",
    "--force-warn",
    "unused_macro_rules",
];

/// What the lints do not know, but for entries of lists.
const BLOCKS: [Kind; 5] = [Kind::Item, Kind::Impl, Kind::Call, Kind::ExportedMacro, Kind::Derive];

/// A program whose parts are being left out.
pub struct Pruner {
    rustc: Rustc,
    text: String,
    /// Where the libraries begin. Of the solution itself only what lints name goes.
    solution_end: usize,
    units: Vec<Unit>,
    left_out: BTreeSet<usize>,
    /// What a lint names though something needs it.
    wanted: BTreeSet<usize>,
    folder: TempDir,
}

impl Pruner {
    /// All of `text`; the libraries begin at `solution_end`.
    ///
    /// # Errors
    /// If it is not Rust.
    pub fn new(rustc: Rustc, text: String, solution_end: usize) -> Result<Pruner> {
        let units = units(&text)?;
        let folder = TempDir::new()?;
        let (left_out, wanted) = (BTreeSet::new(), BTreeSet::new());
        Ok(Pruner { rustc, text, solution_end, units, left_out, wanted, folder })
    }

    /// Leaves out all that can go; the ranges that went.
    ///
    /// # Errors
    /// If the whole does not compile, or the compiler cannot be started.
    pub fn prune(mut self) -> Result<Vec<Range<usize>>> {
        // The machine code of the whole is made meanwhile.
        let (rustc, whole) = (self.rustc.clone(), self.text.clone());
        let before = thread::spawn(move || asm::of(&rustc, &whole));
        let first = self.check(&LINTS)?;
        if !first.success {
            bail!("the bundle does not compile:\n{}", first.rendered());
        }
        self.drop_unused(first)?;
        let linted = self.left_out.clone();
        self.try_without(&BLOCKS)?;
        self.try_without(&[Kind::Entry])?;
        let compiled = self.check(&LINTS)?;
        self.drop_unused(compiled)?;
        // What the compiler seemed to miss, it may not need after all; and when that has gone, what it
        // mentioned may not be needed either.
        let all = [&BLOCKS[..], &[Kind::Entry]].concat();
        let mut open = self.candidates(&all);
        while !open.is_empty() {
            let before = self.left_out.clone();
            let can_go = self.each_alone(&open)?;
            if can_go.is_empty() {
                break;
            }
            self.halve(&can_go, &mut |this| this.compiles())?;
            let compiled = self.check(&LINTS)?;
            self.drop_unused(compiled)?;
            let gone = self.left_out.difference(&before);
            let text: String =
                gone.map(|&unit| &self.text[self.units[unit].range.clone()]).collect();
            let mentioned: BTreeSet<&str> =
                text.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
            open = self.candidates(&all);
            open.retain(|&unit| self.units[unit].is_named_in(&mentioned));
        }
        let before = before.join().expect("the compiler's thread does not panic")?;
        self.same_code(&before, linted)?;
        Ok(self.removed())
    }

    fn removed(&self) -> Vec<Range<usize>> {
        self.left_out.iter().map(|&unit| self.units[unit].range.clone()).collect()
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

    fn check(&self, flags: &[&str]) -> Result<Compiled> {
        let flags: Vec<&str> = flags.iter().copied().chain(["-O", "--emit=metadata"]).collect();
        self.rustc.compile_text(&self.render(), &flags, self.folder.path())
    }

    fn compiles(&self) -> Result<bool> {
        Ok(self.check(&["--cap-lints=allow"])?.success)
    }

    /// Leaves out what the lints name, and what only that needed, until they name nothing.
    fn drop_unused(&mut self, mut compiled: Compiled) -> Result<()> {
        loop {
            let mut out = self.named_by_lints(&compiled);
            out.retain(|unit| !self.wanted.contains(unit));
            if out.is_empty() {
                return Ok(());
            }
            let good = self.left_out.clone();
            loop {
                self.left_out.clone_from(&good);
                self.leave_out(&out);
                compiled = self.check(&LINTS)?;
                while !compiled.success {
                    // Impls and imports of a type that is gone.
                    let broken = self.blocks_with_errors(&compiled);
                    if broken.is_empty() {
                        break;
                    }
                    self.leave_out(&broken);
                    compiled = self.check(&LINTS)?;
                }
                if compiled.success {
                    break;
                }
                // Something wants one of them all the same: an impl that a macro makes, say.
                let words: BTreeSet<&str> = compiled.errors().flat_map(Diagnostic::words).collect();
                let name = |unit: usize| &self.text[self.units[unit].name.clone()];
                let mut wanted: Vec<usize> =
                    out.iter().copied().filter(|&unit| words.contains(name(unit))).collect();
                if wanted.is_empty() {
                    wanted.clone_from(&out);
                }
                out.retain(|unit| !wanted.contains(unit));
                self.wanted.extend(wanted);
            }
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

    fn is_left_out(&self, range: &Range<usize>) -> bool {
        self.left_out.iter().any(|&unit| contains(&self.units[unit].range, range))
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

    /// The smallest impls, imports and macro calls with errors in them; failing those, items.
    fn blocks_with_errors(&self, compiled: &Compiled) -> Vec<usize> {
        let mut found = BTreeSet::new();
        for diagnostic in compiled.errors() {
            // Its trait has no such item any more.
            let code = diagnostic.code.as_ref().map_or("", |code| code.code.as_str());
            let is_member = matches!(code, "E0407" | "E0437" | "E0438");
            for span in diagnostic.spans.iter().filter(|span| span.is_primary) {
                let range = span.call_site().range();
                let around = (0..self.units.len())
                    .filter(|&i| !self.left_out.contains(&i) && !self.units[i].is_list_entry())
                    .filter(|&i| contains(&self.units[i].range, &range))
                    .filter(|&i| match self.units[i].kind {
                        Kind::Member => is_member,
                        Kind::Impl | Kind::Import | Kind::Call => !is_member,
                        _ => false,
                    })
                    .min_by_key(|&i| self.units[i].range.len());
                found.extend(around);
            }
        }
        found.into_iter().collect()
    }

    /// What the lints do not know, of these kinds.
    fn candidates(&self, kinds: &[Kind]) -> Vec<usize> {
        (0..self.units.len())
            .filter(|&i| kinds.contains(&self.units[i].kind) && self.units[i].may_be_tried)
            .filter(|&i| self.units[i].range.start >= self.solution_end)
            .filter(|&i| !self.is_left_out(&self.units[i].range))
            .collect()
    }

    /// Tries to go without them all. The compiler says what it misses: what has that in its words comes
    /// back, until nothing is missed.
    fn try_without(&mut self, kinds: &[Kind]) -> Result<()> {
        let good = self.left_out.clone();
        let mut out = self.candidates(kinds);
        let mut guessed = Vec::new();
        while !out.is_empty() {
            self.left_out.clone_from(&good);
            self.leave_out(&out);
            let compiled = self.check(&["--cap-lints=allow"])?;
            if compiled.success {
                return self.halve(&guessed, &mut |this| this.compiles());
            }
            let errors = compiled.errors();
            let missed: Vec<BTreeSet<&str>> = errors.clone().map(Diagnostic::words).collect();
            let among = |is_missed: &dyn Fn(&Unit, &BTreeSet<&str>) -> bool| {
                let is_missed =
                    |i: usize| missed.iter().any(|words| is_missed(&self.units[i], words));
                out.iter().copied().filter(|&i| is_missed(i)).collect::<BTreeSet<_>>()
            };
            let mut back = among(&Unit::is_named_in);
            if back.is_empty() {
                back = among(&Unit::makes_one_of);
                guessed.extend(back.iter().copied());
            }
            if back.is_empty() {
                // A macro call that is no longer one.
                let places: Vec<_> = errors
                    .flat_map(|d| &d.spans)
                    .flat_map(|span| [span.range(), span.call_site().range()])
                    .collect();
                let near = |range: &Range<usize>| places.iter().any(|place| contains(place, range));
                back = out.iter().copied().filter(|&i| near(&self.units[i].range)).collect();
            }
            if back.is_empty() {
                break;
            }
            out.retain(|unit| !back.contains(unit));
        }
        self.left_out = good;
        self.halve(&out, &mut |this| this.compiles())
    }

    /// Those of `units` that can go if the others stay, tried on all processors.
    fn each_alone(&self, units: &[usize]) -> Result<Vec<usize>> {
        let workers = thread::available_parallelism().map_or(1, Into::into);
        let next = AtomicUsize::new(0);
        let work = || -> Result<Vec<usize>> {
            let folder = TempDir::new()?;
            let mut can_go = Vec::new();
            while let Some(&unit) = units.get(next.fetch_add(1, Ordering::Relaxed)) {
                let text = self.render_without(Some(unit));
                let flags = ["--cap-lints=allow", "-O", "--emit=metadata"];
                if self.rustc.compile_text(&text, &flags, folder.path())?.success {
                    can_go.push(unit);
                }
            }
            Ok(can_go)
        };
        let mut can_go = thread::scope(|scope| {
            let workers: Vec<_> =
                (0..workers.min(units.len())).map(|_| scope.spawn(work)).collect();
            let results = workers.into_iter().map(|worker| worker.join().expect("no panic"));
            results.collect::<Result<Vec<_>>>()
        })?
        .concat();
        can_go.sort_unstable();
        Ok(can_go)
    }

    /// Leaves out as many of `units` as `holds` allows: all, or what each half allows.
    fn halve(
        &mut self,
        units: &[usize],
        holds: &mut dyn FnMut(&mut Self) -> Result<bool>,
    ) -> Result<()> {
        if units.is_empty() {
            return Ok(());
        }
        let good = self.left_out.clone();
        self.leave_out(units);
        if holds(self)? {
            return Ok(());
        }
        self.left_out = good;
        if units.len() > 1 {
            let (first, second) = units.split_at(units.len() / 2);
            self.halve(first, holds)?;
            self.halve(second, holds)?;
        }
        Ok(())
    }

    /// Puts back what changes the machine code. No lint names what is used, so that only what was left
    /// out since `linted` can have changed it.
    fn same_code(&mut self, before: &asm::Code, linted: BTreeSet<usize>) -> Result<()> {
        if self.code()? == *before {
            return Ok(());
        }
        let since: Vec<usize> = self.left_out.difference(&linted).copied().collect();
        self.left_out = linted;
        if self.code()? != *before {
            bail!("leaving out what is not used changes the program: this is a bug in the bundler");
        }
        self.halve(&since, &mut |this| Ok(this.compiles()? && this.code()? == *before))
    }

    fn code(&self) -> Result<asm::Code> {
        asm::of(&self.rustc, &self.render())
    }
}

fn contains(outer: &Range<usize>, inner: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}
