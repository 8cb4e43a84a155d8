//! Prune: removing what a program does not need. The README describes the algorithm.

mod arms;
mod collect;
mod fixpoint;
mod ir;
mod item;
mod missing;
mod program;
mod question;
mod reachable;
mod round;
mod stubs;
mod unused;

use self::arms::unused_arms;
use self::fixpoint::Fixpoint;
use self::ir::{code, functions};
use self::program::Program;
use self::round::Round;
use self::stubs::STUB;
use crate::draft::Draft;
use crate::edit::blanked;
use crate::rustc::{Compiled, Rustc};
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use std::fmt;
use std::panic::resume_unwind;
use std::thread;

pub use self::round::Pruned;
pub use self::stubs::write_stubs;
pub use self::unused::OF_ARMS;

/// Prunes a draft, and makes something of what is left: `finish` begins before it is confirmed that the code is
/// the same as that of all that is reachable. Where it is not, impls without items are restored; where it still is
/// not, all that is reachable. To `check` is to compare it with the code of the whole draft too, and to fail.
///
/// # Errors
/// If the draft does not compile, or the compiler cannot be started; in the inner result, what `finish`
/// fails with.
pub fn prune_while_finishing<T>(
    rustc: &Rustc,
    draft: &Draft,
    check: bool,
    finish: impl Fn(&Pruned) -> Result<T>,
) -> Result<Result<T>> {
    let program = Program::new(&draft.text, draft.solution_end)?;
    let fixpoint = Fixpoint::new(rustc, draft)?;
    let lacks_crates = !draft.missing.is_empty() && !draft.text.contains(STUB);
    let mut round = Round::new(&program, lacks_crates);
    let (_, ir) = fixpoint.ir(&mut round)?;
    let all = round.present().collect();
    let functions = functions(&ir);
    let needed = round.present().filter(|&id| program.has_code(id, &functions));
    let needed: BTreeSet<usize> = needed.collect();
    if needed.iter().any(|&id| program.is_stub(id)) {
        bail!(NeedsStub);
    }
    round.leave_out_idle(needed);
    let said = fixpoint.settle(&mut round)?;
    round.leave_out(&unused_arms(&fixpoint, &program, &round)?);
    let (before, pruned) = (round.is_present().to_vec(), round.pruned(said));
    let expected = code(&ir);
    let confirm = |round: &mut Round| -> Result<(Compiled, bool)> {
        let (said, ir) = fixpoint.ir(round)?;
        Ok((said, code(&ir) == expected))
    };
    let (confirmed, mut finished) = thread::scope(|scope| {
        let confirmed = scope.spawn(|| confirm(&mut round));
        let finished = finish(&pruned);
        (confirmed.join().unwrap_or_else(|panic| resume_unwind(panic)), finished)
    });
    let (mut said, mut is_same) = confirmed?;
    if !is_same {
        round.restore_impls_without_items();
        fixpoint.settle(&mut round)?;
        (said, is_same) = confirm(&mut round)?;
    }
    if !is_same {
        round.require(all);
        (said, _) = fixpoint.ir(&mut round)?;
    }
    // What only making code of it shows to be missing was restored.
    if round.is_present() != before {
        finished = finish(&round.pruned(said));
    }
    if check {
        // Tables of methods have those that nobody calls too.
        round.restore_methods();
        if code(&fixpoint.ir(&mut round)?.1) != code(&fixpoint.ir_of(&draft.text)?) {
            bail!("the code of the bundle is not that of the whole: this is a bug in the bundler");
        }
    }
    Ok(finished)
}

/// The program runs a function that needs a crate that is not there.
#[derive(Debug)]
pub struct NeedsStub;

impl fmt::Display for NeedsStub {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a crate that it needs is not there")
    }
}

/// Whether the code of what is left of a draft is the same in two editions.
pub fn is_same_code(rustc: &Rustc, draft: &Draft, pruned: &Pruned, editions: [u16; 2]) -> bool {
    let text = blanked(&draft.text, pruned.removed.iter().cloned());
    let [one, other] = editions.map(|edition| {
        let text = text.as_ref().ok()?;
        let rustc = Rustc { edition, ..rustc.clone() };
        let ir = ir::compile(&rustc, text, &["--cap-lints=allow"]).ok()?.1;
        ir.map(|ir| code(&ir))
    });
    one.is_some() && one == other
}

/// The text of a draft without what no name reaches from the solution.
///
/// # Errors
/// If the draft is not Rust.
pub fn reachable(draft: &Draft) -> Result<String> {
    let program = Program::new(&draft.text, draft.solution_end)?;
    let is_reachable = reachable::reachable(&program, &BTreeSet::new(), &BTreeSet::new());
    let unreachable = (0..is_reachable.len()).filter(|&item| !is_reachable[item]);
    program.without(unreachable)
}
