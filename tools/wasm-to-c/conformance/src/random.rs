//! Random modules: the C program is asked for what an interpreter says.
//!
//! Each function is called with random arguments until one traps, as what is in memory then does not
//! matter: a C program ends there.

use crate::suite::Suite;
use arbitrary::Unstructured;
use fastrand::Rng;
use wasm_smith::{Config, Module};
use wasmi::{Engine, F32, F64, Linker, Store, Val, ValType};

/// How many steps a module may take, all calls together: as many as it has of what ends loops.
const STEPS: u32 = 1000;

/// A suite of so many random modules. A seed always gives the same ones.
#[must_use]
pub fn suite(seed: u64, modules: usize) -> Suite {
    let mut random = Rng::with_seed(seed);
    let mut suite = Suite::empty();
    let mut count = 0;
    while count < modules {
        count += usize::from(add_module(&mut suite, &mut random).is_some());
    }
    suite
}

/// Adds a module if what is generated can be translated and interpreted.
fn add_module(suite: &mut Suite, random: &mut Rng) -> Option<()> {
    let mut bytes = vec![0; random.usize(200..6000)];
    random.fill(&mut bytes);
    let mut module = Module::new(config(), &mut Unstructured::new(&bytes)).ok()?;
    module.ensure_termination(STEPS).ok()?;
    let bytes = module.to_bytes();

    let engine = Engine::default();
    let interpreted = wasmi::Module::new(&engine, &bytes).ok()?;
    let mut store = Store::new(&engine, ());
    let instance = Linker::new(&engine).instantiate_and_start(&mut store, &interpreted).ok()?;
    let part = suite.module("random", &bytes)?;
    for _ in 0..6 {
        for (i, export) in part.exports.iter().enumerate() {
            let function = instance.get_func(&store, &export.name).expect("it is exported");
            let of = function.ty(&store);
            let args: Vec<Val> = of.params().iter().map(|of| argument(random, *of)).collect();
            let bits: Vec<u64> = args.iter().map(|arg| wanted(arg).1).collect();
            let mut results: Vec<Val> =
                of.results().iter().map(|of| Val::default_for_ty(*of)).collect();
            if function.call(&mut store, &args, &mut results).is_err() {
                suite.export(&part, i, &bits, None);
                return Some(());
            }
            let results: Vec<_> = results.iter().map(wanted).collect();
            suite.export(&part, i, &bits, Some(&results));
        }
    }
    Some(())
}

/// What Rust's compiler may make, and blocks that leave something on the stack.
fn config() -> Config {
    Config {
        allow_start_export: false,
        bulk_memory_enabled: true,
        canonicalize_nans: true,
        custom_descriptors_enabled: false,
        custom_page_sizes_enabled: false,
        exceptions_enabled: false,
        export_everything: true,
        extended_const_enabled: false,
        gc_enabled: false,
        max_data_segments: 4,
        max_funcs: 8,
        max_imports: 0,
        max_instructions: 150,
        max_memories: 1,
        max_memory32_bytes: 5 << 16,
        max_tables: 1,
        memory64_enabled: false,
        memory_max_size_required: true,
        min_funcs: 1,
        multi_value_enabled: false,
        reference_types_enabled: false,
        relaxed_simd_enabled: false,
        saturating_float_to_int_enabled: true,
        sign_extension_ops_enabled: true,
        simd_enabled: false,
        tail_call_enabled: false,
        threads_enabled: false,
        wide_arithmetic_enabled: false,
        ..Config::default()
    }
}

/// A number that is more often than not a special one, but no NaN, whose bits nobody promises.
fn argument(random: &mut Rng, of: ValType) -> Val {
    const SPECIAL: &[u64] = &[
        0,
        1,
        2,
        7,
        65535,
        0x7fff_ffff,
        0x8000_0000,
        0x4f00_0000,
        0x3ff0_0000_0000_0000,
        0x7fff_ffff_ffff_ffff,
        0x8000_0000_0000_0000,
        u64::MAX,
    ];
    let bits =
        if random.f32() < 0.6 { SPECIAL[random.usize(..SPECIAL.len())] } else { random.u64(..) };
    #[allow(clippy::cast_possible_truncation)] // the width of the type
    let narrow = bits as u32;
    match of {
        ValType::I32 => Val::I32(narrow.cast_signed()),
        ValType::I64 => Val::I64(bits.cast_signed()),
        ValType::F32 if f32::from_bits(narrow).is_nan() => Val::F32(F32::from(1.0)),
        ValType::F32 => Val::F32(F32::from_bits(narrow)),
        ValType::F64 if f64::from_bits(bits).is_nan() => Val::F64(F64::from(1.0)),
        ValType::F64 => Val::F64(F64::from_bits(bits)),
        other => unreachable!("there is no {other:?}"),
    }
}

/// How a result is compared, and its bits.
fn wanted(value: &Val) -> (char, u64) {
    match value {
        Val::I32(value) => ('=', value.cast_unsigned().into()),
        Val::I64(value) => ('=', value.cast_unsigned()),
        Val::F32(value) => ('f', value.to_bits().into()),
        Val::F64(value) => ('F', value.to_bits()),
        other => unreachable!("there is no {other:?}"),
    }
}
