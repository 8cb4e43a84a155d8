//! Stage 1: the bytes of a module are validated and decoded to its declarations; the code of its
//! functions stays as it is, for the next stage.

mod constant;
mod declarations;
mod decode;
mod import;
mod relocation;
mod types;

pub(crate) use constant::Constant;
pub(crate) use declarations::Module;
pub(crate) use decode::{Code, decode};
pub(crate) use import::Host;
pub(crate) use types::{Signature, Type, value_type};
