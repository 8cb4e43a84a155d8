//! Running a program with an input and a time limit.

use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::process::{Command, ExitStatus, Stdio};
use std::thread;
use std::time::Duration;
use wait_timeout::ChildExt;

/// How a program ended and what it printed.
pub struct Finished {
    /// Its exit status.
    pub status: ExitStatus,
    /// Its standard output.
    pub stdout: Vec<u8>,
    /// Its standard error, with what is not UTF-8 replaced.
    pub stderr: String,
}

/// Runs `command` on `input`; `None` if it was still running after `limit`.
///
/// # Errors
/// If it could not be started or waited for.
///
/// # Panics
/// If a thread that reads its output does.
pub fn run(command: &mut Command, input: File, limit: Duration) -> io::Result<Option<Finished>> {
    command.stdin(input).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    let stdout = read_all(child.stdout.take());
    let stderr = read_all(child.stderr.take());
    let status = child.wait_timeout(limit)?;
    if status.is_none() {
        child.kill()?;
        child.wait()?;
    }
    let [stdout, stderr] = [stdout, stderr].map(|reader| reader.join().expect("no panic"));
    let (stdout, stderr) = (stdout?, String::from_utf8_lossy(&stderr?).into_owned());
    Ok(status.map(|status| Finished { status, stdout, stderr }))
}

/// Both streams are read at once, or a program that fills one while we wait for the other hangs.
fn read_all<R: Read + Send + 'static>(
    stream: Option<R>,
) -> thread::JoinHandle<io::Result<Vec<u8>>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        stream.expect("piped").read_to_end(&mut bytes)?;
        Ok(bytes)
    })
}

/// A temporary file that holds `input`, to be read from its start.
///
/// # Errors
/// If it cannot be made.
pub fn input_file(input: &[u8]) -> io::Result<File> {
    let mut file = tempfile::tempfile()?;
    file.write_all(input)?;
    file.rewind()?;
    Ok(file)
}
