//! The types of values and functions.

use anyhow::{Result, bail};
use wasmparser::{FuncType, ValType};

/// The type of a value. Integers have no sign; operators do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Type {
    I32,
    I64,
    F32,
    F64,
}

impl Type {
    pub fn is_float(self) -> bool {
        matches!(self, Type::F32 | Type::F64)
    }

    /// Whether it has 32 bits, not 64.
    pub fn is_narrow(self) -> bool {
        matches!(self, Type::I32 | Type::F32)
    }
}

/// The type of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Signature {
    pub params: Vec<Type>,
    pub results: Vec<Type>,
}

/// The type, if it is one of the four number types.
pub(crate) fn value_type(of: ValType) -> Result<Type> {
    Ok(match of {
        ValType::I32 => Type::I32,
        ValType::I64 => Type::I64,
        ValType::F32 => Type::F32,
        ValType::F64 => Type::F64,
        other => bail!("values of type {other} are not supported; expected i32, i64, f32 or f64"),
    })
}

/// The signature, if all its types are number types.
pub(super) fn signature(of: &FuncType) -> Result<Signature> {
    let types = |list: &[ValType]| list.iter().map(|of| value_type(*of)).collect::<Result<_>>();
    Ok(Signature { params: types(of.params())?, results: types(of.results())? })
}
