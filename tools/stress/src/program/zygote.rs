//! A program that waits before its `main`, and makes a copy of itself for each input: `zygote.c`. To start one
//! anew takes five times as long.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::fs::FileExt;
use std::os::unix::net::UnixStream;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use verdicts::Limits;
use verdicts::process::{End, Finished, resident, stop_group};

/// The library that is loaded into programs.
pub(super) struct Library {
    path: PathBuf,
    _folder: TempDir,
}

impl Library {
    /// Compiles it.
    pub(super) fn compile() -> io::Result<Library> {
        let folder = TempDir::new()?;
        let (source, path) = (folder.path().join("zygote.c"), folder.path().join("zygote.so"));
        fs::write(&source, include_str!("zygote.c"))?;
        let mut cc = Command::new("cc");
        cc.args(["-O1", "-shared", "-fPIC", "-o"]).arg(&path).arg(&source).arg("-ldl");
        let output = cc.stdin(Stdio::null()).output()?;
        if !output.status.success() {
            return Err(io::Error::other(String::from_utf8_lossy(&output.stderr)));
        }
        Ok(Library { path, _folder: folder })
    }
}

/// How long a program may take to get to its `main`.
const START: Duration = Duration::from_secs(2);

/// How often a program that runs is looked at.
const TICK: Duration = Duration::from_millis(5);

/// How much of the first and of the last of standard error is kept: a panic comes last.
const STDERR: u64 = 32 << 10;

/// What the library says first.
const HELLO: i32 = 0x5a59_474f;

/// A program that waits.
pub(super) struct Zygote {
    _process: Ending,
    socket: UnixStream,
    input: File,
    output: File,
    errors: File,
}

impl Zygote {
    /// Starts a program that is to wait; it ends with the thread that has started it.
    pub(super) fn start(library: &Library, mut command: Command) -> io::Result<Zygote> {
        let (socket, theirs) = UnixStream::pair()?;
        command.env("LD_PRELOAD", &library.path).env("STRESS_ZYGOTE", "1");
        // Judges do not ask for one, and it takes 30 MB.
        command.env_remove("RUST_BACKTRACE");
        command.stdin(OwnedFd::from(theirs)).stdout(Stdio::null()).stderr(Stdio::null());
        // Ctrl-C is for us alone.
        let process = command.process_group(0).spawn()?;
        // Its end of the socket is to be closed when it ends.
        drop(command);
        // One that does not wait ends with this.
        let process = Ending(process);
        socket.set_read_timeout(Some(START))?;
        let mut hello = [0; 16];
        (&socket).read_exact(&mut hello)?;
        let number =
            |at: usize| i32::from_ne_bytes(hello[4 * at..4 * at + 4].try_into().expect("4 bytes"));
        if number(0) != HELLO {
            return Err(io::Error::other("the program does not wait"));
        }
        let id = process.0.id();
        let file = |at| {
            let path = format!("/proc/{id}/fd/{}", number(at));
            OpenOptions::new().read(true).write(true).open(path)
        };
        let (input, output, errors) = (file(1)?, file(2)?, file(3)?);
        socket.set_read_timeout(Some(TICK))?;
        Ok(Zygote { _process: process, socket, input, output, errors })
    }

    /// Runs a copy of it.
    pub(super) fn run(
        &mut self,
        arguments: &[String],
        input: &[u8],
        limits: Limits,
        is_interrupted: &AtomicBool,
    ) -> io::Result<Finished> {
        self.input.set_len(input.len() as u64)?;
        self.input.write_all_at(input, 0)?;
        let mut asked = vec![0; 4];
        for argument in arguments {
            asked.extend_from_slice(argument.as_bytes());
            asked.push(0);
        }
        let size = u32::try_from(asked.len() - 4).map_err(io::Error::other)?;
        asked[..4].copy_from_slice(&size.to_ne_bytes());
        let start = Instant::now();
        self.socket.write_all(&asked)?;
        let mut pid = [0; 4];
        self.read(&mut pid, || Ok(()))?;
        let pid = u32::from_ne_bytes(pid);
        let (output, mut stopped) = (self.output.try_clone()?, None);
        let mut answer = [0; 24];
        self.read(&mut answer, || {
            let printed = output.metadata()?.len();
            let reason = match resident(pid) {
                _ if stopped.is_some() => return Ok(()),
                _ if start.elapsed() >= limits.time => End::Late,
                Some(bytes) if bytes > limits.memory => End::Large(bytes),
                _ if printed > limits.output => End::Talkative,
                _ if is_interrupted.load(Ordering::Relaxed) => End::Late,
                _ => return Ok(()),
            };
            stop_group(pid);
            stopped = Some(reason);
            Ok(())
        })?;
        let time = start.elapsed();
        let number = |at: usize| {
            let bytes = answer[8 * at..8 * (at + 1)].try_into().expect("8 bytes");
            i64::from_ne_bytes(bytes)
        };
        let status = ExitStatus::from_raw(i32::try_from(number(0)).map_err(io::Error::other)?);
        let (kib, busy) = (number(1), number(2));
        if self.output.metadata()?.len() > limits.output && stopped.is_none() {
            stopped = Some(End::Talkative);
        }
        let stdout = read_file(&self.output, limits.output)?;
        let stderr = String::from_utf8_lossy(&ends(&self.errors)?).into_owned();
        let mut peak = u64::try_from(kib).unwrap_or(0) << 10;
        if let Some(End::Large(bytes)) = stopped {
            peak = peak.max(bytes);
        }
        let busy = Duration::from_micros(u64::try_from(busy).unwrap_or(0));
        let end = stopped.unwrap_or(End::Exited(status));
        Ok(Finished { end, stdout, stderr, time, busy, peak })
    }

    /// Reads from the socket; `wait` is called as long as nothing comes.
    fn read(
        &mut self,
        mut bytes: &mut [u8],
        mut wait: impl FnMut() -> io::Result<()>,
    ) -> io::Result<()> {
        while !bytes.is_empty() {
            match self.socket.read(bytes) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(n) => bytes = &mut bytes[n..],
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => wait()?,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

/// A process that ends with this.
struct Ending(Child);

impl Drop for Ending {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The first and the last bytes of what was said on standard error.
fn ends(file: &File) -> io::Result<Vec<u8>> {
    let mut bytes = read_file(file, STDERR)?;
    let size = file.metadata()?.len();
    let rest = size.saturating_sub(STDERR).min(STDERR);
    let mut last = vec![0; usize::try_from(rest).map_err(io::Error::other)?];
    file.read_exact_at(&mut last, size - rest)?;
    bytes.append(&mut last);
    Ok(bytes)
}

/// What is in a file, up to `limit` bytes.
fn read_file(file: &File, limit: u64) -> io::Result<Vec<u8>> {
    let size = usize::try_from(file.metadata()?.len().min(limit)).map_err(io::Error::other)?;
    let mut bytes = vec![0; size];
    file.read_exact_at(&mut bytes, 0)?;
    Ok(bytes)
}
