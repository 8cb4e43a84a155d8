//! Many modules as one C program, and a script of what is asked of it.
//!
//! All modules are in one file, so that a compiler is started once: each name in a module's text gets
//! the module's number. `exit`, by which a trap ends a program, jumps back to the driver.

use crate::rename::renamed;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use wasm_to_c::{Export, Options, translate_library};

/// A C program of many modules, what it is asked, and what was left out.
pub struct Suite {
    program: String,
    /// What the driver is asked, on its standard input: see driver.c.
    pub script: String,
    /// What was left out and why, and how often.
    pub skipped: BTreeMap<String, usize>,
    /// The C functions that the driver can call.
    functions: Vec<String>,
    modules: usize,
}

/// A module of the suite.
pub struct Part {
    number: usize,
    /// The functions that can be called.
    pub exports: Vec<Export>,
    /// The number of its first function in the table.
    first: usize,
}

impl Suite {
    /// A suite of no modules yet.
    #[must_use]
    pub fn empty() -> Suite {
        Suite {
            program: PRELUDE.to_owned(),
            script: String::new(),
            skipped: BTreeMap::new(),
            functions: vec![],
            modules: 0,
        }
    }

    /// Adds the module, and that its data is to be written; none if it cannot be translated.
    pub fn module(&mut self, file: &str, bytes: &[u8]) -> Option<Part> {
        let options = Options { max_memory: 1000 << 16, header: String::new() };
        let library = match translate_library(bytes, &options) {
            Ok(library) => library,
            Err(error) => {
                self.skip(format!("{file}: {error:#}"));
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

    /// Counts something that is left out, and why.
    pub(crate) fn skip(&mut self, why: String) {
        *self.skipped.entry(why).or_default() += 1;
    }

    /// Adds a call of export `i` of the part, with the bits of its arguments, to the script: `what` is
    /// `r` if it returns, with these results, `t` if it traps. The `place` is for messages.
    pub(crate) fn call(
        &mut self,
        what: &str,
        place: &str,
        part: &Part,
        i: usize,
        args: &[u64],
        results: &[(char, u64)],
    ) {
        let function = part.first + i;
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

    /// Adds a call of export `i` of the part, with the bits of its arguments: its results as a letter
    /// that says how they are compared and their bits, or none if it traps.
    pub fn export(&mut self, part: &Part, i: usize, args: &[u64], results: Option<&[(char, u64)]>) {
        let what = if results.is_some() { "r" } else { "t" };
        let place = format!("module-{}:{i}", part.number);
        self.call(what, &place, part, i, args, results.unwrap_or_default());
    }

    /// The whole C program.
    #[must_use]
    pub fn text(&self) -> String {
        format!(
            "{}static void (*const functions[])(const u64 *, u64 *) = {{{}}};\n{}",
            self.program,
            self.functions.join(",\n"),
            include_str!("driver.c")
        )
    }
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
