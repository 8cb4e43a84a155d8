//! Fixtures of what was found.

use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use stress::Failure;
use tempfile::NamedTempFile;

/// Whether a fixture can have that name.
pub fn is_free(folder: &Path, name: &str) -> Result<()> {
    let is_kebab = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    ensure!(
        !name.is_empty() && name.chars().all(is_kebab),
        "--keep {name}: a fixture's name is lower case letters, digits and hyphens"
    );
    for extension in ["in", "out", "err"] {
        let path = file(folder, name, extension);
        ensure!(
            !path.exists(),
            "--keep {name}: {} is there already; take another name",
            path.display()
        );
    }
    Ok(())
}

/// Makes a fixture, whole or not at all: its files, in words.
pub fn keep(folder: &Path, name: &str, failure: &Failure, has_answer: bool) -> Result<String> {
    is_free(folder, name)?;
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let input = file(folder, name, "in");
    write(&input, &failure.input)?;
    if !has_answer {
        return Ok(input.display().to_string());
    }
    let answer = file(folder, name, "out");
    if let Err(error) = write(&answer, &failure.answer) {
        if let Err(removing) = fs::remove_file(&input) {
            bail!("{error:#}; {} is left: {removing}", input.display());
        }
        return Err(error);
    }
    Ok(format!("{}, {}", input.display(), answer.display()))
}

fn file(folder: &Path, name: &str, extension: &str) -> PathBuf {
    folder.join(format!("{name}.{extension}"))
}

/// Writes a file that is not there yet.
fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let place = || path.display().to_string();
    let mut file = NamedTempFile::new_in(path.parent().context("a folder")?).with_context(place)?;
    file.write_all(bytes).with_context(place)?;
    // As others may read what is made in another way.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let readable = fs::Permissions::from_mode(0o644);
        file.as_file().set_permissions(readable).with_context(place)?;
    }
    file.persist_noclobber(path).map_err(|error| error.error).with_context(place)?;
    Ok(())
}
