//! The structured control instructions: `block`, `loop`, `if`, `else` and `end`.
//!
//! Parameters and results of a block are passed in locals.

use super::state::{Frame, FrameKind, Lowering};
use crate::module::{Type, value_type};
use crate::tree::{Expr, Stmt};
use anyhow::{Result, ensure};
use wasmparser::{BlockType, Operator};

/// The most blocks within each other, as the passes are recursive.
const MAX_NESTING: usize = 10_000;

impl Lowering<'_> {
    /// Lowers an instruction that opens or closes a frame; whether it was one.
    pub fn control(&mut self, operator: &Operator<'_>) -> Result<bool> {
        match operator {
            Operator::Block { blockty } => self.open(*blockty, |_| FrameKind::Block)?,
            Operator::Loop { blockty } => {
                self.open(*blockty, |this| FrameKind::Loop { end: this.label() })?;
            }
            Operator::If { blockty } => {
                // It is evaluated after the pending expressions, which `open` spills.
                let condition = if self.reachable { self.pop() } else { Expr::u32(0) };
                self.open(*blockty, |_| FrameKind::If(condition))?;
            }
            Operator::Else => self.r#else(),
            Operator::End => self.end(),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The parameters and results of a block.
    fn block_type(&self, of: BlockType) -> Result<(Vec<Type>, Vec<Type>)> {
        Ok(match of {
            BlockType::Empty => (vec![], vec![]),
            BlockType::Type(of) => (vec![], vec![value_type(of)?]),
            BlockType::FuncType(i) => {
                let of = &self.module.types[i as usize];
                (of.params.clone(), of.results.clone())
            }
        })
    }

    /// Opens a frame. What is pending outside of it is spilled, so that it is evaluated before.
    fn open(&mut self, of: BlockType, make: impl FnOnce(&mut Self) -> FrameKind) -> Result<()> {
        ensure!(
            self.frames.len() < MAX_NESTING,
            "blocks are nested too deeply; expected at most {MAX_NESTING} within each other"
        );
        let (params, results) = self.block_type(of)?;
        let label = self.label();
        let kind = make(self);
        let is_loop = matches!(kind, FrameKind::Loop { .. });
        let results: Vec<_> = results.iter().map(|of| self.local(*of)).collect();
        let mut inside = vec![];
        if self.reachable {
            inside = self.pop_n(params.len());
            self.spill(|e| !matches!(e, Expr::Const(..) | Expr::Address(..)));
        }
        let params: Vec<_> = params.iter().map(|of| self.local(*of)).collect();
        if self.reachable {
            self.set_all(&params, inside);
        }
        self.frames.push(Frame {
            label,
            operands: if is_loop { params.clone() } else { results.clone() },
            results,
            height: self.stack.len(),
            outside: std::mem::take(&mut self.stmts),
            kind,
            reachable: self.reachable,
            params,
        });
        self.enter();
        Ok(())
    }

    /// Sets the state to that at the start of the frame, or of its `else`.
    fn enter(&mut self) {
        let frame = self.frames.last().expect("a frame");
        let (height, params) = (frame.height, frame.params.clone());
        self.reachable = frame.reachable;
        self.reset(height, &params);
    }

    /// Moves the results to their locals, at the end of the frame or before its `else`.
    fn leave(&mut self) {
        if self.reachable {
            let results = self.frames.last().expect("a frame").results.clone();
            let values = self.pop_n(results.len());
            self.set_all(&results, values);
        }
    }

    fn r#else(&mut self) {
        self.leave();
        let stmts = std::mem::take(&mut self.stmts);
        let frame = self.frames.last_mut().expect("a frame");
        let kind = std::mem::replace(&mut frame.kind, FrameKind::Block);
        let FrameKind::If(condition) = kind else { unreachable!("the module is valid") };
        frame.kind = FrameKind::Else(condition, stmts);
        self.enter();
    }

    fn end(&mut self) {
        if self.frames.is_empty() {
            if self.reachable {
                self.r#return();
            }
            return;
        }
        let frame = self.frames.last().expect("a frame");
        if matches!(frame.kind, FrameKind::If(_)) && !frame.results.is_empty() {
            // Without an `else` the parameters are the results.
            self.r#else();
        }
        self.leave();
        let frame = self.frames.pop().expect("a frame");
        let stmts = std::mem::replace(&mut self.stmts, frame.outside);
        self.reachable = frame.reachable;
        if !frame.reachable {
            return;
        }
        let stmt = match frame.kind {
            FrameKind::Block => Stmt::Block(frame.label, stmts),
            FrameKind::Loop { end } => {
                let mut stmts = stmts;
                stmts.push(Stmt::Jump(end));
                Stmt::Block(end, vec![Stmt::Loop(frame.label, stmts)])
            }
            FrameKind::If(condition) => {
                Stmt::Block(frame.label, vec![Stmt::If(condition, stmts, vec![])])
            }
            FrameKind::Else(condition, yes) => {
                Stmt::Block(frame.label, vec![Stmt::If(condition, yes, stmts)])
            }
        };
        self.stmts.push(stmt);
        self.reset(frame.height, &frame.results);
    }
}
