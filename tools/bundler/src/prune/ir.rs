//! A program's code as LLVM IR, not optimised, in a form that tells whether two programs are the same.

use crate::rustc::{Compiled, OUTPUT, Rustc, SOURCE};
use anyhow::Result;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use tempfile::TempDir;

/// The reachable functions and constants of a program: for each a number, which depends on its text and on those
/// that it names; not on their names, nor on what else was in the source.
#[derive(PartialEq, Eq)]
pub struct Code(Vec<u64>);

/// What code is made of a program, and of which of its functions.
pub struct Made {
    /// The code.
    pub code: Code,
    /// The functions that are in it: the lines where they begin, counted from 1, and their names.
    pub functions: BTreeSet<(usize, String)>,
}

/// What the compiler says of a program, with `lints`, and what is made of it if it compiles: what `-O` begins
/// with, as optimising would take as long again.
///
/// # Errors
/// If the compiler cannot be started.
pub fn compile(rustc: &Rustc, text: &str, lints: &[&str]) -> Result<(Compiled, Option<Made>)> {
    let (compiled, ir) = ir(rustc, text, lints)?;
    let made =
        |ir: String| Made { code: Code(numbers(&definitions(&ir))), functions: functions(&ir) };
    Ok((compiled, ir.map(made)))
}

/// What the compiler says of a program, and the IR if it compiles.
fn ir(rustc: &Rustc, text: &str, more: &[&str]) -> Result<(Compiled, Option<String>)> {
    let folder = TempDir::new()?;
    let flags = [
        "-Cdebug-assertions=off",
        "-Cno-prepopulate-passes",
        "-Ccodegen-units=1",
        "-Cdebuginfo=line-tables-only",
        "--emit=llvm-ir",
    ];
    let compiled = rustc.compile_text(text, &[more, &flags].concat(), folder.path())?;
    if !compiled.success {
        return Ok((compiled, None));
    }
    Ok((compiled, Some(fs::read_to_string(folder.path().join(OUTPUT))?)))
}

/// The functions of the source that are in IR with line tables.
fn functions(ir: &str) -> BTreeSet<(usize, String)> {
    let source = format!("!DIFile(filename: \"{SOURCE}\"");
    let file = |line: &&str| line.contains(&source);
    let Some(file) = ir.lines().find(file).and_then(|line| line.split(' ').next()) else {
        return BTreeSet::new();
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

/// A function, constant, set of attributes or type, or what else stands on the outermost level of IR.
struct Definition<'a> {
    /// The name by which others refer to it; `None` where they cannot, or it is defined elsewhere.
    name: Option<&'a str>,
    /// Whether it is a root: visible from outside the program.
    is_root: bool,
    /// A hash of what stands between the names in it.
    text: u64,
    /// The names in it, in order, its own included.
    names: Vec<&'a str>,
}

impl<'a> Definition<'a> {
    fn new(lines: &[&'a str]) -> Definition<'a> {
        let mut hasher = DefaultHasher::new();
        let mut names = Vec::new();
        for line in lines.iter().filter(|line| !line.trim_start().starts_with(';')) {
            // Inline assembly refers to its place in the source.
            let line = line.split(", !srcloc").next().unwrap_or(line);
            for mut rest in without_place(line) {
                while let Some(start) = rest.find(['@', '#', '!', '%']) {
                    rest[..start].hash(&mut hasher);
                    let name = name(&rest[start..]);
                    names.push(name);
                    rest = &rest[start + name.len()..];
                }
                rest.hash(&mut hasher);
            }
        }
        let first = lines[0];
        let is_function = first.starts_with("define ");
        let linkage = match first.split_once(" = ") {
            Some((name, value)) if name.starts_with('@') => value.split(' ').next(),
            _ if is_function => first.split(' ').nth(1),
            _ => None,
        };
        // What is defined elsewhere is known by its name.
        let is_elsewhere = first.starts_with("declare ") || linkage == Some("external");
        let is_local = matches!(linkage, None | Some("internal" | "private"));
        // Where a type comes before the function's name, it is not that.
        let own = names.iter().copied().find(|name| !is_function || name.starts_with('@'));
        Definition {
            name: own.filter(|_| !is_elsewhere),
            is_root: !is_local && !is_elsewhere || first.starts_with("module asm "),
            text: hasher.finish(),
            names,
        }
    }
}

/// What stands before and after the place in the source that a line of a function is of.
fn without_place(line: &str) -> [&str; 2] {
    // In constants, all is of the code.
    match line.split_once(" !dbg !").filter(|_| !line.starts_with('@')) {
        Some((before, after)) => {
            let after = after.trim_start_matches(|c: char| c.is_ascii_digit());
            [before.strip_suffix(',').unwrap_or(before), after]
        }
        None => [line, ""],
    }
}

/// The name that `text` begins with, and the sigil before it.
fn name(text: &str) -> &str {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '$' | '-');
    let end = match text[1..].strip_prefix('"') {
        Some(quoted) => quoted.find('"').map(|end| end + 3),
        None => text[1..].find(|c| !is_part(c)).map(|end| end + 1),
    };
    &text[..end.unwrap_or(text.len())]
}

fn definitions(ir: &str) -> Vec<Definition<'_>> {
    let mut definitions = Vec::new();
    // Of debugging, nothing is of the code.
    let is_of_debugging = |line: &&str| line.starts_with('!') && line.contains("!DI");
    let mut lines = ir.lines().filter(|line| !is_of_debugging(line));
    while let Some(first) = lines.next() {
        let mut whole = vec![first];
        if first.starts_with("define ") {
            whole.extend(lines.by_ref().take_while(|line| *line != "}"));
        }
        definitions.push(Definition::new(&whole));
    }
    definitions
}

/// The numbers of what is reachable from the roots, in order: the hash of the text of a definition and of the texts
/// of those that it names, or of their names where they are defined elsewhere.
fn numbers(definitions: &[Definition]) -> Vec<u64> {
    let named = definitions.iter().enumerate().filter_map(|(i, d)| Some((d.name?, i)));
    let named: HashMap<&str, usize> = named.collect();
    let mut reached: HashSet<usize> =
        (0..definitions.len()).filter(|&i| definitions[i].is_root).collect();
    let mut waiting: Vec<usize> = reached.iter().copied().collect();
    let mut numbers = Vec::new();
    while let Some(next) = waiting.pop() {
        let Definition { text, names, .. } = &definitions[next];
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        for name in names {
            match named.get(name) {
                Some(&other) => {
                    definitions[other].text.hash(&mut hasher);
                    waiting.extend(Some(other).filter(|&other| reached.insert(other)));
                }
                None => name.hash(&mut hasher),
            }
        }
        numbers.push(hasher.finish());
    }
    numbers.sort_unstable();
    numbers
}
