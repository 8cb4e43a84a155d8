//! What is dead in a program of which nothing is removed, by the compiler's lints.

use super::mend::mend;
use super::program::Program;
use super::state::State;
use super::unused::{FLAGS_OF_DEAD, unused};
use crate::rustc::Rustc;
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use std::mem;
use tempfile::TempDir;

/// So many compilations of nearly the whole are worth it.
const MOST_ROUNDS: usize = 32;

/// So many compilations with no fewer errors than before bring nothing nearer.
const MOST_IN_VAIN: usize = 8;

/// The items that lints call dead, those that they call dead without these, and so on; but for items that
/// the impl of a trait needs which stays, as lints say nothing of such impls.
///
/// # Errors
/// If the whole does not compile, or the compiler cannot be started.
pub fn dead(rustc: &Rustc, program: &Program) -> Result<BTreeSet<usize>> {
    let folder = TempDir::new()?;
    let flags = [&FLAGS_OF_DEAD[..], &["--emit=metadata"]].concat();
    let mut state = State::default();
    state.restart_with_all(program);
    let mut passed = None;
    let (mut fewest, mut in_vain) = (usize::MAX, 0);
    for _ in 0..MOST_ROUNDS {
        let text = program.without(state.removed.iter().copied());
        let compiled = rustc.compile_text(&text, &flags, folder.path())?;
        if compiled.success {
            let unused = unused(program, &state, &compiled);
            passed = Some(state.removed.clone());
            if unused.is_empty() {
                break;
            }
            (fewest, in_vain) = (usize::MAX, 0);
            // What was restored after an error may be dead with what is found now.
            for item in mem::take(&mut state.failing) {
                state.needed.remove(&item);
            }
            state.kill(&unused);
            state.update(program);
            continue;
        }
        let Some(passed) = &passed else { bail!(compiled) };
        let errors = compiled.errors().count();
        in_vain = if errors < fewest { 0 } else { in_vain + 1 };
        fewest = errors.min(fewest);
        let before = state.removed.clone();
        mend(program, &mut state, &compiled, passed);
        state.update(program);
        if in_vain == MOST_IN_VAIN || state.removed == before {
            break;
        }
    }
    Ok(passed.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::dead;
    use crate::prune::program::Program;
    use crate::rustc::{Rustc, program};

    /// A solution, and a library of which it needs the first function. What implements `Used` stays, and what
    /// that refers to; what implements the dead trait `Twice`, or is for a dead type, goes.
    const TEXT: &str = "fn main() { println!(\"{}\", one::live(3u32)); }
mod one {
    pub fn live<T: Used>(it: T) -> u32 { it.used() }
    pub trait Used { fn used(&self) -> u32; fn never(&self) -> u32 { lost() } }
    impl Used for u32 { fn used(&self) -> u32 { *self + named::ADDED } }
    macro_rules! used { ($ty:ty) => { impl Used for $ty { fn used(&self) -> u32 { 0 } } } }
    used!(u8);
    mod named { pub const ADDED: u32 = 4; pub const DEAD: u32 = 5; }
    fn lost() -> u32 { 1 }
    pub struct Dead(u32);
    impl Used for Dead { fn used(&self) -> u32 { self.0 + named::DEAD } }
    impl Drop for Dead { fn drop(&mut self) { lost(); } }
    pub trait Twice { fn twice(&self) -> u32; }
    impl Twice for u32 { fn twice(&self) -> u32 { *self * 2 } }
    pub use self::inner::Gone;
    mod inner { pub struct Gone; impl super::Twice for Gone { fn twice(&self) -> u32 { 2 } } }
}
";

    #[test]
    fn what_compiles_without_the_dead_is_left() {
        let rustc = Rustc { program: program().unwrap(), edition: 2021, externs: Vec::new() };
        let it = Program::new(TEXT, TEXT.find("mod one").unwrap()).unwrap();
        let dead = dead(&rustc, &it).unwrap();
        let text = it.without(dead.iter().copied());
        for kept in ["impl Used for u32", "used!(u8)", "ADDED: u32"] {
            assert!(text.contains(kept), "{kept} is dead: {text}");
        }
        for gone in ["Dead", "Twice", "Gone", "inner", "never"] {
            assert!(!text.contains(gone), "{gone} is there: {text}");
        }
        let folder = tempfile::tempdir().unwrap();
        let compiled = rustc.compile_text(&text, &["--emit=metadata"], folder.path()).unwrap();
        assert!(compiled.success, "{compiled}");
    }
}
