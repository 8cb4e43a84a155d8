//! Checkers, validators and interactors that come as sources.

use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use stress::cache;
use verdicts::artifact::digest;

/// What C++ and C are in; and what is read by them.
const SOURCES: [&str; 4] = ["cc", "cpp", "cxx", "c"];
const HEADERS: [&str; 2] = ["h", "hpp"];

/// The command line of a program that is one file, or all files of a folder, with more arguments at its end. Headers may
/// lie in `include` too. What is compiled is kept, by content, where all is that can be made again.
pub fn command_line(source: &Path, include: &Path, arguments: &[String]) -> Result<String> {
    let source = fs::canonicalize(source).with_context(|| source.display().to_string())?;
    let place = source.display();
    let files = if source.is_dir() { files(&source)? } else { vec![source.clone()] };
    let with = |ends: &[&str]| files.iter().filter(|file| is_of(file, ends)).cloned().collect();
    let (compiled, python): (Vec<PathBuf>, Vec<PathBuf>) = (with(&SOURCES), with(&["py"]));
    let program = match (&compiled[..], &python[..]) {
        _ if source.join("build").is_file() => bail!(
            "{place}: its script `build` would write there: build a copy, and name it by --checker or --interactor"
        ),
        _ if source.join("run").is_file() => quoted(&source.join("run")),
        ([], [script]) => format!("python3 {}", quoted(script)),
        ([_, ..], []) => quoted(&compile(&compiled, include)?),
        _ => bail!(
            "{place}: C++ or one file of Python is expected; others go by --checker or --interactor"
        ),
    };
    if arguments.is_empty() {
        return Ok(program);
    }
    let is_plain = !arguments.concat().contains(['\'', '"', '$', '`', '\\']);
    ensure!(is_plain, "{place}: its arguments {arguments:?} have quotes");
    // They go behind the files.
    Ok(format!("sh -c 'exec \"$@\" {}' sh {program}", arguments.join(" ")))
}

fn quoted(path: &Path) -> String {
    let path = path.display().to_string();
    if path.contains('\'') { format!("\"{path}\"") } else { format!("'{path}'") }
}

fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    Ok(super::names(folder)?.into_iter().map(|name| folder.join(name)).collect())
}

fn is_of(file: &Path, ends: &[&str]) -> bool {
    file.is_file() && file.extension().is_some_and(|end| ends.iter().any(|it| end == *it))
}

/// The program of some sources of a folder.
fn compile(sources: &[PathBuf], include: &Path) -> Result<PathBuf> {
    let folder = cache()?.join("checkers");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let mut all = [sources[0].parent().map_or(Ok(Vec::new()), files)?, files(include)?].concat();
    all.retain(|file| sources.contains(file) || is_of(file, &HEADERS));
    let read = |file: &PathBuf| fs::read(file).with_context(|| file.display().to_string());
    let texts = all.iter().map(read).collect::<Result<Vec<_>>>()?;
    let program = folder.join(digest(&texts.iter().map(Vec::as_slice).collect::<Vec<_>>()));
    if program.is_file() {
        return Ok(program);
    }
    let made = tempfile::tempdir_in(&folder)?;
    let output = made.path().join("program");
    let mut compiler = Command::new("g++");
    compiler.args(["-std=gnu++17", "-O2", "-w", "-o"]).arg(&output);
    let done = compiler.arg("-I").arg(include).args(sources).output();
    let place = sources[0].display();
    let done =
        done.with_context(|| format!("{place} cannot be compiled without g++: install it"))?;
    let said = String::from_utf8_lossy(&done.stderr);
    let error = said.lines().find(|line| line.contains("error:")).unwrap_or_default();
    let is_testlib = error.contains("testlib.h");
    let hint = if is_testlib { "; put that beside it, or name its folder in CPATH" } else { "" };
    ensure!(done.status.success(), "{place} does not compile: {error}{hint}");
    // Another process may have made the same.
    fs::rename(&output, &program).with_context(|| program.display().to_string())?;
    Ok(program)
}
