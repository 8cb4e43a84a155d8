//! The program `wasm-to-c`: a WebAssembly module in, one C file out.

use anyhow::{Context, Result, ensure};
use getopts::Options;
use std::env;
use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::Path;
use std::process::ExitCode;
use wasm_to_c::translate;

const AFTER_HELP: &str = "\
The module must export a function `main` without parameters that returns an i32, the exit status of the C program;
LLVM's `main(argc, argv)`, two i32 in and one out, will do too. It may import these functions, and nothing else:
  host.read(to: i32, len: i32) -> i32
      reads standard input to memory: how many bytes, 0 at the end, -1 if it cannot be read
  host.write(stream: i32, from: i32, len: i32) -> i32
      writes all of the bytes to standard output (1) or standard error (2): 0, or -1 if it cannot
  host.exit(status: i32)
      ends the program

Example:
  rustc --edition 2021 -O --target wasm32-unknown-unknown --crate-type cdylib hello.rs
  wasm-to-c hello.wasm -o hello.c --max-memory 64
  gcc -std=c89 -O2 hello.c -o hello -lm
The C compiles as C89 and as C++98, if that has a 64-bit integer type; link with -lm.";

fn main() -> ExitCode {
    let mut options = Options::new();
    options.optopt("o", "output", "The C file to write or replace; else standard output", "FILE.c");
    options.optopt("", "max-memory", "The most memory that the program may use; else 256", "MIB");
    options.optflag("h", "help", "Print this");
    let matches = match options.parse(env::args_os().skip(1)) {
        Ok(matches) if matches.opt_present("help") => {
            let brief = "Translate a WebAssembly module to one C file.\n\n\
                         Usage: wasm-to-c MODULE.wasm [OPTIONS]\n\
                         MODULE.wasm is the module to translate; `-` is standard input.";
            println!("{}\n{AFTER_HELP}", options.usage(brief));
            return ExitCode::SUCCESS;
        }
        Ok(matches) => matches,
        Err(wrong) => return refuse(&wrong.to_string()),
    };
    let [module] = &matches.free[..] else {
        return refuse("give one module, MODULE.wasm, or `-` for standard input");
    };
    let memory = matches.opt_str("max-memory").unwrap_or("256".to_owned());
    let Some(mebibytes) = memory.parse().ok().filter(|mebibytes| (1..=4095).contains(mebibytes))
    else {
        return refuse(&format!("--max-memory '{memory}': expected a number of MiB, 1 to 4095"));
    };
    match run(Path::new(module), mebibytes, matches.opt_str("output").as_deref().map(Path::new)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("wasm-to-c: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Says what is wrong with the arguments; the status is 1 if it is the module.
fn refuse(what: &str) -> ExitCode {
    eprintln!("wasm-to-c: {what}; see wasm-to-c --help");
    ExitCode::from(2)
}

fn run(path: &Path, mebibytes: u32, output: Option<&Path>) -> Result<()> {
    let (name, module) = read(path)?;
    let options = wasm_to_c::Options { max_memory: mebibytes << 20, header: String::new() };
    let text = translate(&module, &options).context(name)?.text;
    match output {
        Some(output) => {
            let is_module = output
                .canonicalize()
                .is_ok_and(|output| path.canonicalize().is_ok_and(|path| path == output));
            ensure!(!is_module, "cannot write {}: it is the module itself", output.display());
            fs::write(output, text).with_context(|| format!("cannot write {}", output.display()))
        }
        None => io::stdout()
            .write_all(text.as_bytes())
            .and_then(|()| io::stdout().flush())
            .context("cannot write to standard output"),
    }
}

/// The bytes of the module, and what a message calls it.
fn read(path: &Path) -> Result<(String, Vec<u8>)> {
    if path == Path::new("-") {
        let mut module = vec![];
        io::stdin().read_to_end(&mut module).context("cannot read standard input")?;
        return Ok(("standard input".to_owned(), module));
    }
    let name = path.display().to_string();
    let module = fs::read(path).with_context(|| format!("cannot read {name}"))?;
    Ok((name, module))
}
