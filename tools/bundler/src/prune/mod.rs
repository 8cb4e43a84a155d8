//! Prune: removing what a program does not need. The README describes the algorithm.

mod arms;
mod collect;
mod idle;
mod ir;
mod item;
mod missing;
mod program;
mod pruner;
mod question;
mod reachable;
mod stubs;
mod unused;

use self::arms::remove_unused_arms;
use self::ir::{Functions, code, functions};
use self::item::{Item, Kind};
use self::program::Program;
use self::pruner::Pruner;
use crate::draft::Draft;
use crate::edit::blanked;
use crate::rustc::Rustc;
use crate::syntax::Path;
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use std::fmt;
use std::panic::resume_unwind;
use std::thread;

pub use self::pruner::Pruned;
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
    let mut pruner = Pruner::new(rustc, draft)?;
    let ir = pruner.ir()?;
    let all = pruner.present().collect();
    let functions = functions(&ir);
    let is_stub =
        |&id: &usize| pruner.program.is_stub(id) && pruner.program.has_code(id, &functions);
    if pruner.present().any(|id| is_stub(&id)) {
        bail!(NeedsStub);
    }
    block_without_code(&mut pruner, &functions);
    pruner.settle()?;
    remove_unused_arms(&mut pruner)?;
    let (outcome, expected) = (pruner.pruned(), pruner.is_present.clone());
    let is_same = |pruner: &mut Pruner| anyhow::Ok(code(&pruner.ir()?) == code(&ir));
    let (same, mut finished) = thread::scope(|scope| {
        let same = scope.spawn(|| is_same(&mut pruner));
        let finished = finish(&outcome);
        (same.join().unwrap_or_else(|panic| resume_unwind(panic)), finished)
    });
    if !same? {
        let empty = impls_without_items(&pruner);
        pruner.unblock(&empty);
        pruner.settle()?;
        if !is_same(&mut pruner)? {
            pruner.require(all);
            pruner.ir()?;
        }
    }
    // What only making code of it shows to be missing was restored.
    if pruner.is_present != expected {
        finished = finish(&pruner.pruned());
    }
    if check {
        // Tables of methods have those that nobody calls too.
        let methods = methods_of_traits(&pruner);
        pruner.require(methods);
        if code(&pruner.ir()?) != code(&pruner.ir_of(&draft.text)?) {
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

/// Blocks what no code is made of, but for what macros may write in the impls that are left.
fn block_without_code(pruner: &mut Pruner, functions: &Functions) {
    let without_code =
        [functions_without_code(pruner, functions), impls_without_code(pruner, functions)].concat();
    let program = &pruner.program;
    pruner.needed = pruner.present().filter(|&id| program.has_code(id, functions)).collect();
    // Without all that was there on suspicion.
    pruner.required.clear();
    pruner.block(without_code);
    pruner.keep_written();
}

/// The items that are not there of traits and of their impls that are.
fn methods_of_traits(pruner: &Pruner) -> BTreeSet<usize> {
    let is_meant = |&id: &usize| {
        let item = &pruner.program.items[id];
        matches!(item.kind, Kind::TraitItem | Kind::TraitImplItem)
            && item.parent.is_some_and(|parent| pruner.is_present[parent])
    };
    (0..pruner.is_present.len()).filter(is_meant).filter(|&id| !pruner.is_present[id]).collect()
}

/// The blocked impls without items. No code is made of them, but the standard library is specialized for types that
/// are `Copy` or `FusedIterator`.
fn impls_without_items(pruner: &Pruner) -> BTreeSet<usize> {
    let is_meant = |&id: &usize| {
        let item = &pruner.program.items[id];
        item.kind == Kind::TraitImpl && item.children.is_empty()
    };
    pruner.blocked.iter().copied().filter(is_meant).collect()
}

/// Whether an impl without items is likely to be needed: one for all types, or of what lets them go to other threads.
fn is_expected(program: &Program, id: usize) -> bool {
    let Item { children, headers, .. } = &program.items[id];
    let of_threads = |path: &Path| ["Send", "Sync"].contains(&&*path.last);
    let mut headers = headers.iter().zip(&program.headers[id]);
    children.is_empty()
        && headers.any(|(header, resolved)| match resolved.of_trait {
            Some(_) => header.types.is_empty(),
            None => header.of_trait.iter().any(of_threads),
        })
}

/// The impls of libraries that no code is made of, derived ones and those that macros write too.
fn impls_without_code(pruner: &Pruner, functions: &Functions) -> Vec<usize> {
    let program = &pruner.program;
    let is_idle = |&id: &usize| {
        let item = &program.items[id];
        let is_candidate = match item.kind {
            Kind::TraitImpl => !program.has_code(id, functions) && !is_expected(program, id),
            Kind::MacroCall => {
                let mut macros = program.macros_of(id).into_iter();
                !macros.any(|id| program.has_code(id, functions))
            }
            Kind::Derive => !item.goes_when_empty,
            _ => false,
        };
        program.is_of_library(id) && is_candidate
    };
    pruner.present().filter(is_idle).collect()
}

/// The functions of libraries that no code is made of, but for those that impls must have, and those in others.
fn functions_without_code(pruner: &Pruner, functions: &Functions) -> Vec<usize> {
    let program = &pruner.program;
    let has_code = |id: usize| program.has_code(id, functions);
    let present = || pruner.present().filter(|&id| program.is_of_library(id));
    let impl_items = || present().filter(|&id| program.items[id].kind == Kind::TraitImplItem);
    // The items of traits of which an impl has code, or that are types or constants.
    let with_code = impl_items().filter(|&id| has_code(id) || !program.items[id].is_function);
    let kept: BTreeSet<usize> =
        with_code.filter_map(|id| program.trait_items(id)).flatten().collect();
    let is_idle = |&id: &usize| {
        let item = &program.items[id];
        match item.kind {
            _ if !item.is_function || has_code(id) => false,
            _ if item.parent.is_some_and(|parent| program.items[parent].is_function) => false,
            Kind::TraitItem => !kept.contains(&id),
            Kind::TraitImplItem => {
                program.trait_items(id).is_none() && item.parent.is_some_and(has_code)
            }
            _ => true,
        }
    };
    present().filter(is_idle).collect()
}
