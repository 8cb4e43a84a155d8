//! A WebAssembly module, read and checked.

use super::ast::{Function, Type};
use super::lift;
use anyhow::{Context, Result, bail, ensure};
use std::collections::BTreeMap;
use wasmparser::{
    ConstExpr, DataKind, ElementItems, ElementKind, ExternalKind, FuncType, KnownCustom, Name,
    Operator, Parser, Payload, TypeRef, ValType, Validator, WasmFeatures,
};

/// What LLVM makes of Rust, and nothing else.
const FEATURES: WasmFeatures = WasmFeatures::MUTABLE_GLOBAL
    .union(WasmFeatures::SATURATING_FLOAT_TO_INT)
    .union(WasmFeatures::SIGN_EXTENSION)
    .union(WasmFeatures::MULTI_VALUE)
    .union(WasmFeatures::BULK_MEMORY)
    .union(WasmFeatures::BULK_MEMORY_OPT)
    .union(WasmFeatures::CALL_INDIRECT_OVERLONG)
    .union(WasmFeatures::GC_TYPES)
    .union(WasmFeatures::FLOATS);

/// What the program may ask of its surroundings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Host {
    Read,
    Write,
    Exit,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Signature {
    pub params: Vec<Type>,
    pub results: Vec<Type>,
}

/// The value that a global starts with, or an offset.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Global {
    pub of: Type,
    pub bits: u64,
}

impl Global {
    #[allow(clippy::cast_possible_truncation)] // its width
    fn is_finite(self) -> bool {
        match self.of {
            Type::F32 => f32::from_bits(self.bits as u32).is_finite(),
            Type::F64 => f64::from_bits(self.bits).is_finite(),
            _ => true,
        }
    }
}

pub(super) struct Data {
    /// Where it is put at the start; none where only `memory.init` uses it.
    pub at: Option<u32>,
    pub bytes: Vec<u8>,
}

#[derive(Default)]
pub(super) struct Module {
    pub types: Vec<Signature>,
    /// Imported functions, which are the first ones.
    pub imports: Vec<Host>,
    /// The type of each function.
    pub functions: Vec<usize>,
    /// The bodies of those that are not imported.
    pub bodies: Vec<Function>,
    pub globals: Vec<Global>,
    /// For each table: the function at each index.
    pub tables: Vec<Vec<Option<usize>>>,
    /// 64 KiB each: at the start, and at most.
    pub pages: Option<(u32, u32)>,
    /// The bytes that the program may use.
    pub max_memory: u32,
    pub data: Vec<Data>,
    /// Exported functions.
    pub exports: Vec<(String, usize)>,
    pub start: Option<usize>,
    /// As the compiler calls them.
    pub names: BTreeMap<usize, String>,
}

impl Module {
    /// Reads and checks a module that may use `max_memory` bytes.
    pub fn read(bytes: &[u8], max_memory: u32) -> Result<Module> {
        Validator::new_with_features(FEATURES)
            .validate_all(bytes)
            .context("cannot translate the WebAssembly module")?;
        let mut module = Module { max_memory, ..Module::default() };
        let mut codes = vec![];
        for payload in Parser::new(0).parse_all(bytes) {
            match payload? {
                Payload::CodeSectionEntry(body) => codes.push(body),
                payload => module.section(payload)?,
            }
        }
        for (i, body) in codes.iter().enumerate() {
            let index = module.imports.len() + i;
            let name = || module.names.get(&index).cloned().unwrap_or_else(|| index.to_string());
            let function = lift::function(&module, index, body)
                .with_context(|| format!("in function {}", name()))?;
            module.bodies.push(function);
        }
        Ok(module)
    }

    pub fn signature(&self, function: usize) -> &Signature {
        &self.types[self.functions[function]]
    }

    /// The first type that is the same.
    pub fn first_like(&self, of: usize) -> usize {
        self.types.iter().position(|other| *other == self.types[of]).unwrap_or(of)
    }

    /// The functions of that type in a table.
    pub fn callable(&self, of: usize, table: usize) -> impl Iterator<Item = usize> {
        let functions = self.tables[table].iter().flatten().copied();
        functions.filter(move |&f| *self.signature(f) == self.types[of])
    }

    fn section(&mut self, payload: Payload<'_>) -> Result<()> {
        match payload {
            Payload::TypeSection(reader) => {
                for of in reader.into_iter_err_on_gc_types() {
                    self.types.push(signature(&of?)?);
                }
            }
            Payload::ImportSection(reader) => {
                for import in reader.into_imports() {
                    let import = import?;
                    self.import(import.module, import.name, import.ty)?;
                }
            }
            Payload::FunctionSection(reader) => {
                for of in reader {
                    self.functions.push(of? as usize);
                }
            }
            Payload::TableSection(reader) => {
                for table in reader {
                    let size = table?.ty.initial;
                    ensure!(size <= 1 << 20, "a table of {size} functions is too large");
                    #[allow(clippy::cast_possible_truncation)] // as checked
                    self.tables.push(vec![None; size as usize]);
                }
            }
            Payload::MemorySection(reader) => {
                for memory in reader {
                    let memory = memory?;
                    let pages = |n: u64| u32::try_from(n).unwrap_or(1 << 16);
                    self.pages =
                        Some((pages(memory.initial), memory.maximum.map_or(1 << 16, pages)));
                }
            }
            Payload::GlobalSection(reader) => {
                for global in reader {
                    let value = self.constant(&global?.init_expr)?;
                    ensure!(
                        value.is_finite(),
                        "globals that start infinite or NaN are not supported"
                    );
                    self.globals.push(value);
                }
            }
            Payload::ExportSection(reader) => {
                for export in reader {
                    let export = export?;
                    if export.kind == ExternalKind::Func {
                        self.exports.push((export.name.to_owned(), export.index as usize));
                    }
                }
            }
            Payload::StartSection { func, .. } => self.start = Some(func as usize),
            Payload::ElementSection(reader) => {
                for element in reader {
                    let element = element?;
                    let ElementKind::Active { table_index, offset_expr } = element.kind else {
                        bail!("passive element segments are not supported");
                    };
                    let at = self.constant(&offset_expr)?.bits;
                    let ElementItems::Functions(items) = element.items else {
                        bail!("element segments of expressions are not supported");
                    };
                    let table = &mut self.tables[table_index.unwrap_or(0) as usize];
                    for (i, function) in items.into_iter().enumerate() {
                        let place = usize::try_from(at).ok().and_then(|at| table.get_mut(at + i));
                        *place.context("an element segment ends beyond its table")? =
                            Some(function? as usize);
                    }
                }
            }
            Payload::DataSection(reader) => {
                for data in reader {
                    let data = data?;
                    let at = match data.kind {
                        DataKind::Active { offset_expr, .. } => {
                            #[allow(clippy::cast_possible_truncation)] // an i32
                            Some(self.constant(&offset_expr)?.bits as u32)
                        }
                        DataKind::Passive => None,
                    };
                    self.data.push(Data { at, bytes: data.data.to_vec() });
                }
            }
            Payload::CustomSection(reader) => {
                if let KnownCustom::Name(reader) = reader.as_known() {
                    // Where the names are broken, there are none.
                    for name in reader.into_iter().flatten() {
                        if let Name::Function(map) = name {
                            for naming in map.into_iter().flatten() {
                                self.names.insert(naming.index as usize, naming.name.to_owned());
                            }
                        }
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn import(&mut self, module: &str, name: &str, of: TypeRef) -> Result<()> {
        use Type::I32;
        let TypeRef::Func(of) = of else {
            bail!("the module imports {module}.{name}, which is not a function");
        };
        let (host, params, results) = match (module, name) {
            ("host", "read") => (Host::Read, 2, &[I32][..]),
            ("host", "write") => (Host::Write, 3, &[I32][..]),
            ("host", "exit") => (Host::Exit, 1, &[][..]),
            _ => bail!(
                "the module imports {module}.{name}; expected host.read, host.write or host.exit"
            ),
        };
        let signature = &self.types[of as usize];
        ensure!(
            signature.params == vec![I32; params] && signature.results == results,
            "the import host.{name} has the wrong type; expected {params} parameters and {} results, all i32",
            results.len()
        );
        self.imports.push(host);
        self.functions.push(of as usize);
        Ok(())
    }

    fn constant(&self, expr: &ConstExpr<'_>) -> Result<Global> {
        let mut operators = expr.get_operators_reader();
        let (of, bits) = match operators.read()? {
            Operator::I32Const { value } => (Type::I32, u64::from(value.cast_unsigned())),
            Operator::I64Const { value } => (Type::I64, value.cast_unsigned()),
            Operator::F32Const { value } => (Type::F32, value.bits().into()),
            Operator::F64Const { value } => (Type::F64, value.bits()),
            Operator::GlobalGet { global_index } => return Ok(self.globals[global_index as usize]),
            other => bail!("the constant expression {other:?} is not supported"),
        };
        Ok(Global { of, bits })
    }
}

pub(super) fn value_type(of: ValType) -> Result<Type> {
    Ok(match of {
        ValType::I32 => Type::I32,
        ValType::I64 => Type::I64,
        ValType::F32 => Type::F32,
        ValType::F64 => Type::F64,
        other => bail!("values of type {other} are not supported"),
    })
}

fn signature(of: &FuncType) -> Result<Signature> {
    let types = |list: &[ValType]| list.iter().map(|of| value_type(*of)).collect::<Result<_>>();
    Ok(Signature { params: types(of.params())?, results: types(of.results())? })
}
