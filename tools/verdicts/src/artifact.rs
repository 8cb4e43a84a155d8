//! What Cargo has put into a target folder. It goes by times and by names there: a file that was moved over another one
//! may be older than the program, and packages of one name in two workspaces may share the folder.

use crate::text::at;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// How often a build is tried again where something else builds or writes the same.
pub const TRIES: usize = 5;

/// What stands for these bytes, in sixteen digits.
#[must_use]
pub fn digest(parts: &[&[u8]]) -> String {
    let mut hasher = DefaultHasher::new();
    parts.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// The files that an artifact was made of, in this workspace, as Cargo has noted them; none where it has not.
fn sources(artifact: &Path) -> Vec<PathBuf> {
    let noted = fs::read_to_string(artifact.with_extension("d")).unwrap_or_default();
    let (_, paths) =
        noted.lines().next().and_then(|line| line.split_once(": ")).unwrap_or_default();
    // A space that belongs to a path has a backslash before it.
    let paths = paths.replace("\\ ", "\0");
    paths.split_whitespace().map(|path| path.replace('\0', " ").into()).collect()
}

/// Copies what Cargo has made of the file `root` and what that names into a folder, while it builds nothing beside it;
/// `None` if by now that is made of another one.
///
/// # Errors
/// If it cannot be copied.
pub fn take(artifact: &Path, root: &Path, folder: &Path) -> Result<Option<PathBuf>, String> {
    // Cargo holds this lock as long as it builds. Where there is none, or none can be had, it does without, too.
    let lock = File::open(artifact.with_file_name(".cargo-lock"));
    let _held = lock.and_then(|lock| lock.lock_shared().map(|()| lock));
    let sources = sources(artifact);
    // Cargo may be told to note them relative to some folder.
    let known = fs::canonicalize(root).map_err(at(root))?;
    let is_same = |source: &PathBuf| fs::canonicalize(source).is_ok_and(|source| source == known);
    let is_root = |source: &PathBuf| root.ends_with(source) || is_same(source);
    if !sources.is_empty() && !sources.iter().any(is_root) {
        return Ok(None);
    }
    fs::create_dir_all(folder).map_err(at(folder))?;
    let copy = folder.join(artifact.file_name().unwrap_or_default());
    // What runs cannot be written to, and a link would change with what it links to.
    fs::copy(artifact, &copy).map_err(at(artifact))?;
    Ok(Some(copy))
}

/// Whether an artifact, which Cargo has made or found `since`, is not of what its files have now. Cargo is shown those that
/// have got their content later than they say.
///
/// # Errors
/// If it cannot be shown one.
#[cfg(unix)]
pub(crate) fn is_behind(artifact: &Path, since: SystemTime) -> Result<bool, String> {
    use std::os::unix::fs::MetadataExt;
    let Ok(made) = fs::metadata(artifact).and_then(|metadata| metadata.modified()) else {
        return Ok(false);
    };
    let (made, mut is_behind) = (made.min(since), false);
    for source in sources(artifact) {
        let Ok(metadata) = fs::metadata(&source) else { continue };
        let seconds = u64::try_from(metadata.ctime()).unwrap_or_default();
        let nanoseconds = u32::try_from(metadata.ctime_nsec()).unwrap_or_default();
        if SystemTime::UNIX_EPOCH + std::time::Duration::new(seconds, nanoseconds) <= made {
            continue;
        }
        is_behind = true;
        if metadata.modified().is_ok_and(|modified| modified <= made) {
            let touched = File::open(&source).and_then(|file| file.set_modified(SystemTime::now()));
            touched.map_err(|error| {
                let place = source.display();
                format!(
                    "{place}: {error}; it is newer than its time, by which Cargo goes: `touch` it"
                )
            })?;
        }
    }
    Ok(is_behind)
}

/// The same where no system call tells when a file has got its content.
#[cfg(not(unix))]
pub(crate) fn is_behind(_: &Path, _: SystemTime) -> Result<bool, String> {
    Ok(false)
}
