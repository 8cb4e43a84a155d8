//! All of a module but the code of its functions.

use super::constant::Constant;
use super::import::Host;
use super::types::Signature;
use std::collections::BTreeMap;
use std::ops::Range;

/// The linear memory, in pages of 64 KiB.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Memory {
    /// What it starts with: at most 65536 pages.
    pub start: u32,
    /// What it may grow to: at most 65536 pages.
    pub max: u32,
}

/// A data segment.
pub(crate) struct Data {
    /// The address that it is copied to at the start; none if only `memory.init` uses it.
    pub at: Option<u32>,
    pub bytes: Vec<u8>,
}

/// A constant, or something that a linker knows by a name, in a data segment.
pub(crate) struct Object {
    pub segment: usize,
    /// Where it is in the segment.
    pub range: Range<usize>,
    /// The objects whose addresses it contains.
    pub refers: Vec<usize>,
}

/// The declarations of a module. Functions are numbered as WebAssembly does: the imported ones come
/// first.
#[derive(Default)]
pub(crate) struct Module {
    pub types: Vec<Signature>,
    /// The imported functions.
    pub imports: Vec<Host>,
    /// For each function the index of its type.
    pub functions: Vec<usize>,
    /// What each global starts with.
    pub globals: Vec<Constant>,
    /// For each table the function at each index.
    pub tables: Vec<Vec<Option<usize>>>,
    pub memory: Option<Memory>,
    pub data: Vec<Data>,
    /// The objects in the data, if the module says which there are.
    pub objects: Vec<Object>,
    /// The exported functions and their names.
    pub exports: Vec<(String, usize)>,
    /// The function to call before all others.
    pub start: Option<usize>,
    /// The names of functions, mangled as the compiler left them.
    pub names: BTreeMap<usize, String>,
    /// The global that LLVM calls `__stack_pointer`: the stack grows from its value downwards.
    pub stack_pointer: Option<usize>,
}

impl Module {
    /// The type of a function.
    pub fn signature(&self, function: usize) -> &Signature {
        &self.types[self.functions[function]]
    }

    /// The index of the first type that is equal to this one.
    pub fn first_equal_type(&self, of: usize) -> usize {
        self.types.iter().position(|other| *other == self.types[of]).unwrap_or(of)
    }

    /// The functions in a table that an indirect call with that type may reach.
    pub fn callable(&self, of: usize, table: usize) -> impl Iterator<Item = usize> {
        let functions = self.tables[table].iter().flatten().copied();
        functions.filter(move |&f| *self.signature(f) == self.types[of])
    }

    /// The exported function of that name.
    pub fn export(&self, name: &str) -> Option<usize> {
        self.exports.iter().find(|(export, _)| export == name).map(|(_, function)| *function)
    }

    /// The bytes of memory that the program starts with, up to 2^32.
    pub fn start_bytes(&self) -> u64 {
        self.memory.map_or(0, |memory| u64::from(memory.start) << 16)
    }
}
