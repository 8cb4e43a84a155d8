//! Whole functions: declarations and definitions.

use super::context::Context;
use super::definite_assignment::maybe_unassigned;
use super::expression::Expressions;
use super::helpers::Helpers;
use super::names;
use super::order::Part;
use super::statement::{Statements, Targets};
use super::types;
use crate::module::Type;
use crate::tree::{END, Expr, Function, Stmt};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// GCC takes a function for a mistake that ends in a call of itself or in a trap.
const ENDLESS: &str = "\
#if defined __GNUC__ && __GNUC__ > 11
#pragma GCC diagnostic ignored \"-Winfinite-recursion\"
#endif
";

/// The declaration of a function.
pub(super) fn declaration(context: &Context<'_>, index: usize, helpers: &mut Helpers) -> String {
    head(context, index, &[]) + ";\n" + &trap_after_calls(context, index, helpers)
}

/// The definition of a function.
pub(super) fn definition(
    context: &Context<'_>,
    index: usize,
    function: &Function,
    helpers: &mut Helpers,
) -> String {
    let used = used_locals(function);
    let locals = local_names(function, &used);
    let body = body(context, function, &locals, helpers);

    let mut text = head(context, index, &locals[..function.params]) + " {\n";
    let is_declared = context.declared.contains(&index);
    if is_declared && context.traps_after.contains(&index) {
        // Without parentheses it would be a call of the macro.
        let name = &context.names.functions[&index];
        text = text.replacen(&format!("{name}("), &format!("({name})("), 1);
    }
    text += &variables(function, &locals, &used);
    if context.stacks.guarded.contains(&Part::Definition(index)) {
        text += " deep();\n";
    }
    text += &body;
    let mut returns = function.results.is_empty();
    function.for_each_stmt(&mut |stmt| {
        returns |= matches!(stmt, Stmt::Return(_) | Stmt::Exit(_) | Stmt::Trap);
    });
    if !returns {
        // It loops forever, which compilers may not see.
        text += " return 0;\n";
    }
    text += "}\n";
    if !is_declared {
        text += &trap_after_calls(context, index, helpers);
    }
    if context.endless.contains(&index) { ENDLESS.to_owned() + &text } else { text }
}

/// The head of a function: `static u32 name(u32 a,u64 b)`; without names only types.
fn head(context: &Context<'_>, index: usize, names: &[String]) -> String {
    let of = context.program.module.signature(index);
    let mut params = vec![];
    for (i, param) in of.params.iter().enumerate() {
        let param = types::name(*param);
        params.push(match names.get(i) {
            Some(name) => format!("{param} {name}"),
            None => param.to_owned(),
        });
    }
    let params = if params.is_empty() { "void".to_owned() } else { params.join(",") };
    let result = of.results.first().map_or("void", |of| types::name(*of));
    format!("static {result} {}({params})", context.names.functions[&index])
}

/// A macro that makes each call that follows a trap too, if the function is to have one.
fn trap_after_calls(context: &Context<'_>, index: usize, helpers: &mut Helpers) -> String {
    if !context.traps_after.contains(&index) {
        return String::new();
    }
    let (name, trap) = (&context.names.functions[&index], helpers.using("trap"));
    let params = context.program.module.signature(index).params.len();
    let params = names::locals().take(params).collect::<Vec<_>>().join(",");
    format!("#define {name}({params}) ({name}({params}), {trap}())\n")
}

/// For each local whether it is read or assigned.
fn used_locals(function: &Function) -> Vec<bool> {
    let mut used = vec![false; function.locals.len()];
    function.for_each_stmt(&mut |stmt| {
        if let Stmt::Set(local, _) = stmt {
            used[*local] = true;
        }
    });
    function.for_each_expr(&mut |e| {
        if let Expr::Local(local) = e {
            used[*local] = true;
        }
    });
    used
}

/// The names of the locals: the first names are for parameters and for those that are used.
fn local_names(function: &Function, used: &[bool]) -> Vec<String> {
    let mut names = names::locals();
    let is_named = |i: usize| used[i] || i < function.params;
    let name = |i| if is_named(i) { names.next().unwrap_or_default() } else { String::new() };
    (0..function.locals.len()).map(name).collect()
}

fn body(
    context: &Context<'_>,
    function: &Function,
    locals: &[String],
    helpers: &mut Helpers,
) -> String {
    let expressions = Expressions {
        program: context.program,
        names: &context.names,
        helpers,
        locals: locals.to_vec(),
        types: function.locals.clone(),
    };
    let mut statements = Statements {
        expressions,
        traps_after: &context.traps_after,
        out: String::new(),
        indent: 1,
        gotos: BTreeMap::new(),
    };
    let end = if function.results.is_empty() { &[END][..] } else { &[] };
    statements.list(&function.body, Targets { end, r#break: &[], r#continue: None });
    statements.out
}

/// The definitions of the locals, by type. Parameters that are not used get a use.
fn variables(function: &Function, locals: &[String], used: &[bool]) -> String {
    let mut text = String::new();
    let maybe_unassigned = maybe_unassigned(function);
    for of in [Type::I32, Type::I64, Type::F32, Type::F64] {
        let of_type =
            (function.params..locals.len()).filter(|&i| used[i] && function.locals[i] == of);
        let define = |i: usize| locals[i].clone() + if maybe_unassigned[i] { " = 0" } else { "" };
        let locals: Vec<_> = of_type.map(define).collect();
        if !locals.is_empty() {
            let _ = writeln!(text, " {} {};", types::name(of), locals.join(","));
        }
    }
    for i in (0..function.params).filter(|&i| !used[i]) {
        let _ = writeln!(text, " (void){};", locals[i]);
    }
    text
}
