//! What guards the stacks: a check at the start of some functions, and what is done if it fails.

use super::context::Context;
use super::memory::Memory;
use std::fmt::Write as _;

/// The most bytes of stack that are asked for: so many lie below that of a program in Linux, whatever
/// limit it was started with.
const MOST: u32 = 120 << 20;

/// What of C's stack is left to functions that are not guarded, and to the C library.
const MARGIN: u32 = 128 << 10;

/// The status of a program whose stack overflowed: that of one which the system ends for it.
const STATUS: i32 = 139;

/// The check, for the functions that follow; nothing if none is guarded.
pub(super) fn check(context: &Context<'_>) -> String {
    let stacks = &context.stacks;
    if stacks.guarded.is_empty() {
        return String::new();
    }
    let mut is_low = "(size_t)&here < bottom".to_owned();
    if let Some(stack) = stacks.memory.as_ref().filter(|stack| stack.reserve > 0) {
        let pointer = &context.names.globals[stack.pointer];
        let _ = write!(is_low, " || {pointer} - HEAP < {}", stack.reserve);
    }
    format!("{CHECK} if ({is_low}) overflow();\n}}\n")
}

const CHECK: &str = "\
static size_t bottom;
static void overflow(void);
FN void deep(void) {
 char here;
";

/// What happens on an overflow, and how it is known where C's stack ends; nothing if no function is
/// guarded.
pub(super) fn definitions(context: &Context<'_>, memory: &Memory) -> String {
    let stacks = &context.stacks;
    if stacks.guarded.is_empty() {
        return String::new();
    }
    // From here on no function returns to what was called before, so that all is free again.
    let mut text = "static void overflow(void) {\n bottom = 0;\n".to_owned();
    if let Some(stack) = &stacks.memory {
        let _ = writeln!(text, " {} = {}u;", context.names.globals[stack.pointer], memory.bytes);
    }
    let _ = match stacks.handler {
        Some(handler) => writeln!(text, " {}();", context.names.functions[&handler]),
        None => writeln!(text, " fputs(\"error: stack overflow\\n\", stderr);"),
    };
    let _ = writeln!(text, " exit({STATUS});\n}}");
    let bytes = memory.most.min(MOST);
    text + &LIMIT.replace("BYTES", &bytes.to_string()).replace("MARGIN", &MARGIN.to_string())
}

/// Asks for a larger stack: of the linker in Windows, of the system in Linux. Others have what they have.
const LIMIT: &str = r#"#ifdef _MSC_VER
#pragma comment(linker, "/STACK:BYTES")
#elif defined _WIN32
__asm__(".section .drectve\n .ascii \" -stack BYTES\"\n .text");
#endif
static void limit(void) {
 char here = 0;
 size_t n = 1048576, top = (size_t)&here;
#ifdef _WIN32
 MEMORY_BASIC_INFORMATION m;
 if (VirtualQuery(&here, &m, sizeof m)) n = top - (size_t)m.AllocationBase;
#else
 struct rlimit r;
 if (!getrlimit(RLIMIT_STACK, &r)) {
#ifdef __linux__
  rlim_t had = r.rlim_cur;
  if (r.rlim_cur < BYTES) r.rlim_cur = r.rlim_max < BYTES ? r.rlim_max : BYTES;
  if (setrlimit(RLIMIT_STACK, &r)) r.rlim_cur = had;
#endif
  n = r.rlim_cur < top ? (size_t)r.rlim_cur : top;
 }
#endif
 bottom = top - n + MARGIN;
}
"#;
