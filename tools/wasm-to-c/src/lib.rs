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
    let module = Module::read(module, options.max_memory)?;
    let main = module.exports.iter().find(|(name, _)| name == "main");
    let main = main.context("the module exports no function `main`")?.1;
    let of = module.signature(main);
    ensure!(
        matches!(of.params[..], [] | [Type::I32, Type::I32]) && of.results == [Type::I32],
        "the exported `main` has the wrong type; expected no parameters and an i32"
    );
    File::new(module, vec![main], options)?.print(true)
}

/// A module as C functions, for a test to call.
pub struct Library {
    /// The C file, without a `main`. Its function `data` is to be called first.
    pub text: String,
    /// Its functions.
    pub exports: Vec<Export>,
}

/// A function of a library.
pub struct Export {
    /// Its name in the module.
    pub name: String,
    /// Its name in C.
    pub c: String,
    /// The C types of its parameters.
    pub params: Vec<&'static str>,
    /// The C types of its results: the first is returned, the others are in variables.
    pub results: Vec<&'static str>,
    /// These variables.
    pub extra: Vec<String>,
}

/// The module as C functions for a test to call; it may export whatever it likes.
///
/// # Errors
/// As [`translate`], but for a missing `main`.
pub fn translate_library(module: &[u8], options: &Options) -> Result<Library> {
    let module = Module::read(module, options.max_memory)?;
    let roots = module.exports.iter().map(|(_, f)| *f).collect();
    let file = File::new(module, roots, options)?;
    let text = file.print(false)?;
    let c = |types: &[Type]| types.iter().map(|of| of.c()).collect();
    let exports = file.module.exports.iter().map(|(name, f)| {
        let signature = file.module.signature(*f);
        let others = signature.results.iter().skip(1).enumerate();
        Export {
            name: name.clone(),
            c: file.functions[f].clone(),
            params: c(&signature.params),
            results: c(&signature.results),
            extra: others.map(|(i, of)| print::extra(i, *of)).collect(),
        }
    });
    let exports = exports.collect();
    Ok(Library { text, exports })
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

/// All words of a C text.
fn words(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect()
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
        for_each_expr(&module, &used, &mut |e| {
            grows |= matches!(e, Expr::MemoryGrow(_));
        });
        let max = if grows { most.min(options.max_memory.into()).max(start) } else { start };
        let functions = names::functions(&module, &used);
        let globals = (0..module.globals.len()).map(|i| (i, format!("g{i}"))).collect();
        let max = u32::try_from(max & !0xffff)?;
        Ok(File { module, options, used, functions, globals, max, grows })
    }

    fn print(&self, is_program: bool) -> Result<String> {
        let module = &self.module;
        let mut printer = Printer::new(module, &self.functions, &self.globals);
        let mut body = String::new();
        printer.endless = self.often_endless();
        let parts = order::parts(module, &self.used);
        for part in &parts {
            if let Part::Head(f) = part {
                printer.declared.insert(*f);
            }
        }
        for part in parts {
            body += &match part {
                Part::Head(f) => printer.declaration(f),
                Part::Function(f) => printer.function(f, &module.bodies[f - module.imports.len()]),
                Part::Indirect(of, table) => {
                    printer.helpers.insert("trap");
                    self.dispatch(of, table)
                }
                Part::IndirectHead(of, table) => self.dispatch_head(of, table) + ";\n",
            };
        }
        for &f in &self.used {
            if let Some(host @ (Host::Read | Host::Write)) = module.imports.get(f) {
                printer.helpers.insert(if *host == Host::Read {
                    "host_read"
                } else {
                    "host_write"
                });
            }
        }
        let data = data::text(module, &self.functions)?;
        let all = helpers::closure(&printer.helpers);
        let mut after = helpers::text(&printer.helpers).replace("OUTSIDE", self.outside());
        if all.contains("left") {
            after += &data::segments(module, all.contains("init"));
        }
        after += &body;
        after += &data;
        if is_program {
            after += &self.entry();
        }
        let mut text = self.options.header.clone();
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        Ok(text + &self.prelude(&after) + &after)
    }

    /// Functions without results that do not come back, called so often that to say so once is
    /// shorter than to say it at each call.
    fn often_endless(&self) -> BTreeSet<usize> {
        let mut calls = BTreeMap::new();
        for_each_expr(&self.module, &self.used, &mut |e| {
            if let Expr::Call(f, _) = e {
                *calls.entry(*f).or_insert(0) += 1;
            }
        });
        let is_often = |f: &usize| calls.get(f).is_some_and(|&count| count >= 4);
        let is_plain = |f: &usize| self.module.signature(*f).results.is_empty();
        let endless = whole::endless(&self.module).into_iter();
        endless.filter(|f| is_often(f) && is_plain(f)).collect()
    }

    fn entry(&self) -> String {
        let main =
            self.module.exports.iter().find(|(name, _)| name == "main").expect("as checked").1;
        let mut text = "int main(void) {\n".to_owned();
        text += "#ifdef _WIN32\n _setmode(0, _O_BINARY);\n _setmode(1, _O_BINARY);\n#endif\n";
        text += "#ifdef SIGPIPE\n signal(SIGPIPE, SIG_IGN);\n#endif\n";
        text += " data();\n";
        // LLVM gives what is called `main` the parameters that C's has.
        let args = if self.module.signature(main).params.is_empty() { "" } else { "0, 0" };
        let _ = writeln!(text, " return (int){}({args});\n}}", self.functions[&main]);
        text
    }

    /// Includes, types and variables, as far as the text after them uses them.
    fn prelude(&self, after: &str) -> String {
        let variables = self.variables(&words(after));
        let words: BTreeSet<&str> = words(after).union(&words(&variables)).copied().collect();
        let used = |name: &str| words.contains(name);
        let mut text = "#include <stdlib.h>\n".to_owned();
        if ["memcpy", "memmove", "memset"].into_iter().any(used) {
            text += "#include <string.h>\n";
        }
        if used("sqrt") {
            text += "#include <math.h>\n";
        }
        if used("errno") {
            text += "#include <errno.h>\n";
        }
        if used("main") {
            text += INPUT_AND_OUTPUT;
        }
        if used("FN") {
            text += INLINE;
        }
        if used("float") || used("double") {
            text += EXACT_FLOATS;
        }
        if used("mem") {
            text += "typedef unsigned char u8;\n";
        }
        text += "typedef unsigned int u32;\n";
        if ["u64", "i64", "U"].into_iter().any(used) {
            text += WIDE;
        }
        let start = self.module.pages.map_or(0, |(start, _)| start) << 16;
        if used("mem") {
            let _ = writeln!(text, "static u8 mem[{}];", self.max.max(1));
        }
        if self.grows {
            let _ = writeln!(
                text,
                "static u32 size = {start}u;\n#define SIZE size\n#define MAX {}u",
                self.max
            );
        } else if used("SIZE") {
            let _ = writeln!(text, "#define SIZE {start}u");
        }
        text + &variables
    }

    /// The globals, and the results beside the first, that are among the words.
    fn variables(&self, words: &BTreeSet<&str>) -> String {
        let mut text = String::new();
        for (i, global) in self.module.globals.iter().enumerate() {
            let name = &self.globals[&i];
            if words.contains(&**name) {
                let value = print::constant(global.of, global.bits);
                let _ = writeln!(text, "static {} {name}{value};", global.of.c());
            }
        }
        let most = self.module.types.iter().map(|of| of.results.len()).max().unwrap_or(0);
        for of in [Type::I32, Type::I64, Type::F32, Type::F64] {
            for i in 0..most {
                let name = print::extra(i, of);
                if words.contains(&*name) {
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

const INPUT_AND_OUTPUT: &str = "\
#include <signal.h>
#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#define read _read
#define write _write
#else
#include <unistd.h>
#endif
";

const INLINE: &str = "\
#ifdef __GNUC__
#define FN static __inline__ __attribute__((always_inline))
#else
#define FN static
#endif
";

/// Without it floats have more bits than they should, where they are those of the 8087.
const EXACT_FLOATS: &str = "\
#if defined __GNUC__ && defined __i386__
#pragma GCC target(\"sse2,fpmath=sse\")
#endif
";

/// Old compilers of Microsoft have no `long long`.
const WIDE: &str = "\
#if defined _MSC_VER && _MSC_VER < 1400
typedef unsigned __int64 u64;
typedef __int64 i64;
#define U(x) x##ui64
#else
typedef unsigned long long u64;
typedef long long i64;
#define U(x) x##ull
#endif
";
