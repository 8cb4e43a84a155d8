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
    let mut text = head(context, of, table) + " {\n" + check;
    let trap = helpers.using("trap");
    let has_result = !signature.results.is_empty();
    let functions = module.tables[table].iter().enumerate();
    let functions = functions.filter_map(|(i, f)| f.map(|f| (i, f)));
    let functions = functions.filter(|(_, f)| module.signature(*f) == signature);
    let call = |f| format!("{}({})", context.names.functions[&f], args.join(","));
    let mut functions: Vec<(usize, String)> = functions.map(|(i, f)| (i, call(f))).collect();
    if functions.is_empty() {
        for arg in ["i"].into_iter().chain(args.iter().map(String::as_str)) {
            let _ = writeln!(text, " (void){arg};");
        }
        let _ = writeln!(text, " {trap}();\n}}");
        return text;
    }
    if let [(i, call)] = &functions[..] {
        let r#return = if has_result { "return " } else { "" };
        let _ = writeln!(text, " if (i != {i}) {trap}();\n {return}{call};\n}}");
        return text;
    }
    text += " switch (i) {\n";
    functions.sort_by(|a, b| a.1.cmp(&b.1));
    for same in functions.chunk_by(|a, b| a.1 == b.1) {
        text.extend(same.iter().map(|(i, _)| format!(" case {i}:")));
        let call = &same[0].1;
        let _ = if has_result {
            writeln!(text, " return {call};")
        } else {
            writeln!(text, " {call}; return;")
        };
    }
    let _ = writeln!(text, " }}\n {trap}();\n}}");
    text
}

fn head(context: &Context<'_>, of: usize, table: usize) -> String {
    let module = &context.program.module;
    let signature = &module.types[of];
    let mut params = vec!["u32 i".to_owned()];
    let param = |(n, of)| format!("{} p{n}", types::name(of));
    params.extend(signature.params.iter().copied().enumerate().map(param));
    let result = signature.results.first().map_or("void", |of| types::name(*of));
    format!("static {result} {}({})", indirect_call(module, of, table), params.join(","))
}
