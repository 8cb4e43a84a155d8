//! The compiler, which is asked round after round until it has nothing to say.

use super::ir;
use super::round::Round;
use super::unused::flags;
use crate::draft::Draft;
use crate::rustc::{Compiled, Rustc};
use anyhow::Result;
use tempfile::TempDir;

/// The compiler of a draft.
pub struct Fixpoint<'a> {
    rustc: &'a Rustc,
    /// Names the crates that the judge has, so that they are there whether they are used or not: the compiler
    /// takes functions from them that it would make otherwise.
    provided: String,
    folder: TempDir,
}

impl<'a> Fixpoint<'a> {
    /// A compiler that knows the crates of a draft.
    pub fn new(rustc: &'a Rustc, draft: &Draft) -> Result<Fixpoint<'a>> {
        let crates = draft.provided.keys().map(|name| format!("\nextern crate {name} as _;"));
        Ok(Fixpoint { rustc, provided: crates.collect(), folder: TempDir::new()? })
    }

    /// The IR of what is there, once what errors ask for is restored, and what the compiler says of it.
    pub fn ir(&self, round: &mut Round) -> Result<(Compiled, String)> {
        loop {
            match ir::compile(self.rustc, &(round.text()? + &self.provided), &flags())? {
                (said, Some(ir)) => return Ok((said, ir)),
                (said, None) => round.restore(said)?,
            }
        }
    }

    /// The IR of another text.
    pub fn ir_of(&self, text: &str) -> Result<String> {
        let text = text.to_owned() + &self.provided;
        let (said, ir) = ir::compile(self.rustc, &text, &["--cap-lints=allow"])?;
        ir.ok_or_else(|| said.into())
    }

    /// Leaves out what lints call dead and what is empty, and restores what errors ask for, until there is nothing of
    /// these; what the compiler says then.
    pub fn settle(&self, round: &mut Round) -> Result<Compiled> {
        loop {
            let said = self.lint(&round.text()?)?;
            if !said.success {
                round.restore(said)?;
            } else if !round.leave_out_unused(&said) {
                return Ok(said);
            }
        }
    }

    /// What lints say of a text, of which no code is made.
    pub fn lint(&self, text: &str) -> Result<Compiled> {
        let flags = [flags(), vec!["-O", "--emit=metadata"]].concat();
        self.rustc.compile_text(text, &flags, self.folder.path())
    }
}
