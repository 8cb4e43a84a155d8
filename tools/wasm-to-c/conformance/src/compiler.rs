//! The compilers that the C must suit.

use crate::suite::Suite;
use std::fs;
use std::process::{Command, Stdio};

/// How a C compiler is called.
pub struct Compiler {
    /// What a test is called.
    pub name: &'static str,
    /// The command.
    pub program: &'static str,
    /// Its flags.
    pub flags: &'static [&'static str],
    /// Whether what it makes runs here.
    pub runs: bool,
    /// Whether it is part of the quick run.
    pub quick: bool,
}

/// Flags that every compilation has: it must say nothing.
pub const STRICT: &[&str] =
    &["-Wall", "-Wextra", "-pedantic", "-Wno-long-long", "-Wno-infinite-recursion", "-Werror"];

/// The compilers, each with a mode that differs in what it promises: every pair of a language, a width, and with or
/// without optimisation. Those whose programs do not run here need not optimise.
pub const COMPILERS: &[Compiler] = &[
    Compiler {
        name: "gcc -O0",
        program: "gcc",
        flags: &["-std=c89", "-O0"],
        runs: true,
        quick: true,
    },
    Compiler {
        name: "gcc -m32 -O2",
        program: "gcc",
        flags: &["-std=c89", "-O2", "-m32", "-Wstrict-aliasing", "-Wcast-align"],
        runs: true,
        quick: false,
    },
    Compiler {
        name: "g++ -m32 -O0",
        program: "g++",
        flags: &["-std=c++98", "-O0", "-m32", "-xc++"],
        runs: true,
        quick: false,
    },
    Compiler {
        name: "g++ -O2",
        program: "g++",
        flags: &["-std=c++98", "-O2", "-xc++"],
        runs: true,
        quick: false,
    },
    Compiler {
        name: "sanitizers",
        program: "gcc",
        flags: &["-std=c89", "-O0", "-fsanitize=undefined,address", "-fno-sanitize-recover=all"],
        runs: true,
        quick: false,
    },
    Compiler {
        name: "mingw gcc",
        program: "i686-w64-mingw32-gcc",
        flags: &["-std=c89", "-O0"],
        runs: false,
        quick: false,
    },
];

impl Compiler {
    /// Whether it can compile a program with its flags.
    #[must_use]
    pub fn works(&self) -> bool {
        let Ok(folder) = tempfile::tempdir() else { return false };
        let source = folder.path().join("works.c");
        let output = folder.path().join("works");
        fs::write(&source, "int main(void) { return 0; }\n").is_ok()
            && Command::new(self.program)
                .args(self.flags)
                .arg(&source)
                .arg("-o")
                .arg(&output)
                .output()
                .is_ok_and(|output| output.status.success())
    }

    /// Compiles the suite with these flags besides its own and, if the program runs here, runs it.
    ///
    /// # Errors
    /// What the compiler says, or the failures.
    pub fn check(&self, suite: &Suite, more: &[&str]) -> Result<(), String> {
        let (compiler, flags) = (self.program, [self.flags, more].concat());
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let source = folder.path().join("suite.c");
        let program = folder.path().join("suite");
        fs::write(&source, suite.text()).map_err(|error| error.to_string())?;
        let output = Command::new(compiler)
            .args(&flags)
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
        if !self.runs {
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
}
