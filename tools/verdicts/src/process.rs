//! Running a program with an input and a time limit.

use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};
use wait4::Wait4;

/// How a program ended and what it printed.
pub struct Finished {
    /// Its exit status; `None` if it was stopped at the time limit.
    pub status: Option<ExitStatus>,
    /// Its standard output.
    pub stdout: Vec<u8>,
    /// Its standard error, with what is not UTF-8 replaced.
    pub stderr: String,
    /// How long it took.
    pub time: Duration,
    /// The most memory it had, in bytes. Linux counts from what the caller had when it started the
    /// program, so that a small program may have had less.
    pub peak: u64,
}

/// Runs `command` on `input`, for no longer than `limit`.
///
/// # Errors
/// If it could not be started or waited for.
///
/// # Panics
/// If a thread that reads its output does.
pub fn run(command: &mut Command, input: File, limit: Duration) -> io::Result<Finished> {
    command.stdin(input).stdout(Stdio::piped()).stderr(Stdio::piped());
    // Judges do not ask for one, and it takes 30 MB.
    command.env_remove("RUST_BACKTRACE");
    let start = Instant::now();
    let mut child = command.spawn()?;
    let stdout = read_all(child.stdout.take());
    let stderr = read_all(child.stderr.take());
    let pid = child.id();
    let (ended, is_ended) = mpsc::channel();
    let timer = thread::spawn(move || {
        let late = is_ended.recv_timeout(limit).is_err();
        if late {
            stop(pid);
        }
        late
    });
    let end = child.wait4();
    let time = start.elapsed();
    let _ = ended.send(());
    let late = timer.join().expect("no panic");
    let [stdout, stderr] = [stdout, stderr].map(|reader| reader.join().expect("no panic"));
    let (end, stdout, stderr) = (end?, stdout?, String::from_utf8_lossy(&stderr?).into_owned());
    let status = (!late).then_some(end.status);
    Ok(Finished { status, stdout, stderr, time, peak: end.rusage.maxrss })
}

#[cfg(unix)]
fn stop(pid: u32) {
    if let Some(pid) = i32::try_from(pid).ok().and_then(rustix::process::Pid::from_raw) {
        // It may have ended just now.
        let _ = rustix::process::kill_process(pid, rustix::process::Signal::KILL);
    }
}

#[cfg(windows)]
fn stop(pid: u32) {
    let _ = Command::new("taskkill").args(["/F", "/PID", &pid.to_string()]).output();
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
