//! What of the data is one object, and what refers to it. Linkers say so if asked to (`--emit-relocs`).

use super::declarations::{Module, Object};
use std::collections::BTreeMap;
use std::ops::Range;
use wasmparser::{Linking, LinkingSectionReader, RelocSectionReader, RelocationType, SymbolInfo};

/// What the sections for linkers say, while a module is decoded.
#[derive(Default)]
pub(super) struct Relocations {
    /// For each section where its contents start.
    pub sections: Vec<usize>,
    /// For each data segment where its bytes are.
    pub segments: Vec<Range<usize>>,
    /// For each symbol its object, if it is one.
    symbols: Vec<Option<usize>>,
    /// The section, the offset in it, and the symbol of each address of an object.
    addresses: Vec<(usize, usize, usize)>,
}

impl Relocations {
    /// Takes the objects from the table of symbols.
    pub fn linking(&mut self, module: &mut Module, reader: &LinkingSectionReader<'_>) {
        for subsection in reader.subsections().flatten() {
            let Linking::SymbolTable(symbols) = subsection else { continue };
            for symbol in symbols.into_iter().flatten() {
                self.symbols.push(match symbol {
                    SymbolInfo::Data { symbol: Some(of), .. } => {
                        let start = of.offset as usize;
                        module.objects.push(Object {
                            segment: of.index as usize,
                            range: start..start + of.size as usize,
                            refers: vec![],
                        });
                        Some(module.objects.len() - 1)
                    }
                    _ => None,
                });
            }
        }
    }

    /// Takes the places of addresses in a section.
    pub fn addresses(&mut self, reader: &RelocSectionReader<'_>) {
        let section = reader.section_index() as usize;
        for entry in reader.entries().into_iter().flatten() {
            use RelocationType::{MemoryAddrI32, MemoryAddrLeb, MemoryAddrSleb};
            if matches!(entry.ty, MemoryAddrI32 | MemoryAddrLeb | MemoryAddrSleb) {
                self.addresses.push((section, entry.offset as usize, entry.index as usize));
            }
        }
    }

    /// For each place in the module's bytes where the address of an object is, which it is. Those in
    /// data are noted in the objects that contain them. If the linker left out what is needed to know
    /// this, there are no objects.
    pub fn finish(self, module: &mut Module) -> BTreeMap<usize, usize> {
        let mut places = BTreeMap::new();
        for (section, offset, symbol) in self.addresses {
            let start = self.sections.get(section);
            let object = self.symbols.get(symbol).copied().flatten();
            if let (Some(start), Some(object)) = (start, object) {
                places.insert(start + offset, object);
            }
        }
        for object in 0..module.objects.len() {
            let Object { segment, range, .. } = &module.objects[object];
            let Some(bytes) = self.segments.get(*segment) else { continue };
            let within = bytes.start + range.start..bytes.start + range.end;
            let refers = places.range(within).map(|(_, object)| *object).collect();
            module.objects[object].refers = refers;
        }
        if places.is_empty() {
            module.objects.clear();
        }
        places
    }
}
