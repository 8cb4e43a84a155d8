//! The C types of values.

use crate::module::Type;

/// The name of a type in C.
pub(crate) fn name(of: Type) -> &'static str {
    match of {
        Type::I32 => "u32",
        Type::I64 => "u64",
        Type::F32 => "float",
        Type::F64 => "double",
    }
}

/// The variable that holds a result after the first: `i` is 0 for the second.
pub(crate) fn extra_result(i: usize, of: Type) -> String {
    format!("result{}_{}", i + 2, name(of))
}
