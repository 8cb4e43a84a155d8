//! What surrounds the module: the imported functions that it uses, and the `main` of C.

use super::context::Context;
use super::helpers::Helpers;
use crate::module::Host;

/// Uses the helpers that do what the imported functions, and those that C has its own version of, do.
pub(super) fn use_imports(context: &Context<'_>, helpers: &mut Helpers) {
    for &f in context.functions {
        match context.program.module.imports.get(f) {
            Some(Host::Read) => drop(helpers.using("host_read")),
            Some(Host::Write) => drop(helpers.using("host_write")),
            Some(Host::Exit) | None => {}
        }
        if let Some(&name) = context.program.provided.get(&f) {
            helpers.using(name);
        }
    }
}

/// The `main` of C, which calls the exported function of that index.
pub(super) fn main(context: &Context<'_>, index: usize) -> String {
    // LLVM gives what is called `main` the parameters that C's has.
    let args = vec!["0"; context.program.module.signature(index).params.len()].join(",");
    let limit = if context.stacks.guarded.is_empty() { "" } else { " limit();\n" };
    format!("{MAIN}{limit} return (int){}({args});\n}}\n", context.names.functions[&index])
}

const MAIN: &str = "\
int main(void) {
#ifdef _WIN32
 _setmode(0, _O_BINARY);
 _setmode(1, _O_BINARY);
#endif
 data();
";
