//! The program `wasm-to-c`, on good modules, whose C is compiled and run, and on bad input.

mod module;

use module::{I32, Module};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Writes "hello" and returns 0.
const HELLO: Module = Module {
    types: &[(&[], &[I32]), (&[I32, I32, I32], &[I32])],
    imports: &[("host", "write", 1)],
    functions: &[(0, &[0x41, 1, 0x41, 8, 0x41, 6, 0x10, 0])],
    table: &[],
    pages: Some(1),
    exports: &[("main", 1)],
    data: &[(8, b"hello\n")],
};

/// An empty folder for a test of that name.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wasm-to-c").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Runs a command in a folder, with that input.
fn run(command: &mut Command, folder: &Path, input: &[u8]) -> Output {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.current_dir(folder).spawn().expect("it starts");
    // What does not read its input may be gone before it is written.
    let _ = child.stdin.take().expect("it is piped").write_all(input);
    child.wait_with_output().expect("it ends")
}

/// Runs `wasm-to-c`.
fn wasm_to_c(args: &[&str], folder: &Path, input: &[u8]) -> Output {
    run(Command::new(env!("CARGO_BIN_EXE_wasm-to-c")).args(args), folder, input)
}

/// Translates a module, compiles the C strictly, and runs it.
fn translate_and_run(name: &str, module: &Module, input: &[u8]) -> Output {
    let folder = folder(name);
    let translated = wasm_to_c(&["-", "-o", "out.c"], &folder, &module.encode());
    assert!(translated.status.success(), "{}", String::from_utf8_lossy(&translated.stderr));
    assert!(translated.stdout.is_empty());
    let flags = ["-std=c89", "-Wall", "-Wextra", "-pedantic", "-Wno-long-long", "-Werror"];
    let compiled =
        run(Command::new("gcc").args(flags).args(["out.c", "-o", "out", "-lm"]), &folder, &[]);
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    run(&mut Command::new(folder.join("out")), &folder, input)
}

#[test]
fn output_is_written() {
    let ran = translate_and_run("hello", &HELLO, &[]);
    assert_eq!((ran.status.code(), &*ran.stdout), (Some(0), &b"hello\n"[..]));
}

#[test]
fn input_is_read_and_exit_ends_the_program() {
    // exit(write(1, 0, read(0, 63)) + 3)
    let code =
        [0x41, 1, 0x41, 0, 0x41, 0, 0x41, 63, 0x10, 0, 0x10, 1, 0x41, 3, 0x6a, 0x10, 2, 0x41, 0];
    let echo = Module {
        types: &[(&[], &[I32]), (&[I32, I32, I32], &[I32]), (&[I32, I32], &[I32]), (&[I32], &[])],
        imports: &[("host", "read", 2), ("host", "write", 1), ("host", "exit", 3)],
        functions: &[(0, &code)],
        pages: Some(1),
        exports: &[("main", 3)],
        ..Module::default()
    };
    let ran = translate_and_run("echo", &echo, b"a heap of 7");
    assert_eq!((ran.status.code(), &*ran.stdout), (Some(3), &b"a heap of 7"[..]));
}

#[test]
fn exit_may_be_called_indirectly() {
    let exits = Module {
        types: &[(&[], &[I32]), (&[I32], &[])],
        imports: &[("host", "exit", 1)],
        // table[0](9); 0
        functions: &[(0, &[0x41, 9, 0x41, 0, 0x11, 1, 0, 0x41, 0])],
        table: &[0],
        exports: &[("main", 1)],
        ..Module::default()
    };
    assert_eq!(translate_and_run("exit", &exits, &[]).status.code(), Some(9));
}

/// What only calls another function, or ends the program, is no function in C.
#[test]
fn wrappers_are_put_in_place_of_their_calls() {
    let wrappers = Module {
        types: &[(&[], &[I32]), (&[I32, I32, I32], &[I32]), (&[I32, I32], &[]), (&[I32], &[])],
        imports: &[("host", "write", 1), ("host", "exit", 3)],
        functions: &[
            // (len, from): write(1, from, len)
            (2, &[0x41, 1, 0x20, 1, 0x20, 0, 0x10, 0, 0x1a]),
            // (status): exit(status)
            (3, &[0x20, 0, 0x10, 1]),
            (0, &[0x41, 6, 0x41, 8, 0x10, 2, 0x41, 7, 0x10, 3, 0x41, 0]),
        ],
        exports: &[("main", 4)],
        ..HELLO
    };
    let ran = translate_and_run("wrappers", &wrappers, &[]);
    assert_eq!((ran.status.code(), &*ran.stdout), (Some(7), &b"hello\n"[..]));
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wasm-to-c/wrappers/out.c");
    let text = fs::read_to_string(path).expect("it was made");
    assert!(text.contains("host_write(1,8,6);\nexit(7);\n"), "{text}");
    assert!(!text.contains("static void f_"), "{text}");
}

#[test]
fn an_access_out_of_bounds_traps() {
    // 1 << 16 has to be computed, or the access is known to trap.
    let code = [0x41, 0, 0x2d, 0, 0, 0x41, 1, 0x6a, 0x41, 16, 0x74, 0x2d, 0, 0, 0x1a, 0x41, 5];
    let traps = Module {
        types: &[(&[], &[I32])],
        functions: &[(0, &code)],
        pages: Some(1),
        exports: &[("main", 0)],
        ..Module::default()
    };
    assert_eq!(translate_and_run("trap", &traps, &[]).status.code(), Some(1));
}

/// A recursion that is too deep ends in words, with a status of its own, after what was printed.
#[test]
fn a_stack_overflow_is_reported() {
    // f(n) is n * f(n - 1) + 1, where f(0) is 0; main prints, and calls f with 1 << 29.
    let f = [
        0x20, 0, 0x45, 0x04, 0x7f, 0x41, 0, 0x05, 0x20, 0, 0x20, 0, 0x41, 1, 0x6b, 0x10, 1, 0x6c,
        0x41, 1, 0x6a, 0x0b,
    ];
    let main =
        [0x41, 1, 0x41, 8, 0x41, 6, 0x10, 0, 0x1a, 0x41, 1, 0x41, 29, 0x74, 0x10, 1, 0x1a, 0x41, 0];
    let deep = Module {
        types: &[(&[], &[I32]), (&[I32, I32, I32], &[I32]), (&[I32], &[I32])],
        functions: &[(2, &f), (0, &main)],
        exports: &[("main", 2)],
        ..HELLO
    };
    let ran = translate_and_run("deep", &deep, &[]);
    assert_eq!(String::from_utf8_lossy(&ran.stderr), "error: stack overflow\n");
    assert_eq!((ran.status.code(), &*ran.stdout), (Some(139), &b"hello\n"[..]));
}

/// Of two functions that are the same and do not read their parameter, one is dropped, and then the
/// parameter of the other. The argument of a call to the first has a side effect, which stays.
#[test]
fn a_duplicate_keeps_the_side_effects_of_its_arguments() {
    let load4 = [0x41, 0, 0x28, 2, 4];
    let module = Module {
        types: &[(&[], &[I32]), (&[I32], &[I32])],
        functions: &[
            // The side effect: *0 = *0 + 7
            (0, &[0x41, 0, 0x41, 0, 0x28, 2, 0, 0x41, 7, 0x6a, 0x36, 2, 0, 0x41, 5]),
            (1, &load4),
            (1, &load4),
            (0, &[0x41, 1, 0x10, 1, 0x1a, 0x10, 0, 0x10, 2, 0x1a, 0x41, 0, 0x28, 2, 0]),
        ],
        pages: Some(1),
        exports: &[("main", 3)],
        ..Module::default()
    };
    assert_eq!(translate_and_run("duplicate", &module, &[]).status.code(), Some(7));
}

/// Of two functions in a table that are the same there is one in the C, which both places call.
#[test]
fn duplicates_in_a_table_are_one() {
    let three_times = [0x20, 0, 0x41, 3, 0x6c];
    let five_more = [0x20, 0, 0x41, 5, 0x6a];
    // 7, and the place from memory: the second and the third.
    let main =
        [0x41, 7, 0x41, 0, 0x28, 2, 0, 0x11, 1, 0, 0x41, 7, 0x41, 0, 0x28, 2, 4, 0x11, 1, 0, 0x6a];
    let module = Module {
        types: &[(&[], &[I32]), (&[I32], &[I32])],
        functions: &[(1, &three_times), (1, &three_times), (1, &five_more), (0, &main)],
        table: &[0, 1, 2],
        pages: Some(1),
        exports: &[("main", 3)],
        data: &[(0, b"\x01\0\0\0\x02\0\0\0")],
        ..Module::default()
    };
    assert_eq!(translate_and_run("table", &module, &[]).status.code(), Some(7 * 3 + 7 + 5));
    let text = wasm_to_c(&["-"], &folder("table"), &module.encode()).stdout;
    let text = String::from_utf8(text).expect("it is UTF-8");
    assert!(text.contains("case 0:case 1:return"), "{text}");
    assert_eq!(text.matches("*3").count(), 1, "{text}");
}

#[test]
fn the_c_goes_to_standard_output_or_replaces_a_file() {
    let folder = folder("output");
    fs::write(folder.join("hello.wasm"), HELLO.encode()).expect("it is written");
    fs::write(folder.join("hello.c"), "old").expect("it is written");
    let printed = wasm_to_c(&["hello.wasm"], &folder, &[]);
    assert!(printed.status.success());
    assert!(printed.stdout.starts_with(b"#include <stdlib.h>\n"));
    let written = wasm_to_c(&["hello.wasm", "-o", "hello.c"], &folder, &[]);
    assert!(written.status.success() && written.stdout.is_empty());
    assert_eq!(fs::read(folder.join("hello.c")).expect("it is there"), printed.stdout);
}

#[test]
fn memory_is_limited() {
    // memory.grow(1); drop; 0
    let grows = Module {
        types: &[(&[], &[I32])],
        functions: &[(0, &[0x41, 1, 0x40, 0, 0x1a, 0x41, 0, 0x2d, 0, 0])],
        pages: Some(1),
        exports: &[("main", 0)],
        ..Module::default()
    };
    let translated = wasm_to_c(&["-", "--max-memory", "3"], &folder("memory"), &grows.encode());
    let text = String::from_utf8(translated.stdout).expect("it is UTF-8");
    assert!(text.contains("static u8 mem[3145728];"), "{text}");
}

#[test]
fn help_teaches_imports_exports_and_an_example() {
    let help = wasm_to_c(&["--help"], Path::new("."), &[]);
    let help = String::from_utf8(help.stdout).expect("it is UTF-8");
    for part in ["host.read", "host.write", "host.exit", "`main`", "--max-memory", "Example:"] {
        assert!(help.contains(part), "{part} is missing in\n{help}");
    }
}

/// Fails with one line that has these words, prints nothing, and leaves the output file as it is.
fn assert_refused(name: &str, args: &[&str], input: &[u8], words: &[&str]) {
    let folder = folder(name);
    fs::write(folder.join("hello.wasm"), HELLO.encode()).expect("it is written");
    fs::write(folder.join("out.c"), "old").expect("it is written");
    let refused = wasm_to_c(&[args, &["-o", "out.c"]].concat(), &folder, input);
    let said = String::from_utf8(refused.stderr).expect("it is UTF-8");
    assert_eq!(refused.status.code(), Some(1), "{name}");
    assert!(refused.stdout.is_empty(), "{name}");
    assert_eq!(said.lines().count(), 1, "{name}: {said}");
    for word in words {
        assert!(said.contains(word), "{name}: {word:?} is missing in {said}");
    }
    assert_eq!(fs::read(folder.join("out.c")).expect("it is there"), b"old", "{name}");
    assert_eq!(fs::read_dir(&folder).expect("it is there").count(), 2, "{name}");
}

#[test]
fn what_is_no_module_is_refused() {
    let hello = HELLO.encode();
    let refused = |name, input: &[u8], words| assert_refused(name, &["-"], input, words);
    refused("empty", &[], &["standard input", "empty", "00 61 73 6d"]);
    refused("other", b"\x7fELF", &["not a WebAssembly module", "00 61 73 6d", "offset 0"]);
    refused("text", b" (module)", &["text", "assembled"]);
    refused("header", &hello[..6], &["ends at byte 6"]);
    refused("component", b"\0asm\x0d\0\x01\0", &["component"]);
    refused("version", b"\0asm\x02\0\0\0", &["another version"]);
    refused("truncated", &hello[..hello.len() - 3], &["truncated", "offset 0x"]);
    assert_refused("missing", &["none.wasm"], &[], &["cannot read none.wasm", "No such file"]);
}

#[test]
fn what_cannot_be_translated_is_refused() {
    let refused = |name, module: Module, words: &[&str]| {
        assert_refused(name, &["-"], &module.encode(), words);
    };
    let simd = [0xfd, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x1a, 0x41, 0];
    refused("simd", Module { functions: &[(0, &simd)], ..HELLO }, &["SIMD", "offset 0x"]);
    refused("main", Module { exports: &[("run", 1)], ..HELLO }, &["exports no function `main`"]);
    refused("type", Module { exports: &[("main", 0)], ..HELLO }, &["`main` has the wrong type"]);
    let imports = Module { imports: &[("wasi", "fd\nwrite", 1)], ..HELLO };
    refused("import", imports, &["imports wasi.fd\\nwrite", "expected host.read"]);
    let imports =
        Module { imports: &[("host", "write", 0)], functions: &[(0, &[0x41, 0])], ..HELLO };
    refused("import-type", imports, &["host.write has the wrong type", "3 parameters"]);
    let pages = Module { pages: Some(17), ..HELLO }.encode();
    let words = ["1114112 bytes", "maximum of 1048576"];
    assert_refused("memory", &["-", "--max-memory", "1"], &pages, &words);
    let data = Module { pages: Some(0), ..HELLO };
    refused("data", data, &["data segment 0 ends at address 14", "0 bytes of memory"]);
}

#[test]
fn wrong_options_are_refused() {
    let folder = folder("options");
    fs::write(folder.join("hello.wasm"), HELLO.encode()).expect("it is written");
    for (args, words) in [
        (&["hello.wasm", "--max-memory", "much"][..], ["'much'", "number of MiB"]),
        (&["hello.wasm", "--max-memory", "-1"], ["'-1'", "1 to 4095"]),
        (&["hello.wasm", "--max-memory", "4096"], ["'4096'", "1 to 4095"]),
        (&["hello.wasm", "--fast"], ["'fast'", "--help"]),
        (&[], ["MODULE.wasm", "--help"]),
    ] {
        let refused = wasm_to_c(&[args, &["-o", "out.c"]].concat(), &folder, &[]);
        let error = String::from_utf8(refused.stderr).expect("it is UTF-8");
        assert!(refused.status.code() == Some(2) && refused.stdout.is_empty(), "{error}");
        assert!(words.iter().all(|word| error.contains(word)), "{error}");
        assert_eq!(fs::read_dir(&folder).expect("it is there").count(), 1, "{error}");
    }
}

#[test]
fn an_output_that_cannot_be_written_is_refused() {
    let folder = folder("unwritable");
    fs::write(folder.join("hello.wasm"), HELLO.encode()).expect("it is written");
    for (output, words) in [
        ("no/out.c", ["cannot write no/out.c", "No such file"]),
        (".", ["cannot write .", "Is a directory"]),
        ("hello.wasm", ["cannot write hello.wasm", "is the module itself"]),
    ] {
        let refused = wasm_to_c(&["hello.wasm", "-o", output], &folder, &[]);
        let said = String::from_utf8(refused.stderr).expect("it is UTF-8");
        assert!(refused.status.code() == Some(1) && said.lines().count() == 1, "{said}");
        assert!(words.iter().all(|word| said.contains(word)), "{said}");
        assert_eq!(fs::read_dir(&folder).expect("it is there").count(), 1);
    }
    assert_eq!(fs::read(folder.join("hello.wasm")).expect("it is there"), HELLO.encode());
}

/// Whatever the bytes are, there is a result or an error, but no panic.
#[test]
fn broken_modules_are_errors() {
    let options = wasm_to_c::Options { max_memory: 1 << 20, header: String::new() };
    let hello = HELLO.encode();
    // What is there before the last section is a module too.
    let whole = Module { data: &[], ..HELLO }.encode().len();
    for end in (0..hello.len()).filter(|&end| end != whole) {
        assert!(wasm_to_c::translate(&hello[..end], &options).is_err(), "{end}");
    }
    for i in 0..hello.len() {
        for byte in [0, 1, 2, 0x0b, 0x40, 0x7f, 0x80, 0xff] {
            let mut broken = hello.clone();
            broken[i] = byte;
            let _ = wasm_to_c::translate(&broken, &options);
        }
    }
    let nested = [&[0x02, 0x40].repeat(5000)[..], &[0x0b].repeat(5000), &[0x41, 0]].concat();
    let nested = Module { functions: &[(0, &nested)], ..HELLO };
    assert!(wasm_to_c::translate(&nested.encode(), &options).is_ok());
    // A deep expression tree is split, or C compilers would not take it.
    let deep = [&[0x41, 0][..], &[0x45].repeat(10_000)].concat();
    let deep = Module { functions: &[(0, &deep)], ..HELLO };
    let text = wasm_to_c::translate(&deep.encode(), &options).expect("it is valid").text;
    assert!(text.lines().all(|line| line.len() < 500));
}
