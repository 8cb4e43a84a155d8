//! Workspaces elsewhere that are built as this one is: for tests that compile programs of their own.

use crate::error::Result;
use crate::workspace::{metadata, root};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The manifest of this workspace for another place: with other members, as in `"a", "b/*"`, and the same
/// library.
pub fn manifest(members: &str) -> Result<String> {
    let text = fs::read_to_string(root().join("Cargo.toml")).map_err(|error| error.to_string())?;
    let (before, rest) = text.split_once("members = [").ok_or("Cargo.toml has no members")?;
    let (_, after) = rest.split_once("]\n").ok_or("the list of members does not end")?;
    // As a string of TOML has it, which takes all letters as they are.
    let here = root().display().to_string().replace('\\', "\\\\").replace('"', "\\\"");
    let after = after.replace("path = \"", &format!("path = \"{here}/"));
    // Of these none may be there.
    let after = after.lines().filter(|line| !line.starts_with("default-members"));
    let after = after.collect::<Vec<_>>().join("\n");
    Ok(format!("{before}members = [{members}]\n{after}\n"))
}

/// The target folder of this workspace, where the library is built already.
pub fn target() -> Result<PathBuf> {
    let metadata = metadata(Some(&root().join("Cargo.toml")))?;
    let target = metadata["target_directory"].as_str().ok_or("Cargo names no target folder")?;
    Ok(target.into())
}

/// Writes a file and its folder. One that is right already is left as it is, so that Cargo need not build
/// it again.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    if fs::read_to_string(path).ok().as_deref() == Some(text) {
        return Ok(());
    }
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    fs::write(path, text)
}
