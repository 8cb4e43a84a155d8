//! Checkers, validators and interactors that come as sources.

use crate::loose::cache;
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use verdicts::artifact::digest;

/// Sources of C++ and C, and headers, which are compiled together.
const SOURCES: [&str; 5] = ["cc", "cpp", "cxx", "c++", "c"];

/// The command line of a program that is one file, or all files of a folder, with more arguments at its end. Headers may
/// lie in `include` too. What is compiled is kept, by content, where all is that can be made again.
pub fn command_line(source: &Path, include: &Path, arguments: &[String]) -> Result<String> {
    let source = fs::canonicalize(source).with_context(|| source.display().to_string())?;
    let files = if source.is_dir() {
        let names = super::names(&source)?;
        names.iter().map(|name| source.join(name)).collect()
    } else {
        vec![source.clone()]
    };
    let of = |ends: &[&str]| {
        let is_it =
            |file: &&PathBuf| file.extension().is_some_and(|end| ends.iter().any(|it| end == *it));
        files.iter().filter(is_it).cloned().collect::<Vec<PathBuf>>()
    };
    let (compiled, python) = (of(&SOURCES), of(&["py"]));
    let [is_script, has_run] = ["build", "run"].map(|name| source.join(name).is_file());
    let words = match (&compiled[..], &python[..]) {
        _ if is_script => bail!(
            "{}: its own script `build` would have to write there: build a copy, and name it by --checker or --interactor",
            source.display()
        ),
        _ if has_run => vec![source.join("run")],
        ([], [script]) => vec!["python3".into(), script.clone()],
        ([_, ..], []) => vec![compile(&compiled, include)?],
        _ => bail!(
            "{}: C++ or one file of Python is expected; name another program by --checker or --interactor",
            source.display()
        ),
    };
    let quoted = words.iter().map(|word| {
        let word = word.display().to_string();
        let quote = if word.contains('\'') { '"' } else { '\'' };
        format!("{quote}{word}{quote}")
    });
    let line = quoted.collect::<Vec<String>>().join(" ");
    if arguments.is_empty() {
        return Ok(line);
    }
    let is_plain = |word: &String| !word.contains(['\'', '"', '$', '`', '\\']);
    ensure!(
        arguments.iter().all(is_plain),
        "the arguments {arguments:?} of a validator have quotes"
    );
    // A judge adds them behind the files.
    Ok(format!("sh -c 'exec \"$0\" \"$@\" {}' {line}", arguments.join(" ")))
}

/// The program of some sources.
fn compile(sources: &[PathBuf], include: &Path) -> Result<PathBuf> {
    let folder = cache()?.join("checkers");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let mut parts = Vec::new();
    for near in sources.iter().filter_map(|source| source.parent()).chain([include]) {
        for name in super::names(near)? {
            let path = near.join(&name);
            let is_code = name.ends_with(".h") || name.ends_with(".hpp") || sources.contains(&path);
            if is_code && path.is_file() {
                parts.push(fs::read(&path).with_context(|| path.display().to_string())?);
            }
        }
    }
    let parts: Vec<&[u8]> = parts.iter().map(Vec::as_slice).collect();
    let program = folder.join(digest(&parts));
    if program.is_file() {
        return Ok(program);
    }
    let made = tempfile::tempdir_in(&folder)?;
    let output = made.path().join("program");
    let mut compiler = Command::new("g++");
    compiler
        .args(["-std=gnu++17", "-O2", "-w", "-o"])
        .arg(&output)
        .arg("-I")
        .arg(include)
        .args(sources);
    let place = sources[0].display();
    let done = compiler.output().with_context(|| {
        format!("{place} cannot be compiled without g++: install it, or compare otherwise, as by --float")
    })?;
    let said = String::from_utf8_lossy(&done.stderr);
    let error = said.lines().find(|line| line.contains("error:")).unwrap_or_default();
    let hint = if error.contains("testlib.h") {
        "; put that file beside it, or name its folder in CPATH"
    } else {
        ""
    };
    ensure!(done.status.success(), "{place} does not compile: {error}{hint}");
    // Another process may have made the same.
    fs::rename(&output, &program).with_context(|| program.display().to_string())?;
    Ok(program)
}
