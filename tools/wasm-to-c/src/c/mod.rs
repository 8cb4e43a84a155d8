//! Stage 4: the program is printed as C.

mod arithmetic;
mod binary;
mod cexpr;
mod context;
mod data;
mod definite_assignment;
mod dense;
mod dispatch;
mod expression;
mod file;
mod function;
mod helpers;
mod host;
mod live_data;
mod memory;
mod names;
mod number;
mod operand;
mod order;
mod overflow;
mod packed;
mod prelude;
mod simple;
mod stack;
mod statement;
mod types;
mod unary;

pub use file::FilePart;
pub(crate) use file::{File, print};
pub(crate) use types::{extra_result, name as type_name};
