//! Where a module has the code of its functions, and which functions that calls: for those who know from
//! what the code was made.

use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use wasmparser::{
    DataKind, ElementItems, KnownCustom, Linking, Operator, Parser, Payload, RelocationType,
    SymbolInfo,
};

/// Where the code of a module is.
#[derive(Default)]
pub struct Layout<'a> {
    /// The custom sections, by name.
    pub custom: BTreeMap<&'a str, &'a [u8]>,
    /// Where the contents of the code section start in the module.
    pub code: u64,
    /// The code of the functions that are not imported, by their index.
    pub functions: BTreeMap<usize, FunctionCode>,
    /// The functions that are called from outside, or by way of a table that no code is known to refer to.
    pub entries: Vec<usize>,
}

/// The code of a function. Positions count from the start of the contents of the code section, as in DWARF.
pub struct FunctionCode {
    /// Where its instructions are, one after the other.
    pub instructions: Vec<Range<u64>>,
    /// Where it calls or refers to which function; also by way of data, as tables of methods are.
    pub calls: Vec<(u64, usize)>,
}

/// The layout of a valid module.
///
/// # Errors
/// If it is not valid.
pub fn layout(module: &[u8]) -> Result<Layout<'_>> {
    let mut layout = Layout::default();
    let mut imports = 0;
    let mut tables = vec![];
    let mut references = References::default();
    for payload in Parser::new(0).parse_all(module) {
        let payload = payload?;
        if let Some((_, range)) = payload.as_section() {
            if let Payload::CodeSectionStart { .. } = payload {
                layout.code = range.start;
            }
            references.sections.push(range.start);
        }
        match payload {
            Payload::ImportSection(reader) => imports = reader.into_imports().count(),
            Payload::ExportSection(reader) => {
                for export in reader {
                    layout.entries.push(export?.index as usize);
                }
            }
            Payload::ElementSection(reader) => {
                for element in reader {
                    if let ElementItems::Functions(items) = element?.items {
                        for function in items {
                            tables.push(function? as usize);
                        }
                    }
                }
            }
            Payload::CodeSectionEntry(body) => {
                let mut code = FunctionCode { instructions: vec![], calls: vec![] };
                let mut reader = body.get_operators_reader()?;
                while !reader.eof() {
                    let at = reader.original_position() - layout.code;
                    if let Operator::Call { function_index } = reader.read()? {
                        code.calls.push((at, function_index as usize));
                    }
                    let end = reader.original_position() - layout.code;
                    code.instructions.push(at..end);
                }
                layout.functions.insert(imports + layout.functions.len(), code);
            }
            Payload::DataSection(reader) => {
                for data in reader {
                    let data = data?;
                    let is_active = matches!(data.kind, DataKind::Active { .. });
                    let bytes = u64::try_from(data.data.len())?;
                    references.segments.push(is_active.then(|| data.range.end - bytes));
                }
            }
            Payload::CustomSection(section) => {
                layout.custom.insert(section.name(), section.data());
                references.section(section.as_known());
            }
            _ => {}
        }
    }
    let references = references.functions(layout.code);
    let mut referred: BTreeSet<usize> = BTreeSet::new();
    for code in layout.functions.values_mut() {
        let (Some(first), Some(last)) = (code.instructions.first(), code.instructions.last())
        else {
            continue;
        };
        for (at, functions) in references.range(first.start..last.end) {
            referred.extend(functions);
            code.calls.extend(functions.iter().map(|&f| (*at, f)));
        }
    }
    layout.entries.extend(tables.into_iter().filter(|f| !referred.contains(f)));
    Ok(layout)
}

/// What the linker says of references to functions.
#[derive(Default)]
struct References {
    /// Where the contents of each section start.
    sections: Vec<u64>,
    /// Where the bytes of each data segment start.
    segments: Vec<Option<u64>>,
    symbols: Vec<Symbol>,
    /// The places of references, and the symbols.
    places: BTreeMap<u64, usize>,
}

#[derive(Clone)]
enum Symbol {
    Function(usize),
    /// The segment and the range in it.
    Data(usize, Range<u64>),
    Other,
}

impl References {
    fn section(&mut self, section: KnownCustom<'_>) {
        match section {
            KnownCustom::Linking(reader) => {
                for subsection in reader.subsections().flatten() {
                    let Linking::SymbolTable(symbols) = subsection else { continue };
                    self.symbols.extend(symbols.into_iter().flatten().map(|symbol| match symbol {
                        SymbolInfo::Func { index, .. } => Symbol::Function(index as usize),
                        SymbolInfo::Data { symbol: Some(of), .. } => {
                            let start = u64::from(of.offset);
                            Symbol::Data(of.index as usize, start..start + u64::from(of.size))
                        }
                        _ => Symbol::Other,
                    }));
                }
            }
            KnownCustom::Reloc(reader) => {
                let Some(&start) = self.sections.get(reader.section_index() as usize) else {
                    return;
                };
                for entry in reader.entries().into_iter().flatten() {
                    use RelocationType::{
                        MemoryAddrI32, MemoryAddrLeb, MemoryAddrSleb, TableIndexI32, TableIndexSleb,
                    };
                    if matches!(
                        entry.ty,
                        MemoryAddrI32
                            | MemoryAddrLeb
                            | MemoryAddrSleb
                            | TableIndexI32
                            | TableIndexSleb
                    ) {
                        self.places.insert(start + u64::from(entry.offset), entry.index as usize);
                    }
                }
            }
            _ => {}
        }
    }

    /// The functions that are referred to at each place, which counts from `start`.
    fn functions(&self, start: u64) -> BTreeMap<u64, BTreeSet<usize>> {
        let in_code = self.places.range(start..);
        in_code.map(|(at, symbol)| (at - start, self.reached(*symbol))).collect()
    }

    /// The functions that a symbol is, or that data refers to and what that refers to.
    fn reached(&self, symbol: usize) -> BTreeSet<usize> {
        let (mut functions, mut seen, mut todo) = (BTreeSet::new(), BTreeSet::new(), vec![symbol]);
        while let Some(symbol) = todo.pop() {
            if !seen.insert(symbol) {
                continue;
            }
            match self.symbols.get(symbol) {
                Some(Symbol::Function(f)) => drop(functions.insert(*f)),
                Some(Symbol::Data(segment, range)) => {
                    if let Some(start) = self.segments.get(*segment).copied().flatten() {
                        let within = self.places.range(start + range.start..start + range.end);
                        todo.extend(within.map(|(_, symbol)| *symbol));
                    }
                }
                Some(Symbol::Other) | None => {}
            }
        }
        functions
    }
}
