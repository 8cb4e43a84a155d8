//! Compiling what is there, and changing what is there as the compiler says, until it is content.

use super::gone::Gone;
use super::idle::is_much;
use super::ir::{self, Code, Made};
use super::item::contains;
use super::program::Program;
use super::restore::restore;
use super::state::State;
use super::unused::{flags, unused};
use super::whole::{Whole, whole};
use crate::assemble::Draft;
use crate::changes::{Changes, changes};
use crate::lints::{Lints, to_allow};
use crate::patterns::written_out;
use crate::processor::processor_time;
use crate::rustc::{Compiled, Rustc};
use crate::since_2024::said;
use anyhow::{Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt;
use std::mem;
use std::ops::Range;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tempfile::TempDir;

/// So many compilations in a row are enough to guess what most programs need.
const MOST_GUESSES: usize = 40;

/// After so many of them in a row it is looked at what they have brought.
const FEW_GUESSES: usize = 8;

/// So many of them in a row may have the same errors.
const MOST_ALIKE: usize = 3;

/// More compilations in a row than any program has needed; so that the search ends, whatever the compiler
/// says.
const MOST_ROUNDS: usize = 60;

/// So many compilations with no fewer errors of their kind than before bring nothing nearer.
const MOST_IN_VAIN: usize = 25;

/// So many times is it tried to go without something; what is left then stays.
const MOST_TRIALS: usize = 32;

/// So many times where nearly all is there, which takes the compiler long.
const MOST_TRIALS_OF_WHOLE: usize = 8;

/// After so many compilations what compiled last stays as it is.
const MOST_COMPILATIONS: usize = 120;

/// Where nothing has compiled after so much of the processor's time, there is no bundle. What is in a bundle
/// never depends on time.
const PATIENCE: Duration = Duration::from_secs(180);

/// What is removed from a draft, and what the compiler says of the rest.
#[derive(PartialEq, Eq)]
pub struct Pruned {
    /// The ranges that are removed.
    pub removed: Vec<Range<usize>>,
    /// The lints that are to be allowed, if that is known.
    pub lints: Option<Lints>,
    /// The crates with code that means something else in newer editions.
    pub changes: Changes,
    /// The patterns of the libraries that newer editions do not read, written out.
    pub patterns: Vec<(Range<usize>, String)>,
    /// What the libraries leave unsaid that edition 2024 wants said.
    pub unsaid: Vec<(Range<usize>, String)>,
    /// The edition in which it was compiled.
    pub edition: u16,
}

/// Guessing what a program needs does not come to an end.
#[derive(Debug)]
pub struct Endless {
    /// Whether it has only brought much of crates that the program may do without.
    pub is_astray: bool,
}

impl fmt::Display for Endless {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("what the program needs cannot be guessed")
    }
}

impl Error for Endless {}

/// It is not known in time what a program needs.
#[derive(Debug)]
pub struct TooLong {
    time: Duration,
    compilations: usize,
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "after {} seconds of the processor's time and {} compilations it is not known what of it the program needs; \
             use fewer of its features, or a smaller crate",
            self.time.as_secs(),
            self.compilations
        )
    }
}

impl Error for TooLong {}

/// A program while it is pruned.
pub struct Pruner<'a> {
    /// The compiler.
    pub rustc: &'a Rustc,
    /// The program.
    pub program: Program<'a>,
    /// What is removed of it.
    pub state: State,
    /// What is gone before pruning begins, once that was sought.
    pub gone: Option<Gone>,
    /// The modules of the libraries.
    modules: &'a [(Range<usize>, String)],
    /// What is made of the whole, once that is known.
    whole: &'a OnceLock<Result<Made>>,
    /// Whether lints remove nothing more: all that they name is gone, or nothing that the compiler said helped.
    has_given_up: bool,
    /// Whether the compiler was asked about the whole.
    has_looked: bool,
    /// The last successful compilation: what was removed then, and what the compiler said.
    passed: Option<(BTreeSet<usize>, Arc<Compiled>)>,
    /// How many times it was tried to go without something.
    trials: usize,
    /// How often what is there was compiled.
    compilations: usize,
    /// The processor's time when pruning began.
    start: Duration,
    folder: TempDir,
}

impl<'a> Pruner<'a> {
    /// Begins with `text`, the text of a draft with blanks for what is gone, if that was sought. Pruning is
    /// given up once the `whole` is known not to compile; `start` is the processor's time when it began.
    ///
    /// # Errors
    /// If the draft is not Rust.
    pub fn new(
        rustc: &'a Rustc,
        draft: &'a Draft,
        text: &'a str,
        whole: &'a OnceLock<Result<Made>>,
        start: Duration,
    ) -> Result<Pruner<'a>> {
        let program = Program::new(text, draft.solution_end)?;
        Ok(Pruner {
            rustc,
            program,
            state: State::default(),
            gone: None,
            modules: &draft.modules,
            whole,
            has_given_up: false,
            has_looked: false,
            trials: 0,
            compilations: 0,
            start,
            passed: None,
            folder: TempDir::new()?,
        })
    }

    /// What is removed now.
    pub fn pruned(&self) -> Pruned {
        let ranges = self.state.removed.iter().map(|&item| self.program.items[item].range.clone());
        let gone = self.gone.iter().flat_map(|gone| &gone.ranges);
        let removed: Vec<_> = ranges.chain(gone.cloned()).collect();
        let is_there =
            |place: &Range<usize>| !removed.iter().any(|removed| contains(removed, place));
        let passed = self.passed.as_ref();
        let changes = passed.map(|(_, compiled)| changes(compiled, self.modules, is_there));
        let lints = passed.map(|(_, compiled)| {
            to_allow(compiled, self.modules, &self.program.outermost_of_solution(), is_there)
        });
        let changes = changes.unwrap_or_default();
        // The solution stays as it is written.
        let is_of_library =
            |place: &Range<usize>| place.start >= self.program.solution_end && is_there(place);
        let (patterns, unsaid) = passed
            .map(|(_, compiled)| {
                (written_out(compiled, is_of_library), said(compiled, is_of_library))
            })
            .unwrap_or_default();
        Pruned { removed, lints, changes, patterns, unsaid, edition: self.rustc.edition }
    }

    /// The text of what is there.
    pub fn text(&self) -> String {
        self.program.without(self.state.removed.iter().copied())
    }

    /// Brings what is removed up to date with what is dead and required.
    pub fn update(&mut self) {
        self.state.update(&self.program);
    }

    /// Compiles what is there.
    ///
    /// # Errors
    /// If the compiler cannot be started.
    pub fn check(&mut self) -> Result<Arc<Compiled>> {
        if let Some((removed, compiled)) = &self.passed
            && *removed == self.state.removed
        {
            return Ok(compiled.clone());
        }
        self.compilations += 1;
        let flags = [flags(), vec!["-O", "--emit=metadata"]].concat();
        let compiled = self.rustc.compile_text(&self.text(), &flags, self.folder.path())?;
        Ok(self.remember(compiled))
    }

    /// Compiles what is there to code; that code, if nothing more is to be removed or restored.
    ///
    /// # Errors
    /// If the compiler cannot be started.
    pub fn confirm(&mut self) -> Result<Option<Code>> {
        let (compiled, code) = ir::compile(self.rustc, &self.text(), &flags())?;
        let is_last = compiled.success && self.unused(&compiled).is_empty();
        self.remember(compiled);
        Ok(code.filter(|_| is_last))
    }

    fn remember(&mut self, compiled: Compiled) -> Arc<Compiled> {
        let compiled = Arc::new(compiled);
        if compiled.success {
            self.passed = Some((self.state.removed.clone(), compiled.clone()));
        }
        compiled
    }

    /// Whether all is there because guessing came to no end even with what the compiler says of the whole.
    fn is_last_resort(&self) -> bool {
        self.has_looked && self.state.is_careful
    }

    fn unused(&self, compiled: &Compiled) -> Vec<usize> {
        if self.has_given_up {
            return Vec::new();
        }
        unused(&self.program, &self.state, compiled)
    }

    /// Whether it may be tried to go without something once more.
    pub fn may_try(&mut self) -> bool {
        self.trials += 1;
        self.trials <= if self.has_given_up { MOST_TRIALS_OF_WHOLE } else { MOST_TRIALS }
    }

    /// The processor's time since pruning began.
    fn time(&self) -> Duration {
        processor_time().saturating_sub(self.start)
    }

    /// Goes back to what compiled last, if something did, and leaves it so; whether something did.
    fn keep_what_compiled(&mut self) -> bool {
        let Some((removed, _)) = &self.passed else { return false };
        self.state.is_careful = true;
        self.state.dead.clone_from(removed);
        self.has_given_up = true;
        self.update();
        true
    }

    /// What is made of the whole, if it compiles; this waits until that is known.
    pub fn made(&self) -> Option<&'a Made> {
        self.whole.wait().as_ref().ok()
    }

    /// Begins again with what the compiler says of the whole.
    ///
    /// # Errors
    /// If the whole does not compile, or the compiler cannot be started.
    pub fn look_at_whole(&mut self) -> Result<()> {
        let Some(made) = self.made() else { bail!("the whole does not compile") };
        let Whole { dead, used } = whole(self.rustc, &self.program, &made.lines)?;
        self.has_looked = true;
        self.state = State::default();
        self.state.kill(&dead);
        for item in used {
            self.state.restore(&self.program, item, None);
        }
        self.update();
        Ok(())
    }

    /// Begins again with all that is there, of which lints call nothing dead: only what they say nothing of
    /// is tried without.
    pub fn begin_with_all(&mut self) {
        self.has_looked = true;
        self.has_given_up = true;
        self.state.restart_with_all(&self.program);
        self.state.guessed.extend(self.program.unlinted());
    }

    /// Whether guessing has brought much of crates that the program can do without.
    fn is_astray(&self) -> bool {
        let is_much = |made: &Made| is_much(&self.program, &self.state, &made.lines);
        self.gone.is_none() && self.made().is_some_and(is_much)
    }

    /// Restores what the compiler misses and removes what its lints name, until it is content; or, if
    /// that `is_to_be_confirmed`, will be as far as can be told.
    ///
    /// # Errors
    /// If the whole does not compile, or the compiler cannot be started; [`Endless`] if it is time to seek
    /// what may be gone; [`TooLong`] if nothing compiled in time.
    pub fn settle(&mut self, is_to_be_confirmed: bool) -> Result<()> {
        let mut seen = BTreeSet::new();
        let (mut fewest, mut in_vain) = (BTreeMap::new(), 0);
        let (mut messages, mut alike) = (BTreeSet::new(), 0);
        for round in 0..MOST_ROUNDS {
            let is_guessing = !self.has_looked && !self.state.is_careful;
            if is_guessing && (round == MOST_GUESSES || alike == MOST_ALIKE) {
                break;
            }
            if is_guessing && round == FEW_GUESSES && self.is_astray() {
                return Err(Endless { is_astray: true }.into());
            }
            // What was tried before brings nothing nearer.
            let State { removed, needed, restored, .. } = &self.state;
            if !seen.insert((removed.clone(), needed.clone(), restored.clone())) {
                break;
            }
            let is_enough = self.compilations >= MOST_COMPILATIONS && !self.has_given_up;
            if is_enough && self.keep_what_compiled() {
                return Ok(());
            }
            if self.passed.is_none() && !self.has_given_up && (is_enough || self.time() > PATIENCE)
            {
                let (time, compilations) = (self.time(), self.compilations);
                return Err(TooLong { time, compilations }.into());
            }
            let compiled = self.check()?;
            if compiled.success {
                let unused = self.unused(&compiled);
                if unused.is_empty() {
                    return Ok(());
                }
                (fewest, in_vain) = (BTreeMap::new(), 0);
                self.state.kill(&unused);
                self.update();
                if is_to_be_confirmed && self.state.guessed.is_empty() {
                    return Ok(());
                }
                continue;
            }
            // Where nothing else has helped, what was there the last time stays.
            if self.is_last_resort() && self.keep_what_compiled() {
                return Ok(());
            }
            if self.whole.get().is_some_and(Result::is_err) || self.state.removed.is_empty() {
                bail!("{compiled}");
            }
            // Errors without a code are of macros, and hide all others; those of names, `E04..`, hide
            // those of types.
            if let Some(is_of_names) = is_of_names(&compiled) {
                let errors = compiled.errors().count();
                let fewest = fewest.entry(is_of_names).or_insert(usize::MAX);
                in_vain = if errors < *fewest { 0 } else { in_vain + 1 };
                *fewest = errors.min(*fewest);
            }
            let now = compiled.errors().map(|error| error.message.clone()).collect();
            let before = mem::replace(&mut messages, now);
            alike = if messages == before { alike + 1 } else { 0 };
            if in_vain == MOST_IN_VAIN || !restore(&self.program, &mut self.state, &compiled) {
                break;
            }
            self.update();
        }
        // No diagnostic helps any more. The compiler is asked about the whole; if that does not help, all
        // is restored, and what lints name is removed as long as that compiles.
        if !self.has_looked && !self.state.is_careful {
            if self.gone.is_none() {
                return Err(Endless { is_astray: false }.into());
            }
            self.look_at_whole()?;
            return self.settle(is_to_be_confirmed);
        }
        let is_first = !self.state.is_careful;
        self.state.restart_with_all(&self.program);
        if is_first {
            self.state.guessed.extend(self.program.unlinted());
            return self.settle(is_to_be_confirmed);
        }
        self.has_given_up = true;
        Ok(())
    }
}

/// Whether all errors are of names that are not found; `None` if none has a code.
fn is_of_names(compiled: &Compiled) -> Option<bool> {
    let mut codes = compiled.errors().filter_map(|error| error.code.as_ref()).peekable();
    codes.peek()?;
    Some(codes.all(|code| code.code.starts_with("E04")))
}
