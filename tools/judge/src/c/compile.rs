//! A solution as WebAssembly, with nothing to link but the three functions of a host.

use super::refuse;
use anyhow::{Context, Result, bail};
use bundler::package::Solution;
use bundler::profile::Profile;
use bundler::rustc::{self, Compiled, Diagnostic, SOURCE, Toolchain};
use bundler::{Draft, load, pruned, reachable};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

const TARGET: &str = "wasm32-unknown-unknown";

/// What stands for `std`: see `std/lib.rs`.
const STD: [(&str, &str); 18] = [
    ("lib.rs", include_str!("std/lib.rs")),
    ("allocator.rs", include_str!("std/allocator.rs")),
    ("error.rs", include_str!("std/error.rs")),
    ("float.rs", include_str!("std/float.rs")),
    ("hash/entry.rs", include_str!("std/hash/entry.rs")),
    ("hash/map.rs", include_str!("std/hash/map.rs")),
    ("hash/mod.rs", include_str!("std/hash/mod.rs")),
    ("hash/set.rs", include_str!("std/hash/set.rs")),
    ("hash/table.rs", include_str!("std/hash/table.rs")),
    ("hash/traits.rs", include_str!("std/hash/traits.rs")),
    ("host.rs", include_str!("std/host.rs")),
    ("input.rs", include_str!("std/input.rs")),
    ("io.rs", include_str!("std/io.rs")),
    ("output.rs", include_str!("std/output.rs")),
    ("print.rs", include_str!("std/print.rs")),
    ("process.rs", include_str!("std/process.rs")),
    ("readers.rs", include_str!("std/readers.rs")),
    ("thread.rs", include_str!("std/thread.rs")),
];

/// What the host calls, with the parameters that a C `main` has.
const ENTRY: &str = r#"
#[export_name = "main"]
extern "C" fn __main(_: i32, _: i32) -> i32 {
    std::process::status(main())
}
"#;

/// The translator moves the stack to the end of memory, so that its place here is of no use. What refers
/// to what tells it which data is used.
const LINK: [&str; 2] = ["-Clink-arg=-zstack-size=16", "-Clink-arg=--emit-relocs"];

/// A rustc that compiles to WebAssembly.
pub struct Wasm {
    program: PathBuf,
    /// Its version, `1.63.0`.
    pub version: String,
}

impl Wasm {
    /// Those that are installed, Cargo's own first.
    pub fn all(own: &Toolchain) -> impl Iterator<Item = Wasm> {
        let name = format!("rustc{}", env::consts::EXE_SUFFIX);
        let folders = env::var_os("PATH").unwrap_or_default();
        let on_path: Vec<PathBuf> =
            env::split_paths(&folders).map(|folder| folder.join(&name)).collect();
        [own.program.clone()].into_iter().chain(on_path).filter_map(|program| {
            let version = version_with_target(&program)?;
            Some(Wasm { program, version })
        })
    }

    /// Finds one: the first of [all](Wasm::all).
    pub fn find(own: &Toolchain) -> Result<Wasm> {
        Wasm::all(own).next().with_context(|| {
            format!(
                "no rustc compiles to {TARGET}: install it with `rustup target add {TARGET}`, or Debian's packages \
                 rustc, libstd-rust-dev-wasm32 and lld"
            )
        })
    }

    /// The two versions of std in words, where the native program has another one than C.
    pub fn other_std(&self, own: &Toolchain) -> Option<String> {
        let natively = version(&own.program).filter(|natively| *natively != self.version)?;
        Some(format!("the std of Rust {}, natively {natively}", self.version))
    }

    /// Compiles a solution: a module that imports `read`, `write` and `exit` from `host`, and exports
    /// `main` and its memory.
    pub fn compile(&self, solution: &Solution) -> Result<Vec<u8>> {
        let target = rustc::options(&self.program, &["--target", TARGET, "--cfg=judge_host"])?;
        let draft = load(solution, &Profile::default(), &target, false)?;
        let folder = TempDir::new()?;
        self.compile_std(folder.path())?;
        let module = folder.path().join("solution.wasm");
        // What is not needed may use what cannot be translated. Mostly it is enough to leave out what no name reaches.
        if let Err(error) = self.link(&module, solution, &draft, &reachable(&draft)?) {
            let Ok(text) = pruned(solution, &draft) else { return Err(error) };
            self.link(&module, solution, &draft, &text)?;
        }
        Ok(fs::read(&module)?)
    }

    /// Makes a module of what is left of a draft, in the folder that it is to be in, which has our `std` too.
    fn link(&self, to: &Path, solution: &Solution, draft: &Draft, left: &str) -> Result<()> {
        let folder = to.parent().unwrap_or(to);
        let edition = solution.binary.edition;
        let mut entry = ENTRY.to_owned();
        if edition >= 2024 {
            entry = entry.replace("export_name = \"main\"", "unsafe(export_name = \"main\")");
        }
        fs::write(folder.join(SOURCE), left.to_owned() + &entry)?;
        let edition = edition.to_string();
        let flags = ["--crate-name=solution", "--crate-type=cdylib", "--edition", &edition];
        let std = ["--extern=std=libstd.rlib", "-Clto=fat", "-Cstrip=debuginfo"];
        let mut rustc = self.rustc(folder);
        rustc.args(flags).args(std).args(LINK).arg("--cap-lints=warn");
        let compiled = rustc::run(rustc.arg("-o").arg(to).arg(SOURCE))?;
        let too_large = refuse::too_large(&compiled, draft, solution);
        if compiled.success && too_large.is_none() {
            return Ok(());
        }
        let complaint = too_large.unwrap_or_else(|| self.complaint(&compiled, draft, solution));
        Err(solution.cause(complaint))
    }

    fn complaint(&self, compiled: &Compiled, draft: &Draft, solution: &Solution) -> anyhow::Error {
        let no_linker = |error: &&Diagnostic| {
            error.message.starts_with("linker ") && error.message.ends_with(" not found")
        };
        if let Some(error) = compiled.errors().find(no_linker) {
            return anyhow::anyhow!(
                "rustc {} cannot link WebAssembly: {}; rustup's has it, Debian's is in the package lld",
                self.version,
                error.message
            );
        }
        refuse::explain(compiled, draft, solution).unwrap_or_else(|| {
            let newer = match self.other_std(&solution.toolchain) {
                Some(_) => format!(
                    "\nFor newer Rust: `rustup toolchain install stable`, then `rustup target add {TARGET}`"
                ),
                None => String::new(),
            };
            anyhow::anyhow!(
                "rustc {}, which compiles to WebAssembly here, does not compile `{}`:{}{newer}",
                self.version,
                solution.package.name,
                refuse::errors(compiled, draft, solution)
            )
        })
    }

    fn compile_std(&self, folder: &Path) -> Result<()> {
        fs::create_dir_all(folder.join("std/hash"))?;
        for (name, text) in STD {
            fs::write(folder.join("std").join(name), text)?;
        }
        // A program without std has its own allocator's errors to handle, which needs a nightly
        // compiler, or one that believes to be.
        let mut rustc = self.rustc(folder);
        rustc.env("RUSTC_BOOTSTRAP", "1").args(["--crate-name=std", "--crate-type=rlib"]);
        rustc.args(["--edition=2021", "-o", "libstd.rlib", "std/lib.rs"]);
        let compiled = rustc::run(&mut rustc)?;
        if !compiled.success {
            bail!("rustc {} does not compile the runtime:\n{}", self.version, compiled.rendered());
        }
        Ok(())
    }

    fn rustc(&self, folder: &Path) -> Command {
        let mut rustc = Command::new(&self.program);
        rustc.args(["--target", TARGET, "--error-format=json", "-Cpanic=abort"]);
        rustc.args(["-Copt-level=s", "-Ccodegen-units=1"]);
        // What every compiler is to use, older ones not by themselves.
        rustc.arg("-Ctarget-feature=+bulk-memory,+nontrapping-fptoint,+sign-ext");
        rustc.current_dir(folder);
        rustc
    }
}

/// The version of a compiler that has the target's own libraries.
fn version_with_target(program: &Path) -> Option<String> {
    let folder = printed(program, &["--print", "target-libdir", "--target", TARGET])?;
    let mut libraries = fs::read_dir(&folder).ok()?.filter_map(Result::ok);
    if !libraries.any(|file| file.file_name().to_string_lossy().starts_with("liballoc-")) {
        return None;
    }
    version(program)
}

/// The version of a compiler, `1.63.0`.
fn version(program: &Path) -> Option<String> {
    Some(printed(program, &["--version"])?.split(' ').nth(1)?.to_owned())
}

/// What a compiler prints, if it can do that.
fn printed(program: &Path, args: &[&str]) -> Option<String> {
    let output = Command::new(program).args(args).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
