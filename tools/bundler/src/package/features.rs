//! The features with which Cargo builds the packages of a program, where those that it has for procedural macros and
//! build scripts may be others.

use crate::json::text;
use serde_json::Value;
use std::collections::BTreeSet;
use verdicts::workspace::{cargo, printed};

/// What `cargo tree` prints: for each package its name, version and folder, and its features.
pub(super) struct Features(String);

impl Features {
    /// Those for the program of `package` on the machine `host`.
    ///
    /// # Errors
    /// What Cargo says.
    pub(super) fn find(package: &Value, host: &str) -> verdicts::Result<Features> {
        let mut tree = cargo();
        tree.args(["tree", "--offline", "--prefix=none", "--edges=normal,no-proc-macro"]);
        tree.args(["--format={p}|{f}", "--target", host]);
        tree.args(["--manifest-path", text(&package["manifest_path"])]);
        Ok(Features(String::from_utf8_lossy(&printed(&mut tree)?).into_owned()))
    }

    /// Those of a package.
    pub(super) fn of(&self, package: &Value) -> BTreeSet<String> {
        let mut name = format!("{} v{} ", text(&package["name"]), text(&package["version"]));
        if package["source"].is_null() {
            let folder = text(&package["manifest_path"]).trim_end_matches("Cargo.toml");
            name.extend(["(", folder.trim_end_matches(['/', '\\']), ")"]);
        }
        let lines = self.0.lines().filter_map(|line| line.rsplit_once('|'));
        let meant = lines.filter(|(shown, _)| format!("{shown} ").starts_with(&name));
        let features = meant.flat_map(|(_, features)| features.trim_end_matches(" (*)").split(','));
        features.filter(|name| !name.is_empty()).map(str::to_owned).collect()
    }
}
