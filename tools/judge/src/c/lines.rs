//! From the C of a solution back to its lines: which of them takes how much of the file.
//!
//! It is known from a second module that has debug information, and whose C must be the same.

use super::compile::{Purpose, Wasm};
use super::max_memory;
use crate::judges::Judge;
use addr2line::Context;
use addr2line::gimli::{Dwarf, EndianSlice, LittleEndian, SectionId};
use anyhow::{Result, ensure};
use bundler::Places;
use bundler::package::Solution;
use bundler::rustc::SOURCE;
use std::collections::{BTreeMap, BTreeSet};
use wasm_to_c::{FilePart, FunctionCode, Options, Translation, layout, translate};

/// What of a C file is of which line.
pub struct Lines {
    /// The module that has debug information.
    pub(super) module: Vec<u8>,
    pub(super) options: Options,
    pub(super) file: Translation,
    pub(super) places: Places,
    /// Each function of the file, by its index in the module.
    pub(super) functions: BTreeMap<usize, Function>,
    /// The functions that are called from outside, or by way of a table.
    entries: Vec<usize>,
}

/// A function of the C file.
pub(super) struct Function {
    pub part: FilePart,
    /// Its code in pieces, each with its start and the line of the draft that it is of: one of the solution,
    /// or of another crate where it is in none of those.
    pub pieces: Vec<(u64, Option<usize>)>,
    /// How much of its code is of which line of the draft; of none, where it is no code of the solution.
    pub code: BTreeMap<Option<usize>, u64>,
    /// From which lines which functions are called.
    calls: BTreeSet<(Option<usize>, usize)>,
}

impl Lines {
    /// Those of the C file without a comment, `text`, that was made of a solution.
    ///
    /// # Errors
    /// If they are not known.
    pub fn new(solution: &Solution, judge: &Judge, wasm: &Wasm, text: &str) -> Result<Lines> {
        let (draft, module) = wasm.compile(solution, Purpose::Lines)?;
        let (max_memory, replace) = (max_memory(solution, judge)?, module.replace.clone());
        let options = Options { max_memory, header: String::new(), replace };
        let file = translate(&module.bytes, &options)?;
        ensure!(file.text == text, "with debug information the C is another");
        let layout = layout(&module.bytes)?;
        let section = |id: SectionId| -> Result<_, addr2line::gimli::Error> {
            Ok(EndianSlice::new(layout.custom.get(id.name()).unwrap_or(&&[][..]), LittleEndian))
        };
        let dwarf = Context::from_dwarf(Dwarf::load(section)?)?;
        let end = draft.text[..draft.solution_end].matches('\n').count() + 1;
        let line = |at: u64| line_of_draft(&dwarf, at, end);
        let line_of_any = |at: u64| line(at).or_else(|| line_of_draft(&dwarf, at, usize::MAX));
        let functions = file.parts.iter().filter_map(|part| {
            let index = part.function?;
            let code = layout.functions.get(&index)?;
            Some((index, Function::new(part.clone(), code, line, line_of_any)))
        });
        let functions = functions.collect();
        let (entries, places) = (layout.entries, Places::new(&draft, solution));
        Ok(Lines { module: module.bytes, options, file, places, functions, entries })
    }

    /// What takes how many bytes, from the most to the least: lines of the solution, each with what no
    /// other line needs.
    #[must_use]
    pub fn sizes(&self) -> Vec<(String, usize)> {
        let mut sizes: BTreeMap<usize, usize> = BTreeMap::new();
        let needed_by = self.needed_by();
        for (f, function) in &self.functions {
            let whole: u64 = function.code.values().sum();
            for (line, code) in &function.code {
                let line = line.or_else(|| needed_by.get(f).copied());
                if let Some(line) = line {
                    let share = function.part.bytes as u64 * code / whole.max(1);
                    *sizes.entry(line).or_default() += usize::try_from(share).unwrap_or_default();
                }
            }
        }
        let named = sizes.into_iter().filter_map(|(line, n)| Some((self.places.line(line)?, n)));
        let mut named: Vec<(String, usize)> = named.collect();
        named.sort_by_key(|(_, bytes)| std::cmp::Reverse(*bytes));
        named
    }

    /// For each function that only one line needs which it is: the nearest to it of those.
    pub(super) fn needed_by(&self) -> BTreeMap<usize, usize> {
        let mut needed_by: BTreeMap<usize, (usize, usize)> = BTreeMap::new();
        for line in self.all_lines() {
            let without = self.reached(line);
            let only: Vec<usize> =
                self.functions.keys().copied().filter(|f| !without.contains(f)).collect();
            // The nearest needs the fewest others.
            for f in &only {
                let nearest = needed_by.entry(*f).or_insert((only.len(), line));
                *nearest = (*nearest).min((only.len(), line));
            }
        }
        needed_by.into_iter().map(|(f, (_, line))| (f, line)).collect()
    }

    fn all_lines(&self) -> BTreeSet<usize> {
        let lines = self.functions.values().flat_map(|function| function.calls.iter());
        lines.filter_map(|(line, _)| *line).collect()
    }

    /// The functions that are reached, but for the calls in a line.
    fn reached(&self, without: usize) -> BTreeSet<usize> {
        let mut reached = BTreeSet::new();
        let mut todo = self.entries.clone();
        while let Some(f) = todo.pop() {
            let Some(function) = self.functions.get(&f) else { continue };
            if reached.insert(f) {
                let calls = function.calls.iter().filter(|(line, _)| *line != Some(without));
                todo.extend(calls.map(|(_, callee)| *callee));
            }
        }
        reached
    }
}

impl Function {
    fn new(
        part: FilePart,
        code: &FunctionCode,
        line: impl Fn(u64) -> Option<usize>,
        line_of_any: impl Fn(u64) -> Option<usize>,
    ) -> Function {
        let mut pieces: Vec<_> =
            code.instructions.iter().map(|range| (range.start, line_of_any(range.start))).collect();
        pieces.dedup_by_key(|(_, line)| *line);
        let (lines, calls) = (BTreeMap::new(), BTreeSet::new());
        let mut function = Function { part, pieces, code: lines, calls };
        for instruction in &code.instructions {
            let bytes = instruction.end - instruction.start;
            *function.code.entry(line(instruction.start)).or_default() += bytes;
        }
        function.calls.extend(code.calls.iter().map(|&(at, callee)| (line(at), callee)));
        function
    }
}

/// The line of the draft, up to `end`, that the code at a position is of: the innermost of those that are
/// inlined into each other.
fn line_of_draft(
    dwarf: &Context<EndianSlice<'_, LittleEndian>>,
    at: u64,
    end: usize,
) -> Option<usize> {
    let mut frames = dwarf.find_frames(at).skip_all_loads().ok()?;
    while let Ok(Some(frame)) = frames.next() {
        let Some(location) = frame.location else { continue };
        let is_draft = location.file.is_some_and(|file| file.ends_with(SOURCE));
        let line = location.line.map(|line| line as usize).filter(|&line| is_draft && line <= end);
        if line.is_some() {
            return line;
        }
    }
    None
}
