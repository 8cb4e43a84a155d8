//! Small modules, encoded by hand.

/// The type `i32` in a signature.
pub const I32: u8 = 0x7f;

/// What a module contains. All numbers are below 64, so that one byte encodes each.
#[derive(Default)]
pub struct Module<'a> {
    /// Parameters and results.
    pub types: &'a [(&'a [u8], &'a [u8])],
    /// Module, name and type of the imported functions.
    pub imports: &'a [(&'a str, &'a str, u8)],
    /// Type and code of the other functions; the last `end` is added.
    pub functions: &'a [(u8, &'a [u8])],
    /// The functions in the table; none for no table.
    pub table: &'a [u8],
    /// The pages of memory at the start.
    pub pages: Option<u8>,
    /// Names and functions.
    pub exports: &'a [(&'a str, u8)],
    /// Address and bytes of data segments.
    pub data: &'a [(u8, &'a [u8])],
}

impl Module<'_> {
    /// The module in the binary format.
    pub fn encode(&self) -> Vec<u8> {
        let types = self
            .types
            .iter()
            .map(|(params, results)| [&[0x60], &*vector(params), &*vector(results)].concat());
        let imports = self.imports.iter().map(|(module, name, of)| {
            [&*vector(module.as_bytes()), &*vector(name.as_bytes()), &[0, *of]].concat()
        });
        let functions = self.functions.iter().map(|(of, _)| vec![*of]);
        let size = length(self.table.len());
        let table = [&[0x70, 0], &*size].concat();
        let element = [&[0, 0x41, 0, 0x0b], &*vector(self.table)].concat();
        let memory = self.pages.map(|pages| vec![0, pages]);
        let exports = self
            .exports
            .iter()
            .map(|(name, function)| [&*vector(name.as_bytes()), &[0, *function]].concat());
        let code = self.functions.iter().map(|(_, code)| {
            let body = [&[0], *code, &[0x0b]].concat();
            vector(&body)
        });
        let data = self
            .data
            .iter()
            .map(|(address, data)| [&[0, 0x41, *address, 0x0b], &*vector(data)].concat());
        let has_table = !self.table.is_empty();
        let mut bytes = b"\0asm\x01\0\0\0".to_vec();
        bytes.extend(section(1, types));
        bytes.extend(section(2, imports));
        bytes.extend(section(3, functions));
        bytes.extend(section(4, has_table.then_some(table)));
        bytes.extend(section(5, memory));
        bytes.extend(section(7, exports));
        bytes.extend(section(9, has_table.then_some(element)));
        bytes.extend(section(10, code));
        bytes.extend(section(11, data));
        bytes
    }
}

/// A section; nothing if it has no items.
fn section(id: u8, items: impl IntoIterator<Item = Vec<u8>>) -> Vec<u8> {
    let items: Vec<_> = items.into_iter().collect();
    if items.is_empty() {
        return vec![];
    }
    let contents = [length(items.len()), items.concat()].concat();
    [&[id], &*vector(&contents)].concat()
}

fn vector(bytes: &[u8]) -> Vec<u8> {
    [&*length(bytes.len()), bytes].concat()
}

/// A length below 2^14, in two bytes if it needs them.
fn length(n: usize) -> Vec<u8> {
    let n = u16::try_from(n).expect("a small module");
    let [low, high] = [n & 127, n >> 7].map(|part| u8::try_from(part).expect("a small module"));
    if high == 0 { vec![low] } else { vec![low | 128, high] }
}
