//! `cargo judge gen`.

use anyhow::{Context, Error, Result, ensure};
use clap::Args;
use judge::generator::{GRAMMAR, generator};
use judge::keep::write_over;
use std::fs;
use std::path::{Path, PathBuf};
use verdicts::Package;
use verdicts::workspace::metadata;

/// What a generator of this begins with, and how it goes on.
const START: &str = "//! Cases of ";
const MADE: &str = " in these limits: ";

const EXAMPLE: &str = "\
Example:
  $ cargo judge gen hdu3032 't<=20; n<=10^6; s[n]<=2^31-1'
  wrote problems/hdu3032/gen.rs
  cargo judge stress hdu3032";

#[derive(Args)]
#[command(after_help = EXAMPLE, after_long_help = format!("{EXAMPLE}\n\n{GRAMMAR}"))]
pub struct Gen {
    /// The package
    package: String,
    /// The limits, as the statement has them; --help says how they are written
    limits: String,
    /// A manifest of another workspace
    #[arg(long, value_name = "PATH")]
    manifest_path: Option<PathBuf>,
}

/// Writes a generator, where there is none of the problem's own.
pub fn gen_cases(args: &Gen) -> Result<()> {
    let manifest = args.manifest_path.as_deref();
    let metadata = metadata(manifest).map_err(Error::msg)?;
    let package = Package::find(&metadata, manifest, Some(&args.package), None);
    let package = package.map_err(Error::msg)?;
    let folder = package.manifest.parent().context("a manifest is in a folder")?;
    let workspace = Path::new(metadata["workspace_root"].as_str().unwrap_or_default());
    let path = folder.join("gen.rs");
    let there = fs::read_to_string(&path).unwrap_or_default();
    let first = there.lines().next().unwrap_or_default();
    let is_made = there.is_empty()
        || first.contains(MADE)
        || judge::problem::is_example(workspace, folder, "gen.rs");
    ensure!(is_made, "{} is the problem's own: delete it first", path.display());
    let heading = first.strip_prefix(START).and_then(|rest| rest.split([':']).next());
    let heading = heading
        .map(|heading| heading.split(MADE.trim_end_matches([':', ' '])).next().unwrap_or(heading));
    let text = generator(&args.limits, heading.unwrap_or(&package.name))?;
    write_over(&path, text.as_bytes())?;
    println!("wrote {}", path.strip_prefix(workspace).unwrap_or(&path).display());
    println!("cargo judge stress {}", package.name);
    Ok(())
}
