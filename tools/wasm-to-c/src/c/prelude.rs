//! The top of the file: includes, types and variables, as far as the text that follows uses them.

use super::context::Context;
use super::memory::Memory;
use super::number::initializer;
use super::types;
use crate::module::{Constant, Type};
use crate::tree::MATH;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The prelude for a text that follows it.
pub(super) fn prelude(context: &Context<'_>, memory: &Memory, text: &str) -> String {
    let mut words = words(text);
    let sizes = sizes(context, memory, &words);
    words.extend(self::words(&sizes));
    let variables = variables(context, memory, &words);
    words.extend(self::words(&variables));
    let used = |name: &str| words.contains(name);
    let mut prelude = "#include <stdlib.h>\n".to_owned();
    if ["memcpy", "memmove", "memset"].into_iter().any(used) {
        prelude += "#include <string.h>\n";
    }
    if used("sqrt") || MATH.into_iter().flatten().any(|name| used(name)) {
        prelude += "#include <math.h>\n";
    }
    if used("stderr") {
        prelude += "#include <stdio.h>\n";
    }
    if used("main") {
        prelude += INPUT_AND_OUTPUT;
    }
    if used("limit") {
        prelude += STACK_LIMIT;
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
        let _ = writeln!(prelude, "static u8 mem[{}];", memory.bytes.max(1));
    }
    prelude + &variables + &sizes
}

/// The words of C in a text, without those in strings, which are data.
fn words(text: &str) -> BTreeSet<&str> {
    let (mut is_in_string, mut is_escaped) = (false, false);
    let is_between = |c: char| {
        is_in_string ^= c == '"' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        is_in_string || !c.is_ascii_alphanumeric() && c != '_'
    };
    text.split(is_between).collect()
}

/// The variable and the macros that say how large the memory is, as far as they are among the words.
fn sizes(context: &Context<'_>, memory: &Memory, words: &BTreeSet<&str>) -> String {
    let Memory { start, bytes, .. } = memory;
    let mut text = String::new();
    if memory.grows {
        let _ = writeln!(text, "static u32 size = {start}u;");
    }
    let heap = if memory.grows { "size".to_owned() } else { format!("{start}u") };
    let (size, max) = match &context.stacks.memory {
        None if memory.grows => ("size".to_owned(), format!("{bytes}u")),
        None => (format!("{bytes}u"), String::new()),
        Some(stack) if context.stacks.guarded.is_empty() => {
            (format!("{bytes}u"), format!("{}u", bytes - stack.reserve))
        }
        Some(stack) => {
            let (pointer, reserve) = (&context.names.globals[stack.pointer], stack.reserve);
            (format!("{bytes}u"), format!("({pointer} > {reserve} ? {pointer} - {reserve} : 0)"))
        }
    };
    for (name, value) in [("SIZE", size), ("HEAP", heap), ("MAX", max)] {
        if words.contains(name) {
            let _ = writeln!(text, "#define {name} {value}");
        }
    }
    text
}

/// The definitions of the globals, and of the variables for results, that are among the words.
fn variables(context: &Context<'_>, memory: &Memory, words: &BTreeSet<&str>) -> String {
    let module = &context.program.module;
    let mut text = String::new();
    for (i, (global, name)) in module.globals.iter().zip(&context.names.globals).enumerate() {
        if words.contains(&**name) {
            let is_stack = context.stacks.memory.as_ref().is_some_and(|stack| stack.pointer == i);
            let bits = if is_stack { memory.bytes.into() } else { global.bits };
            let value = initializer(Constant { of: global.of, bits });
            let _ = writeln!(text, "static {} {name}{value};", types::name(global.of));
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

/// For the size of the system's stack.
const STACK_LIMIT: &str = "\
#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#else
#include <sys/resource.h>
#endif
";

const INPUT_AND_OUTPUT: &str = "\
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

#[cfg(test)]
mod tests {
    use super::words;

    /// A variable that only data is called like is not used, and would be warned of.
    #[test]
    fn words_in_strings_are_data() {
        let found = words(r#"a=g0;memcpy(mem,"g1 \"g2\\",9);b=g3;"#);
        assert_eq!(Vec::from_iter(found), ["", "9", "a", "b", "g0", "g3", "mem", "memcpy"]);
    }
}
