//! Texts of a test, and a folder for those that another program is to read.

use crate::error::{Result, at};
use std::borrow::Cow;
use std::fs::{self, File};
use std::io;
use std::path::{self, Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, process};

/// A text of a test: an input, or the right answer to it.
#[derive(Clone, Copy, Debug)]
pub enum Text<'a> {
    /// What is in a file.
    File(&'a Path),
    /// What is in memory.
    Held(&'a [u8]),
}

/// A text of a fixture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// What is in a file.
    File(PathBuf),
    /// What a document of another tool has.
    Held(Vec<u8>),
}

impl Content {
    /// The text.
    pub fn text(&self) -> Text<'_> {
        match self {
            Content::File(path) => Text::File(path),
            Content::Held(bytes) => Text::Held(bytes),
        }
    }

    /// The file, if it is one.
    pub fn file(&self) -> Option<&Path> {
        if let Content::File(path) = self { Some(path) } else { None }
    }
}

impl From<&str> for Content {
    fn from(text: &str) -> Content {
        Content::Held(text.as_bytes().to_vec())
    }
}

impl From<PathBuf> for Content {
    fn from(path: PathBuf) -> Content {
        Content::File(path)
    }
}

impl<'a> Text<'a> {
    /// The text itself.
    pub fn read(self) -> Result<Cow<'a, [u8]>> {
        match self {
            Text::File(path) => fs::read(path).map(Cow::Owned).map_err(at(path)),
            Text::Held(bytes) => Ok(Cow::Borrowed(bytes)),
        }
    }

    /// The text as a file that is read from its start.
    pub fn open(self) -> Result<File> {
        match self {
            Text::File(path) => File::open(path).map_err(at(path)),
            // The folder is removed at once, and the file lives on as long as it is open.
            Text::Held(bytes) => Text::File(&Scratch::new()?.write("input", bytes)?).open(),
        }
    }
}

/// A folder of this process alone, which is removed when this is dropped.
pub struct Scratch(PathBuf);

impl Scratch {
    /// In the system's folder for temporary files.
    pub(crate) fn new() -> Result<Scratch> {
        Scratch::within(&env::temp_dir())
    }

    /// In another folder.
    pub fn within(around: &Path) -> Result<Scratch> {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let mut builder = fs::DirBuilder::new();
        // For nobody else.
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        loop {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let folder = around.join(format!("verdicts-{}-{number}", process::id()));
            match builder.create(&folder) {
                Ok(()) => return Ok(Scratch(folder)),
                // Left by a process of the same number that was killed.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(at(&folder)(error)),
            }
        }
    }

    /// The folder itself.
    pub fn place(&self) -> &Path {
        &self.0
    }

    /// The path of a text, which is written into this folder if it is in memory.
    pub(crate) fn path(&self, name: &str, text: Text) -> Result<PathBuf> {
        match text {
            Text::File(path) => path::absolute(path).map_err(at(path)),
            Text::Held(bytes) => self.write(name, bytes),
        }
    }

    /// A new folder in this one.
    pub(crate) fn folder(&self, name: &str) -> Result<PathBuf> {
        let path = self.0.join(name);
        fs::create_dir(&path).map_err(at(&path))?;
        Ok(path)
    }

    /// Writes a file into this folder: its path.
    pub(crate) fn write(&self, name: &str, bytes: &[u8]) -> Result<PathBuf> {
        let path = self.0.join(name);
        fs::write(&path, bytes).map_err(at(&path))?;
        Ok(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
