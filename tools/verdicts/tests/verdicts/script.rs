//! Programs that are shell scripts.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Makes a program of a shell script. Another process writes it: what this one has open for writing, a process
/// that another test starts at that moment has open, too, and the program would be busy.
pub fn write(path: &Path, script: &str) {
    let mut shell = Command::new("sh");
    shell.args(["-c", "cat >\"$0\" && chmod 755 \"$0\""]).arg(path).stdin(Stdio::piped());
    let mut shell = shell.spawn().expect("a shell");
    write!(shell.stdin.take().expect("piped"), "#!/bin/sh\n{script}\n").unwrap();
    assert!(shell.wait().unwrap().success(), "{} is not written", path.display());
}
