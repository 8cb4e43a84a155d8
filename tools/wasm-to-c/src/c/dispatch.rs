//! Indirect calls: for each type and table a function with a `switch` over the functions that the
//! table holds. An index without a function of the type traps.

use super::context::Context;
use super::helpers::Helpers;
use super::names::indirect_call;
use super::order::Part;
use super::types;
use std::fmt::Write as _;

/// The declaration of the function that calls what the table holds.
pub(super) fn declaration(context: &Context<'_>, of: usize, table: usize) -> String {
    head(context, of, table) + ";\n"
}

/// The definition of the function that calls what the table holds.
pub(super) fn definition(
    context: &Context<'_>,
    of: usize,
    table: usize,
    helpers: &mut Helpers,
) -> String {
    let module = &context.program.module;
    let signature = &module.types[of];
    let args: Vec<_> = (0..signature.params.len()).map(|n| format!("p{n}")).collect();
    let is_guarded = context.stacks.guarded.contains(&Part::IndirectDefinition(of, table));
    let check = if is_guarded { " deep();\n" } else { "" };
    let mut text = head(context, of, table) + " {\n" + check + " switch (i) {\n";
    for (i, function) in module.tables[table].iter().enumerate() {
        let Some(f) = function else { continue };
        if module.signature(*f) == signature {
            let call = format!("{}({})", context.names.functions[f], args.join(", "));
            let _ = if signature.results.is_empty() {
                writeln!(text, " case {i}: {call}; return;")
            } else {
                writeln!(text, " case {i}: return {call};")
            };
        }
    }
    let _ = writeln!(text, " }}\n {}();\n}}", helpers.using("trap"));
    text
}

fn head(context: &Context<'_>, of: usize, table: usize) -> String {
    let module = &context.program.module;
    let signature = &module.types[of];
    let mut params = vec!["u32 i".to_owned()];
    let param = |(n, of)| format!("{} p{n}", types::name(of));
    params.extend(signature.params.iter().copied().enumerate().map(param));
    let result = signature.results.first().map_or("void", |of| types::name(*of));
    format!("static {result} {}({})", indirect_call(module, of, table), params.join(", "))
}
