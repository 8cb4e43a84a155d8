//! Functions of the compiler's own library that `math.h` has too.

use crate::module::{Module, Type};
use crate::tree::MATH;

/// The name, and how many operands, of a function with a name and a type of `math.h`. All other names of functions in a
/// module of rustc's are mangled.
pub(super) fn math(module: &Module, function: usize) -> Option<(&'static str, usize)> {
    let name = module.names.get(&function).filter(|_| function >= module.imports.len())?;
    let of = module.signature(function);
    let is_of_doubles = of.results == [Type::F64] && of.params.iter().all(|of| *of == Type::F64);
    let operands = of.params.len();
    let known = MATH.get(operands.checked_sub(1)?)?.iter().find(|known| *known == name)?;
    is_of_doubles.then_some((known, operands))
}
