//! Files that are written whole or not at all: each is made beside its place, and then renamed.

use std::env;
use std::fs::{self, Permissions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use tempfile::{Builder, NamedTempFile};

/// What the name of anything begins with that is not in its place yet.
pub const UNFINISHED: &str = ".new-";

/// A file that has been written, and is not in its place yet.
pub struct Prepared {
    file: NamedTempFile,
    /// Where it is going to be.
    pub place: PathBuf,
    is_there: bool,
}

impl Prepared {
    /// Writes a file for that place, or for the one that a link there leads to. It may be read and written by those who
    /// may do so with the file that is there.
    ///
    /// # Errors
    /// If it cannot be written, as one that is there may not be, or if the link leads nowhere.
    pub fn new(path: &Path, bytes: &[u8]) -> io::Result<Prepared> {
        Prepared::written(path, bytes).map_err(of(path))
    }

    fn written(path: &Path, bytes: &[u8]) -> io::Result<Prepared> {
        let is_there = fs::symlink_metadata(path).is_ok();
        let nowhere = |e: io::Error| io::Error::new(e.kind(), format!("a link to nothing: {e}"));
        let place = if is_there {
            fs::canonicalize(path).map_err(nowhere)?
        } else {
            env::current_dir()?.join(path)
        };
        let old = if is_there { Some(fs::metadata(&place)?.permissions()) } else { None };
        if old.as_ref().is_some_and(Permissions::readonly) {
            return Err(io::Error::new(ErrorKind::PermissionDenied, "it may not be written"));
        }
        let mut builder = Builder::new();
        builder.prefix(UNFINISHED);
        // The system takes from these what files should not have.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let file = builder.tempfile_in(place.parent().unwrap_or(Path::new("/")))?;
        file.as_file().write_all(bytes)?;
        old.map_or(Ok(()), |old| file.as_file().set_permissions(old))?;
        Ok(Prepared { file, place, is_there })
    }

    /// Puts it in its place: over what was there when it was written, and over nothing that has come since.
    ///
    /// # Errors
    /// If that has come, or it cannot be renamed: then what was there is there.
    pub fn put(self) -> io::Result<()> {
        let Prepared { file, place, is_there } = self;
        let put = if is_there { file.persist(&place) } else { file.persist_noclobber(&place) };
        put.map(|_| ()).map_err(|failed| of(&place)(failed.error))
    }
}

/// Writes files for their places, and makes the folders that they are in: all of them, or none.
///
/// # Errors
/// Which cannot be written, and why.
pub fn prepare<T: AsRef<[u8]>>(files: &[(PathBuf, T)]) -> io::Result<Vec<Prepared>> {
    let one = |(path, bytes): &(PathBuf, T)| {
        path.parent().map_or(Ok(()), fs::create_dir_all).map_err(of(path))?;
        Prepared::new(path, bytes.as_ref())
    };
    files.iter().map(one).collect()
}

/// Writes files into their places, all of them or none.
///
/// # Errors
/// Which cannot be written, and why.
pub fn write_all<T: AsRef<[u8]>>(files: &[(PathBuf, T)]) -> io::Result<()> {
    prepare(files)?.into_iter().try_for_each(Prepared::put)
}

/// Writes a file, over what is there; to what is no file, such as `/dev/stdout`, as it is.
///
/// # Errors
/// If it cannot be written: then what was there is there.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if fs::metadata(path).is_ok_and(|there| !there.is_file() && !there.is_dir()) {
        return fs::write(path, bytes).map_err(of(path));
    }
    let Prepared { file, place, .. } = Prepared::new(path, bytes)?;
    file.persist(place).map(|_| ()).map_err(|failed| of(path)(failed.error))
}

/// An error of a file: with its place, and without the name that the file would have had until it is renamed.
fn of(path: &Path) -> impl Fn(io::Error) -> io::Error {
    move |error| {
        let text = error.to_string();
        let text = text.split(" at path ").next().unwrap_or_default();
        io::Error::new(error.kind(), format!("{}: {text}", path.display()))
    }
}
