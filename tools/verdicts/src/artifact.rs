//! What Cargo has put into a target folder. It goes by times and by names there: a file that was moved over another one
//! may be older than the program, and packages of one name in two workspaces may share the folder.

use crate::error::{Result, at};
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// How often a build is tried again where something else builds or writes the same.
pub const TRIES: usize = 5;

/// What stands for these bytes, in sixteen digits.
pub fn digest(parts: &[&[u8]]) -> String {
    let mut hasher = DefaultHasher::new();
    parts.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// What Cargo has made of a file and what that names.
#[derive(Clone)]
pub(crate) struct Artifact {
    pub(crate) path: PathBuf,
    pub(crate) root: PathBuf,
}

impl Artifact {
    /// The files that it was made of, in its workspace, as Cargo has noted them; none where it has not.
    fn sources(&self) -> Vec<PathBuf> {
        let noted = fs::read_to_string(self.path.with_extension("d")).unwrap_or_default();
        let paths = noted.lines().next().and_then(|line| line.split_once(": "));
        // A space that belongs to a path has a backslash before it.
        let paths = paths.map_or(String::new(), |(_, paths)| paths.replace("\\ ", "\0"));
        paths.split_whitespace().map(|path| path.replace('\0', " ").into()).collect()
    }

    /// Copies it into a folder, while Cargo builds nothing beside it; `None` if by now it is made of another file.
    pub(crate) fn take(&self, folder: &Path) -> Result<Option<PathBuf>> {
        // Cargo holds this lock as long as it builds. Where there is none, or none can be had, it does without, too.
        let lock = File::open(self.path.with_file_name(".cargo-lock"));
        let _held = lock.and_then(|lock| lock.lock_shared().map(|()| lock));
        let (sources, known) = (self.sources(), fs::canonicalize(&self.root).ok());
        // Cargo may be told to note them relative to some folder.
        let is_root = |source: &PathBuf| {
            self.root.ends_with(source) || known.is_some() && fs::canonicalize(source).ok() == known
        };
        if !sources.is_empty() && !sources.iter().any(is_root) {
            return Ok(None);
        }
        fs::create_dir_all(folder).map_err(at(folder))?;
        let copy = folder.join(self.path.file_name().unwrap_or_default());
        // A link would change with what it links to.
        fs::copy(&self.path, &copy).map_err(at(&self.path))?;
        Ok(Some(copy))
    }

    /// Whether a source has changed after Cargo made this, or found it at `since`. A source whose time says that it is older
    /// is touched, so that Cargo sees it.
    #[cfg(unix)]
    pub(crate) fn is_behind(&self, since: SystemTime) -> Result<bool> {
        use std::os::unix::fs::MetadataExt;
        let modified = |path: &Path| fs::metadata(path).and_then(|metadata| metadata.modified());
        let Ok(made) = modified(&self.path).map(|made| made.min(since)) else { return Ok(false) };
        let made_at = made.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        let made_at = (made_at.as_secs().cast_signed(), i64::from(made_at.subsec_nanos()));
        let mut newer = self.sources();
        newer.retain(|source| {
            fs::metadata(source).is_ok_and(|found| (found.ctime(), found.ctime_nsec()) > made_at)
        });
        for source in newer.iter().filter(|source| modified(source).is_ok_and(|time| time <= made))
        {
            let touched = File::open(source).and_then(|file| file.set_modified(SystemTime::now()));
            touched.map_err(|error| {
                format!("{error}; Cargo takes it to be old: `touch {}`", source.display())
            })?;
        }
        Ok(!newer.is_empty())
    }

    /// The same where no system call tells how long a file has been there.
    #[cfg(not(unix))]
    pub(crate) fn is_behind(&self, _: SystemTime) -> Result<bool> {
        Ok(false)
    }
}
