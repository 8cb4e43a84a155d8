//! The top of the file: includes, types and variables, as far as the text that follows uses them.

use super::memory::MemorySize;
use super::names::Names;
use super::number::initializer;
use super::types;
use crate::module::{Module, Type};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The prelude for a text that follows it.
pub(super) fn prelude(module: &Module, names: &Names, memory: &MemorySize, text: &str) -> String {
    let mut words = words(text);
    let variables = variables(module, names, &words);
    words.extend(self::words(&variables));
    let used = |name: &str| words.contains(name);
    let mut prelude = "#include <stdlib.h>\n".to_owned();
    if ["memcpy", "memmove", "memset"].into_iter().any(used) {
        prelude += "#include <string.h>\n";
    }
    if used("sqrt") {
        prelude += "#include <math.h>\n";
    }
    if used("errno") {
        prelude += "#include <errno.h>\n";
    }
    if used("main") {
        prelude += INPUT_AND_OUTPUT;
    }
    if used("FN") {
        prelude += INLINE;
    }
    if used("float") || used("double") {
        prelude += EXACT_FLOATS;
    }
    if used("mem") {
        prelude += "typedef unsigned char u8;\n";
    }
    prelude += "typedef unsigned int u32;\n";
    if ["u64", "i64", "U"].into_iter().any(used) {
        prelude += WIDE;
    }
    if used("mem") {
        let _ = writeln!(prelude, "static u8 mem[{}];", memory.max.max(1));
    }
    let (start, max) = (memory.start, memory.max);
    if memory.grows {
        let _ =
            writeln!(prelude, "static u32 size = {start}u;\n#define SIZE size\n#define MAX {max}u");
    } else if used("SIZE") {
        let _ = writeln!(prelude, "#define SIZE {start}u");
    }
    prelude + &variables
}

/// All words of a C text.
fn words(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect()
}

/// The definitions of the globals, and of the variables for results, that are among the words.
fn variables(module: &Module, names: &Names, words: &BTreeSet<&str>) -> String {
    let mut text = String::new();
    for (global, name) in module.globals.iter().zip(&names.globals) {
        if words.contains(&**name) {
            let (of, value) = (types::name(global.of), initializer(*global));
            let _ = writeln!(text, "static {of} {name}{value};");
        }
    }
    let most = module.types.iter().map(|of| of.results.len()).max().unwrap_or(0);
    for of in [Type::I32, Type::I64, Type::F32, Type::F64] {
        for name in (0..most).map(|i| types::extra_result(i, of)) {
            if words.contains(&*name) {
                let _ = writeln!(text, "static {} {name};", types::name(of));
            }
        }
    }
    text
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

/// Without it the 8087 computes floats, with more precision than they should have.
const EXACT_FLOATS: &str = "\
#if defined __GNUC__ && defined __i386__
#pragma GCC target(\"sse2,fpmath=sse\")
#endif
";

/// Old compilers of Microsoft have 64-bit integers of another name.
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
