//! The parts of a C file, put together. What comes first depends on what follows, so that they are
//! made from the last to the first.

use super::context::Context;
use super::dense::dense;
use super::helpers::Helpers;
use super::live_data::live_data;
use super::memory::Memory;
use super::names::{Names, path};
use super::order::{self, Part};
use super::prelude::prelude;
use super::stack::{self, MemoryStack, Stacks};
use super::{data, dispatch, function, host, overflow};
use crate::tree::{Expr, Program};
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};

/// A C file.
pub(crate) struct File {
    pub text: String,
    /// The names of the functions in it.
    pub functions: BTreeMap<usize, String>,
    /// What takes how many bytes, from the most to the least.
    pub parts: Vec<FilePart>,
}

/// A part of a C file.
#[derive(Clone)]
pub struct FilePart {
    /// The name that the function has in the module; that of the data is `data`.
    pub name: String,
    /// Its C.
    pub bytes: usize,
}

/// Prints a program that may use `max_memory` bytes: the functions that the `roots` reach. If there is
/// a `main`, the file has a `main` that calls it; otherwise the functions are for others to call.
///
/// # Errors
/// If the memory does not suffice for what the program starts with.
pub(crate) fn print(
    program: &Program,
    roots: &[usize],
    main: Option<usize>,
    max_memory: u32,
) -> Result<File> {
    let module = &program.module;
    let mut functions = program.reachable(roots);
    let mut parts = order::parts(program, &functions);
    let mut stacks = Stacks::default();
    // Where others call the functions, they have the stacks.
    if main.is_some() {
        stacks.guarded = stack::recursive(&parts);
        if let Some(handler) = stack::handler(program).filter(|_| !stacks.guarded.is_empty()) {
            functions = program.reachable(&[roots, &[handler]].concat());
            parts = order::parts(program, &functions);
            stacks.guarded = stack::recursive(&parts);
            stacks.handler = Some(handler);
        }
        stacks.memory = MemoryStack::find(program, &parts, &stacks.guarded)?;
    }
    let memory = Memory::new(program, &functions, &stacks, max_memory)?;
    let context = Context {
        program,
        functions: &functions,
        names: Names::new(program, &functions),
        declared: declared(&parts),
        traps_after: traps_after(program, &functions),
        endless: endless(program),
        stacks,
    };

    let mut helpers = Helpers::default();
    let mut definitions = String::new();
    let mut sizes = vec![];
    for part in parts {
        let text = dense(&self::part(&context, part, &mut helpers));
        if let Part::Definition(f) = part {
            sizes.push(FilePart { name: path(module, f), bytes: text.len() });
        }
        definitions += &text;
    }
    host::use_imports(&context, &mut helpers);

    let mut text = helpers.text(memory.out_of_bounds(program, &functions));
    if helpers.need("left") {
        text += &data::segments(module, helpers.need("init"));
    }
    text += &overflow::check(&context);
    text += &definitions;
    let bytes = live_data(program, context.functions);
    let data = dense(&data::initialization(module, &bytes, &context.names)?);
    sizes.push(FilePart { name: "data".to_owned(), bytes: data.len() });
    sizes.sort_by_key(|part| std::cmp::Reverse(part.bytes));
    text += &data;
    if let Some(main) = main {
        text += &overflow::definitions(&context, &memory);
        text += &host::main(&context, main);
    }
    let text = dense(&(prelude(&context, &memory, &text) + &text));
    Ok(File { text, functions: context.names.functions, parts: sizes })
}

fn part(context: &Context<'_>, part: Part, helpers: &mut Helpers) -> String {
    match part {
        Part::Declaration(f) => function::declaration(context, f, helpers),
        Part::Definition(f) => match context.program.body(f) {
            Some(body) => function::definition(context, f, body, helpers),
            None => String::new(),
        },
        Part::IndirectDeclaration(of, table) => dispatch::declaration(context, of, table),
        Part::IndirectDefinition(of, table) => dispatch::definition(context, of, table, helpers),
    }
}

/// The functions that are declared before they are defined.
fn declared(parts: &[Part]) -> BTreeSet<usize> {
    let declared = |part: &Part| match part {
        Part::Declaration(f) => Some(*f),
        _ => None,
    };
    parts.iter().filter_map(declared).collect()
}

/// Functions that never return and have no results, and are called so often that it is shorter to
/// define once that a trap follows than to write it after each call.
fn traps_after(program: &Program, functions: &[usize]) -> BTreeSet<usize> {
    let mut calls = BTreeMap::new();
    program.for_each_expr(functions, &mut |e| {
        if let Expr::Call(f, _) = e {
            *calls.entry(*f).or_insert(0) += 1;
        }
    });
    let is_often = |f: &usize| calls.get(f).is_some_and(|&count| count >= 4);
    let has_no_results = |f: &usize| program.module.signature(*f).results.is_empty();
    program.never_return().into_iter().filter(|f| is_often(f) && has_no_results(f)).collect()
}

/// Functions that never return and call themselves.
fn endless(program: &Program) -> BTreeSet<usize> {
    let calls_itself = |&f: &usize| {
        let mut found = false;
        program.for_each_expr(&[f], &mut |e| found |= matches!(e, Expr::Call(of, _) if *of == f));
        found
    };
    program.never_return().into_iter().filter(calls_itself).collect()
}
