//! One function: its locals, then instruction after instruction.

use super::state::Lowering;
use crate::module::{Module, value_type};
use crate::tree::Function;
use anyhow::{Result, ensure};
use std::collections::BTreeMap;
use wasmparser::FunctionBody;

/// The most locals of one type in a row; wasmparser limits all of a function to as many.
const MAX_LOCALS: u32 = 50_000;

/// The most bytes of code in a function, as the passes are recursive.
const MAX_CODE: u64 = 512 << 10;

/// Lowers the function of that index; `addresses` are those of objects, by the place in the module.
pub(super) fn lower(
    module: &Module,
    index: usize,
    body: &FunctionBody<'_>,
    addresses: &BTreeMap<usize, usize>,
    max_memory: u32,
) -> Result<Function> {
    let range = body.range();
    let code = range.end - range.start;
    ensure!(code <= MAX_CODE, "{code} bytes of code are too many; expected at most {MAX_CODE}");
    let signature = module.signature(index);
    let mut locals = signature.params.clone();
    for group in body.get_locals_reader()? {
        let (count, of) = group?;
        let of = value_type(of)?;
        ensure!(count <= MAX_LOCALS, "{count} locals are too many; expected at most {MAX_LOCALS}");
        locals.extend((0..count).map(|_| of));
    }
    let mut lowering = Lowering::new(module, signature.results.clone(), locals, max_memory);
    let mut operators = body.get_operators_reader()?;
    while !operators.eof() {
        let (operator, start) = operators.read_with_offset()?;
        let range = usize::try_from(start)?..usize::try_from(operators.original_position())?;
        let object = addresses.range(range).next().map(|(_, object)| *object);
        lowering.instruction(&operator, object)?;
    }
    let (params, results) = (signature.params.len(), signature.results.clone());
    let Lowering { locals, stmts: body, objects, .. } = lowering;
    Ok(Function { params, results, locals, body, objects })
}
