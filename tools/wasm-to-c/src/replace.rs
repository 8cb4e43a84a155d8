//! Functions that another one replaces, as the caller of this crate wishes.

use crate::tree::{Program, for_each_call};
use std::collections::BTreeMap;

/// Calls, and has in tables, the exported function in place of the one with that name.
pub(crate) fn replace(mut program: Program, by_name: &BTreeMap<String, String>) -> Program {
    let module = &program.module;
    let replacement = |(&function, name): (&usize, &String)| {
        let by = module.export(by_name.get(name)?)?;
        (module.signature(by) == module.signature(function)).then_some((function, by))
    };
    let all: BTreeMap<usize, usize> = module.names.iter().filter_map(replacement).collect();
    let exchange = |function: &mut usize| {
        if let Some(by) = all.get(function) {
            *function = *by;
        }
    };
    program.module.tables.iter_mut().flatten().flatten().for_each(exchange);
    for function in &mut program.bodies {
        for_each_call(&mut function.body, &mut |function, _| exchange(function));
    }
    program
}
