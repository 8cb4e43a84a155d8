//! A program's code as LLVM IR, not optimised, in a form that tells whether two programs are the same.

#![expect(clippy::string_slice, reason = "at what was found in the same text")]

use crate::rustc::{Compiled, OUTPUT, Rustc, SOURCE};
use anyhow::Result;
use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;
use tempfile::TempDir;

/// A number for the code of a program. It depends neither on names and places in the source, nor on the order of
/// definitions and what the program does not use.
#[derive(PartialEq, Eq)]
pub struct Code(u64);

/// Functions that code is made of: the lines where they begin, counted from 1, and their names.
pub type Functions = BTreeSet<(usize, String)>;

/// What the compiler says of a program, with `lints`, and its IR with line tables if it compiles: what `-O` begins
/// with, as optimising would take as long again.
pub fn compile(rustc: &Rustc, text: &str, lints: &[&str]) -> Result<(Compiled, Option<String>)> {
    let folder = TempDir::new()?;
    let flags = [
        "-Cdebug-assertions=off",
        "-Cno-prepopulate-passes",
        "-Ccodegen-units=1",
        "-Cdebuginfo=line-tables-only",
        "--emit=llvm-ir",
    ];
    let compiled = rustc.compile_text(text, &[lints, &flags].concat(), folder.path())?;
    if !compiled.success {
        return Ok((compiled, None));
    }
    let ir = fs::read_to_string(folder.path().join(OUTPUT))?;
    Ok((compiled, Some(ir)))
}

/// The functions of the source that are in IR with line tables.
pub fn functions(ir: &str) -> Functions {
    let source = format!("!DIFile(filename: \"{SOURCE}\"");
    let file = |line: &&str| line.contains(&source);
    let Some(file) = ir.lines().find(file).and_then(|line| line.split(' ').next()) else {
        return Functions::new();
    };
    let file = format!(", file: {file}, line: ");
    let functions = ir.lines().filter(|line| line.contains("!DISubprogram("));
    let places = functions.filter_map(|line| {
        let (_, name) = line.split_once("(name: \"")?;
        let (_, number) = line.split_once(&file)?;
        let name = name.split(['"', '<']).next()?;
        Some((number.split(',').next()?.parse().ok()?, name.to_owned()))
    });
    places.collect()
}

/// The code that IR is: what is visible from outside and all that it names in turn. A name stands for what is
/// defined, by when that is first named; what is defined elsewhere is known by its name.
pub fn code(ir: &str) -> Code {
    let definitions = definitions(ir);
    let is_visible = |name: &&str| is_visible(definitions[name][0]);
    let mut reached: Vec<&str> = definitions.keys().copied().filter(is_visible).collect();
    reached.sort_unstable();
    let mut numbers: HashMap<&str, usize> = reached.iter().copied().zip(0..).collect();
    let mut hasher = DefaultHasher::new();
    ir.lines().filter(|line| line.starts_with("module asm ")).for_each(|it| it.hash(&mut hasher));
    let mut next = 0;
    while let Some(name) = reached.get(next) {
        for mut rest in definitions[name].iter().copied() {
            while let Some(Range { start, end }) = next_name(rest) {
                rest[..start].hash(&mut hasher);
                let name = &rest[start..end];
                rest = &rest[end..];
                if definitions.contains_key(name) {
                    let number = *numbers.entry(name).or_insert(reached.len());
                    if number == reached.len() {
                        reached.push(name);
                    }
                    number.hash(&mut hasher);
                } else if !name.starts_with('!') || name.ends_with(|c: char| c.is_alphabetic()) {
                    // All but places in the source.
                    name.hash(&mut hasher);
                }
            }
            rest.hash(&mut hasher);
        }
        next += 1;
    }
    Code(hasher.finish())
}

/// The lines of each function, constant, set of attributes, type and so on, by its name; not of what is defined
/// elsewhere, and of debugging.
fn definitions(ir: &str) -> HashMap<&str, Vec<&str>> {
    let mut definitions = HashMap::new();
    let mut lines = ir.lines().filter(|line| !line.trim_start().starts_with(';'));
    while let Some(first) = lines.next() {
        let is_function = first.starts_with("define ");
        let is_elsewhere = first.starts_with("declare ") || first.contains(" = external ");
        if is_elsewhere || first.contains("!DI") {
            continue;
        }
        let mut whole = vec![first];
        if is_function {
            let body = lines.by_ref().take_while(|line| *line != "}");
            // Inline assembly refers to its place in the source.
            whole.extend(body.map(|line| line.split(", !srcloc").next().unwrap_or(line)));
        }
        // Where a type comes before a function's name, it is not that.
        let start = if is_function { first.find('@') } else { Some(0) };
        let name = start.and_then(|start| Some(&first[start..][next_name(&first[start..])?]));
        definitions.extend(name.map(|name| (name, whole)));
    }
    definitions
}

/// Whether what a line defines is visible from outside the program.
fn is_visible(line: &str) -> bool {
    let constant = line.split_once(" = ").filter(|_| line.starts_with('@'));
    let value = constant.map(|(_, value)| value).or(line.strip_prefix("define "));
    value.is_some_and(|value| !value.starts_with("internal ") && !value.starts_with("private "))
}

/// Where the next name of what is defined may be, with the sign before it. Strings have none, and what is of one
/// function is none.
fn next_name(text: &str) -> Option<Range<usize>> {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '$' | '-');
    let after_quote = |at: usize| text[at..].find('"').map_or(text.len(), |len| at + len + 1);
    let mut at = 0;
    loop {
        let sign = at + text[at..].find(['@', '#', '!', '"'])?;
        let rest = &text[sign + 1..];
        if text[sign..].starts_with('"') {
            at = after_quote(sign + 1);
            // Types have paths, which are quoted.
            if text[..sign].ends_with('%') {
                return Some(sign - 1..at);
            }
        } else if rest.starts_with('"') {
            return Some(sign..after_quote(sign + 2));
        } else {
            let len = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
            return Some(sign..sign + 1 + len);
        }
    }
}
