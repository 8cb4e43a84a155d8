//! From bytes to declarations, section by section.

use super::constant::{Constant, evaluate};
use super::declarations::{Data, Memory, Module};
use super::import::{host, path};
use super::relocation::Relocations;
use super::types::signature;
use anyhow::{Context, Error, Result, bail, ensure};
use std::collections::BTreeMap;
use wasmparser::{
    DataKind, DataSectionReader, ElementItems, ElementKind, ElementSectionReader, ExternalKind,
    FunctionBody, GlobalSectionReader, KnownCustom, Name, NameSectionReader, Parser, Payload,
    TypeRef, Validator, WasmFeatures,
};

/// The instructions and types that LLVM uses for Rust by default, and no others.
const FEATURES: WasmFeatures = WasmFeatures::MUTABLE_GLOBAL
    .union(WasmFeatures::SATURATING_FLOAT_TO_INT)
    .union(WasmFeatures::SIGN_EXTENSION)
    .union(WasmFeatures::MULTI_VALUE)
    .union(WasmFeatures::BULK_MEMORY)
    .union(WasmFeatures::BULK_MEMORY_OPT)
    .union(WasmFeatures::CALL_INDIRECT_OVERLONG)
    .union(WasmFeatures::GC_TYPES)
    .union(WasmFeatures::FLOATS);

const TRUNCATED: &str =
    "the module is not valid, as if the file was truncated; expected a whole module";

const UNSUPPORTED: &str = "the module is not valid, or uses a feature that cannot be translated; \
    expected WebAssembly 1.0, besides it sign extension, saturating conversions, several results \
    and bulk memory";

/// The most functions that a table may have room for.
const MAX_TABLE: u64 = 1 << 20;

/// The code of a module.
pub(crate) struct Code<'a> {
    /// That of each function that is not imported.
    pub bodies: Vec<FunctionBody<'a>>,
    /// Where the address of an object is in the module's bytes, and which object that is.
    pub addresses: BTreeMap<usize, usize>,
}

/// The declarations of a module, and its code.
///
/// # Errors
/// If the bytes are not a valid module, or use what cannot be translated; with the offset of the
/// byte where that is known.
pub(crate) fn decode(bytes: &[u8]) -> Result<(Module, Code<'_>)> {
    check_header(bytes)?;
    let validated = Validator::new_with_features(FEATURES).validate_all(bytes);
    validated.map_err(|error| {
        let is_truncated = error.message().starts_with("unexpected end");
        let what = if is_truncated { TRUNCATED } else { UNSUPPORTED };
        Error::new(error).context(what)
    })?;
    let mut module = Module::default();
    let mut bodies = vec![];
    let mut relocations = Relocations::default();
    for payload in Parser::new(0).parse_all(bytes) {
        let payload = payload?;
        if let Some((_, range)) = payload.as_section() {
            relocations.sections.push(position(range.start)?);
        }
        match payload {
            Payload::CodeSectionEntry(body) => bodies.push(body),
            payload => section(&mut module, payload, &mut relocations)?,
        }
    }
    let addresses = relocations.finish(&mut module);
    Ok((module, Code { bodies, addresses }))
}

/// Fails if the first eight bytes are not those of a module.
fn check_header(bytes: &[u8]) -> Result<()> {
    const EXPECTED: &str = "expected the bytes 00 61 73 6d 01 00 00 00 at offset 0";
    ensure!(!bytes.is_empty(), "not a WebAssembly module, but empty; {EXPECTED}");
    let text = bytes.trim_ascii_start();
    ensure!(
        !text.starts_with(b"(") && !text.starts_with(b";;"),
        "not a WebAssembly module, but perhaps the text of one, which is to be assembled first; \
         {EXPECTED}"
    );
    let magic = &b"\0asm"[..bytes.len().min(4)];
    ensure!(bytes.starts_with(magic), "not a WebAssembly module; {EXPECTED}");
    ensure!(bytes.len() >= 8, "the module ends at byte {}, in its header; {EXPECTED}", bytes.len());
    ensure!(
        bytes[4..8] == [1, 0, 0, 0],
        "a component, or a module of another version of WebAssembly; {EXPECTED}, as the core module \
         in a component has them"
    );
    Ok(())
}

fn section(module: &mut Module, payload: Payload<'_>, relocations: &mut Relocations) -> Result<()> {
    match payload {
        Payload::TypeSection(reader) => {
            for of in reader.into_iter_err_on_gc_types() {
                module.types.push(signature(&of?)?);
            }
        }
        Payload::ImportSection(reader) => {
            for import in reader.into_imports() {
                let import = import?;
                let TypeRef::Func(of) = import.ty else {
                    let path = path(import.module, import.name);
                    bail!("the module imports {path}, which is not a function");
                };
                let signature = &module.types[of as usize];
                module.imports.push(host(import.module, import.name, signature)?);
                module.functions.push(of as usize);
            }
        }
        Payload::FunctionSection(reader) => {
            for of in reader {
                module.functions.push(of? as usize);
            }
        }
        Payload::TableSection(reader) => {
            for table in reader {
                let size = table?.ty.initial;
                ensure!(
                    size <= MAX_TABLE,
                    "a table of {size} functions is too large; expected at most {MAX_TABLE}"
                );
                #[allow(clippy::cast_possible_truncation)] // as checked
                module.tables.push(vec![None; size as usize]);
            }
        }
        Payload::MemorySection(reader) => {
            for memory in reader {
                let memory = memory?;
                let pages = |n: u64| u32::try_from(n).unwrap_or(1 << 16);
                let max = memory.maximum.map_or(1 << 16, pages);
                module.memory = Some(Memory { start: pages(memory.initial), max });
            }
        }
        Payload::GlobalSection(reader) => globals(module, reader)?,
        Payload::ExportSection(reader) => {
            for export in reader {
                let export = export?;
                if export.kind == ExternalKind::Func {
                    module.exports.push((export.name.to_owned(), export.index as usize));
                }
            }
        }
        Payload::StartSection { func, .. } => module.start = Some(func as usize),
        Payload::ElementSection(reader) => elements(module, reader)?,
        Payload::DataSection(reader) => data(module, reader, relocations)?,
        Payload::CustomSection(reader) => match reader.as_known() {
            KnownCustom::Name(reader) => names(module, reader),
            KnownCustom::Linking(reader) => relocations.linking(module, &reader),
            KnownCustom::Reloc(reader) => relocations.addresses(&reader),
            _ => {}
        },
        _ => {}
    }
    Ok(())
}

fn globals(module: &mut Module, reader: GlobalSectionReader<'_>) -> Result<()> {
    for global in reader {
        let value: Constant = evaluate(&global?.init_expr, &module.globals)?;
        ensure!(value.is_finite(), "globals that start infinite or NaN are not supported");
        module.globals.push(value);
    }
    Ok(())
}

/// Puts functions into tables.
fn elements(module: &mut Module, reader: ElementSectionReader<'_>) -> Result<()> {
    for element in reader {
        let element = element?;
        let ElementKind::Active { table_index, offset_expr } = element.kind else {
            bail!("passive element segments are not supported");
        };
        let at = evaluate(&offset_expr, &module.globals)?.bits;
        let ElementItems::Functions(items) = element.items else {
            bail!("element segments of expressions are not supported");
        };
        let table = &mut module.tables[table_index.unwrap_or(0) as usize];
        for (i, function) in (0..).zip(items) {
            let index = usize::try_from(at + i).ok();
            let place = index.and_then(|index| table.get_mut(index));
            *place.context("an element segment ends beyond its table")? = Some(function? as usize);
        }
    }
    Ok(())
}

fn data(
    module: &mut Module,
    reader: DataSectionReader<'_>,
    relocations: &mut Relocations,
) -> Result<()> {
    for data in reader {
        let data = data?;
        let at = match data.kind {
            DataKind::Active { offset_expr, .. } => {
                #[allow(clippy::cast_possible_truncation)] // an i32
                Some(evaluate(&offset_expr, &module.globals)?.bits as u32)
            }
            DataKind::Passive => None,
        };
        let end = position(data.range.end)?;
        relocations.segments.push(end - data.data.len()..end);
        module.data.push(Data { at, bytes: data.data.to_vec() });
    }
    Ok(())
}

/// A position in the module's bytes.
fn position(offset: u64) -> Result<usize> {
    Ok(usize::try_from(offset)?)
}

/// The names of functions and of the stack pointer, as far as that section can be read: they change
/// no meaning.
fn names(module: &mut Module, reader: NameSectionReader<'_>) {
    for name in reader.into_iter().flatten() {
        match name {
            Name::Function(map) => {
                for naming in map.into_iter().flatten() {
                    module.names.insert(naming.index as usize, naming.name.to_owned());
                }
            }
            Name::Global(map) => {
                let mut namings = map.into_iter().flatten();
                let stack_pointer = namings.find(|naming| naming.name == "__stack_pointer");
                module.stack_pointer = stack_pointer.map(|naming| naming.index as usize);
            }
            _ => {}
        }
    }
}
