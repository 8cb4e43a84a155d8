//! From a WebAssembly module to one C file that any compiler takes: C89 or C++98 with a 64-bit
//! integer type, on a little-endian machine.
//!
//! The memory of the module is an array. Each load and store is checked against its size, so that
//! no mistake in the program, nor in this translation, writes anywhere else. What traps ends the
//! program with status 1.

mod ast;
mod data;
mod helpers;
mod lift;
mod locals;
mod module;
mod names;
mod order;
mod print;
mod simplify;
mod structure;
mod whole;

use anyhow::{Context, Result, ensure};
use ast::{Expr, Stmt, Type};
use module::{Host, Module};
use order::Part;
use print::Printer;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// What the file needs to know besides the module.
pub struct Options {
    /// The bytes of memory that the program may use: from what it starts with to what it can grow to.
    pub max_memory: u32,
    /// A C comment, put first as it is.
    pub header: String,
}

/// The C program that does what the module does, which exports `main: [] -> [i32]`.
///
/// It may import from `host`:
/// - `read(to, len) -> i32`: how many bytes it got from standard input, 0 at the end, -1 if it
///   cannot be read; it does not wait for more than there is;
/// - `write(stream, from, len) -> i32`: all of it to standard output (1) or standard error (2);
///   0 if it went well, 1 if nobody reads there any more, -1 if it cannot be written;
/// - `exit(status)`: ends the program.
///
/// # Errors
/// If the module is not valid, uses what this cannot translate, or needs more memory.
pub fn translate(module: &[u8], options: &Options) -> Result<String> {
    let module = Module::read(module)?;
    let main = module.exports.iter().find(|(name, _)| name == "main");
    let main = main.context("the module exports no function `main`")?.1;
    let of = module.signature(main);
    ensure!(
        matches!(of.params[..], [] | [Type::I32, Type::I32]) && of.results == [Type::I32],
        "the exported `main` has the wrong type; expected no parameters and an i32"
    );
    File::new(module, vec![main], options)?.print(&[], true)
}

/// The module as C functions for a test to call: `PREFIX_NAME` for each export, in its order, where
/// what is not a letter or digit in a name is an underscore. `PREFIX_start` puts data where it belongs.
///
/// # Errors
/// As [`translate`].
pub fn translate_library(module: &[u8], options: &Options, prefix: &str) -> Result<String> {
    let module = Module::read(module)?;
    let exports = module.exports.clone();
    let roots = exports.iter().map(|(_, f)| *f).collect();
    let _ = prefix;
    File::new(module, roots, options)?.print(&exports, false)
}

/// A C file while it is made.
struct File<'a> {
    module: Module,
    options: &'a Options,
    /// The functions that are used, in order.
    used: Vec<usize>,
    functions: BTreeMap<usize, String>,
    globals: BTreeMap<usize, String>,
    /// How much memory there is at most.
    max: u32,
    grows: bool,
}

/// The name of the function that calls what a table holds.
fn indirect(module: &Module, of: usize, table: usize) -> String {
    let first = module.first_like(of);
    if table == 0 { format!("call{first}") } else { format!("call{first}_{table}") }
}

impl File<'_> {
    fn new(mut module: Module, mut roots: Vec<usize>, options: &Options) -> Result<File<'_>> {
        roots.extend(module.start);
        whole::shorten(&mut module, &roots);
        let (start, most) = module.pages.unwrap_or((0, 0));
        let most = u64::from(most) << 16;
        let start = u64::from(start) << 16;
        ensure!(
            start <= options.max_memory.into(),
            "the module starts with {start} bytes of memory, but it may use only {}",
            options.max_memory
        );
        let used = used_functions(&module, &roots);
        let mut grows = false;
        for_each_expr(&module, &used, &mut |e| match e {
            Expr::MemoryGrow(_) => grows = true,
            _ => {}
        });
        let max = if grows { most.min(options.max_memory.into()).max(start) } else { start };
        let functions = names::functions(&module, &used);
        let globals = (0..module.globals.len()).map(|i| (i, format!("g{i}"))).collect();
        let max = u32::try_from(max & !0xffff)?;
        Ok(File { module, options, used, functions, globals, max, grows })
    }

    fn print(&self, exports: &[(String, usize)], is_program: bool) -> Result<String> {
        let module = &self.module;
        let mut printer = Printer::new(module, &self.functions, &self.globals);
        let mut body = String::new();
        for part in order::parts(module, &self.used) {
            body += &match part {
                Part::Head(f) => printer.head(f, &[]) + ";\n",
                Part::Function(f) => printer.function(f, &module.bodies[f - module.imports.len()]),
                Part::Indirect(of, table) => {
                    printer.helpers.insert("trap");
                    self.dispatch(of, table)
                }
                Part::IndirectHead(of, table) => self.dispatch_head(of, table) + ";\n",
            };
        }
        for &f in &self.used {
            match module.imports.get(f) {
                Some(Host::Read) => printer.helpers.insert("host_read"),
                Some(Host::Write) => printer.helpers.insert("host_write"),
                Some(Host::Exit) => true,
                None => true,
            };
        }
        let data = data::text(module, &mut printer.helpers, is_program);
        let helpers = helpers::closure(&printer.helpers);

        let mut text = self.options.header.clone();
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        text += &self.prelude(&helpers, &(body.clone() + &data), is_program);
        text += &helpers::text(&printer.helpers);
        text += &body;
        text += &data;
        text += &self.entry(exports, is_program);
        Ok(text)
    }

    fn entry(&self, exports: &[(String, usize)], is_program: bool) -> String {
        if !is_program {
            let _ = exports;
            return String::new();
        }
        let main =
            self.module.exports.iter().find(|(name, _)| name == "main").expect("as checked").1;
        let mut text = "int main(void) {\n".to_owned();
        text += "#ifdef _WIN32\n _setmode(0, _O_BINARY);\n _setmode(1, _O_BINARY);\n#endif\n";
        text += "#ifdef SIGPIPE\n signal(SIGPIPE, SIG_IGN);\n#endif\n";
        text += " data();\n";
        if let Some(start) = self.module.start {
            let _ = writeln!(text, " {}();", self.functions[&start]);
        }
        // LLVM gives what is called `main` the parameters that C's has.
        let args = if self.module.signature(main).params.is_empty() { "" } else { "0, 0" };
        let _ = writeln!(text, " return (int){}({args});\n}}", self.functions[&main]);
        text
    }

    /// Includes, types and variables.
    fn prelude(&self, helpers: &BTreeSet<&str>, body: &str, is_program: bool) -> String {
        let mut text = "#include <stdlib.h>\n#include <string.h>\n".to_owned();
        if is_program {
            text += "#include <errno.h>\n#include <signal.h>\n#ifdef _WIN32\n#include <fcntl.h>\n#include <io.h>\n#define read _read\n#define write _write\n#else\n#include <unistd.h>\n#endif\n";
        }
        if helpers.contains("sqrt") {
            text += "#include <math.h>\n";
        }
        text += "#ifdef __GNUC__\n#define FN static __inline__ __attribute__((always_inline))\n#else\n#define FN static\n#endif\n";
        text += "typedef unsigned char u8;\ntypedef unsigned int u32;\n";
        text += "#if defined _MSC_VER && _MSC_VER < 1400\ntypedef unsigned __int64 u64;\ntypedef __int64 i64;\n#define U(x) x##ui64\n#else\ntypedef unsigned long long u64;\ntypedef long long i64;\n#define U(x) x##ull\n#endif\n";
        let start = self.module.pages.map_or(0, |(start, _)| start) << 16;
        let _ = writeln!(text, "static u8 mem[{}];", self.max.max(1));
        if self.grows {
            let _ = writeln!(
                text,
                "static u32 size = {start}u;\n#define SIZE size\n#define MAX {}u",
                self.max
            );
        } else {
            let _ = writeln!(text, "#define SIZE {start}u");
        }
        let _ = writeln!(text, "#define OUTSIDE {}", self.outside());
        for (i, global) in self.module.globals.iter().enumerate() {
            let name = &self.globals[&i];
            if body.contains(name.as_str()) {
                let _ = writeln!(text, "static {} {name} = {}u;", global.of.c(), global.bits);
            }
        }
        for of in [Type::I32, Type::I64, Type::F32, Type::F64] {
            for i in 0..8 {
                let name = print::extra(i, of);
                if body.contains(&name) {
                    let _ = writeln!(text, "static {} {name};", of.c());
                }
            }
        }
        text
    }

    /// The check whether `n` bytes at `a + o` are outside of the memory.
    fn outside(&self) -> &'static str {
        let start = u64::from(self.module.pages.map_or(0, |(start, _)| start)) << 16;
        let mut most = 0;
        for &f in &self.used {
            if f >= self.module.imports.len() {
                for stmt in &self.module.bodies[f - self.module.imports.len()].body {
                    stmt.walk(&mut |stmt| {
                        if let Stmt::Store(_, _, offset, _) = stmt {
                            most = most.max(*offset);
                        }
                    });
                }
            }
        }
        for_each_expr(&self.module, &self.used, &mut |e| {
            if let Expr::Load(_, _, offset) = e {
                most = most.max(*offset);
            }
        });
        // The memory never shrinks, so the difference is never negative.
        if u64::from(most) + 8 <= start { "a > SIZE - n - o" } else { "(u64)a + o + n > SIZE" }
    }

    fn dispatch_head(&self, of: usize, table: usize) -> String {
        let signature = &self.module.types[of];
        let mut params = vec!["u32 i".to_owned()];
        params
            .extend(signature.params.iter().enumerate().map(|(n, of)| format!("{} p{n}", of.c())));
        let result = signature.results.first().map_or("void", |of| of.c());
        format!("static {result} {}({})", indirect(&self.module, of, table), params.join(", "))
    }

    /// The function that calls what a table holds, if it is of the type.
    fn dispatch(&self, of: usize, table: usize) -> String {
        let signature = &self.module.types[of];
        let args: Vec<_> = (0..signature.params.len()).map(|n| format!("p{n}")).collect();
        let mut text = self.dispatch_head(of, table) + " {\n switch (i) {\n";
        for (i, function) in self.module.tables[table].iter().enumerate() {
            let Some(f) = function else { continue };
            if self.module.signature(*f) == signature {
                let call = format!("{}({})", self.functions[f], args.join(", "));
                let _ = if signature.results.is_empty() {
                    writeln!(text, " case {i}: {call}; return;")
                } else {
                    writeln!(text, " case {i}: return {call};")
                };
            }
        }
        text + " }\n trap();\n}\n"
    }
}

/// Calls `see` on each expression, and each in it, of the functions.
fn for_each_expr(module: &Module, functions: &[usize], see: &mut dyn FnMut(&Expr)) {
    for &f in functions {
        let Some(body) = f.checked_sub(module.imports.len()) else { continue };
        for stmt in &module.bodies[body].body {
            stmt.walk(&mut |stmt| {
                for e in stmt.exprs() {
                    e.any(&mut |e| {
                        see(e);
                        false
                    });
                }
            });
        }
    }
}

/// The functions that the roots call, and so on, in the order of the module.
fn used_functions(module: &Module, roots: &[usize]) -> Vec<usize> {
    let mut used = BTreeSet::new();
    let mut todo = roots.to_vec();
    while let Some(f) = todo.pop() {
        if used.insert(f) {
            for_each_expr(module, &[f], &mut |e| match e {
                Expr::Call(f, _) => todo.push(*f),
                Expr::CallIndirect(of, table, ..) => todo.extend(module.callable(*of, *table)),
                _ => {}
            });
        }
    }
    used.into_iter().collect()
}
