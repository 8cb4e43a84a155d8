//! Prune: removing what a program does not need.
//!
//! The compiler decides. At first there is what is reachable by references from the solution. What the
//! compiler's errors ask for is restored, with all that is reachable from it; what its lints name is
//! removed. What its lints cannot tell of, and what was restored on a guess, is tried without. In the end
//! the code before and after pruning, not optimised, must be the same.

mod arms;
mod candidates;
mod collect;
mod dead;
mod diagnostic;
mod expansion;
mod failing;
mod fit;
mod gone;
mod idle;
mod ir;
mod isolated;
mod item;
mod leave_out;
mod mend;
mod names;
mod program;
mod pruner;
mod reachable;
mod references;
mod restore;
mod state;
mod supertraits;
mod tree;
mod trial;
mod type_shape;
mod unused;
mod whole;

use self::arms::remove_unused_arms;
use self::gone::gone;
use self::ir::{Code, made};
use self::isolated::try_without_isolated;
use self::pruner::{Endless, Pruner};
use self::supertraits::try_without_supertraits;
use self::trial::{restore_code, try_without_guessed};
use crate::assemble::Draft;
use crate::edit::blanked;
use crate::processor::processor_time;
use crate::rustc::Rustc;
use anyhow::{Result, anyhow, bail};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::OnceLock;
use std::thread;

pub use self::leave_out::{LeftOut, Reached, reduce};
pub use self::pruner::{Pruned, TooLong};

/// Prunes a draft, and makes something of what is left. Two things do not wait for each other: the whole
/// draft is compiled while it is pruned, and `finish` begins before the compiler has confirmed that
/// nothing more is to be removed or restored; it is called again where that was wrong.
///
/// # Errors
/// If the whole does not compile, or the compiler cannot be started; in the inner result, what `finish`
/// fails with.
pub fn prune_while_finishing<T>(
    rustc: &Rustc,
    draft: &Draft,
    finish: impl Fn(&Pruned) -> Result<T>,
) -> Result<Result<T>> {
    let (whole, start) = (OnceLock::new(), processor_time());
    let finished = thread::scope(|scope| {
        scope.spawn(|| {
            // Whatever becomes of it, the others wait for it.
            let made = catch_unwind(AssertUnwindSafe(|| made(rustc, &draft.text)));
            whole.get_or_init(|| made.unwrap_or_else(|_| Err(anyhow!("reading the IR failed"))))
        });
        let text;
        let mut pruner = Pruner::new(rustc, draft, &draft.text, &whole, start)?;
        let confirm = |pruner: &mut Pruner| {
            prune(pruner).and_then(|()| confirm_while_finishing(pruner, &finish))
        };
        let mut confirmed = confirm(&mut pruner);
        let endless = confirmed.as_ref().err().and_then(|error| error.downcast_ref());
        if let (Some(&Endless { is_astray }), Some(made)) = (endless, pruner.made()) {
            let gone = gone(rustc, draft, &pruner.program, &made.lines)?;
            if !gone.ranges.is_empty() {
                text = blanked(&draft.text, gone.ranges.iter().cloned());
                pruner = Pruner::new(rustc, draft, &text, &whole, start)?;
            }
            if gone.is_without_dead {
                pruner.begin_with_all();
            } else if !is_astray && gone.ranges.is_empty() {
                pruner.look_at_whole()?;
            }
            pruner.gone = Some(gone);
            confirmed = confirm(&mut pruner);
        }
        let (mut after, mut finished) = confirmed?;
        let Some(before) = pruner.made().map(|made| &made.code) else { return Ok(finished) };
        if after != *before {
            restore_code(&mut pruner, before)?;
            (after, finished) = confirm_while_finishing(&mut pruner, &finish)?;
            if after != *before {
                bail!(
                    "removing what is not used changes the program: this is a bug in the bundler"
                );
            }
        }
        Ok(finished)
    });
    // Where the whole does not compile, that is why.
    whole.into_inner().transpose()?;
    finished
}

/// Removes all that can be, as far as can be told before that is confirmed.
fn prune(pruner: &mut Pruner) -> Result<()> {
    pruner.update();
    pruner.settle(true)?;
    while remove_unused_arms(pruner)?
        | try_without_isolated(pruner)?
        | try_without_supertraits(pruner)?
        | try_without_guessed(pruner)?
    {
        pruner.settle(true)?;
    }
    Ok(())
}

/// Confirms that nothing more is to be removed or restored, while `finish` makes something of what is
/// left; the code of that, and what `finish` made.
fn confirm_while_finishing<T>(
    pruner: &mut Pruner,
    finish: impl Fn(&Pruned) -> Result<T>,
) -> Result<(Code, Result<T>)> {
    loop {
        let expected = pruner.pruned();
        let (code, finished) = thread::scope(|scope| {
            let code = scope.spawn(|| confirm_or_prune(pruner));
            let finished = finish(&expected);
            (joined(code.join()), finished)
        });
        if let Some(code) = code?
            && pruner.pruned() == expected
        {
            return Ok((code, finished));
        }
    }
}

/// The code of what is left, if nothing more is to be removed or restored; if something is, that is done.
fn confirm_or_prune(pruner: &mut Pruner) -> Result<Option<Code>> {
    let code = pruner.confirm()?;
    if code.is_none() {
        prune(pruner)?;
    }
    Ok(code)
}

/// What a thread returned; where it panicked, so does this one.
fn joined<T>(result: thread::Result<T>) -> T {
    result.unwrap_or_else(|panic| resume_unwind(panic))
}
