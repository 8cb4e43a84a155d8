//! What a long run has found so far, in a file: a later run goes on from there.
//!
//! The file is a line of JSON that says what it is, the numbers, each in 1, 2 or 4 bytes with the low byte first,
//! and a checksum of all before, FNV-1a of 64 bits. A change of one byte always changes that.
//!
//! A file is never written over. A new one is written beside it, goes to the disk, takes the place of the old one
//! in one step, and then the folder goes to the disk: whenever the machine stops, there is the one or the other.

use super::MAX_LEN;
use crate::error::{Error, Result};
use crate::memory::check_free;
use crate::rule::Code;
use crate::watch::{Limited, Watch};
use serde_json::{Value, json};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process;
use std::time::{Duration, Instant};

/// The version of the format; another one if the numbers of this one are not to be trusted any more.
const VERSION: u64 = 1;
/// The most bytes of the first line.
const MOST_HEADER: u64 = 1 << 20;
/// Of the time of a run, writing takes one part in so many at most.
const SHARE: u32 = 20;
/// The least time between two files, and the longest.
const LEAST: Duration = Duration::from_millis(5);
const LONGEST: Duration = Duration::from_secs(1 << 25);

/// What the numbers of a checkpoint belong to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    /// The rule, as it is called.
    pub name: String,
    /// What makes two rules the same, whatever they are called.
    pub key: String,
    /// What the numbers are, like `Grundy values`.
    pub what: String,
}

impl Subject {
    /// The Grundy values of a code, which is called `name`.
    #[must_use]
    pub fn heaps(name: &str, code: &Code) -> Subject {
        let what = "Grundy values".to_owned();
        Subject { name: name.to_owned(), key: code.key(), what }
    }
}

/// A file that keeps the numbers of a run, from the first on.
pub struct Checkpoint {
    path: PathBuf,
    subject: Subject,
    every: Duration,
    due: Instant,
    /// How many numbers the file has.
    kept: usize,
}

impl Checkpoint {
    /// Opens the checkpoint at `path` and returns its numbers too; makes one without numbers if there is none.
    /// A new one is written after each `every` of work, or less often where writing takes long.
    ///
    /// # Errors
    /// If the file cannot be read or written; if it is damaged, or no checkpoint, or one of something else: then
    /// it is left as it is.
    pub fn open(path: &Path, subject: Subject, every: Duration) -> Result<(Checkpoint, Vec<u32>)> {
        // A link stays one.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
        let mut checkpoint = Checkpoint {
            path,
            subject,
            every: every.clamp(LEAST, LONGEST),
            due: Instant::now(),
            kept: 0,
        };
        let numbers = match File::open(&checkpoint.path) {
            Ok(file) => checkpoint.read(&file).map_err(|e| checkpoint.error(&e.to_string()))?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                checkpoint.write(&[]).map_err(|e| checkpoint.error(&e.to_string()))?;
                Vec::new()
            }
            Err(error) => return Err(checkpoint.error(&error.to_string())),
        };
        checkpoint.remove_unfinished();
        checkpoint.kept = numbers.len();
        checkpoint.due = Instant::now() + checkpoint.every;
        Ok((checkpoint, numbers))
    }

    /// Where the file is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Stops the computation when a new file is to be written, if `watch` has not stopped it before.
    #[must_use]
    pub fn until_due<'a>(&self, watch: &'a dyn Watch) -> Limited<'a> {
        Limited::until(watch, self.due)
    }

    /// Writes a new file if it is time to and there are more numbers than in the one before. If this fails, says
    /// so on standard error: the work may go on.
    pub fn offer(&mut self, numbers: &[u32]) {
        if Instant::now() < self.due {
            return;
        }
        let start = Instant::now();
        if let Err(error) = self.save(numbers) {
            eprintln!("warning: {error}");
        }
        let end = Instant::now();
        self.due = end + self.every.max(SHARE * (end - start));
    }

    /// Writes a new file if there are more numbers than in the one before.
    ///
    /// # Errors
    /// If that is not possible. Then the file is as it was.
    pub fn save(&mut self, numbers: &[u32]) -> Result<()> {
        if numbers.len() > self.kept {
            self.replace(numbers)?;
            self.kept = numbers.len();
        }
        Ok(())
    }

    fn replace(&self, numbers: &[u32]) -> Result<()> {
        // Another run may have got further meanwhile, or someone may have put another file here.
        match File::open(&self.path) {
            Ok(file) => {
                let header = Header::read(&mut BufReader::new(file), &self.subject);
                let count = header.map_err(|e| self.error(&e.to_string()))?.count;
                if count != self.kept {
                    return Err(self.error(&format!(
                        "it has {count} numbers, and not the {} of this run: another run has written it, and it \
                         is left as it is",
                        self.kept
                    )));
                }
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(self.error(&error.to_string())),
        }
        self.write(numbers).map_err(|e| {
            self.error(&format!(
                "{e}; no new checkpoint has been written, and the one before is left as it is"
            ))
        })
    }

    /// Puts a new file in the place of the old one.
    fn write(&self, numbers: &[u32]) -> io::Result<()> {
        let unfinished = self.beside(&format!("{}.new", process::id()));
        let written = self.write_to(&unfinished, numbers).and_then(|()| {
            fs::rename(&unfinished, &self.path)?;
            self.sync_folder()
        });
        if written.is_err() {
            // The first error says more than one of this.
            let _ = fs::remove_file(&unfinished);
        }
        written
    }

    fn write_to(&self, path: &Path, numbers: &[u32]) -> io::Result<()> {
        let mut file = BufWriter::new(File::create(path)?);
        let mut sum = Sum::new();
        let mut put = |bytes: &[u8]| {
            sum.add(bytes);
            file.write_all(bytes)
        };
        let largest = numbers.iter().copied().max().unwrap_or(0);
        let bytes = match largest {
            0..0x100 => 1,
            0x100..0x1_0000 => 2,
            _ => 4,
        };
        let Subject { name, key, what } = &self.subject;
        let header = json!({
            "checkpoint of cargo explore": VERSION, "rule": name, "key": key, "what": what,
            "count": numbers.len(), "bytes": bytes,
        });
        put(format!("{header}\n").as_bytes())?;
        let mut chunk = Vec::new();
        for numbers in numbers.chunks(CHUNK) {
            chunk.clear();
            chunk.extend(
                numbers.iter().flat_map(|number| number.to_le_bytes().into_iter().take(bytes)),
            );
            put(&chunk)?;
        }
        file.write_all(&sum.0.to_le_bytes())?;
        let file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.sync_all()
    }

    #[cfg(unix)]
    fn sync_folder(&self) -> io::Result<()> {
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
    }

    #[cfg(not(unix))]
    #[allow(clippy::unused_self, clippy::unnecessary_wraps, reason = "as on Unix")]
    fn sync_folder(&self) -> io::Result<()> {
        // Folders cannot be opened.
        Ok(())
    }

    fn read(&self, file: &File) -> Result<Vec<u32>> {
        let metadata = file.metadata()?;
        if !metadata.is_file() {
            return Err(Error::new("not a file; a checkpoint is kept in a file of its own"));
        }
        let mut file = BufReader::new(file);
        let Header { count, bytes, line } = Header::read(&mut file, &self.subject)?;
        let expected = (line.len() + count * bytes + 8) as u64;
        if metadata.len() != expected {
            return Err(Error::new(format!(
                "a damaged checkpoint: it has {} bytes, and not {expected}; delete it to begin anew",
                metadata.len()
            )));
        }
        check_free(4 * count as u64, "the numbers of the checkpoint")?;
        let mut sum = Sum::new();
        sum.add(&line);
        let mut numbers = Vec::with_capacity(count);
        let mut chunk = vec![0; CHUNK * bytes];
        while numbers.len() < count {
            let chunk = &mut chunk[..bytes * CHUNK.min(count - numbers.len())];
            file.read_exact(chunk)?;
            sum.add(chunk);
            numbers.extend(chunk.chunks_exact(bytes).map(|number| {
                let mut le = [0; 4];
                le[..bytes].copy_from_slice(number);
                u32::from_le_bytes(le)
            }));
        }
        let mut expected = [0; 8];
        file.read_exact(&mut expected)?;
        if sum.0.to_le_bytes() != expected {
            return Err(Error::new(
                "a damaged checkpoint: its checksum is wrong; delete it to begin anew",
            ));
        }
        Ok(numbers)
    }

    /// The files beside this one that a killed run may have left. Where another run is just writing one, it will
    /// say so, and write it again later.
    fn remove_unfinished(&self) {
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let Ok(files) = fs::read_dir(folder.unwrap_or(Path::new("."))) else { return };
        let Some(name) = self.path.file_name().and_then(|name| name.to_str()) else { return };
        for file in files.flatten() {
            let other = file.file_name();
            let between = other.to_str().and_then(|other| {
                other.strip_prefix(name)?.strip_prefix('.')?.strip_suffix(".new")
            });
            if between.is_some_and(|id| id.parse::<u32>().is_ok()) {
                // It takes room, and does no other harm.
                let _ = fs::remove_file(file.path());
            }
        }
    }

    fn beside(&self, ending: &str) -> PathBuf {
        let mut path = self.path.clone().into_os_string();
        path.push(".");
        path.push(ending);
        path.into()
    }

    fn error(&self, message: &str) -> Error {
        Error::new(format!("the checkpoint {}: {message}", self.path.display()))
    }
}

/// How many numbers are read or written at once.
const CHUNK: usize = 1 << 14;

/// What the first line says.
struct Header {
    count: usize,
    /// Of each number.
    bytes: usize,
    /// The line itself.
    line: Vec<u8>,
}

impl Header {
    /// Reads the first line of a checkpoint of `subject`.
    fn read(file: &mut impl BufRead, subject: &Subject) -> Result<Header> {
        let mut line = Vec::new();
        file.take(MOST_HEADER).read_until(b'\n', &mut line)?;
        let none = || {
            Error::new(
                "this file is no checkpoint of cargo explore, and is left as it is; give the name of a new file",
            )
        };
        let header: Value = serde_json::from_slice(&line).map_err(|_| none())?;
        let version = header["checkpoint of cargo explore"].as_u64().ok_or_else(none)?;
        if version != VERSION {
            return Err(Error::new(format!(
                "a checkpoint of version {version}, and this program has version {VERSION}; it is left as it is; \
                 give the name of a new file"
            )));
        }
        let text = |field: &str| header[field].as_str().map(str::to_owned);
        let number = |field: &str| header[field].as_u64().and_then(|n| usize::try_from(n).ok());
        let damaged =
            || Error::new("a damaged checkpoint: its first line; delete it to begin anew");
        let found = (text("rule"), text("key"), text("what"));
        let (Some(name), Some(key), Some(what)) = found else { return Err(damaged()) };
        if (&key, &what) != (&subject.key, &subject.what) {
            return Err(Error::new(format!(
                "it has the {what} of {name}, not the {} of {}; it is left as it is; give the name of a new file",
                subject.what, subject.name
            )));
        }
        let (Some(count), Some(bytes)) = (number("count"), number("bytes")) else {
            return Err(damaged());
        };
        if count as u64 > MAX_LEN || ![1, 2, 4].contains(&bytes) || line.last() != Some(&b'\n') {
            return Err(damaged());
        }
        Ok(Header { count, bytes, line })
    }
}

/// The FNV-1a hash of nothing, and its prime.
///
/// # Source
/// Fowler, Noll and Vo: RFC 9923.
const EMPTY: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x100_0000_01b3;

/// The checksum of some bytes.
struct Sum(u64);

impl Sum {
    fn new() -> Sum {
        Sum(EMPTY)
    }

    fn add(&mut self, bytes: &[u8]) {
        let step = |sum: u64, &byte: &u8| (sum ^ u64::from(byte)).wrapping_mul(PRIME);
        self.0 = bytes.iter().fold(self.0, step);
    }
}
