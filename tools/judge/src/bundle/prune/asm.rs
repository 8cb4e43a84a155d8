//! The machine code of a program, in a form that says whether two programs are the same.

use crate::rustc::{OUTPUT, Rustc};
use anyhow::Result;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use tempfile::TempDir;

/// Functions and constants, without the names that depend on what else was in the source.
#[derive(PartialEq, Eq)]
pub struct Code(Vec<String>);

/// The code of a program.
///
/// # Errors
/// If it does not compile.
pub fn of(rustc: &Rustc, text: &str) -> Result<Code> {
    let folder = TempDir::new()?;
    let flags = ["-O", "-Ccodegen-units=1", "--emit=asm", "--cap-lints=allow"];
    let compiled = rustc.compile_text(text, &flags, folder.path())?;
    if !compiled.success {
        return Err(compiled.into());
    }
    Ok(Code(blocks(&fs::read_to_string(folder.path().join(OUTPUT))?)))
}

/// The blocks of an assembly file, each as it stands but for its labels, sorted.
fn blocks(text: &str) -> Vec<String> {
    let mut blocks = vec![String::new()];
    for line in text.lines() {
        let line = line.trim();
        let is_noise =
            [".file", ".ident", ".section", ".size", ".type", ".globl", ".p2align", ".set"]
                .iter()
                .any(|directive| line.starts_with(directive));
        if is_noise || line.is_empty() || line.starts_with('#') {
            continue;
        }
        // A label that is not of the function's own begins a block.
        if line.ends_with(':') && !line.starts_with(".LBB") && !line.starts_with(".Ltmp") {
            blocks.push(String::new());
        }
        let block = blocks.last_mut().expect("there is one");
        writeln!(block, "{line}").expect("a String takes all");
    }
    let mut blocks: Vec<String> = blocks.iter().map(|block| without_names(block)).collect();
    blocks.sort();
    blocks
}

/// Labels and symbols, numbered in the order of their first use.
fn without_names(block: &str) -> String {
    let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '$' | '@');
    let mut result = String::with_capacity(block.len());
    let mut rest = block;
    while let Some(start) = rest.find(is_part) {
        result.push_str(&rest[..start]);
        rest = &rest[start..];
        let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        let word = &rest[..end];
        let is_name = word.starts_with(".L") || word.starts_with("_ZN") || word.starts_with("_R");
        if is_name && !word.starts_with("_ZN3std") {
            let next = numbers.len();
            let number = numbers.entry(word).or_insert(next);
            write!(result, "<{number}>").expect("a String takes all");
        } else {
            result.push_str(word);
        }
        rest = &rest[end..];
    }
    result + rest
}
