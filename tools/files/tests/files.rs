//! What is there before and after a file is written, or is not.

use files::{Prepared, write};
use std::fs;
use tempfile::TempDir;

/// The names in a folder.
fn names(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(folder.path()).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn a_file_is_there_when_it_is_put() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("a");
    write(&path, b"old").unwrap();
    let prepared = Prepared::new(&path, b"new").unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"old");
    assert!(names(&folder).iter().any(|name| name.starts_with(files::UNFINISHED)));
    prepared.put().unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"new");
    // What is not put leaves nothing, and what has come since stays.
    drop(Prepared::new(&path, b"third").unwrap());
    fs::remove_file(&path).unwrap();
    let prepared = Prepared::new(&path, b"third").unwrap();
    fs::write(&path, "new").unwrap();
    assert_eq!(prepared.put().unwrap_err().kind(), std::io::ErrorKind::AlreadyExists);
    assert_eq!((fs::read(&path).unwrap(), names(&folder)), (b"new".to_vec(), vec!["a".to_owned()]));
    let nowhere = write(&folder.path().join("b/c"), b"").unwrap_err().to_string();
    assert!(!nowhere.contains(files::UNFINISHED), "{nowhere}");
}

#[test]
#[cfg(unix)]
fn links_are_followed_and_rights_kept() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = TempDir::new().unwrap();
    let [path, link, nowhere] = ["a", "link", "nowhere"].map(|name| folder.path().join(name));
    let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
    fs::write(&path, "old").unwrap();
    let usual = mode();
    fs::remove_file(&path).unwrap();
    write(&path, b"old").unwrap();
    assert_eq!(mode(), usual);
    fs::set_permissions(&path, fs::Permissions::from_mode(0o750)).unwrap();
    symlink("a", &link).unwrap();
    write(&link, b"new").unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!((fs::read(&path).unwrap(), mode()), (b"new".to_vec(), 0o750));
    symlink("gone", &nowhere).unwrap();
    assert!(
        write(&nowhere, b"x").unwrap_err().to_string().contains("/nowhere: a link to nothing: ")
    );
    assert!(fs::symlink_metadata(&nowhere).unwrap().is_symlink());
    // Not over what nobody may write.
    fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
    assert!(write(&link, b"x").unwrap_err().to_string().ends_with("/link: it may not be written"));
    assert_eq!(fs::read(&path).unwrap(), b"new");
}

/// What is no file is written to, and stays what it is: here a pipe, as a device of this machine would be lost.
#[test]
#[cfg(unix)]
fn pipes_stay() {
    use std::os::unix::fs::FileTypeExt;
    let folder = TempDir::new().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::read(pipe).unwrap()
    });
    write(&pipe, b"x").unwrap();
    assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());
    assert_eq!(reader.join().unwrap(), b"x");
}
